// How readily others discard what this seat does not see: section 2 of the decision method, p_other.
#pragma once

#include "engine/ai/odds.h"

namespace tingpai {

// Discards of an unseen copy over the next turns, as a multiple of an average unseen tile's; measured in
// self-play. turn: own discards so far; unseen: copies of the kind, 1 to 4; discarded: copies in the rivers.
float habit(int turn, int kind, int unseen, int discarded);

// By kind, as this seat sees the table.
Habits habits_of(const PlayerView& view, const TileCounts& live);

}  // namespace tingpai
