// How near to winning players are, by their levels, discards and claims. Measured in self-play.
#pragma once

#include <array>

#include "engine/ai/field.h"
#include "engine/ai/odds.h"
#include "engine/table/state.h"

namespace tingpai {

// Chances of: ready to win, 1, 2, 3, 4, 5 or more from it; sum 1.
using ReadinessRow = std::array<float, 6>;

// Of any player of the level. discards: made so far; melds: called ones, a concealed kong not counted.
const ReadinessRow& readiness_row(Level level, int discards, int melds);

// Of this player, by its conduct too.
ReadinessRow readiness_of(const PublicState& table, Seat seat, const Pace& pace);

// How soon a player wins that is ready with such a chance (0 to 1).
Rival rival_of(const Pace& pace, double ready);

}  // namespace tingpai
