// Questions of `value` about hands of riichi, and published tables to compare with.
#pragma once

#include "app/cli/cases/parts.h"
#include "app/cli/commands.h"

namespace tingpai::cli {

const std::vector<Command::Field>& riichi_value_fields();
ValueQuestion riichi_question(const Fields& fields, const Ruleset& ruleset);
// `stats`: for each discard its shanten, and by turn the chances and points.
void compare_riichi_tables(const Fields& fields, const ValueQuestion& question, const Efficiency& table,
                           TableCheck& check);

}  // namespace tingpai::cli
