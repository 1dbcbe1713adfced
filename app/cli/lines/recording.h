// A record of a game as a file has it: read, and played from its first event to its last.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/table/record.h"
#include "engine/table/state.h"

namespace tingpai::cli {

inline constexpr std::size_t record_mebibytes = 16;  // of a file, at most; a game of sixteen hands takes 0.05

struct Recording {
  std::vector<Event> events;
  TableState end;
};
struct RecordProblem {
  std::size_t line = 0;  // 1-based
  std::string message;
  std::optional<std::size_t> column = {};  // 1-based, where a word of the line is to blame
};
// "3", or "3:17" with the column.
std::string place_of(const RecordProblem& problem);

std::variant<Recording, RecordProblem> read_recording(std::string_view text, RecordEnd end);

// Whether all walls are those of the game's seed. Others are legal: from another program, or reshuffled.
bool walls_follow_from_the_seed(const std::vector<Event>& events);

// The line of an event, 1-based.
inline std::size_t line_of_event(std::size_t number) { return number + 2; }  // after the header

}  // namespace tingpai::cli
