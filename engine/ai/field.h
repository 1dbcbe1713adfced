// Who sits at the table, because that decides how much time a hand has: METHOD.md, Levels at the table.
#pragma once

#include <array>
#include <cstddef>

#include "engine/ai/level.h"
#include "engine/seat.h"

namespace tingpai {

// How fast a player is, as shares of the levels that it may play like; they sum to 1. The level of our bots
// is known; people and other programs show theirs only by their play.
class Pace {
 public:
  static constexpr std::size_t count = 6;  // random to expert; a master keeps an expert's pace
  using Shares = std::array<double, count>;

  // Of somebody of whom nothing is known: people differ, and the best public bot is between regular and path
  // (ready after ten discards in 17 % of hands).
  constexpr Pace() : shares_{0, 0.05, 0.15, 0.40, 0.30, 0.10} {}
  constexpr Pace(Level level) : shares_{} { shares_[index(level)] = 1; }
  constexpr explicit Pace(const Shares& shares) : shares_(shares) {}

  static constexpr std::size_t index(Level level) {
    return level == Level::master ? index(Level::expert) : static_cast<std::size_t>(level);
  }
  constexpr double share(Level level) const { return shares_[index(level)]; }
  const Shares& shares() const { return shares_; }
  // Something happened that each level would have done with such a chance, 0 to 1.
  void learn(const Shares& chances);

  bool operator==(const Pace&) const = default;

 private:
  Shares shares_;
};

// By default nobody is known.
using Field = BySeat<Pace>;
Field field_of(Level level);  // all four seats

}  // namespace tingpai
