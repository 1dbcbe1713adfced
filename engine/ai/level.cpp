#include "engine/ai/level.h"

namespace tingpai {

namespace {

constexpr std::array<std::string_view, 9> level_names{"random", "beginner", "quick",  "swift", "regular",
                                                      "club",   "path",     "expert", "master"};
constexpr std::array<std::string_view, 4> style_names{"balanced", "fast", "big", "careful"};

}  // namespace

std::string_view to_text(Level level) { return level_names[static_cast<std::size_t>(level)]; }

std::optional<Level> level_named(std::string_view name) {
  for (std::size_t i = 0; i < level_names.size(); ++i) {
    if (level_names[i] == name) return static_cast<Level>(i);
  }
  return std::nullopt;
}

std::string_view to_text(Style style) { return style_names[static_cast<std::size_t>(style)]; }

std::string to_text(Bot bot) {
  std::string text(to_text(bot.level));
  if (bot.style != Style::balanced) text.append("-").append(to_text(bot.style));
  return text;
}

std::optional<Bot> bot_named(std::string_view name) {
  const std::size_t dash = name.find('-');
  const auto level = level_named(name.substr(0, dash));
  if (!level || dash == std::string_view::npos) return level;
  for (std::size_t i = 0; i < style_names.size(); ++i) {
    const auto style = static_cast<Style>(i);
    if (style_names[i] != name.substr(dash + 1)) continue;
    if (searches(*level) && has_style(*level, style)) return Bot(*level, style);
  }
  return std::nullopt;
}

}  // namespace tingpai
