// What was not chosen turns out to be nearer to the best than it seemed (METHOD.md, Honest numbers): the best
// is often the one whose error was in its favour, and a player who prefers another action is often right.
#pragma once

#include <cstddef>

#include "engine/ai/profile.h"

namespace tingpai {

// By distance of the best action, an index of ValueConstants::ByDistance: ready or one away, two, three, four
// and more.
inline constexpr std::size_t hindsight_distances = std::tuple_size_v<ValueConstants::ByDistance>;
std::size_t hindsight_distance(Shanten shanten);

// By how much less an action brings than the best one, of what the search sees; both >= 0. blur: the error of
// the search in the same unit; differences far above it come true, smaller ones fade.
double hindsight(double behind, double blur);

}  // namespace tingpai
