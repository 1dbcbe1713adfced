// Time for a decision, for an estimate of the opponents, and for whole games through the referee, each beside
// something plain that does the like.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

#include "engine/ai/levels/bots.h"
#include "engine/ai/odds.h"
#include "engine/ai/reading/opponents.h"
#include "engine/rules/mcr/mcr.h"
#include "engine/table/wall.h"
#include "tests/bench/plain_index.h"
#include "tests/bench/played_hand.h"

namespace {

using namespace tingpai;

constexpr int usual_samples = Budget{}.samples;

struct Position {
  PlayerView view;
  LegalActions legal;
};

// What seats were asked after a draw in hands of quick bots.
const std::vector<Position>& positions() {
  static const auto collected = [] {
    constexpr std::size_t wanted = 300;
    std::vector<Position> all;
    for (std::uint64_t seed = 1; all.size() < wanted; ++seed) {
      play_hand(seed, bots_of(Level::quick), [&](const Referee& referee, const Event&) {
        for (const Seat seat : all_seats) {
          const LegalActions& legal = referee.asked(seat);
          const bool full = referee.view(seat).hand.concealed.total() % 3 == 2;
          if (legal.actions.size() > 1 && full) all.push_back({referee.view(seat), legal});
        }
      });
    }
    all.resize(wanted);
    return all;
  }();
  return collected;
}

template <class Question>
void ask(benchmark::State& state, Question question) {
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(question(positions()[next]));
    if (++next == positions().size()) next = 0;
  }
}

void decision(benchmark::State& state, Level level) {
  ask(state, [level](const Position& position) {
    return decide(level, position.view, position.legal, Budget{}).nodes;
  });
}

// Shape alone, asked tile by tile: for each discard every draw that helps.
void plain_decision(benchmark::State& state) {
  const auto shanten = [](const TileCounts& tiles) { return plain_index().mcr_shanten(tiles); };
  ask(state, [&](const Position& position) {
    TileCounts hand = position.view.hand.concealed;
    const TileCounts live = live_tiles(position.view);
    std::pair best{99, 0};
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (hand[kind] == 0) continue;
      hand.remove(kind);
      const std::uint64_t helpful = PlainIndex::effective_tiles(hand, shanten);
      int count = 0;
      for (int draw = 0; draw < Tile::kinds; ++draw) count -= (helpful >> draw & 1) != 0 ? live[draw] : 0;
      best = std::min(best, {shanten(hand), count});
      hand.add(kind);
    }
    return best.second;
  });
}

void opponents(benchmark::State& state) {
  ask(state, [](const Position& position) {
    return estimate_opponents(position.view, {}, usual_samples, 1).in_wall[0];
  });
}

// As many deals of the unseen tiles, and what the hands of each would wait for.
void plain_opponents(benchmark::State& state) {
  ask(state, [](const Position& position) {
    const auto& concealed = position.view.table.concealed_count;
    std::vector<Tile> unseen = live_tiles(position.view).tiles();
    Random random(1);
    std::array<int, Tile::kinds> waits{};
    for (int n = 0; n < usual_samples; ++n) {
      for (std::size_t i = unseen.size(); i > 1; --i) {
        std::swap(unseen[i - 1], unseen[random.below(static_cast<std::uint32_t>(i))]);
      }
      std::size_t dealt = 0;
      for (const Seat seat : all_seats) {
        const auto size = static_cast<std::size_t>(concealed[seat]);
        if (seat == position.view.seat || dealt + size > unseen.size()) continue;
        const TileCounts tiles{std::span<const Tile>(unseen).subspan(dealt, size)};
        const ShapeIndex hand(tiles);
        dealt += size;
        const KindSet helpful = hand.effective_tiles(five_forms);
        for (std::size_t kind = 0; kind < waits.size(); ++kind) {
          waits[kind] += helpful.contains(static_cast<int>(kind)) ? 1 : 0;
        }
      }
    }
    return waits[0];
  });
}

// What a hint, the comment after a move and a review are given.
constexpr Budget of_hint{.plans = true, .margins = true, .every_discard = true};
constexpr Budget of_comment{.margins = true, .every_discard = true};
constexpr Budget of_review{.nodes = 16000, .samples = 3000, .margins = true, .every_discard = true};

// A decision with all that a person is told of it, and the slowest hundredth of them, in processor time.
void told(benchmark::State& state, const Budget& budget) {
  std::vector<double> times;
  ask(state, [&](const Position& position) {
    const std::clock_t start = std::clock();
    const auto nodes = decide(Level::expert, position.view, position.legal, budget).nodes;
    times.push_back(1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    return nodes;
  });
  std::sort(times.begin(), times.end());
  state.counters["median_ms"] = times[times.size() / 2];
  state.counters["p99_ms"] = times[times.size() * 99 / 100];
}

// From the request to stop until a decision has returned. It is stopped at any moment of its work, which
// takes up to so many microseconds.
void cancelled(benchmark::State& state, Level level, const Budget& budget, std::uint32_t work) {
  using Clock = std::chrono::steady_clock;
  Random random(1);
  double longest = 0;
  std::size_t next = 0;
  for (auto _ : state) {
    const Position& position = positions()[next];
    if (++next == positions().size()) next = 0;
    std::stop_source stop;
    std::jthread worker([&] { decide(level, position.view, position.legal, budget, stop.get_token()); });
    std::this_thread::sleep_for(std::chrono::microseconds(random.below(work)));
    const auto start = Clock::now();
    stop.request_stop();
    worker.join();
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    longest = std::max(longest, seconds);
    state.SetIterationTime(seconds);
  }
  state.counters["longest_ms"] = 1000 * longest;
}

// Games of sixteen hands, everything that happens checked and told to four views.
constexpr int hands_of_a_game = 16;

void games(benchmark::State& state, Level level) {
  std::uint64_t seed = 0;
  for (auto _ : state) {
    for (int hand = 0; hand < hands_of_a_game; ++hand) {
      play_hand(++seed, bots_of(level), [](const Referee&, const Event&) {});
    }
  }
  state.counters["games"] =
      benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

// The bare work of such a game: tiles drawn and thrown at random, wins looked for, nothing recorded.
int plain_hand(std::uint64_t seed, int number) {
  std::vector<Tile> wall = shuffled_wall(Ruleset{}, seed, number);
  std::erase_if(wall, [](Tile tile) { return tile.is_flower(); });
  std::array<TileCounts, 4> hands;
  const auto draw = [&](TileCounts& hand) {
    hand.add(wall.back());
    wall.pop_back();
  };
  for (TileCounts& hand : hands) {
    for (int i = 0; i < 13; ++i) draw(hand);
  }
  Random random(seed);
  int turns = 0;
  for (std::size_t turn = 0; !wall.empty(); turn = (turn + 1) % 4, ++turns) {
    TileCounts& hand = hands[turn];
    draw(hand);
    if (shanten(hand, five_forms) == -1) return turns;
    const Tile thrown = hand.tiles()[random.below(14)];
    hand.remove(thrown);
    for (TileCounts& other : hands) {
      if (&other == &hand || other[thrown] == 4) continue;
      other.add(thrown);
      const bool wins = shanten(other, five_forms) == -1;
      other.remove(thrown);
      if (wins) return turns;
    }
  }
  return turns;
}
void plain_games(benchmark::State& state) {
  std::uint64_t seed = 0;
  for (auto _ : state) {
    ++seed;
    for (int hand = 0; hand < hands_of_a_game; ++hand) benchmark::DoNotOptimize(plain_hand(seed, hand));
  }
  state.counters["games"] =
      benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

BENCHMARK_CAPTURE(decision, quick, Level::quick)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(decision, path, Level::path)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(decision, expert, Level::expert)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(told, hint, of_hint)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(told, comment, of_comment)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(told, review, of_review)->Unit(benchmark::kMicrosecond);
BENCHMARK(plain_decision)->Unit(benchmark::kMicrosecond);
BENCHMARK(opponents)->Unit(benchmark::kMicrosecond);
BENCHMARK(plain_opponents)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(cancelled, hint, Level::expert, of_hint, 10'000)
    ->UseManualTime()
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(cancelled, master, Level::master, Budget{}, 200'000)
    ->UseManualTime()
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(cancelled, review, Level::expert, of_review, 50'000)
    ->UseManualTime()
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(games, random, Level::random)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(games, quick, Level::quick)->Unit(benchmark::kMillisecond);
BENCHMARK(plain_games)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
