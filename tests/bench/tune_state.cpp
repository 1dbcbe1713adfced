#include "tests/bench/tune_state.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QSaveFile>
#include <algorithm>
#include <optional>

#include "app/cli/files.h"
#include "app/formats/fields.h"
#include "app/formats/json.h"

namespace tingpai {

namespace {

using Problem = std::optional<std::string>;

// Far more than any rules pay in a hand.
constexpr double most_points = 1e9;

std::optional<double> number_at(const QJsonValue& value, double low, double high) {
  const double number = value.toDouble();
  if (!value.isDouble() || number < low || number > high) return std::nullopt;
  return number;
}

Problem unlike(const QJsonObject& found, const TuneSettings& settings) {
  for (const auto& [name, wanted] : settings) {
    const QJsonValue value = found.value(QString::fromStdString(name));
    if (!value.isString()) return "tuning." + name + " must be a string";
    const std::string text = value.toString().toStdString();
    if (text != wanted) return "the state of another tuning: its " + name + " is " + text + ", not " + wanted;
  }
  if (found.size() != std::ssize(settings)) return "tuning has settings that this version does not know";
  return std::nullopt;
}

Problem add_round(const QJsonObject& line, TuneState& state) {
  const int next = static_cast<int>(state.rounds.size()) + 1;
  if (line.value("round").toInt() != next) return "round must be " + std::to_string(next);
  const auto difference = number_at(line.value("difference"), -most_points, most_points);
  if (!difference) return "difference must be a number";
  const auto variance = number_at(line.value("variance"), 0, most_points * most_points);
  if (!variance) return "variance must be a number from 0";
  state.rounds.push_back({*difference, *variance});
  return std::nullopt;
}

Problem set_match(const QJsonObject& line, TuneState& state) {
  state.match_after = line.value("match_after").toInt(-1);
  if (state.match_after < 0) return "match_after must be a whole number";
  if (!line.value("differences").isArray()) return "differences must be an array";
  for (const QJsonValue value : line.value("differences").toArray()) {
    const auto difference = number_at(value, -most_points, most_points);
    if (!difference) return "differences must be numbers";
    state.match.push_back(*difference);
  }
  return std::nullopt;
}

Problem read_line(const QJsonObject& line, int number, const TuneSettings& settings, TuneState& state) {
  if (number == 1) {
    if (!line.value("tuning").isObject()) return "tuning must be an object";
    return unlike(line.value("tuning").toObject(), settings);
  }
  if (line.contains("match_after")) {
    if (!state.match.empty()) return "a second match";
    return set_match(line, state);
  }
  return add_round(line, state);
}

}  // namespace

std::string to_text(const TuneSettings& settings, const TuneState& state) {
  JsonObject tuning;
  for (const auto& [name, value] : settings) tuning.set(name, value);
  std::string text = JsonObject().set("tuning", tuning).text() + '\n';
  int round = 0;
  for (const Measured& measured : state.rounds) {
    text += JsonObject()
                .set("round", ++round)
                .set("difference", measured.difference)
                .set("variance", measured.variance)
                .text() +
            '\n';
  }
  if (!state.match.empty())
    text += JsonObject().set("match_after", state.match_after).set("differences", state.match).text() + '\n';
  return text;
}

Result<TuneState> parse_tune_state(std::string_view text, const TuneSettings& settings) {
  TuneState state;
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const auto wrong = [&](const std::string& what) {
      return Error{.message = "line " + std::to_string(number) + ": " + what};
    };
    if (end == text.size()) return wrong("is cut short");
    const auto line = parse_object(text.substr(0, end));
    if (const auto* problem = std::get_if<FieldError>(&line)) return wrong(problem->message);
    if (const auto problem = read_line(std::get<QJsonObject>(line), number, settings, state))
      return wrong(*problem);
    text.remove_prefix(end + 1);
  }
  return state;
}

Result<TuneState> load_tune_state(const std::string& path, const TuneSettings& settings) {
  constexpr std::size_t most_mebibytes = 64;
  const QFileInfo file(QString::fromStdString(path));
  if (!file.exists()) return TuneState{};
  if (!file.isFile()) return Error{.message = path + " is no file"};  // a device may never end
  const auto text = cli::file_text(path, most_mebibytes);
  if (!text) return text.error();
  auto state = parse_tune_state(*text, settings);
  if (!state) return Error{.message = path + ", " + state.error().message};
  return state;
}

std::optional<Error> save_tune_state(const std::string& path, const TuneSettings& settings,
                                     const TuneState& state) {
  const std::string text = to_text(settings, state);
  QSaveFile file(QString::fromStdString(path));
  if (file.open(QIODevice::WriteOnly) &&
      file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size()) &&
      file.commit())
    return std::nullopt;
  return Error{.message = "cannot write " + path + ": " + file.errorString().toStdString()};
}

}  // namespace tingpai
