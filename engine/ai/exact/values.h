// The three values of a hand side by side, so that they are worked out in one step.
#pragma once

#include <cstddef>

namespace tingpai {

enum Lane : std::size_t { win_lane, ready_lane, points_lane };
using Values [[gnu::vector_size(16)]] = float;

inline Values best_of(Values a, Values b) { return a < b ? b : a; }

}  // namespace tingpai
