// The same past with another luck.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/table/event.h"

namespace tingpai {

// A record in which all has been seen to happen as in `events`, but what nobody of `known` has seen in the
// hand that is being played was shuffled anew: the tiles in the other players' hands and those left in the
// wall. Concealed kongs stay. Flowers stay in the wall. The result is a record like any other. `events` must
// be one (see Referee::resume), with a hand under way and a common wall; else,
// and where no other luck fits, it comes back as it is.
std::vector<Event> reshuffled(std::vector<Event> events, const BySeat<bool>& known, std::uint64_t seed);

// The seed that deals every wall of a record anew. Nothing before the game has begun, and where a wall is
// another than the seed's.
std::optional<std::uint64_t> seed_of(const std::vector<Event>& events);

}  // namespace tingpai
