// What a win is and what it is worth: values that every scheme shares.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/hand.h"
#include "engine/seat.h"

namespace tingpai {

using Points = int;  // of the game's score
using Fan = int;     // of a hand

// A hand and the tile that completes it.
struct Win {
  TileCounts concealed;  // without the winning tile
  Melds melds;
  Tile tile;  // the winning tile
  bool self_drawn = false;
  bool last_of_kind = false;    // the three other copies are visible to all
  bool replacement = false;     // drawn to replace a kong's tile (not a flower's)
  bool robbing = false;         // the tile was being added to a pung
  bool last_wall_tile = false;  // drawn as the last tile of the wall, or discarded after that draw
  Wind round = Wind::east;
  Wind seat = Wind::east;
  int flowers = 0;  // 0 to 8

  bool operator==(const Win&) const = default;
};

// A row of a scheme's pattern table; each scheme has an enum with these values.
using PatternId = std::uint8_t;

struct CountedPattern {
  PatternId id = 0;
  int count = 1;
  Fan each = 0;  // fan for one

  bool operator==(const CountedPattern&) const = default;
};

// A pattern that the hand shows and that is not counted.
struct ExcludedPattern {
  PatternId id = 0;
  PatternId because_of = 0;  // the counted pattern that contains it

  bool operator==(const ExcludedPattern&) const = default;
};

struct Score {
  Fan total = 0;                          // everything
  Fan base = 0;                           // what counts towards the minimum
  bool legal = false;                     // base reaches the ruleset's minimum
  std::vector<CountedPattern> patterns;   // dearest first
  std::vector<ExcludedPattern> excluded;  // for the result page

  bool operator==(const Score&) const = default;
};

using Payments = BySeat<Points>;  // sums to zero

}  // namespace tingpai
