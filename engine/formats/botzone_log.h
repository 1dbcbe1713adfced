// A game of Chinese Official as Botzone hands out its logs: a line of text for everything that happens, every
// tile told. A hand is a match; a game of several is as many matches, one after the other.
//
//   Match 1                      any name
//   Wind 0                       the round
//   Player 0 Deal W1 ...         thirteen tiles each; players are 0 east to 3 north
//   Player 0 Draw|Play|Peng|Gang|AnGang|BuGang|Hu|BuHua X, or Chi M with the chow's middle tile
//   Huang                        nobody has won
//   Fan 8 ...                    of the winner; let pass
//   Score 24 -8 -8 -8            what everybody has won or lost
//
// Behind a claim "Ignore Player 1 Chi M" may tell of claims that it outranked. Tiles are those of botzone.h.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "engine/table/event.h"

namespace tingpai::botzone {

// The record that the log becomes; every payment must be that of our rules. The error's position is the line,
// from 1.
Result<std::vector<Event>> read_log(std::string_view text);
// The log of a record of Chinese Official, from its start.
std::string log_of(const std::vector<Event>& events);

}  // namespace tingpai::botzone
