#include "app/cli/bots/botzone_bot.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <charconv>

#include "app/formats/json.h"
#include "engine/ai/levels/bots.h"
#include "engine/table/wall.h"

namespace tingpai::cli {

namespace {

constexpr std::size_t longest_history = 10'000;  // turns; a hand has about 150

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::vector<std::string> texts(const QJsonValue& array) {
  std::vector<std::string> texts;
  for (const auto& each : array.toArray()) texts.push_back(each.toString().toStdString());
  return texts;
}

std::string harmless_answer(std::string_view request) {
  if (!request.starts_with("2 ")) return "PASS";
  const auto tile = botzone::tile_named(trimmed(request.substr(2)));
  return tile && !tile->is_flower() ? "PLAY " + botzone::tile_text(*tile) : "PASS";
}

}  // namespace

BotzoneBot::BotzoneBot(Bot bot, std::function<void(const std::string&)> complain)
    : bot_(bot), complain_(std::move(complain)) {}

std::optional<std::string> BotzoneBot::take(std::string_view line) {
  ++line_;
  line = trimmed(line);
  if (line.empty()) return std::nullopt;
  if (missing_ > 0) return take_history(line);
  if (line[0] == '{') return take_json(line);
  if (std::all_of(line.begin(), line.end(), is_digit)) return begin_history(line);
  return answer(line);
}

std::optional<std::string> BotzoneBot::begin_history(std::string_view line) {
  std::size_t turns = 0;
  std::from_chars(line.data(), line.data() + line.size(), turns);
  if (turns < 1 || turns > longest_history) {
    complain("", "expected the number of a turn, 1 to " + std::to_string(longest_history));
    return "PASS";
  }
  requests_.clear();
  responses_.clear();
  missing_ = 2 * turns - 1;
  return std::nullopt;
}

// Requests begin with a number, responses with a word; so either order of them can be read.
std::optional<std::string> BotzoneBot::take_history(std::string_view line) {
  (is_digit(line[0]) ? requests_ : responses_).emplace_back(line);
  if (--missing_ > 0) return std::nullopt;
  return answer_history();
}

std::optional<std::string> BotzoneBot::take_json(std::string_view line) {
  const auto bytes = QByteArray::fromRawData(line.data(), static_cast<qsizetype>(line.size()));
  QJsonParseError problem;
  const QJsonObject object = QJsonDocument::fromJson(bytes, &problem).object();
  std::string answer_text = "PASS";
  if (problem.error != QJsonParseError::NoError) {
    complain(", column " + std::to_string(problem.offset + 1), problem.errorString().toStdString());
  } else if (object.value("requests").isArray()) {
    requests_ = texts(object.value("requests"));
    responses_ = texts(object.value("responses"));
    answer_text = answer_history();
  } else if (object.value("request").isString()) {
    answer_text = answer(object.value("request").toString().toStdString());
  } else {
    complain("", "expected \"requests\", a list, or \"request\", a text");
  }
  return JsonObject().set("response", answer_text).text();
}

std::string BotzoneBot::answer_history() {
  listener_ = {};
  heard_ = 0;
  if (requests_.empty() || responses_.size() + 1 != requests_.size()) {
    complain("", std::to_string(requests_.size()) + " requests and " + std::to_string(responses_.size()) +
                     " responses are no history");
  }
  for (std::size_t i = 0; i + 1 < requests_.size(); ++i) {
    hear(requests_[i]);
    if (i < responses_.size()) listener_.answered(responses_[i]);
  }
  return requests_.empty() ? "PASS" : answer(requests_.back());
}

bool BotzoneBot::hear(std::string_view request) {
  ++heard_;
  const auto error = listener_.hear(request);
  if (!error) return true;
  complain(", request " + std::to_string(heard_) + ", column " + std::to_string(error->position + 1),
           error->message);
  return false;
}

// The seed follows from the place in the game, so a conversation that keeps running and one that is started
// anew for every turn say the same.
std::string BotzoneBot::answer(std::string_view request) {
  if (!hear(request)) return harmless_answer(request);
  const auto choose = [this](const PlayerView& view, const LegalActions& legal) {
    Budget budget;
    budget.seed = mixed_seed({heard_, static_cast<std::uint64_t>(view.seat.index())});
    return decide(bot_, view, legal, budget).chosen;
  };
  std::string response = botzone::respond(listener_.view(), choose);
  listener_.answered(response);
  return response;
}

void BotzoneBot::complain(const std::string& place, const std::string& message) const {
  complain_("line " + std::to_string(line_) + place + ": " + message);
}

}  // namespace tingpai::cli
