// How events change what everybody sees and what an owner sees of its hand: written once, for the table and
// for views. Internal to engine/table.
#pragma once

#include <algorithm>
#include <utility>

#include "engine/rules/scheme.h"
#include "engine/table/course/course.h"
#include "engine/table/state.h"

namespace tingpai::detail {

inline const Tile& known(const Tile& tile) { return tile; }
inline const Tile& known(const std::optional<Tile>& tile) {
  assert(tile);
  return *tile;
}
inline const std::vector<Tile>& known(const std::vector<Tile>& tiles) { return tiles; }
inline const std::vector<Tile>& known(const std::optional<std::vector<Tile>>& tiles) {
  assert(tiles);
  return *tiles;
}

// Whether a meld of one kind is of this kind. What is hidden is of none.
inline bool is_of(const Meld& meld, Tile tile) { return same_kind(meld.tile, tile); }
inline bool is_of(const SeenMeld& meld, Tile tile) { return meld.tile && same_kind(*meld.tile, tile); }

inline const std::array<Tile, 3>& known(const std::array<Tile, 3>& tiles) { return tiles; }
inline const std::array<Tile, 3>& known(const std::optional<std::array<Tile, 3>>& tiles) {
  assert(tiles);
  return *tiles;
}

template <class MeldList>
auto* pung_of(MeldList& melds, Tile tile) {
  const auto found = std::find_if(melds.begin(), melds.end(),
                                  [&](const auto& m) { return m.type == MeldType::pung && is_of(m, tile); });
  assert(found != melds.end());
  return found;
}
template <class MeldList>
auto* kong_of(MeldList& melds, Tile tile) {
  const auto found = std::find_if(melds.begin(), melds.end(),
                                  [&](const auto& m) { return is_kong(m.type) && is_of(m, tile); });
  assert(found != melds.end());
  return found;
}

// A pung with the fourth tile added, and back when that is robbed. What is left of a concealed kong is a pung
// that came from nobody.
template <class MeldList>
void make_kong(MeldList& melds, Tile tile) {
  auto* pung = pung_of(melds, tile);
  pung->type = MeldType::added_kong;
  pung->reds.add(tile);
}
template <class MeldList>
void rob_kong(MeldList& melds, Tile tile) {
  auto* kong = kong_of(melds, tile);
  kong->type = MeldType::pung;
  kong->reds.add(tile, -1);
}

// The part of an event that everybody sees. It never reads a Hidden field but that of a kong that lies open.
template <class View>
struct PublicEvolution {
  PublicState& table;

  // What lies between a discard that declares riichi and what follows it: unless that is a win on the discard
  // or the end of the hand, the stick is paid.
  template <class Alternative>
  void before(const Alternative& e) const {
    if (!std::exchange(table.riichi_pending, false) || is_won(e)) return;
    table.scores[table.turn] -= riichi_stick;
    ++table.sticks;
    SeatStatus& status = table.status[table.turn];
    status.riichi = status.ippatsu = true;
    const auto none = [](const SeenMelds& melds) { return melds.empty(); };
    status.double_riichi =
        table.rivers[table.turn].size() == 1 && std::all_of(table.melds.begin(), table.melds.end(), none);
  }

  void operator()(const events::GameStarted& e) const {
    table = PublicState{};
    table.ruleset = e.ruleset;
    table.rules = scheme::turn_rules(e.ruleset);
    for (const Seat seat : all_seats) table.scores[seat] = table.rules.start;
    if (e.opening) open(*e.opening);
    table.phase = Phase::before_hand;
  }

  void operator()(const events::HandStarted<View>& e) const {
    table.hand_number = e.number;
    table.round = e.round;
    table.winds = e.winds;
    table.honba = e.honba;
    if (e.number == 0 && !table.midway) table.first_dealer = table.dealer();
    table.status = {};
    for (const Seat seat : all_seats) {
      table.rivers[seat].clear();
      table.melds[seat].clear();
      table.flowers[seat].clear();
      table.concealed_count[seat] = 0;
      table.taken[seat] = 0;
    }
    table.tiles = static_cast<int>(scheme::tile_set(table.ruleset).size());
    table.wall_left = table.tiles - table.rules.behind_wall - table.rules.undrawn;
    table.phase = Phase::dealing;
    table.turn = table.dealer();
    table.last_tile.reset();
    table.last_draw = DrawSource::wall;
    table.drawn = false;
    table.wins.clear();
    table.ledger.clear();
    table.indicators.clear();
    table.riichi_pending = false;
    table.aborted.reset();
  }

  void operator()(const events::Dealt<View>& e) const {
    table.concealed_count[e.seat] += 13;
    table.wall_left -= 13;
    table.taken[e.seat] += 13;
    const bool last = std::all_of(all_seats.begin(), all_seats.end(),
                                  [this](Seat seat) { return table.concealed_count[seat] == 13; });
    if (last && table.rules.exchange) {
      table.phase = Phase::exchanging;
    } else if (last && table.rules.void_suits) {
      table.phase = Phase::voiding;
    }
  }

  void operator()(const events::Drew<View>& e) const {
    ++table.concealed_count[e.seat];
    --table.wall_left;
    ++table.taken[e.seat];
    if (table.phase == Phase::dealing && e.source != DrawSource::wall) return;
    if (table.phase == Phase::robbing) interrupt();  // nobody has robbed the kong
    begin_turn(e.seat, true);
    table.last_draw = e.source;
  }

  void operator()(const events::FlowerShown& e) const {
    table.flowers[e.seat].push_back(e.tile);
    --table.concealed_count[e.seat];
    if (table.phase != Phase::dealing) await_replacement(DrawSource::flower_replacement);
  }

  void operator()(const events::Discarded& e) const {
    int number = 0;
    for (const auto& river : table.rivers) number += static_cast<int>(river.size());
    table.rivers[e.seat].push_back({e.tile, e.drawn, std::nullopt, number, e.riichi});
    table.status[e.seat].ippatsu = false;
    table.riichi_pending = e.riichi;
    --table.concealed_count[e.seat];
    table.phase = Phase::claiming;
    table.last_tile = e.tile;
    table.drawn = false;
  }

  void operator()(const events::Claimed& e) const {
    assert(e.meld.from && !table.rivers[*e.meld.from].empty());
    table.rivers[*e.meld.from].back().claimed_by = e.seat;
    table.melds[e.seat].push_back(shown(e.meld));
    table.concealed_count[e.seat] -= is_kong(e.meld.type) ? 3 : 2;
    begin_turn(e.seat, false);
    table.last_draw = DrawSource::wall;
    interrupt();
    if (is_kong(e.meld.type)) await_replacement(DrawSource::kong_replacement);
  }

  void operator()(const events::ConcealedKong<View>& e) const {
    const auto seen = e.open ? std::optional(known(e.tile)) : std::nullopt;
    table.melds[e.seat].push_back({MeldType::concealed_kong, seen, Tile{}, std::nullopt, e.reds});
    table.concealed_count[e.seat] -= 4;
    if (e.open && table.rules.orphans_rob_kongs) {
      const Tile tile = known(e.tile);
      if (tile.is_honour() || tile.is_terminal()) return await_robbers(tile, true);
    }
    interrupt();
    await_replacement(DrawSource::kong_replacement);
  }

  void operator()(const events::AddedKong& e) const {
    make_kong(table.melds[e.seat], e.tile);
    --table.concealed_count[e.seat];
    await_robbers(e.tile, !e.late);
  }

  void operator()(const events::Won& e) const {
    if (e.from && e.place == 0) {  // the tile moves to the winner
      if (e.win.robbing) {
        rob_kong(table.melds[*e.from], e.win.tile);
      } else {
        assert(!table.rivers[*e.from].empty());
        table.rivers[*e.from].back().claimed_by = e.seat;
      }
      ++table.concealed_count[e.seat];
    }
    table.melds[e.seat].clear();
    for (const Meld& meld : e.win.melds) table.melds[e.seat].push_back(shown(meld));
    for (const Seat seat : all_seats) table.scores[seat] += e.payments[seat];
    if (e.place == 0) table.sticks = 0;  // its payments hold them
    table.wins.push_back(e);
    table.status[e.seat].out = table.rules.goes_on_after_win;
    if (e.more == 0) after_win(e.seat);
  }

  void operator()(const events::WallExhausted&) const { end_of_play(); }
  void operator()(const events::Aborted& e) const {
    table.aborted = e.reason;
    end_of_play();
  }
  void operator()(const events::Exchanged<View>&) const {
    if (table.rules.void_suits) {
      table.phase = Phase::voiding;
    } else {
      await_draw(table.dealer());
    }
  }
  void operator()(const events::SuitsVoided& e) const {
    for (const Seat seat : all_seats) table.status[seat].void_suit = e.suits[seat];
    await_draw(table.dealer());
  }
  void operator()(const events::IndicatorShown& e) const {
    table.indicators.push_back(e.tile);
    if (table.phase == Phase::claiming) await_draw(table.after(table.turn));  // nobody has claimed
    if (table.phase == Phase::robbing) not_robbed();
  }
  void operator()(const events::Paid& e) const {
    pay(e.transfer);
    if (table.phase == Phase::robbing) not_robbed();
  }
  void operator()(const events::Settled& e) const {
    for (const Transfer& transfer : e.transfers) pay(transfer);
    for (const Seat seat : all_seats) table.status[seat].shown = e.shown[seat].has_value();
    table.phase = Phase::hand_over;
  }
  void operator()(const events::GameEnded& e) const {
    table.scores = e.scores;
    table.sticks = 0;  // the scores hold them
    table.phase = Phase::game_over;
  }

 private:
  void open(const Opening& opening) const {
    table.midway = true;
    table.round = opening.round;
    table.first_dealer = opening.first_dealer;
    for (const Seat seat : all_seats)
      table.winds[seat] = static_cast<Wind>((seat.index() - opening.dealer.index() + 4) % 4);
    table.scores = opening.scores;
    table.honba = opening.honba;
    table.sticks = opening.sticks;
  }
  // Whether the last discard is won on, by however many.
  template <class Alternative>
  static bool is_won(const Alternative& e) {
    if constexpr (std::is_same_v<Alternative, events::Aborted>) return e.reason == AbortReason::three_winners;
    return std::is_same_v<Alternative, events::Won>;
  }
  // The last of the winners on a tile.
  void after_win(Seat winner) const {
    if (!table.rules.goes_on_after_win || table.in_play() < 2) return end_of_play();
    await_draw(table.after(winner));
  }
  void end_of_play() const { table.phase = table.rules.settles ? Phase::settling : Phase::hand_over; }
  void await_draw(Seat seat) const {
    table.phase = Phase::drawing;
    table.turn = seat;
    table.last_tile.reset();
    table.last_draw = DrawSource::wall;
    table.drawn = false;
  }
  void pay(const Transfer& transfer) const {
    for (const Seat seat : all_seats) table.scores[seat] += transfer.payments[seat];
    table.ledger.push_back(transfer);
  }
  void interrupt() const {
    for (SeatStatus& status : table.status) status.ippatsu = false;
  }
  void begin_turn(Seat seat, bool drawn) const {
    table.phase = Phase::acting;
    table.turn = seat;
    table.last_tile.reset();
    table.drawn = drawn;
  }
  void await_robbers(Tile tile, bool just_drawn) const {
    table.phase = Phase::robbing;
    table.last_tile = tile;
    table.drawn = just_drawn;
  }
  void not_robbed() const {
    interrupt();
    table.last_tile.reset();
    await_replacement(DrawSource::kong_replacement);
  }
  void await_replacement(DrawSource source) const {
    table.phase = Phase::drawing;
    table.last_draw = source;
    table.drawn = false;
  }
};

// The part of an event that its owner sees of its own hand. Called for events of `me` and for those without a
// seat, after the public part.
template <class View>
struct OwnEvolution {
  Seat me;
  const PublicState& table;
  Hand& hand;
  HeldFlowers& held_flowers;
  std::optional<Tile>& drawn;

  void operator()(const events::HandStarted<View>&) const {
    hand = Hand{};
    held_flowers.clear();
    drawn.reset();
  }
  void operator()(const events::Dealt<View>& e) const {
    for (const Tile tile : known(e.tiles)) take(tile);
  }
  void operator()(const events::Drew<View>& e) const {
    const Tile tile = known(e.tile);
    take(tile);
    if (table.phase == Phase::acting && !tile.is_flower()) drawn = tile;
  }
  void operator()(const events::FlowerShown& e) const {
    const auto* held = std::find(held_flowers.begin(), held_flowers.end(), e.tile);
    assert(held != held_flowers.end());
    held_flowers.erase(held);
  }
  void operator()(const events::Discarded& e) const {
    hand.give(e.tile);
    drawn.reset();
  }
  void operator()(const events::Claimed& e) const { hand.lay(e.meld); }
  void operator()(const events::ConcealedKong<View>& e) const {
    hand.lay(hand.concealed_kong(known(e.tile)));
    drawn.reset();
  }
  void operator()(const events::AddedKong& e) const {
    hand.add_to_pung(e.tile);
    drawn.reset();
  }
  void operator()(const events::Won& e) const {
    if (table.phase == Phase::drawing) drawn.reset();  // the hand goes on
    if (!e.from || e.place > 0) return;
    if (e.seat == me) hand.take(e.win.tile);
    if (e.from == me && e.win.robbing) rob_kong(hand.melds, e.win.tile);
  }
  void operator()(const events::Exchanged<View>& e) const {
    for (const Tile tile : known(e.given[me])) hand.give(tile);
    for (const Tile tile : known(e.given[e.from[me]])) hand.take(tile);
  }
  template <class Other>
  void operator()(const Other&) const {}  // changes no hand

 private:
  void take(Tile tile) const {
    if (tile.is_flower()) {
      held_flowers.push_back(tile);
    } else {
      hand.take(tile);
    }
  }
};

// What a seat remembers of wins that pass it by. Called for every seat whose hand is known, last.
template <class Alternative>
void remember(const Alternative& e, const Stance& stance, Missed& missed) {
  const PublicState& table = stance.table;
  if constexpr (requires { e.wall; }) missed = Missed{};
  if (!table.rules.keeps_missed_wins) return;
  if constexpr (std::is_same_v<Alternative, events::Won>) {
    if (e.seat == stance.seat) missed.open.reset();
  }
  if (missed.open && !table.more_winners()) {
    course::let_pass(stance, missed);
    missed.open.reset();
  }
  if constexpr (requires { e.source; }) {
    if (e.seat == stance.seat) missed.until_draw = false;
  }
  constexpr bool kong = std::is_same_v<Alternative, events::ConcealedKong<Truth>> ||
                        std::is_same_v<Alternative, events::ConcealedKong<Sight>>;
  constexpr bool opens = kong || std::is_same_v<Alternative, events::Discarded> ||
                         std::is_same_v<Alternative, events::AddedKong>;
  if constexpr (opens) {
    const bool asked = e.seat != stance.seat && !table.status[stance.seat].out;
    const bool open = !kong || table.phase == Phase::robbing;
    if (asked && open && course::completes(stance, *table.last_tile)) {
      missed.open = *table.last_tile;
      missed.worth = scheme::score(table.ruleset, win_of(stance))->worth;
    }
  }
}

// Whether an event changes the hand of `seat`.
template <class Alternative>
bool concerns(const Alternative& event, Seat seat) {
  if constexpr (std::is_same_v<Alternative, events::Won>) {
    return event.seat == seat || event.from == seat;
  } else if constexpr (requires { event.seat; }) {
    return event.seat == seat;
  } else {
    return true;
  }
}

}  // namespace tingpai::detail
