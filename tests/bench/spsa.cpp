#include "tests/bench/spsa.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/table/wall.h"

namespace tingpai {

Spsa::Spsa(std::vector<double> start, const SpsaSettings& settings)
    : settings_(settings), values_(std::move(start)) {}

// Each value moved by this share of itself, up or down by the lot of the next round.
std::vector<double> Spsa::moved(double by) const {
  Random lot(mixed_seed({settings_.seed, static_cast<std::uint64_t>(rounds_)}));
  std::vector<double> values = values_;
  for (double& value : values) value *= std::exp(lot.below(2) == 0 ? by : -by);
  return values;
}

Spsa::Sides Spsa::sides() const {
  const double step = settings_.step * std::pow(rounds_ + 1, -0.101);
  return {moved(step), moved(-step)};
}

void Spsa::add(const Measured& measured) {
  constexpr double slow_start = 10, most_errors = 4;
  const double round = rounds_ + 1;
  differences_ += measured.difference;
  variances_ += measured.variance;
  const double error = std::sqrt(variances_ / round);
  if (error > 0) {
    const double gain = settings_.gain * settings_.step * std::pow(round, 0.101) *
                        std::pow((slow_start + 1) / (slow_start + round), 0.602);
    values_ = moved(gain * std::clamp(measured.difference / error, -most_errors, most_errors));
  }
  ++rounds_;
}

}  // namespace tingpai
