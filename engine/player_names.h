// What the players of a record from elsewhere are called: text that nobody vouches for, cut down to what can
// be stored and shown.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/seat.h"

namespace tingpai {

inline constexpr std::size_t longest_player_name = 40;  // characters

using PlayerNames = BySeat<std::string>;  // UTF-8; an empty one is not known

// Whether it is UTF-8 of at most that many characters, none of which controls a terminal or how text runs.
bool is_player_name(std::string_view text);
// What of a text can be a name: the other characters are left out, and so is what is too long.
std::string as_player_name(std::string_view text);

// The four as a word without spaces, and back. False where they cannot be read.
std::string to_text(const PlayerNames& names);
bool parse_player_names(std::string_view word, PlayerNames& names);

}  // namespace tingpai
