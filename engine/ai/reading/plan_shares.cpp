#include "engine/ai/reading/plan_shares.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace tingpai {

namespace {

// Where the terms of other ways and of patterns begin.
constexpr std::size_t distances = PlanModel::distances;
constexpr std::size_t kinds = PlanModel::kinds;
constexpr std::size_t others = distances + 4;
constexpr std::size_t patterns = others + 4 * distances + 1;

constexpr double least_share = 1e-5;  // of a plan that the search sees
constexpr double least_other = 0.03;
constexpr double least_whole = 1e-3;

}  // namespace

PlanShares::PlanShares(const PlanModel& model, Shanten shanten, int draws_left, double turns)
    : model_(model),
      distance_(static_cast<std::size_t>(std::clamp(shanten, 0, static_cast<int>(distances) - 1))),
      wall_(draws_left / 80.0),
      turns_(turns / 12) {}

PlanModel::Terms PlanModel::as_seen() {
  Terms weights{};
  for (std::size_t distance = 0; distance < distances; ++distance)
    weights[distance] = weights[others + distances + distance] = 1;
  return weights;
}

PlanModel::Terms PlanShares::terms(std::optional<PatternId> pattern, double seen, double whole) const {
  PlanModel::Terms terms{};
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
  const std::size_t at = patterns + model_.kind_of(*pattern);
  terms[at] = 1;
  terms[at + kinds] = wall_;
  terms[at + 5 * kinds] = seen_log;
  terms[at + 6 * kinds] = seen_log * seen_log / 10;
  if (distance_ != 1) {  // what is other there than one step away
    constexpr std::array<std::size_t, distances> of_distance{2, 0, 3, 4};
    terms[at + of_distance[distance_] * kinds] = 1;
    terms[at + (of_distance[distance_] + 5) * kinds] = seen_log;
  }
  return terms;
}

void PlanShares::apply(std::vector<Plan>& plans, double whole) const {
  if (plans.empty() || whole <= 0) return;
  const auto pull = [&](std::optional<PatternId> pattern, double seen) {
    const PlanModel::Terms all = terms(pattern, seen, whole);
    return std::exp(std::inner_product(all.begin(), all.end(), model_.weights.begin(), 0.0));
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
