// The same past with another luck.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/table/event.h"

namespace tingpai {

// The same record, with everything that no player of `known` has seen in the current hand shuffled anew: the
// tiles in the other players' hands and those left in the wall. Concealed kongs stay, and flowers stay in the
// wall. The result is a record like any other. `events` must be one (see Referee::resume), with a hand in
// progress; otherwise, or if no other order fits, it is returned unchanged.
std::vector<Event> reshuffled(std::vector<Event> events, const BySeat<bool>& known, std::uint64_t seed);

// The seed that deals every wall of a record again. Nothing before the game has begun, or if a wall does not
// come from the seed.
std::optional<std::uint64_t> seed_of(const std::vector<Event>& events);

}  // namespace tingpai
