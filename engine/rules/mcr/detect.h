// Which patterns a reading shows: one condition for each row of the table. Internal to the MCR scorer.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>

#include "engine/rules/mcr/mcr.h"

namespace tingpai::mcr {

// A pattern that shows in the tiles but belongs to another one whatever else is counted.
using Absorbed = StaticVector<ExcludedPattern, 24>;

// What a reading shows, before the exclusions of the table.
class Tally {
 public:
  explicit Tally(Absorbed* absorbed = nullptr) : absorbed_(absorbed) {}

  void show(Pattern pattern, bool condition) { shown_.insert_if(pattern, condition); }
  // For the patterns that may count more than once, all of them from dragon_pung on.
  void add(Pattern pattern, int times) {
    shown_.insert_if(pattern, times > 0);
    auto& sum = times_[repeatable(pattern)];
    sum = static_cast<std::uint8_t>(sum + times);
  }
  // Only kept for lists.
  void absorb(Pattern pattern, Pattern because_of) {
    if (absorbed_ == nullptr || absorbed_->size() == Absorbed::capacity()) return;
    absorbed_->push_back({id_of(pattern), id_of(because_of)});
  }
  const PatternSet& shown() const { return shown_; }
  // How often a shown pattern shows.
  int times(Pattern pattern) const {
    if (pattern < Pattern::dragon_pung) return 1;
    const int sum = times_[repeatable(pattern)];
    return sum == 0 ? 1 : sum;
  }

 private:
  PatternSet shown_;
  static constexpr std::size_t repeatable(Pattern pattern) {
    assert(pattern >= Pattern::dragon_pung);
    return static_cast<std::size_t>(pattern) - static_cast<std::size_t>(Pattern::dragon_pung);
  }
  std::array<std::uint8_t, pattern_count - static_cast<int>(Pattern::dragon_pung)> times_{};  // 0: once
  Absorbed* absorbed_;
};

// The tiles alone, whatever the reading.
struct TileFacts {
  std::uint64_t kinds;  // one bit for each kind present
  int fours;            // kinds with all four copies, kongs included
  int suits = 0;        // different suits, honours apart

  explicit TileFacts(const TileCounts& tiles);
  bool only(std::uint64_t allowed) const { return (kinds & ~allowed) == 0; }
  bool any(std::uint64_t wanted) const { return (kinds & wanted) != 0; }
};

void show_tiles(const TileFacts& facts, Tally& tally);
void show_circumstances(const Circumstances& context, Tally& tally);
// Everything that depends on the groups, apart from where the winning tile went. Returns how many pungs and
// kongs were not claimed, which show_place() asks for.
int show_groups(const Reading& reading, const TileFacts& facts, const Circumstances& context, Tally& tally);

// What the place of the winning tile decides.
struct Place {
  std::optional<Pattern> wait;  // what counts if it was the only wait
  bool exposes_pung = false;    // completed a pung, so that a discard leaves it not concealed

  bool operator==(const Place&) const = default;
};
Place place_of(const Reading& reading);
void show_place(const Place& place, int concealed_pungs, const Circumstances& context, bool only_wait,
                Tally& tally);

// Goes down the table: what is counted strikes out what it excludes.
template <class Visit>
void for_each_counted(PatternSet shown, Visit visit) {
  while (!shown.empty()) {
    const Pattern pattern = shown.first();
    shown.erase(pattern);
    shown -= row(pattern).excludes;
    visit(pattern);
  }
}
// Sum of what is counted, flowers not included (patterns.cpp).
Fan base_of(const Tally& tally, const Rules& rules);

// Combinations of chows and of pungs (sets.cpp).
struct SuitedSet {
  std::uint8_t suit = 0;
  std::uint8_t rank = 0;  // of the lowest tile, 1 to 9
};
using SuitedSets = StaticVector<SuitedSet, 4>;
void combine_chows(const SuitedSets& chows, Tally& tally);
void combine_pungs(const SuitedSets& pungs, Tally& tally);

}  // namespace tingpai::mcr
