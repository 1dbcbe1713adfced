// Places around the table as one seat sees them: 0 the viewer, 1 the next player, 2 opposite, 3 the previous
// one.
#pragma once

#include "engine/table/view.h"

namespace tingpai::app {

// Before the first hand no winds are given, and seats follow each other by number.
inline bool seated(const PublicState& table) {
  return table.winds[all_seats[0]] != table.winds[all_seats[1]];
}

inline int position_of(const PlayerView& view, Seat seat) {
  if (!seated(view.table)) return (seat.index() - view.seat.index() + 4) % 4;
  return view.table.steps(view.seat, seat);
}

inline Seat seat_at(const PlayerView& view, int position) {
  if (!seated(view.table)) return Seat::from_index((view.seat.index() + position) % 4);
  for (const Seat seat : all_seats) {
    if (position_of(view, seat) == position) return seat;
  }
  return view.seat;
}

}  // namespace tingpai::app
