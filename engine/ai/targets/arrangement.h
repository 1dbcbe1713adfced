// A hand split into weighted groups: METHOD.md, Arrangements. The best splits are the roots of the search for
// ordinary hands.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/ai/targets/directions.h"
#include "engine/hand.h"
#include "engine/shape.h"

namespace tingpai {

enum class PieceType : std::uint8_t {
  pung,       // AAA
  chow,       // ABC
  pair,       // AA
  two_sided,  // AB that two kinds complete
  edge,       // 12 or 89
  closed,     // AC
  middle,     // a lone 3 to 7
  lone,       // any other single tile
};
inline constexpr int piece_type_count = 8;

struct Piece {
  PieceType type = PieceType::lone;
  std::uint8_t kind = 0;  // of the lowest tile

  bool operator==(const Piece&) const = default;
};

// Weight of each group type, without unit: only sums are compared. AAA, ABC and AA are published values
// (METHOD.md, Origins); the rest are starting points, ordered so that {234,45} is the best split of 23445.
struct GroupWeights {
  std::array<std::int8_t, piece_type_count> of{25, 10, 6, 4, 3, 3, 1, 0};
};

struct Arrangement {
  StaticVector<Piece, 14> groups;  // by kind of their lowest tile
  int weight = 0;
  Shanten shanten = 8;  // of the ordinary form read this way, called melds included
};

// The splits whose shanten is at most `slack` above the best split's, the heaviest first, at most `most`.
// `melds` is the number of called melds.
std::vector<Arrangement> arrange(const TileCounts& concealed, int melds, int slack, std::size_t most,
                                 const GroupWeights& weights = {});

// The melds that a piece may become with one more tile, or is.
GroupSet improvements(const Piece& piece);

}  // namespace tingpai
