#include "app/programs/command_line.h"

#include <QStandardPaths>
#include <algorithm>
#include <cctype>
#include <utility>

namespace tingpai::programs {

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t'; }

bool is_control(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte < ' ' && c != '\t') || byte == 127;
}

// Reads on from a place in the text.
class Splitter {
 public:
  explicit Splitter(std::string_view text) : text_(text) {}

  std::variant<std::vector<std::string>, CommandProblem> split() {
    std::vector<std::string> arguments;
    for (skip_blanks(); at_ < text_.size(); skip_blanks()) {
      std::string argument;
      while (at_ < text_.size() && !is_blank(text_[at_])) {
        if (!take_part(argument)) return CommandProblem::unclosed_quote;
      }
      arguments.push_back(std::move(argument));
    }
    if (arguments.empty() || arguments.front().empty()) return CommandProblem::empty;
    return arguments;
  }

 private:
  void skip_blanks() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
  }
  // A quoted part, or a character. False: its quote is not closed.
  bool take_part(std::string& argument) {
    const char c = text_[at_++];
    if (c == '\'' || c == '"') return take_quoted(argument, c);
    const bool keeps_next = c == '\\' && at_ < text_.size();
    argument += keeps_next ? text_[at_++] : c;
    return true;
  }
  bool take_quoted(std::string& argument, char quote) {
    while (at_ < text_.size()) {
      const char c = text_[at_++];
      if (c == quote) return true;
      const bool keeps_next =
          quote == '"' && c == '\\' && at_ < text_.size() && (text_[at_] == '"' || text_[at_] == '\\');
      argument += keeps_next ? text_[at_++] : c;
    }
    return false;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

bool is_plain(char c) {
  return static_cast<unsigned char>(c) > 127 || std::isalnum(static_cast<unsigned char>(c)) != 0 ||
         std::string_view("-_./=:,+@%").find(c) != std::string_view::npos;
}

std::string quoted_argument(const std::string& argument) {
  if (!argument.empty() && std::ranges::all_of(argument, is_plain)) return argument;
  std::string text = "\"";
  for (const char c : argument) {
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
  return text + '"';
}

}  // namespace

std::variant<std::vector<std::string>, CommandProblem> split(std::string_view text) {
  if (std::ranges::any_of(text, is_control)) return CommandProblem::unprintable;
  return Splitter(text).split();
}

std::string joined(const std::vector<std::string>& arguments) {
  std::string text;
  for (const std::string& argument : arguments) text += (text.empty() ? "" : " ") + quoted_argument(argument);
  return text;
}

std::variant<Launch, CommandProblem> launch_of(std::string_view text) {
  const auto parts = split(text);
  if (const auto* problem = std::get_if<CommandProblem>(&parts)) return *problem;
  Launch launch{std::get<std::vector<std::string>>(parts), true};
  std::string& program = launch.arguments.front();
  if (program.find('/') != std::string::npos && program.front() != '/') return CommandProblem::no_full_path;
  program = QStandardPaths::findExecutable(QString::fromStdString(program)).toStdString();
  if (program.empty()) return CommandProblem::no_such_program;
  return launch;
}

}  // namespace tingpai::programs
