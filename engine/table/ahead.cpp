#include "engine/table/ahead.h"

namespace tingpai {

PlayerView after_quiet_turns(PlayerView view, int players) {
  Seat seat = view.table.turn;
  for (int i = 0; i < players; ++i) {
    seat = view.table.after(seat);
    --view.table.wall_left;
    ++view.table.taken[seat];
  }
  return view;
}

}  // namespace tingpai
