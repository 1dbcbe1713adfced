#include "app/cli/arena/sprt.h"

#include <algorithm>
#include <cmath>

namespace tingpai::cli {

std::string_view to_text(Verdict verdict) {
  switch (verdict) {
    case Verdict::accept:
      return "accept";
    case Verdict::reject:
      return "reject";
    case Verdict::open:
      break;
  }
  return "open";
}

double Sprt::threshold() { return std::log((1 - error_rate) / error_rate); }

void Sprt::add(double difference) {
  ++walls_;
  sum_ += difference;
  squares_ += difference * difference;
  cubes_ += difference * difference * difference;
}

double Sprt::mean() const { return walls_ == 0 ? 0 : sum_ / walls_; }

double Sprt::cost(double hypothesis) const {
  // Equal players may score the same on every wall; the variance of real walls is ten thousand times this.
  constexpr double least_variance = 0.01;
  const double second = squares_ / walls_, variance = std::max(second - mean() * mean(), least_variance);
  const double third = cubes_ / walls_ - mean() * (3 * second - 2 * mean() * mean());  // around the mean
  const double a = mean() - hypothesis, b = variance + a * a, c = third + a * (3 * variance + a * a);
  return walls_ * a * a / b * (0.5 + std::clamp(a * c / (b * b), -1.0, 1.0) / 3);
}

double Sprt::ratio() const { return walls_ == 0 ? 0 : cost(bounds_.low) - cost(bounds_.high); }

Verdict Sprt::verdict() const {
  if (walls_ < fewest_walls) return Verdict::open;
  if (ratio() >= threshold()) return Verdict::accept;
  return ratio() <= -threshold() ? Verdict::reject : Verdict::open;
}

}  // namespace tingpai::cli
