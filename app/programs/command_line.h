// What a person types to name a program, split into arguments without a shell: nothing in it is looked up or
// replaced but the place of the program itself.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/programs/program.h"

namespace tingpai::programs {

enum class CommandProblem : std::uint8_t {
  empty,
  unclosed_quote,
  unprintable,   // a control character
  no_full_path,  // a place that depends on the folder it begins in, which is an empty one
  no_such_program
};

// Blanks part arguments. '...' keeps all as it is, "..." too but for \" and \\; outside quotes a \ keeps the
// character after it.
std::variant<std::vector<std::string>, CommandProblem> split(std::string_view text);
// Text that splits into these.
std::string joined(const std::vector<std::string>& arguments);

// How it will be run: confined, the program found on the person's PATH and named by its full path.
std::variant<Launch, CommandProblem> launch_of(std::string_view text);

}  // namespace tingpai::programs
