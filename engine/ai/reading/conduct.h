// What a player's discards and claims tell of how near to winning it is, beyond their number.
#pragma once

#include <array>

#include "engine/table/state.h"

namespace tingpai {

// How many middle tiles went, how many of the last discards came from the hand, how safe they are, when it
// claimed, as numbers. All 0 before its first discard. What they tell of its hand: ReadinessModel::leans.
using Conduct = std::array<double, 11>;
Conduct conduct_of(const PublicState& table, Seat seat);

}  // namespace tingpai
