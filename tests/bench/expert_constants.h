// The constants of the expert by name.
#pragma once

#include <span>
#include <string_view>

#include "engine/ai/levels/expert.h"

namespace tingpai {

struct ExpertConstant {
  std::string_view name;
  double (*get)(const ExpertModel& model);
  void (*set)(ExpertModel& model, double value);
};

// Those of its comparison of actions (ValueConstants), then those of its race (OddsModel). Without those that
// only styles, other levels, or comments read.
std::span<const ExpertConstant> expert_constants();
const ExpertConstant* expert_constant(std::string_view name);  // nullptr where there is none

}  // namespace tingpai
