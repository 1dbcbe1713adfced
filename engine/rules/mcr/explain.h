// How a win of Chinese Official was read: see engine/rules/explain.h.
#pragma once

#include "engine/rules/explain.h"
#include "engine/rules/mcr/mcr.h"

namespace tingpai::mcr {

std::optional<Explanation> explain(const Win& win, const Score& score, const Rules& rules);
bool is_grand(const Score& score, const Rules& rules);
Waits waits_of(const Win& win, const Rules& rules);
std::vector<PatternId> excluded_by(PatternId pattern);

}  // namespace tingpai::mcr
