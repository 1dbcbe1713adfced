// The process between us and another program, which lets nothing of that program outlive its game.
#pragma once

#include <cstdint>

namespace tingpai::programs {

inline constexpr int most_processes = 16;              // of a confined program, its own included
inline constexpr std::int64_t most_memory = 1L << 30;  // bytes, of all its processes together

// What the keeper writes to its line once the command has ended.
struct Ending {
  enum class By : std::uint8_t { exit, signal, memory, processes };  // the last two: more than it may have
  By by = By::exit;
  int number = 0;  // the exit code, or of the signal
};

// What the keeper starts.
struct Command {
  char* const* arguments;    // the first is the path of its file
  char* const* environment;  // null: ours
  const char* folder;        // that it is confined to begin in, see Launch; null: it is not confined
  int diagnostics;           // where its standard errors go; -1: where ours go, of a confined one nowhere
};

// Becomes the keeper, in a process that has just been forked with all signals blocked. Runs the command
// between `input` and `output`. When the other side closes `line`, or has died by whatever cause, it kills
// all that the command has started and ends.
[[noreturn]] void keep(const Command& command, int input, int output, int line);

}  // namespace tingpai::programs
