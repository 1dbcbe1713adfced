#include "app/cli/files.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <iostream>
#include <utility>

namespace tingpai::cli {

namespace {

Error failure(const std::string& what, const std::string& name, int reason) {
  return Error{.message = "cannot " + what + " " + name + ": " + std::strerror(reason)};
}

}  // namespace

void occupy_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(stream, F_GETFD) >= 0) continue;
    // The lowest free number is this one. Opened the wrong way round, so that its use is an error still.
    [[maybe_unused]] const int taken = ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

void complain(const std::string& message) { std::cerr << "tingpai-cli: " + message + '\n'; }

Input::Input(int descriptor, std::string name, bool owned)
    : descriptor_(descriptor), name_(std::move(name)), owned_(owned) {}

Input::Input(Input&& other) noexcept
    : descriptor_(other.descriptor_),
      name_(std::move(other.name_)),
      owned_(std::exchange(other.owned_, false)) {}

Input::~Input() {
  if (owned_) close(descriptor_);
}

Result<Input> Input::open(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return failure("open", path, errno);
  return Input(descriptor, path, true);
}

Result<Input> Input::open(const Arguments& arguments) {
  if (const auto path = arguments.text("--in")) return open(*path);
  if (!arguments.operands().empty()) return open(arguments.operands().front());
  return Input(STDIN_FILENO, "standard input", false);
}

Result<std::string> Input::text(std::size_t most_mebibytes) const {
  std::string text;
  std::array<char, 1 << 16> bytes;
  for (;;) {
    const auto size = read(descriptor_, bytes.data(), bytes.size());
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) return failure("read", name_, errno);
    if (size == 0) return text;
    text.append(bytes.data(), static_cast<std::size_t>(size));
    if (text.size() > most_mebibytes << 20)
      return Error{.message = name_ + " is larger than " + std::to_string(most_mebibytes) + " MiB"};
  }
}

Result<std::string> file_text(const std::string& path, std::size_t most_mebibytes) {
  const auto input = Input::open(path);
  if (!input) return input.error();
  return input->text(most_mebibytes);
}

Output::Output(int descriptor, std::string name, bool owned)
    : descriptor_(descriptor), name_(std::move(name)), owned_(owned) {}

Output::Output(Output&& other) noexcept
    : descriptor_(other.descriptor_),
      name_(std::move(other.name_)),
      owned_(std::exchange(other.owned_, false)),
      failed_(other.failed_) {}

Output::~Output() {
  if (owned_) close(descriptor_);
}

Output Output::standard() { return Output(STDOUT_FILENO, "standard output", false); }

Result<Output> Output::open(const Arguments& arguments) {
  const auto path = arguments.text("--out");
  if (!path) return standard();
  const int descriptor = ::open(path->c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (descriptor < 0) return failure("open", *path, errno);
  return Output(descriptor, *path, true);
}

bool Output::write(std::string_view text) {
  while (!text.empty() && !failed_) {
    const auto size = ::write(descriptor_, text.data(), text.size());
    if (size >= 0) {
      text.remove_prefix(static_cast<std::size_t>(size));
    } else if (errno != EINTR) {
      failed_ = true;
      complain(failure("write", name_, errno).message);
    }
  }
  return !failed_;
}

}  // namespace tingpai::cli
