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

// Multinomial logit over the wins of experts in 16,000 hands at tables of every level, fitted by
// `plans 16000 120000000 mixed`; tests/bench/RESULTS.md tells how well it fits other hands.
constexpr PlanShares::Terms shipped_weights{
    // a plan: the log of its share by distance, by time, and squared
    1.073, 1.056, 1.106, 1.025, -0.062, 0.590,
    // other ways by distance: by themselves, the log of their share, time
    -0.650, -1.414, -2.146, -2.044, 0.953, 0.551, 0.645, 1.136, -0.759, -0.030, 0.669, 1.164,
    // patterns by kind: by themselves, by time, in ready hands
    0.553, 0.179, 0.246, 0.352, 0.288, 0.332, 0.460, 0.424, 0.495, 0.447, 1.199, 0.919, -0.790, -0.181, 0.490,
    -0.317, 0.687, -0.075, 0.546, 0.107, 0.073, 0.399, -0.398, 0.363, 0.058, -0.016, -0.104, -0.184, -0.268,
    -0.528, -0.854, 1.078, 1.100, 0.390, 0.135, -0.719, -0.392, -1.285, -0.457, 0.029, -0.374, 0.024, -0.234,
    -0.107, -0.454, -0.100, 1.219, 0.627, 0.318, 0.649, 0.093, -0.527, -0.675, 0.137, -0.230, 0.436, 0.277};

// Where the terms of other ways and of patterns begin.
constexpr std::size_t others = PlanShares::distances + 2;
constexpr std::size_t patterns = others + 3 * PlanShares::distances;

constexpr double least_share = 1e-5;  // of a plan that the search sees
constexpr double least_other = 0.03;

}  // namespace

PlanShares::PlanShares(Shanten shanten, double turns)
    : distance_(static_cast<std::size_t>(std::clamp(shanten, 0, static_cast<int>(distances) - 1))),
      time_(turns / 12) {}

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
