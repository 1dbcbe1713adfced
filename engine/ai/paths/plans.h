// Plans: the ways to win that a person can follow, gathered from the targets by what they score.
#pragma once

#include <vector>

#include "engine/ai/decision.h"
#include "engine/ai/paths/prospects.h"

namespace tingpai {

// The plans of a hand, in no order; of 3n+2 tiles after discarding a kind. Chances are as the search sees
// them, what they are worth is not said.
std::vector<Plan> find_plans(Prospects& prospects, const Hand& hand, const SeatContext& context,
                             const Odds& odds, const mcr::Rules& rules, std::optional<int> discard);

}  // namespace tingpai
