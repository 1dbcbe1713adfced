// What the end of the wall brings where who is not ready pays who is: METHOD.md, Values of actions.
#pragma once

#include "engine/ai/odds.h"
#include "engine/ai/profile.h"
#include "engine/ai/reading/danger.h"

namespace tingpai {

// In the profile's unit of value.
struct WallEnd {
  double comes = 0;  // chance that the wall ends the hand if this seat does not win, 0 to 1
  double paid = 0;   // then, to this seat by those who are not ready, if it is
  double pays = 0;   // then, what it pays or returns, if it is not
  int draws = 0;     // that this seat still has then

  // For a hand that wins and is ready in the end with such chances (0 to 1).
  double value(double wins, double ready) const {
    return comes * (1 - wins) * (ready * paid - (1 - ready) * pays);
  }
};

WallEnd wall_end_of(const PlayerView& view, const Rivals& rivals, const Danger& danger,
                    const Profile& profile);

// The chance that a hand is ready after so many draws; `rate` is the chance that a draw brings it a step
// nearer.
double ready_after(int draws, Shanten shanten, double rate);

}  // namespace tingpai
