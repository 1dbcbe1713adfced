// Nanoseconds to read and to score a winning MCR hand, beside plain ways to do the same. Hands come from the
// benchmark data beside the checkout where there is any, else from a few written below.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

#include "engine/rules/mcr/mcr.h"
#include "tests/bench/winning_hands.h"

namespace {

using namespace tingpai;

template <class Score>
void run(benchmark::State& state, const char* name, Score score) {
  const auto wins = read_wins(name);
  const mcr::Rules rules;
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(score(wins[next], rules));
    if (++next == wins.size()) next = 0;
  }
}

const auto base = [](const Win& win, const mcr::Rules& rules) { return mcr::base_fan(win, rules); };
const auto whole = [](const Win& win, const mcr::Rules& rules) { return mcr::score(win, rules); };

// The groups are known, as in a search: the best reading of each hand.
void known_reading(benchmark::State& state) {
  const mcr::Rules rules;
  std::vector<std::pair<Reading, Circumstances>> readings;
  for (const Win& win : read_wins("win_mcr.txt")) {
    TileCounts concealed = win.concealed;
    concealed.add(win.tile);
    const Circumstances& context = win;
    Fan best = -1;
    for_each_reading(concealed, win.melds, win.tile, [&](const Reading& reading) {
      const Fan fan = mcr::base_fan(reading, context, rules);
      if (fan <= best) return;
      if (best < 0) readings.emplace_back();
      readings.back() = {reading, context};
      best = fan;
    });
  }
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(mcr::base_fan(readings[next].first, readings[next].second, rules));
    if (++next == readings.size()) next = 0;
  }
}

// Every reading on its own: nothing is shared between readings of a hand.
const auto each_reading = [](const Win& win, const mcr::Rules& rules) {
  TileCounts concealed = win.concealed;
  concealed.add(win.tile);
  const Circumstances& context = win;
  Fan best = -1;
  for_each_reading(concealed, win.melds, win.tile, [&](const Reading& reading) {
    best = std::max(best, mcr::score(reading, context, rules).base);
  });
  return best;
};

// Splits into groups and a pair, counted.
int splits(const Win& win) {
  TileCounts concealed = win.concealed;
  concealed.add(win.tile);
  int count = 0;
  for_each_split(concealed, decomposition::PackedHand(concealed), win.melds, win.tile,
                 [&](const Reading& reading) { count += reading.form == Form::standard ? 1 : 0; });
  return count;
}

// The same by the textbook: each pair in turn, and of the rest the lowest tile in a pung or a chow.
int plain_groups(TileCounts& tiles, int first = 0, bool after_chow = false) {
  while (first < Tile::kinds && tiles[first] == 0) {
    ++first;
    after_chow = false;
  }
  if (first == Tile::kinds) return 1;
  int count = 0;
  if (tiles[first] >= 3 && !after_chow) {  // a pung comes before the chows, so that nothing is counted twice
    tiles.remove(first, 3);
    count += plain_groups(tiles, first);
    tiles.add(first, 3);
  }
  if (first < 27 && first % 9 < 7 && tiles[first + 1] > 0 && tiles[first + 2] > 0) {
    for (int i = 0; i < 3; ++i) tiles.remove(first + i);
    count += plain_groups(tiles, first, true);
    for (int i = 0; i < 3; ++i) tiles.add(first + i);
  }
  return count;
}
int plain_splits(const Win& win) {
  TileCounts concealed = win.concealed;
  concealed.add(win.tile);
  int count = 0;
  for (int pair = 0; pair < Tile::kinds; ++pair) {
    if (concealed[pair] < 2) continue;
    concealed.remove(pair, 2);
    count += plain_groups(concealed);
    concealed.add(pair, 2);
  }
  return count;
}

void decomposition_of(benchmark::State& state, int (*count)(const Win&)) {
  const auto wins = read_wins("win_mcr.txt");
  for (const Win& win : wins) {
    if (splits(win) != plain_splits(win)) return state.SkipWithError("the two disagree");
  }
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(count(wins[next]));
    if (++next == wins.size()) next = 0;
  }
}

BENCHMARK_CAPTURE(decomposition_of, splits, splits);
BENCHMARK_CAPTURE(decomposition_of, plain_splits, plain_splits);
BENCHMARK_CAPTURE(run, plain_each_reading_mcr_hands, "win_mcr.txt", each_reading);
BENCHMARK_CAPTURE(run, base_fan_mcr_hands, "win_mcr.txt", base);
BENCHMARK_CAPTURE(run, base_fan_common_hands, "win_common.txt", base);
BENCHMARK_CAPTURE(run, score_mcr_hands, "win_mcr.txt", whole);
BENCHMARK(known_reading);

}  // namespace

BENCHMARK_MAIN();
