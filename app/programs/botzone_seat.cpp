#include "app/programs/botzone_seat.h"

namespace tingpai::programs {

namespace {

constexpr int most_lines = 1000;  // between an answer and the offer to keep running: remarks are let pass

}  // namespace

BotzoneSeat::BotzoneSeat(Seat seat, Conversation program)
    : ProgramSeat(seat), program_(std::move(program)), announcer_(seat) {}

bool BotzoneSeat::hear(const SeenEvent& event, const PlayerView& view, const LegalActions& asked) {
  const auto* claimed = std::get_if<events::Claimed>(&event);
  if (claimed != nullptr && claimed->seat == seat() && !answered_with(claimed->meld)) response_.reset();
  for (std::string& request : announcer_.requests(event)) unsaid_.push_back(std::move(request));
  while (!unsaid_.empty() && !given_up()) {
    const std::string request = std::move(unsaid_.front());
    unsaid_.pop_front();
    if (auto fault = ask(request, view, unsaid_.empty() ? asked : LegalActions{})) {
      response_.reset();
      blame(*std::move(fault));
      return false;
    }
  }
  return true;
}

std::optional<Action> BotzoneSeat::own_answer(const PlayerView& view, const LegalActions& legal,
                                              std::uint64_t /*seed*/) {
  const bool after_claim = view.table.phase == Phase::acting && !view.table.drawn;
  if (!response_ || given_up()) return std::nullopt;
  const Action action = after_claim && response_->discard ? Action{ActionType::discard, *response_->discard}
                                                          : response_->action;
  return legal.contains(action) ? std::optional(action) : std::nullopt;
}

bool BotzoneSeat::answered_with(const Meld& meld) const {
  return response_ && response_->action.type != ActionType::pass &&
         meld_of(response_->action, meld.claimed, meld.from) == meld;
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
                 quoted(answer) + " to " + quoted(request) + ": " + response.error().message, answer};
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

}  // namespace tingpai::programs
