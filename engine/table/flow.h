// What happens next at a table: by itself, and by a seat's action. The referee plays by it and check()
// compares with it. Internal to engine/table.
#pragma once

#include <span>

#include "engine/table/state.h"

namespace tingpai::detail {

// What happens if nobody decides anything: dealing, flowers, drawing (in claiming and robbing: everybody has
// passed), the end of a hand or game. Nothing where somebody must act, before and after the game.
std::optional<Event> automatic_event(const TableState& state);
// How the first hand starts.
HandStart first_hand(const TableState& state);
// What a legal action other than a pass leads to, where one seat alone is asked or has its way.
Event event_of(const TableState& state, Seat seat, const Action& action);
// The win of a seat that may win now, at its place among several on one tile: see events::Won.
events::Won won_by(const TableState& state, Seat seat, int place, int more);
// What the wins of these seats on one tile lead to, in the order of turns.
std::vector<Event> wins(const TableState& state, std::span<const Seat> seats);
// The seats that may win on the open tile and come after `seat` in the order of turns. None where no tile is
// open.
std::vector<Seat> later_winners(const TableState& state, Seat seat);
// What the answers of all four lead to where they exchange tiles or give up suits.
Event all_at_once(const TableState& state, const BySeat<std::optional<Action>>& answers);

}  // namespace tingpai::detail
