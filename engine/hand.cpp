#include "engine/hand.h"

#include <algorithm>
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

bool is_closed(const Melds& melds) {
  return std::ranges::all_of(melds, [](const Meld& meld) { return meld.type == MeldType::concealed_kong; });
}

std::optional<Tile> beyond(std::span<const Tile> tiles, const TileCounts& supply) {
  std::array<int, Tile::kinds> counts{};
  for (const Tile tile : tiles) {
    if (!tile.is_flower() && ++counts[static_cast<std::size_t>(tile.kind())] > supply[tile])
      return Tile::from_index(tile.kind());
  }
  return std::nullopt;
}

std::optional<Tile> over_four(std::span<const Tile> tiles) {
  TileCounts supply;
  for (int kind = 0; kind < Tile::kinds; ++kind) supply.add(kind, 4);
  return beyond(tiles, supply);
}

StaticVector<Tile, 4> tiles_of(const Meld& meld) {
  const int low = meld.tile.kind();
  const int step = meld.type == MeldType::chow ? 1 : 0;
  const int size = is_kong(meld.type) ? 4 : 3;
  StaticVector<Tile, 4> tiles;
  for (int i = 0; i < size; ++i) {
    const Tile tile = Tile::from_index(low + i * step);
    const int fives = step == 1 ? 1 : size - i;  // from here on
    const bool red = meld.reds.of_kind(tile) >= fives;
    tiles.push_back(red ? Tile::red_five(tile.suit()) : tile);
  }
  return tiles;
}

std::vector<Tile> tiles_of(const TileCounts& counts, RedFives reds) {
  std::vector<Tile> tiles = counts.tiles();
  if (reds.empty()) return tiles;
  for (std::size_t i = tiles.size(); i-- > 0;) {
    const Tile tile = tiles[i];
    if (reds.of_kind(tile) == 0) continue;
    tiles[i] = Tile::red_five(tile.suit());
    reds.add(tile.suit(), -1);
  }
  return tiles;
}

void Hand::take(Tile tile) {
  concealed.add(tile);
  reds.add(tile);
}

void Hand::give(Tile tile) {
  assert(concealed[tile] > (tile.is_red() ? 0 : reds.of_kind(tile)));
  concealed.remove(tile);
  reds.add(tile, -1);
}

void Hand::lay(const Meld& meld) {
  if (meld.type != MeldType::concealed_kong) take(meld.claimed);
  for (const Tile tile : tiles_of(meld)) give(tile);
  melds.push_back(meld);
}

void Hand::add_to_pung(Tile tile) {
  give(tile);
  auto* pung = std::find_if(melds.begin(), melds.end(), [&](const Meld& meld) {
    return meld.type == MeldType::pung && same_kind(meld.tile, tile);
  });
  assert(pung != melds.end());
  pung->type = MeldType::added_kong;
  pung->reds.add(tile);
}

Meld Hand::concealed_kong(Tile kind) const {
  Meld kong{MeldType::concealed_kong, plain(kind), Tile{}, std::nullopt};
  if (const int red = reds.of_kind(kind); red > 0) kong.reds.add(kind.suit(), red);
  return kong;
}

bool Hand::holds(Suit suit) const {
  const int first = 9 * static_cast<int>(suit);
  for (int kind = first; kind < std::min(first + 9, Tile::kinds); ++kind) {
    if (concealed[kind] > 0) return true;
  }
  return false;
}

Tile Hand::one_of(int kind) const {
  const Tile tile = Tile::from_index(kind);
  return concealed[kind] > reds.of_kind(tile) ? tile : Tile::red_five(tile.suit());
}

}  // namespace tingpai
