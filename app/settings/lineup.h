// The bots of a game: how well each plays and what it leans to.
#pragma once

#include <QString>
#include <array>
#include <cstddef>
#include <optional>

#include "engine/ai/level.h"
#include "engine/seat.h"

namespace tingpai::app {

// Of players 1 to 3, the first of whom sits on the right of player 0. A person's place keeps a bot that never
// plays.
class Lineup {
 public:
  static constexpr std::size_t count = 3;

  constexpr Lineup() = default;
  constexpr explicit Lineup(Bot each) { bots_.fill(each); }

  constexpr Bot operator[](std::size_t bot) const { return bots_[bot]; }
  constexpr Bot at(Seat seat) const { return bots_[static_cast<std::size_t>(seat.index()) - 1]; }
  // A bot has no style that its level lacks: see has_style().
  void set_level(std::size_t bot, Level level);
  void set_style(std::size_t bot, Style style);
  std::optional<Level> level() const;  // of all three; nothing where they differ

  bool operator==(const Lineup&) const = default;

 private:
  std::array<Bot, count> bots_{};
};

QString to_text(const Lineup& lineup);  // "expert" for three that are alike, else "quick,expert-fast,path"
std::optional<Lineup> lineup_named(const QString& text);

}  // namespace tingpai::app
