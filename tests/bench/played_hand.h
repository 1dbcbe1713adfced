// Hands that bots play, for programs that count what happens in them.
#pragma once

#include <cstdlib>
#include <functional>

#include "engine/ai/decision.h"
#include "engine/table/referee.h"

namespace tingpai {

// Plays one hand of four bots of a level, and tells of each event and each decision right after it.
inline void play_hand(std::uint64_t seed, Level level,
                      const std::function<void(const Referee&, const Event&)>& on_event,
                      const std::function<void(Seat, const Decision&)>& on_decision = {}) {
  Ruleset ruleset;
  ruleset.hands = 1;
  Referee referee(ruleset, seed);
  Budget budget;
  budget.seed = 0;
  while (!referee.game_over()) {
    while (const auto event = referee.advance()) on_event(referee, *event);
    for (const Seat seat : all_seats) {
      const LegalActions legal = referee.asked(seat);
      if (legal.empty()) continue;
      ++budget.seed;
      const Decision decision = decide(level, referee.view(seat), legal, budget);
      if (on_decision) on_decision(seat, decision);
      referee.answer(seat, decision.chosen);
    }
  }
}

// A hand of four path bots, of which the discards are told.
inline void play_path_hand(std::uint64_t seed,
                           const std::function<void(const Referee&, const events::Discarded&)>& on_discard) {
  play_hand(seed, Level::path, [&](const Referee& referee, const Event& event) {
    if (const auto* discard = std::get_if<events::Discarded>(&event)) on_discard(referee, *discard);
  });
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
