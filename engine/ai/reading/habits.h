// How readily others discard what this seat does not see: METHOD.md, Arrival of tiles.
#pragma once

#include <array>
#include <span>

#include "engine/ai/field.h"
#include "engine/ai/odds.h"

namespace tingpai {

// Honours, terminals, twos and eights, threes to sevens.
inline constexpr std::size_t place_count = 4;
std::size_t place_of(int kind, const PublicState& table, Seat seat);

// Four own turns each, the last one open: 0 to 4.
inline constexpr std::size_t usual_stretches = 5;
std::size_t usual_stretch(const PlayerView& view);

// Discards of an unseen copy by the others over the next turns, as a multiple of an average unseen tile's;
// and copies in the wall, as a multiple of those that sampled hands leave there.
struct HabitModel {
  using Cells =
      std::array<std::array<float, 4>, 4>;  // by copies unseen (1 to 4) and discarded (0 to 3 and more)
  using Table = std::span<const Cells>;     // stretch by stretch, class by class
  using ByLevel = std::array<Table, Pace::count - 1>;  // of each level but random, which discards evenly

  std::size_t stretches = usual_stretches;  // of a hand
  std::size_t (*stretch_of)(const PlayerView& view) = usual_stretch;
  std::size_t classes = place_count;
  std::size_t (*class_of)(int kind, const PublicState& table,
                          Seat seat) = place_of;  // in the eyes of the others
  ByLevel quiet;
  ByLevel declared = quiet;  // while this seat has declared riichi
  ByLevel left{};            // in the wall; as sampled where it is empty
};

// As this seat sees the table.
Habits habits_of(const PlayerView& view, const TileCounts& live, const Field& field);

// What the others see: how often each kind was discarded, 0 to 3 and more.
std::array<std::size_t, Tile::kinds> discards_of_kinds(const PublicState& table);

}  // namespace tingpai
