// What kind of hand a seat holds, in numbers of which a few change when a tile leaves: how its tiles lie
// beside each other, how much it has of what larger patterns are made of, and how many tiles it has of each
// sort.
#pragma once

#include <array>
#include <cstdint>

#include "engine/ai/policy/moves.h"
#include "engine/hand.h"
#include "engine/shape.h"

namespace tingpai::policy {

// The tiles of a seat.
struct Holding {
  TileCounts concealed;
  KindSet in_chows;  // kinds that own open chows contain
  bool operator==(const Holding&) const = default;
};
Holding holding_of(const Hand& hand);
// What a move leaves. `offered`: the kind that is claimed, else -1.
Holding after(Holding holding, Move move, int offered);

using Trait = std::uint16_t;
inline constexpr int trait_count = 1667;
using Traits = std::array<Trait, 55>;  // each place has numbers of its own

Traits traits_of(const Holding& holding);

}  // namespace tingpai::policy
