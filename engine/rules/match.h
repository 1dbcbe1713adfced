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
  int honba = 0;        // hands since the deal last passed on a win
  int sticks = 0;       // that lie on the table
  bool midway = false;  // it began with an Opening

  bool operator==(const Match&) const = default;
};

// Where a game begins of which the first hands are not told.
struct Opening {
  Wind round = Wind::east;
  Seat dealer;
  Seat first_dealer;
  int honba = 0;
  int sticks = 0;
  BySeat<Points> scores{};

  bool operator==(const Opening&) const = default;
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
