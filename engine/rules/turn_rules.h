// How turns go under a ruleset, as far as flags can say it: what needs no code of its own.
#pragma once

namespace tingpai {

// The defaults are those of Chinese Official.
struct TurnRules {
  bool chow = true;
  bool goes_on_after_win = false;  // until one seat is left
  bool exchange = false;           // three tiles, before the first draw
  bool void_suits = false;         // each seat gives up a suit, before the first draw
  bool settles = false;            // the end of a hand is paid by a Settled

  bool operator==(const TurnRules&) const = default;
};

}  // namespace tingpai
