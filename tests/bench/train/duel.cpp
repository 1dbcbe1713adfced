// Plays one file of weights against another: on every wall each seat in turn chooses by the first, the other
// three by the second. Prints what the one makes a hand, points, with a 95 % interval over walls.
// Usage: duel WEIGHTS OTHER WALLS [--rules RULES] [--seed FIRST]
#include <cmath>
#include <cstdio>
#include <mutex>
#include <string>

#include "tests/bench/inputs.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

int complain(const std::string& problem) {
  std::fprintf(stderr, "duel: %s\n", problem.c_str());
  return 2;
}

Result<policy::AnyNetwork> read(const char* name, const Ruleset& ruleset) {
  // Every file is tried as the program's own, which tells all that may be wrong with it.
  if (const auto problem = install_weights(name, ruleset)) return Error{*problem};
  return *policy::network_of(ruleset);
}

// The points of the seat that chooses by `one`. What no network is asked, every level does alike.
double played(std::uint64_t seed, Seat watched, const policy::AnyNetwork& one,
              const policy::AnyNetwork& other, const Ruleset& ruleset) {
  const Field field = field_of(Level::path);
  double points = 0;
  const auto choose = [&](const Referee& referee, Seat seat, const Budget& budget) {
    const PlayerView& view = referee.view(seat);
    const LegalActions& legal = referee.asked(seat);
    if (legal.has(ActionType::win) || legal.has(ActionType::exchange) || legal.has(ActionType::void_suit) ||
        legal.actions.size() == 1)
      return decide(Level::quick, view, legal, budget, {}, field);
    Decision decision;
    decision.chosen = legal.actions[policy::preferred(seat == watched ? one : other, view, legal.actions)];
    return decision;
  };
  const auto listen = [&](const Referee& referee, const Event&) {
    points = static_cast<double>(referee.state().table.scores[watched]);
  };
  play_hand(seed, choose, listen, ruleset);
  return points;
}

}  // namespace

int main(int argc, char** argv) {
  const Ruleset ruleset = take_rules(argc, argv);
  std::uint64_t first = 90'000'000;
  if (const char* seed = take_option(argc, argv, "--seed"); seed != nullptr && !read_number(seed, first))
    return complain("--seed must be a whole number, not " + std::string(seed));
  HandRange walls(0, nullptr, 0, first);
  if (argc != 4 || !read_number(argv[3], walls.hands) || walls.hands < 2)
    return complain("WEIGHTS, OTHER and how many walls (2 or more) are wanted");
  const auto one = read(argv[1], ruleset), other = read(argv[2], ruleset);
  if (!one) return complain(one.error().message);
  if (!other) return complain(other.error().message);
  std::mutex mutex;
  double sum = 0, squares = 0;
  for_each_hand(walls, [&](int, std::uint64_t seed) {
    double mean = 0;
    for (const Seat seat : all_seats) mean += played(seed, seat, *one, *other, ruleset) / 4;
    const std::lock_guard lock(mutex);
    sum += mean, squares += mean * mean;
  });
  const double n = walls.hands, mean = sum / n;
  const double half = 1.96 * std::sqrt((squares / n - mean * mean) / n);
  std::printf("%+.2f points a hand [%+.2f, %+.2f], %d walls\n", mean, mean - half, mean + half, walls.hands);
}
