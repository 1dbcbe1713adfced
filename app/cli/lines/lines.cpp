#include "app/cli/lines/lines.h"

#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <iostream>

#include "app/cli/lines/json.h"

namespace tingpai::cli {

namespace {

constexpr std::size_t longest_line = 1 << 20;  // bytes; what is beyond is dropped and reported

struct Line {
  std::string text;
  bool too_long = false;
};

// Nothing at the end of the input. A last line may lack its end.
std::optional<Line> next_line(std::istream& in) {
  Line line;
  auto* buffer = in.rdbuf();
  constexpr auto end_of_file = std::char_traits<char>::eof();
  auto c = buffer->sbumpc();
  if (c == end_of_file) return std::nullopt;
  for (; c != end_of_file && c != '\n'; c = buffer->sbumpc()) {
    if (line.text.size() < longest_line) {
      line.text.push_back(static_cast<char>(c));
    } else {
      line.too_long = true;
    }
  }
  if (line.text.ends_with('\r')) line.text.pop_back();
  return line;
}

// Standard input or output, or the file that an option names.
template <class File, class Stream>
Result<Stream*> open(const Arguments& arguments, std::string_view option, File& file, Stream& standard) {
  const auto path = arguments.text(option);
  if (!path) return &standard;
  file.open(*path, std::ios::binary);
  if (!file) return Error{.message = "cannot open " + *path};
  return &file;
}

}  // namespace

std::string error_line(std::size_t line, const FieldError& error) {
  JsonObject what;
  what.set("line", line).set("field", error.field).set("message", error.message);
  return JsonObject().set("error", what).text();
}

Result<int> answer_lines(const Arguments& arguments,
                         const std::function<LineAnswer(std::string_view, std::size_t)>& answer,
                         const std::function<int(std::ostream&, std::size_t bad)>& at_end) {
  std::ios::sync_with_stdio(false);
  std::ifstream in_file;
  std::ofstream out_file;
  const auto in = open<std::ifstream, std::istream>(arguments, "--in", in_file, std::cin);
  if (!in) return in.error();
  const auto out = open<std::ofstream, std::ostream>(arguments, "--out", out_file, std::cout);
  if (!out) return out.error();

  std::size_t number = 0, bad = 0;
  Progress progress;
  while (const auto line = next_line(**in)) {
    ++number;
    const LineAnswer answered =
        line->too_long ? FieldError{"", "the line is longer than 1 MiB"} : answer(line->text, number);
    if (const auto* error = std::get_if<FieldError>(&answered)) {
      ++bad;
      **out << error_line(number, *error) << '\n';
    } else if (const auto& text = std::get<std::string>(answered); !text.empty()) {
      **out << text << '\n';
    }
    (*out)->flush();
    progress.show(number);
  }
  const int code = at_end ? at_end(**out, bad) : bad > 0 ? 1 : 0;
  (*out)->flush();
  if (!**out) {
    std::cerr << "tingpai-cli: the output could not be written\n";
    return 1;
  }
  return code;
}

Result<int> write_output(const Arguments& arguments, std::string_view text) {
  std::ofstream file;
  const auto out = open<std::ofstream, std::ostream>(arguments, "--out", file, std::cout);
  if (!out) return out.error();
  **out << text << std::flush;
  if (!**out) {
    std::cerr << "tingpai-cli: the output could not be written\n";
    return 1;
  }
  return 0;
}

Progress::Progress(std::size_t total) : total_(total), terminal_(isatty(STDERR_FILENO) != 0) {}

Progress::~Progress() {
  if (shown_) std::fputs("\r\033[K", stderr);
}

void Progress::show(std::size_t done) {
  constexpr std::size_t every = 100;  // where the total is unknown
  if (!terminal_ || (total_ == 0 && done % every != 0)) return;
  shown_ = true;
  if (total_ == 0) {
    std::fprintf(stderr, "\r%zu", done);
    return;
  }
  constexpr std::size_t width = 40;
  const std::string bar(width * done / total_, '#');
  std::fprintf(stderr, "\r[%-*s] %zu / %zu", static_cast<int>(width), bar.c_str(), done, total_);
}

}  // namespace tingpai::cli
