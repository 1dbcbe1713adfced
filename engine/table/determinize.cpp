#include "engine/table/determinize.h"

#include <algorithm>
#include <cassert>

#include "engine/rules/scheme.h"
#include "engine/table/wall.h"

namespace tingpai {

namespace {

// Tiles apart from flowers, in order of index; each kind plain before red.
std::vector<Tile> unseen_tiles(const PlayerView& view) {
  std::vector<Tile> seen = view.hand.tiles();
  const auto see = [&seen](const auto& tiles) { seen.insert(seen.end(), tiles.begin(), tiles.end()); };
  see(view.table.indicators);
  for (const Meld& meld : view.hand.melds) see(tiles_of(meld));
  for (const Seat seat : all_seats) {
    for (const RiverTile& river : view.table.rivers[seat]) {
      if (!river.claimed_by) seen.push_back(river.tile);
    }
    if (seat == view.seat) continue;
    for (const SeenMeld& meld : view.table.melds[seat]) {
      if (meld.tile) see(tiles_of(meld_of(meld, *meld.tile)));
    }
    if (const auto shown = view.table.shown_hand(seat)) see(shown->tiles());
  }
  std::sort(seen.begin(), seen.end());
  const auto all = scheme::tile_set(view.table.ruleset);
  assert(std::includes(all.begin(), all.end(), seen.begin(), seen.end()));
  std::vector<Tile> unseen;
  std::set_difference(all.begin(), all.end(), seen.begin(), seen.end(), std::back_inserter(unseen));
  std::erase_if(unseen, [](Tile tile) { return tile.is_flower(); });
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

// A concealed kong may be of any kind of which no tile is seen, rather of one that is not wanted elsewhere.
// Its tiles leave `unseen`.
Meld hidden_kong(std::vector<Tile>& unseen, const BySeat<TileCounts>& wanted, Random& random) {
  const TileCounts counts(unseen);
  const auto is_wanted = [&](int kind) {
    return std::ranges::any_of(wanted, [kind](const TileCounts& tiles) { return tiles[kind] > 0; });
  };
  std::vector<int> whole;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (counts[kind] == 4) whole.push_back(kind);
  }
  if (!std::ranges::all_of(whole, is_wanted)) std::erase_if(whole, is_wanted);
  assert(!whole.empty());
  const int kind = whole[random.below(static_cast<std::uint32_t>(whole.size()))];
  Hand four;
  for (const Tile tile : unseen) {
    if (tile.kind() == kind) four.take(tile);
  }
  std::erase_if(unseen, [kind](Tile tile) { return tile.kind() == kind; });
  return four.concealed_kong(Tile::from_index(kind));
}

Melds melds_of(const SeenMelds& seen, std::vector<Tile>& unseen, const BySeat<TileCounts>& wanted,
               Random& random) {
  Melds melds;
  for (const SeenMeld& meld : seen) {
    melds.push_back(meld.tile ? meld_of(meld, *meld.tile) : hidden_kong(unseen, wanted, random));
  }
  return melds;
}

// Those tiles of `from`, as far as they are there, at most so many.
std::vector<Tile> picked(std::vector<Tile>& from, TileCounts wanted, int most) {
  std::vector<Tile> tiles;
  std::erase_if(from, [&](Tile tile) {
    if (wanted[tile] == 0 || static_cast<int>(tiles.size()) == most) return false;
    wanted.remove(tile);
    tiles.push_back(tile);
    return true;
  });
  return tiles;
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

// 1. The seat's own part is known, and hands that were won with. 2. Kinds for the others' concealed kongs,
// then 3. their concealed tiles; one of them, any, is what has just been drawn. 4. The rest is the wall.
TableState table_around(const PlayerView& view, std::uint64_t seed, const BySeat<TileCounts>& held) {
  const auto is_dealt = [&](Seat seat) { return seat != view.seat && view.table.won(seat) == nullptr; };
  Random random(seed);
  TableState state;
  state.table = view.table;
  state.seed = seed;
  state.hands[view.seat] = view.hand;
  state.held_flowers[view.seat] = view.held_flowers;
  state.drawn = view.drawn;
  state.missed[view.seat] = view.missed;
  std::vector<Tile> rest = unseen_tiles(view);
  for (const Seat seat : all_seats) {
    if (seat == view.seat) continue;
    if (const auto shown = view.table.shown_hand(seat)) {
      state.hands[seat] = *shown;
    } else {
      state.hands[seat].melds = melds_of(view.table.melds[seat], rest, held, random);
    }
  }
  shuffle(rest, random);
  BySeat<std::vector<Tile>> hands;
  for (const Seat seat : all_seats)
    if (is_dealt(seat)) hands[seat] = picked(rest, held[seat], view.table.concealed_count[seat]);
  for (const Seat seat : all_seats) {
    if (!is_dealt(seat)) continue;
    auto& tiles = hands[seat];
    const auto more = cut(rest, view.table.concealed_count[seat] - static_cast<int>(tiles.size()));
    tiles.insert(tiles.begin(), more.begin(), more.end());
    for (const Tile tile : tiles) state.hands[seat].take(tile);
    if (view.table.drawn && view.table.turn == seat) state.drawn = tiles.front();
  }
  const auto flowers = unseen_flowers(view);
  rest.insert(rest.end(), flowers.begin(), flowers.end());
  shuffle(rest, random);
  const TurnRules& rules = view.table.rules;
  const auto& turned = view.table.indicators;  // of the tiles that are never drawn
  const auto drawn = static_cast<std::size_t>(view.table.kongs_replaced());  // from the end that lies here
  const std::size_t end = rest.size() + turned.size() + drawn;
  for (std::size_t i = turned.size(); i-- > 0;)
    rest.insert(rest.begin() + static_cast<std::ptrdiff_t>(end - indicator_place(i)), turned[i]);
  assert(static_cast<int>(rest.size()) == view.table.wall_left + rules.undrawn + rules.behind_wall);
  const auto undrawn = static_cast<std::size_t>(view.table.wall_left + rules.undrawn);
  state.wall = wall_ending_in(std::move(rest), view.table);
  state.back = state.wall.size() - static_cast<std::size_t>(rules.behind_wall);
  state.front = state.back - undrawn;
  return state;
}

}  // namespace

Referee determinized(const PlayerView& view, std::uint64_t seed, const BySeat<TileCounts>& held) {
  [[maybe_unused]] const Phase phase = view.table.phase;
  assert(phase == Phase::acting || phase == Phase::claiming || phase == Phase::robbing);
  return Referee::at(table_around(view, seed, held));
}

}  // namespace tingpai
