// A seat that another program plays or follows, one game a program, whatever protocol it speaks.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/programs/conversation.h"
#include "engine/ai/level.h"
#include "engine/formats/protocol.h"
#include "engine/table/referee.h"

namespace tingpai::programs {

inline constexpr Milliseconds patience_at_end{500};  // for a program to go by itself

// What a seat does whose player does not answer: it passes, or discards what it has drawn.
Action harmless_action(const PlayerView& view, const LegalActions& legal);

// Of a seat that it follows somebody else plays: it is told what happened there, whatever it answered.
enum class Role : std::uint8_t { plays, follows };

class ProgramSeat {
 public:
  explicit ProgramSeat(Seat seat, Role role = Role::plays) : seat_(seat), role_(role) {}
  virtual ~ProgramSeat() = default;

  // Tells the program what its seat has just seen, which led to this view and lets it do this. False: a fault
  // that ends the game by the rules of its protocol.
  virtual bool hear(const SeenEvent& event, const PlayerView& view, const LegalActions& asked) = 0;
  bool hear(const Event& event, const Referee& referee) {
    return hear(redact(event, seat_), referee.view(seat_), referee.asked(seat_));
  }
  // Its own answer when the referee asks, a legal one; nothing where it has none. A program that draws lots
  // may draw them from `seed`.
  virtual std::optional<Action> own_answer(const PlayerView& view, const LegalActions& legal,
                                           std::uint64_t seed) = 0;
  // The same, or what is harmless.
  Action answer(const PlayerView& view, const LegalActions& legal, std::uint64_t seed) {
    return own_answer(view, legal, seed).value_or(harmless_action(view, legal));
  }
  virtual void end() {}
  bool given_up() const { return given_up_; }

  const std::vector<Fault>& faults() const { return faults_; }
  // How long each decision took, waiting included.
  const std::vector<float>& microseconds() const { return microseconds_; }

 protected:
  Seat seat() const { return seat_; }
  bool follows() const { return role_ == Role::follows; }
  // A program that cannot be spoken to any more, or is late too often, is given up.
  void blame(Fault fault);
  void give_up(Fault fault);  // for this fault
  void note_time(Conversation::Clock::time_point start) {
    microseconds_.push_back(
        std::chrono::duration<float, std::micro>(Conversation::Clock::now() - start).count());
  }

 private:
  Seat seat_;
  Role role_;
  std::vector<Fault> faults_;
  std::vector<float> microseconds_;
  int late_ = 0;
  bool given_up_ = false;
};

// The seat of a program that speaks that protocol. `levels`: who plays, nothing for a person or a program.
std::unique_ptr<ProgramSeat> seat_speaking(Protocol protocol, Seat seat, Conversation program,
                                           const BySeat<std::optional<Level>>& levels,
                                           Role role = Role::plays);

}  // namespace tingpai::programs
