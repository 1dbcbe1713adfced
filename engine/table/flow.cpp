// The course of a game of MCR.
//
// Deal: thirteen tiles each from the front of the wall, in turn order; then each seat in turn order shows its
// flowers one by one, each replaced from the back before the next; then the dealer draws its fourteenth.
//
// With own walls each seat draws everything, replacements too, from its quarter of the wall in order. The
// hand ends where a seat must draw and has none left.
//
// Seats: the deal passes after every hand, whoever wins. Between rounds players exchange seats as the rule
// book of the World Mahjong Organisation (2006, appendix on seat rotation) has it: after the East and after
// the West round East and South exchange, West and North exchange; after the South round East moves to West,
// West to South, South to North and North to East. Every player so starts one round at every wind (in the
// Chinese mnemonic ESNW, SEWN, WNES, NWSE) and at some time plays before each of the others.
#include "engine/table/flow.h"

#include "engine/rules/mcr/mcr.h"
#include "engine/table/legality.h"
#include "engine/table/wall.h"

namespace tingpai {

namespace detail {

namespace {

constexpr int hands_in_round = 4;

// The wind at which each player starts each round.
constexpr std::array<std::array<Wind, 4>, 4> starting_winds{{
    {Wind::east, Wind::south, Wind::west, Wind::north},
    {Wind::south, Wind::east, Wind::north, Wind::west},
    {Wind::north, Wind::west, Wind::east, Wind::south},
    {Wind::west, Wind::north, Wind::south, Wind::east},
}};

HandStart hand_of(const Ruleset& ruleset, int number) {
  const auto round = static_cast<std::size_t>(number / hands_in_round % 4);
  HandStart start{number, static_cast<Wind>(round), {}};
  for (const Seat seat : all_seats) {
    const auto& winds = starting_winds[ruleset.seat_changes ? round : 0];
    const int first = static_cast<int>(winds[static_cast<std::size_t>(seat.index())]);
    start.winds[seat] = static_cast<Wind>((first + 4 - number % hands_in_round) % 4);
  }
  return start;
}

Event begin(const TableState& state, const HandStart& start) {
  auto wall = shuffled_wall(state.table.ruleset, state.seed, start.number);
  return events::HandStarted<Truth>{start.number, start.round, start.winds, std::move(wall), start.honba};
}

// Where in the wall the tile lies that this seat would draw now.
std::size_t next_place(const TableState& state, Seat seat, DrawSource source) {
  const PublicState& table = state.table;
  if (table.ruleset.own_walls) {
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

// The win as it stands; its place among several follows from the others.
events::Won win(const TableState& state, Seat seat) {
  const auto& rules = std::get<mcr::Rules>(state.table.ruleset.scheme);
  Win won = win_of(stance_of(state, seat));
  auto score = mcr::score(won, rules);
  assert(score);
  const auto from = won.self_drawn ? std::nullopt : std::optional(state.table.turn);
  const auto payments = mcr::payments(score->total, seat, from);
  return {seat, from, std::move(won), *std::move(score), payments};
}

// Where a record ends between two winners on one tile: the next in turn order who may.
Event next_win(const TableState& state) {
  const PublicState& table = state.table;
  const events::Won& last = table.wins.back();
  for (Seat seat = table.after(last.seat); seat != table.turn; seat = table.after(seat)) {
    const Stance stance = stance_of(state, seat);
    if (!may_win(stance, *table.last_tile)) continue;
    events::Won won = win(state, seat);
    won.place = last.place + 1;
    won.more = last.more - 1;
    return won;
  }
  assert(false);
  return events::WallExhausted{};
}

// Whose tiles each seat gets: those of the next, the one opposite or the one before, as the seed has it.
BySeat<Seat> givers(const TableState& state) {
  const PublicState& table = state.table;
  Random random(mixed_seed({state.seed, static_cast<std::uint64_t>(table.hand_number)}));
  const int steps = 1 + static_cast<int>(random.below(3));
  BySeat<Seat> from;
  for (const Seat seat : all_seats) {
    from[seat] = table.at(static_cast<Wind>((static_cast<int>(table.winds[seat]) + steps) % 4));
  }
  return from;
}

}  // namespace

HandStart first_hand(const Ruleset& ruleset) { return hand_of(ruleset, 0); }

std::optional<HandStart> next_hand(const PublicState& table) {
  const int number = table.hand_number + 1;
  return number < table.ruleset.hands ? std::optional(hand_of(table.ruleset, number)) : std::nullopt;
}

std::optional<Event> automatic_event(const TableState& state) {
  const PublicState& table = state.table;
  if (table.more_winners()) return next_win(state);
  switch (table.phase) {
    case Phase::before_hand:
      return begin(state, first_hand(table.ruleset));
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
      if (const auto next = next_hand(table)) return begin(state, *next);
      return events::GameEnded{table.scores};
    case Phase::settling:
      return events::Settled{};
    case Phase::before_game:
    case Phase::exchanging:
    case Phase::voiding:
    case Phase::game_over:
      break;
  }
  return std::nullopt;
}

Event event_of(const TableState& state, Seat seat, const Action& action) {
  switch (action.type) {
    case ActionType::discard:
      return events::Discarded{seat, action.tile, state.drawn == action.tile, action.riichi};
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
      return events::AddedKong{seat, action.tile};
    case ActionType::win:
      return win(state, seat);
    case ActionType::pass:
    case ActionType::exchange:
    case ActionType::void_suit:
    case ActionType::abort:
      break;
  }
  assert(false);
  return events::WallExhausted{};
}

std::vector<Event> wins(const TableState& state, std::span<const Seat> seats) {
  if (seats.size() == 3 && state.table.rules.three_winners_abort) {
    return {events::Aborted{AbortReason::three_winners, std::nullopt}};
  }
  std::vector<Event> events;
  int place = 0;
  for (const Seat seat : seats) {
    events::Won won = win(state, seat);
    won.place = place++;
    won.more = static_cast<int>(seats.size()) - place;
    events.emplace_back(std::move(won));
  }
  return events;
}

Event all_at_once(const TableState& state, const BySeat<std::optional<Action>>& answers) {
  if (state.table.phase == Phase::voiding) {
    events::SuitsVoided voided;
    for (const Seat seat : all_seats) voided.suits[seat] = answers[seat]->tile.suit();
    return voided;
  }
  events::Exchanged<Truth> exchange{givers(state), {}};
  for (const Seat seat : all_seats) {
    const Action& given = *answers[seat];
    exchange.given[seat] = {given.tile, given.more[0], given.more[1]};
  }
  return exchange;
}

}  // namespace detail

}  // namespace tingpai
