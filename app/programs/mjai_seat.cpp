#include "app/programs/mjai_seat.h"

#include <algorithm>
#include <array>

#include "app/programs/mjai_answer.h"

namespace tingpai::programs {

namespace {

// Messages that let a seat act; those after them do not change what may be done.
bool opens_turn(const std::string& message) {
  return std::ranges::any_of(
      std::array{"tsumo", "dahai", "chi", "pon", "kakan", "ankan"},
      [&](const char* type) { return message.starts_with(std::string(R"({"type":")") + type + '"'); });
}

}  // namespace

MjaiSeat::MjaiSeat(Seat seat, Conversation program, Role role)
    : ProgramSeat(seat, role), program_(std::move(program)), announcer_(seat) {}

bool MjaiSeat::hear(const SeenEvent& event, const PlayerView& view, const LegalActions& asked) {
  const Seat id = mjai::id_of(seat(), view.table);
  const std::string own_riichi = mjai::reach(id);
  for (const std::string& message : announcer_.messages(event, view.table)) {
    if (message != own_riichi) {
      say(message);
    } else if (follows()) {
      pass_over_discard(id);
    } else if (!declared_) {  // else it knows
      say(message);
    }
  }
  if (std::holds_alternative<events::Discarded>(event)) declared_ = false;
  if (!asked.empty()) question(view, asked);
  return true;
}

std::optional<Action> MjaiSeat::own_answer(const PlayerView& /*view*/, const LegalActions& legal,
                                           std::uint64_t /*seed*/) {
  const auto action = std::exchange(action_, std::nullopt);
  return action && legal.contains(*action) ? action : std::nullopt;
}

void MjaiSeat::say(const std::string& message) {
  if (given_up()) return;
  if (auto fault = program_.say(message + '\n', program_.deadline(), "while it is told what happens"))
    return give_up(*std::move(fault));
  ++unanswered_;
  fresh_ = opens_turn(message) ? 1 : fresh_ + 1;
}

void MjaiSeat::question(const PlayerView& view, const LegalActions& legal) {
  action_.reset();
  if (given_up()) return;
  const auto start = Conversation::Clock::now();
  if (auto fault = answers(view, legal)) blame(*std::move(fault));
  note_time(start);
}

std::optional<Fault> MjaiSeat::answers(const PlayerView& view, const LegalActions& legal) {
  std::string line;
  if (auto fault = last_answer(line)) return fault;
  const auto object = parse_object(line);
  const auto illegal = [&](const FieldError& error) {
    return Fault{Fault::Kind::illegal,
                 "line " + std::to_string(program_.lines_heard()) + ": " + quoted(line) + ": " + error.field +
                     " " + error.message,
                 line};
  };
  if (const auto* error = std::get_if<FieldError>(&object)) return illegal(*error);
  const auto read =
      mjai::read_answer(std::get<QJsonObject>(object), mjai::id_of(seat(), view.table), view, legal);
  if (const auto* error = std::get_if<FieldError>(&read)) return illegal(*error);
  action_ = std::get<std::optional<Action>>(read);
  if (action_) return std::nullopt;
  if (!follows()) return discard_of_riichi(view, legal);
  action_ = *std::ranges::find_if(legal.actions, &Action::riichi);
  return std::nullopt;
}

// The line that counts among the answers to all that has been said: an action, if one of them is. A program
// whose first line is an action has not answered the start of the game, so it does not answer every line.
std::optional<Fault> MjaiSeat::last_answer(std::string& line) {
  const auto deadline = program_.deadline();
  if (manner_ == Manner::when_asked) unanswered_ = fresh_ = 1;
  const int all = unanswered_;
  bool acted = false;
  for (int left = all; left > 0; --left) {
    std::string next;
    if (auto fault = program_.hear(next, deadline, "before its answer")) {
      unanswered_ = left;
      if (manner_ == Manner::every_line || left == all || fault->kind != Fault::Kind::late) return fault;
      manner_ = Manner::when_asked;  // it had nothing to do
      break;
    }
    const bool acts = next.find(R"("none")") == std::string::npos;
    if (manner_ == Manner::unknown && acts && left == all && all > 1) manner_ = Manner::when_asked;
    const bool counts = left <= fresh_ || manner_ != Manner::every_line;
    if (!acted && counts) line = next;
    acted = acted || (counts && acts);
    if (manner_ == Manner::when_asked) break;
  }
  if (manner_ == Manner::unknown) manner_ = Manner::every_line;
  unanswered_ = fresh_ = 0;
  return std::nullopt;
}

// It hears that its riichi is declared, and says what it discards.
std::optional<Fault> MjaiSeat::discard_of_riichi(const PlayerView& view, const LegalActions& legal) {
  const Seat id = mjai::id_of(seat(), view.table);
  declared_ = true;
  std::string line;
  if (auto fault = say_riichi(id, line)) return fault;
  LegalActions discards = legal;
  std::erase_if(discards.actions, [](const Action& action) { return !action.riichi; });
  for (Action& action : discards.actions) action.riichi = false;
  const auto object = parse_object(line);
  if (const auto* told = std::get_if<QJsonObject>(&object)) {
    const auto read = mjai::read_answer(*told, id, view, discards);
    const auto* action = std::get_if<std::optional<Action>>(&read);
    if (action != nullptr && *action) action_ = *action;
  }
  if (action_) {
    action_->riichi = true;
    return std::nullopt;
  }
  action_ = *std::ranges::find_if(legal.actions, &Action::riichi);  // it has been told so
  return Fault{Fault::Kind::illegal, quoted(line) + " is no discard that may follow its riichi", line};
}

// What it answers to that is its discard.
std::optional<Fault> MjaiSeat::say_riichi(Seat id, std::string& answer) {
  say(mjai::reach(id));
  fresh_ = unanswered_;
  return last_answer(answer);
}

// The one whom it follows has declared riichi and named the discard, too.
void MjaiSeat::pass_over_discard(Seat id) {
  if (given_up()) return;
  std::string line;
  if (auto fault = say_riichi(id, line)) blame(*std::move(fault));
}

void MjaiSeat::end() {
  if (!program_.started() || given_up()) return;
  program_.hang_up();
  const auto deadline = Conversation::Clock::now() + patience_at_end;
  std::string line;
  while (!program_.hear(line, deadline, "at the end")) {
  }
}

}  // namespace tingpai::programs
