#include "engine/hand.h"

#include <array>

namespace tingpai {

std::vector<Tile> TileCounts::tiles() const {
  std::vector<Tile> tiles;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    tiles.insert(tiles.end(), static_cast<std::size_t>((*this)[kind]), Tile::from_index(kind));
  }
  return tiles;
}

std::string to_text(const TileCounts& counts) { return to_text(std::span<const Tile>(counts.tiles())); }

std::optional<Tile> over_four(std::span<const Tile> tiles) {
  std::array<int, Tile::kinds> counts{};
  for (const Tile tile : tiles) {
    if (!tile.is_flower() && ++counts[static_cast<std::size_t>(tile.kind())] > 4)
      return Tile::from_index(tile.kind());
  }
  return std::nullopt;
}

StaticVector<Tile, 4> tiles_of(const Meld& meld) {
  if (meld.type == MeldType::chow) {
    const int low = meld.tile.kind();
    return {Tile::from_index(low), Tile::from_index(low + 1), Tile::from_index(low + 2)};
  }
  StaticVector<Tile, 4> tiles{meld.tile, meld.tile, meld.tile};
  if (is_kong(meld.type)) tiles.push_back(meld.tile);
  return tiles;
}

}  // namespace tingpai
