// What lasts from hand to hand.
#pragma once

#include "engine/rules/score.h"
#include "engine/seat.h"

namespace tingpai {

inline constexpr Points riichi_stick = 1000;  // whoever declares riichi puts it down

struct Match {
  int hand_number = 0;  // 0-based
  Wind round = Wind::east;
  Seat first_dealer;  // of the game
  BySeat<Wind> winds;
  BySeat<Points> scores;
  int honba = 0;   // hands since the deal last passed on a win
  int sticks = 0;  // that lie on the table

  bool operator==(const Match&) const = default;
};

// How a hand starts.
struct HandStart {
  int number = 0;  // 0-based
  Wind round = Wind::east;
  BySeat<Wind> winds;
  int honba = 0;

  bool operator==(const HandStart&) const = default;
};

}  // namespace tingpai
