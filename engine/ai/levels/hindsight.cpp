#include "engine/ai/levels/hindsight.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tingpai {

namespace {

// The error of the search, points: differences far above it come true but for so much, smaller ones fade.
// Made by tests/bench/hindsight.py from 750 hands of other players; tests/bench/RESULTS.md proves it on
// others.
using ByDistance = std::array<double, hindsight_distances>;
constexpr ByDistance of_discards{0.9, 0.9, 0.9, 0.9};
constexpr ByDistance of_claims{0, 0, 0, 0};

}  // namespace

std::size_t hindsight_distance(Shanten shanten) {
  return static_cast<std::size_t>(std::clamp(static_cast<int>(shanten) - 1, 0, 3));
}

double hindsight(double behind, bool discard, Shanten shanten) {
  const double blur = (discard ? of_discards : of_claims)[hindsight_distance(shanten)];
  if (blur <= 0) return behind;
  return std::max(0.0, behind - blur * (1 - std::exp(-behind / blur)));
}

}  // namespace tingpai
