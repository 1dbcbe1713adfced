// How readily others discard what this seat does not see: METHOD.md, Arrival of tiles.
#pragma once

#include "engine/ai/field.h"
#include "engine/ai/odds.h"

namespace tingpai {

// By kind, as this seat sees the table: discards of an unseen copy by the others over the next turns, as a
// multiple of an average unseen tile's. Measured in self-play of each level.
Habits habits_of(const PlayerView& view, const TileCounts& live, const Field& field);

}  // namespace tingpai
