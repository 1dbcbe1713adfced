// Prints what a master gains over an expert among three experts, with most of the luck taken out: wherever it
// chooses what the expert would not, the hand is played out from both choices, by experts, with the same
// tiles in the players' hands and the rest of the wall in many other orders. The differences along a hand add
// up to what the master gains in it, on average, for the rest of a wall is as likely to lie in any order.
// Usage: advantage [HANDS] [FIRST_SEED]
#include <cmath>
#include <cstdio>
#include <vector>

#include "engine/table/reshuffle.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

constexpr int walls = 32;  // by which a choice is played out

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

// What a hand brings the seat that goes on with this choice, experts choosing all others.
Points play_out(Referee referee, Seat seat, Action action) {
  Budget budget;
  Points score = 0;
  referee.answer(seat, action);
  while (!referee.game_over()) {
    for (const Seat other : all_seats) {
      if (referee.asked(other).empty()) continue;
      ++budget.seed;
      referee.answer(other, decide(Level::expert, referee.view(other), referee.asked(other), budget).chosen);
    }
    while (const auto event = referee.advance()) {
      if (const auto* ended = std::get_if<events::GameEnded>(&*event)) score = ended->scores[seat];
    }
  }
  return score;
}

double advantage(const std::vector<Event>& events, Seat seat, Action action, Action over) {
  BySeat<bool> known;
  for (const Seat one : all_seats) known[one] = true;
  double sum = 0;
  for (std::uint64_t wall = 1; wall <= walls; ++wall) {
    const auto table = Referee::resume(reshuffled(events, known, wall));
    sum += play_out(*table, seat, action) - play_out(*table, seat, over);
  }
  return sum / walls;
}

struct Played {
  double gain = 0;  // points
  int choices = 0;  // of the master, where there was one
  int others = 0;   // that the expert would have made otherwise
};

Played play(std::uint64_t seed) {
  const Seat master = Seat::from_index(static_cast<int>(seed % 4));
  std::vector<Event> events;
  Played hand;
  const auto choose = [&](const Referee& referee, Seat seat, const Budget& budget) {
    const PlayerView& view = referee.view(seat);
    const LegalActions& legal = referee.asked(seat);
    if (seat != master) return decide(Level::expert, view, legal, budget);
    Decision decision = decide(Level::master, view, legal, budget);
    const Action usual = decide(Level::expert, view, legal, budget).chosen;
    hand.choices += legal.actions.size() > 1 ? 1 : 0;
    if (decision.chosen == usual) return decision;
    ++hand.others;
    hand.gain += advantage(events, seat, decision.chosen, usual);
    return decision;
  };
  play_hand(seed, choose, [&](const Referee&, const Event& event) { events.push_back(event); });
  return hand;
}

}  // namespace

int main(int argc, char** argv) {
  const HandRange hands(argc, argv, 400, 9200000);
  std::vector<double> gains(static_cast<std::size_t>(hands.hands));
  std::atomic<int> choices = 0, others = 0;
  for_each_hand(hands, [&](int number, std::uint64_t seed) {
    const Played hand = play(seed);
    gains[static_cast<std::size_t>(number)] = hand.gain;
    choices += hand.choices;
    others += hand.others;
  });
  const Mean gain(gains);
  std::printf("%d of %d choices in %d hands are not the expert's; points a hand: %+.2f [%+.2f, %+.2f]\n",
              others.load(), choices.load(), hands.hands, gain.value, gain.value - gain.half,
              gain.value + gain.half);
}
