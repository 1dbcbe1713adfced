// Every way to split the concealed tiles of a hand into groups, joined from those of its suits, which a table
// lists: what decomposition.h searches for, reduced to what scores ask for.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/counted_groups.h"

namespace tingpai {

// A way to split one suit, packed so that those of several suits join by shifts and sums.
struct SuitSplit {
  static constexpr int chows_from = 34;

  std::uint64_t groups = 0;  // one bit each: pungs from bit 0 on, chows by their lowest ranks from bit 34 on
  std::uint16_t pair = 0;    // its rank as a bit
  std::uint16_t counts = 0;  // four bits each, see HandSplit
  std::uint32_t tiles = 0;   // what is split: see CountedGroups::packed()

  unsigned pungs() const { return static_cast<unsigned>(groups & 0x1ff); }
  unsigned chows() const { return static_cast<unsigned>(groups >> chows_from); }
};

// All ways to split one suit, side by side. The first knows how many there are.
class SuitSplits {
 public:
  explicit SuitSplits(const SuitSplit& first) : first_(&first) {}
  const SuitSplit* begin() const { return first_; }
  const SuitSplit* end() const { return first_ + (first_->counts >> 12); }

 private:
  const SuitSplit* first_;
};

// Of characters, dots, bamboo and honours, in the order of for_each_split(). An empty suit has one split;
// tiles that are not pungs, chows and at most one pair have one of several pairs. The table takes 0.45 MB and
// is built at first use.
std::array<SuitSplits, 4> splits_of_suits(const CountedGroups& concealed);

// A way to split all tiles, suit by suit. Kinds are bits.
class HandSplit {
 public:
  // What the counts of a suit add up. One `first` is in the first of a suit's splits for each of them.
  static constexpr std::uint16_t chow = 1, equal_chows = 1 << 4, outer_pung = 1 << 8, first = 1 << 12;

  void add(const SuitSplit& split, std::size_t suit) {
    groups_ |= split.groups << 9 * suit;
    pairs_ |= std::uint64_t{split.pair} << 9 * suit;
    counts_ += split.counts;
  }
  std::uint64_t chows() const { return groups_ >> SuitSplit::chows_from; }  // by their lowest kinds
  std::uint64_t pungs() const { return groups_ & ((std::uint64_t{1} << SuitSplit::chows_from) - 1); }
  std::uint64_t pairs() const { return pairs_; }
  bool has_one_pair() const { return pairs_ != 0 && (pairs_ & (pairs_ - 1)) == 0; }
  int chow_count() const { return static_cast<int>(counts_ & 15); }
  int equal_chow_count() const {
    return static_cast<int>(counts_ >> 4 & 15);
  }  // pairs of chows that are alike
  int outer_pung_count() const { return static_cast<int>(counts_ >> 8 & 15); }  // of terminals and honours
  // Where each suit's split is its first: whether each has only that.
  bool is_only_one() const { return counts_ >> 12 == 4; }

 private:
  std::uint64_t groups_ = 0;
  std::uint64_t pairs_ = 0;
  std::uint32_t counts_ = 0;
};

}  // namespace tingpai
