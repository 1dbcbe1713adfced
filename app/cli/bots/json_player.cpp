#include "app/cli/bots/json_player.h"

#include <QJsonArray>
#include <algorithm>

#include "app/cli/bots/seen_check.h"
#include "app/cli/lines/levels.h"
#include "app/formats/json.h"
#include "app/policies/carried.h"
#include "app/programs/event_json.h"
#include "engine/ai/levels/bots.h"
#include "engine/rules/scheme.h"
#include "engine/table/wall.h"

namespace tingpai::cli {

using namespace programs;

namespace {

// A whole number as text, since JSON's numbers have 53 bits.
std::optional<std::uint64_t> read_seed(const Fields& fields) {
  if (!fields.has("seed")) return std::nullopt;
  const auto seed = seed_of(fields.text("seed"));
  if (!seed) fields.fail("seed", "must be a whole number in a string");
  return seed;
}

std::vector<std::string> read_legal(const Fields& fields) {
  std::vector<std::string> actions;
  if (!fields.value("legal").isArray()) fields.fail("legal", "must be an array of actions");
  for (const QJsonValue each : fields.value("legal").toArray())
    actions.push_back(each.toString().toStdString());
  if (actions.empty()) fields.fail("legal", "is empty");
  return actions;
}

// What both the host and the rules call legal.
LegalActions common(LegalActions legal, const std::vector<std::string_view>& told) {
  std::erase_if(legal.actions, [&](const Action& action) {
    return std::find(told.begin(), told.end(), to_text(action)) == told.end();
  });
  return legal;
}

// For a question that makes no sense to us: nothing, or whatever may be done.
std::string harmless(const std::vector<std::string_view>& told) {
  const std::string pass = to_text(Action{ActionType::pass, Tile()});
  return std::find(told.begin(), told.end(), pass) != told.end() ? pass : std::string(told.back());
}

JsonObject answer_of(const Question& question, const std::string& action) {
  return JsonObject().set("id", question.id).set("action", action);
}

}  // namespace

// Messages of a type that is not known here come from a later version: they are let pass.
std::optional<JsonObject> JsonPlayer::take(const Fields& message) {
  const std::string type = message.text("type");
  if (type == "hello") return greet(message);
  if (type == "end") ended_ = true;
  if (type != "event" && type != "ask") return std::nullopt;
  if (!greeted_) message.fail("type", "is \"" + type + "\" before a hello");
  if (greeted_ && type == "event") hear(message);
  return greeted_ && type == "ask" ? answer(message) : std::nullopt;
}

std::optional<JsonObject> JsonPlayer::greet(const Fields& hello) {
  if (greeted_) {
    hello.fail("type", "is \"hello\" once more");
    return std::nullopt;
  }
  if (hello.text("protocol") != json_protocol) hello.fail("protocol", "must be \"tingpai\"");
  if (!hello.has("version")) hello.fail("version", "is missing");
  hello.number("version", json_version, 1'000'000, json_version);
  if (!hello.has("seat")) hello.fail("seat", "is missing");
  const Seat seat = Seat::from_index(hello.number("seat", 0, 3, 0));
  const auto ruleset = parse_ruleset(hello.text("ruleset"));
  if (!ruleset) hello.fail("ruleset", "cannot be played: " + ruleset.error().message);
  if (ruleset && kind_ && scheme::id_of(*ruleset) != *kind_)
    hello.fail("ruleset", "is not of the kind that --rules names");
  if (const auto unfit = ruleset ? app::prepare(bot_, *ruleset) : std::nullopt)
    hello.fail("ruleset", "cannot be played: " + unfit->message);
  ended_ = hello.problem().has_value();
  if (ended_) return std::nullopt;
  field_ = read_levels(hello);
  view_ = view_of(seat);
  greeted_ = true;
  return JsonObject().set("type", "ready").set("name", to_text(bot_)).set("version", json_version);
}

void JsonPlayer::hear(const Fields& message) {
  if (!message.value("event").isObject()) return message.fail("event", "must be an object");
  const auto read = read_event(message.value("event").toObject(), view_.seat);
  if (const auto* error = std::get_if<FieldError>(&read)) return message.fail(error->field, error->message);
  const auto& event = std::get<std::optional<SeenEvent>>(read);
  if (!event) return;
  ++heard_;
  if (const auto error = advance(view_, *event)) message.fail("event", "cannot be: " + error->message);
}

std::optional<JsonObject> JsonPlayer::answer(const Fields& message) const {
  const double id = message.value("id").toDouble(0);
  if (!(id >= 1 && id <= 1e9)) message.fail("id", "must be a number from 1 on");
  const auto told = read_legal(message);
  Question question{.id = static_cast<std::int64_t>(id), .legal = {told.begin(), told.end()}, .seed = {}};
  question.seed = read_seed(message);
  if (told.empty()) return std::nullopt;
  const auto action = choose(question);
  if (!action) message.fail("legal", "has nothing that this seat could do");
  return answer_of(question, action.value_or(harmless(question.legal)));
}

// Without a seed it follows from the place in the game.
std::optional<std::string> JsonPlayer::choose(const Question& question) const {
  const LegalActions legal = common(legal_actions(view_), question.legal);
  if (legal.empty()) return std::nullopt;
  Budget budget;
  budget.seed = question.seed.value_or(mixed_seed({heard_, static_cast<std::uint64_t>(view_.seat.index())}));
  return to_text(decide(bot_, view_, legal, budget, {}, field_).chosen);
}

bool JsonPlayer::take_plain(const FlatJson& message, std::optional<JsonObject>& answer) {
  const auto type = FlatJson::text(message["type"]);
  if (greeted_ && type == "event") {
    const auto event = plain_event(message["event"], view_.seat);
    if (!event || advance(view_, *event)) return false;
    ++heard_;
    return true;
  }
  if (!greeted_ || type != "ask") return false;
  const auto question = plain_question(message);
  const auto action = question ? choose(*question) : std::nullopt;
  if (action) answer = answer_of(*question, *action);
  return action.has_value();
}

}  // namespace tingpai::cli
