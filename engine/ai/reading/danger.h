// What discards may cost: METHOD.md, Danger.
#pragma once

#include <array>

#include "engine/tile.h"

namespace tingpai {

// By opponent (next, opposite, previous) and kind.
struct Danger {
  std::array<std::array<float, Tile::kinds>, 3> chance{};  // that the discard loses to this opponent, 0 to 1
  std::array<float, 3> cost{};  // it then costs beyond what any lost hand costs, in the unit of value
};

}  // namespace tingpai
