// Prints how true the losses are that people are told: in hands of four experts a lot sometimes puts another
// discard, claim or pass in place of the best one. What such hands scored less is set beside the loss that
// was shown. Usage: losses [HANDS] [FIRST_SEED]
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "engine/ai/levels/bots.h"
#include "engine/table/wall.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

constexpr std::uint32_t lot_of = 12;                        // one choice of so many is left to the lot
constexpr std::array<double, 6> ends{0.5, 1, 2, 4, 8, 16};  // of the bins of losses, points
constexpr std::size_t bins = ends.size();

// What the lot could take: the best choice, and one other from each bin that has any.
struct Lot {
  std::array<double, bins> loss{};  // shown, points; below 0 where the bin has none
  int options = 1;
  std::optional<std::size_t> taken;  // the bin; nothing for the best
  bool claim = false;
  Seat seat;
  std::uint64_t hand = 0;
  double value = 0;  // of the best, points
  double score = 0;  // of the hand, points
};

std::optional<std::size_t> bin_of(double loss) {
  const auto end = std::upper_bound(ends.begin(), ends.end(), loss);
  if (end == ends.end()) return std::nullopt;
  return static_cast<std::size_t>(end - ends.begin());
}

// Draws the lot and puts what it took into the decision.
std::optional<Lot> draw(Decision& decision, Random& random) {
  const Evaluation& best = decision.evaluations.front();
  Lot lot;
  lot.loss.fill(-1);
  lot.value = best.value;
  std::array<std::vector<const Evaluation*>, bins> others;
  for (const Evaluation& one : decision.evaluations) {
    if (&one == &best) continue;
    if (const auto bin = bin_of(best.value - one.value)) others[*bin].push_back(&one);
  }
  std::array<const Evaluation*, bins> one_of{};
  std::vector<std::size_t> there;
  for (std::size_t bin = 0; bin < bins; ++bin) {
    if (others[bin].empty()) continue;
    one_of[bin] = others[bin][random.below(static_cast<std::uint32_t>(others[bin].size()))];
    lot.loss[bin] = best.value - one_of[bin]->value;
    there.push_back(bin);
  }
  if (there.empty()) return std::nullopt;
  lot.options = static_cast<int>(there.size()) + 1;
  const std::size_t drawn = random.below(static_cast<std::uint32_t>(lot.options));
  if (drawn == there.size()) return lot;
  lot.taken = there[drawn];
  decision.chosen = one_of[there[drawn]]->action;
  return lot;
}

std::vector<Lot> play(std::uint64_t seed) {
  Random random(seed);
  std::vector<Lot> lots;
  const auto choose = [&](const Referee& referee, Seat seat, const Budget& budget) {
    const LegalActions& legal = referee.asked(seat);
    const bool by_lot = random.below(lot_of) == 0;
    Budget told = budget;
    told.every_discard = by_lot;
    Decision decision = decide(Level::expert, referee.view(seat), legal, told, {}, field_of(Level::expert));
    if (!by_lot || decision.criterion == Criterion::win || decision.evaluations.size() < 2) return decision;
    auto lot = draw(decision, random);
    if (!lot) return decision;
    lot->claim = !legal.has(ActionType::discard);
    lot->seat = seat;
    lot->hand = seed;
    lots.push_back(*lot);
    return decision;
  };
  play_hand(seed, choose, [&](const Referee&, const Event& event) {
    if (const auto* ended = std::get_if<events::GameEnded>(&event)) {
      for (Lot& lot : lots) lot.score = ended->scores[lot.seat];
    }
  });
  return lots;
}

// A mean of weighted values and its 95 % error.
class Mean {
 public:
  void add(double value, double weight) {
    n_ += 1;
    weights_ += weight;
    total_ += weight * value;
    squares_ += weight * weight * value * value;
    of_squares_ += weight * weight * value;
    weights2_ += weight * weight;
  }
  double n() const { return n_; }
  double value() const { return total_ / weights_; }
  double error() const {
    const double mean = value();
    return 1.96 * std::sqrt(squares_ - 2 * mean * of_squares_ + mean * mean * weights2_) / weights_;
  }

 private:
  double n_ = 0, weights_ = 0, total_ = 0, squares_ = 0, of_squares_ = 0, weights2_ = 0;
};

void print(const char* name, const std::vector<Lot>& lots, bool claim) {
  double low = 0;
  for (std::size_t bin = 0; bin < bins; ++bin) {
    Mean shown, taken, best;
    for (const Lot& lot : lots) {
      if (lot.claim != claim || lot.loss[bin] < 0) continue;
      // Beside the value that was shown, so that good and bad hands weigh the same.
      const double gain = lot.score - lot.value;
      if (lot.taken == bin) {
        taken.add(gain, lot.options);
        shown.add(lot.loss[bin], lot.options);
      } else if (!lot.taken) {
        best.add(gain, lot.options);
      }
    }
    std::printf("%-8s %4.1f-%-4.1f %7.0f %6.2f %+7.2f +- %.2f\n", name, low, ends[bin], taken.n(),
                shown.value(), best.value() - taken.value(), std::hypot(best.error(), taken.error()));
    low = ends[bin];
  }
}

// What a point that is shown came to: regression of what a hand scored on what was given away, among lots
// that had the same bins to take from and about the same value. Errors by whole hands.
void print_slope(const std::vector<Lot>& lots) {
  constexpr double value_step = 5;  // points
  std::map<std::pair<unsigned, int>, std::vector<const Lot*>> alike;
  for (const Lot& lot : lots) {
    unsigned there = lot.claim ? 1 : 0;
    for (const double loss : lot.loss) there = 2 * there + (loss < 0 ? 0 : 1);
    alike[{there, static_cast<int>(std::floor(lot.value / value_step))}].push_back(&lot);
  }
  const auto given = [](const Lot& lot) { return lot.taken ? lot.loss[*lot.taken] : 0; };
  struct Pair {
    double given = 0, gained = 0;
    std::uint64_t hand = 0;
  };
  std::vector<Pair> pairs;
  for (const auto& [key, some] : alike) {
    const auto n = static_cast<double>(some.size());
    Pair mean;
    for (const Lot* lot : some) {
      mean.given += given(*lot) / n;
      mean.gained += (lot->score - lot->value) / n;
    }
    for (const Lot* lot : some)
      pairs.push_back({given(*lot) - mean.given, lot->score - lot->value - mean.gained, lot->hand});
  }
  double squares = 0, products = 0;
  for (const Pair& pair : pairs) {
    squares += pair.given * pair.given;
    products += pair.given * pair.gained;
  }
  const double slope = products / squares;
  std::map<std::uint64_t, double> of_hand;
  for (const Pair& pair : pairs) of_hand[pair.hand] += pair.given * (pair.gained - slope * pair.given);
  double error = 0;
  for (const auto& [hand, sum] : of_hand) error += sum * sum;
  std::printf("a point shown came to %.2f +- %.2f points\n", -slope, 1.96 * std::sqrt(error) / squares);
}

}  // namespace

int main(int argc, char** argv) {
  const HandRange hands(argc, argv, 8000, 9600000);
  std::vector<Lot> all;
  std::mutex mutex;
  for_each_hand(hands, [&](int, std::uint64_t seed) {
    const std::vector<Lot> lots = play(seed);
    const std::lock_guard lock(mutex);
    all.insert(all.end(), lots.begin(), lots.end());
  });
  std::puts("points given away: shown in bins, n taken, shown, happened");
  print("discards", all, false);
  print("others", all, true);
  print_slope(all);
}
