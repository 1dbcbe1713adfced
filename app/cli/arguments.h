// The command line of one command: options, flags and what is left.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ai/decision.h"
#include "engine/ai/level.h"
#include "engine/result.h"
#include "engine/rules/ruleset.h"

namespace tingpai::cli {

class Arguments {
 public:
  // What a command understands, names with their dashes.
  struct Known {
    std::vector<std::string_view> options;  // followed by a value
    std::vector<std::string_view> flags;
    std::size_t operands = 0;  // what is neither, at most
  };
  static Result<Arguments> parse(std::span<const char* const> words, const Known& known);

  bool has(std::string_view flag_or_option) const;
  std::optional<std::string> text(std::string_view option) const;
  const std::vector<std::string>& operands() const { return operands_; }

  // `fallback` where the option is absent.
  Result<std::int64_t> number(std::string_view option, std::int64_t low, std::int64_t high,
                              std::int64_t fallback) const;
  Result<std::uint64_t> seed(std::string_view option, std::uint64_t fallback) const;
  Result<Bot> bot(std::string_view option, Bot fallback) const;
  // --rules, which has no default.
  Result<Ruleset> rules() const;

 private:
  std::map<std::string, std::string, std::less<>> values_;
  std::set<std::string, std::less<>> flags_;
  std::vector<std::string> operands_;
};

// The names of the levels, for messages.
std::string level_names();
Result<Bot> parse_bot(std::string_view name);

}  // namespace tingpai::cli
