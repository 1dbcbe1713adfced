// What every scheme says of itself, for riichi: see engine/rules/scheme.h and explain.h.
#pragma once

#include "engine/rules/explain.h"
#include "engine/rules/riichi/riichi.h"
#include "engine/rules/scheme.h"

namespace tingpai::riichi {

// The options of a ruleset of this scheme.
Rules& rules_of(Ruleset& ruleset);
const Rules& rules_of(const Ruleset& ruleset);

std::vector<Tile> tile_set(const Rules& rules);
const TileCounts& supply(const Rules& rules);
inline std::optional<Tile> wild_tile(const Rules&) { return std::nullopt; }
TurnRules turn_rules(const Rules& rules);
std::optional<Score> score_of(const Win& win, const Rules& rules);
bool may_score(const Win& win, const Rules& rules);
Payments payments(const Score& score, const Sides& sides, const Rules& rules);
std::span<const Option> options(const Rules& rules);
extern const scheme::PatternFacts pattern_facts;

std::optional<Explanation> explain(const Win& win, const Score& score, const Rules& rules);
bool is_grand(const Score& score, const Rules& rules);
Waits waits_of(const Win& win, const Rules& rules);

}  // namespace tingpai::riichi
