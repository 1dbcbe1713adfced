// Hands that bots play, for programs that count what happens in them.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <optional>
#include <string_view>
#include <thread>
#include <vector>

#include "engine/ai/levels/bots.h"
#include "engine/table/referee.h"
#include "engine/table/wall.h"
#include "tests/bench/inputs.h"

namespace tingpai {

using Chooser = std::function<Decision(const Referee&, Seat, const Budget&)>;  // for a seat that is asked
using Listener = std::function<void(const Referee&, const Event&)>;

// Plays the first hand of a game and tells of each event right after it, and of the end of a game in its
// place. Every choice has another seed.
inline void play_hand(std::uint64_t seed, const Chooser& choose, const Listener& on_event,
                      const Ruleset& ruleset = {}) {
  Referee referee(ruleset, seed);
  Budget budget;
  budget.seed = 0;
  for (;;) {
    while (const auto event = referee.advance()) {
      on_event(referee, *event);
      if (referee.state().table.phase != Phase::hand_over) continue;
      return on_event(referee, events::GameEnded{referee.state().table.scores});
    }
    for (const Seat seat : all_seats) {
      if (referee.asked(seat).empty()) continue;
      ++budget.seed;
      referee.answer(seat, choose(referee, seat, budget).chosen);
    }
  }
}

// What a level chooses among itself.
inline Chooser bots_of(Level level) {
  return [level, field = field_of(level)](const Referee& referee, Seat seat, const Budget& budget) {
    return decide(level, referee.view(seat), referee.asked(seat), budget, {}, field);
  };
}

// A level that can be played without a network: these programs carry none.
inline std::optional<Level> level_here(std::string_view name) {
  const auto level = level_named(name);
  return level && asks_network(*level) ? std::nullopt : level;
}

// Who plays the hands in which an expert is watched.
class Company {
 public:
  using Levels = BySeat<Level>;

  // Three of a level beside the expert, or for "mixed" any: four experts in a quarter of the hands, three of
  // one level in half, three by lot in the rest. Nothing for another name.
  static std::optional<Company> named(std::string_view name) {
    Company company;
    if (name == "mixed") return company;
    company.level_ = level_here(name);
    return company.level_ ? std::optional(company) : std::nullopt;
  }

  Levels levels(std::uint64_t seed) const {
    Random random(mixed_seed({seed, 24}));
    const auto one = [&] {
      static constexpr std::array choice{Level::beginner, Level::quick, Level::regular, Level::path,
                                         Level::expert};
      return choice[random.below(choice.size())];
    };
    const std::uint32_t lot = random.below(4);
    const Level same = level_ ? *level_ : lot == 0 ? Level::expert : one();
    Levels levels;
    for (const Seat seat : all_seats) levels[seat] = level_ || lot < 3 ? same : one();
    levels[Seat::from_index(static_cast<int>(seed % 4))] = Level::expert;
    return levels;
  }

 private:
  std::optional<Level> level_;
};

inline Field field_of(const Company::Levels& levels) {
  Field field;
  for (const Seat seat : all_seats) field[seat] = levels[seat];
  return field;
}

// What such a program is asked for on its command line: [HANDS] [FIRST_SEED].
struct HandRange {
  int hands = 0;
  std::uint64_t first = 0;
  unsigned threads =
      std::max(1U, std::thread::hardware_concurrency());  // what comes out does not depend on it

  HandRange(int argc, char** argv, int usual, std::uint64_t from)
      : hands(number_at(argc, argv, 1, "HANDS", usual, 1)),
        first(number_at(argc, argv, 2, "FIRST_SEED", from, std::uint64_t{0})) {}
};

// The value behind such an option, which is taken off the command line with it; nullptr without one.
inline const char* take_option(int& argc, char** argv, std::string_view name) {
  char** const end = argv + argc;
  char** const at = std::find(argv, end, name);
  if (at == end || at + 1 == end) return nullptr;
  const char* value = at[1];
  std::copy(at + 2, end, at);
  argc -= 2;
  return value;
}

// The RULES of "--rules RULES"; the standard ones without.
inline Ruleset take_rules(int& argc, char** argv) {
  const char* text = take_option(argc, argv, "--rules");
  if (text == nullptr) return {};
  const auto ruleset = parse_ruleset(text);
  if (ruleset) return *ruleset;
  std::fprintf(stderr, "%s\n", ruleset.error().message.c_str());
  std::exit(2);
}

// The FILE of "--csv FILE"; nullptr without one.
inline const char* take_csv(int& argc, char** argv) { return take_option(argc, argv, "--csv"); }

// Calls play(number of the hand, its seed) for each, on all cores or on so many threads.
template <typename Play>
void for_each_hand(const HandRange& range, const Play& play) {
  std::atomic<int> next = 0;
  const auto work = [&] {
    for (int hand = next++; hand < range.hands; hand = next++) {
      play(hand, range.first + static_cast<std::uint64_t>(hand));
    }
  };
  std::vector<std::jthread> threads;
  for (unsigned i = 0; i < range.threads; ++i) threads.emplace_back(work);
}

}  // namespace tingpai
