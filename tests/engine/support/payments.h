// Payments written as four numbers in tests.
#pragma once

#include "engine/rules/score.h"

namespace tingpai {

inline Payments payments_of(int east, int south, int west, int north) {
  Payments payments;
  payments[all_seats[0]] = east;
  payments[all_seats[1]] = south;
  payments[all_seats[2]] = west;
  payments[all_seats[3]] = north;
  return payments;
}

}  // namespace tingpai
