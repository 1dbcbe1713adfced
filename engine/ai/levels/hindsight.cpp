#include "engine/ai/levels/hindsight.h"

#include <algorithm>

namespace tingpai {

std::size_t hindsight_distance(Shanten shanten) {
  return static_cast<std::size_t>(std::clamp(static_cast<int>(shanten) - 1, 0, 3));
}

double hindsight(double behind, double blur) {
  if (behind <= 0) return behind;
  const double square = behind * behind;
  return behind * (square / (square + blur * blur));
}

}  // namespace tingpai
