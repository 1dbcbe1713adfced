// The cases of Chinese Official.
#pragma once

#include "app/cli/cases/cases.h"

namespace tingpai::cli {

const CaseSchema& mcr_cases();

}  // namespace tingpai::cli
