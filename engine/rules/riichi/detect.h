// Which patterns a reading of a win has, and its fu.
#pragma once

#include "engine/rules/riichi/parts.h"
#include "engine/rules/riichi/patterns.h"
#include "engine/rules/riichi/rules.h"
#include "engine/rules/score.h"

namespace tingpai::riichi {

// Of one winning hand, for all of its readings.
class Detector {
 public:
  // tiles: the concealed ones with the winning tile; those of melds may be among them, four for a kong.
  // present: the kinds of all. closed: none was claimed but the winning one. What is passed by reference is
  // to outlive it.
  Detector(const Circumstances& how, Tile win, const CountedGroups& tiles, Kinds present, bool closed,
           const Rules& rules);

  bool is_form(Form form) const;  // one that riichi knows
  // All that count, those that others contain left out; dora apart. Yakuman hide the rest. Empty: the form is
  // none of riichi's, or there is no yaku.
  PatternSet patterns(const Parts& parts) const;
  PatternSet patterns(const Reading& reading) const { return patterns(Parts(reading, how_.self_drawn)); }
  int fu(const Parts& parts, PatternSet patterns) const;
  bool closed() const { return closed_; }

 private:
  PatternSet by_luck() const;
  PatternSet by_tiles() const;
  PatternSet yakuman_by_tiles() const;
  PatternSet yakuman(const Parts& parts) const;
  PatternSet by_groups(const Parts& parts) const;
  bool nine_gates() const;

  const Circumstances& how_;
  Tile win_;
  const CountedGroups& tiles_;
  const Rules& rules_;
  bool closed_;
  Kinds present_;
  int suits_ = 0;           // that are present
  Kinds valued_ = 0;        // a pair of these counts fu
  Kinds twice_valued_ = 0;  // one of these twice
  // What every reading has.
  PatternSet yakuman_;
  PatternSet others_;
};

}  // namespace tingpai::riichi
