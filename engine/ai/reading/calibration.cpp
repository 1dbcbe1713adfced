#include "engine/ai/reading/calibration.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tingpai {

namespace {

// Logistic regression over 1.27 million choices: 20,000 hands of an expert at tables of quick, 19,000 of
// regular and 20,000 of path bots, 4,000 of beginners, and 5,000 of four experts, each kind of hand dealt for
// this alone. tests/bench/RESULTS.md tells how well it fits others.
constexpr Calibration::Terms weights{
    -1.352, 3.652, -5.104, 3.155,  // the time left
    1.054, -0.136, 0.078,          // the chance seen
    -0.379, 0.255, 0.053,          // opponents that are ready
    0.012, -0.130, 0.009,          // own melds
    0.609, -0.417,                 // a ready hand
    0.350, -0.271,                 // one tile from ready
    -0.153, 0.118,                 // three or more
    0.106,                         // its draw comes next
    // the share of a level among the others: by itself, by the time left, by the chance seen
    0.421, -0.033, -0.143,  // beginner
    0.299, -0.096, -0.085,  // quick
    0.416, -0.221, -0.104,  // regular
    0.020, 0.169, 0.005,    // path
};

// Below it chances shrink in proportion, so that they grow with the chance seen everywhere.
constexpr double least = 0.02;

// Over 1.4 million discards the regression was right up to 70 %, 1 point too high at 74 % and 2 to 3 at 78 %:
// its log-odds bend down from 67 %.
constexpr double bend = 0.15;
constexpr double bent_from = 0.7;

// Chances of 0 to 5 %, of 5 to 10 % and so on, the last for all above: the difference between shown and
// happened and its error, in percent, of the table in tests/bench/RESULTS.md.
constexpr std::array<double, 16> margins{0.5, 0.9, 1.0, 0.8, 0.8, 0.6, 0.5, 0.8,
                                         1.1, 1.5, 1.7, 2.0, 1.7, 2.9, 4.0, 4.4};

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
  Terms terms{1, w,     w * w, w * w * w, x,         x * w, x * x * w, r,   r * r,   r * x,
              m, m * w, m * x, ready,     ready * w, near,  near * w,  far, far * w, draws_next ? 1.0 : 0.0};
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
  y -= bend * std::max(0.0, y - bent_from);
  return 1 / (1 + std::exp(-y)) * std::min(1.0, seen / least);
}

double chance_margin(double chance) {
  const auto bin = static_cast<std::size_t>(std::clamp(chance, 0.0, 1.0) * 20);
  return margins[std::min(bin, margins.size() - 1)] / 100;
}

}  // namespace tingpai
