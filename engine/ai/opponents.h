// What the other three may hold: section 3 of the decision method, by Monte Carlo over what this seat sees.
#pragma once

#include <array>

#include "engine/ai/danger.h"
#include "engine/ai/decision.h"

namespace tingpai {

struct Opponents {
  std::array<OpponentEstimate, 3> estimates;             // next, opposite, previous
  std::array<std::array<float, Tile::kinds>, 3> held{};  // expected copies concealed in each hand
  std::array<float, Tile::kinds> in_wall{};              // expected copies still to be drawn
  int samples = 0;
};

Opponents estimate_opponents(const PlayerView& view, int samples, std::uint64_t seed);

// What each discard may lose, from what the opponents may hold.
Danger danger_of(const Opponents& opponents);

}  // namespace tingpai
