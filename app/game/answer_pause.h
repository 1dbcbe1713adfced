// How long the table waits for answers. What a player cannot see has no part in it: a pause that depended on
// whether somebody could call would tell just that.
#pragma once

#include <chrono>
#include <cstdint>

#include "engine/table/state.h"

namespace tingpai::app {

// From the question to its answers, at the least. pace: see AppSettings::pace. key: the game's own, so that
// pauses differ a little and come again when the game is taken up again.
std::chrono::milliseconds answer_pause(const PublicState& table, std::chrono::milliseconds pace,
                                       std::uint64_t key);

}  // namespace tingpai::app
