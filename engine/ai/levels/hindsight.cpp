#include "engine/ai/levels/hindsight.h"

#include <algorithm>
#include <array>

namespace tingpai {

namespace {

// The error of the search, points: differences far above it come true, smaller ones fade.
// Made by tests/bench/hindsight.py from 8,000 hands of other players, beside the choices by lot of `losses`
// (tests/bench/RESULTS.md).
using ByDistance = std::array<double, hindsight_distances>;
constexpr ByDistance of_discards{2.4, 2.3, 2.4, 2.4};
constexpr ByDistance of_claims{0, 0, 0, 0};

}  // namespace

std::size_t hindsight_distance(Shanten shanten) {
  return static_cast<std::size_t>(std::clamp(static_cast<int>(shanten) - 1, 0, 3));
}

double hindsight(double behind, bool discard, Shanten shanten) {
  const double blur = (discard ? of_discards : of_claims)[hindsight_distance(shanten)];
  if (behind <= 0) return behind;
  const double square = behind * behind;
  return behind * (square / (square + blur * blur));
}

}  // namespace tingpai
