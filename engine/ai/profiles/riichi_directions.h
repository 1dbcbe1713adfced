// Where hands of riichi go beside the nearest: the cores and tile sets of its yaku.
#pragma once

#include <vector>

#include "engine/ai/targets/directions.h"

namespace tingpai::riichi {

const std::vector<Core>& cores();
const std::vector<TileSet>& tile_sets();

}  // namespace tingpai::riichi
