// Another program, spoken to through its standard input and output. Its diagnostics go where ours go.
#pragma once

#include <sys/types.h>

#include <memory>
#include <string>
#include <string_view>

#include "app/cli/lines/line_source.h"
#include "engine/result.h"

namespace tingpai::cli {

class Program {
 public:
  // Runs the command with /bin/sh, below a keeper (keeper.h). Standard input, output and errors must be open.
  static Result<std::unique_ptr<Program>> start(const std::string& command);
  ~Program();  // ends it and all that it has started, at once
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  enum class Sent : std::uint8_t { all, not_yet, closed };  // closed: it does not listen any more
  Sent send(std::string_view text, LineSource::Clock::time_point deadline);
  void hang_up();  // nothing more will be sent
  LineSource& output() { return output_; }
  // How it ended, for people: "exit code 3", or "no exit yet".
  std::string end();

 private:
  Program(pid_t keeper, int line, int input, int output);

  pid_t keeper_;
  int line_, input_, output_descriptor_;
  LineSource output_;
  std::string ending_;
};

}  // namespace tingpai::cli
