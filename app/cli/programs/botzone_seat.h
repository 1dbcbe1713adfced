// A seat that an external program plays through Botzone's protocol. It is told everything and answers
// everything; what it does wrong ends the game at its cost.
#pragma once

#include <string>

#include "app/cli/programs/program_seat.h"
#include "engine/formats/botzone.h"

namespace tingpai::cli {

class BotzoneSeat : public ProgramSeat {
 public:
  BotzoneSeat(Seat seat, std::string command, Milliseconds limit);

  bool hear(const Event& event, const Referee& referee) override;
  // It has answered already: to the request that told it.
  Action answer(const PlayerView& view, const LegalActions& legal, std::uint64_t seed) override;

 private:
  std::optional<Fault> ask(const std::string& request, const PlayerView& view, const LegalActions& legal);
  std::optional<Fault> exchange(const std::string& request, std::string& answer);
  std::optional<Fault> keep_running();

  Conversation program_;
  botzone::Announcer announcer_;
  std::string last_request_;
  botzone::Response response_;
};

}  // namespace tingpai::cli
