// The chance that the tiles of a suit grow into melds, from tables of all hands: METHOD.md, Levels.
#pragma once

#include "engine/hand.h"

namespace tingpai {

// The combined chance that these 3n+1 or 3n+2 tiles of such a set grow into melds and a pair, without unit:
// only compared.
double table_chance(const TileCounts& concealed, const TileCounts& supply);

}  // namespace tingpai
