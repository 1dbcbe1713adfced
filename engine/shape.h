// How far a hand is from complete, and what would help: shanten, effective tiles, waits.
// -1 is complete, 0 ready. A kind of which a hand (melds included) holds all four is never useful.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/hand.h"

namespace tingpai {

using Shanten = int;  // -1 complete, 0 ready (tenpai), up to 8 (thirteen orphans: 13)

// The forms a hand may end in. A ruleset names the ones it knows.
enum class Form : std::uint8_t {
  standard,          // four melds and a pair
  seven_pairs,       // seven pairs; four of a kind count as two pairs only where the caller asks (MCR does)
  thirteen_orphans,  // one of each terminal and honour and one twin
  knitted_straight,  // 147 258 369 across the suits as three melds, one more meld and a pair
  knitted_honours,   // fourteen different tiles: honours and a knitted pattern (lesser and greater)
};

// A set of kinds, one bit each (bit 0 is 1m, bit 33 is 7z).
class KindSet {
 public:
  constexpr KindSet() = default;
  constexpr explicit KindSet(std::uint64_t bits) : bits_(bits) {}
  constexpr bool contains(int kind) const { return (bits_ >> kind & 1) != 0; }
  constexpr bool contains(Tile tile) const { return contains(tile.kind()); }
  constexpr void insert(int kind) { bits_ |= std::uint64_t{1} << kind; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::uint64_t bits() const { return bits_; }
  constexpr KindSet operator|(KindSet other) const { return KindSet(bits_ | other.bits_); }
  constexpr bool operator==(const KindSet&) const = default;

 private:
  std::uint64_t bits_ = 0;
};

// `concealed` holds 3n+1 or 3n+2 tiles; the missing melds are taken as called. `held` adds the called tiles,
// for the rule of the fifth copy; pass {} when there are none. Empty where the form is impossible for this
// number of called melds.
std::optional<Shanten> shanten(const TileCounts& concealed, Form form, const TileCounts& called = {});
// Over the five forms of MCR.
Shanten mcr_shanten(const TileCounts& concealed, const TileCounts& called = {});
// Kinds whose draw lowers the shanten (for 3n+1 tiles).
KindSet effective_tiles(const TileCounts& concealed, Form form, const TileCounts& called = {});
KindSet mcr_effective_tiles(const TileCounts& concealed, const TileCounts& called = {});

}  // namespace tingpai
