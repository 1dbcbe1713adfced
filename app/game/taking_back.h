// What a person may take back.
#pragma once

#include <optional>
#include <vector>

#include "app/game/game_at_table.h"

namespace tingpai::app {

// How many of the game's events had happened before the last choice that a person has made.
std::optional<std::size_t> before_last_choice(const GameAtTable& game, const std::vector<Event>& events);

}  // namespace tingpai::app
