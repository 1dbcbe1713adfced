#include "engine/ai/reading/calibration.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tingpai {

namespace {

// Logistic regression over 4.20 million choices in 181,000 hands that an expert played at tables of quick,
// regular, path and beginners, of three more experts, and of players drawn by lot. Fitted by
// tests/bench/calibration.py, which names the hands; tests/bench/RESULTS.md tells how well they hold in
// others.
constexpr Calibration::Terms weights{
    -1.686, 4.475, -5.907, 3.500,         // the time left
    0.802, 0.431, -0.326, -0.023, 0.093,  // the chance seen
    -0.257, 0.204, 0.062,                 // opponents that are ready
    -0.016, -0.097, 0.017,                // own melds
    0.723, -0.553,                        // a ready hand
    0.376, -0.307,                        // one tile from ready
    -0.046, -0.029,                       // three or more
    0.083, -0.021,                        // its draw comes next
    // the share of a level among the others: by itself, by the time left, by the chance seen
    0.497, -0.165, -0.118,  // beginner
    0.434, -0.243, -0.084,  // quick
    0.394, -0.211, -0.090,  // regular
    0.085, 0.085, -0.008,   // path
};

// What these leave among experts: so much less of the log odds above one half. Fitted to five lots of hands
// (210, 230, 250, 264 and 270 million), proved on a sixth: tests/bench/RESULTS.md.
constexpr double bend = 0.06;

// Below it chances shrink in proportion, so that they grow with the chance seen everywhere.
constexpr double least = 0.005;

// For chances of 0 to 5 %, 5 to 10 % and so on, the last for all above: the difference between shown and
// happened plus its error, in percent, from the tables of tests/bench/RESULTS.md (among experts; from 55 % on
// beside quick bots).
constexpr std::array<double, 16> margins{0.7, 0.6, 0.7, 0.4, 0.7, 0.9, 0.6, 1.1,
                                         1.2, 1.6, 1.4, 2.0, 1.7, 1.8, 2.4, 2.4};

}  // namespace

Calibration::Calibration(int draws_left, double ready, const Field& field, Seat seat)
    : wall_(draws_left / 80.0), ready_(ready) {
  for (const Seat other : all_seats) {
    if (other == seat) continue;
    const auto share = [&](Level level) { return field[other].share(level) / 3; };
    slower_[0] += share(Level::random) + share(Level::beginner);
    slower_[1] += share(Level::quick);
    slower_[2] += share(Level::regular);
    slower_[3] += share(Level::path);
    experts_ += share(Level::expert);
  }
}

Calibration::Terms Calibration::terms(double seen, int melds, Shanten shanten, bool draws_next) const {
  const double p = std::clamp(seen, least, 1 - least / 4);
  const double x = std::log(p / (1 - p));
  const double w = wall_;
  const double r = ready_;
  const double m = melds;
  const double ready = shanten == 0 ? 1 : 0;
  const double near = shanten == 1 ? 1 : 0;
  const double far = shanten >= 3 ? 1 : 0;
  const double waits = draws_next ? 1 : 0;
  Terms terms{1,         w,    w * w,    w * w * w, x,       x * w, x * w * w, x * x,
              x * x * w, r,    r * r,    r * x,     m,       m * w, m * x,     ready,
              ready * w, near, near * w, far,       far * w, waits, waits * x};
  for (std::size_t i = 0; i < slower_levels; ++i) {
    terms[common_terms + 3 * i] = slower_[i];
    terms[common_terms + 3 * i + 1] = slower_[i] * w;
    terms[common_terms + 3 * i + 2] = slower_[i] * x;
  }
  return terms;
}

double Calibration::operator()(double seen, int melds, Shanten shanten, bool draws_next) const {
  if (seen <= 0) return 0;
  const Terms all = terms(seen, melds, shanten, draws_next);
  double y = std::inner_product(all.begin(), all.end(), weights.begin(), 0.0);
  y -= experts_ * bend * std::max(0.0, y);
  return kept(seen) / (1 + std::exp(-y));
}

double Calibration::kept(double seen) { return std::min(1.0, seen / least); }

double chance_margin(double chance) {
  const auto bin = static_cast<std::size_t>(std::clamp(chance, 0.0, 1.0) * 20);
  return margins[std::min(bin, margins.size() - 1)] / 100;
}

}  // namespace tingpai
