// Sets the path level beside a full two-ply expectimax: how long each takes for the same discards, which
// choice is worth more, and who wins when they meet. Two threads; times are of the processor, each decision
// on one core. What is worth more is judged by worlds that fit the position, the same for both choices, each
// played out by four path bots.
// Usage: against_expectimax [POSITIONS] [WORLDS] [WALLS] [FIRST_SEED]
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <thread>
#include <vector>

#include "app/cli/arena/arena.h"
#include "app/cli/arena/cpu_clock.h"
#include "engine/ai/levels/bots.h"
#include "engine/table/determinize.h"
#include "engine/table/wall.h"
#include "tests/bench/expectimax.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

// work(i) for each i below n, in two threads.
template <class Work>
void for_each_index(int n, Work work) {
  std::atomic<int> next = 0;
  const auto run = [&] {
    for (int i = next++; i < n; i = next++) work(static_cast<std::size_t>(i));
  };
  const std::jthread other(run);
  run();
}

struct Timed {
  Action action;
  double microseconds = 0;
};
template <class Choose>
Timed timed(Choose choose) {
  const double start = cli::thread_cpu_microseconds();
  const Action action = choose();
  return {action, cli::thread_cpu_microseconds() - start};
}

Action choose_by_path(const PlayerView& view, const LegalActions& legal) {
  return decide(Level::path, view, legal, Budget{}).chosen;
}
Action choose_by_expectimax(const PlayerView& view, const LegalActions& legal) {
  return Expectimax(view).decide(legal);
}

// ------------------------------------------------------------------------------------------- positions

struct Position {
  PlayerView view;
  LegalActions legal;
};

// One hand of path bots: any one of its discards, each as likely.
Position play_position(std::uint64_t seed) {
  Position position;
  Random random(seed);
  std::uint32_t met = 0;
  play_hand(seed, bots_of(Level::path), [&](const Referee& referee, const Event&) {
    const Seat turn = referee.state().table.turn;
    const LegalActions& legal = referee.asked(turn);
    if (legal.has(ActionType::discard) && !legal.has(ActionType::win) && random.below(++met) == 0) {
      position = {referee.view(turn), legal};
    }
  });
  return position;
}

std::vector<Position> play_positions(int n, std::uint64_t first_seed) {
  std::vector<Position> positions(static_cast<std::size_t>(n));
  for_each_index(n, [&](std::size_t i) { positions[i] = play_position(first_seed + i); });
  std::printf("%d discards, one of each hand of four path bots\n", n);
  return positions;
}

// ----------------------------------------------------------------------------------------------- times

void print_times(const char* name, const std::vector<Timed>& all) {
  std::vector<float> times;
  for (const Timed& one : all) times.push_back(static_cast<float>(one.microseconds));
  const cli::Latency latency = cli::latency(std::move(times));
  std::printf("%-10s  median %10.0f us  p99 %10.0f us\n", name, latency.median, latency.p99);
}

void print_ratio(const std::vector<Timed>& slow, const std::vector<Timed>& fast) {
  std::vector<float> ratios;
  for (std::size_t i = 0; i < slow.size(); ++i) {
    ratios.push_back(static_cast<float>(slow[i].microseconds / fast[i].microseconds));
  }
  const cli::Latency ratio = cli::latency(std::move(ratios));
  std::printf("expectimax takes %.0f times as long in the median position\n", ratio.median);
}

template <class Choose>
std::vector<Timed> time_all(const std::vector<Position>& positions, Choose choose) {
  std::vector<Timed> all(positions.size());
  for_each_index(static_cast<int>(positions.size()), [&](std::size_t i) {
    all[i] = timed([&] { return choose(positions[i].view, positions[i].legal); });
  });
  return all;
}

// ----------------------------------------------------------------------------------------------- judge

// Plays the hand to its end; by_expectimax tells which seats do not play as path bots.
void finish(Referee& referee, const BySeat<bool>& by_expectimax = {}) {
  while (!referee.game_over()) {
    while (referee.advance()) {
    }
    for (const Seat seat : all_seats) {
      const LegalActions legal = referee.asked(seat);
      if (legal.empty()) continue;
      const PlayerView& view = referee.view(seat);
      referee.answer(seat,
                     by_expectimax[seat] ? choose_by_expectimax(view, legal) : choose_by_path(view, legal));
    }
  }
}

Points points_after(Action action, const PlayerView& view, std::uint64_t seed) {
  Referee world = determinized(view, seed);
  world.answer(view.seat, action);
  finish(world);
  return world.state().table.scores[view.seat] - view.table.scores[view.seat];
}

void print_mean(const char* what, const std::vector<double>& values) {
  const auto interval = cli::mean_interval(values).value_or(cli::Interval{});
  std::printf("%s: %+.2f points, 95 %% interval %+.2f to %+.2f\n", what, (interval.low + interval.high) / 2,
              interval.low, interval.high);
}

void judge(const std::vector<Position>& positions, const std::vector<Timed>& path,
           const std::vector<Timed>& expectimax, int worlds) {
  std::vector<double> all(positions.size());
  for_each_index(static_cast<int>(positions.size()), [&](std::size_t i) {
    if (path[i].action == expectimax[i].action) return;
    double sum = 0;
    for (int world = 0; world < worlds; ++world) {
      const auto seed = static_cast<std::uint64_t>(world);
      sum += points_after(path[i].action, positions[i].view, seed) -
             points_after(expectimax[i].action, positions[i].view, seed);
    }
    all[i] = sum / worlds;
  });
  std::vector<double> where_they_differ;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    if (path[i].action != expectimax[i].action) where_they_differ.push_back(all[i]);
  }
  std::printf("they agree on %zu of %zu discards; judged by %d worlds each:\n",
              positions.size() - where_they_differ.size(), positions.size(), worlds);
  print_mean("  path's choice is better, where they differ, by", where_they_differ);
  print_mean("  path's choice is better, over all, by", all);
}

// ----------------------------------------------------------------------------------------------- walls

// Each wall twice, path and expectimax taking turns around the table: what a path player gains.
void play_walls(int walls, std::uint64_t first_seed) {
  std::vector<double> gains(static_cast<std::size_t>(walls));
  for_each_index(walls, [&](std::size_t wall) {
    for (const int first : {0, 1}) {
      BySeat<bool> by_expectimax;
      for (const Seat seat : all_seats) by_expectimax[seat] = seat.index() % 2 != first;
      Ruleset ruleset;
      ruleset.hands = 1;
      Referee referee(ruleset, first_seed + wall);
      finish(referee, by_expectimax);
      for (const Seat seat : all_seats) {
        if (!by_expectimax[seat]) gains[wall] += referee.state().table.scores[seat] / 4.0;
      }
    }
  });
  std::printf("%d walls, each twice, two path bots against two expectimax bots:\n", walls);
  print_mean("  a path bot's score a hand", gains);
}

}  // namespace

int main(int argc, char** argv) {
  const int count = number_at(argc, argv, 1, "POSITIONS", 200, 1);
  const int worlds = number_at(argc, argv, 2, "WORLDS", 20, 0);
  const int walls = number_at(argc, argv, 3, "WALLS", 10, 0);
  const auto first_seed = number_at(argc, argv, 4, "FIRST_SEED", std::uint64_t{9000000}, std::uint64_t{0});
  const auto positions = play_positions(count, first_seed);
  const auto path = time_all(positions, choose_by_path);
  const auto expectimax = time_all(positions, choose_by_expectimax);
  print_times("path", path);
  print_times("expectimax", expectimax);
  print_ratio(expectimax, path);
  if (worlds > 0) judge(positions, path, expectimax, worlds);
  if (walls > 0) play_walls(walls, first_seed);
}
