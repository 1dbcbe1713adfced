// A seat that an external program plays through Botzone's protocol. It is told everything and answers
// everything; what it does wrong ends the game at its cost, where the game is played by Botzone's rules.
// Where it goes on all the same, the seat does what is harmless.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>

#include "app/programs/program_seat.h"
#include "engine/formats/botzone.h"

namespace tingpai::programs {

// What a bot that does not want to be started anew for the next turn writes after its response.
inline constexpr std::string_view botzone_keep_running = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<";

class BotzoneSeat : public ProgramSeat {
 public:
  BotzoneSeat(Seat seat, Conversation program);

  using ProgramSeat::hear;
  bool hear(const SeenEvent& event, const PlayerView& view, const LegalActions& asked) override;
  // It has answered already: to the request that told it. After a chow or pung that was not its answer it has
  // no discard to name.
  std::optional<Action> own_answer(const PlayerView& view, const LegalActions& legal,
                                   std::uint64_t seed) override;

 private:
  bool answered_with(const Meld& meld) const;
  std::optional<Fault> ask(const std::string& request, const PlayerView& view, const LegalActions& legal);
  std::optional<Fault> exchange(const std::string& request, std::string& answer);
  std::optional<Fault> keep_running();

  Conversation program_;
  botzone::Announcer announcer_;
  std::deque<std::string> unsaid_;  // requests, the rest after a fault
  std::string last_request_;
  std::optional<botzone::Response> response_;  // to what it was asked last; nothing: a fault
};

}  // namespace tingpai::programs
