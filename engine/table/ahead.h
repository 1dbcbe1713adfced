// Moments to come that no event leads to.
#pragma once

#include "engine/table/view.h"

namespace tingpai {

// So many players after the one whose turn it is have drawn a tile and thrown one away that tells nothing:
// the wall is shorter, and `turn` stays.
PlayerView after_quiet_turns(PlayerView view, int players);

}  // namespace tingpai
