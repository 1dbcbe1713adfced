#include "engine/rules/ruleset.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <initializer_list>
#include <optional>

namespace tingpai {

namespace {

constexpr std::string_view preset_name = "mcr";

struct Option {
  std::string_view key;
  std::string_view legal;  // for people
  bool (*accepts)(int value);
  int (*get)(const Ruleset& ruleset);
  void (*set)(Ruleset& ruleset, int value);
};

mcr::Rules& scheme(Ruleset& ruleset) { return std::get<mcr::Rules>(ruleset.scheme); }
const mcr::Rules& scheme(const Ruleset& ruleset) { return std::get<mcr::Rules>(ruleset.scheme); }
bool is_switch(int value) { return value == 0 || value == 1; }

// In the order in which they are written.
constexpr std::array<Option, 7> options{{
    {"flowers", "0 or 1", is_switch, [](const Ruleset& r) { return r.flowers ? 1 : 0; },
     [](Ruleset& r, int value) { r.flowers = value == 1; }},
    {"hands", "1 to 64", [](int value) { return value >= 1 && value <= 64; },
     [](const Ruleset& r) { return r.hands; }, [](Ruleset& r, int value) { r.hands = value; }},
    {"seat_changes", "0 or 1", is_switch, [](const Ruleset& r) { return r.seat_changes ? 1 : 0; },
     [](Ruleset& r, int value) { r.seat_changes = value == 1; }},
    {"own_walls", "0 or 1", is_switch, [](const Ruleset& r) { return r.own_walls ? 1 : 0; },
     [](Ruleset& r, int value) { r.own_walls = value == 1; }},
    {"minimum_fan", "0 to 88", [](int value) { return value >= 0 && value <= 88; },
     [](const Ruleset& r) { return scheme(r).minimum_fan; },
     [](Ruleset& r, int value) { scheme(r).minimum_fan = value; }},
    {"two_concealed_kongs", "6 or 8", [](int value) { return value == 6 || value == 8; },
     [](const Ruleset& r) { return scheme(r).two_concealed_kongs; },
     [](Ruleset& r, int value) { scheme(r).two_concealed_kongs = value; }},
    {"mixed_kongs", "5 or 6", [](int value) { return value == 5 || value == 6; },
     [](const Ruleset& r) { return scheme(r).mixed_kongs; },
     [](Ruleset& r, int value) { scheme(r).mixed_kongs = value; }},
}};

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

// One "key=value" that stands at `position` of the whole text.
std::optional<Error> apply(Ruleset& ruleset, std::string_view item, std::size_t position,
                           std::array<bool, options.size()>& seen) {
  const auto equals = item.find('=');
  const std::string_view key = item.substr(0, equals);
  const auto option = std::ranges::find(options, key, &Option::key);
  if (option == options.end()) return Error{join({"unknown rule '", key, "'"}), position};
  if (equals == std::string_view::npos) {
    return Error{join({"expected '=' after '", key, "'"}), position + item.size()};
  }
  auto& already = seen[static_cast<std::size_t>(option - options.begin())];
  if (already) return Error{join({"'", key, "' is given twice"}), position};
  already = true;
  const std::string_view text = item.substr(equals + 1);
  const auto value = parse_number(text);
  if (!value || !option->accepts(*value)) {
    return Error{join({"'", key, "' must be ", option->legal, ", not '", text, "'"}), position + equals + 1};
  }
  option->set(ruleset, *value);
  return std::nullopt;
}

}  // namespace

TurnRules turn_rules(const Ruleset&) { return {}; }

std::string to_text(const Ruleset& ruleset) {
  const Ruleset preset;
  std::string text(preset_name);
  for (const Option& option : options) {
    const int value = option.get(ruleset);
    if (value != option.get(preset)) text += join({";", option.key, "=", std::to_string(value)});
  }
  return text;
}

Result<Ruleset> parse_ruleset(std::string_view text) {
  Ruleset ruleset;
  std::array<bool, options.size()> seen{};
  auto end = std::min(text.find(';'), text.size());
  if (text.substr(0, end) != preset_name) {
    return Error{join({"unknown ruleset '", text.substr(0, end), "'"}), 0};
  }
  while (end < text.size()) {
    const std::size_t start = end + 1;
    end = std::min(text.find(';', start), text.size());
    if (const auto error = apply(ruleset, text.substr(start, end - start), start, seen)) return *error;
  }
  return ruleset;
}

}  // namespace tingpai
