#include "engine/ai/reading/plan_shares.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/rules/mcr/mcr.h"

namespace tingpai {

namespace {

// Patterns that turn out alike, those that win often each by itself.
constexpr std::size_t kind_of(mcr::Pattern pattern) {
  using enum mcr::Pattern;
  switch (pattern) {
    case mixed_shifted_chows:
      return 0;
    case all_types:
      return 1;
    case half_flush:
      return 2;
    case all_chows:
      return 3;
    case pure_shifted_chows:
      return 4;
    case mixed_straight:
      return 5;
    case mixed_triple_chow:
      return 6;
    case pure_straight:
      return 7;
    case knitted_straight:
      return 8;
    case seven_pairs:
    case seven_shifted_pairs:
      return 9;
    case lesser_honors_and_knitted_tiles:
      return 10;
    case greater_honors_and_knitted_tiles:
    case thirteen_orphans:
      return 11;
    case all_pungs:
      return 12;
    case full_flush:
    case nine_gates:
    case all_green:
      return 13;
    case upper_four:
    case lower_four:
    case upper_tiles:
    case middle_tiles:
    case lower_tiles:
    case all_five:
    case all_even_pungs:
    case reversible_tiles:
      return 14;
    case outside_hand:
      return 16;
    case two_dragon_pungs:
    case little_three_dragons:
    case big_three_winds:
      return 17;
    default:
      return pattern < all_pungs ? 15 : 18;  // dear ones, cheap ones
  }
}

// Multinomial logit over the wins of 8,000 hands of experts in self-play, made by tests/bench/plans (seeds
// from 7500000). tests/bench/RESULTS.md tells how well it fits other hands.
constexpr PlanShares::Terms shipped_weights{
    // a plan: the log of its share by distance, and by time
    0.961, 0.866, 0.812, 0.692, -0.133,
    // other ways: by distance, the log of their share, time
    0.359, 1.070, 1.120, 1.701, 1.100, -2.360,
    // patterns by kind, by kind and time, by kind in ready hands
    -0.691, 0.033, -0.583, -0.169, -0.516, -0.501, -0.346, -0.843, 0.378, 0.743, 0.471, 0.607, -0.482, -0.875,
    -1.436, -0.114, -0.420, 0.052, 0.443, 1.014, -0.036, 0.679, -0.190, 0.644, 0.524, 0.430, 0.707, -0.350,
    -0.873, -0.128, -0.816, 0.199, 1.600, 1.766, -0.474, 0.054, -1.031, -1.357, -0.392, -0.001, 0.452, -0.037,
    0.025, -0.286, -0.453, 0.106, 0.741, 0.494, 0.349, 0.280, -0.378, -0.535, -0.252, -0.344, 0.132, -0.278,
    0.019};

// Where the terms of other ways and of patterns begin.
constexpr std::size_t others = PlanShares::distances + 1;
constexpr std::size_t patterns = others + PlanShares::distances + 2;

constexpr double least_share = 1e-5;  // of a plan that the search sees
constexpr double least_other = 0.03;

}  // namespace

PlanShares::PlanShares(Shanten shanten, int draws_left)
    : distance_(static_cast<std::size_t>(std::clamp(shanten, 0, static_cast<int>(distances) - 1))),
      time_(draws_left / 80.0) {}

PlanShares::Terms PlanShares::as_seen() {
  Terms weights{};
  for (std::size_t distance = 0; distance < distances; ++distance) weights[distance] = 1;
  weights[others + distances] = 1;
  return weights;
}

PlanShares::Terms PlanShares::terms(std::optional<PatternId> pattern, double seen) const {
  Terms terms{};
  if (!pattern) {
    terms[others + distance_] = 1;
    terms[others + distances] = std::log(seen + least_other);
    terms[others + distances + 1] = time_;
    return terms;
  }
  const double seen_log = std::log(std::max(seen, least_share));
  terms[distance_] = seen_log;
  terms[distances] = time_ * seen_log;
  const std::size_t at = patterns + kind_of(static_cast<mcr::Pattern>(*pattern));
  terms[at] = 1;
  terms[at + kinds] = time_;
  terms[at + 2 * kinds] = distance_ == 0 ? 1 : 0;
  return terms;
}

const PlanShares::Terms& PlanShares::shipped() { return shipped_weights; }

void PlanShares::apply(std::vector<Plan>& plans, double whole, const Terms& weights) const {
  if (plans.empty() || whole <= 0) return;
  const auto pull = [&](std::optional<PatternId> pattern, double seen) {
    const Terms all = terms(pattern, seen);
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
