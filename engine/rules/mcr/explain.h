// How a win was read: its sets, and what each counted pattern stands on. For those who look at a hand; a
// search has no use for it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/rules/mcr/mcr.h"

namespace tingpai::mcr {

struct Support {
  enum class Of : std::uint8_t { hand, sets, winning_tile, flowers };
  Of of = Of::hand;
  std::uint8_t sets = 0;  // one bit for each group of the reading, in its order; the pair's follows them

  bool operator==(const Support&) const = default;
};

struct Explanation {
  Reading reading;
  std::vector<Support> support;  // of each pattern of the score, in its order
};

// Nothing: these tiles do not score like that.
std::optional<Explanation> explain(const Win& win, const Score& score, const Rules& rules);

// Such a hand comes once in many games.
inline bool is_grand(const Score& score) { return score.base >= 48; }

// The tiles that complete a hand of 3n+1, and whether one of them makes it worth the minimum.
struct Waits {
  std::vector<Tile> tiles;
  bool enough = false;
  Fan minimum = 0;
};
// `win`: round and seat of who waits; its tile and how it is won are tried.
Waits waits_of(const Win& win, const Rules& rules);

}  // namespace tingpai::mcr
