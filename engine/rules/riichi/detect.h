// Which patterns a reading of a win has, and its fu.
#pragma once

#include <cstdint>

#include "engine/decomposition.h"
#include "engine/rules/riichi/patterns.h"
#include "engine/rules/riichi/rules.h"

namespace tingpai::riichi {

// One bit a kind.
using Kinds = std::uint64_t;

// Of one winning hand, for all of its readings.
class Detector {
 public:
  // tiles: all of the hand, four for a kong. closed: none of them was claimed but the winning one. What is
  // passed by reference is to outlive it.
  Detector(const Circumstances& how, const TileCounts& tiles, bool closed, const Rules& rules);

  bool is_form(const Reading& reading) const;  // one that riichi knows
  // All that count, those that others contain left out; dora apart. Yakuman hide the rest. Empty: the reading
  // is no winning form of riichi, or has no yaku.
  PatternSet patterns(const Reading& reading) const;
  int fu(const Reading& reading, PatternSet patterns) const;
  bool closed() const { return closed_; }

 private:
  struct Parts;

  PatternSet by_luck() const;
  PatternSet yakuman(const Reading& reading, const Parts& parts) const;
  void add_values(const Parts& parts, PatternSet& all) const;
  void add_groups(const Reading& reading, const Parts& parts, PatternSet& all) const;
  void add_suits(PatternSet& all) const;
  bool nine_gates(const Parts& parts) const;
  bool is_value(Tile pair) const;
  bool pinfu(const Reading& reading, const Parts& parts) const;

  const Circumstances& how_;
  const TileCounts& tiles_;
  const Rules& rules_;
  bool closed_;
  Kinds present_ = 0;
  int suits_ = 0;  // that are present
};

}  // namespace tingpai::riichi
