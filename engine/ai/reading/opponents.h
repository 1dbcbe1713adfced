// What the other three may hold, by Monte Carlo over what this seat sees: METHOD.md, Opponents.
#pragma once

#include <array>

#include "engine/ai/decision.h"
#include "engine/ai/field.h"
#include "engine/ai/reading/danger.h"

namespace tingpai {

// Beside a pair, what a hand so far from ready holds of the groups that it has yet to lay out.
struct HeldNumbers {
  int melds = 0;
  int partial = 0;  // groups that lack one tile
};
// groups: 0 to 4 that are not called; shanten: 0 is ready. Two steps for each meld that is not there, one
// less for each partial group and for the pair.
HeldNumbers held_numbers(int groups, Shanten shanten);

struct Opponents {
  std::array<OpponentEstimate, 3> estimates;             // next, opposite, previous
  std::array<std::array<float, Tile::kinds>, 3> held{};  // expected copies concealed in each hand
  std::array<float, Tile::kinds> in_wall{};              // expected copies still to be drawn
};

Opponents estimate_opponents(const PlayerView& view, const Field& field, int samples, std::uint64_t seed);

// What each discard may lose, from what the opponents may hold.
Danger danger_of(const Opponents& opponents, const Field& field);

}  // namespace tingpai
