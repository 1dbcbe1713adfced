// Hands that four path bots play, for programs that count what happens in them.
#pragma once

#include <cstdlib>
#include <functional>

#include "engine/ai/decision.h"
#include "engine/table/referee.h"

namespace tingpai {

// Plays one hand and tells of each discard right after it.
inline void play_path_hand(std::uint64_t seed,
                           const std::function<void(const Referee&, const events::Discarded&)>& on_discard) {
  Ruleset ruleset;
  ruleset.hands = 1;
  Referee referee(ruleset, seed);
  Budget budget;
  budget.seed = 0;
  while (!referee.game_over()) {
    while (const auto event = referee.advance()) {
      if (const auto* discard = std::get_if<events::Discarded>(&*event)) on_discard(referee, *discard);
    }
    for (const Seat seat : all_seats) {
      const LegalActions legal = referee.asked(seat);
      if (legal.empty()) continue;
      ++budget.seed;
      referee.answer(seat, decide(Level::path, referee.view(seat), legal, budget).chosen);
    }
  }
}

// What such a program is asked for on its command line: [HANDS] [FIRST_SEED].
struct HandRange {
  int hands = 0;
  std::uint64_t first = 0;

  HandRange(int argc, char** argv, int usual, std::uint64_t from)
      : hands(argc > 1 ? std::atoi(argv[1]) : usual),
        first(argc > 2 ? static_cast<std::uint64_t>(std::atoll(argv[2])) : from) {}
};

}  // namespace tingpai
