// Commands that answer every line of their input with one line.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <variant>

#include "app/cli/arguments.h"
#include "app/cli/files.h"
#include "app/formats/fields.h"

namespace tingpai::cli {

using LineAnswer = std::variant<std::string, FieldError>;  // an empty text prints nothing

// The text that stands in the place of a bad line.
std::string error_line(std::size_t line, const FieldError& error);

// What a command has to say about a line, which has that number, from 1.
using Answer = std::function<LineAnswer(std::string_view line, std::size_t number)>;

// Feeds the lines of --in (or standard input) to `answer`, and writes the answers to --out (or standard
// output), each at once. `at_end` may add a last line and turns the count of bad lines into the exit code;
// without it any bad line gives 1. Input that cannot be read to its end and output that cannot be written
// are told on standard error and give 1, too.
Result<int> answer_lines(const Arguments& arguments, const Answer& answer,
                         const std::function<int(Output&, std::size_t bad)>& at_end = {});

// A count on standard error while something long runs, if that is a terminal.
class Progress {
 public:
  explicit Progress(std::size_t total = 0);  // 0: unknown
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  void show(std::size_t done);

 private:
  std::size_t total_;
  bool terminal_;
  bool shown_ = false;
};

}  // namespace tingpai::cli
