#include "engine/ai/decision.h"

#include <algorithm>

namespace tingpai {

std::span<const Plan> named_plans(const Evaluation& evaluation) {
  constexpr std::size_t most = 3;
  constexpr double least = 0.03;
  constexpr double least_share = 1.0 / 6;
  std::size_t named = 0;
  while (named < std::min(most, evaluation.plans.size()) &&
         evaluation.plans[named].win_chance >= std::max(least, least_share * evaluation.win_chance))
    ++named;
  return {evaluation.plans.data(), named};
}

double other_ways(const Evaluation& evaluation) {
  double chance = evaluation.win_chance;
  for (const Plan& plan : named_plans(evaluation)) chance -= plan.win_chance;
  return std::max(0.0, chance);
}

std::string_view to_text(Criterion criterion) { return criterion_names[static_cast<std::size_t>(criterion)]; }

}  // namespace tingpai
