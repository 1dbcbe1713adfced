// Where a convolution has the facts of features.h and the moves of moves.h: most belong to a kind of tile,
// some to a suit, the others to none. What is told of a kind lies in planes, one for each thing that can be
// told.
#pragma once

#include <cstdint>

#include "engine/ai/policy/features.h"
#include "engine/ai/policy/moves.h"

namespace tingpai::policy {

enum class Reach : std::uint8_t { kind, suit, all };

struct Place {
  Reach reach = Reach::all;
  std::uint8_t where = 0;  // which kind (0 to 33) or suit (0 to 2)
  std::uint16_t row = 0;   // which plane, or which of the facts or moves that have the same reach
  bool operator==(const Place&) const = default;
};

inline constexpr int kind_planes = 55, suit_planes = 4, plain_facts = 100;
inline constexpr int kind_moves = 11, suit_moves = 1, plain_moves = 3;

Place place_of(Feature feature);
Place place_of_move(Move move);

}  // namespace tingpai::policy
