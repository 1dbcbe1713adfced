// What a command reads and where it writes: files, or the standard streams. Errors say which file, and why.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/cli/arguments.h"
#include "engine/result.h"

namespace tingpai::cli {

// A standard stream that was closed stays unusable, but no file that is opened later takes its number.
void occupy_standard_streams();
// To tell what went wrong, on standard error: "tingpai-cli: MESSAGE".
void complain(const std::string& message);

class Input {
 public:
  static Result<Input> open(const std::string& path);
  static Result<Input> open(const Arguments& arguments);  // --in, the first operand or standard input
  Input(Input&& other) noexcept;
  Input& operator=(Input&&) = delete;
  ~Input();

  int descriptor() const { return descriptor_; }
  const std::string& name() const { return name_; }  // the path, or "standard input"
  // All of it, if that is no more than so many MiB.
  Result<std::string> text(std::size_t most_mebibytes) const;

 private:
  Input(int descriptor, std::string name, bool owned);
  int descriptor_;
  std::string name_;
  bool owned_;
};

// A whole file, if it is no larger than so many MiB.
Result<std::string> file_text(const std::string& path, std::size_t most_mebibytes);

class Output {
 public:
  static Output standard();
  static Result<Output> open(const Arguments& arguments);  // --out or standard output
  Output(Output&& other) noexcept;
  Output& operator=(Output&&) = delete;
  ~Output();

  // At once. The first failure is told on standard error; after it nothing more is written.
  bool write(std::string_view text);
  bool failed() const { return failed_; }

 private:
  Output(int descriptor, std::string name, bool owned);
  int descriptor_;
  std::string name_;
  bool owned_;
  bool failed_ = false;
};

}  // namespace tingpai::cli
