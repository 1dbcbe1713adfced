// Prints how far the chances that the expert shows can be trusted: plays hands of four experts, and sets the
// chance of winning that went with each discard and each passed claim, and that of dealing in, beside what
// happened. Then fits the weights of engine/ai/reading/calibration.cpp anew on the first half of the hands
// and tries them on the other half; the bend of high chances is not part of that fit. Usage: reliability
// [HANDS] [FIRST_SEED]
#include <array>
#include <cmath>
#include <cstdio>
#include <mutex>
#include <numeric>
#include <vector>

#include "engine/ai/reading/calibration.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

struct Shown {
  double chance = 0;
  bool happened = false;
  std::uint64_t hand = 0;  // the seed: discards of one hand share its end
};
struct ShownWin : Shown {
  bool passed = false;  // with a claim; else with a discard
  Calibration::Terms terms{};
};

struct Seen {
  std::vector<ShownWin> wins;
  std::vector<Shown> deal_ins;
  void add(const Seen& other) {
    wins.insert(wins.end(), other.wins.begin(), other.wins.end());
    deal_ins.insert(deal_ins.end(), other.deal_ins.begin(), other.deal_ins.end());
  }
};

// The chance that the search saw, found back from the one that was shown.
double chance_seen(const Calibration& calibration, double shown, int melds, Shanten shanten, bool passed) {
  double low = 0, high = 1;
  for (int step = 0; step < 40; ++step) {
    const double middle = (low + high) / 2;
    (calibration(middle, melds, shanten, passed) < shown ? low : high) = middle;
  }
  return low;
}

// One hand: what was shown with each discard, and what came of it.
class PlayedHand {
 public:
  Seen play(std::uint64_t seed) {
    play_hand(
        seed,
        [this](const Referee& referee, Seat seat, const Budget& budget) {
          const Decision decision = decide(Level::expert, referee.view(seat), referee.asked(seat), budget);
          note(referee.view(seat), decision);
          return decision;
        },
        [this](const Referee&, const Event& event) { note(event); });
    for (std::size_t i = 0; i < seen_.wins.size(); ++i) seen_.wins[i].happened = winner_ == seats_[i];
    for (Shown& shown : seen_.wins) shown.hand = seed;
    for (Shown& shown : seen_.deal_ins) shown.hand = seed;
    return std::move(seen_);
  }

 private:
  void note(const PlayerView& view, const Decision& decision) {
    const bool passed = decision.chosen.type == ActionType::pass;
    if ((decision.chosen.type != ActionType::discard && !passed) || decision.evaluations.empty()) return;
    const Evaluation& chosen = decision.evaluations.front();
    double ready = 0;
    for (const OpponentEstimate& opponent : decision.opponents) ready += opponent.ready;
    const Calibration calibration(view.table.draws_left(), ready);
    const auto melds = static_cast<int>(view.hand.melds.size());
    const double seen = chance_seen(calibration, chosen.win_chance, melds, chosen.shanten, passed);
    seen_.wins.push_back(
        {{chosen.win_chance}, passed, calibration.terms(seen, melds, chosen.shanten, passed)});
    seats_.push_back(view.seat);
    if (passed) return;
    double safe = 1;
    for (const double chance : chosen.deal_in) safe *= 1 - chance;
    seen_.deal_ins.push_back({1 - safe});
  }
  void note(const Event& event) {
    const auto* won = std::get_if<events::Won>(&event);
    if (won == nullptr) return;
    winner_ = won->seat;
    if (won->from && !won->win.robbing && !seen_.deal_ins.empty()) seen_.deal_ins.back().happened = true;
  }

  Seen seen_;
  std::vector<Seat> seats_;
  std::optional<Seat> winner_;
};

constexpr std::size_t term_count = Calibration::term_count;
using Matrix = std::array<std::array<double, term_count>, term_count>;

double sum_of(const Calibration::Terms& terms, const Calibration::Terms& weights) {
  return std::inner_product(terms.begin(), terms.end(), weights.begin(), 0.0);
}

// Solves matrix * x = right side, for a matrix that is positive definite.
Calibration::Terms solve(Matrix matrix, Calibration::Terms right) {
  for (std::size_t i = 0; i < term_count; ++i) {
    for (std::size_t j = 0; j < term_count; ++j) {
      if (i == j) continue;
      const double share = matrix[j][i] / matrix[i][i];
      for (std::size_t k = i; k < term_count; ++k) matrix[j][k] -= share * matrix[i][k];
      right[j] -= share * right[i];
    }
  }
  for (std::size_t i = 0; i < term_count; ++i) right[i] /= matrix[i][i];
  return right;
}

// Logistic regression by Newton's method.
Calibration::Terms fit(const std::vector<ShownWin>& all) {
  constexpr int steps = 10;
  constexpr double ridge = 1e-3;  // for terms that never occur
  Calibration::Terms weights{};
  for (int step = 0; step < steps; ++step) {
    Calibration::Terms slope{};
    Matrix curve{};
    for (std::size_t i = 0; i < term_count; ++i) curve[i][i] = ridge;
    for (const ShownWin& shown : all) {
      const double p = 1 / (1 + std::exp(-sum_of(shown.terms, weights)));
      for (std::size_t i = 0; i < term_count; ++i) {
        slope[i] += ((shown.happened ? 1 : 0) - p) * shown.terms[i];
        for (std::size_t j = 0; j < term_count; ++j)
          curve[i][j] += p * (1 - p) * shown.terms[i] * shown.terms[j];
      }
    }
    const Calibration::Terms change = solve(curve, slope);
    for (std::size_t i = 0; i < term_count; ++i) weights[i] += change[i];
  }
  return weights;
}

// One bin of chances, taken hand by hand.
struct Bin {
  double n = 0, shown = 0, happened = 0;
  double squares = 0;  // of the hands' sums of what happened less what was shown
  double of_hand = 0;
  std::uint64_t hand = 0;

  void add(const Shown& one) {
    if (one.hand != hand) close();
    hand = one.hand;
    n += 1;
    shown += one.chance;
    happened += one.happened ? 1 : 0;
    of_hand += (one.happened ? 1 : 0) - one.chance;
  }
  void close() {
    squares += of_hand * of_hand;
    of_hand = 0;
  }
  // Half of the 95 % interval of the mean difference, by whole hands.
  double error() const { return 1.96 * std::sqrt(squares) / n; }
};

void print(const char* title, const std::vector<Shown>& all) {
  constexpr std::size_t count = 20;
  constexpr double least = 500;  // a bin of fewer says little
  std::array<Bin, count + 1> bins;
  for (const Shown& one : all) bins[static_cast<std::size_t>(one.chance * count)].add(one);
  std::printf("%s, %zu choices; bins of at least %.0f; differences with their 95 %% intervals\n", title,
              all.size(), least);
  std::printf("   bin      n   shown %%  happened %%  shown - happened\n");
  for (std::size_t i = 0; i <= count; ++i) {
    Bin& bin = bins[i];
    if (bin.n < least) continue;
    bin.close();
    std::printf("%3zu-%3zu %7.0f  %7.2f  %10.2f  %+10.2f ± %.2f\n", 5 * i, 5 * i + 5, bin.n,
                100 * bin.shown / bin.n, 100 * bin.happened / bin.n, 100 * (bin.shown - bin.happened) / bin.n,
                100 * bin.error());
  }
}

std::vector<Shown> those(const std::vector<ShownWin>& all, bool passed) {
  std::vector<Shown> some;
  for (const ShownWin& one : all) {
    if (one.passed == passed) some.push_back(one);
  }
  return some;
}

// As the weights would have shown them.
std::vector<Shown> shown_by(const Calibration::Terms& weights, const std::vector<ShownWin>& all) {
  std::vector<Shown> shown;
  for (const ShownWin& one : all) {
    shown.push_back({1 / (1 + std::exp(-sum_of(one.terms, weights))), one.happened, one.hand});
  }
  return shown;
}

}  // namespace

int main(int argc, char** argv) {
  const HandRange range(argc, argv, 4000, 7000000);
  std::array<Seen, 2> halves;
  std::mutex mutex;
  for_each_hand(range, [&](int hand, std::uint64_t seed) {
    const Seen seen = PlayedHand().play(seed);
    const std::scoped_lock lock(mutex);
    halves[2 * hand < range.hands ? 0 : 1].add(seen);
  });
  Seen all = halves[0];
  all.add(halves[1]);
  print("win chance after a discard", those(all.wins, false));
  print("win chance after passing", those(all.wins, true));
  print("deal-in chance", all.deal_ins);
  const Calibration::Terms weights = fit(halves[0].wins);
  print("win chance, second half, by weights fitted on the first", shown_by(weights, halves[1].wins));
  std::printf("weights fitted on all:");
  for (const double weight : fit(all.wins)) std::printf(" %.3f,", weight);
  std::printf("\n");
}
