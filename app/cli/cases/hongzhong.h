// The cases of red-dragon-wild.
#pragma once

#include "app/cli/cases/cases.h"

namespace tingpai::cli {

const CaseSchema& hongzhong_cases();

}  // namespace tingpai::cli
