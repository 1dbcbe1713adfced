// The quick bot (METHOD.md, Levels): a few table look-ups a decision. It knows its own hand and the visible
// tiles, not the opponents, and claims nothing but a win.
#pragma once

#include "engine/ai/decision.h"

namespace tingpai {

Decision decide_quick(const PlayerView& view, const LegalActions& legal);

// The combined chance that these 3n+1 or 3n+2 tiles of such a set grow into melds and a pair, without unit:
// only compared.
double table_chance(const TileCounts& concealed, const TileCounts& supply);

}  // namespace tingpai
