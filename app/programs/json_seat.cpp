#include "app/programs/json_seat.h"

#include <algorithm>

#include "app/formats/fields.h"
#include "app/programs/event_json.h"

namespace tingpai::programs {

namespace {

constexpr int questions_per_cancelled = 5;  // when trying

std::vector<std::string> texts(const LegalActions& legal) {
  std::vector<std::string> texts;
  for (const Action& action : legal.actions) texts.push_back(to_text(action));
  return texts;
}

std::string list(const LegalActions& legal) {
  std::string list;
  for (const std::string& text : texts(legal)) list += (list.empty() ? "" : ", ") + text;
  return list;
}

std::string question(int id) { return "question " + std::to_string(id); }

}  // namespace

JsonSeat::JsonSeat(Seat seat, Conversation program, const Levels& levels, Manner manner)
    : ProgramSeat(seat), program_(std::move(program)), levels_(levels), manner_(manner) {}

bool JsonSeat::hear(const SeenEvent& event, const PlayerView& view, const LegalActions& /*asked*/) {
  if (!greeted_) greet(view.table.ruleset);
  if (given_up()) return true;
  JsonObject seen = to_json(event);
  if (manner_ == Manner::trying) seen.set_json("later_field", R"({"of":[null,1]})");
  say(JsonObject().set("type", "event").set("event", seen), "while it is told what happens");
  return true;
}

void JsonSeat::greet(const Ruleset& ruleset) {
  greeted_ = true;
  std::vector<std::optional<std::string>> levels;
  for (const auto& level : levels_)
    levels.push_back(level ? std::optional(std::string(to_text(*level))) : std::nullopt);
  const auto deadline = program_.deadline();
  say(JsonObject()
          .set("type", "hello")
          .set("protocol", json_protocol)
          .set("version", json_version)
          .set("seat", seat().index())
          .set("ruleset", to_text(ruleset))
          .set("levels", levels)
          .set("answer_limit", static_cast<std::int64_t>(program_.limit().count())),
      "before it is ready");
  if (given_up()) return;
  if (auto fault = ready(deadline)) return give_up(*std::move(fault));
  if (manner_ != Manner::trying) return;
  say(JsonObject().set("type", "later_message").set("text", "let this pass"), "after it is ready");
  say(JsonObject().set("type", "event").set("event", JsonObject().set("type", "later_event")),
      "after it is ready");
}

std::optional<Fault> JsonSeat::ready(Conversation::Clock::time_point deadline) {
  std::string line;
  if (auto fault = program_.hear(line, deadline, "before it is ready")) return fault;
  const auto object = parse_object(line);
  const std::string expected = R"(expected {"type":"ready",...}, not )" + quoted(line);
  if (std::holds_alternative<FieldError>(object)) return bad_line(line, expected);
  Fields::Problem problem;
  const Fields fields(std::get<QJsonObject>(object), "", problem);
  if (fields.text("type") != "ready") return bad_line(line, expected);
  const double version = fields.value("version").toDouble(0);
  if (version != json_version)
    return bad_line(line, "ready for version " + to_json(fields.value("version")) + ", not " +
                              std::to_string(json_version));
  name_ = fields.text("name");
  if (problem) return bad_line(line, problem->field + " " + problem->message);
  return std::nullopt;
}

std::optional<Action> JsonSeat::own_answer(const PlayerView& /*view*/, const LegalActions& legal,
                                           std::uint64_t seed) {
  if (given_up()) return std::nullopt;
  if (manner_ == Manner::trying && asked_ % questions_per_cancelled == 0) {
    ask(legal, seed);
    cancel();
  }
  const auto start = Conversation::Clock::now();
  const auto deadline = program_.deadline();
  ask(legal, seed);
  if (given_up()) return std::nullopt;
  std::optional<Action> action;
  if (auto fault = await(legal, deadline, action)) {
    blame(*std::move(fault));
    cancel();
  }
  open_ = false;
  note_time(start);
  return action;
}

std::optional<Fault> JsonSeat::await(const LegalActions& legal, Conversation::Clock::time_point deadline,
                                     std::optional<Action>& action) {
  const std::string before = "before its answer to " + question(asked_);
  std::string line;
  for (;;) {
    if (auto fault = program_.hear(line, deadline, before)) return fault;
    const Heard heard = understand(line, legal);
    if (!heard.problem.empty()) return bad_line(line, heard.problem);
    action = heard.action;
    if (action) return std::nullopt;
    if (Conversation::Clock::now() >= deadline)
      return Fault{Fault::Kind::late,
                   "only other lines for " + std::to_string(program_.limit().count()) + " ms " + before};
  }
}

// Of a type that is not known here nothing is wanted, and a question that has been cancelled may be answered.
JsonSeat::Heard JsonSeat::understand(const std::string& line, const LegalActions& legal) const {
  const auto object = parse_object(line);
  if (const auto* error = std::get_if<FieldError>(&object))
    return {.problem = "no JSON object: " + quoted(line) + ": " + error->message};
  Fields::Problem problem;
  const Fields fields(std::get<QJsonObject>(object), "", problem);
  if (!fields.has("id") && fields.value("type").isString()) return {};
  const double number = fields.value("id").toDouble(0);
  const int id = number >= 1 && number <= 1e9 ? static_cast<int>(number) : 0;
  if (id < 1 || id != number) return {.problem = quoted(line) + " has no \"id\", a number from 1 on"};
  if (id > asked_) return {.problem = "answers " + question(id) + ", which has not been asked"};
  if (cancelled_.contains(id)) return {};
  if (id < asked_ || !open_) return {.problem = "answers " + question(id) + " once more"};
  const std::string text = fields.text("action");
  if (problem) return {.problem = "action " + problem->message};
  const auto action = parse_action(text);
  if (!action)
    return {.problem = quoted(text) + " is no action: " + action.error().message + " at " +
                       std::to_string(action.error().position + 1)};
  if (!legal.contains(*action))
    return {.problem =
                quoted(text) + " is not legal as the answer to " + question(id) + "; legal: " + list(legal)};
  return {.action = *action};
}

void JsonSeat::ask(const LegalActions& legal, std::uint64_t seed) {
  open_ = true;
  ++asked_;
  say(JsonObject()
          .set("type", "ask")
          .set("id", asked_)
          .set("legal", texts(legal))
          .set("seed", std::to_string(seed)),
      "before its answer to " + question(asked_));
}

// Its answer does not count any more.
void JsonSeat::cancel() {
  open_ = false;
  cancelled_.insert(asked_);
  say(JsonObject().set("type", "cancel").set("id", asked_), "after " + question(asked_));
}

// The rest of what it has said is read, too: when it is tried, that must be right.
void JsonSeat::end() {
  if (greeted_) say(JsonObject().set("type", "end"), "at the end");
  if (!greeted_ || given_up()) return;
  program_.hang_up();
  const bool trying = manner_ == Manner::trying;
  const auto deadline =
      trying ? program_.deadline() : Conversation::Clock::now() + std::min(patience_at_end, program_.limit());
  std::string line;
  auto fault = program_.hear(line, deadline, "after the end");
  while (!fault && understand(line, {}).problem.empty())
    fault = program_.hear(line, deadline, "after the end");
  if (!trying) return;
  if (!fault) return blame(bad_line(line, understand(line, {}).problem));
  if (fault->kind != Fault::Kind::crashed) return blame(*std::move(fault));
  const std::string ending = program_.end();
  if (ending != "exit code 0") blame({Fault::Kind::crashed, "after the end: " + ending});
}

void JsonSeat::say(const JsonObject& message, const std::string& before) {
  if (given_up()) return;
  auto fault = program_.say(message.text() + '\n', program_.deadline(), before);
  if (fault) give_up(*std::move(fault));  // half a line may have been said
}

Fault JsonSeat::bad_line(const std::string& line, const std::string& problem) const {
  return {Fault::Kind::illegal, "line " + std::to_string(program_.lines_heard()) + ": " + problem, line};
}

}  // namespace tingpai::programs
