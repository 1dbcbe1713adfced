// Shanten and effective tiles on hands from play and on uniform ones, time per hand; the plain_ ones answer
// the same from plain_index.h, and are checked to.
#include <benchmark/benchmark.h>

#include <bit>
#include <fstream>
#include <random>
#include <string>
#include <vector>

#include "engine/shape.h"
#include "tests/bench/plain_index.h"

namespace {

using tingpai::Form;
using tingpai::plain_index;
using tingpai::PlainIndex;
using tingpai::ShapeIndex;
using tingpai::TileCounts;

std::vector<TileCounts> read_hands(const std::string& name) {
  std::ifstream file(TINGPAI_SHARED_DIR "/bench/" + name + ".txt");
  std::vector<TileCounts> hands;
  for (std::string line; std::getline(file, line) && line.size() >= 34;) {
    TileCounts& hand = hands.emplace_back();
    for (int kind = 0; kind < 34; ++kind) hand.add(kind, line[static_cast<std::size_t>(kind)] - '0');
  }
  return hands;
}

// Asks every hand of a sample; the counter is the time a hand takes.
template <class Hand, class Question>
void ask(benchmark::State& state, std::vector<Hand>& hands, Question question) {
  if (hands.empty()) {
    state.SkipWithError("the sample is not beside this checkout");
    return;
  }
  for (auto _ : state) {
    for (Hand& hand : hands) benchmark::DoNotOptimize(question(hand));
  }
  state.counters["hand"] =
      benchmark::Counter(static_cast<double>(hands.size()),
                         benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

template <class Question>
void ask_counts(benchmark::State& state, const char* sample, Question question) {
  auto hands = read_hands(sample);
  ask(state, hands, question);
}

template <class Question>
void ask_index(benchmark::State& state, const char* sample, Question question) {
  const auto hands = read_hands(sample);
  std::vector<ShapeIndex> indices(hands.begin(),
                                  hands.begin() + static_cast<std::ptrdiff_t>(hands.size() / 10));
  ask(state, indices, question);
}

// A called tile of the sample's hands becomes a chow that was called: what the room for a fifth copy costs.
template <class Question>
void ask_called(benchmark::State& state, const char* sample, Question question) {
  std::vector<ShapeIndex> indices;
  for (const TileCounts& hand : read_hands(sample)) {
    for (int low = 0; low < 27; ++low) {
      for (const int step : {0, 1}) {
        if (step == 1 && low % 9 > 6) continue;
        TileCounts concealed = hand;
        TileCounts called;
        bool held = true;
        for (int i = 0; i < 3; ++i) {
          held = held && concealed[low + i * step] > 0;
          concealed.remove(low + i * step);
          called.add(low + i * step);
        }
        if (held && indices.size() < 2000) indices.emplace_back(concealed, called);
      }
    }
  }
  ask(state, indices, question);
}

// Hands of 112 tiles, three suits and four wild dragons, `called` pungs or kongs on the table: every other
// tile drawn is kept only where it fits, so that they come near to something.
std::vector<ShapeIndex> dragon_hands(int called, int size) {
  std::mt19937_64 random(1);
  const auto below = [&](int n) { return static_cast<int>(random() % static_cast<std::uint64_t>(n)); };
  std::vector<ShapeIndex> hands;
  while (hands.size() < 2000) {
    TileCounts concealed, melds;
    for (int meld = 0; meld < called;) {
      const int kind = below(27);
      if (melds[kind] != 0) continue;
      melds.add(kind, 3 + below(2));
      ++meld;
    }
    while (concealed.total() < size - 3 * called) {
      const int tile = below(112);
      const int kind = tile < 108 ? tile / 4 : 33;
      if (concealed[kind] + melds[kind] == 4) continue;
      const auto near = [&](int other) {
        return other >= 0 && other < 27 && other / 9 == kind / 9 && concealed[other] > 0;
      };
      const bool fits = kind == 33 || near(kind) || near(kind - 1) || near(kind + 1);
      if (fits || below(2) == 0) concealed.add(kind);
    }
    hands.emplace_back(concealed, melds);
  }
  return hands;
}

template <class Question>
void ask_dragons(benchmark::State& state, int called, int size, Question question) {
  auto hands = dragon_hands(called, size);
  ask(state, hands, question);
}

constexpr tingpai::FormSet two_forms({Form::standard, Form::seven_pairs}, true);
const auto tame = [](const auto& hand) { return hand.shanten(two_forms); };
const auto wild = [](const auto& hand) { return hand.shanten(two_forms.with_wild(33)); };
const auto tame_mask = [](const auto& hand) { return hand.effective_tiles(two_forms); };
const auto wild_mask = [](const auto& hand) { return hand.effective_tiles(two_forms.with_wild(33)); };

const auto standard = [](const auto& hand) { return hand.standard_shanten(); };
const auto riichi = [](const auto& hand) { return hand.shanten(tingpai::three_forms); };
const auto mcr = [](const auto& hand) { return hand.shanten(tingpai::five_forms); };
const auto standard_mask = [](const auto& hand) { return hand.effective_tiles(Form::standard); };
const auto riichi_mask = [](const auto& hand) { return hand.effective_tiles(tingpai::three_forms); };
const auto mcr_mask = [](const auto& hand) { return hand.effective_tiles(tingpai::five_forms); };
const auto mcr_discards = [](const auto& hand) { return hand.discards(tingpai::five_forms); };
const auto change_then_riichi = [](ShapeIndex& hand) {
  const int kind = std::countr_zero(hand.kinds().bits());
  hand.remove(kind);
  hand.add(kind);
  return hand.shanten(tingpai::three_forms);
};

// The same from counts, by `plain`; nothing is measured if it disagrees with the engine.
template <class Plain, class Question>
void ask_plain(benchmark::State& state, const char* sample, Plain plain, Question question) {
  auto hands = read_hands(sample);
  constexpr bool slow = requires { question(ShapeIndex{}).bits(); };  // masks
  if (slow && hands.size() > 500) hands.resize(500);
  for (const TileCounts& hand : hands) {
    if (plain(hand) != question(ShapeIndex(hand))) return state.SkipWithError("the two disagree");
  }
  ask(state, hands, plain);
}
const auto plain_standard = [](const TileCounts& hand) { return plain_index().standard_shanten(hand); };
const auto plain_riichi = [](const TileCounts& hand) { return plain_index().riichi_shanten(hand); };
const auto plain_mcr = [](const TileCounts& hand) { return plain_index().mcr_shanten(hand); };
const auto plain_standard_mask = [](const TileCounts& hand) {
  return tingpai::KindSet(PlainIndex::effective_tiles(hand, plain_standard));
};
const auto plain_mcr_mask = [](const TileCounts& hand) {
  return tingpai::KindSet(PlainIndex::effective_tiles(hand, plain_mcr));
};

// The first question of a process; Tables says what stays in memory.
void start(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(tingpai::shape_tables::build());
  const auto& t = tingpai::shape_tables::tables();
  const auto bytes = [](const auto& vector) { return vector.size() * sizeof vector[0]; };
  state.counters["bytes"] = static_cast<double>(sizeof t + bytes(t.suit_class) + bytes(t.honour_class) +
                                                bytes(t.suit_costs) + bytes(t.honour_costs));
}
BENCHMARK(start)->Unit(benchmark::kMillisecond);

BENCHMARK_CAPTURE(ask_plain, plain_standard_play14, "play14", plain_standard, standard);
BENCHMARK_CAPTURE(ask_plain, plain_riichi_play14, "play14", plain_riichi, riichi);
BENCHMARK_CAPTURE(ask_plain, plain_mcr_play14, "play14", plain_mcr, mcr);
BENCHMARK_CAPTURE(ask_plain, plain_standard_mask_play13, "play13", plain_standard_mask, standard_mask);
BENCHMARK_CAPTURE(ask_plain, plain_mcr_mask_play13, "play13", plain_mcr_mask, mcr_mask);
BENCHMARK_CAPTURE(ask_index, standard_play14, "play14", standard);
BENCHMARK_CAPTURE(ask_index, standard_rand14, "rand14", standard);
BENCHMARK_CAPTURE(ask_index, riichi_play14, "play14", riichi);
BENCHMARK_CAPTURE(ask_index, riichi_rand14, "rand14", riichi);
BENCHMARK_CAPTURE(ask_index, two_changes_and_riichi_play14, "play14", change_then_riichi);
BENCHMARK_CAPTURE(ask_index, mcr_play14, "play14", mcr);
BENCHMARK_CAPTURE(ask_index, mcr_rand14, "rand14", mcr);
BENCHMARK_CAPTURE(ask_index, standard_mask_play13, "play13", standard_mask);
BENCHMARK_CAPTURE(ask_index, riichi_mask_play13, "play13", riichi_mask);
BENCHMARK_CAPTURE(ask_index, mcr_mask_play13, "play13", mcr_mask);
BENCHMARK_CAPTURE(ask_index, mcr_discards_play14, "play14", mcr_discards);
BENCHMARK_CAPTURE(ask_counts, new_index_play14, "play14",
                  [](const TileCounts& hand) { return ShapeIndex(hand); });
BENCHMARK_CAPTURE(ask_counts, riichi_play14, "play14",
                  [](const TileCounts& hand) { return tingpai::shanten(hand, tingpai::three_forms); });
BENCHMARK_CAPTURE(ask_counts, riichi_rand14, "rand14",
                  [](const TileCounts& hand) { return tingpai::shanten(hand, tingpai::three_forms); });
BENCHMARK_CAPTURE(ask_counts, mcr_play14, "play14",
                  [](const TileCounts& hand) { return tingpai::shanten(hand, tingpai::five_forms); });
BENCHMARK_CAPTURE(ask_called, mcr_play14, "play14", mcr);
BENCHMARK_CAPTURE(ask_called, mcr_mask_play13, "play13", mcr_mask);

// The same hands with red dragons as they are and as wild tiles.
BENCHMARK_CAPTURE(ask_dragons, tame_closed, 0, 14, tame);
BENCHMARK_CAPTURE(ask_dragons, wild_closed, 0, 14, wild);
BENCHMARK_CAPTURE(ask_dragons, tame_mask_closed, 0, 13, tame_mask);
BENCHMARK_CAPTURE(ask_dragons, wild_mask_closed, 0, 13, wild_mask);
BENCHMARK_CAPTURE(ask_dragons, tame_called, 2, 14, tame);
BENCHMARK_CAPTURE(ask_dragons, wild_called, 2, 14, wild);
BENCHMARK_CAPTURE(ask_dragons, tame_mask_called, 2, 13, tame_mask);
BENCHMARK_CAPTURE(ask_dragons, wild_mask_called, 2, 13, wild_mask);

}  // namespace

BENCHMARK_MAIN();
