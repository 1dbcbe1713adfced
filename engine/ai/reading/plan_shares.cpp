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

// Multinomial logit over the wins of 12,000 hands of experts in self-play, made by `plans 12000 7500000`;
// tests/bench/RESULTS.md tells how well it fits other hands.
constexpr PlanShares::Terms shipped_weights{
    // a plan: the log of its share by distance, by time, and squared
    1.005, 0.993, 1.017, 0.935, 0.059, 0.608,
    // other ways by distance: by themselves, the log of their share, time
    -0.486, 0.606, 1.974, 2.647, 1.130, 0.901, 1.044, 1.415, -0.546, -2.066, -3.346, -3.356,
    // patterns by kind: by themselves, by time, in ready hands
    -0.912, -0.160, -0.782, -0.406, -0.618, -0.858, -0.442, -0.928, 0.514, 0.607, 0.934, 0.972, -0.585,
    -0.701, -1.257, -0.050, -0.184, -0.209, 0.326, 1.604, 0.409, 1.165, 0.498, 1.186, 1.210, 0.914, 1.184,
    -0.240, -0.380, -0.283, -0.803, 0.644, 1.616, 2.067, -0.240, 0.218, -0.466, -0.988, -0.193, 0.259, 0.306,
    0.091, 0.003, -0.097, -0.312, 0.012, 0.951, 0.654, 0.325, 0.395, -0.579, -0.686, -0.186, -0.482, 0.015,
    -0.131, 0.142};

// Where the terms of other ways and of patterns begin.
constexpr std::size_t others = PlanShares::distances + 2;
constexpr std::size_t patterns = others + 3 * PlanShares::distances;

constexpr double least_share = 1e-5;  // of a plan that the search sees
constexpr double least_other = 0.03;

}  // namespace

PlanShares::PlanShares(Shanten shanten, int draws_left)
    : distance_(static_cast<std::size_t>(std::clamp(shanten, 0, static_cast<int>(distances) - 1))),
      time_(draws_left / 80.0) {}

PlanShares::Terms PlanShares::as_seen() {
  Terms weights{};
  for (std::size_t distance = 0; distance < distances; ++distance)
    weights[distance] = weights[others + distances + distance] = 1;
  return weights;
}

PlanShares::Terms PlanShares::terms(std::optional<PatternId> pattern, double seen) const {
  Terms terms{};
  if (!pattern) {
    const std::size_t at = others + distance_;
    terms[at] = 1;
    terms[at + distances] = std::log(seen + least_other);
    terms[at + 2 * distances] = time_;
    return terms;
  }
  const double seen_log = std::log(std::max(seen, least_share));
  terms[distance_] = seen_log;
  terms[distances] = time_ * seen_log;
  terms[distances + 1] = seen_log * seen_log / 10;
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
