// Milliseconds for an exact table of 18 turns, by how many draws the hand is from a win (after its discard:
// one more than its shanten where shape is all that counts); those of riichi for the 17 draws after the
// first. Hands come from the benchmark data beside the checkout where there is any, else from a few written
// below.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "engine/ai/exact/efficiency.h"
#include "engine/rules/mcr/scheme.h"
#include "tests/engine/ai/reference_efficiency.h"

namespace {

using namespace tingpai;

constexpr int most_draws = 5;
constexpr std::size_t sample_size = 40;  // hands for each distance

// Whether any complete hand wins (the forms of riichi, a point each), or only those that MCR lets win, or
// riichi has its own model and points.
enum class Wins { any, mcr, riichi };

TileCounts rest_of(const TileCounts& hand) {
  TileCounts rest;
  for (int kind = 0; kind < Tile::kinds; ++kind) rest.add(kind, 4 - hand[kind]);
  return rest;
}

Worth any_worth() {
  return [](const TileCounts& complete, int) { return shanten(complete, three_forms) == -1 ? 1.0F : 0.0F; };
}

Worth mcr_worth() {
  return [](const TileCounts& complete, int kind) {
    Win win;
    win.concealed = complete;
    win.concealed.remove(kind);
    win.tile = Tile::from_index(kind);
    win.self_drawn = true;
    const Fan fan = mcr::base_fan(win, {});
    return fan < mcr::Rules{}.minimum_fan ? 0.0F : static_cast<float>(3 * (8 + fan));
  };
}

// With red fives, and 4p turned over unless the hand has all of them.
Efficiency ask_riichi(const Hand& hand, const EfficiencyModel& model) {
  static const Ruleset rules = *parse_ruleset("riichi");
  EfficiencyStart start{.hand = hand, .wall = rest_of(hand.concealed)};
  for (const Suit suit : {Suit::characters, Suit::dots, Suit::bamboo})
    start.wall_reds.add(suit, start.wall[Tile::of(suit, 5)] > 0 ? 1 : 0);
  const Tile indicator = Tile::of(Suit::dots, 4);
  if (start.wall[indicator] > 0) {
    start.indicators.push_back(indicator);
    start.wall.remove(indicator);
  }
  return efficiency_of(start, rules, model);
}

Efficiency ask(const TileCounts& tiles, Wins wins, const EfficiencyModel& model) {
  Hand hand;
  hand.concealed = tiles;
  if (wins == Wins::mcr) return efficiency_of({.hand = hand, .wall = rest_of(tiles)}, {}, model);
  if (wins == Wins::riichi) return ask_riichi(hand, model);
  return efficiency(hand, rest_of(tiles), three_forms, any_worth(), model);
}

std::vector<TileCounts> read_hands() {
  std::vector<TileCounts> hands;
  std::ifstream file(TINGPAI_SHARED_DIR "/bench/play14.txt");
  for (std::string line; hands.size() < 2000 && std::getline(file, line) && line.size() >= Tile::kinds;) {
    TileCounts& hand = hands.emplace_back();
    for (int kind = 0; kind < Tile::kinds; ++kind) hand.add(kind, line[static_cast<std::size_t>(kind)] - '0');
  }
  if (!hands.empty()) return hands;
  for (const char* text :
       {"123456789m99p34s1z", "234m22345999p77s2z", "33778m456p34567s7z", "12367m456p3478s11z",
        "788m34588p113588s", "88m15579p44558s67z", "124m558p2233579s6z", "1358m2459p2368s14z"}) {
    hands.emplace_back(*parse_tiles(text));
  }
  return hands;
}

const std::vector<TileCounts>& sample(Wins wins, int draws) {
  using ByDraws = std::array<std::vector<TileCounts>, most_draws + 1>;
  static const auto choose = [](Wins which) {
    ByDraws chosen;
    EfficiencyModel model;
    model.change = false;
    model.turns = 0;
    for (const TileCounts& hand : read_hands()) {
      const auto distance = static_cast<std::size_t>(
          which == Wins::riichi ? shanten(hand, three_forms) + 1 : ask(hand, which, model).draws.value_or(0));
      if (distance <= most_draws && chosen[distance].size() < sample_size) chosen[distance].push_back(hand);
    }
    return chosen;
  };
  static std::array<std::optional<ByDraws>, 3> samples;
  auto& chosen = samples[static_cast<std::size_t>(wins)];
  if (!chosen) chosen = choose(wins);
  return (*chosen)[static_cast<std::size_t>(draws)];
}

// An iteration asks every hand of a sample; the counters are for one hand.
template <class Question>
void run(benchmark::State& state, Wins wins, Question question) {
  const auto& hands = sample(wins, static_cast<int>(state.range(0)));
  if (hands.empty()) return state.SkipWithError("no such hand");
  double followed = 0;
  for (auto _ : state) {
    followed = 0;
    for (const TileCounts& hand : hands) followed += static_cast<double>(question(hand));
  }
  const auto count = static_cast<double>(hands.size());
  state.counters["hands"] = followed / count;
  state.counters["hand"] =
      benchmark::Counter(count, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void table(benchmark::State& state, Wins wins, bool change) {
  EfficiencyModel model;
  model.change = change;
  model.most_hands = 1'000'000;
  run(state, wins, [&](const TileCounts& hand) { return ask(hand, wins, model).hands; });
}

// most: hands that are followed.
void riichi_table(benchmark::State& state, bool change, std::size_t most) {
  EfficiencyModel model;
  model.turns = 17;
  model.change = model.back = change;
  model.extra = change ? 1 : 0;
  model.most_hands = most;
  run(state, Wins::riichi, [&](const TileCounts& hand) { return ask(hand, Wins::riichi, model).hands; });
}

// The same by plain recursion; the values alone, for the nearest discards.
void plain(benchmark::State& state, Wins wins, bool change) {
  EfficiencyModel model;
  model.change = change;
  const Worth worth = wins == Wins::any ? any_worth() : mcr_worth();
  run(state, wins, [&](const TileCounts& hand) {
    ReferenceEfficiency reference(hand, rest_of(hand), worth, model);
    benchmark::DoNotOptimize(reference.draws(most_draws));
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (hand[kind] == 0) continue;
      TileCounts kept = hand;
      kept.remove(kind);
      if (!reference.is_followed(kept)) continue;
      for (const Goal goal : {Goal::win, Goal::ready, Goal::points})
        benchmark::DoNotOptimize(reference.value(kept, 0, goal));
    }
    return 0;
  });
}

BENCHMARK_CAPTURE(table, mcr_no_change, Wins::mcr, false)->DenseRange(1, 5)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(table, mcr_change, Wins::mcr, true)->DenseRange(1, 4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(table, any_no_change, Wins::any, false)->DenseRange(1, 4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(table, any_change, Wins::any, true)->DenseRange(1, 4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(riichi_table, no_change, false, 10'000'000)
    ->DenseRange(1, 4)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(riichi_table, all, true, 10'000'000)->DenseRange(1, 4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(riichi_table, anytime, true, 6'000)->DenseRange(3, 5)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(plain, mcr_no_change, Wins::mcr, false)
    ->DenseRange(1, 2)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(plain, mcr_change, Wins::mcr, true)
    ->DenseRange(1, 1)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
