// tingpai-cli value: exact tables of a hand by turns, for a player alone with the wall. The model is that of
// engine/ai/exact/efficiency.h.
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>

#include "app/cli/cases/cases.h"
#include "app/cli/commands.h"
#include "app/cli/lines/lines.h"
#include "app/formats/fields.h"
#include "app/formats/json.h"
#include "engine/ai/profile.h"

namespace tingpai::cli {

namespace {

// The shortest decimals that mean the float.
std::vector<double> decimals(const std::vector<float>& row) {
  std::vector<double> numbers;
  for (const float number : row) {
    std::array<char, 32> text;
    double& value = numbers.emplace_back();
    std::from_chars(text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr, value);
  }
  return numbers;
}

JsonObject candidate(FormSet forms, const ValueQuestion& question, const DiscardEfficiency& row) {
  TileCounts kept = question.hand.concealed;
  std::optional<std::string> tile;
  if (row.discard) {
    kept.remove(*row.discard);
    tile = to_text(Tile::from_index(*row.discard));
  }
  TileCounts called;
  for (const Meld& meld : question.hand.melds) {
    for (const Tile each : tiles_of(meld)) called.add(each);
  }
  return JsonObject()
      .set("tile", tile)
      .set("shanten", shanten(kept, forms, called))
      .set("draws", row.draws)
      .set("win_prob", decimals(row.win))
      .set("ready_prob", decimals(row.ready))
      .set("expected_points", decimals(row.points));
}

LineAnswer value(std::string_view line, const Ruleset& ruleset) {
  const auto parsed = parse_object(line);
  if (const auto* error = std::get_if<FieldError>(&parsed)) return *error;
  Fields::Problem problem;
  const Fields fields(std::get<QJsonObject>(parsed), "", problem);
  const ValueQuestion question = cases_of(ruleset).question(fields, ruleset);
  if (problem) return *problem;

  const auto start = std::chrono::steady_clock::now();
  Efficiency table = efficiency_of(question.hand, question.wall, question.context, ruleset, question.model);
  const auto elapsed = std::chrono::steady_clock::now() - start;
  std::ranges::stable_sort(table.discards, std::ranges::greater{},
                           [](const DiscardEfficiency& row) { return row.points.front(); });

  const FormSet forms = profile_of(ruleset).forms;
  std::vector<JsonObject> candidates;
  for (const DiscardEfficiency& row : table.discards) candidates.push_back(candidate(forms, question, row));
  JsonObject result;
  if (fields.has("id")) result.set("id", fields.value("id"));
  return result.set("draws", table.draws)
      .set("reach", table.reach)
      .set("exact", table.exact)
      .set("hands", table.hands)
      .set("elapsed_us", std::chrono::duration_cast<std::chrono::microseconds>(elapsed).count())
      .set("candidates", candidates)
      .text();
}

const std::vector<Command::Field>& fields_under(const Ruleset& ruleset) {
  return cases_of(ruleset).value_fields;
}

Result<int> run(const Arguments& arguments) {
  const auto ruleset = arguments.rules();
  if (!ruleset) return ruleset.error();
  return answer_lines(arguments, [&](std::string_view line, std::size_t) { return value(line, *ruleset); });
}

}  // namespace

Command value_command() {
  return {
      .name = "value",
      .purpose = "exact chances and points of each hand by discard and turn, opponents ignored",
      .options = {rules_option, in_option, out_option},
      .input = "one JSON object a line; only hand is required",
      .fields_under = fields_under,
      .example = "echo '{\"hand\":\"123456789m99p34s1z\",\"turns\":5}' | tingpai-cli value --rules %RULES",
      .run = run,
  };
}

}  // namespace tingpai::cli
