// The options of riichi. The defaults are Tenhou's; where its rule says nothing, see the course.
#pragma once

namespace tingpai::riichi {

struct Rules {
  // What a hand is worth.
  int red_fives = 1;             // of each suit
  bool open_simples = true;      // all simples counts in hands with claimed tiles, too
  bool double_wind_pair = true;  // a pair of the seat's and the round's wind is 4 fu, else 2
  bool rounded_mangan = false;   // 4 han 30 fu and 3 han 60 fu are a mangan
  bool counted_yakuman = true;   // 13 han are a yakuman; else they are paid like 11
  bool several_yakuman = true;   // different ones add up
  bool double_yakuman = false;   // the rarer form of a yakuman counts two
  bool liability = true;         // who gives away the last set of three dragons or four winds pays for them
  // How a hand goes.
  bool early_indicators = false;  // the indicator of an open kong is turned over before the discard
  bool swap_calls = false;        // a claim may be followed by the discard of a tile that would have done
  bool triple_ron = false;        // three winners on a discard are paid; else the hand is aborted
  bool orphans_rob_kongs = true;  // thirteen orphans win on the tile of a concealed kong, too
  bool abortive_draws = true;     // nine terminals, four winds, four riichi, four kongs
  // How a game goes.
  int start = 25000;
  int target = 30000;
  bool bust = true;       // a score below 0 ends the game
  bool extension = true;  // up to another round where nobody has the target
  int first_uma = 20;     // thousands that the fourth pays the first at the end
  int second_uma = 10;    // and the third the second

  bool operator==(const Rules&) const = default;
};

// Of the European Mahjong Association.
inline constexpr Rules ema{.red_fives = 0,
                           .counted_yakuman = false,
                           .several_yakuman = false,
                           .early_indicators = true,
                           .triple_ron = true,
                           .abortive_draws = false,
                           .start = 30000,
                           .bust = false,
                           .extension = false,
                           .first_uma = 15,
                           .second_uma = 5};
// Of the referee that mjai programs are mostly played with.
inline constexpr Rules mjai{.double_yakuman = true, .early_indicators = true};
inline constexpr Rules mahjong_soul{
    .double_yakuman = true, .triple_ron = true, .first_uma = 15, .second_uma = 5};

}  // namespace tingpai::riichi
