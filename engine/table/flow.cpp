// What happens in every game.
//
// Deal: thirteen tiles each from the front of the wall, in turn order; then each seat in turn order shows its
// flowers one by one, each replaced from the back before the next; then, where the rules have it, tiles are
// exchanged and suits given up; then the dealer draws its fourteenth.
//
// With own walls each seat draws everything, replacements too, from its quarter of the wall in order. The
// hand ends where a seat must draw and has none left.
#include "engine/table/flow.h"

#include "engine/rules/scheme.h"
#include "engine/table/course/course.h"
#include "engine/table/legality.h"
#include "engine/table/wall.h"

namespace tingpai {

namespace detail {

namespace {

Event begin(const TableState& state, const HandStart& start) {
  auto wall = shuffled_wall(state.table.ruleset, state.seed, start.number);
  return events::HandStarted<Truth>{start.number, start.round, start.winds, std::move(wall), start.honba};
}

// Where in the wall the tile lies that this seat would draw now.
std::size_t next_place(const TableState& state, Seat seat, DrawSource source) {
  const PublicState& table = state.table;
  if (table.rules.own_walls) {
    const std::size_t quarter = state.wall.size() / 4;
    return quarter * (static_cast<std::size_t>(table.winds[seat]) + 1) -
           static_cast<std::size_t>(table.left_for(seat));
  }
  return source == DrawSource::wall ? state.front : state.back - 1;
}

Event deal_to(const TableState& state, Seat seat) {
  const auto from =
      state.wall.begin() + static_cast<std::ptrdiff_t>(next_place(state, seat, DrawSource::wall));
  return events::Dealt<Truth>{seat, {from, from + 13}};
}

Event draw(const TableState& state, Seat seat, DrawSource source) {
  if (state.table.left_for(seat) == 0) return events::WallExhausted{};
  return events::Drew<Truth>{seat, state.wall[next_place(state, seat, source)], source};
}

Event next_of_deal(const TableState& state) {
  const PublicState& table = state.table;
  constexpr std::array<Wind, 4> order{Wind::east, Wind::south, Wind::west, Wind::north};
  if (state.front < 4 * 13) return deal_to(state, table.at(order[state.front / 13]));
  for (const Wind wind : order) {
    const Seat seat = table.at(wind);
    if (table.concealed_count[seat] < 13) return draw(state, seat, DrawSource::flower_replacement);
    if (!state.held_flowers[seat].empty()) return events::FlowerShown{seat, state.held_flowers[seat][0]};
  }
  return draw(state, table.dealer(), DrawSource::wall);
}

// Where a record ends between two winners on one tile: the next in turn order who may.
Event next_win(const TableState& state) {
  const events::Won& last = state.table.wins.back();
  const auto due = later_winners(state, last.seat);
  assert(!due.empty());  // check() counts them before it lets a win say that more follow
  return won_by(state, due.front(), last.place + 1, last.more - 1);
}

// Whether a discard is the very tile just drawn.
bool is_drawn(const TableState& state, Seat seat, const Action& discard) {
  if (state.drawn != discard.tile) return false;
  const Hand& hand = state.hands[seat];
  const int reds = hand.reds.of_kind(discard.tile);
  const int copies = discard.tile.is_red() ? reds : hand.concealed[discard.tile] - reds;
  return !discard.held || copies < 2 || state.table.status[seat].riichi;
}

}  // namespace

std::optional<Event> automatic_event(const TableState& state) {
  const PublicState& table = state.table;
  if (table.more_winners()) return next_win(state);
  if (auto event = course::due(state)) return event;
  switch (table.phase) {
    case Phase::before_hand:
      return begin(state, first_hand(state));
    case Phase::dealing:
      return next_of_deal(state);
    case Phase::drawing:
      return draw(state, table.turn, table.last_draw);
    case Phase::acting:
      if (state.held_flowers[table.turn].empty()) return std::nullopt;
      return events::FlowerShown{table.turn, state.held_flowers[table.turn][0]};
    case Phase::claiming:
      return draw(state, table.after(table.turn), DrawSource::wall);
    case Phase::robbing:
      return draw(state, table.turn, DrawSource::kong_replacement);
    case Phase::hand_over:
      if (const auto next = course::next_hand(table)) return begin(state, *next);
      return events::GameEnded{course::finals(table)};
    case Phase::settling:
      return course::settlement(state);
    case Phase::before_game:
    case Phase::exchanging:
    case Phase::voiding:
    case Phase::game_over:
      break;
  }
  return std::nullopt;
}

HandStart first_hand(const TableState& state) {
  const PublicState& table = state.table;
  if (!table.midway) return course::first_hand(table.ruleset, state.seed);
  return {0, table.round, table.winds, table.honba};
}

Event event_of(const TableState& state, Seat seat, const Action& action) {
  switch (action.type) {
    case ActionType::discard:
      return events::Discarded{seat, action.tile, is_drawn(state, seat, action), action.riichi};
    case ActionType::chow:
    case ActionType::pung:
    case ActionType::melded_kong:
      return events::Claimed{seat, meld_of(action, *state.table.last_tile, state.table.turn)};
    case ActionType::concealed_kong:
      if (state.table.rules.concealed_kongs_open) {
        return events::ConcealedKong<Truth>{seat, action.tile, true,
                                            state.hands[seat].concealed_kong(action.tile).reds};
      }
      return events::ConcealedKong<Truth>{seat, action.tile};
    case ActionType::added_kong:
      return events::AddedKong{seat, action.tile,
                               state.table.rules.tells_late_kongs && state.drawn != action.tile};
    case ActionType::win:
      return won_by(state, seat, 0, 0);
    case ActionType::abort:
      return events::Aborted{AbortReason::nine_terminals, seat};
    case ActionType::pass:
    case ActionType::exchange:
    case ActionType::void_suit:
      break;
  }
  assert(false);
  return events::WallExhausted{};
}

events::Won won_by(const TableState& state, Seat seat, int place, int more) {
  const PublicState& table = state.table;
  Win win = win_of(stance_of(state, seat));
  course::reveal(state, win);
  auto score = scheme::score(table.ruleset, win);
  assert(score);
  const auto from = win.self_drawn ? std::nullopt : std::optional(table.turn);
  Sides sides = sides_of(table, seat, from);
  sides.place = place;
  const auto payments = scheme::payments(table.ruleset, *score, sides);
  return {seat, from, std::move(win), *std::move(score), payments, place, more};
}

std::vector<Seat> later_winners(const TableState& state, Seat seat) {
  const PublicState& table = state.table;
  std::vector<Seat> found;
  if (table.phase != Phase::claiming && table.phase != Phase::robbing) return found;
  for (Seat next = table.after(seat); next != table.turn; next = table.after(next)) {
    if (course::may_win(stance_of(state, next), *table.last_tile)) found.push_back(next);
  }
  return found;
}

std::vector<Event> wins(const TableState& state, std::span<const Seat> seats) {
  if (seats.size() == 3 && state.table.rules.three_winners_abort) {
    return {events::Aborted{AbortReason::three_winners, std::nullopt}};
  }
  std::vector<Event> events;
  int place = 0;
  for (const Seat seat : seats) {
    const int more = static_cast<int>(seats.size()) - place - 1;
    events.emplace_back(won_by(state, seat, place++, more));
  }
  return events;
}

Event all_at_once(const TableState& state, const BySeat<std::optional<Action>>& answers) {
  if (state.table.phase == Phase::voiding) {
    events::SuitsVoided voided;
    for (const Seat seat : all_seats) voided.suits[seat] = answers[seat]->tile.suit();
    return voided;
  }
  events::Exchanged<Truth> exchange{course::givers(state), {}};
  for (const Seat seat : all_seats) {
    const Action& given = *answers[seat];
    exchange.given[seat] = {given.tile, given.more[0], given.more[1]};
  }
  return exchange;
}

}  // namespace detail

}  // namespace tingpai
