// Lines from a file descriptor, with a limit to the waiting: for conversations, where a stream would block.
#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace tingpai::programs {

using Milliseconds = std::chrono::milliseconds;

class LineSource {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t longest_line = 1 << 20;  // bytes

  explicit LineSource(int descriptor) : descriptor_(descriptor) {}  // not owned

  enum class Got { line, nothing_yet, too_long, end };
  // The next line without its end. Waits for ever without a limit, and never longer than that, however much
  // comes. A last line may lack its end; one that is too long is dropped.
  Got next(std::string& line, std::optional<Milliseconds> limit = std::nullopt);
  // Whether nothing but blank lines comes before the end of the input, as far as the limit tells.
  bool ends_within(Milliseconds limit);
  // Why the input ended before its end: an errno, 0 if it did not.
  int problem() const { return problem_; }

 private:
  bool fill(std::optional<Clock::time_point> deadline);  // false: nothing came before the deadline

  int descriptor_;
  std::string buffer_;
  bool dropping_ = false;  // the rest of a line that is too long
  bool ended_ = false;
  int problem_ = 0;
};

}  // namespace tingpai::programs
