// How readily others discard what this seat does not see: METHOD.md, Arrival of tiles.
#pragma once

#include <array>

#include "engine/ai/field.h"
#include "engine/ai/odds.h"

namespace tingpai {

// Discards of an unseen copy by the others over the next turns, as a multiple of an average unseen tile's.
struct HabitModel {
  static constexpr std::size_t stretches = 5;  // of four turns each, the last one open
  static constexpr std::size_t classes = 4;    // honours, terminals, twos and eights, threes to sevens
  // By stretch of own discards, class, copies unseen (1 to 4) and copies discarded (0 to 3 and more).
  using Table = std::array<std::array<std::array<std::array<float, 4>, 4>, classes>, stretches>;

  std::array<Table, Pace::count - 1> tables;  // of each level but random, which discards evenly
};

// By kind, as this seat sees the table.
Habits habits_of(const PlayerView& view, const TileCounts& live, const Field& field);

}  // namespace tingpai
