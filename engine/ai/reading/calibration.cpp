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

}  // namespace

std::optional<After> after_of(ActionType type) {
  if (type == ActionType::discard) return After::discard;
  if (type == ActionType::pass) return After::passing;
  if (type == ActionType::chow || type == ActionType::pung) return After::claim;
  return is_kong(type) ? std::optional(After::kong) : std::nullopt;
}

Calibration::Calibration(const CalibrationModel& model, int draws_left, double ready, const Field& field,
                         Seat seat)
    : model_(&model), time_(draws_left / 80.0), ready_(ready) {
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

CalibrationModel::Terms Calibration::terms(double seen, int melds, Shanten shanten, After after) const {
  const double x = log_odds(seen);
  const double w = time_;
  const double r = ready_;
  const double m = melds;
  const double ready = shanten == 0 ? 1 : 0;
  const double near = shanten == 1 ? 1 : 0;
  const double far = shanten >= 3 ? 1 : 0;
  const double waits = after == After::passing || after == After::kong ? 1 : 0;
  CalibrationModel::Terms terms{1,         w,    w * w,    w * w * w, x,       x * w, x * w * w, x * x,
                                x * x * w, r,    r * r,    r * x,     m,       m * w, m * x,     ready,
                                ready * w, near, near * w, far,       far * w, waits, waits * x};
  for (std::size_t i = 0; i < CalibrationModel::slower_levels; ++i) {
    terms[CalibrationModel::common_terms + 3 * i] = slower_[i];
    terms[CalibrationModel::common_terms + 3 * i + 1] = slower_[i] * w;
    terms[CalibrationModel::common_terms + 3 * i + 2] = slower_[i] * x;
  }
  return terms;
}

double Calibration::shown_odds(double seen, int melds, Shanten shanten, After after) const {
  const CalibrationModel::Terms all = terms(seen, melds, shanten, after);
  const double y = std::inner_product(all.begin(), all.end(), model_->weights.begin(), 0.0) +
                   lift_of(model_->by_time, model_->times, time_);
  double among_experts = lift_of(model_->among_experts, model_->lifted_at, y);
  double among_slower = lift_of(model_->among_slower, model_->lifted_at, y);
  const auto add = [&](const CalibrationModel::Added& added) {
    among_experts += added.among_experts;
    among_slower += added.among_slower;
  };
  if (after == After::claim)
    add(model_->after_claim);
  else if (after == After::kong && model_->after_kong)
    add(*model_->after_kong);
  else if (after != After::discard)
    add({model_->passing + model_->passing_of_odds * y, model_->passing_among_slower});
  return y + experts_ * among_experts + (1 - experts_) * among_slower;
}

double Calibration::operator()(double seen, int melds, Shanten shanten, After after) const {
  if (seen <= 0) return 0;
  return kept(seen) / (1 + std::exp(-shown_odds(seen, melds, shanten, after)));
}

double Calibration::correction(double seen, int melds, Shanten shanten, After after) const {
  return shown_odds(seen, melds, shanten, after) - log_odds(seen);
}

double Calibration::corrected(double seen, double correction) const {
  return seen <= 0 ? 0 : kept(seen) / (1 + std::exp(-log_odds(seen) - correction));
}

double Calibration::kept(double seen) const { return std::min(1.0, seen / model_->faint); }

double CalibrationModel::margin(double chance) const {
  const auto bin = static_cast<std::size_t>(std::clamp(chance, 0.0, 1.0) * 20);
  return margins[std::min(bin, margins.size() - 1)] / 100;
}

}  // namespace tingpai
