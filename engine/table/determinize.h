// A table dealt around what one seat sees.
#pragma once

#include <cstdint>

#include "engine/table/referee.h"

namespace tingpai {

// A table that this seat cannot tell from the one it sits at: what it does not see is dealt at random. Every
// table that fits the view is equally likely; what players reveal by what they discard and claim is not
// weighed. Flowers that nobody has shown lie in the wall, for a hand shows its flowers at once. The view is
// of a moment when somebody is asked (acting, claiming, robbing). Later hands follow from the seed.
// Where the others are taken to hold certain tiles, unseen ones and to each no more than it has concealed,
// `held` tells them, and the rest is dealt at random.
Referee determinized(const PlayerView& view, std::uint64_t seed, const BySeat<TileCounts>& held = {});

}  // namespace tingpai
