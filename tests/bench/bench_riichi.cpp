// Nanoseconds to score a winning hand of riichi, beside shanten from the well-known plain tables.
#include <benchmark/benchmark.h>

#include <vector>

#include "engine/rules/riichi/riichi.h"
#include "tests/bench/plain_index.h"
#include "tests/bench/winning_hands.h"

namespace {

using namespace tingpai;

template <class Ask>
void run(benchmark::State& state, Ask ask) {
  const auto wins = read_wins("win_common.txt");
  std::size_t next = 0;
  benchmark::DoNotOptimize(ask(wins[next]));  // tables are built at first use
  for (auto _ : state) {
    benchmark::DoNotOptimize(ask(wins[next]));
    if (++next == wins.size()) next = 0;
  }
}

const riichi::Rules rules;

const auto whole = [](const Win& win) { return riichi::score(win, rules); };
const auto yaku = [](const Win& win) { return riichi::has_yaku(win, rules); };
const auto plain_shanten = [](const Win& win) {
  static const PlainIndex plain;
  TileCounts tiles = win.concealed;
  tiles.add(win.tile);
  return plain.riichi_shanten(tiles);
};

BENCHMARK_CAPTURE(run, plain_shanten, plain_shanten);
BENCHMARK_CAPTURE(run, score_with_yaku, whole);
BENCHMARK_CAPTURE(run, has_yaku, yaku);

}  // namespace

BENCHMARK_MAIN();
