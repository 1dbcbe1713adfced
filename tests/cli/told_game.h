// What a host says to a seat in our own protocol.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/rules/ruleset.h"
#include "engine/seat.h"

// In a game between quick players, from hello to end.
std::vector<std::string> lines_of_a_game(const tingpai::Ruleset& ruleset, std::uint64_t seed,
                                         tingpai::Seat seat);
