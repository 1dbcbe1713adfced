// Prints how true expected placements are: whole games of four bots, and before each hand what each seat may
// expect by place and points at the end, beside what it got. By the scores' spread, that of the profile
// among others: how far expectations were off. Usage: placements [GAMES] [FIRST_SEED] [LEVEL] --rules RULES
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <mutex>
#include <vector>

#include "engine/ai/reading/standing.h"
#include "engine/table/course/course.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

// Before a hand.
struct Moment {
  PublicState table;
  BySeat<double> came;  // in the end, thousands
};

std::vector<Moment> play(std::uint64_t seed, const Ruleset& ruleset, Level level) {
  Referee referee(ruleset, seed);
  Budget budget;
  budget.seed = 0;
  const Chooser choose = bots_of(level);
  std::vector<Moment> moments;
  while (!referee.game_over()) {
    while (const auto event = referee.advance()) {
      if (std::holds_alternative<events::HandStarted<Truth>>(*event))
        moments.push_back({referee.state().table, {}});
      const auto* ended = std::get_if<events::GameEnded>(&*event);
      if (ended == nullptr) continue;
      PublicState table = referee.state().table;
      table.scores = ended->scores;
      for (Moment& moment : moments) moment.came = *course::placements(table);
    }
    for (const Seat seat : all_seats) {
      if (referee.asked(seat).empty()) continue;
      ++budget.seed;
      referee.answer(seat, choose(referee, seat, budget).chosen);
    }
  }
  return moments;
}

struct Sums {
  double n = 0, expected = 0, came = 0, squares = 0;
  void add(double expects, double comes) {
    ++n;
    expected += expects;
    came += comes;
    squares += (expects - comes) * (expects - comes);
  }
  void print(const char* name) const {
    std::printf("%-12s %7.0f %+8.2f %+8.2f +- %.2f\n", name, n, expected / n, came / n,
                1.96 * std::sqrt(squares) / n);
  }
};

void print_bins(const std::vector<Moment>& moments, const PlacementModel& model) {
  constexpr int width = 10;  // thousands
  std::map<int, Sums> bins;
  std::map<int, Sums> deals;
  for (const Moment& moment : moments) {
    const auto places = Places::of(moment.table, model);
    const int left = deals_left(moment.table);
    for (const Seat seat : all_seats) {
      const double expected = places->expected(moment.table.scores, seat, left);
      bins[static_cast<int>(std::floor(expected / width))].add(expected, moment.came[seat]);
      if (seat == moment.table.dealer()) deals[left].add(expected, moment.came[seat]);
    }
  }
  std::puts("expected        n    shown     came, thousands by place and points");
  for (const auto& [bin, sums] : bins)
    sums.print((std::to_string(bin * width) + ".." + std::to_string((bin + 1) * width)).c_str());
  std::puts("the dealer, by deals left");
  for (const auto& [left, sums] : deals) sums.print(std::to_string(left).c_str());
}

void print_spreads(const std::vector<Moment>& moments, const PlacementModel& model) {
  std::puts("spread, points: mean square of what came less what was expected");
  for (const double share : {0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.25, 1.5}) {
    PlacementModel other = model;
    other.spread *= share;
    double squares = 0;
    for (const Moment& moment : moments) {
      const auto places = Places::of(moment.table, other);
      for (const Seat seat : all_seats) {
        const double off =
            places->expected(moment.table.scores, seat, deals_left(moment.table)) - moment.came[seat];
        squares += off * off / (4.0 * static_cast<double>(moments.size()));
      }
    }
    std::printf("%6.0f %9.3f\n", other.spread, squares);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const Ruleset ruleset = take_rules(argc, argv);
  const HandRange games(argc, argv, 100, 8900000000);
  const auto level = level_here(argc > 3 ? argv[3] : "expert");
  const PlacementModel* model = profile_of(ruleset).placement;
  if (!level || model == nullptr) {
    std::fputs("placements: needs a level, and rules by which place counts\n", stderr);
    return 2;
  }
  std::vector<Moment> all;
  std::mutex mutex;
  for_each_hand(games, [&](int, std::uint64_t seed) {
    const std::vector<Moment> moments = play(seed, ruleset, *level);
    const std::lock_guard lock(mutex);
    all.insert(all.end(), moments.begin(), moments.end());
  });
  print_bins(all, *model);
  print_spreads(all, *model);
}
