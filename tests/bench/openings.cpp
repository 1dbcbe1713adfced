// What it is worth to choose by what the hand may become before the first draw of Sichuan bloody battle: one
// seat exchanges tiles, or gives up a suit, by value, and the others do it the plain way (the three lightest
// tiles, the suit of fewest tiles). Each wall is played from all four seats. Usage: openings [WALLS]
// [FIRST_SEED] [LEVEL]
//   LEVEL (path): of all four after that.
#include <cmath>
#include <cstdio>

#include "engine/ai/profiles/sichuan_opening.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

// Points of the watched seat beyond the mean of the others.
double advantage(std::uint64_t seed, Seat watched, ActionType by_value, Level level) {
  const Chooser bots = bots_of(level);
  const Chooser choose = [&](const Referee& referee, Seat seat, const Budget& budget) {
    const LegalActions& legal = referee.asked(seat);
    const bool opening = legal.has(ActionType::exchange) || legal.has(ActionType::void_suit);
    if (!opening || (seat == watched && legal.has(by_value))) return bots(referee, seat, budget);
    Decision decision;
    decision.chosen = sichuan::lightest(referee.view(seat), legal);
    return decision;
  };
  BySeat<Points> scores;
  play_hand(
      seed, choose,
      [&](const Referee& referee, const Event& event) {
        if (std::holds_alternative<events::GameEnded>(event)) scores = referee.state().table.scores;
      },
      *parse_ruleset("sichuan"));
  double others = 0;
  for (const Seat seat : all_seats) others += seat == watched ? 0 : scores[seat] / 3.0;
  return scores[watched] - others;
}

void compare(const char* name, const HandRange& range, ActionType by_value, Level level) {
  std::vector<double> walls(static_cast<std::size_t>(range.hands));
  for_each_hand(range, [&](int wall, std::uint64_t seed) {
    for (const Seat seat : all_seats)
      walls[static_cast<std::size_t>(wall)] += advantage(seed, seat, by_value, level) / 4;
  });
  const auto n = static_cast<double>(walls.size());
  double mean = 0, squares = 0;
  for (const double wall : walls) mean += wall / n;
  for (const double wall : walls) squares += (wall - mean) * (wall - mean);
  const double half = 1.96 * std::sqrt(squares / (n - 1) / n);
  std::printf("%s by value: %+.3f points a hand [%+.3f, %+.3f], %d walls\n", name, mean, mean - half,
              mean + half, range.hands);
}

}  // namespace

int main(int argc, char** argv) {
  const HandRange range(argc, argv, 1000, 5000000);
  const auto level = level_here(argc > 3 ? argv[3] : "path");
  if (!level) {
    std::fprintf(stderr, "openings: no such level\n");
    return 2;
  }
  compare("exchange", range, ActionType::exchange, *level);
  compare("void suit", range, ActionType::void_suit, *level);
}
