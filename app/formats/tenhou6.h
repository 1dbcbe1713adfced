// A game of riichi as the viewer of tenhou.net/6 has it: one JSON object, a hand a row of lists.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/formats/logged_game.h"

namespace tingpai::tenhou6 {

inline constexpr std::string_view letters = "ABCD";  // of players without names

// Places in the game, and the error's position, are hands, from 1. Text before the object, as in a link, is
// let pass.
Result<LoggedGame> read_log(std::string_view text);
// The log of a record of riichi, from its start: one line.
std::string log_of(const std::vector<Event>& events);

}  // namespace tingpai::tenhou6
