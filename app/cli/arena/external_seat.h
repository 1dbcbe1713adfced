// A seat that an external program plays through Botzone's protocol, one game a program. It is told everything
// and answers everything; what it does wrong ends the game at its cost.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/arena/program.h"
#include "engine/formats/botzone.h"
#include "engine/table/referee.h"

namespace tingpai::cli {

struct Fault {
  enum class Kind : std::uint8_t { illegal, late, crashed };
  Kind kind = Kind::illegal;
  std::string message;
};

class ExternalSeat {
 public:
  // `limit` is for each answer, the first with the program's start included.
  ExternalSeat(Seat seat, std::string command, Milliseconds limit);

  // Tells the program what has just happened at the referee's table and hears its answers.
  std::optional<Fault> hear(const Event& event, const Referee& referee);
  // What it has answered, when the referee asks.
  Action action(const PlayerView& view) const;
  // How long each decision took, waiting included.
  const std::vector<float>& microseconds() const { return microseconds_; }

 private:
  std::optional<Fault> ask(const std::string& request, const PlayerView& view, const LegalActions& legal);
  std::optional<Fault> exchange(const std::string& request, std::string& answer);
  std::optional<Fault> keep_running();
  Fault silence(LineSource::Got got, const std::string& before);

  Seat seat_;
  std::string command_;
  Milliseconds limit_;
  botzone::Announcer announcer_;
  std::unique_ptr<Program> program_;
  std::string last_request_;
  botzone::Response response_;
  std::vector<float> microseconds_;
};

}  // namespace tingpai::cli
