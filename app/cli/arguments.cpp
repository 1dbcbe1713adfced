#include "app/cli/arguments.h"

#include <algorithm>
#include <charconv>
#include "engine/rules/scheme.h"

namespace tingpai::cli {

namespace {

Error usage(std::string message) { return Error{.message = std::move(message)}; }

bool contains(const std::vector<std::string_view>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

template <class Number>
std::optional<Number> whole_number(std::string_view text) {
  Number number{};
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace

Result<Arguments> Arguments::parse(std::span<const char* const> words, const Known& known) {
  Arguments arguments;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (!word.starts_with("--")) {
      if (arguments.operands_.size() == known.operands)
        return usage("unexpected \"" + std::string(word) + "\"");
      arguments.operands_.emplace_back(word);
      continue;
    }
    const auto equals = word.find('=');
    const std::string name(word.substr(0, equals));
    if (contains(known.flags, name)) {
      if (equals != std::string_view::npos) return usage(name + " takes no value");
      arguments.flags_.insert(name);
    } else if (!contains(known.options, name)) {
      return usage("unknown option " + name);
    } else if (arguments.values_.contains(name)) {
      return usage(name + " is given twice");
    } else if (equals != std::string_view::npos) {
      arguments.values_[name] = word.substr(equals + 1);
    } else if (i + 1 == words.size()) {
      return usage(name + " needs a value");
    } else {
      arguments.values_[name] = words[++i];
    }
  }
  return arguments;
}

bool Arguments::has(std::string_view name) const { return flags_.contains(name) || values_.contains(name); }

std::optional<std::string> Arguments::text(std::string_view option) const {
  const auto found = values_.find(option);
  if (found == values_.end()) return std::nullopt;
  return found->second;
}

Result<std::int64_t> Arguments::number(std::string_view option, std::int64_t low, std::int64_t high,
                                       std::int64_t fallback) const {
  const auto given = text(option);
  if (!given) return fallback;
  const auto number = whole_number<std::int64_t>(*given);
  if (!number || *number < low || *number > high) {
    return usage(std::string(option) + " must be a whole number from " + std::to_string(low) + " to " +
                 std::to_string(high) + ", not \"" + *given + "\"");
  }
  return *number;
}

Result<std::uint64_t> Arguments::seed(std::string_view option, std::uint64_t fallback) const {
  const auto given = text(option);
  if (!given) return fallback;
  const auto number = whole_number<std::uint64_t>(*given);
  if (!number) return usage(std::string(option) + " must be a whole number, not \"" + *given + "\"");
  return *number;
}

Result<Bot> Arguments::bot(std::string_view option, Bot fallback) const {
  const auto given = text(option);
  if (!given) return fallback;
  return parse_bot(*given);
}

Result<Ruleset> Arguments::rules() const {
  const auto given = text("--rules");
  if (!given) return usage("--rules is missing");
  return parse_ruleset(*given);
}

namespace {

template <class All>
std::string names_of(const All& all) {
  std::string names;
  for (const auto one : all) {
    if (!names.empty()) names += ", ";
    names += to_text(one);
  }
  return names;
}

}  // namespace

std::string level_names() { return names_of(all_levels); }

Result<Bot> parse_bot(std::string_view name) {
  if (const auto bot = bot_named(name)) return *bot;
  const auto dash = name.find('-');
  const auto level = level_named(name.substr(0, dash));
  if (!level)
    return usage("unknown level \"" + std::string(name.substr(0, dash)) + "\"; the levels are " +
                 level_names());
  if (!searches(*level)) return usage(std::string(to_text(*level)) + " has no styles");
  for (const Style style : all_styles) {
    if (to_text(style) == name.substr(dash + 1))
      return usage(std::string(to_text(*level)) + " bots cannot be " + std::string(to_text(style)));
  }
  return usage("unknown style \"" + std::string(name.substr(dash + 1)) + "\"; the styles are " +
               names_of(all_styles));
}

}  // namespace tingpai::cli
