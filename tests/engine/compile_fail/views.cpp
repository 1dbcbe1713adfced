// What must not compile: a view made of a table other than through redact(). CASE picks one; without it
// everything here is right.
#include "engine/table/options.h"

namespace tingpai {

PlayerView allowed(const std::vector<Event>& events, Seat seat) {
  PlayerView view = view_of(seat);
  for (const Event& event : events) evolve(view, redact(event, seat));
  return view;
}

void forbidden([[maybe_unused]] const TableState& state, [[maybe_unused]] const Event& event,
               [[maybe_unused]] Seat seat) {
#if CASE == 1
  PlayerView view = state;
#elif CASE == 2
  PlayerView view{seat, state.table, state.hands[seat], state.held_flowers[seat], state.drawn};
#elif CASE == 3
  PlayerView view = view_of(seat);
  evolve(view, event);
#elif CASE == 4
  SeenEvent seen = event;
#elif CASE == 5
  SeenEvent seen = events::Drew<Truth>{seat, Tile{}, DrawSource::wall};
#elif CASE == 6
  legal_actions(state);
#elif CASE == 7
  evolve(const_cast<TableState&>(state), redact(event, seat));
#endif
}

}  // namespace tingpai
