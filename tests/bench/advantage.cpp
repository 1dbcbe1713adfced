// Prints what a level gains over another, one player among three of the other, with most of the luck taken
// out: wherever it chooses what the other would not, the hand is played out from both choices, by the other
// level, with the same tiles in the players' hands and the rest of the wall in many other orders. The
// differences along a hand add up to what the level gains in it, on average, for the rest of a wall is as
// likely to lie in any order.  Usage: advantage [HANDS] [FIRST_SEED] [LEVEL] [OVER]
// --rules RULES
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

#include "engine/ai/levels/bots.h"
#include "tests/bench/play_out.h"

using namespace tingpai;

namespace {

constexpr int walls = 32;  // by which a choice is played out

struct Levels {
  Level level = Level::master;
  Level over = Level::expert;
};

// Mean and half width of its 95 % interval.
struct Mean {
  explicit Mean(const std::vector<double>& values) {
    const auto n = static_cast<double>(values.size());
    for (const double one : values) value += one / n;
    double squares = 0;
    for (const double one : values) squares += (one - value) * (one - value);
    half = 1.96 * std::sqrt(squares / (n - 1) / n);
  }
  double value = 0;
  double half = 0;
};

struct Played {
  double gain = 0;  // points
  int choices = 0;  // of the level, where there was one
  int others = 0;   // that the other level would have made otherwise
};

Played play(std::uint64_t seed, const Ruleset& ruleset, const Levels& levels) {
  const Seat one = Seat::from_index(static_cast<int>(seed % 4));
  Field field = field_of(levels.over);
  field[one] = levels.level;
  std::vector<Event> events;
  Played hand;
  const auto choose = [&](const Referee& referee, Seat seat, const Budget& budget) {
    const PlayerView& view = referee.view(seat);
    const LegalActions& legal = referee.asked(seat);
    const Decision usual = decide(levels.over, view, legal, budget, {}, field);
    if (seat != one || legal.actions.size() == 1) return usual;
    Decision decision = decide(levels.level, view, legal, budget, {}, field);
    ++hand.choices;
    if (decision.chosen == usual.chosen) return decision;
    ++hand.others;
    const Compared points = compare_choices(events, walls, levels.over, seat, decision.chosen, usual.chosen);
    hand.gain += points.score - points.over;
    return decision;
  };
  play_hand(
      seed, choose, [&](const Referee&, const Event& event) { events.push_back(event); }, ruleset);
  return hand;
}

}  // namespace

int main(int argc, char** argv) {
  const Ruleset ruleset = take_rules(argc, argv);
  const HandRange hands(argc, argv, 400, 9200000);
  Levels levels;
  for (int i = 3; i < std::min(argc, 5); ++i) {
    const auto named = level_here(argv[i]);
    if (!named) {
      std::fprintf(stderr, "advantage: no level is named '%s'\n", argv[i]);
      return 2;
    }
    (i == 3 ? levels.level : levels.over) = *named;
  }
  std::vector<double> gains(static_cast<std::size_t>(hands.hands));
  std::atomic<int> choices = 0, others = 0;
  for_each_hand(hands, [&](int number, std::uint64_t seed) {
    const Played hand = play(seed, ruleset, levels);
    gains[static_cast<std::size_t>(number)] = hand.gain;
    choices += hand.choices;
    others += hand.others;
  });
  const Mean gain(gains);
  std::printf("%.*s over %.*s: %d of %d choices in %d hands are others; points a hand %+.2f [%+.2f, %+.2f]\n",
              static_cast<int>(to_text(levels.level).size()), to_text(levels.level).data(),
              static_cast<int>(to_text(levels.over).size()), to_text(levels.over).data(), others.load(),
              choices.load(), hands.hands, gain.value, gain.value - gain.half, gain.value + gain.half);
}
