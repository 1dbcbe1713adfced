#include "app/cli/programs/botzone_seat.h"

#include "app/cli/programs/botzone_bot.h"

namespace tingpai::cli {

namespace {

constexpr int most_lines = 1000;  // between an answer and the offer to keep running: remarks are let pass

}  // namespace

BotzoneSeat::BotzoneSeat(Seat seat, std::string command, Milliseconds limit)
    : ProgramSeat(seat), program_(std::move(command), limit), announcer_(seat) {}

bool BotzoneSeat::hear(const Event& event, const Referee& referee) {
  const auto requests = announcer_.requests(redact(event, seat()));
  for (std::size_t i = 0; i < requests.size(); ++i) {
    const bool last = i + 1 == requests.size();
    const LegalActions& legal = last ? referee.asked(seat()) : LegalActions{};
    if (auto fault = ask(requests[i], referee.view(seat()), legal)) {
      note(*std::move(fault));
      return false;
    }
  }
  return true;
}

Action BotzoneSeat::answer(const PlayerView& view, const LegalActions& /*legal*/, std::uint64_t /*seed*/) {
  const bool after_claim = view.table.phase == Phase::acting && !view.table.drawn;
  return after_claim ? Action{ActionType::discard, *response_.discard} : response_.action;
}

std::optional<Fault> BotzoneSeat::ask(const std::string& request, const PlayerView& view,
                                      const LegalActions& legal) {
  if (program_.started()) {
    if (auto fault = keep_running()) return fault;
  }
  last_request_ = request;
  std::string answer;
  const auto start = Conversation::Clock::now();
  if (auto fault = exchange(request, answer)) return fault;
  if (!legal.empty()) note_time(start);
  const auto response = botzone::parse_response(answer, view, legal);
  if (!response) {
    return Fault{Fault::Kind::illegal,
                 quoted(answer) + " to " + quoted(request) + ": " + response.error().message};
  }
  if (!legal.empty()) response_ = *response;
  return std::nullopt;
}

// One request, and the first line that comes back.
std::optional<Fault> BotzoneSeat::exchange(const std::string& request, std::string& answer) {
  const auto deadline = program_.deadline();
  const std::string before = "before its answer to " + quoted(request);
  const std::string first_turn = program_.started() ? "" : "1\n";
  if (auto fault = program_.say(first_turn + request + '\n', deadline, before)) return fault;
  return program_.hear(answer, deadline, before);
}

// Looked for only when there is more to ask: after the last answer of a game a program may go.
std::optional<Fault> BotzoneSeat::keep_running() {
  const std::string before = "before offering to keep running after " + quoted(last_request_);
  const auto deadline = program_.deadline();
  std::string line;
  for (int i = 0; i < most_lines; ++i) {
    if (auto fault = program_.hear_line(line, deadline, before)) return fault;
    if (line == botzone_keep_running) return std::nullopt;
  }
  return Fault{Fault::Kind::illegal, std::to_string(most_lines) + " lines " + before};
}

}  // namespace tingpai::cli
