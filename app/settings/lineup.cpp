#include "app/settings/lineup.h"

#include <QStringList>
#include <algorithm>

namespace tingpai::app {

void Lineup::set_level(std::size_t bot, Level level) {
  bots_[bot].level = level;
  set_style(bot, bots_[bot].style);
}

void Lineup::set_style(std::size_t bot, Style style) {
  bots_[bot].style = has_style(bots_[bot].level, style) ? style : Style::balanced;
}

std::optional<Level> Lineup::level() const {
  const Level first = bots_.front().level;
  const bool alike = std::all_of(bots_.begin(), bots_.end(), [&](Bot bot) { return bot.level == first; });
  return alike ? std::optional(first) : std::nullopt;
}

QString to_text(const Lineup& lineup) {
  const auto name = [](Bot bot) { return QString::fromStdString(to_text(bot)); };
  if (lineup == Lineup(lineup[0])) return name(lineup[0]);
  return QStringList{name(lineup[0]), name(lineup[1]), name(lineup[2])}.join(u',');
}

std::optional<Lineup> lineup_named(const QString& text) {
  const QStringList names = text.split(u',');
  if (names.size() != 1 && names.size() != static_cast<qsizetype>(Lineup::count)) return std::nullopt;
  Lineup lineup;
  for (std::size_t i = 0; i < Lineup::count; ++i) {
    const auto bot = bot_named(names[names.size() == 1 ? 0 : static_cast<qsizetype>(i)].toStdString());
    if (!bot) return std::nullopt;
    lineup.set_level(i, bot->level);
    lineup.set_style(i, bot->style);
  }
  return lineup;
}

}  // namespace tingpai::app
