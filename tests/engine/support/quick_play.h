// Games of the quick bots, or of others, as records.
#pragma once

#include <functional>
#include <vector>

#include "engine/ai/levels/bots.h"
#include "engine/table/referee.h"

namespace tingpai::test {

// The events of a game of `ruleset`, to its end or until `stop` holds.
inline std::vector<Event> quick_play(const Ruleset& ruleset, std::uint64_t seed,
                                     const std::function<bool(const Referee&)>& stop = {},
                                     Level level = Level::quick) {
  std::vector<Event> events;
  Referee referee(ruleset, seed);
  while (!referee.game_over() && !(stop && stop(referee))) {
    if (const auto event = referee.advance()) {
      events.push_back(*event);
      continue;
    }
    for (const Seat seat : all_seats) {
      const LegalActions legal = referee.asked(seat);
      if (legal.empty()) continue;
      static_cast<void>(referee.answer(seat, decide(level, referee.view(seat), legal, Budget{}).chosen));
    }
  }
  return events;
}

inline std::vector<Event> quick_play(int hands, std::uint64_t seed) {
  Ruleset ruleset;
  ruleset.hands = hands;
  return quick_play(ruleset, seed);
}

}  // namespace tingpai::test
