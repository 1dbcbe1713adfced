// The plain search that the decision method is compared with: a full expectimax over this seat's own draws.
// Every discard, every draw of a live kind, and so on, then the best discard at the leaves; nothing is pruned
// or remembered, and the opponents do nothing but hold tiles.
#pragma once

#include "engine/table/options.h"

namespace tingpai {

class Expectimax {
 public:
  explicit Expectimax(const PlayerView& view);

  // Wins when it may. Of the discards, and of passing, chowing and punging, it takes what is worth most
  // `draws` own draws ahead (the method's source speaks of two). It makes no kongs.
  Action decide(const LegalActions& legal, int draws = 2);

  // Points expected, `draws` own draws ahead, while a tile must be drawn, and while one must be discarded.
  double before_draw(int draws);
  double before_discard(int draws);
  // What a hand of 3n+1 tiles is taken to be worth where the search ends: the quick bot's chance, in points.
  double at_leaf() const;

  // Points that ready hands go on to gain for each unit of the quick bot's chance: measured in 300 hands of
  // path bots, printed anew by against_expectimax. (Over hands of any shanten it is 1,630, but then a ready
  // hand would be worth more than the win it waits for.)
  static constexpr double points_of_chance = 450;

 private:
  double after(Action action, int draws);
  Points points_of_draw(int kind);

  mcr::Rules rules_;
  std::optional<Tile> offered_;  // the discard that may be claimed
  TileCounts hand_;
  TileCounts live_;
  int live_total_ = 0;
  Win win_;  // all but the tiles in hand
};

}  // namespace tingpai
