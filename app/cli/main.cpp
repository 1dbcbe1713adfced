// tingpai-cli: the headless tools. Exit codes: 0 done, 1 the work failed, 2 bad usage.
#include <algorithm>
#include <csignal>
#include <iostream>
#include <string>
#include <string_view>

#include "app/cli/commands.h"
#include "app/cli/files.h"

namespace {

using tingpai::cli::Arguments;
using tingpai::cli::Command;

using Words = std::span<const char* const>;

const std::vector<Command>& commands() {
  using namespace tingpai::cli;
  static const std::vector<Command> all{
      shanten_command(), score_command(), analyze_command(), value_command(), arena_command(),
      merge_command(),   null_command(),  bot_command(),     serve_command(), replay_command(),
      convert_command(), deal_command(),  lessons_command(), bench_command()};
  return all;
}

constexpr std::string_view later[] = {"tune"};

const Command* command_named(std::string_view name) {
  const auto found = std::ranges::find(commands(), name, &Command::name);
  return found == commands().end() ? nullptr : &*found;
}

// The command that the words begin with, one word of them or two, which are taken away.
const Command* take_command(Words& words) {
  for (const std::size_t size : {2u, 1u}) {
    if (words.size() < size) continue;
    std::string name = words[0];
    if (size == 2) name.append(" ").append(words[1]);
    if (const Command* command = command_named(name)) {
      words = words.subspan(size);
      return command;
    }
  }
  return nullptr;
}

std::string overview() {
  std::string text = "usage: tingpai-cli COMMAND [OPTIONS]\n\n";
  for (const Command& command : commands()) {
    text.append("  ").append(command.name).append(" ").append(synopsis(command));
    text.append("\n      ").append(command.purpose).append("\n");
  }
  return text + "\ntingpai-cli COMMAND --help tells more of a command, with an example. Levels: " +
         tingpai::cli::level_names() + ". Exit codes: 0 done, 1 the work failed, 2 bad usage.\n";
}

int bad_usage(const std::string& message) {
  tingpai::cli::complain(message + "\nSee tingpai-cli --help");
  return 2;
}

int run(const Command& command, Words words) {
  const auto arguments = Arguments::parse(words, known(command));
  const std::string prefix = std::string(command.name) + ": ";
  if (!arguments) return bad_usage(prefix + arguments.error().message);
  const auto code = command.run(*arguments);
  return code ? *code : bad_usage(prefix + code.error().message);
}

bool asks_for_help(Words words) {
  return std::ranges::any_of(words, [](std::string_view word) { return word == "--help" || word == "-h"; });
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);  // a reader that has gone is an error like others
  tingpai::cli::occupy_standard_streams();
  Words words(argv + 1, static_cast<std::size_t>(argc > 0 ? argc - 1 : 0));
  if (words.empty()) {
    std::cerr << overview();
    return 2;
  }
  const std::string name = words[0];
  const Command* command = take_command(words);
  if (asks_for_help(words)) {
    const std::string text = command != nullptr ? help(*command) : overview();
    return tingpai::cli::Output::standard().write(text) ? 0 : 1;
  }
  if (command != nullptr) return run(*command, words);
  if (std::ranges::find(later, name) != std::end(later)) return bad_usage(name + " is not there yet");
  return bad_usage("unknown command \"" + name + "\"");
}
