// How large a mistake is: the same to the teacher at the table, the review and the book.
#pragma once

#include <array>

namespace tingpai::app {

// A mistake is small, medium or large from this many points of lost value; less is no mistake.
inline constexpr std::array severities{0.3, 1.5, 4.0};

constexpr int severity_of(double loss) {  // 0 to 2
  return loss >= severities[2] ? 2 : loss >= severities[1] ? 1 : 0;
}

// From how many points on a review can be asked to show mistakes.
inline constexpr std::array thresholds{0.3, 0.5, 1.0, 1.5, 2.0, 4.0, 6.0};
static_assert(thresholds.front() == severities.front());  // all of them

}  // namespace tingpai::app
