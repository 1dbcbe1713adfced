// Prints how far the chances that the expert shows can be trusted: plays hands of four experts, and sets the
// chance of winning and of dealing in that went with each discard beside what happened. A correction
// logit(q) = a + b logit(p) is fitted on the first half of the hands; the table is of the other half.
// Usage: reliability [HANDS] [FIRST_SEED]
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

struct Shown {
  double chance = 0;
  bool happened = false;
};

struct Seen {
  std::vector<Shown> wins;
  std::vector<Shown> deal_ins;
  void add(const Seen& other) {
    wins.insert(wins.end(), other.wins.begin(), other.wins.end());
    deal_ins.insert(deal_ins.end(), other.deal_ins.begin(), other.deal_ins.end());
  }
};

// One hand: what was shown with each discard, and what came of it.
class PlayedHand {
 public:
  Seen play(std::uint64_t seed) {
    play_hand(
        seed,
        [this](const Referee& referee, Seat seat, const Budget& budget) {
          const Decision decision = decide(Level::expert, referee.view(seat), referee.asked(seat), budget);
          note(seat, decision);
          return decision;
        },
        [this](const Referee&, const Event& event) { note(event); });
    for (std::size_t i = 0; i < seen_.wins.size(); ++i) seen_.wins[i].happened = winner_ == seats_[i];
    return std::move(seen_);
  }

 private:
  void note(Seat seat, const Decision& decision) {
    if (decision.chosen.type != ActionType::discard || decision.evaluations.empty()) return;
    const Evaluation& chosen = decision.evaluations.front();
    seen_.wins.push_back({chosen.win_chance, false});
    seats_.push_back(seat);
    double safe = 1;
    for (const double chance : chosen.deal_in) safe *= 1 - chance;
    seen_.deal_ins.push_back({1 - safe, false});
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

double logit(double p) {
  p = std::clamp(p, 1e-4, 1 - 1e-4);
  return std::log(p / (1 - p));
}
double logistic(double x) { return 1 / (1 + std::exp(-x)); }

struct Correction {
  double a = 0;
  double b = 1;
  double operator()(double p) const { return logistic(a + b * logit(p)); }
};

// Logistic regression by Newton's method.
Correction fit(const std::vector<Shown>& all) {
  Correction now;
  for (int step = 0; step < 30; ++step) {
    double g0 = 0, g1 = 0, h00 = 1e-9, h01 = 0, h11 = 1e-9;
    for (const Shown& shown : all) {
      const double x = logit(shown.chance);
      const double q = now(shown.chance);
      const double miss = (shown.happened ? 1 : 0) - q;
      const double w = q * (1 - q);
      g0 += miss;
      g1 += miss * x;
      h00 += w;
      h01 += w * x;
      h11 += w * x * x;
    }
    const double det = h00 * h11 - h01 * h01;
    now.a += (h11 * g0 - h01 * g1) / det;
    now.b += (h00 * g1 - h01 * g0) / det;
  }
  return now;
}

void print(const char* title, const std::vector<Shown>& all, const Correction& correction) {
  constexpr int bins = 20;
  std::array<double, bins + 1> n{}, shown{}, corrected{}, happened{};
  for (const Shown& one : all) {
    const double q = correction(one.chance);
    const auto bin = static_cast<std::size_t>(q * bins);
    n[bin] += 1;
    shown[bin] += one.chance;
    corrected[bin] += q;
    happened[bin] += one.happened ? 1 : 0;
  }
  std::printf("%s, %zu discards; corrected by a = %.3f, b = %.3f\n", title, all.size(), correction.a,
              correction.b);
  std::printf("   bin      n   shown %%  corrected %%  happened %%\n");
  for (std::size_t bin = 0; bin <= bins; ++bin) {
    if (n[bin] == 0) continue;
    std::printf("%3zu-%3zu %7.0f  %7.2f  %11.2f  %10.2f\n", 5 * bin, 5 * bin + 5, n[bin],
                100 * shown[bin] / n[bin], 100 * corrected[bin] / n[bin], 100 * happened[bin] / n[bin]);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const HandRange range(argc, argv, 4000, 7000000);
  std::array<Seen, 2> halves;
  std::mutex mutex;
  std::atomic<int> next = 0;
  const auto work = [&] {
    for (int hand = next++; hand < range.hands; hand = next++) {
      const Seen seen = PlayedHand().play(range.first + static_cast<std::uint64_t>(hand));
      const std::scoped_lock lock(mutex);
      halves[2 * hand < range.hands ? 0 : 1].add(seen);
    }
  };
  {
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i)
      threads.emplace_back(work);
  }
  print("win chance, uncorrected", halves[1].wins, {});
  print("win chance", halves[1].wins, fit(halves[0].wins));
  print("deal-in chance, uncorrected", halves[1].deal_ins, {});
  print("deal-in chance", halves[1].deal_ins, fit(halves[0].deal_ins));
}
