// The options of red-dragon-wild. No one standard exists: the defaults are those of an open-source game with
// a complete rule text (A); `commercial` those of a commercial server (B).
#pragma once

namespace tingpai::hongzhong {

struct Rules {
  int base = 1;                 // points from each who pays, and again for every hit
  bool seven_pairs = true;      // four of a kind are two pairs
  bool robbing = false;         // a kong that is added to a pung can be won on
  bool four_reds = false;       // who holds all four wins at once
  int bonus_tiles = 4;          // turned over for a win; 0: none
  int more_without_reds = 2;    // and so many more for a hand without a red dragon
  bool rank_counts = false;     // one tile is turned over, and its rank counts instead of hits
  bool bonus_set_aside = true;  // the bonus tiles lie behind the wall; else they come from its front
  int concealed_kong = 1;       // from each
  int added_kong = 1;           // from each
  int melded_kong = 1;          // from the discarder

  bool operator==(const Rules&) const = default;
};

inline constexpr Rules commercial{.base = 2,
                                  .seven_pairs = false,
                                  .robbing = true,
                                  .more_without_reds = 1,
                                  .bonus_set_aside = false,
                                  .concealed_kong = 2,
                                  .melded_kong = 3};

}  // namespace tingpai::hongzhong
