// Shape by its definition: slow, plain, and written without a look at engine/shape.cpp's tables.
#pragma once

#include <optional>

#include "engine/shape.h"

namespace tingpai::reference {

// A form of the engine, or seven pairs in which four of a kind are two pairs.
enum class Goal : std::uint8_t {
  standard,
  seven_pairs,
  seven_pairs_with_quads,
  thirteen_orphans,
  knitted_straight,
  knitted_honours,
};

std::optional<Shanten> shanten(const TileCounts& concealed, Goal goal, const TileCounts& called = {});
// With so many wild tiles besides: each stands for the tile that helps most, a fifth of its kind included.
std::optional<Shanten> wild_shanten(const TileCounts& natural, int wilds, Goal goal,
                                    const TileCounts& called = {});
// The same by trying every assignment of the wild tiles; slower still.
Shanten assigned_shanten(const TileCounts& natural, int wilds, const TileCounts& called = {});
// The nearest of MCR's five.
Shanten mcr_shanten(const TileCounts& concealed, const TileCounts& called = {});

// Kinds whose draw lowers `shanten_of(hand)`.
template <class ShantenOf>
KindSet effective_tiles(TileCounts concealed, const TileCounts& called, ShantenOf shanten_of) {
  const auto now = shanten_of(concealed);
  KindSet effective;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (concealed[kind] + called[kind] == 4) continue;
    concealed.add(kind);
    if (shanten_of(concealed) < now) effective.insert(kind);
    concealed.remove(kind);
  }
  return effective;
}

}  // namespace tingpai::reference
