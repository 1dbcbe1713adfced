// Which patterns a reading shows: one condition for each row of the table. Internal to MCR scoring.
#pragma once

#include <array>
#include <cstdint>

#include "engine/rules/mcr.h"

namespace tingpai::mcr {

// A pattern that shows in the tiles but belongs to another one whatever else is counted.
using Absorbed = StaticVector<ExcludedPattern, 24>;

// What a reading shows, before the exclusions of the table.
class Tally {
 public:
  explicit Tally(Absorbed* absorbed = nullptr) : absorbed_(absorbed) {}

  void show(Pattern pattern, bool condition) {
    if (condition) add(pattern, 1);
  }
  void add(Pattern pattern, int times) {
    if (times <= 0) return;
    shown_.insert(pattern);
    times_[static_cast<std::size_t>(pattern)] =
        static_cast<std::uint8_t>(times_[static_cast<std::size_t>(pattern)] + times);
  }
  // Only kept for lists.
  void absorb(Pattern pattern, Pattern because_of) {
    if (absorbed_ == nullptr || absorbed_->size() == Absorbed::capacity()) return;
    absorbed_->push_back({static_cast<PatternId>(pattern), static_cast<PatternId>(because_of)});
  }
  const PatternSet& shown() const { return shown_; }
  int times(Pattern pattern) const { return times_[static_cast<std::size_t>(pattern)]; }

 private:
  PatternSet shown_;
  std::array<std::uint8_t, pattern_count> times_{};
  Absorbed* absorbed_;
};

// The tiles alone, whatever the reading.
struct TileFacts {
  std::uint64_t kinds = 0;  // one bit for each kind present
  int suits = 0;            // different suits, honours apart
  int fours = 0;            // kinds with all four copies, kongs included

  explicit TileFacts(const TileCounts& tiles);
  bool only(std::uint64_t allowed) const { return (kinds & ~allowed) == 0; }
  bool any(std::uint64_t wanted) const { return (kinds & wanted) != 0; }
};

void show_tiles(const TileFacts& facts, Tally& tally);
void show_circumstances(const WinContext& context, Tally& tally);
// Everything that depends on the groups and on where the winning tile went. `only_wait` is asked only if a
// wait pattern may count.
void show_reading(const Reading& reading, const TileFacts& facts, const WinContext& context, bool only_wait,
                  Tally& tally);
// Whether the winning tile stands where an only wait would count.
bool may_count_wait(const Reading& reading);

// Combinations of chows and of pungs (mcr_sets.cpp).
struct SuitedSet {
  int suit = 0;
  int rank = 0;  // of the lowest tile, 1 to 9
};
using SuitedSets = StaticVector<SuitedSet, 4>;
void combine_chows(const SuitedSets& chows, Tally& tally);
void combine_pungs(const SuitedSets& pungs, Tally& tally);

}  // namespace tingpai::mcr
