#include "app/cli/bots/json_bot.h"

#include <utility>

namespace tingpai::cli {

JsonBot::JsonBot(Bot bot, std::function<void(const std::string&)> complain, std::optional<SchemeId> kind)
    : player_(bot, kind), complain_(std::move(complain)) {}

std::optional<std::string> JsonBot::skip(const std::string& problem) {
  complain_("line " + std::to_string(++line_) + ": " + problem);
  return std::nullopt;
}

std::optional<std::string> JsonBot::take(std::string_view line) {
  if (line.find_first_not_of(" \t\r") == std::string_view::npos) {
    ++line_;
    return std::nullopt;
  }
  std::optional<JsonObject> answer;
  const auto flat = FlatJson::of(line);
  if (flat && player_.take_plain(*flat, answer)) {
    ++line_;
    return answer ? std::optional(answer->text()) : std::nullopt;
  }
  Fields::Problem problem;
  const auto object = parse_object(line);
  if (const auto* error = std::get_if<FieldError>(&object)) {
    problem = *error;
  } else {
    answer = player_.take(Fields(std::get<QJsonObject>(object), "", problem));
  }
  if (problem) {
    skip((problem->field.empty() ? "" : problem->field + " ") + problem->message);
  } else {
    ++line_;
  }
  return answer ? std::optional(answer->text()) : std::nullopt;
}

}  // namespace tingpai::cli
