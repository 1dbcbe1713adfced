// How long decisions took, kept so that the parts of a match add up exactly: a count for each length of time,
// whole tenths of a microsecond in three significant digits. What is printed of a match comes from the same
// counts, so that parts put together print what one run with these times would have printed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace tingpai::cli {

// Microseconds of processor time; of an external program, from the request to the answer.
struct Latency {
  std::size_t decisions = 0;
  double median = 0, p99 = 0, max = 0;
};
Latency latency(std::vector<float> microseconds);  // to the last digit, of one list

class Times {
 public:
  using Tenths = std::int64_t;  // of a microsecond
  void add(float microseconds);
  void add(Tenths rounded, std::int64_t count) { counts_[rounded] += count; }
  Times& operator+=(const Times& other);

  Latency latency() const;
  const std::map<Tenths, std::int64_t>& counts() const { return counts_; }
  bool operator==(const Times&) const = default;

 private:
  std::map<Tenths, std::int64_t> counts_;
};

}  // namespace tingpai::cli
