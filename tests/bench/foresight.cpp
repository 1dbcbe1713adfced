// Prints whether playing on tells which of two close choices is better. Both are played on at tables that the
// seat may be sitting at, with hands that the others may hold, by a network in all seats; after some own
// turns the expert says what the hand is worth. What is better is found with the tiles that the players truly
// hold. Usage: foresight WEIGHTS [HANDS] [FIRST_SEED] [--turns K] [--tables N]
//   K (1): own turns; 0: to the end of the hand. N (32): imagined tables.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <mutex>
#include <string>
#include <vector>

#include "engine/ai/levels/bots.h"
#include "engine/ai/reading/opponents.h"
#include "engine/table/determinize.h"
#include "tests/bench/inputs.h"
#include "tests/bench/play_out.h"

using namespace tingpai;

namespace {

constexpr double close = 3;  // points that the expert sees between the choices at most
constexpr int walls = 32;    // orders of the true wall, played out by path bots

// The second choice less the first, in points.
struct Pair {
  bool near = false;  // ready or one away
  double shown = 0;   // by the expert
  double foreseen = 0;
  double spread = 0;  // standard deviation of what one table foresees
  double came = 0;
};

struct Ways {
  int turns = 1;
  int tables = 32;
};

// What a choice comes to at such a table. The same choices have the same seeds.
double played_on(Referee referee, Seat seat, const Action& choice, int turns, const Field& field) {
  Budget budget;
  referee.answer(seat, choice);
  const PublicState& table = referee.state().table;
  while (table.phase != Phase::hand_over) {
    for (const Seat other : all_seats) {
      const PlayerView& view = referee.view(other);
      const LegalActions& legal = referee.asked(other);
      if (legal.empty()) continue;
      ++budget.seed;
      const bool own_turn = other == seat && table.phase == Phase::acting && table.drawn;
      if (own_turn && --turns == 0 && legal.actions.size() > 1 && !legal.has(ActionType::win))
        return decide(Level::expert, view, legal, budget, {}, field).evaluations.front().value;
      referee.answer(other, decide(Level::swift, view, legal, budget, {}, field).chosen);
    }
    while (table.phase != Phase::hand_over && referee.advance()) {
    }
  }
  return static_cast<double>(table.scores[seat]);
}

void foresee(const PlayerView& view, const Action& second, const Action& first, const Ways& ways,
             std::uint64_t seed, Pair& pair) {
  const Field field = field_of(Level::expert);
  const auto hands = imagined_hands(view, field, ways.tables, seed);
  double squares = 0;
  for (std::size_t i = 0; i < hands.size(); ++i) {
    const Referee table = determinized(view, mixed_seed({seed, i}), hands[i]);
    const double better = played_on(table, view.seat, second, ways.turns, field) -
                          played_on(table, view.seat, first, ways.turns, field);
    pair.foreseen += better / ways.tables;
    squares += better * better / ways.tables;
  }
  pair.spread = std::sqrt(squares - pair.foreseen * pair.foreseen);
}

// Of half of one seat's decisions with close choices, the best and another, by lot.
std::vector<Pair> pairs_of(std::uint64_t seed, const Ways& ways) {
  const Seat one = Seat::from_index(static_cast<int>(seed % 4));
  const Field field = field_of(Level::expert);
  Random lot(mixed_seed({seed, 31}));
  std::vector<Event> events;
  std::vector<Pair> pairs;
  const auto choose = [&](const Referee& referee, Seat seat, const Budget& budget) {
    const PlayerView& view = referee.view(seat);
    const LegalActions& legal = referee.asked(seat);
    const Decision decision = decide(Level::expert, view, legal, budget, {}, field);
    const auto& all = decision.evaluations;
    if (seat != one || all.size() < 2 || lot.below(2) == 0) return decision;
    const auto others = std::count_if(all.begin() + 1, all.end(), [&](const Evaluation& other) {
      return all.front().value - other.value < close;
    });
    if (others == 0) return decision;
    const Evaluation& other = all[1 + lot.below(static_cast<std::uint32_t>(others))];
    Pair pair{.near = all.front().shanten <= 1, .shown = other.value - all.front().value};
    foresee(view, other.action, all.front().action, ways, mixed_seed({seed, budget.seed}), pair);
    const Compared points =
        compare_choices(events, walls, Level::path, seat, other.action, all.front().action);
    pair.came = points.score - points.over;
    pairs.push_back(pair);
    return decision;
  };
  play_hand(seed, choose, [&](const Referee&, const Event& event) { events.push_back(event); });
  return pairs;
}

// Mean and half width of its 95 % interval.
std::pair<double, double> mean_of(const std::vector<double>& values) {
  const auto n = static_cast<double>(values.size());
  double mean = 0, squares = 0;
  for (const double value : values) mean += value / n;
  for (const double value : values) squares += (value - mean) * (value - mean);
  return {mean, 1.96 * std::sqrt(squares / n / std::max(n - 1, 1.0))};
}

// How much of a point shown comes, if `x` alone tells: a line through 0, with its 95 % interval.
std::pair<double, double> share_of(const std::vector<Pair>& pairs, double Pair::*x) {
  double products = 0, squares = 0, errors = 0;
  for (const Pair& pair : pairs) products += pair.*x * pair.came, squares += pair.*x * (pair.*x);
  const double share = products / squares;
  for (const Pair& pair : pairs) errors += std::pow(pair.*x * (pair.came - share * (pair.*x)), 2);
  return {share, 1.96 * std::sqrt(errors) / squares};
}

void print(const char* name, const std::vector<Pair>& pairs) {
  if (pairs.size() < 2) return;
  const auto mean = [&](auto value) {
    std::vector<double> values;
    for (const Pair& pair : pairs) values.push_back(value(pair));
    return mean_of(values);
  };
  const auto came = mean([](const Pair& pair) { return pair.came; });
  const auto gain = mean([](const Pair& pair) { return pair.foreseen > 0 ? pair.came : 0; });
  const auto both = mean([](const Pair& pair) { return pair.foreseen + pair.shown > 0 ? pair.came : 0; });
  const auto shown = share_of(pairs, &Pair::shown), foreseen = share_of(pairs, &Pair::foreseen);
  std::printf("%s: %zu pairs, shown %+.2f, foreseen %+.2f, came %+.2f +- %.2f; one table's spread %.1f\n",
              name, pairs.size(), mean([](const Pair& pair) { return pair.shown; }).first,
              mean([](const Pair& pair) { return pair.foreseen; }).first, came.first, came.second,
              mean([](const Pair& pair) { return pair.spread; }).first);
  std::printf("  of a point shown came %.2f +- %.2f, of one foreseen %.2f +- %.2f\n", shown.first,
              shown.second, foreseen.first, foreseen.second);
  std::printf("  gain by what is foreseen %+.3f +- %.3f, by the mean of both %+.3f +- %.3f a decision\n",
              gain.first, gain.second, both.first, both.second);
}

int complain(const std::string& problem) {
  std::fprintf(stderr, "foresight: %s\n", problem.c_str());
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  Ways ways;
  const char* turns = take_option(argc, argv, "--turns");
  if (turns != nullptr && (!read_number(turns, ways.turns) || ways.turns < 0))
    return complain("--turns must be a whole number from 0, not " + std::string(turns));
  const char* tables = take_option(argc, argv, "--tables");
  if (tables != nullptr && (!read_number(tables, ways.tables) || ways.tables < 2))
    return complain("--tables must be a whole number from 2, not " + std::string(tables));
  if (argc < 2) return complain("a file of weights for MCR is wanted");
  if (const auto problem = install_weights(argv[1], {})) return complain(*problem);
  const HandRange hands(argc - 1, argv + 1, 100, 9700000);
  std::mutex mutex;
  std::vector<Pair> near, far;
  for_each_hand(hands, [&](int, std::uint64_t seed) {
    const auto pairs = pairs_of(seed, ways);
    const std::lock_guard lock(mutex);
    for (const Pair& pair : pairs) (pair.near ? near : far).push_back(pair);
  });
  print("ready or one away", near);
  print("further", far);
}
