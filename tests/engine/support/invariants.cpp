#include "tests/engine/support/invariants.h"
#include "engine/rules/scheme.h"

#include <algorithm>
#include <numeric>

#include "engine/table/check.h"
#include "engine/table/course/course.h"
#include "engine/table/wall.h"

namespace tingpai {

namespace {

// With own walls, the ends of the quarters; else what lies behind the wall, too.
std::vector<Tile> undrawn(const TableState& state) {
  const auto at = [&](std::size_t place) { return state.wall.begin() + static_cast<std::ptrdiff_t>(place); };
  if (!state.table.rules.own_walls) {
    std::vector<Tile> tiles(at(state.front), at(state.back));
    tiles.insert(tiles.end(), state.wall.end() - state.table.rules.behind_wall, state.wall.end());
    return tiles;
  }
  std::vector<Tile> tiles;
  for (const Seat seat : all_seats) {
    const auto end = at(state.wall.size() / 4 * (static_cast<std::size_t>(state.table.winds[seat]) + 1));
    tiles.insert(tiles.end(), end - state.table.left_for(seat), end);
  }
  return tiles;
}

bool visible_is_possible(const PlayerView& view) {
  const TileCounts seen = visible_tiles(view);
  return std::all_of(seen.raw().begin(), seen.raw().end(), [](auto n) { return n <= 4; });
}

Points sum(const BySeat<Points>& points) { return std::accumulate(points.begin(), points.end(), 0); }

}  // namespace

bool tiles_conserve(const TableState& state) {
  std::array<int, Tile::indices> count{};
  const auto add = [&](Tile tile) { ++count[static_cast<std::size_t>(tile.index())]; };
  for (const Tile tile : undrawn(state)) add(tile);
  for (const Seat seat : all_seats) {
    for (const Tile tile : state.hands[seat].tiles()) add(tile);
    for (const Tile tile : state.held_flowers[seat]) add(tile);
    for (const Tile tile : state.table.flowers[seat]) add(tile);
    for (const Meld& meld : state.hands[seat].melds) {
      for (const Tile tile : tiles_of(meld)) add(tile);
    }
    for (const RiverTile& river : state.table.rivers[seat]) {
      if (!river.claimed_by) add(river.tile);
    }
  }
  std::array<int, Tile::indices> whole{};
  for (const Tile tile : scheme::tile_set(state.table.ruleset))
    ++whole[static_cast<std::size_t>(tile.index())];
  return count == whole;
}

bool counts_agree(const TableState& state) {
  for (const Seat seat : all_seats) {
    const Hand& hand = state.hands[seat];
    const auto held = static_cast<int>(state.held_flowers[seat].size());
    if (state.table.concealed_count[seat] != hand.concealed.total() + held) return false;
    if (state.table.melds[seat].size() != hand.melds.size()) return false;
    for (std::size_t i = 0; i < hand.melds.size(); ++i) {
      const SeenMeld& seen = state.table.melds[seat][i];
      if (seen.type != hand.melds[i].type || (seen.tile && *seen.tile != hand.melds[i].tile)) return false;
      if (!seen.tile && seen.type != MeldType::concealed_kong) return false;
    }
  }
  return state.table.wall_left == static_cast<int>(state.back - state.front) - state.table.rules.undrawn;
}

Invariants::Invariants() {
  for (const Seat seat : all_seats) views_[seat] = view_of(seat);
}

Invariants::Invariants(const Referee& start) : state_(start.state()) {
  for (const Seat seat : all_seats) views_[seat] = start.view(seat);
}

void Invariants::after(const Referee& referee, const Event& event) {
  ++events_;
  const TableState& state = referee.state();
  const auto read = parse_event(to_text(event));
  require(read && *read == event, "the line reads back");
  require(!check(state_, event), "the event can happen");
  evolve(state_, event);
  require(state_ == state, "the state is the fold of the events");
  for (const Seat seat : all_seats) {
    const PlayerView& view = referee.view(seat);
    evolve(views_[seat], redact(event, seat));
    require(views_[seat] == view, "the view is the fold of the redacted events");
    require(view.table == state.table, "all see the same table");
    require(view.hand == state.hands[seat], "a view has the seat's own hand");
    require(view.held_flowers == state.held_flowers[seat], "a view has the seat's own flowers");
    require(view.drawn == (state.table.turn == seat ? state.drawn : std::nullopt), "a view has its draw");
    require(view.missed == state.missed[seat], "a view remembers what its seat let pass");
    require(visible_is_possible(view), "nobody sees a fifth copy");
    const bool first = state.table.phase == Phase::acting && course::due(state);  // nobody is asked before it
    require(referee.asked(seat) == (first ? LegalActions{} : legal_actions(view)),
            "what is asked is what is legal");
  }
  if (state.table.phase > Phase::before_hand) {
    require(tiles_conserve(state), "tiles conserve");
    require(counts_agree(state), "counts agree");
  }
  const auto& scores = state.table.scores;
  if (const auto* settled = std::get_if<events::Settled>(&event)) {
    for (const Transfer& transfer : settled->transfers) fined_ -= sum(transfer.payments);
  }
  require(sum(scores) + 1000 * state.table.sticks + fined_ == 4 * state.table.rules.start, "points are kept");
}

void Invariants::require(bool holds, const char* what) {
  if (!holds && broken_.empty()) broken_ = "event " + std::to_string(events_) + ": " + what;
}

}  // namespace tingpai
