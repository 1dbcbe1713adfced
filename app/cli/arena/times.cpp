#include "app/cli/arena/times.h"

#include <algorithm>
#include <cmath>

namespace tingpai::cli {

Latency latency(std::vector<float> microseconds) {
  Latency latency{.decisions = microseconds.size()};
  if (microseconds.empty()) return latency;
  std::sort(microseconds.begin(), microseconds.end());
  const auto at = [&](double share) {
    return microseconds[static_cast<std::size_t>(share * static_cast<double>(microseconds.size() - 1))];
  };
  latency.median = at(0.5);
  latency.p99 = at(0.99);
  latency.max = microseconds.back();
  return latency;
}

void Times::add(float microseconds) {
  Tenths unit = 1;
  while (10 * microseconds >= 999.5F * static_cast<float>(unit)) unit *= 10;
  add(unit * std::llround(10 * microseconds / static_cast<float>(unit)), 1);
}

Times& Times::operator+=(const Times& other) {
  for (const auto& [tenths, count] : other.counts_) counts_[tenths] += count;
  return *this;
}

Latency Times::latency() const {
  std::int64_t all = 0;
  for (const auto& [tenths, count] : counts_) all += count;
  Latency latency{.decisions = static_cast<std::size_t>(all)};
  if (all == 0) return latency;
  const auto at = [&](double share) {
    auto before = static_cast<std::int64_t>(share * static_cast<double>(all - 1));
    auto place = counts_.begin();
    for (; before >= place->second; ++place) before -= place->second;
    return static_cast<double>(place->first) / 10;
  };
  latency.median = at(0.5);
  latency.p99 = at(0.99);
  latency.max = static_cast<double>(counts_.rbegin()->first) / 10;
  return latency;
}

}  // namespace tingpai::cli
