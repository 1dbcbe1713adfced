// tingpai-cli: the headless tools. Exit codes: 0 done, 1 the work failed, 2 bad usage.
#include <csignal>
#include <iostream>
#include <string>
#include <string_view>

#include "app/cli/commands.h"
#include "app/cli/lines/files.h"

namespace {

using tingpai::Result;
using tingpai::cli::Arguments;

struct Command {
  std::string_view name;
  std::string_view synopsis;
  std::string_view purpose;
  Arguments::Known known;
  Result<int> (*run)(const Arguments&);
};

std::vector<Command> hand_commands() {
  using namespace tingpai::cli;
  return {
      {"shanten",
       "[--in FILE] [--out FILE]",
       "how far each hand (tile text or 34 digits, one a line) is from complete",
       {{"--in", "--out"}, {}, 0},
       shanten_command},
      {"score",
       "--rules mcr [--check] [--in FILE] [--out FILE]",
       "what each case (JSON, one a line) is worth; --check compares with what the case expects",
       {{"--rules", "--in", "--out"}, {"--check"}, 0},
       score_command},
      {"analyze",
       "--rules mcr [--level LEVEL] [--in FILE] [--out FILE]",
       "what a level (expert) would do in each position (JSON, one a line), and why",
       {{"--rules", "--level", "--in", "--out"}, {}, 0},
       analyze_command},
      {"value",
       "--rules mcr [--in FILE] [--out FILE]",
       "exact chances and points of each hand (JSON, one a line) by discard and turn, opponents ignored",
       {{"--rules", "--in", "--out"}, {}, 0},
       value_command},
  };
}

std::vector<Command> match_commands() {
  using namespace tingpai::cli;
  return {
      {"arena",
       "--rules mcr --seats A,B,C,D --walls N [--seed S] [--threads T] [--records DIR] [--answer-limit MS] "
       "[--sprt LO,HI] [--state FILE] [--shard I/N] [--json] [--out FILE]",
       "a match between four players, levels or exec:COMMAND, each wall played with the seats rotated four "
       "ways;\n      --sprt stops it once the walls tell whether the first player gains LO or HI points "
       "a hand over the others,\n      --state goes on where a run was stopped, --shard plays every N-th "
       "wall from "
       "the I-th",
       {{"--rules", "--seats", "--walls", "--seed", "--threads", "--records", "--answer-limit", "--sprt",
         "--state", "--shard", "--out"},
        {"--json"},
        0},
       arena_command},
      {"arena merge",
       "FILE... [--json|--table] [--out FILE]",
       "what one run would have printed with --json (or its table), from the --json lines of all its shards",
       {{"--out"}, {"--json", "--table"}, 100'000},
       merge_command},
      {"arena null",
       "exact|coverage --rules mcr [--level LEVEL] [--walls N] [--matches M] [--seed S] [--threads T] "
       "[--json] [--out FILE]",
       "a level (beginner) against itself: with the same search seeds it must score 0 on each wall, with "
       "others\n      the 95 % intervals of 1,000 matches of 100 walls must cover 0 in 93 to 97 %",
       {{"--rules", "--level", "--walls", "--matches", "--seed", "--threads", "--out"}, {"--json"}, 1},
       null_command},
      {"bot",
       "--protocol botzone [--level LEVEL] [--in FILE] [--out FILE]",
       "a bot (expert) for another program's table, which sends it requests and reads its answers",
       {{"--protocol", "--level", "--in", "--out"}, {}, 0},
       bot_command},
      {"replay",
       "FILE [--unfinished] [--out FILE]",
       "verifies a record event by event and prints its final score",
       {{"--out"}, {"--unfinished"}, 1},
       replay_command},
      {"deal",
       "--rules mcr --seed S [--out FILE]",
       "the wall and the four opening hands of a numbered deal",
       {{"--rules", "--seed", "--out"}, {}, 0},
       deal_command},
      {"lessons",
       "--rules mcr [--seed S] [--out FILE]",
       "positions of self-play with one clearly best answer, for the window's book of mistakes",
       {{"--rules", "--seed", "--out"}, {}, 0},
       lessons_command},
      {"bench",
       "[--rules mcr] [--signature | --latency LEVEL [--positions N]] [--out FILE]",
       "a signature of all decisions at fixed views and budgets, and speeds; or how long a level takes",
       {{"--rules", "--latency", "--positions", "--out"}, {"--signature"}, 0},
       bench_command},
  };
}

const std::vector<Command>& commands() {
  static const std::vector<Command> all = [] {
    std::vector<Command> list = hand_commands();
    for (Command& command : match_commands()) list.push_back(std::move(command));
    return list;
  }();
  return all;
}

const Command* command_named(std::string_view name) {
  for (const Command& command : commands()) {
    if (command.name == name) return &command;
  }
  return nullptr;
}

constexpr std::string_view later[] = {"convert"};

std::string help() {
  std::string text = "usage: tingpai-cli COMMAND [OPTIONS]\n\n";
  for (const Command& command : commands()) {
    text.append("  ").append(command.name).append(" ").append(command.synopsis);
    text.append("\n      ").append(command.purpose).append("\n");
  }
  return text + "\nLevels: " + tingpai::cli::level_names() +
         ". Exit codes: 0 done, 1 the work failed, 2 bad usage.\n";
}

int bad_usage(const std::string& message) {
  tingpai::cli::complain(message + "\nSee tingpai-cli --help");
  return 2;
}

int run(const Command& command, std::span<const char* const> words) {
  const auto arguments = Arguments::parse(words, command.known);
  const std::string prefix = std::string(command.name) + ": ";
  if (!arguments) return bad_usage(prefix + arguments.error().message);
  const auto code = command.run(*arguments);
  return code ? *code : bad_usage(prefix + code.error().message);
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);  // a reader that has gone is an error like others
  tingpai::cli::occupy_standard_streams();
  const std::span<const char* const> words(argv + 1, static_cast<std::size_t>(argc > 0 ? argc - 1 : 0));
  if (words.empty()) {
    std::cerr << help();
    return 2;
  }
  const std::string_view name = words[0];
  for (const std::string_view word : words) {
    if (word == "--help" || word == "-h") {
      return tingpai::cli::Output::standard().write(help()) ? 0 : 1;
    }
  }
  if (words.size() > 1) {
    const std::string both = std::string(name) + ' ' + words[1];
    if (const Command* command = command_named(both)) return run(*command, words.subspan(2));
  }
  if (const Command* command = command_named(name)) return run(*command, words.subspan(1));
  for (const std::string_view command : later) {
    if (command == name) return bad_usage(std::string(name) + " is not there yet");
  }
  return bad_usage("unknown command \"" + std::string(name) + "\"");
}
