// How long the table waits for answers. Nothing that a player cannot see has a part in it: a pause that
// depended on whether somebody can call would give that away.
#pragma once

#include <chrono>
#include <cstdint>

#include "engine/table/state.h"

namespace tingpai::app {

// From the question to its answers, at least. pace: see AppSettings::pace. key: the game's own, so that
// pauses vary a little and repeat when the game is resumed.
std::chrono::milliseconds answer_pause(const PublicState& table, std::chrono::milliseconds pace,
                                       std::uint64_t key);

}  // namespace tingpai::app
