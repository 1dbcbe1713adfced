// How well a bot plays, and what it leans to.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tingpai {

// Those offered to people stand in the order of their strength. A beginner plays like quick and a regular
// like path, both with errors of judgement; swift asks a network that learned from the expert, and is for
// servers; a club player errs where that network has doubts.
enum class Level : std::uint8_t { random, beginner, quick, swift, regular, club, path, expert, master };
inline constexpr std::array all_levels{Level::random, Level::beginner, Level::quick,
                                       Level::swift,  Level::regular,  Level::club,
                                       Level::path,   Level::expert,   Level::master};
std::string_view to_text(Level level);
std::optional<Level> level_named(std::string_view name);
// Such a level plays only rules for which the program has a network.
constexpr bool asks_network(Level level) { return level == Level::swift || level == Level::club; }
constexpr bool searches(Level level) { return level >= Level::regular && !asks_network(level); }

// What a bot leans to: small changes of how the levels that search compare values.
enum class Style : std::uint8_t { balanced, fast, big, careful };
inline constexpr std::array all_styles{Style::balanced, Style::fast, Style::big, Style::careful};
std::string_view to_text(Style style);
// A level that ignores danger cannot be careful, and one that does not search has no style.
constexpr bool has_style(Level level, Style style) {
  return style == Style::balanced || level >= Level::expert || (searches(level) && style != Style::careful);
}

// A level with its style.
struct Bot {
  constexpr Bot(Level the_level = Level::path, Style the_style = Style::balanced)
      : level(the_level), style(the_style) {}
  bool operator==(const Bot&) const = default;

  Level level;
  Style style;
};
std::string to_text(Bot bot);  // "expert", "expert-careful"
// Nothing for an unknown name, and for a style of a level that has none.
std::optional<Bot> bot_named(std::string_view name);

}  // namespace tingpai
