#include "app/cli/arena/external_seat.h"

#include <algorithm>

#include "app/cli/arena/botzone_bot.h"

namespace tingpai::cli {

namespace {

using Clock = LineSource::Clock;

constexpr int most_lines = 1000;  // between an answer and the offer to keep running: remarks are let pass

// Printable and short, for a message.
std::string quoted(std::string text) {
  constexpr std::size_t most = 60;
  const bool cut = text.size() > most;
  text.resize(std::min(text.size(), most));
  for (char& c : text) {
    if (c < ' ' || c > '~') c = '?';
  }
  return '"' + text + (cut ? "..." : "") + '"';
}

Milliseconds until(Clock::time_point deadline) {
  return std::max(std::chrono::ceil<Milliseconds>(deadline - Clock::now()), Milliseconds(0));
}

bool is_blank(const std::string& line) { return line.find_first_not_of(" \t") == std::string::npos; }

}  // namespace

ExternalSeat::ExternalSeat(Seat seat, std::string command, Milliseconds limit)
    : seat_(seat), command_(std::move(command)), limit_(limit), announcer_(seat) {}

std::optional<Fault> ExternalSeat::hear(const Event& event, const Referee& referee) {
  const auto requests = announcer_.requests(redact(event, seat_));
  for (std::size_t i = 0; i < requests.size(); ++i) {
    const bool last = i + 1 == requests.size();
    const LegalActions& legal = last ? referee.asked(seat_) : LegalActions{};
    if (auto fault = ask(requests[i], referee.view(seat_), legal)) return fault;
  }
  return std::nullopt;
}

Action ExternalSeat::action(const PlayerView& view) const {
  const bool after_claim = view.table.phase == Phase::acting && !view.table.drawn;
  return after_claim ? Action{ActionType::discard, *response_.discard} : response_.action;
}

std::optional<Fault> ExternalSeat::ask(const std::string& request, const PlayerView& view,
                                       const LegalActions& legal) {
  if (program_) {
    if (auto fault = keep_running()) return fault;
  }
  last_request_ = request;
  std::string answer;
  const auto start = Clock::now();
  if (auto fault = exchange(request, answer)) return fault;
  if (!legal.empty()) {
    microseconds_.push_back(std::chrono::duration<float, std::micro>(Clock::now() - start).count());
  }
  const auto response = botzone::parse_response(answer, view, legal);
  if (!response) {
    return Fault{Fault::Kind::illegal,
                 quoted(answer) + " to " + quoted(request) + ": " + response.error().message};
  }
  if (!legal.empty()) response_ = *response;
  return std::nullopt;
}

// One request, and the first line that comes back.
std::optional<Fault> ExternalSeat::exchange(const std::string& request, std::string& answer) {
  const auto deadline = Clock::now() + limit_;
  std::string text = request + '\n';
  if (!program_) {
    auto started = Program::start(command_);
    if (!started) return Fault{Fault::Kind::crashed, started.error().message};
    program_ = *std::move(started);
    text = "1\n" + text;  // the first turn
  }
  const std::string before = "before its answer to " + quoted(request);
  switch (program_->send(text, deadline)) {
    case Program::Sent::all:
      break;
    case Program::Sent::not_yet:
      return Fault{Fault::Kind::late, "does not read " + quoted(request)};
    case Program::Sent::closed:
      return silence(LineSource::Got::end, before);
  }
  for (;;) {
    const auto got = program_->output().next(answer, until(deadline));
    if (got != LineSource::Got::line) return silence(got, before);
    if (!is_blank(answer)) return std::nullopt;
    if (Clock::now() >= deadline) return silence(LineSource::Got::nothing_yet, before);
  }
}

// Looked for only when there is more to ask: after the last answer of a game a program may go.
std::optional<Fault> ExternalSeat::keep_running() {
  const std::string before = "before offering to keep running after " + quoted(last_request_);
  const auto deadline = Clock::now() + limit_;
  std::string line;
  for (int i = 0; i < most_lines; ++i) {
    const auto got = program_->output().next(line, until(deadline));
    if (got != LineSource::Got::line) return silence(got, before);
    if (line == botzone_keep_running) return std::nullopt;
  }
  return Fault{Fault::Kind::illegal, std::to_string(most_lines) + " lines " + before};
}

Fault ExternalSeat::silence(LineSource::Got got, const std::string& before) {
  switch (got) {
    case LineSource::Got::too_long:
      return {Fault::Kind::illegal, "a line of more than 1 MiB " + before};
    case LineSource::Got::nothing_yet:
      return {Fault::Kind::late, "silent for " + std::to_string(limit_.count()) + " ms " + before};
    default:
      return {Fault::Kind::crashed, "ended " + before + " (" + program_->end() + ")"};
  }
}

}  // namespace tingpai::cli
