// Plans: the ways to win that a person can follow, gathered from the targets by what they score.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/ai/decision.h"
#include "engine/ai/prospects.h"

namespace tingpai {

// At most `most` plans of a hand, best first; of 3n+2 tiles after discarding a kind.
std::vector<Plan> find_plans(Prospects& prospects, const Hand& hand, const SeatContext& context,
                             const Odds& odds, const mcr::Rules& rules, std::optional<int> discard,
                             std::size_t most);

}  // namespace tingpai
