#include "engine/table/options.h"

#include <algorithm>

#include "engine/rules/mcr/mcr.h"
#include "engine/table/legality.h"

namespace tingpai {

namespace detail {

namespace {

// Whether everybody sees the three other copies of the winning tile. That tile itself, where it lies in a
// river or in the kong being robbed, makes the fourth; it does still where another has won on it already.
bool last_of_kind(const Stance& stance, Tile tile) {
  int seen = stance.table.phase == Phase::acting || stance.table.more_winners() ? 1 : 0;
  for (const Seat seat : all_seats) {
    for (const RiverTile& river : stance.table.rivers[seat])
      seen += !river.claimed_by && same_kind(river.tile, tile);
    for (const SeenMeld& meld : stance.table.melds[seat]) {
      if (!meld.tile) continue;
      for (const Tile part : tiles_of(meld_of(meld, *meld.tile))) seen += same_kind(part, tile);
    }
  }
  return seen == 4;
}

// A cheap test that nearly all incomplete hands fail. With called melds, and in knitted straights too, a
// complete hand has 3n+2 tiles in the pair's suit and 3n in the others, and its honours come in pairs and
// pungs; the forms without melds show in
// their counts.
bool may_be_complete(const TileCounts& counts, bool without_melds) {
  const auto& raw = counts.raw();
  std::array<int, 4> suits{};
  for (std::size_t kind = 0; kind < 27; ++kind) suits[kind / 9] += raw[kind];
  for (std::size_t kind = 27; kind < 34; ++kind) suits[3] += raw[kind];
  int pairs = 0;
  int broken = 0;
  for (const int n : suits) {
    pairs += n % 3 == 2;
    broken += n % 3 == 1;
  }
  const bool no_odd_honours =
      std::all_of(raw.begin() + 27, raw.end(), [](auto n) { return n != 1 && n != 4; });
  if (pairs == 1 && broken == 0 && no_odd_honours) return true;
  if (!without_melds) return false;
  int odd = 0;
  int several = 0;
  for (const auto n : raw) {
    odd += n % 2;
    several += n > 1;
  }
  return odd == 0 || several <= 1;
}

bool kong_allowed(const PublicState& table) {
  int kongs = 0;
  for (const SeenMelds& melds : table.melds) {
    for (const SeenMeld& meld : melds) kongs += is_kong(meld.type);
  }
  return kongs < table.rules.most_kongs;
}

void add_turn_actions(const Stance& stance, std::vector<Action>& actions) {
  actions.reserve(14);
  const auto& counts = stance.hand.concealed;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const Tile tile = Tile::from_index(kind);
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
  if (stance.drawn && may_win(stance, *stance.drawn)) actions.push_back({ActionType::win, *stance.drawn});
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
  if ((!discarded || rules.win_on_discard) && may_win(stance, tile))
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

bool may_win(const Stance& stance, Tile tile) {
  TileCounts all = stance.hand.concealed;
  if (stance.table.phase != Phase::acting) all.add(tile);
  if (!may_be_complete(all, stance.hand.melds.empty())) return false;
  const auto& rules = std::get<mcr::Rules>(stance.table.ruleset.scheme);
  return mcr::base_fan(win_of(stance), rules) >= std::max(rules.minimum_fan, 0);  // -1: not complete
}

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
      break;
  }
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
  win.last_of_kind = last_of_kind(stance, win.tile);
  win.replacement = win.self_drawn && table.last_draw == DrawSource::kong_replacement;
  win.robbing = table.phase == Phase::robbing;
  win.last_wall_tile = table.left_for(table.after(table.turn)) == 0;
  win.round = table.round;
  win.seat = table.winds[stance.seat];
  win.flowers = static_cast<int>(table.flowers[stance.seat].size());
  return win;
}

}  // namespace detail

bool LegalActions::contains(const Action& action) const {
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

bool LegalActions::has(ActionType type) const {
  return std::any_of(actions.begin(), actions.end(), [&](const Action& legal) { return legal.type == type; });
}

LegalActions legal_actions(const PlayerView& view) { return detail::legal_actions(detail::stance_of(view)); }

Win win_of(const PlayerView& view) { return detail::win_of(detail::stance_of(view)); }

}  // namespace tingpai
