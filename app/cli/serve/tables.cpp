#include "app/cli/serve/tables.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tingpai::cli {

namespace {

constexpr int longest_name = 64;            // characters
constexpr double largest_name = 1LL << 53;  // up to which JSON's numbers are exact

// As JSON, which is also how it comes back.
std::string table_name(const Fields& message) {
  if (!message.has("table")) return {};
  const QJsonValue value = message.value("table");
  const double number = value.toDouble(-1);
  if (number >= 0 && number <= largest_name && number == std::floor(number))
    return std::to_string(static_cast<std::int64_t>(number));
  if (value.isString() && value.toString().size() <= longest_name) return to_json(value);
  message.fail("table", "must be a whole number from 0 on, or a text of at most 64 characters");
  return {};
}

// The same without a copy, where it is one that comes back as it is written.
std::optional<std::string_view> plain_name(const FlatJson& message) {
  const std::string_view value = message["table"];
  if (value.size() > longest_name) return std::nullopt;
  const bool written_so = value.empty() || value[0] == '"' || (value[0] >= '0' && value[0] <= '9');
  return written_so ? std::optional(value) : std::nullopt;
}

void say(JsonObject words, std::string_view name, std::string& out) {
  if (!name.empty()) words.set_json("table", name);
  out.append(words.text()).append("\n");
}

JsonObject words_of(const FieldError& error, std::size_t number) {
  JsonObject what;
  what.set("line", number).set("field", error.field).set("message", error.message);
  return JsonObject().set("error", what);
}

}  // namespace

void Tables::take(std::string_view line, std::size_t number, std::string& out) {
  if (line.find_first_not_of(" \t\r") == std::string_view::npos) return;
  if (take_plain(line, out)) return;
  const auto object = parse_object(line);
  if (const auto* error = std::get_if<FieldError>(&object)) return refuse(*error, number, out);
  Fields::Problem problem;
  const Fields message(std::get<QJsonObject>(object), "", problem);
  const std::string name = table_name(message);
  const auto answer = problem ? std::nullopt : hear(name, message);
  if (answer) say(*answer, name, out);
  if (!problem) return;
  ++hall_.errors;
  say(words_of(*problem, number), name, out);
}

// False: the line is for take().
bool Tables::take_plain(std::string_view line, std::string& out) {
  const auto message = FlatJson::of(line);
  const auto name = message ? plain_name(*message) : std::nullopt;
  const auto found = name ? players_.find(*name) : players_.end();
  std::optional<JsonObject> answer;
  if (found == players_.end() || !found->second->take_plain(*message, answer)) return false;
  if (!answer) return true;
  ++hall_.answers;
  say(*std::move(answer), *name, out);
  return true;
}

void Tables::refuse(const FieldError& error, std::size_t number, std::string& out) {
  ++hall_.errors;
  say(words_of(error, number), {}, out);
}

std::optional<JsonObject> Tables::hear(const std::string& name, const Fields& message) {
  const auto found = players_.find(name);
  if (found == players_.end()) return open(name, message);
  auto answer = found->second->take(message);
  if (answer) ++hall_.answers;
  if (found->second->ended()) {
    players_.erase(found);
    --hall_.tables;
  }
  return answer;
}

// A table is there once its player is ready.
std::optional<JsonObject> Tables::open(const std::string& name, const Fields& message) {
  auto player = std::make_unique<JsonPlayer>(bot_of(message), hall_.kind);
  if (hall_.tables == hall_.most_tables && message.value("type").toString() == "hello")
    message.fail("table", "is one too many: all " + std::to_string(hall_.tables) + " tables are taken");
  if (message.failed()) return std::nullopt;
  auto ready = player->take(message);
  if (!ready) return std::nullopt;
  players_.emplace(name, std::move(player));
  hall_.most = std::max(hall_.most, ++hall_.tables);
  ++hall_.games;
  return ready;
}

Bot Tables::bot_of(const Fields& hello) const {
  if (!hello.has("level")) return hall_.bot;
  const auto bot = bot_named(hello.text("level"));
  if (!bot) hello.fail("level", "is no level");
  if (bot && bot->level > hall_.bot.level)
    hello.fail("level", "is above " + std::string(to_text(hall_.bot.level)));
  return bot.value_or(hall_.bot);
}

}  // namespace tingpai::cli
