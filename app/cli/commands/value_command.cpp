// tingpai-cli value: exact tables of a hand by turns, for a player alone with the wall. The models are those
// of engine/ai/exact: efficiency.h, and shape_efficiency.h in riichi.
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

JsonObject candidate(const ValueQuestion& question, const DiscardEfficiency& row) {
  TileCounts kept = question.start.hand.concealed;
  std::optional<std::string> tile;
  if (row.discard) {
    kept.remove(*row.discard);
    tile = to_text(*row.discard);
  }
  TileCounts called;
  for (const Meld& meld : question.start.hand.melds) {
    for (const Tile each : tiles_of(meld)) called.add(each);
  }
  return JsonObject()
      .set("tile", tile)
      .set("shanten", shanten(kept, profile_of(question.ruleset).forms, called))
      .set("draws", row.draws)
      .set("win_prob", decimals(row.win))
      .set("ready_prob", decimals(row.ready))
      .set("expected_points", decimals(row.points));
}

std::string answer(const Fields& fields, const ValueQuestion& question) {
  const auto start = std::chrono::steady_clock::now();
  Efficiency table = efficiency_of(question.start, question.ruleset, question.model);
  const auto elapsed = std::chrono::steady_clock::now() - start;
  std::ranges::stable_sort(table.discards, std::ranges::greater{},
                           [](const DiscardEfficiency& row) { return row.points.front(); });

  std::vector<JsonObject> candidates;
  for (const DiscardEfficiency& row : table.discards) candidates.push_back(candidate(question, row));
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

class Valuer {
 public:
  Valuer(const Ruleset& ruleset, bool check) : ruleset_(ruleset), cases_(cases_of(ruleset)), check_(check) {}

  // A line is a question, or has several in `cases`.
  LineAnswer answer_line(std::string_view line, std::size_t number) {
    const auto parsed = parse_object(line);
    if (const auto* error = std::get_if<FieldError>(&parsed)) return *error;
    Fields::Problem problem;
    const Fields whole(std::get<QJsonObject>(parsed), "", problem);
    std::vector<Fields> questions{whole};
    if (cases_.compare != nullptr && whole.has("cases")) {
      whole.only({"doc", "cases"});
      questions = whole.objects("cases");
    }
    std::string text;
    for (std::size_t i = 0; i < questions.size() && !problem; ++i) {
      const std::string one = answer_one(questions[i], number, i);
      if (!one.empty()) text += (text.empty() ? "" : "\n") + one;
    }
    if (problem) return *problem;
    return text;
  }

  int summarise(Output& out, std::size_t bad) const {
    if (!check_) return bad > 0 ? 1 : 0;
    out.write(std::to_string(discards_) + " discards compared, " + std::to_string(turns_) +
              " turns of them\n" + std::to_string(count_ + bad) + " cases, " + std::to_string(wrong_ + bad) +
              " wrong\n");
    return wrong_ + bad > 0 ? 1 : 0;
  }

 private:
  std::string answer_one(const Fields& fields, std::size_t line, std::size_t place) {
    const ValueQuestion question = cases_.question(fields, ruleset_);
    if (check_ && !fields.value("stats").isArray()) fields.fail("stats", "is missing");
    if (fields.failed()) return {};
    return check_ ? compared(fields, question, line, place) : answer(fields, question);
  }

  std::string compared(const Fields& fields, ValueQuestion question, std::size_t line, std::size_t place) {
    TableCheck check;
    cases_.compare(fields, question, efficiency_of(question.start, question.ruleset, question.model), check);
    if (fields.failed()) return {};
    ++count_;
    discards_ += check.discards;
    turns_ += check.turns;
    if (check.wrong.empty()) return {};
    ++wrong_;
    return JsonObject()
        .set("wrong", fields.value("hand"))
        .set("line", line)
        .set("case", place)
        .set("config", fields.value("config"))
        .set("discards", check.wrong)
        .text();
  }

  Ruleset ruleset_;
  const CaseSchema& cases_;
  bool check_;
  std::size_t count_ = 0;
  std::size_t wrong_ = 0;
  std::size_t discards_ = 0;
  std::size_t turns_ = 0;
};

const std::vector<Command::Field>& fields_under(const Ruleset& ruleset) {
  return cases_of(ruleset).value_fields;
}

Result<int> run(const Arguments& arguments) {
  const auto ruleset = arguments.rules();
  if (!ruleset) return ruleset.error();
  if (arguments.has("--in") && !arguments.operands().empty())
    return Error{.message = "FILE stands beside --in"};
  const bool check = arguments.has("--check");
  if (check && cases_of(*ruleset).compare == nullptr)
    return Error{.message = "--check: there are no published tables under these rules"};
  Valuer valuer(*ruleset, check);
  return answer_lines(
      arguments, [&](std::string_view line, std::size_t number) { return valuer.answer_line(line, number); },
      [&](Output& out, std::size_t bad) { return valuer.summarise(out, bad); });
}

}  // namespace

Command value_command() {
  return {
      .name = "value",
      .purpose = "exact chances and points of each hand by discard and turn, opponents ignored",
      .options = {rules_option,
                  {"--check", "",
                   "compares with the published tables of the cases, and prints only what differs"},
                  in_option,
                  out_option},
      .operands = "[FILE]",
      .most_operands = 1,
      .input = "one JSON object a line, of FILE where one is named; only hand is required",
      .fields_under = fields_under,
      .example = "echo '{\"hand\":\"123456789m99p34s1z\",\"turns\":5}' | tingpai-cli value --rules %RULES",
      .run = run,
  };
}

}  // namespace tingpai::cli
