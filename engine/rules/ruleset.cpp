#include "engine/rules/ruleset.h"

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <optional>
#include <vector>

#include "engine/rules/scheme.h"

namespace tingpai {

namespace {

std::string join(std::initializer_list<std::string_view> parts) {
  std::string text;
  for (const std::string_view part : parts) text += part;
  return text;
}

std::optional<int> parse_number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool canonical =
      error == std::errc{} && end == text.data() + text.size() && std::to_string(value) == text;
  return canonical ? std::optional(value) : std::nullopt;
}

// One "key=value" that stands at `position` of the whole text. `seen` are the keys so far.
std::optional<Error> apply(Ruleset& ruleset, std::string_view item, std::size_t position,
                           std::vector<std::string_view>& seen) {
  const auto equals = item.find('=');
  const std::string_view key = item.substr(0, equals);
  const auto options = scheme::options(ruleset);
  const auto option = std::ranges::find(options, key, &Option::key);
  if (option == options.end()) return Error{join({"unknown rule '", key, "'"}), position};
  if (equals == std::string_view::npos) {
    return Error{join({"expected '=' after '", key, "'"}), position + item.size()};
  }
  if (std::ranges::find(seen, key) != seen.end())
    return Error{join({"'", key, "' is given twice"}), position};
  seen.push_back(key);
  const std::string_view text = item.substr(equals + 1);
  const auto value = parse_number(text);
  if (!value || !option->accepts(*value)) {
    return Error{join({"'", key, "' must be ", option->legal(), ", not '", text, "'"}),
                 position + equals + 1};
  }
  option->set(ruleset, *value);
  return std::nullopt;
}

}  // namespace

std::string to_text(const Ruleset& ruleset) {
  const Preset& preset = scheme::usual(ruleset);
  std::string text(preset.name);
  for (const Option& option : scheme::options(ruleset)) {
    const int value = option.get(ruleset);
    if (value != option.get(preset.ruleset)) text += join({";", option.key, "=", std::to_string(value)});
  }
  return text;
}

Result<Ruleset> parse_ruleset(std::string_view text) {
  auto end = std::min(text.find(';'), text.size());
  const auto preset = std::ranges::find(scheme::presets(), text.substr(0, end), &Preset::name);
  if (preset == scheme::presets().end()) {
    return Error{join({"unknown ruleset '", text.substr(0, end), "'"}), 0};
  }
  Ruleset ruleset = preset->ruleset;
  std::vector<std::string_view> seen;
  while (end < text.size()) {
    const std::size_t start = end + 1;
    end = std::min(text.find(';', start), text.size());
    if (const auto error = apply(ruleset, text.substr(start, end - start), start, seen)) return *error;
  }
  return ruleset;
}

}  // namespace tingpai
