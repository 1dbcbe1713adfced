// What every scheme says of itself, for Chinese Official: see engine/rules/scheme.h.
#pragma once

#include "engine/rules/mcr/mcr.h"
#include "engine/rules/scheme.h"

namespace tingpai::mcr {

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

}  // namespace tingpai::mcr
