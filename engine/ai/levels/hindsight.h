// What was not chosen turns out to be nearer to the best than it seemed (METHOD.md, Honest numbers): the best
// is often the one whose error was in its favour, and a player who prefers another action is often right.
#pragma once

#include <cstddef>

#include "engine/ai/decision.h"

namespace tingpai {

// By distance of the best action: ready or one away, two, three, four and more.
inline constexpr std::size_t hindsight_distances = 4;
std::size_t hindsight_distance(Shanten shanten);

// By how much less an action brings than the best one, of what the search sees; points, both >= 0. shanten:
// after the best.
double hindsight(double behind, bool discard, Shanten shanten);

}  // namespace tingpai
