// What is counted in a match, by player.
#pragma once

#include <array>
#include <cstdint>

#include "app/programs/conversation.h"
#include "engine/table/state.h"

namespace tingpai::cli {

using namespace programs;

// What happened to one player (or to several of one level) in some games.
struct Tally {
  std::int64_t games = 0;  // of one hand each, unless the rules play whole games
  std::int64_t hands = 0;
  std::int64_t wins = 0;
  std::int64_t self_draws = 0;  // of the wins
  std::int64_t deal_ins = 0;    // discards (or added kongs) that another won on
  std::int64_t riichis = 0;     // hands in which it was declared
  std::int64_t calls = 0;       // hands with a claimed meld
  std::int64_t points_won = 0;  // what the hands won count, added up
  std::int64_t score = 0;       // points gained less points lost
  std::int64_t rank_quarters =
      0;  // four times the ranks, added up: 4 first to 16 last, equal scores share their ranks
  std::int64_t illegal = 0, late = 0, crashed = 0;  // faults of an external program
  std::int64_t decisions = 0;
  bool operator==(const Tally&) const = default;
};
Tally& operator+=(Tally& sum, const Tally& other);
using WallTally = std::array<Tally, 4>;  // of one wall's games, by player

// Counts one game as it goes, by seat.
class GameTally {
 public:
  // Of a win counts `worth`, or its total.
  explicit GameTally(bool worth) : worth_(worth) {}

  void count(const Event& event);
  // Once the game is over.
  Tally of(Seat seat, const PublicState& table) const;

 private:
  bool worth_;
  BySeat<Tally> tallies_;
  BySeat<bool> called_;  // in this hand
};

// Of a game that a program's fault has ended, as Botzone scores it: `own` fault or another's.
Tally tally_of_failed_game(bool own);
void count(const Fault& fault, Tally& tally);

}  // namespace tingpai::cli
