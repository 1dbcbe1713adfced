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

// Multinomial logit over the wins of experts in 32,000 hands at tables of every level, fitted by
// tests/bench/plan_shares.py, which lists the commands; tests/bench/RESULTS.md tells how well it fits other
// hands.
constexpr PlanShares::Terms shipped_weights{
    // a plan: the log of its share by distance, by the wall left, and squared
    1.086, 1.005, 1.046, 0.955, 0.040, 0.612,
    // other ways by distance: by themselves, the log of their share, the wall, the turns
    -1.396, -0.161, 1.344, 1.460,   //
    0.863, 0.822, 1.266, 1.687,     //
    0.444, -1.635, -3.938, -3.678,  //
    -0.776, 0.472, 1.627, 1.855,    //
    // patterns by kind: by themselves, by the wall, in ready hands
    -0.696, -0.070, -0.578, -0.418, -0.988, -0.321, -0.603, -0.476, 0.425, 0.182, 1.842, 2.105, -0.422,
    -1.143, -0.528, -0.094, 0.129, 0.238, 0.170, 1.532, 0.457, 1.307, 0.644, 1.748, 0.921, 1.147, 0.924,
    -0.113, 0.269, -1.003, -1.902, 0.818, 1.975, 1.384, 0.148, 0.038, -0.758, -0.730, -0.179, 0.090, -0.026,
    0.180, -0.071, -0.179, -0.144, -0.071, 1.434, 1.080, 0.472, 0.430, -0.613, -0.225, -0.406, -0.368, -0.149,
    0.137, 0.004};

// Where the terms of other ways and of patterns begin.
constexpr std::size_t others = PlanShares::distances + 2;
constexpr std::size_t patterns = others + 4 * PlanShares::distances;

constexpr double least_share = 1e-5;  // of a plan that the search sees
constexpr double least_other = 0.03;

}  // namespace

PlanShares::PlanShares(Shanten shanten, int draws_left, double turns)
    : distance_(static_cast<std::size_t>(std::clamp(shanten, 0, static_cast<int>(distances) - 1))),
      wall_(draws_left / 80.0),
      turns_(turns / 12) {}

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
    terms[at + 2 * distances] = wall_;
    terms[at + 3 * distances] = turns_;
    return terms;
  }
  const double seen_log = std::log(std::max(seen, least_share));
  terms[distance_] = seen_log;
  terms[distances] = wall_ * seen_log;
  terms[distances + 1] = seen_log * seen_log / 10;
  const std::size_t at = patterns + kind_of(static_cast<mcr::Pattern>(*pattern));
  terms[at] = 1;
  terms[at + kinds] = wall_;
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
