#include "engine/ai/reading/plan_shares.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tingpai {

namespace {

// Multinomial logit over 3.3 million choices of experts in 122,000 hands at tables of every level, fitted by
// tests/bench/plan_shares.py, which lists the commands; tests/bench/RESULTS.md tells how well it fits other
// hands.
constexpr PlanShares::Terms shipped_weights{
    // a plan: the log of its share by distance, by the wall left, squared, cubed, by the log of the win
    // chance
    1.152, 1.161, 1.205, 1.134, 0.062, 1.005, 0.258, 0.039,
    // other ways by distance: by themselves, the log of their share, the wall, the turns; the win chance
    -4.594, -4.098, -3.938, -4.496,  //
    0.644, 0.548, 0.841, 1.242,      //
    -0.163, -0.812, -2.043, -1.354,  //
    0.772, 1.954, 2.922, 3.085,      //
    -1.188,
    // patterns by kind: by themselves, by the wall, in ready hands
    -0.213, 0.952, -0.306, -0.333, -0.688, -0.293, 0.046, -0.548, 0.338, 0.882, -0.217, 0.119, 0.433, -0.786,
    -0.397, 0.542, -0.180, 0.688, -0.039, 0.877, -0.996, 0.813, 0.367, 1.323, 0.538, 0.309, 0.794, -0.473,
    -1.092, -0.430, -1.268, -0.473, 1.888, 1.226, -0.912, -0.114, -1.492, -0.885, -1.321, -0.705, -0.982,
    -0.997, -1.183, -1.632, -1.398, -1.321, 8.281, -1.360, 5.707, 5.456, -1.591, 0.098, -1.642, -1.424,
    -1.469, -1.584, -0.933};

// Where the terms of other ways and of patterns begin.
constexpr std::size_t others = PlanShares::distances + 4;
constexpr std::size_t patterns = others + 4 * PlanShares::distances + 1;

constexpr double least_share = 1e-5;  // of a plan that the search sees
constexpr double least_other = 0.03;
constexpr double least_whole = 1e-3;

}  // namespace

PlanShares::PlanShares(KindOf kind_of, Shanten shanten, int draws_left, double turns)
    : kind_of_(kind_of),
      distance_(static_cast<std::size_t>(std::clamp(shanten, 0, static_cast<int>(distances) - 1))),
      wall_(draws_left / 80.0),
      turns_(turns / 12) {}

PlanShares::Terms PlanShares::as_seen() {
  Terms weights{};
  for (std::size_t distance = 0; distance < distances; ++distance)
    weights[distance] = weights[others + distances + distance] = 1;
  return weights;
}

PlanShares::Terms PlanShares::terms(std::optional<PatternId> pattern, double seen, double whole) const {
  Terms terms{};
  const double whole_log = std::log(std::max(whole, least_whole));
  if (!pattern) {
    const std::size_t at = others + distance_;
    terms[at] = 1;
    terms[at + distances] = std::log(seen + least_other);
    terms[at + 2 * distances] = wall_;
    terms[at + 3 * distances] = turns_;
    terms[patterns - 1] = whole_log;
    return terms;
  }
  const double seen_log = std::log(std::max(seen, least_share));
  terms[distance_] = seen_log;
  terms[distances] = wall_ * seen_log;
  terms[distances + 1] = seen_log * seen_log / 10;
  terms[distances + 2] = seen_log * seen_log * seen_log / 100;
  terms[distances + 3] = whole_log * seen_log;
  const std::size_t at = patterns + kind_of_(*pattern);
  terms[at] = 1;
  terms[at + kinds] = wall_;
  terms[at + 2 * kinds] = distance_ == 0 ? 1 : 0;
  return terms;
}

const PlanShares::Terms& PlanShares::shipped() { return shipped_weights; }

void PlanShares::apply(std::vector<Plan>& plans, double whole, const Terms& weights) const {
  if (plans.empty() || whole <= 0) return;
  const auto pull = [&](std::optional<PatternId> pattern, double seen) {
    const Terms all = terms(pattern, seen, whole);
    return std::exp(std::inner_product(all.begin(), all.end(), weights.begin(), 0.0));
  };
  double rest = whole;
  for (const Plan& plan : plans) rest -= plan.win_chance;
  double sum = pull({}, std::max(0.0, rest / whole));
  for (Plan& plan : plans) {
    plan.win_chance = pull(plan.pattern, plan.win_chance / whole);
    sum += plan.win_chance;
  }
  for (Plan& plan : plans) plan.win_chance *= whole / sum;
  std::stable_sort(plans.begin(), plans.end(),
                   [](const Plan& a, const Plan& b) { return a.win_chance > b.win_chance; });
}

}  // namespace tingpai
