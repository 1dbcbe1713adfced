#include "engine/table/wall.h"

#include <utility>

#include "engine/rules/scheme.h"

namespace tingpai {

std::uint64_t Random::next() {
  state_ += 0x9e3779b97f4a7c15U;
  std::uint64_t mixed = state_;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
  return mixed ^ (mixed >> 31);
}

// The high half of a 32 x 32 bit product is uniform once the low halves that too many numbers share are
// rejected: 2^32 mod limit of them.
std::uint32_t Random::below(std::uint32_t limit) {
  assert(limit > 0);
  const std::uint32_t surplus = (0U - limit) % limit;
  for (;;) {
    const std::uint64_t product = (next() >> 32) * limit;
    if (static_cast<std::uint32_t>(product) >= surplus) return static_cast<std::uint32_t>(product >> 32);
  }
}

double Random::unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }

std::uint64_t mixed_seed(std::initializer_list<std::uint64_t> parts) {
  std::uint64_t seed = 0;
  for (const std::uint64_t part : parts) seed = Random(seed ^ part).next();
  return seed;
}

void shuffle(std::vector<Tile>& tiles, Random& random) {
  for (std::size_t left = tiles.size(); left > 1; --left) {  // Fisher and Yates
    std::swap(tiles[left - 1], tiles[random.below(static_cast<std::uint32_t>(left))]);
  }
}

// The seed is mixed before the hand number joins it, and both again: neighbouring seeds and hands share
// nothing.
std::vector<Tile> shuffled_wall(const Ruleset& ruleset, std::uint64_t seed, int hand_number) {
  Random of_hand(Random(seed).next() + static_cast<std::uint64_t>(hand_number));
  Random random(of_hand.next());
  auto tiles = scheme::tile_set(ruleset);
  shuffle(tiles, random);
  return tiles;
}

}  // namespace tingpai
