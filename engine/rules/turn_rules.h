// How turns go under a ruleset, as far as flags can say it: what needs no code of its own.
#pragma once

namespace tingpai {

// The defaults are those of Chinese Official.
struct TurnRules {
  bool chow = true;
  bool win_on_discard = true;  // else on an own draw alone, and by robbing a kong
  bool several_winners = false;
  bool three_winners_abort = false;  // a tile that three could win on ends the hand
  bool goes_on_after_win = false;    // until one seat is left
  bool kongs_pay_at_once = false;
  bool concealed_kongs_open = false;  // the others see their tiles
  bool concealed_kongs_robbable = false;
  bool exchange = false;           // three tiles, before the first draw
  bool void_suits = false;         // each seat gives up a suit, before the first draw
  bool keeps_missed_wins = false;  // what a seat let pass binds it
  bool settles = false;            // the end of a hand is paid by a Settled
  bool last_discard_pung = false;  // the last discard can be claimed, too; else it can only be won
  bool deal_replaces_flowers = true;
  int most_kongs = 16;  // of all seats
  int behind_wall = 0;  // tiles behind the back of the wall that are not drawn, but turned
  int undrawn = 0;      // tiles at the back that are never drawn but as replacements

  bool operator==(const TurnRules&) const = default;
};

}  // namespace tingpai
