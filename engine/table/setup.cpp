#include "engine/table/setup.h"

#include <algorithm>
#include <array>

#include "engine/rules/scheme.h"

namespace tingpai {

namespace {

// Who claims a tile discards next; who claimed the last one is to act.
void find_claimers(PublicState& table) {
  for (const Seat seat : all_seats) {
    for (RiverTile& claimed : table.rivers[seat]) {
      if (!claimed.claimed_by) continue;
      claimed.claimed_by = table.turn;
      const RiverTile* next = nullptr;
      for (const Seat other : all_seats) {
        for (const RiverTile& later : table.rivers[other]) {
          if (later.number <= claimed.number || (next != nullptr && later.number >= next->number)) continue;
          next = &later;
          claimed.claimed_by = other;
        }
      }
    }
  }
}

// A seat's concealed kong is hidden from the public, its own owner included.
bool hides(const SeenMeld& meld) { return meld.type == MeldType::concealed_kong; }

std::vector<Tile> tiles_of(const SeenMelds& melds) {
  std::vector<Tile> tiles;
  for (const SeenMeld& meld : melds) {
    if (!meld.tile) continue;
    for (const Tile tile : tingpai::tiles_of(meld_of(meld, *meld.tile))) tiles.push_back(tile);
  }
  return tiles;
}

SeenMelds without_kongs(const SeenMelds& melds) {
  SeenMelds open;
  for (const SeenMeld& meld : melds) {
    if (!hides(meld)) open.push_back(meld);
  }
  return open;
}

int held_by_other(const SeenMelds& melds) { return 13 - 3 * static_cast<int>(melds.size()); }

// All that the seat sees, in no order.
std::vector<Tile> seen_by(const TableSetup& setup, Seat seat) {
  std::vector<Tile> seen = setup.hand.tiles();
  for (const Seat other : all_seats) {
    const auto& melds = setup.melds[other];
    const auto open = tiles_of(other == seat ? melds : without_kongs(melds));
    seen.insert(seen.end(), open.begin(), open.end());
    for (const RiverTile& tile : setup.rivers[other]) {
      if (!tile.claimed_by) seen.push_back(tile.tile);  // else it is in a meld
    }
    seen.insert(seen.end(), setup.flowers[other].begin(), setup.flowers[other].end());
  }
  return seen;
}

}  // namespace

// Kinds of others' concealed kongs may be known, although the seat does not see them; the others are of kinds
// that stand nowhere.
std::optional<TableSetup::Fault> TableSetup::fault(Seat seat) const {
  std::vector<Tile> known = seen_by(*this, seat);
  if (const auto kind = beyond(known, scheme::supply(ruleset))) return Fault{Fault::five_copies, kind, {}};
  std::ptrdiff_t untold = 0;
  for (const Seat other : all_seats) {
    if (other == seat) continue;
    for (const SeenMeld& meld : melds[other]) {
      if (!hides(meld)) continue;
      if (!meld.tile)
        ++untold;
      else
        known.insert(known.end(), 4, *meld.tile);
      if (const auto kind = beyond(known, scheme::supply(ruleset)))
        return Fault{Fault::kong_elsewhere, kind, other};
    }
  }
  std::array<bool, Tile::kinds> shown{};
  for (const Tile tile : known) {
    if (!tile.is_flower()) shown[static_cast<std::size_t>(tile.kind())] = true;
  }
  if (untold > std::count(shown.begin(), shown.end(), false)) return Fault{Fault::too_many_kongs, {}, {}};
  if (most_wall_left(seat) < wall_left.value_or(0)) return Fault{Fault::too_many_tiles, {}, {}};
  return std::nullopt;
}

int TableSetup::most_wall_left(Seat seat) const {
  const TurnRules rules = scheme::turn_rules(ruleset);
  auto left = static_cast<int>(scheme::tile_set(ruleset).size()) - rules.behind_wall - rules.undrawn;
  left -= static_cast<int>(seen_by(*this, seat).size());
  for (const Seat other : all_seats) {
    if (other == seat) continue;
    left -= held_by_other(melds[other]);
    for (const SeenMeld& meld : melds[other]) left -= hides(meld) ? 4 : 0;
  }
  return left;
}

PlayerView TableSetup::view(Seat seat) const {
  assert(!fault(seat));
  PlayerView view;
  view.seat = seat;
  view.hand = hand;
  if (turn == seat) view.drawn = drawn;
  PublicState& table = view.table;
  table.ruleset = ruleset;
  table.rules = scheme::turn_rules(ruleset);
  table.tiles = static_cast<int>(scheme::tile_set(ruleset).size());
  table.round = round;
  table.winds = winds;
  table.rivers = rivers;
  table.flowers = flowers;
  table.phase = phase;
  table.turn = turn;
  table.last_tile = last_tile;
  table.drawn = phase == Phase::acting && drawn.has_value();
  for (const Seat other : all_seats) {
    table.scores[other] = table.rules.start;
    table.concealed_count[other] = other == seat ? hand.concealed.total() : held_by_other(melds[other]);
    for (SeenMeld meld : melds[other]) {
      if (hides(meld)) meld.tile.reset();
      table.melds[other].push_back(meld);
    }
  }
  find_claimers(table);
  table.wall_left = wall_left.value_or(most_wall_left(seat));
  return view;
}

TableState before_hand(const events::GameStarted& start, int hand, const BySeat<Points>& scores) {
  TableState state;
  evolve(state, start);
  state.table = before_hand(Seat{}, start, hand, scores).table;
  return state;
}

PlayerView before_hand(Seat seat, const events::GameStarted& start, int hand, const BySeat<Points>& scores) {
  PlayerView view = view_of(seat);
  evolve(view, SeenEvent(start));
  view.table.scores = scores;
  if (hand == 0) return view;
  view.table.hand_number = hand - 1;
  view.table.phase = Phase::hand_over;
  return view;
}

PlayerView under_rules(PlayerView view, const Ruleset& ruleset) {
  const auto tiles = static_cast<int>(scheme::tile_set(ruleset).size());
  view.table.wall_left += tiles - view.table.tiles;
  view.table.tiles = tiles;
  view.table.ruleset = ruleset;
  view.table.rules = scheme::turn_rules(ruleset);
  return view;
}

PlayerView at_score(PlayerView view, const BySeat<Points>& scores, int sticks) {
  view.table.first_dealer = Seat();
  view.table.scores = scores;
  view.table.sticks = sticks;
  return view;
}

}  // namespace tingpai
