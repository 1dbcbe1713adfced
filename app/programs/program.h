// Another program, spoken to through its standard input and output.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/programs/keeper.h"
#include "app/programs/line_source.h"
#include "engine/result.h"

namespace tingpai::programs {

// How a program is started.
struct Launch {
  std::vector<std::string> arguments;  // the first is the path of its file
  // It begins in an empty folder, which goes with it, knows nothing of our environment and may have no more
  // than `most_memory` and `most_processes`. That is no wall: it may do what the person may.
  bool confined = false;
  int diagnostics = -1;  // the descriptor that its standard errors go to; -1: where ours go, confined nowhere
};
Launch by_shell(std::string command);

class Program {
 public:
  // Runs it below a keeper (keeper.h). Standard input, output and errors must be open.
  static Result<std::unique_ptr<Program>> start(const Launch& launch);
  ~Program();  // ends it and all that it has started, at once
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  enum class Sent : std::uint8_t { all, not_yet, closed };  // closed: it does not listen any more
  Sent send(std::string_view text, LineSource::Clock::time_point deadline);
  void hang_up();  // nothing more will be sent
  // Ends it and all that it has started, so that its output ends: while another thread waits for that.
  void interrupt() const;
  LineSource& output() { return output_; }
  std::optional<Ending> ending();  // nothing: it goes on
  // The same for people: "exit code 3", or "no exit yet".
  std::string end();

 private:
  Program(pid_t keeper, int line, int input, int output, std::filesystem::path folder);

  pid_t keeper_;
  int line_, input_, output_descriptor_;
  std::filesystem::path folder_;  // its own; empty: none
  LineSource output_;
  std::optional<Ending> ending_;
};

}  // namespace tingpai::programs
