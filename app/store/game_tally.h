// What a stored game came to for one seat. Pure: from its events to numbers.
#pragma once

#include <functional>
#include <map>
#include <span>
#include <string>

#include "engine/rules/turn_rules.h"
#include "engine/table/event.h"

namespace tingpai::app {

struct Tally {
  int games = 0;       // finished ones
  int hands = 0;       // that ended, with or without a winner
  int wins = 0;        // of this seat
  int self_draws = 0;  // of these wins
  int deal_ins = 0;    // hands in which others won on this seat's tile
  int undecided = 0;   // hands that nobody won
  int riichis = 0;     // hands in which this seat declared it
  int calls = 0;       // hands in which it claimed a tile, where claims are told of
  int fan = 0;         // of all wins, flowers included
  double points = 0;   // won and lost in the hands
  double squares = 0;  // sum of the squares of each hand's points
  double gains = 0;    // of the hands it won, points
  int places = 0;      // sum of the places of finished games
  int place = 0;  // 1 to 4 (equal scores share the better one), 0 while the game is not over; of one game
  int score = 0;  // won or lost from its start to its end; of one game
  std::map<std::string, int, std::less<>> fans;  // how often each was counted in a win, by scheme::name_of

  bool operator==(const Tally&) const = default;
};

// Only wins, payments, the ends of hands and of the game count: other events may be left out as PaymentsSoFar
// lets them.
Tally tally_of(std::span<const Event> events, Seat seat, const TurnRules& rules = {});
// Everything but place and score, which belong to one game.
void add(Tally& sum, const Tally& game);

struct Estimate {
  double mean = 0;
  double margin = -1;  // half of the 95 % interval; -1: too few to tell
};
Estimate share(int part, int of);
Estimate points_a_hand(const Tally& tally);

}  // namespace tingpai::app
