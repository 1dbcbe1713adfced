// The process between us and another program, which lets nothing of that program outlive its game.
#pragma once

namespace tingpai::cli {

// What the keeper writes to its line once the command has ended.
struct Ending {
  bool by_signal = false;
  int number = 0;  // of the signal, or the exit code
};

// Becomes the keeper, in a process that has just been forked with all signals blocked. Runs the command with
// /bin/sh between `input` and `output`. When the other side closes `line`, or has died by whatever cause, it
// kills all that the command has started and ends.
[[noreturn]] void keep(const char* command, int input, int output, int line);

}  // namespace tingpai::cli
