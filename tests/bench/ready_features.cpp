// Prints, as comma-separated values, what the table can see of each opponent whenever somebody is about to
// discard, and how far that opponent truly is from ready: for ready_models.py.
// Usage: ready_features [HANDS] [FIRST_SEED] [LEVEL | LEVEL,LEVEL,LEVEL,LEVEL | mixed]
//   One level for all four, one for each seat, or each seat's by lot in every hand (random and master apart).
// Columns: hand (its seed), moment (discards made so far), seat, level (0 random to 6 master), distance
// (0 ready, 5 five or more), discards, melds (open ones), shown (what the engine says, in
// 10,000ths), and the features of public_features.cpp.
#include <cmath>
#include <cstdio>
#include <string_view>

#include "engine/ai/levels/bots.h"
#include "engine/ai/reading/readiness.h"
#include "engine/table/wall.h"
#include "tests/bench/distance.h"
#include "tests/bench/played_hand.h"
#include "tests/bench/public_features.h"

using namespace tingpai;

namespace {

using Levels = BySeat<Level>;

std::optional<Levels> levels_named(std::string_view names) {
  Levels levels;
  std::size_t count = 0;
  while (!names.empty() && count < 4) {
    const std::size_t end = std::min(names.find(','), names.size());
    const auto level = level_here(names.substr(0, end));
    if (!level) return std::nullopt;
    levels[all_seats[count++]] = *level;
    names.remove_prefix(std::min(end + 1, names.size()));
  }
  if (count == 1) {
    for (const Seat seat : all_seats) levels[seat] = levels[all_seats[0]];
  }
  return count == 1 || count == 4 ? std::optional(levels) : std::nullopt;
}

Levels levels_by_lot(std::uint64_t seed) {
  static constexpr std::array choice{Level::beginner, Level::quick, Level::regular, Level::path,
                                     Level::expert};
  Random random(mixed_seed({seed, 24}));
  Levels levels;
  for (Level& level : levels) level = choice[random.below(choice.size())];
  return levels;
}

void print_names(const Features& features) {
  std::printf("hand,moment,seat,level,distance,discards,melds,shown");
  for (const auto& feature : features) std::printf(",%s", feature.first);
  std::printf("\n");
}

void print_row(const Referee& referee, Seat seat, Level level, std::uint64_t hand) {
  static bool named = false;
  const PublicState& table = referee.state().table;
  const Features features = public_features(table, seat);
  if (!named) print_names(features);
  named = true;
  int moment = 0;
  for (const auto& river : table.rivers) moment += static_cast<int>(river.size());
  const int distance = std::min(distance_to_ready(referee.view(seat)), 5);
  const auto shown =
      static_cast<int>(std::lround(10000 * static_cast<double>(readiness_of(table, seat, level)[0])));
  std::printf("%llu,%d,%d,%d,%d,%d,%d,%d", static_cast<unsigned long long>(hand), moment, seat.index(),
              static_cast<int>(level), distance, static_cast<int>(table.rivers[seat].size()),
              open_melds(table.melds[seat]), shown);
  for (const auto& feature : features) std::printf(",%d", feature.second);
  std::printf("\n");
}

void play(std::uint64_t seed, const Levels& levels) {
  play_hand(
      seed,
      [&](const Referee& referee, Seat seat, const Budget& budget) {
        if (referee.state().table.phase == Phase::acting) {
          for (const Seat other : all_seats) {
            if (other != seat) print_row(referee, other, levels[other], seed);
          }
        }
        return decide(levels[seat], referee.view(seat), referee.asked(seat), budget, {}, field_of(levels));
      },
      [](const Referee&, const Event&) {});
}

}  // namespace

int main(int argc, char** argv) {
  const HandRange range(argc, argv, 2000, 2400000);
  const std::string_view names = argc > 3 ? argv[3] : "expert";
  const auto levels = levels_named(names);
  if (!levels && names != "mixed") {
    std::fprintf(stderr, "ready_features: levels are one, four with commas, or \"mixed\"\n");
    return 2;
  }
  for (int hand = 0; hand < range.hands; ++hand) {
    const std::uint64_t seed = range.first + static_cast<std::uint64_t>(hand);
    play(seed, levels ? *levels : levels_by_lot(seed));
  }
}
