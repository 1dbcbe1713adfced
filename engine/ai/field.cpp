#include "engine/ai/field.h"

namespace tingpai {

void Pace::learn(const Shares& chances) {
  constexpr double never = 1e-6;  // no share ever vanishes for good
  double sum = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (shares_[i] > 0) shares_[i] *= chances[i] + never;
    sum += shares_[i];
  }
  for (double& share : shares_) share /= sum;
}

Field field_of(Level level) {
  Field field;
  for (Pace& pace : field) pace = level;
  return field;
}

Pace pace_of_others(const Field& field, Seat seat) {
  Pace::Shares shares{};
  for (const Seat other : all_seats) {
    for (std::size_t level = 0; level < Pace::count && other != seat; ++level)
      shares[level] += field[other].shares()[level] / 3;
  }
  return Pace(shares);
}

}  // namespace tingpai
