// The odds of a hand whose owner has seen nothing else.
#pragma once

#include <array>

#include "engine/ai/odds.h"
#include "engine/hand.h"
#include "engine/rules/scheme.h"

namespace tingpai::test {

inline Odds lone_odds(const Hand& hand, const Ruleset& ruleset, int draws) {
  TileCounts live = scheme::supply(ruleset);
  std::array<float, Tile::kinds> in_wall{};
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    for (int held = hand.concealed[kind]; held > 0; --held) live.remove(kind);
    in_wall[static_cast<std::size_t>(kind)] = static_cast<float>(live[kind]);
  }
  return Odds(live, in_wall, draws, {});
}

}  // namespace tingpai::test
