#include "app/cli/lines/lines.h"

#include <unistd.h>

#include <cstdio>
#include <cstring>

#include "app/formats/json.h"
#include "app/programs/line_source.h"

namespace tingpai::cli {

using namespace programs;

std::string error_line(std::size_t line, const FieldError& error) {
  JsonObject what;
  what.set("line", line).set("field", error.field).set("message", error.message);
  return JsonObject().set("error", what).text();
}

namespace {

LineAnswer answer_to(LineSource::Got got, std::string_view line, std::size_t number, const Answer& answer) {
  if (got == LineSource::Got::too_long) return FieldError{"", "the line is longer than 1 MiB"};
  return answer(line, number);
}

// Where the error cannot stand in the output, it must not go unseen.
bool write_error(Output& out, std::size_t line, const FieldError& error) {
  if (out.write(error_line(line, error) + '\n')) return true;
  complain("line " + std::to_string(line) + ": " + (error.field.empty() ? "" : error.field + ": ") +
           error.message);
  return false;
}

}  // namespace

Result<int> answer_lines(const Arguments& arguments, const Answer& answer,
                         const std::function<int(Output&, std::size_t bad)>& at_end) {
  const auto in = Input::open(arguments);
  if (!in) return in.error();
  auto out = Output::open(arguments);
  if (!out) return out.error();

  LineSource source(in->descriptor());
  std::string line;
  std::size_t number = 0, bad = 0;
  Progress progress;
  for (auto got = source.next(line); got != LineSource::Got::end; got = source.next(line)) {
    ++number;
    const LineAnswer answered = answer_to(got, line, number, answer);
    if (const auto* error = std::get_if<FieldError>(&answered)) {
      ++bad;
      if (!write_error(*out, number, *error)) return 1;
    } else if (const auto& text = std::get<std::string>(answered); !text.empty()) {
      if (!out->write(text + '\n')) return 1;
    }
    progress.show(number);
  }
  if (source.problem() != 0) {
    complain("cannot read " + in->name() + ": " + std::strerror(source.problem()));
    return 1;
  }
  const int code = at_end ? at_end(*out, bad) : bad > 0 ? 1 : 0;
  return out->failed() ? 1 : code;
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
