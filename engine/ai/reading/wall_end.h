// What the end of the wall brings where who is not ready pays who is: METHOD.md, Values of actions.
#pragma once

#include <span>

#include "engine/ai/odds.h"
#include "engine/ai/profile.h"
#include "engine/ai/reading/danger.h"

namespace tingpai {

// One of the others who still plays, as it may be when the wall ends the hand.
struct OtherAtEnd {
  Seat seat;
  double stays = 1;  // chance that it has not won by then, 0 to 1
  // Chance that it is ready, as the tables of readiness have it, 0 to 1: then, and now.
  double ready = 0;
  double ready_now = 0;
  double cost = 0;  // see Danger
};

// When the wall has ended the hand, in the profile's unit of value.
struct SettledAtEnd {
  double paid = 0;  // to this seat by those who are not ready, if it is
  double pays = 0;  // what it pays or returns, if it is not
};

// Found among experts: see METHOD.md.
struct WallEndModel {
  SettledAtEnd (*settled)(const PlayerView& view, std::span<const OtherAtEnd> others) = nullptr;
  double quiet = 1;       // chance that the last discards do not deal in
  double quiet_turn = 1;  // that a turn does not end a hand that goes on, beside what the others' pace says
  double later_rate = 0.35;  // of a step after the next one, by draw
  double keeps_on = 1;       // chance that a hand is still played for its next step
};

struct WallEnd {
  // Chance that the wall ends the hand if this seat does not win, 0 to 1: while it goes on, while it gives
  // up.
  double comes = 0;
  double comes_given_up = 0;
  SettledAtEnd then;
  int draws = 0;  // that this seat still has before

  // For a hand that wins and is ready in the end with such chances (0 to 1).
  double going_on(double wins, double ready) const { return comes * settled(wins, ready); }
  double giving_up(double wins, double ready) const { return comes_given_up * settled(wins, ready); }

 private:
  double settled(double wins, double ready) const {
    return (1 - wins) * (ready * then.paid - (1 - ready) * then.pays);
  }
};

WallEnd wall_end_of(const PlayerView& view, const Rivals& rivals, const Danger& danger,
                    const Profile& profile);

// The chance that a hand is ready after so many draws; `rate` is the chance that a draw brings it a step
// nearer.
double ready_after(const WallEndModel& model, int draws, Shanten shanten, double rate);

}  // namespace tingpai
