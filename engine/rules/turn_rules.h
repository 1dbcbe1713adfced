// How turns go under a ruleset, as far as flags can say it: what needs no code of its own.
#pragma once

namespace tingpai {

// The defaults are those of Chinese Official.
struct TurnRules {
  bool chow = true;
  bool win_on_discard = true;         // else on an own draw alone, and by robbing a kong
  bool several_winners = false;       // all who want to win on a tile do; else the nearest in turn order
  bool three_winners_abort = false;   // with several_winners: a third ends the hand without a winner
  bool own_walls = false;             // each seat draws from a quarter of the wall of its own
  bool keeps_missed_wins = false;     // what a seat let pass binds it, as the scheme says
  bool goes_on_after_win = false;     // until one seat is left
  bool concealed_kongs_open = false;  // the others see their tiles
  bool orphans_rob_kongs = false;     // an open one of terminals or honours may be robbed, as the scheme says
  bool last_discard_pung = false;     // it can be claimed for a pung, too; else it can only be won
  bool exchange = false;              // three tiles of a suit, before the first draw
  bool riichi = false;                // a discard may declare it
  bool may_abort = false;             // a seat may end a hand, where the scheme lets it
  bool void_suits = false;            // each seat gives up a suit before the first draw; it leaves first
  bool tells_late_kongs = false;      // an added kong says whether its tile has just been drawn
  bool settles = false;               // the end of a hand is paid by a Settled
  int start = 0;                      // points that each seat has at the start
  int most_kongs = 16;                // of all seats in a hand
  int behind_wall = 0;                // tiles behind the back of the wall that are not drawn, but turned over
  int undrawn = 0;                    // tiles at the back that only replacements come from, and as many stay

  bool operator==(const TurnRules&) const = default;
};

}  // namespace tingpai
