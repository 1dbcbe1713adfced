// Hands played out from a choice with the tiles that the players truly hold and the rest of the wall in other
// orders, for programs that compare choices.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/ai/levels/bots.h"
#include "engine/table/reshuffle.h"
#include "tests/bench/played_hand.h"

namespace tingpai {

// How a hand ended for the seat that chose.
struct Outcome {
  Points score = 0;
  bool won = false;
};

// The hand goes on with this choice, one level making all others. The same choices have the same seeds.
inline Outcome play_out(Referee referee, Level level, Seat seat, Action action) {
  const Field field = field_of(level);
  Budget budget;
  Outcome outcome;
  referee.answer(seat, action);
  const PublicState& table = referee.state().table;
  while (table.phase != Phase::hand_over) {
    for (const Seat other : all_seats) {
      if (referee.asked(other).empty()) continue;
      ++budget.seed;
      referee.answer(other,
                     decide(level, referee.view(other), referee.asked(other), budget, {}, field).chosen);
    }
    while (table.phase != Phase::hand_over) {
      const auto event = referee.advance();
      if (!event) break;
      if (const auto* won = std::get_if<events::Won>(&*event)) outcome.won |= won->seat == seat;
    }
  }
  outcome.score = table.scores[seat];
  return outcome;
}

// Means over the orders of the wall, the same for both choices.
struct Compared {
  double score = 0;  // of the first choice, points
  double over = 0;   // of the other
  double won = 0;    // 0 to 1
  double over_won = 0;
};

// Two choices at the moment that `events` have come to.
inline Compared compare_choices(const std::vector<Event>& events, int walls, Level level, Seat seat,
                                Action action, Action over) {
  BySeat<bool> known;
  for (const Seat one : all_seats) known[one] = true;
  Compared mean;
  for (int wall = 1; wall <= walls; ++wall) {
    const auto table = Referee::resume(reshuffled(events, known, static_cast<std::uint64_t>(wall)));
    const Outcome one = play_out(*table, level, seat, action);
    const Outcome other = play_out(*table, level, seat, over);
    mean.score += 1.0 * one.score / walls;
    mean.over += 1.0 * other.score / walls;
    mean.won += (one.won ? 1.0 : 0.0) / walls;
    mean.over_won += (other.won ? 1.0 : 0.0) / walls;
  }
  return mean;
}

}  // namespace tingpai
