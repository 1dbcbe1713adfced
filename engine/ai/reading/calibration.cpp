#include "engine/ai/reading/calibration.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tingpai {

namespace {

// What is nearer to 0 or 1 tells no more.
constexpr double least_seen = 0.005;

double log_odds(double chance) {
  const double p = std::clamp(chance, least_seen, 1 - least_seen / 4);
  return std::log(p / (1 - p));
}

double lift_of(const CalibrationModel::Lift& lift, const CalibrationModel::Lift& at, double odds) {
  std::size_t i = 1;
  while (i + 1 < at.size() && at[i] < odds) ++i;
  return lift[i] + (lift[i] - lift[i - 1]) * (odds - at[i]) / (at[i] - at[i - 1]);
}

// Null where an action has nothing of its own.
const CalibrationModel::Added* added_after(const CalibrationModel& model, After after) {
  if (after == After::claim) return &model.after_claim;
  if (after == After::kong && model.after_kong) return &*model.after_kong;
  return nullptr;
}

}  // namespace

std::optional<After> after_of(ActionType type) {
  if (type == ActionType::discard) return After::discard;
  if (type == ActionType::pass) return After::passing;
  if (type == ActionType::chow || type == ActionType::pung) return After::claim;
  return is_kong(type) ? std::optional(After::kong) : std::nullopt;
}

Calibration::Calibration(const CalibrationModel& model, int draws_left, double ready, const Field& field,
                         Seat seat, int in_play)
    : model_(&model), time_(draws_left / 80.0), ready_(ready), in_play_(in_play) {
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

CalibrationModel::Terms Calibration::terms(const SeenChance& seen) const {
  const double x = log_odds(seen.chance);
  const double w = time_;
  const double r = ready_;
  const double m = seen.melds;
  const double ready = seen.shanten == 0 ? 1 : 0;
  const double near = seen.shanten == 1 ? 1 : 0;
  const double far = seen.shanten >= 3 ? 1 : 0;
  const double waits = seen.after == After::passing || seen.after == After::kong ? 1 : 0;
  CalibrationModel::Terms terms{1,         w,    w * w,    w * w * w, x,       x * w, x * w * w, x * x,
                                x * x * w, r,    r * r,    r * x,     m,       m * w, m * x,     ready,
                                ready * w, near, near * w, far,       far * w, waits, waits * x};
  auto term = terms.begin() + CalibrationModel::common_terms;
  for (const double share : slower_) {
    for (const double by : {1.0, w, x}) *term++ = share * by;
  }
  for (const int in_play : {3, 2}) {
    for (const double by : {1.0, w}) *term++ = in_play_ == in_play ? by : 0;
  }
  if (!seen.detour) return terms;
  term[std::clamp(*seen.detour, -1, CalibrationModel::longest_detour) + 1] = 1;
  if (*seen.detour == 1) terms.back() = x;
  return terms;
}

double Calibration::shown_odds(const SeenChance& seen) const {
  const CalibrationModel::Terms all = terms(seen);
  const double y = std::inner_product(all.begin(), all.end(), model_->weights.begin(), 0.0) +
                   lift_of(model_->by_time, model_->times, time_);
  double among_experts = lift_of(model_->among_experts, model_->lifted_at, y);
  double among_slower = lift_of(model_->among_slower, model_->lifted_at, y);
  const auto add = [&](const CalibrationModel::Added& added) {
    among_experts += added.among_experts;
    among_slower += added.among_slower;
  };
  if (const CalibrationModel::Added* own = added_after(*model_, seen.after))
    add(*own);
  else if (seen.after != After::discard)
    add({model_->passing + model_->passing_of_odds * y, model_->passing_among_slower});
  return y + experts_ * among_experts + (1 - experts_) * among_slower;
}

double Calibration::added(After after) const {
  const CalibrationModel::Added* own = added_after(*model_, after);
  return own == nullptr ? 0 : experts_ * own->among_experts + (1 - experts_) * own->among_slower;
}

double Calibration::operator()(const SeenChance& seen) const {
  if (seen.chance <= 0) return 0;
  return kept(seen.chance) / (1 + std::exp(-shown_odds(seen)));
}

double Calibration::correction(const SeenChance& seen) const {
  return shown_odds(seen) - log_odds(seen.chance);
}

double Calibration::corrected(double seen, double correction) const {
  return seen <= 0 ? 0 : kept(seen) / (1 + std::exp(-log_odds(seen) - correction));
}

double Calibration::kept(double seen) const { return std::min(1.0, seen / CalibrationModel::faint); }

double CalibrationModel::margin(double chance) const {
  const auto bin = static_cast<std::size_t>(std::clamp(chance, 0.0, 1.0) * 20);
  return margins[std::min(bin, margins.size() - 1)] / 100;
}

}  // namespace tingpai
