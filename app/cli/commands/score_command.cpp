// tingpai-cli score: what a winning hand is worth, and --check against what a case expects.
#include <QJsonObject>

#include "app/cli/cases/cases.h"
#include "app/cli/commands.h"
#include "app/cli/lines/lines.h"
#include "app/formats/fields.h"
#include "app/formats/json.h"

namespace tingpai::cli {

namespace {

class Scorer {
 public:
  Scorer(const Ruleset& ruleset, bool check) : ruleset_(ruleset), cases_(cases_of(ruleset)), check_(check) {}

  LineAnswer answer(std::string_view line) {
    ++count_;
    const auto parsed = parse_object(line);
    if (const auto* error = std::get_if<FieldError>(&parsed)) return *error;
    const auto& object = std::get<QJsonObject>(parsed);
    Fields::Problem problem;
    const Fields fields(object, "", problem);
    JsonObject result;
    if (!check_) result.set("id", fields.value("id"));
    cases_.score(fields, ruleset_, result);
    if (check_ && !fields.value("expect").isObject()) fields.fail("expect", "is missing");
    if (problem) return *problem;
    return check_ ? compare(fields, result) : result.text();
  }

  int summarise(Output& out, std::size_t bad) const {
    if (!check_) return bad > 0 ? 1 : 0;
    out.write(std::to_string(count_) + " cases, " + std::to_string(wrong_ + bad) + " wrong\n");
    return wrong_ + bad > 0 ? 1 : 0;
  }

 private:
  std::string compare(const Fields& fields, const JsonObject& result) {
    const QJsonValue expected = fields.value("expect");
    if (cases_.agrees(expected.toObject(), std::get<QJsonObject>(parse_object(result.text())))) return {};
    ++wrong_;
    return JsonObject()
        .set("wrong", fields.value("id"))
        .set("line", count_)
        .set("expect", expected)
        .set("got", result)
        .text();
  }

  Ruleset ruleset_;
  const CaseSchema& cases_;
  bool check_;
  std::size_t count_ = 0;
  std::size_t wrong_ = 0;
};

const std::vector<Command::Field>& fields_under(const Ruleset& ruleset) {
  return cases_of(ruleset).score_fields;
}

Result<int> run(const Arguments& arguments) {
  const auto rules = arguments.rules();
  if (!rules) return rules.error();
  Scorer scorer(*rules, arguments.has("--check"));
  return answer_lines(
      arguments, [&](std::string_view line, std::size_t) { return scorer.answer(line); },
      [&](Output& out, std::size_t bad) { return scorer.summarise(out, bad); });
}

}  // namespace

Command score_command() {
  return {
      .name = "score",
      .purpose = "what each winning hand is worth",
      .options = {rules_option,
                  {"--check", "", "compares with what the cases expect, and prints only what differs"},
                  in_option,
                  out_option},
      .input = "one JSON object a line; only hand and win are required",
      .fields_under = fields_under,
      .example =
          "echo '{\"hand\":\"123456789m99p34s\",\"win\":\"5s\",\"self_drawn\":true}' | tingpai-cli score "
          "--rules %RULES",
      .run = run,
  };
}

}  // namespace tingpai::cli
