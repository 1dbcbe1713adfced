// How large a mistake is: the same to the teacher at the table, the review and the book.
#pragma once

#include <array>

#include "engine/ai/profile.h"

namespace tingpai::app {

// Of losses in Decision::unit.
class Severities {
 public:
  explicit Severities(const Ruleset& ruleset) : from_(profile_of(ruleset).value.mistakes) {}

  bool is_mistake(double loss) const { return loss >= from_[0]; }
  int of(double loss) const { return loss >= from_[2] ? 2 : loss >= from_[1] ? 1 : 0; }  // small to large

  // From how much on a review can be asked to show mistakes: by the first, all of them.
  static constexpr int threshold_count = 7;
  double threshold(int index) const {
    const std::array all{from_[0],     from_[1] / 3, from_[1] * 2 / 3, from_[1],
                         from_[2] / 2, from_[2],     from_[2] * 1.5};
    return all[static_cast<std::size_t>(index)];
  }

 private:
  std::array<double, 3> from_;  // a mistake is small, medium or large
};

}  // namespace tingpai::app
