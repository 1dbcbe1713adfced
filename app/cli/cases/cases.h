// What the commands `score` and `value` read and print under a kind of rules. Each kind has a file of this
// beside this one.
#pragma once

#include <string_view>
#include <vector>

#include "app/cli/cases/parts.h"
#include "app/cli/commands.h"
#include "app/formats/fields.h"
#include "app/formats/json.h"
#include "engine/rules/ruleset.h"

namespace tingpai::cli {

struct CaseSchema {
  std::string_view unit;                     // of what a hand counts: "fan"
  bool whole_games = false;                  // what is played in matches; else hands of their own
  std::vector<Command::Field> score_fields;  // as --help explains them
  // Reads a case and adds to `answer` what it comes to. To a case with a fault nothing is added.
  void (*score)(const Fields& fields, const Ruleset& ruleset, JsonObject& answer);
  // Whether the answer has all that the case expects, in one of the forms that it accepts.
  bool (*agrees)(const QJsonObject& expected, const QJsonObject& answer);

  std::vector<Command::Field> value_fields;
  ValueQuestion (*question)(const Fields& fields, const Ruleset& ruleset);
  // Compares with the tables that a published case brings. Null: there are none under such rules.
  void (*compare)(const Fields& fields, const ValueQuestion& question, const Efficiency& table,
                  TableCheck& check) = nullptr;
};

const CaseSchema& cases_of(const Ruleset& ruleset);

}  // namespace tingpai::cli
