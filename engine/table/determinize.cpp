#include "engine/table/determinize.h"

#include <algorithm>
#include <cassert>

#include "engine/rules/scheme.h"
#include "engine/table/wall.h"

namespace tingpai {

namespace {

TileCounts unseen_tiles(const PlayerView& view) {
  const TileCounts seen = visible_tiles(view);
  TileCounts unseen = scheme::supply(view.table.ruleset);
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    assert(seen[kind] <= unseen[kind]);
    unseen.remove(kind, seen[kind]);
  }
  return unseen;
}

std::vector<Tile> unseen_flowers(const PlayerView& view) {
  std::vector<Tile> seen(view.held_flowers.begin(), view.held_flowers.end());
  for (const auto& shown : view.table.flowers) seen.insert(seen.end(), shown.begin(), shown.end());
  std::vector<Tile> unseen;
  for (const Tile tile : scheme::tile_set(view.table.ruleset)) {
    if (tile.is_flower() && std::find(seen.begin(), seen.end(), tile) == seen.end()) unseen.push_back(tile);
  }
  return unseen;
}

// A concealed kong may be of any kind of which no tile is seen.
Tile hidden_kong(TileCounts& unseen, Random& random) {
  std::vector<Tile> whole;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (unseen[kind] == 4) whole.push_back(Tile::from_index(kind));
  }
  assert(!whole.empty());
  const Tile tile = whole[random.below(static_cast<std::uint32_t>(whole.size()))];
  unseen.remove(tile, 4);
  return tile;
}

Melds melds_of(const SeenMelds& seen, TileCounts& unseen, Random& random) {
  Melds melds;
  for (const SeenMeld& meld : seen) {
    const Tile tile = meld.tile ? *meld.tile : hidden_kong(unseen, random);
    melds.push_back(meld_of(meld, tile));
  }
  return melds;
}

std::vector<Tile> cut(std::vector<Tile>& from, int n) {
  const auto first = from.end() - n;
  std::vector<Tile> tiles(first, from.end());
  from.erase(first, from.end());
  return tiles;
}

// The whole set in places such that what is drawn from now on comes from `rest`.
std::vector<Tile> wall_ending_in(std::vector<Tile> rest, const PublicState& table) {
  auto sorted = rest;
  std::sort(sorted.begin(), sorted.end());
  const auto all = scheme::tile_set(table.ruleset);
  std::vector<Tile> wall;
  std::set_difference(all.begin(), all.end(), sorted.begin(), sorted.end(), std::back_inserter(wall));
  if (!table.rules.own_walls) {
    wall.insert(wall.end(), rest.begin(), rest.end());
    return wall;
  }
  auto out = std::move(wall);
  wall.clear();
  for (const Wind wind : {Wind::east, Wind::south, Wind::west, Wind::north}) {
    const int left = table.left_for(table.at(wind));
    for (const auto& part : {cut(out, static_cast<int>(all.size()) / 4 - left), cut(rest, left)}) {
      wall.insert(wall.end(), part.begin(), part.end());
    }
  }
  return wall;
}

// 1. The seat's own part is known. 2. Kinds for the others' concealed kongs, then 3. their concealed tiles;
// one of them, any, is what has just been drawn. 4. The rest is the wall.
TableState table_around(const PlayerView& view, std::uint64_t seed) {
  Random random(seed);
  TableState state;
  state.table = view.table;
  state.seed = seed;
  state.hands[view.seat] = view.hand;
  state.held_flowers[view.seat] = view.held_flowers;
  state.drawn = view.drawn;
  TileCounts unseen = unseen_tiles(view);
  for (const Seat seat : all_seats) {
    if (seat != view.seat) state.hands[seat].melds = melds_of(view.table.melds[seat], unseen, random);
  }
  auto rest = unseen.tiles();
  shuffle(rest, random);
  for (const Seat seat : all_seats) {
    if (seat == view.seat) continue;
    const auto tiles = cut(rest, view.table.concealed_count[seat]);
    state.hands[seat].concealed = TileCounts(tiles);
    if (view.table.drawn && view.table.turn == seat) state.drawn = tiles.front();
  }
  const auto flowers = unseen_flowers(view);
  rest.insert(rest.end(), flowers.begin(), flowers.end());
  shuffle(rest, random);
  assert(static_cast<int>(rest.size()) == view.table.wall_left);
  state.wall = wall_ending_in(std::move(rest), view.table);
  state.back = state.wall.size();
  state.front = state.back - static_cast<std::size_t>(view.table.wall_left);
  return state;
}

}  // namespace

Referee determinized(const PlayerView& view, std::uint64_t seed) {
  [[maybe_unused]] const Phase phase = view.table.phase;
  assert(phase == Phase::acting || phase == Phase::claiming || phase == Phase::robbing);
  return Referee::at(table_around(view, seed));
}

}  // namespace tingpai
