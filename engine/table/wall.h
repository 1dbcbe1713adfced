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

}  // namespace tingpai
