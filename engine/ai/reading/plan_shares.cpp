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

// Multinomial logit over 2.3 million choices of experts in 88,000 hands at tables of every level, fitted by
// tests/bench/plan_shares.py, which lists the commands; tests/bench/RESULTS.md tells how well it fits other
// hands.
constexpr PlanShares::Terms shipped_weights{
    // a plan: the log of its share by distance, by the wall left, and squared
    1.012, 0.960, 0.979, 0.897, 0.115, 0.622,
    // other ways by distance: by themselves, the log of their share, the wall, the turns
    -2.395, -0.770, 1.183, 2.549,    //
    0.742, 0.663, 1.138, 1.972,      //
    -0.237, -1.471, -4.238, -5.206,  //
    -0.649, 0.352, 1.555, 2.006,     //
    // patterns by kind: by themselves, by the wall, in ready hands
    -0.214, 1.093, -0.244, -0.282, -0.847, -0.117, 0.051, -0.215, -0.279, 0.881, 0.231, 0.370, 0.283, -2.158,
    -0.099, 0.620, -0.003, 0.948, -0.018, 0.856, -1.152, 0.756, 0.278, 1.477, 0.338, 0.251, 0.434, 0.093,
    -1.101, -0.757, -1.477, -0.406, 3.488, 0.869, -0.958, -0.306, -1.754, -0.928, -1.208, -0.662, -0.822,
    -0.883, -0.986, -1.397, -1.293, -1.136, 5.665, -0.059, 5.450, 5.147, -1.494, 0.413, -1.582, -1.341,
    -1.287, -1.643, -0.882};

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
