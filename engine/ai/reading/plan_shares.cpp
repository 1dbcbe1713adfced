#include "engine/ai/reading/plan_shares.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "engine/ai/reading/calibration.h"

namespace tingpai {

namespace {

// Where the terms of other ways and of patterns begin.
constexpr std::size_t distances = PlanModel::distances;
constexpr std::size_t kinds = PlanModel::kinds;
constexpr std::size_t others = distances + 4;
constexpr std::size_t patterns = PlanModel::kinds_begin;

constexpr double least_share = 1e-5;  // of a plan that the search sees
constexpr double least_other = 0.03;
constexpr double least_whole = 1e-3;
constexpr double high_whole = 0.85;
constexpr double least_looked_at = 1e-4;  // share by the second look
// Between which win chances the second look knows their odds.
constexpr double lowest_whole = 0.1;
constexpr double highest_whole = 0.97;

double sum_of(const std::vector<Plan>& plans) {
  return std::accumulate(plans.begin(), plans.end(), 0.0,
                         [](double sum, const Plan& plan) { return sum + plan.win_chance; });
}

}  // namespace

PlanShares::PlanShares(const PlanModel& model, Shanten shanten, int draws_left, double turns, double slower,
                       std::optional<int> detour)
    : model_(model),
      distance_(static_cast<std::size_t>(std::clamp(shanten, 0, static_cast<int>(distances) - 1))),
      wall_(draws_left / 80.0),
      turns_(turns / 12),
      slower_(slower),
      detour_(detour) {}

PlanModel::Terms PlanModel::as_seen() {
  Terms weights{};
  for (std::size_t distance = 0; distance < distances; ++distance)
    weights[distance] = weights[others + distances + distance] = 1;
  return weights;
}

template <typename Add>
void PlanShares::visit(std::optional<PatternId> pattern, double seen, double whole, const Add& add) const {
  const double whole_log = std::log(std::max(whole, least_whole));
  if (!pattern) {
    const std::size_t at = others + distance_;
    add(at, 1.0);
    add(at + distances, std::log(seen + least_other));
    add(at + 2 * distances, wall_);
    add(at + 3 * distances, turns_);
    add(patterns - 1, whole_log);
    if (whole > high_whole) add(PlanModel::term_count - 1, whole - high_whole);
    return;
  }
  const double seen_log = std::log(std::max(seen, least_share));
  add(distance_, seen_log);
  add(distances, wall_ * seen_log);
  add(distances + 1, seen_log * seen_log / 10);
  add(distances + 2, seen_log * seen_log * seen_log / 100);
  add(distances + 3, whole_log * seen_log);
  const auto block = [&, kind = model_.kind_of(*pattern)](std::size_t number, double term) {
    add(patterns + number * kinds + kind, term);
  };
  // What is other than one step away.
  constexpr std::array<std::size_t, distances> after_one_away{0, 0, 1, 2};
  const bool one_away = distance_ == 1;
  block(0, 1);
  block(1, wall_);
  if (!one_away) block(2 + after_one_away[distance_], 1);
  block(5, seen_log);
  block(6, seen_log * seen_log / 10);
  if (!one_away) block(7 + after_one_away[distance_], seen_log);
  block(10 + distance_, seen);
  block(14, whole_log);
  block(15, whole_log * seen_log);
  block(16, slower_);
  block(17, slower_ * seen);
  block(18, slower_ * seen * seen);
  block(19, slower_ * seen * whole_log);
  if (!detour_) return;
  const int detour = std::clamp(*detour_, -1, CalibrationModel::longest_detour);
  block(20, detour);
  if (detour == 0) block(21, 1);
  if (detour == 1) block(22, 1);
  block(23, detour * seen);
}

PlanModel::Terms PlanShares::terms(std::optional<PatternId> pattern, double seen, double whole) const {
  PlanModel::Terms terms{};
  visit(pattern, seen, whole, [&](std::size_t number, double term) { terms[number] = term; });
  return terms;
}

// plans, others: their pulls.
void PlanShares::look_again(std::vector<Plan>& plans, double& others, double whole) const {
  const PlanModel::SecondLook& by = model_.second_look;
  const double sum = others + sum_of(plans);
  const double known = std::clamp(whole, lowest_whole, highest_whole);
  const double odds = std::log(known / (1 - known));
  const auto log_of = [](double share) { return std::log(std::max(share, least_looked_at)); };

  Plan& likeliest = *std::ranges::max_element(plans, {}, &Plan::win_chance);
  const double share = likeliest.win_chance / sum;
  const double above = std::max(0.0, whole * share - PlanModel::likely);
  const double left = log_of(1 - share);
  const double left_squared = left * left / 10;
  likeliest.win_chance *= std::exp(odds * (by[0] + by[1] * left + by[2] * left_squared) + by[3] * left +
                                   by[4] * left_squared + by[5] * above);
  const double other = log_of(others / sum);
  const double other_squared = other * other / 10;
  others *= std::exp(odds * (by[6] + by[7] * other + by[8] * other_squared) + by[9] + by[10] * other +
                     by[11] * other_squared);
}

void PlanShares::apply(std::vector<Plan>& plans, double whole) const {
  if (plans.empty() || whole <= 0) return;
  const auto pull = [&](std::optional<PatternId> pattern, double seen) {
    double sum = 0;
    visit(pattern, seen, whole,
          [&](std::size_t number, double term) { sum += model_.weights[number] * term; });
    return std::exp(sum);
  };
  const double seen_others = std::max(0.0, 1 - sum_of(plans) / whole);
  double others = pull({}, seen_others);
  for (Plan& plan : plans) plan.win_chance = pull(plan.pattern, plan.win_chance / whole);
  look_again(plans, others, whole);
  const double sum = others + sum_of(plans);
  for (Plan& plan : plans) plan.win_chance *= whole / sum;
  std::stable_sort(plans.begin(), plans.end(),
                   [](const Plan& a, const Plan& b) { return a.win_chance > b.win_chance; });
}

}  // namespace tingpai
