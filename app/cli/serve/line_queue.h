// Lines that come in pieces of any size.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tingpai::cli {

class LineQueue {
 public:
  static constexpr std::size_t longest_line = 1 << 16;  // bytes

  void append(std::string_view bytes);
  // Throws away the lines that were taken. Where nothing waits no memory is kept: most clients are silent.
  void tidy();
  // No more bytes come: what is left is the last line.
  void end() { ended_ = true; }
  // Bytes that wait.
  std::size_t size() const { return bytes_.size() - start_; }

  enum class Got { line, too_long, nothing };
  // The next line without its end, until more is appended or it is tidied. One that is too long is dropped as
  // it comes.
  Got next(std::string_view& line);
  // Whether next() has something to give.
  bool ready();

 private:
  bool find_end();

  std::string bytes_;
  std::size_t start_ = 0;  // of the next line
  std::size_t end_ = 0;    // no line ends before this
  bool dropping_ = false;
  bool ended_ = false;
};

}  // namespace tingpai::cli
