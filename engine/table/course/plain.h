// What a scheme says that has nothing of its own to say.
#pragma once

#include "engine/table/course/course.h"
#include "engine/table/wall.h"

namespace tingpai::course::plain {

inline HandStart hand_of(int number, Seat dealer) {
  HandStart start;
  start.number = number;
  for (const Seat seat : all_seats)
    start.winds[seat] = static_cast<Wind>((seat.index() - dealer.index() + 4) % 4);
  return start;
}

// Dice choose the first dealer.
template <class Rules>
HandStart first_hand(const Rules&, std::uint64_t seed) {
  return hand_of(0, all_seats[Random(mixed_seed({seed})).below(4)]);
}

template <class Rules>
void refine(const Rules&, const detail::Stance&, std::vector<Action>&) {}

template <class Rules>
bool completes(const Rules& rules, const detail::Stance& stance, Tile tile) {
  return may_win(rules, stance, tile);
}

template <class Rules>
bool is_furiten(const Rules&, const detail::Stance&) {
  return false;
}

template <class Rules>
std::optional<Seat> liable(const Rules&, const PublicState&, Seat) {
  return std::nullopt;
}

template <class Rules>
BySeat<Points> finals(const Rules&, const PublicState& table) {
  return table.scores;
}
template <class Rules>
std::optional<BySeat<double>> placements(const Rules&, const PublicState&) {
  return std::nullopt;
}

template <class Rules>
void complete(const Rules&, const detail::Stance&, Win&) {}

template <class Rules>
void reveal(const Rules&, const TableState&, Win&) {}

template <class Rules>
void let_pass(const Rules&, const detail::Stance&, Missed& missed) {
  missed.until_draw = true;
}

template <class Rules>
std::optional<Event> due(const Rules&, const TableState&) {
  return std::nullopt;
}

// The next, the one opposite or the one before, as the seed has it.
template <class Rules>
BySeat<Seat> givers(const Rules&, const TableState& state) {
  const PublicState& table = state.table;
  Random random(mixed_seed({state.seed, static_cast<std::uint64_t>(table.hand_number)}));
  const int steps = 1 + static_cast<int>(random.below(3));
  BySeat<Seat> from;
  for (const Seat seat : all_seats) {
    from[seat] = table.at(static_cast<Wind>((static_cast<int>(table.winds[seat]) + steps) % 4));
  }
  return from;
}

template <class Rules>
events::Settled settlement(const Rules&, const TableState&) {
  return {};
}

}  // namespace tingpai::course::plain
