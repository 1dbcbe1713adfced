// A seat that another program plays, one game a program, whatever protocol it speaks.
#pragma once

#include <vector>

#include "app/cli/programs/conversation.h"
#include "engine/table/referee.h"

namespace tingpai::cli {

inline constexpr Milliseconds patience_at_end{500};  // for a program to go by itself

class ProgramSeat {
 public:
  explicit ProgramSeat(Seat seat) : seat_(seat) {}
  virtual ~ProgramSeat() = default;

  // Tells the program what has just happened at the referee's table. False: a fault that ends the game.
  virtual bool hear(const Event& event, const Referee& referee) = 0;
  // Its answer when the referee asks, always a legal one. A program that draws lots may draw them from
  // `seed`.
  virtual Action answer(const PlayerView& view, const LegalActions& legal, std::uint64_t seed) = 0;
  virtual void end() {}

  const std::vector<Fault>& faults() const { return faults_; }
  // How long each decision took, waiting included.
  const std::vector<float>& microseconds() const { return microseconds_; }

 protected:
  Seat seat() const { return seat_; }
  void note(Fault fault) { faults_.push_back(std::move(fault)); }
  // The same, where the game goes on: a program that cannot be spoken to any more, or is late too often, is
  // given up.
  void blame(Fault fault);
  void give_up(Fault fault);  // for this fault
  bool given_up() const { return given_up_; }
  void note_time(Conversation::Clock::time_point start) {
    microseconds_.push_back(
        std::chrono::duration<float, std::micro>(Conversation::Clock::now() - start).count());
  }

 private:
  Seat seat_;
  std::vector<Fault> faults_;
  std::vector<float> microseconds_;
  int late_ = 0;
  bool given_up_ = false;
};

// What a seat does whose player does not answer: it passes, or discards what it has drawn.
Action harmless_action(const PlayerView& view, const LegalActions& legal);

}  // namespace tingpai::cli
