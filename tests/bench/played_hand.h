// Hands that bots play, for programs that count what happens in them.
#pragma once

#include <atomic>
#include <cstdlib>
#include <functional>
#include <thread>
#include <vector>

#include "engine/ai/decision.h"
#include "engine/table/referee.h"

namespace tingpai {

using Chooser = std::function<Decision(const Referee&, Seat, const Budget&)>;  // for a seat that is asked
using Listener = std::function<void(const Referee&, const Event&)>;

// Plays one hand and tells of each event right after it. Every choice has another seed.
inline void play_hand(std::uint64_t seed, const Chooser& choose, const Listener& on_event) {
  Ruleset ruleset;
  ruleset.hands = 1;
  Referee referee(ruleset, seed);
  Budget budget;
  budget.seed = 0;
  while (!referee.game_over()) {
    while (const auto event = referee.advance()) on_event(referee, *event);
    for (const Seat seat : all_seats) {
      if (referee.asked(seat).empty()) continue;
      ++budget.seed;
      referee.answer(seat, choose(referee, seat, budget).chosen);
    }
  }
}

// What a level chooses.
inline Chooser bots_of(Level level) {
  return [level](const Referee& referee, Seat seat, const Budget& budget) {
    return decide(level, referee.view(seat), referee.asked(seat), budget);
  };
}

// A hand of four path bots, of which the discards are told.
inline void play_path_hand(std::uint64_t seed,
                           const std::function<void(const Referee&, const events::Discarded&)>& on_discard) {
  play_hand(seed, bots_of(Level::path), [&](const Referee& referee, const Event& event) {
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

// Calls play(number of the hand, its seed) for each, on all cores.
template <typename Play>
void for_each_hand(const HandRange& range, const Play& play) {
  std::atomic<int> next = 0;
  const auto work = [&] {
    for (int hand = next++; hand < range.hands; hand = next++) {
      play(hand, range.first + static_cast<std::uint64_t>(hand));
    }
  };
  std::vector<std::jthread> threads;
  for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i) threads.emplace_back(work);
}

}  // namespace tingpai
