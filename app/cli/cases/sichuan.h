// The cases of Sichuan bloody battle.
#pragma once

#include "app/cli/cases/cases.h"

namespace tingpai::cli {

const CaseSchema& sichuan_cases();

}  // namespace tingpai::cli
