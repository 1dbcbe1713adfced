// What happens next at a table: by itself, and by a seat's action. The referee plays by it and check()
// compares with it. Internal to engine/table.
#pragma once

#include "engine/table/state.h"

namespace tingpai::detail {

// How the first hand starts, and the one after the table's; nothing after the last. See flow.cpp for the seat
// changes.
HandStart first_hand(const Ruleset& ruleset);
std::optional<HandStart> next_hand(const PublicState& table);

// What happens if nobody decides anything: dealing, flowers, drawing (in claiming and robbing: everybody has
// passed), the end of a hand or game. Nothing where somebody must act, before and after the game.
std::optional<Event> automatic_event(const TableState& state);
// What a legal action other than a pass leads to.
Event event_of(const TableState& state, Seat seat, const Action& action);

}  // namespace tingpai::detail
