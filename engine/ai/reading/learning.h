// What finished hands say about the speed of their players.
#pragma once

#include "engine/ai/field.h"
#include "engine/table/state.h"

namespace tingpai {

// What is known of the players after a hand, by who won and who had not won after so many discards. table: of
// Phase::hand_over or game_over. A player whose level is known stays what it is.
Field after_hand(Field field, const PublicState& table);

// How soon the others at the table are ready, beside players of whom nothing is known: 1 is usual, less is
// slower.
double speed_of(const Field& field, Seat seat, const Ruleset& ruleset);

}  // namespace tingpai
