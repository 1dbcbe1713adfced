// A game as text: a header line, then one event a line. A record cut short replays up to its last whole line
// only if the reader asks for that; a damaged line is an error with its number.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/table/event.h"

namespace tingpai {

std::string to_text(const std::vector<Event>& events);
Result<std::vector<Event>> parse_record(std::string_view text);  // the error's position is the 1-based line

}  // namespace tingpai
