// A whole game in mjai's messages, one JSON object a line, as a spectator hears them: every hand and draw is
// told.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/formats/logged_game.h"

namespace tingpai::mjai {

// The error's position is the line, from 1; places in the game are lines, too. Messages and fields that are
// not known are let pass.
Result<LoggedGame> read_log(std::string_view text);
// The log of a record of riichi, from its start.
std::string log_of(const std::vector<Event>& events);

}  // namespace tingpai::mjai
