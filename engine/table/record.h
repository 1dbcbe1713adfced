// A game as text: a header line, one event a line, and a trailer line that tells how many events there are.
// Every line carries a checksum, so a damaged or missing line is an error with its number.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/event.h"

namespace tingpai {

inline constexpr std::size_t longest_line = 1 << 20;  // bytes; a wall takes 0.3 thousand

enum class RecordEnd : std::uint8_t {
  trailer,  // the record is closed by its trailer; text that ends before is an error
  open,     // a game in progress: no trailer is needed, and what follows the last line end is left out
};

std::string to_text(const std::vector<Event>& events, RecordEnd end = RecordEnd::trailer);
// The error's position is the 1-based line.
Result<std::vector<Event>> parse_record(std::string_view text, RecordEnd end = RecordEnd::trailer);

}  // namespace tingpai
