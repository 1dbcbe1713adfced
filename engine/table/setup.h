// Moments of a game that no record leads to: a position to analyse, the start of a lesson.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/table/view.h"

namespace tingpai {

// What lies on a table. The one place outside a game's course that counts tiles and tells whether they can
// lie so.
struct TableSetup {
  Ruleset ruleset;
  Wind round = Wind::east;
  BySeat<Wind> winds;
  // In the order of RiverTile::number. That a tile was claimed is enough: by whom follows from the next
  // discard.
  BySeat<std::vector<RiverTile>> rivers;
  BySeat<SeenMelds> melds;  // a concealed kong's kind where it is known, whoever holds it
  BySeat<std::vector<Tile>> flowers;
  Hand hand;  // of the seat that looks; its melds are those above
  Phase phase = Phase::acting;
  Seat turn;                      // who acts, or whose discard can be claimed: the last of its river
  std::optional<Tile> drawn;      // in acting: the tile that `turn` has drawn; none after a claim
  std::optional<Tile> last_tile;  // in claiming
  std::optional<int> wall_left;   // at most what is neither seen nor held; that, where it is not told

  struct Fault {
    enum What { five_copies, kong_elsewhere, too_many_kongs, too_many_tiles } what;
    std::optional<Tile> tile;  // the kind with five copies
    std::optional<Seat> seat;  // whose kong it is
  };
  // Why the tiles cannot lie so around this seat; nothing if they can.
  std::optional<Fault> fault(Seat seat) const;
  int most_wall_left(Seat seat) const;  // tiles that are neither seen nor held
  // What the seat sees, other seats' concealed kongs hidden. There is no fault (asserted).
  PlayerView view(Seat seat) const;
};

// A table on which hand number `hand` (0-based) is about to start with these scores, as if those before it
// had been played: for the truth and for a seat.
TableState before_hand(const events::GameStarted& start, int hand, const BySeat<Points>& scores);
PlayerView before_hand(Seat seat, const events::GameStarted& start, int hand, const BySeat<Points>& scores);

// The same view where the rules turn out to be others once the hand has begun, as where a program does not
// tell whether there are flowers.
PlayerView under_rules(PlayerView view, const Ruleset& ruleset);

// The same view with these scores and sticks, as where a program tells them when a hand begins. Seat 0 dealt
// first.
PlayerView at_score(PlayerView view, const BySeat<Points>& scores, int sticks);

}  // namespace tingpai
