// Who sits at the table, because that decides how much time a hand has: METHOD.md, Levels at the table.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/ai/level.h"
#include "engine/seat.h"

namespace tingpai {

// How fast a player is, as shares of the levels that it may play like; they sum to 1. The level of our bots
// is known; people and other programs show theirs only by their play.
class Pace {
 public:
  // A master keeps an expert's pace, swift that of path and a club player that of regular: of these after ten
  // discards 26 and 24 % are ready.
  static constexpr std::array levels{Level::random,  Level::beginner, Level::quick,
                                     Level::regular, Level::path,     Level::expert};
  static constexpr std::size_t count = levels.size();
  using Shares = std::array<double, count>;

  // Of somebody of whom nothing is known: people differ, and the best public bot is between regular and path
  // (ready after ten discards in 17 % of hands).
  constexpr Pace() : shares_{0, 0.05, 0.15, 0.40, 0.30, 0.10} {}
  constexpr Pace(Level level) : shares_{} { shares_[index(level)] = 1; }
  constexpr explicit Pace(const Shares& shares) : shares_(shares) {}

  static constexpr std::size_t index(Level level) {
    if (level == Level::master) return index(Level::expert);
    if (level == Level::swift) return index(Level::path);
    if (level == Level::club) return index(Level::regular);
    return static_cast<std::size_t>(std::find(levels.begin(), levels.end(), level) - levels.begin());
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
Field field_of(Level level);                         // all four seats
Pace pace_of_others(const Field& field, Seat seat);  // the mean of the three

}  // namespace tingpai
