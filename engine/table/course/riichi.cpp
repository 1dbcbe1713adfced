#include "engine/table/course/riichi.h"

#include <algorithm>
#include <array>

#include "engine/rules/riichi/scheme.h"

namespace tingpai::riichi {

namespace {

using detail::Stance;

constexpr int nine_terminals = 9;  // kinds of terminals and honours

bool is_outer(Tile tile) { return tile.is_honour() || tile.is_terminal(); }

// Nobody has claimed or declared a kong.
bool uninterrupted(const PublicState& table) {
  return std::ranges::all_of(table.melds, [](const SeenMelds& melds) { return melds.empty(); });
}

bool first_turn(const PublicState& table, Seat seat) {
  return table.rivers[seat].empty() && uninterrupted(table);
}

bool holds(const std::vector<Tile>& tiles, Tile tile) {
  return std::ranges::any_of(tiles, [&](Tile one) { return same_kind(one, tile); });
}

// One of the tiles that would complete the hand lies in the seat's own river.
bool discarded_one_of(const std::vector<Tile>& waits, const std::vector<RiverTile>& river) {
  return std::ranges::any_of(river, [&](const RiverTile& one) { return holds(waits, one.tile); });
}

// A seat that waits for these may win on none of them when it is discarded.
bool barred(const Stance& stance, const std::vector<Tile>& waits) {
  return stance.missed.until_draw || stance.missed.for_good ||
         discarded_one_of(waits, stance.table.rivers[stance.seat]);
}

// What lies open is a concealed kong's, or what is left of it: thirteen orphans alone can win on that.
bool is_concealed_kongs(const PublicState& table, Tile tile) {
  if (table.phase != Phase::robbing) return false;
  return std::ranges::any_of(table.melds[table.turn], [&](const SeenMeld& meld) {
    return meld.tile && !meld.from && meld.type != MeldType::chow && same_kind(*meld.tile, tile);
  });
}
bool waits_for_orphans(const TileCounts& concealed) {
  int kinds = 0;
  int inner = 0;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const bool outer = is_outer(Tile::from_index(kind));
    kinds += outer && concealed[kind] > 0;
    inner += outer ? 0 : concealed[kind];
  }
  constexpr int least_kinds = 12;
  return inner == 0 && kinds >= least_kinds;
}

// What may not be discarded after a claim: the tile that was claimed, and after a chow the tile that the
// other end of the two would have taken.
bool is_swap(const Meld& claimed, Tile tile) {
  if (same_kind(tile, claimed.claimed)) return true;
  if (claimed.type != MeldType::chow || !tile.is_suited() || tile.suit() != claimed.tile.suit()) return false;
  const int low = claimed.tile.rank();
  if (claimed.claimed.rank() == low) return tile.rank() == low + 3;
  return claimed.claimed.rank() == low + 2 && tile.rank() == low - 1;
}

bool leaves_a_discard(const Stance& stance, const Action& claim) {
  Hand hand = stance.hand;
  hand.lay(meld_of(claim, *stance.table.last_tile, stance.table.turn));
  return std::ranges::any_of(hand.tiles(), [&](Tile tile) { return !is_swap(hand.melds.back(), tile); });
}

void refine_claims(const Rules& rules, const Stance& stance, std::vector<Action>& actions) {
  const bool bound = stance.table.status[stance.seat].riichi;
  std::erase_if(actions, [&](const Action& action) {
    if (action.type == ActionType::win || action.type == ActionType::pass) return false;
    if (bound) return true;
    const bool may_swap = rules.swap_calls || is_kong(action.type);
    return !may_swap && !leaves_a_discard(stance, action);
  });
  if (actions.size() == 1 && actions.front().type == ActionType::pass) actions.clear();
}

// Whether a kong of the drawn tile leaves waits and sets of a hand that is bound as they are: no set may have
// read those tiles otherwise.
bool keeps_waits(const Hand& hand, Tile kind) {
  Hand before = hand;
  before.give(before.one_of(kind.kind()));
  Hand after = hand;
  after.lay(after.concealed_kong(plain(kind)));
  const auto waits = wait_tiles(before.concealed, before.melds);
  if (waits != wait_tiles(after.concealed, after.melds)) return false;
  for (const Tile wait : waits) {
    TileCounts complete = before.concealed;
    complete.add(wait);
    bool always_pung = true;
    for_each_reading(complete, before.melds, wait, [&](const Reading& reading) {
      if (reading.form != Form::standard) return;
      always_pung = always_pung && std::ranges::any_of(reading.groups, [&](const Group& group) {
                      return group.type == GroupType::pung && same_kind(group.tile, kind);
                    });
    });
    if (!always_pung) return false;
  }
  return true;
}

// After riichi what is drawn is discarded, unless it wins or makes a kong that changes nothing.
void refine_bound(const Stance& stance, std::vector<Action>& actions) {
  std::erase_if(actions, [&](const Action& action) {
    switch (action.type) {
      case ActionType::win:
        return false;
      case ActionType::discard:
        return action.tile != stance.drawn;
      case ActionType::concealed_kong:
        return !same_kind(action.tile, *stance.drawn) || !keeps_waits(stance.hand, action.tile);
      default:
        return true;
    }
  });
}

bool may_declare(const Stance& stance) {
  const PublicState& table = stance.table;
  return table.drawn && is_closed(stance.hand.melds) && table.scores[stance.seat] >= riichi_stick &&
         table.wall_left >= least_wall_of_riichi;
}

// Each discard that leaves a ready hand may declare riichi: that comes before the same discard without.
void add_riichi(const Stance& stance, std::vector<Action>& actions) {
  std::vector<Action> all;
  for (const Action& action : actions) {
    if (action.type == ActionType::discard) {
      TileCounts left = stance.hand.concealed;
      left.remove(action.tile);
      if (!wait_tiles(left, stance.hand.melds).empty()) {
        Action riichi = action;
        riichi.riichi = true;
        all.push_back(riichi);
      }
    }
    all.push_back(action);
  }
  actions = std::move(all);
}

bool has_nine_terminals(const TileCounts& concealed) {
  int kinds = 0;
  for (int kind = 0; kind < Tile::kinds; ++kind)
    kinds += concealed[kind] > 0 && is_outer(Tile::from_index(kind));
  return kinds >= nine_terminals;
}

void refine_turn(const Rules& rules, const Stance& stance, std::vector<Action>& actions) {
  const PublicState& table = stance.table;
  if (table.status[stance.seat].riichi) return refine_bound(stance, actions);
  if (!table.drawn) {
    if (rules.swap_calls) return;
    const Meld& claimed = stance.hand.melds.back();
    std::erase_if(actions, [&](const Action& action) { return is_swap(claimed, action.tile); });
    return;
  }
  if (may_declare(stance)) add_riichi(stance, actions);
  if (rules.abortive_draws && first_turn(table, stance.seat) && has_nine_terminals(stance.hand.concealed))
    actions.push_back({ActionType::abort, Tile{}});
}

// How many indicators are to lie open by now. That of an open kong comes after its owner's discard, or with
// the next kong.
int indicators_due(const Rules& rules, const TableState& state) {
  const PublicState& table = state.table;
  const int all = 1 + table.kongs();
  const bool replacing = table.last_draw == DrawSource::kong_replacement;
  switch (table.phase) {
    case Phase::dealing:
      return state.front == std::size_t{4 * 13} ? 1 : 0;
    case Phase::drawing:
      if (!replacing || table.melds[table.turn].back().type == MeldType::concealed_kong) return all;
      return all - 1;
    case Phase::acting:  // that of a concealed kong lies open already
      return !table.drawn || !replacing || rules.early_indicators ? all : all - 1;
    case Phase::claiming:
      return all;
    case Phase::robbing:  // nobody has robbed it
      return is_concealed_kongs(table, *table.last_tile) ? all : 0;
    default:
      return 0;
  }
}

bool four_winds(const PublicState& table) {
  if (!uninterrupted(table)) return false;
  const auto& first = table.rivers[table.turn];
  return std::ranges::all_of(table.rivers, [&](const std::vector<RiverTile>& river) {
    return river.size() == 1 && river[0].tile.is_wind() && same_kind(river[0].tile, first[0].tile);
  });
}

bool four_riichi(const PublicState& table) {
  return std::ranges::all_of(all_seats, [&](Seat seat) { return table.declared(seat); });
}

bool four_kongs(const PublicState& table) {
  constexpr int most = 4;
  const auto all_four = [](const SeenMelds& melds) {
    return std::ranges::count_if(melds, [](const SeenMeld& meld) { return is_kong(meld.type); }) == most;
  };
  return table.kongs() == most && std::ranges::none_of(table.melds, all_four);
}

// After a discard that nobody has won on or claimed.
std::optional<AbortReason> abort_due(const PublicState& table) {
  if (table.phase != Phase::claiming) return std::nullopt;
  if (four_winds(table)) return AbortReason::four_winds;
  if (four_riichi(table)) return AbortReason::four_riichi;
  if (four_kongs(table)) return AbortReason::four_kongs;
  return std::nullopt;
}

bool is_nagashi(const std::vector<RiverTile>& river) {
  return !river.empty() && std::ranges::all_of(river, [](const RiverTile& one) {
    return is_outer(one.tile) && !one.claimed_by;
  });
}

// A mangan as if it had been drawn.
Payments nagashi_payments(Seat seat, Seat dealer) {
  constexpr Points mangan = 2000;
  Payments payments;
  for (const Seat payer : all_seats) {
    if (payer == seat) continue;
    const Points points = mangan * (payer == dealer || seat == dealer ? 2 : 1);
    payments[payer] -= points;
    payments[seat] += points;
  }
  return payments;
}

// Of equals, who dealt first.
bool is_ahead(const PublicState& table, Seat one, Seat other) {
  const auto turn = [&](Seat seat) { return (seat.index() - table.first_dealer.index() + 4) % 4; };
  return std::pair(table.scores[one], -turn(one)) > std::pair(table.scores[other], -turn(other));
}

Seat leader(const PublicState& table) {
  return *std::ranges::min_element(all_seats, [&](Seat a, Seat b) { return is_ahead(table, a, b); });
}

bool dealer_stays(const PublicState& table) {
  if (table.aborted) return true;
  if (table.wins.empty()) return table.status[table.dealer()].shown;
  return table.won(table.dealer()) != nullptr;
}

// Deals before this one, repeats apart.
int deals(const PublicState& table) {
  return 4 * static_cast<int>(table.round) + (table.dealer().index() - table.first_dealer.index() + 4) % 4;
}

bool game_is_over(const Rules& rules, const PublicState& table) {
  constexpr int most_deals = 16;
  if (rules.bust && std::ranges::any_of(table.scores, [](Points score) { return score < 0; })) return true;
  const int last = table.ruleset.hands - 1;
  const int deal = deals(table);
  if (deal < last) return false;
  const bool stays = dealer_stays(table);
  const bool reached = table.scores[leader(table)] >= rules.target;
  if (deal > last && reached) return true;
  if (stays) return reached && !table.aborted && leader(table) == table.dealer();
  return reached || !rules.extension || deal == std::min(last + 4, most_deals - 1);
}

}  // namespace

std::optional<HandStart> next_hand(const Rules& rules, const PublicState& table) {
  if (game_is_over(rules, table)) return std::nullopt;
  const bool stays = dealer_stays(table);
  const Seat dealer = stays ? table.dealer() : Seat::from_index((table.dealer().index() + 1) % 4);
  HandStart start = course::plain::hand_of(table.hand_number + 1, dealer);
  start.round = static_cast<Wind>((deals(table) + (stays ? 0 : 1)) / 4);
  start.honba = stays || table.wins.empty() ? table.honba + 1 : 0;
  return start;
}

void refine(const Rules& rules, const Stance& stance, std::vector<Action>& actions) {
  if (actions.empty()) return;  // it is not asked
  if (stance.table.phase == Phase::acting) {
    refine_turn(rules, stance, actions);
  } else {
    refine_claims(rules, stance, actions);
  }
}

bool may_win(const Rules& rules, const Stance& stance, Tile tile) {
  if (stance.table.phase == Phase::acting) return has_yaku(detail::win_of(stance), rules);
  if (is_concealed_kongs(stance.table, tile) && !waits_for_orphans(stance.hand.concealed)) return false;
  const auto waits = wait_tiles(stance.hand.concealed, stance.hand.melds);
  return holds(waits, tile) && !barred(stance, waits) && has_yaku(detail::win_of(stance), rules);
}

bool is_furiten(const Rules&, const Stance& stance) {
  TileCounts concealed = stance.hand.concealed;
  if (stance.drawn) concealed.remove(*stance.drawn);
  const auto waits = wait_tiles(concealed, stance.hand.melds);
  return !waits.empty() && barred(stance, waits);
}

bool completes(const Rules&, const Stance& stance, Tile tile) {
  if (is_concealed_kongs(stance.table, tile) && !waits_for_orphans(stance.hand.concealed)) return false;
  return holds(wait_tiles(stance.hand.concealed, stance.hand.melds), tile);
}

void complete(const Rules&, const Stance& stance, Win& win) {
  const PublicState& table = stance.table;
  const SeatStatus& status = table.status[stance.seat];
  win.riichi = status.riichi;
  win.double_riichi = status.double_riichi;
  win.ippatsu = status.ippatsu;
  win.first_turn = win.self_drawn && first_turn(table, stance.seat);
  for (const Tile tile : table.indicators) win.indicators.push_back(tile);
}

void reveal(const Rules&, const TableState& state, Win& win) {
  if (!win.riichi) return;
  const std::size_t end = state.back + static_cast<std::size_t>(state.table.kongs_replaced());
  for (std::size_t i = 0; i < win.indicators.size(); ++i)
    win.under.push_back(state.wall[end - under_place(i)]);
}

void let_pass(const Rules&, const Stance& stance, Missed& missed) {
  missed.until_draw = true;
  missed.for_good = missed.for_good || stance.table.status[stance.seat].riichi;
}

std::optional<Seat> liable(const Rules& rules, const PublicState& table, Seat winner) {
  if (!rules.liability) return std::nullopt;
  int dragons = 0;
  int winds = 0;
  for (const SeenMeld& meld : table.melds[winner]) {
    if (!meld.tile || meld.type == MeldType::chow || !meld.tile->is_honour()) continue;
    int& sets = meld.tile->is_wind() ? winds : dragons;
    ++sets;
    if (sets == (meld.tile->is_wind() ? 4 : 3) && meld.from) return meld.from;
  }
  return std::nullopt;
}

std::optional<Event> due(const Rules& rules, const TableState& state) {
  const PublicState& table = state.table;
  if (rules.abortive_draws) {
    if (const auto reason = abort_due(table)) return events::Aborted{*reason, std::nullopt};
  }
  const std::size_t shown = table.indicators.size();
  if (indicators_due(rules, state) <= static_cast<int>(shown)) return std::nullopt;
  const std::size_t end = state.back + static_cast<std::size_t>(table.kongs_replaced());
  return events::IndicatorShown{state.wall[end - indicator_place(shown)]};
}

events::Settled settlement(const Rules&, const TableState& state) {
  const PublicState& table = state.table;
  events::Settled settled;
  if (table.aborted || !table.wins.empty()) return settled;
  BySeat<bool> ready;
  bool nagashi = false;
  for (const Seat seat : all_seats) {
    const Hand& hand = state.hands[seat];
    if (!wait_tiles(hand.concealed, hand.melds).empty()) {
      ready[seat] = true;
      settled.shown[seat] = hand;
    }
    if (!is_nagashi(table.rivers[seat])) continue;
    nagashi = true;
    settled.transfers.push_back({TransferReason::nagashi, nagashi_payments(seat, table.dealer())});
  }
  const Payments payments = ready_payments(ready);
  if (!nagashi && payments != Payments{}) settled.transfers.push_back({TransferReason::not_ready, payments});
  return settled;
}

// Sticks that nobody has won go to the first.
BySeat<Points> finals(const Rules&, const PublicState& table) {
  BySeat<Points> scores = table.scores;
  scores[leader(table)] += riichi_stick * table.sticks;
  return scores;
}

std::optional<BySeat<double>> placements(const Rules& rules, const PublicState& table) {
  const std::array<double, 4> uma{static_cast<double>(rules.first_uma), static_cast<double>(rules.second_uma),
                                  -static_cast<double>(rules.second_uma),
                                  -static_cast<double>(rules.first_uma)};
  BySeat<double> worth;
  for (const Seat seat : all_seats) {
    const auto before =
        std::ranges::count_if(all_seats, [&](Seat other) { return is_ahead(table, other, seat); });
    worth[seat] = uma[static_cast<std::size_t>(before)] + (table.scores[seat] - rules.target) / 1000.0;
    if (before == 0) worth[seat] += 4 * (rules.target - rules.start) / 1000.0;
  }
  return worth;
}

}  // namespace tingpai::riichi
