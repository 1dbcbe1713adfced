// The commands of tingpai-cli. Each file of commands/ has one, with what --help says of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/cli/arguments.h"

namespace tingpai::cli {

struct Command {
  struct Option {
    std::string_view name;   // with its dashes
    std::string_view value;  // "FILE", or nothing: a flag
    std::string_view meaning;
    bool required = false;
  };
  struct Field {  // of a line of input
    std::string_view name;
    std::string_view meaning;
  };

  std::string_view name;
  std::string_view purpose;  // one line
  std::vector<Option> options;
  std::string_view operands = {};  // "FILE...", for those at most:
  std::size_t most_operands = 0;
  std::string_view input = {};  // what a line of input is
  std::vector<Field> fields = {};
  // Instead of fields, where they differ between kinds of rules.
  const std::vector<Field>& (*fields_under)(const Ruleset&) = nullptr;
  std::string_view example;  // for a shell; %RULES in any text is the default ruleset, %ALL_RULES all names
  Result<int> (*run)(const Arguments&);  // an error is bad usage (exit code 2), the number another exit code
};

Command shanten_command();
Command score_command();
Command analyze_command();
Command value_command();
Command arena_command();
Command merge_command();  // arena merge
Command null_command();   // arena null
Command bot_command();
Command serve_command();
Command replay_command();
Command convert_command();
Command deal_command();
Command lessons_command();
Command bench_command();

// Options that many commands have.
inline constexpr Command::Option rules_option{
    "--rules", "RULES", "%ALL_RULES, or %RULES with changes: \"%RULES;minimum_fan=6\"", true};
inline constexpr Command::Option in_option{"--in", "FILE", "reads this file instead of standard input"};
inline constexpr Command::Option out_option{"--out", "FILE", "writes this file instead of standard output"};

Arguments::Known known(const Command& command);
std::string synopsis(const Command& command);  // "--rules RULES [--in FILE]"
std::string help(const Command& command);

}  // namespace tingpai::cli
