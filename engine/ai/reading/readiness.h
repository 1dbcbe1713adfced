// How near to winning players are, by their discards and called melds. Measured in self-play of the path
// level over 400 hands; `readiness 400` in tests/bench prints this table.
#pragma once

#include <array>

namespace tingpai {

// Chances of: ready to win, 1, 2, 3, 4, 5 or more from it; sum 1.
using ReadinessRow = std::array<float, 6>;

// discards: made so far; melds: called ones, a concealed kong not counted.
const ReadinessRow& readiness_row(int discards, int melds);

}  // namespace tingpai
