// The pattern directions of Chinese Official.
#pragma once

#include <vector>

#include "engine/ai/targets/directions.h"

namespace tingpai::mcr {

// The three-group (and two-group) patterns, from mixed triple chow to big three winds.
const std::vector<Core>& cores();
// Flushes, all pungs, outside hand, upper and lower four, all fives, reversible tiles, all types.
const std::vector<TileSet>& tile_sets();

}  // namespace tingpai::mcr
