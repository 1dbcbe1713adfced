// Walls made from numbers: the same on every machine and in every version.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <vector>

#include "engine/rules/ruleset.h"
#include "engine/tile.h"

namespace tingpai {

// A small portable generator (SplitMix64, public domain by S. Vigna). Not for secrets.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next();
  std::uint32_t below(std::uint32_t limit);  // uniform in [0, limit), limit > 0, without bias
  double unit();                             // uniform in [0, 1)

 private:
  std::uint64_t state_;
};

// A seed that depends on all parts: SplitMix64 over them.
std::uint64_t mixed_seed(std::initializer_list<std::uint64_t> parts);

void shuffle(std::vector<Tile>& tiles, Random& random);  // every order equally likely
// The shuffled wall of one hand of a deal.
std::vector<Tile> shuffled_wall(const Ruleset& ruleset, std::uint64_t seed, int hand_number);

// Where indicators lie among the tiles that are never drawn: this many places before the end of the wall as
// it was dealt. Behind the replacements they stand in pairs, each before the tile that is turned over for a
// win.
constexpr std::size_t indicator_place(std::size_t number) { return 5 + 2 * number; }
constexpr std::size_t under_place(std::size_t number) { return 6 + 2 * number; }

}  // namespace tingpai
