#include "engine/table/options.h"

#include <algorithm>

#include "engine/table/course/course.h"
#include "engine/table/legality.h"

namespace tingpai {

namespace detail {

namespace {

// Who had left the hand before anybody won on the open tile.
BySeat<bool> out_before(const PublicState& table) {
  BySeat<bool> out;
  for (const Seat seat : all_seats) out[seat] = table.status[seat].out;
  if (!table.more_winners()) return out;
  const auto on_it = static_cast<std::size_t>(table.wins.back().place) + 1;
  for (std::size_t i = table.wins.size() - on_it; i < table.wins.size(); ++i) out[table.wins[i].seat] = false;
  return out;
}

bool kong_allowed(const PublicState& table) { return table.kongs() < table.rules.most_kongs; }

void add_turn_actions(const Stance& stance, std::vector<Action>& actions) {
  actions.reserve(14);
  const auto& counts = stance.hand.concealed;
  const auto given_up = stance.table.status[stance.seat].void_suit;
  const bool bound = given_up && stance.hand.holds(*given_up);
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const Tile tile = Tile::from_index(kind);
    if (bound && tile.suit() != *given_up) continue;
    const int red = stance.hand.reds.of_kind(tile);
    if (counts[kind] > red) actions.push_back({ActionType::discard, tile});
    if (red > 0) actions.push_back({ActionType::discard, Tile::red_five(tile.suit())});
  }
  if (!stance.table.drawn) return;  // after a chow or pung there is only the discard
  const Seat next = stance.table.after(stance.seat);
  if (stance.table.left_for(stance.seat) > 0 && stance.table.left_for(next) > 0 &&
      kong_allowed(stance.table)) {
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (counts[kind] == 4) actions.push_back({ActionType::concealed_kong, Tile::from_index(kind)});
    }
    const auto first_added = actions.size();
    for (const Meld& meld : stance.hand.melds) {
      if (meld.type == MeldType::pung && counts[meld.tile] > 0) {
        actions.push_back({ActionType::added_kong, stance.hand.one_of(meld.tile.kind())});
      }
    }
    std::sort(actions.begin() + static_cast<std::ptrdiff_t>(first_added), actions.end(),
              [](const Action& a, const Action& b) { return a.tile.kind() < b.tile.kind(); });
  }
  if (stance.drawn && course::may_win(stance, *stance.drawn))
    actions.push_back({ActionType::win, *stance.drawn});
}

// Two own tiles of these kinds join the claimed one: once with plain tiles, and once for each red five that
// can go instead.
void add_with_own(const Hand& hand, ActionType type, Tile kind, const std::array<Tile, 2>& own,
                  std::vector<Action>& actions) {
  const Tile five = own[0].rank() == 5 ? own[0] : own[1];
  const int held = hand.reds.of_kind(five);
  const int needed = same_kind(own[0], own[1]) ? 2 : 1;
  const int plain_ones = hand.concealed[five] - held;
  for (int red = std::max(0, held == 0 ? 0 : needed - plain_ones); red <= std::min(held, needed); ++red) {
    Action action{type, kind};
    if (red > 0) action.reds.add(five.suit(), red);
    actions.push_back(action);
  }
}

void add_chows(const Hand& hand, Tile tile, std::vector<Action>& actions) {
  if (!tile.is_suited()) return;
  for (int rank = std::max(1, tile.rank() - 2); rank <= std::min(7, tile.rank()); ++rank) {
    std::array<Tile, 2> own;
    std::size_t n = 0;
    bool held = true;
    for (int i = rank; i < rank + 3; ++i) {
      if (i == tile.rank()) continue;
      own[n] = Tile::of(tile.suit(), i);
      held &= hand.concealed[own[n++]] > 0;
    }
    if (held) add_with_own(hand, ActionType::chow, Tile::of(tile.suit(), rank), own, actions);
  }
}

void add_claims(const Stance& stance, std::vector<Action>& actions) {
  const Tile tile = *stance.table.last_tile;
  const TurnRules& rules = stance.table.rules;
  const bool discarded = stance.table.phase == Phase::claiming;
  const int next_draws = stance.table.left_for(stance.table.after(stance.table.turn));
  if (discarded) {
    const auto& counts = stance.hand.concealed;
    const Tile kind = plain(tile);
    const bool last = next_draws == 0;
    if (!last && rules.chow && stance.seat == stance.table.after(stance.table.turn))
      add_chows(stance.hand, tile, actions);
    if (counts[tile] >= 2 && (!last || rules.last_discard_pung))
      add_with_own(stance.hand, ActionType::pung, kind, {kind, kind}, actions);
    if (counts[tile] == 3 && !last && stance.table.left_for(stance.seat) > 0 && kong_allowed(stance.table)) {
      Action kong{ActionType::melded_kong, kind};
      if (const int red = stance.hand.reds.of_kind(kind); red > 0) kong.reds.add(kind.suit(), red);
      actions.push_back(kong);
    }
  }
  if ((!discarded || rules.win_on_discard) && course::may_win(stance, tile))
    actions.push_back({ActionType::win, tile});
  if (!actions.empty()) actions.push_back({ActionType::pass, Tile{}});
}

// Three tiles of one suit, honours among themselves. Thirteen tiles always have some.
void add_exchanges(const Hand& hand, std::vector<Action>& actions) {
  const auto tiles = hand.tiles();
  const auto add = [&](std::size_t i, std::size_t j, std::size_t k) {
    const Action exchange{ActionType::exchange, tiles[i], {}, false, {tiles[j], tiles[k]}};
    if (std::find(actions.begin(), actions.end(), exchange) == actions.end()) actions.push_back(exchange);
  };
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    for (std::size_t j = i + 1; j < tiles.size() && tiles[j].suit() == tiles[i].suit(); ++j) {
      for (std::size_t k = j + 1; k < tiles.size() && tiles[k].suit() == tiles[i].suit(); ++k) add(i, j, k);
    }
  }
}

void add_void_suits(std::vector<Action>& actions) {
  for (const Suit suit : {Suit::characters, Suit::dots, Suit::bamboo})
    actions.push_back({ActionType::void_suit, Tile::of(suit, 1)});
}

}  // namespace

LegalActions legal_actions(const Stance& stance) {
  LegalActions legal;
  if (stance.table.status[stance.seat].out || stance.table.more_winners()) return legal;
  const bool own_turn = stance.table.turn == stance.seat;
  switch (stance.table.phase) {
    case Phase::acting:
      if (own_turn && stance.held_flowers.empty()) add_turn_actions(stance, legal.actions);
      break;
    case Phase::claiming:
    case Phase::robbing:
      if (!own_turn) add_claims(stance, legal.actions);
      break;
    case Phase::exchanging:
      add_exchanges(stance.hand, legal.actions);
      break;
    case Phase::voiding:
      add_void_suits(legal.actions);
      break;
    default:
      return legal;
  }
  course::refine(stance, legal.actions);
  return legal;
}

Win win_of(const Stance& stance) {
  const PublicState& table = stance.table;
  Win win;
  win.concealed = stance.hand.concealed;
  win.melds = stance.hand.melds;
  win.reds = stance.hand.reds;
  win.self_drawn = table.phase == Phase::acting;
  if (win.self_drawn) {
    assert(stance.drawn);
    win.tile = *stance.drawn;
    win.concealed.remove(win.tile);
    win.reds.add(win.tile, -1);
  } else {
    assert(table.last_tile);
    win.tile = *table.last_tile;
  }
  win.replacement = win.self_drawn && table.last_draw == DrawSource::kong_replacement;
  win.robbing = table.phase == Phase::robbing;
  win.last_wall_tile = table.left_for(table.after(table.turn)) == 0;
  win.round = table.round;
  win.seat = table.winds[stance.seat];
  course::complete(stance, win);
  return win;
}

}  // namespace detail

bool LegalActions::contains(const Action& action) const {
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

bool LegalActions::has(ActionType type) const {
  return std::any_of(actions.begin(), actions.end(), [&](const Action& legal) { return legal.type == type; });
}

Sides sides_of(const PublicState& table, Seat winner, std::optional<Seat> from) {
  const int place = table.more_winners() ? table.wins.back().place + 1 : 0;
  return {winner,      from,         table.dealer(), detail::out_before(table),
          table.honba, table.sticks, place,          course::liable(table, winner)};
}

LegalActions legal_actions(const PlayerView& view) { return detail::legal_actions(detail::stance_of(view)); }

bool is_furiten(const PlayerView& view) { return course::is_furiten(detail::stance_of(view)); }

Win win_of(const PlayerView& view) { return detail::win_of(detail::stance_of(view)); }

}  // namespace tingpai
