// What a win is and what it is worth: values that every scheme shares.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/hand.h"
#include "engine/seat.h"
#include "engine/static_vector.h"

namespace tingpai {

using Points = int;  // of the game's score
using Fan = int;     // of a hand

// How a win came about, apart from the tiles.
struct Circumstances {
  bool self_drawn = false;
  bool last_of_kind = false;    // the three other copies are visible to all
  bool replacement = false;     // drawn to replace a kong's tile (not a flower's)
  bool robbing = false;         // the tile was being added to a pung
  bool last_wall_tile = false;  // drawn as the last tile of the wall, or discarded after that draw
  bool riichi = false;          // the winner has declared riichi
  bool double_riichi = false;   // with its first discard, and nobody had claimed before
  bool ippatsu = false;         // within a turn of it, and nobody has claimed
  bool first_turn = false;      // before the winner's first discard, and nobody has claimed
  bool after_kong = false;      // on the discard of a player who had just declared a kong
  Wind round = Wind::east;
  Wind seat = Wind::east;
  int flowers = 0;  // 0 to 8

  bool operator==(const Circumstances&) const = default;
};

// Red-dragon-wild may turn ten, riichi five. Kept in place, so that a win is copied without an allocation.
using TurnedTiles = StaticVector<Tile, 10>;

// A hand and the tile that completes it.
struct Win : Circumstances {
  TileCounts concealed;  // without the winning tile
  Melds melds;
  RedFives reds;                  // of the concealed tiles
  Tile tile;                      // the winning tile
  TurnedTiles indicators;         // riichi: turned over for all
  TurnedTiles under;              // turned over for this win alone
  std::optional<Suit> void_suit;  // the suit that the winner has given up

  bool operator==(const Win&) const = default;
};

// The kinds of rules, in the order of Ruleset::scheme. Part of stored ids: new ones join at the end.
enum class SchemeId : std::uint8_t { mcr, hongzhong, sichuan, riichi };

// A row of a scheme's pattern table; each scheme has an enum with these rows.
struct PatternId {
  SchemeId scheme = SchemeId::mcr;
  std::uint8_t row = 0;

  constexpr auto operator<=>(const PatternId&) const = default;
};

struct CountedPattern {
  PatternId id;
  int count = 1;
  Fan each = 0;  // fan for one

  bool operator==(const CountedPattern&) const = default;
};

// A pattern that the hand shows and that is not counted.
struct ExcludedPattern {
  PatternId id;
  PatternId because_of;  // the counted pattern that contains it

  bool operator==(const ExcludedPattern&) const = default;
};

// The scheme's own count: fan, han, doublings or hits.
struct Score {
  Fan total = 0;                          // everything
  Fan base = 0;                           // what counts towards the minimum
  bool legal = false;                     // base reaches the ruleset's minimum
  int fu = 0;                             // riichi alone
  int yakuman = 0;                        // riichi alone: how many
  Points worth = 0;                       // from one who pays it in full, where the total does not tell
  std::vector<CountedPattern> patterns;   // dearest first
  std::vector<ExcludedPattern> excluded;  // for the result page

  bool operator==(const Score&) const = default;
};

using Payments = BySeat<Points>;  // sums to zero, but for sticks that a winner takes from the table

}  // namespace tingpai
