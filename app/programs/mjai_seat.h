// A seat that an external program plays or follows through mjai's protocol. What it does wrong is a fault;
// then the seat does what is harmless, and the game goes on. A program that cannot be spoken to any more, or
// is late too often, is given up.
#pragma once

#include <optional>
#include <string>

#include "app/formats/mjai_announcer.h"
#include "app/programs/program_seat.h"

namespace tingpai::programs {

class MjaiSeat : public ProgramSeat {
 public:
  MjaiSeat(Seat seat, Conversation program, Role role = Role::plays);

  using ProgramSeat::hear;
  bool hear(const SeenEvent& event, const PlayerView& view, const LegalActions& asked) override;
  // It has answered already: to the message that told it. One that follows and would declare riichi names no
  // discard, because it would have to hear first that it has declared: then it is the first that may follow.
  std::optional<Action> own_answer(const PlayerView& view, const LegalActions& legal,
                                   std::uint64_t seed) override;
  void end() override;

 private:
  // Some programs answer every line, others only those that let them act: the first question shows which.
  enum class Manner : std::uint8_t { unknown, every_line, when_asked };

  void say(const std::string& message);
  void question(const PlayerView& view, const LegalActions& legal);
  std::optional<Fault> answers(const PlayerView& view, const LegalActions& legal);
  std::optional<Fault> last_answer(std::string& line);
  std::optional<Fault> discard_of_riichi(const PlayerView& view, const LegalActions& legal);
  std::optional<Fault> say_riichi(Seat id, std::string& answer);
  void pass_over_discard(Seat id);

  Conversation program_;
  mjai::Announcer announcer_;
  Manner manner_ = Manner::unknown;
  int unanswered_ = 0;     // lines
  int fresh_ = 0;          // of these, the ones that may still be answered with an action
  bool declared_ = false;  // it has been told that its own riichi is declared
  std::optional<Action> action_;
};

}  // namespace tingpai::programs
