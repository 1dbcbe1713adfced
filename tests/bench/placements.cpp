// Prints how true expected placements are: whole games of four bots, and before each hand what each seat may
// expect by place and points at the end, beside what it got. What a deal brings the dealer. And how far
// expectations are off with other constants of the profile's model.
// Usage: placements [GAMES] [FIRST_SEED] [LEVEL] --rules RULES
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
    const Deals left = deals_left(moment.table);
    for (const Seat seat : all_seats) {
      const double expected = places->expected(moment.table.scores, seat, left);
      bins[static_cast<int>(std::floor(expected / width))].add(expected, moment.came[seat]);
      if (seat == moment.table.dealer()) deals[left.count].add(expected, moment.came[seat]);
    }
  }
  std::puts("expected        n    shown     came, thousands by place and points");
  for (const auto& [bin, sums] : bins)
    sums.print((std::to_string(bin * width) + ".." + std::to_string((bin + 1) * width)).c_str());
  std::puts("the dealer, by deals left");
  for (const auto& [left, sums] : deals) sums.print(std::to_string(left).c_str());
}

// What deals and their repeats brought the dealer; the last of a game is left out.
void print_deals(const std::vector<Moment>& moments) {
  std::vector<double> brought;
  const Moment* first = &moments.front();
  for (const Moment& moment : moments) {
    const int before = deals_left(first->table).count, now = deals_left(moment.table).count;
    const Seat dealer = first->table.dealer();
    if (now < before) brought.push_back(moment.table.scores[dealer] - first->table.scores[dealer]);
    if (now != before) first = &moment;
  }
  double sum = 0, squares = 0;
  for (const double points : brought) sum += points, squares += points * points;
  const auto n = static_cast<double>(brought.size());
  const double spread = std::sqrt(squares / n - sum / n * sum / n);
  std::printf("a deal and its repeats bring the dealer %+.0f +- %.0f points\n", sum / n,
              1.96 * spread / std::sqrt(n));
}

double mean_square(const std::vector<Moment>& moments, const PlacementModel& model) {
  double squares = 0;
  for (const Moment& moment : moments) {
    const auto places = Places::of(moment.table, model);
    for (const Seat seat : all_seats) {
      const double off =
          places->expected(moment.table.scores, seat, deals_left(moment.table)) - moment.came[seat];
      squares += off * off / (4.0 * static_cast<double>(moments.size()));
    }
  }
  return squares;
}

// With other values of one of the model's constants.
void print_others(const char* name, double PlacementModel::*constant, const std::vector<Moment>& moments,
                  const PlacementModel& model) {
  std::printf("%s, points: mean square of what came less what was expected\n", name);
  for (const double share : {0.0, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 2.0}) {
    PlacementModel other = model;
    other.*constant *= share;
    if (other.spread > 0) std::printf("%6.0f %9.3f\n", other.*constant, mean_square(moments, other));
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
  print_deals(all);
  print_others("spread", &PlacementModel::spread, all, *model);
  print_others("dealing", &PlacementModel::dealing, all, *model);
}
