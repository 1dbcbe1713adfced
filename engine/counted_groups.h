// What a hand's counts say, read eight kinds at a time: for shape.cpp and suit_splits.h.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "engine/hand.h"

namespace tingpai {

// Counts eight at a time: the ranks 1 to 8 of each suit, the honours with an idle last byte, and the nines.
class CountedGroups {
 public:
  explicit CountedGroups(const TileCounts& counts) {
    const std::uint8_t* raw = counts.raw().data();
    for (std::size_t suit = 0; suit < 3; ++suit) {
      words_[suit] = word_at(raw + 9 * suit);
      nines_ |= std::uint64_t{raw[9 * suit + 8]} << (8 * suit);
    }
    words_[3] = word_at(raw + 26) >> 8;
  }

  void add(Tile tile) {
    const int kind = tile.kind();
    const int suit = kind / 9;
    const int rank = kind % 9;
    if (rank == 8) {
      nines_ += std::uint64_t{1} << 8 * suit;
    } else {
      words_[static_cast<std::size_t>(suit)] += std::uint64_t{1} << 8 * rank;
    }
  }

  int operator[](Tile tile) const {
    const auto suit = static_cast<std::size_t>(tile.kind() / 9);
    const int rank = tile.kind() % 9;
    return static_cast<int>((rank == 8 ? nines_ >> 8 * suit : words_[suit] >> 8 * rank) & 0xff);
  }

  // Neighbouring digits become one, ranks 1 to 3 apart from the rest: shifted copies of the word add up in
  // the middle.
  std::uint32_t key(std::size_t group) const {
    const std::uint64_t word = words_[group];
    const std::uint64_t low = (word & 0xffffff) * (1 << 16 | 5 << 8 | 25) >> 16 & 0xff;
    const std::uint64_t nine = group < 3 ? nines_ >> (8 * group) & 7 : 0;
    const std::uint64_t twos = (word >> 24 | nine << 40) * (1 << 8 | 5) >> 8 & 0x00ff00ff00ff;
    const std::uint64_t high = twos * (std::uint64_t{1} << 32 | 25 << 16 | 625) >> 32 & 0xffff;
    return static_cast<std::uint32_t>(low + 125 * high);
  }
  // All counts of a group, four bits each; the nine is in bits that no count up to four needs.
  std::uint32_t packed(std::size_t group) const {
    const std::uint64_t word = words_[group];
    const std::uint64_t nine = group < 3 ? nines_ >> (8 * group) & 7 : 0;
    return static_cast<std::uint32_t>(word | word >> 28 | (nine * (1 << 3 | 1 << 10 | 1 << 17) & 0x080808));
  }
  // The kinds of which there are n or more, 1 <= n <= 4.
  std::uint64_t kinds_with(int n) const {
    std::uint64_t kinds = 0;
    for (std::size_t group = 0; group < 4; ++group) kinds |= gathered(flags(words_[group], n)) << (9 * group);
    const std::uint64_t nines = flags(nines_, n);
    return kinds | (nines & 1) << 8 | (nines >> 8 & 1) << 17 | (nines >> 16 & 1) << 26;
  }
  bool all_even() const {
    return ((words_[0] | words_[1] | words_[2] | words_[3] | nines_) & each_byte) == 0;
  }
  int total() const { return sum(words_[0] + words_[1] + words_[2] + words_[3] + nines_); }
  // How many kinds there are, and how many with two or more.
  struct KindsAndPairs {
    int kinds;
    int pairs;
  };
  KindsAndPairs tally_of_all() const {
    return summed(kinds_and_pairs(words_[0]) + kinds_and_pairs(words_[1]) + kinds_and_pairs(words_[2]) +
                  kinds_and_pairs(words_[3]) + kinds_and_pairs(nines_));
  }
  KindsAndPairs tally_of_orphans() const {
    const std::uint64_t ones = (words_[0] & 7) << 24 | (words_[1] & 7) << 32 | (words_[2] & 7) << 40;
    return summed(kinds_and_pairs(nines_ | ones) + kinds_and_pairs(words_[3]));
  }

 private:
  static constexpr std::uint64_t each_byte = 0x0101010101010101;

  static std::uint64_t word_at(const std::uint8_t* bytes) {
    static_assert(std::endian::native == std::endian::little);
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, sizeof word);
    return word;
  }
  // One in each byte that is n or more.
  static std::uint64_t flags(std::uint64_t word, int n) {
    return (word + each_byte * static_cast<std::uint64_t>(0x80 - n)) >> 7 & each_byte;
  }
  // In each byte: one where there is a tile, and sixteen more where there are two. No hand of fourteen tiles
  // has sixteen kinds or pairs.
  static std::uint64_t kinds_and_pairs(std::uint64_t word) { return flags(word, 1) | flags(word, 2) << 4; }
  static KindsAndPairs summed(std::uint64_t word) {
    const int both = sum(word);
    return {both & 15, both >> 4};
  }
  static int sum(std::uint64_t word) { return static_cast<int>(word * each_byte >> 56); }
  // The lowest bits of the bytes, side by side.
  static std::uint64_t gathered(std::uint64_t word) { return word * 0x0102040810204080 >> 56; }

  std::array<std::uint64_t, 4> words_{};
  std::uint64_t nines_ = 0;
};

}  // namespace tingpai
