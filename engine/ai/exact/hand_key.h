// Hands as numbers, and numbers for hands.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/hand.h"

namespace tingpai {

// The concealed tiles of a hand as a number: three bits a kind, 18 kinds in the lower word, and in the bits
// above them how many fives of each suit are red and whether the hand was declared. Adding and taking tiles
// is adding and subtracting.
struct HandKey {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  static constexpr HandKey of(int kind, int count = 1) {
    const auto n = static_cast<std::uint64_t>(count);
    return kind < 18 ? HandKey{n << 3 * kind, 0} : HandKey{0, n << 3 * (kind - 18)};
  }
  static HandKey of(const TileCounts& counts) {
    HandKey key;
    for (int kind = 0; kind < Tile::kinds; ++kind) key = key + of(kind, counts[kind]);
    return key;
  }
  // That a five of the suit, 0 to 2, is red; the five itself counts with its kind.
  static constexpr HandKey red(int suit, int count = 1) {
    return {static_cast<std::uint64_t>(count) << (first_red + 2 * suit), 0};
  }
  static constexpr HandKey declaration() { return {std::uint64_t{1} << 63, 0}; }

  constexpr int operator[](int kind) const {
    return static_cast<int>((kind < 18 ? low >> 3 * kind : high >> 3 * (kind - 18)) & 7);
  }
  constexpr int reds(int suit) const { return static_cast<int>(low >> (first_red + 2 * suit) & 3); }
  constexpr bool declared() const { return low >> 63 != 0; }
  constexpr HandKey operator+(HandKey other) const { return {low + other.low, high + other.high}; }
  constexpr HandKey operator-(HandKey other) const { return {low - other.low, high - other.high}; }
  constexpr bool operator==(const HandKey&) const = default;

 private:
  static constexpr int first_red = 54;
};

// Calls visit(kind) for every kind that is there, in order.
template <class Visit>
void for_each_kind(HandKey hand, Visit visit) {
  constexpr std::uint64_t lowest = 0111111111111111111;  // bit of each kind
  const auto in_word = [&](std::uint64_t word, int first) {
    for (auto kinds = (word | word >> 1 | word >> 2) & lowest; kinds != 0; kinds &= kinds - 1)
      visit(first + std::countr_zero(kinds) / 3);
  };
  in_word(hand.low, 0);
  in_word(hand.high, 18);
}

// Numbers for hands, in the order in which they are first seen. A table with open addressing.
class HandNumbers {
 public:
  explicit HandNumbers(std::size_t expected = 0);
  std::uint32_t insert(HandKey key);  // the number it has, or the next
  std::optional<std::uint32_t> find(HandKey key) const;
  void expect(HandKey key) const {
    __builtin_prefetch(&places_[mixed(key) >> shift_]);
  }  // before an insert()
  std::uint32_t size() const { return static_cast<std::uint32_t>(keys_.size()); }

 private:
  struct Place {
    std::uint32_t tag = 0;     // some bits of the key
    std::uint32_t number = 0;  // plus one; 0: free
  };
  // The upper bits of a product depend on all lower ones.
  static constexpr std::uint64_t mixed(HandKey key) {
    const std::uint64_t sum = key.low * 0x9e3779b97f4a7c15 ^ std::rotr(key.high * 0xd1342543de82ef95, 32);
    return (sum ^ sum >> 29) * 0xf1357aea2e62a9c5;
  }
  static constexpr std::uint32_t tag_of(std::uint64_t mixed) {
    return static_cast<std::uint32_t>(mixed >> 12);
  }
  std::size_t place_of(HandKey key, std::uint64_t mixed) const;
  void widen();

  std::vector<HandKey> keys_;  // by number
  std::vector<Place> places_;
  int shift_;  // of what is mixed, to its place
};

}  // namespace tingpai
