// How a win was read, and what its patterns stand on. For those who look at a hand; a search has no use for
// it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/decomposition.h"
#include "engine/rules/ruleset.h"
#include "engine/rules/score.h"

namespace tingpai {

struct Support {
  enum class Of : std::uint8_t {
    hand,
    sets,
    winning_tile,
    red_fives,
    indicators,  // tiles that were turned over for all
    aside,       // flowers, or tiles that were turned over for the win
  };
  Of of = Of::hand;
  std::uint8_t sets = 0;  // one bit for each group of the reading, in its order; the pair's follows them

  bool operator==(const Support&) const = default;
};

struct Explanation {
  Reading reading;               // a wild tile is read as what it stands for
  std::vector<Support> support;  // of each pattern of the score, in its order
  // Of each tile in Win::indicators and Win::under, whether it adds to the score.
  std::vector<bool> indicators_count;
  std::vector<bool> under_count;
};

// The tiles that complete a hand of 3n+1, and whether one of them makes it worth the minimum.
struct Waits {
  std::vector<Tile> tiles;
  bool enough = false;
  Fan minimum = 0;
};

namespace scheme {

// Nothing: these tiles do not score like that.
std::optional<Explanation> explain(const Ruleset& ruleset, const Win& win, const Score& score);
// Whether such a hand comes once in many games.
bool is_grand(const Ruleset& ruleset, const Score& score);
// `win`: round and seat of who waits; its tile and how it is won are tried.
Waits waits_of(const Ruleset& ruleset, const Win& win);

}  // namespace scheme

}  // namespace tingpai
