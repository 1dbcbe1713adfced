// Riichi in the commands `score` and `value`.
#pragma once

#include "app/cli/cases/cases.h"

namespace tingpai::cli {

const CaseSchema& riichi_cases();

}  // namespace tingpai::cli
