// The plain search that winning paths are compared with: a full expectimax over this seat's own draws.
// Every discard, every draw of a live kind, and so on, then every last discard; nothing is pruned or
// remembered between nodes, and the opponents do nothing but hold tiles. Where the search ends, a hand counts
// for the complete hands that it can still become: each for what it pays under the rules, times the chance
// that its missing tiles come. Complete hands, chances, payments and what a win saves come from where the
// path level has them, so that the two differ in how they search.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/ai/targets/targets.h"
#include "engine/table/options.h"

namespace tingpai {

class Expectimax {
 public:
  explicit Expectimax(const PlayerView& view);

  // Wins when it may. Of the discards, and of passing, chowing and punging, it takes what is worth most
  // `draws` own draws ahead. It makes no kongs.
  Action decide(const LegalActions& legal, int draws = 2);

  // Points expected, `draws` own draws ahead: while a tile must be drawn (at least one), and while one must
  // be discarded.
  double before_draw(int draws);
  double before_discard(int draws);

  // Which complete hands are listed, and scored, when the search begins: all that lack at most one tile more
  // than the nearest, where that lacks three or fewer; of hands further away those that the path level knows.
  // The search runs over the heaviest of them.
  static constexpr TargetLimits limits{.slack = 1, .thorough = 3, .evaluations = 6000};
  static constexpr std::size_t most_goals = 256;

 private:
  // A complete hand that may win, scored when the search begins. Sets of kinds are bits.
  struct Goal {
    std::array<std::uint64_t, 4> needs{};  // [n]: kinds of which it has more than n copies concealed
    std::uint64_t chowed = 0;              // kinds that may be claimed for a chow, if missing
    std::uint64_t punged = 0;              // kinds whose third copy may be claimed
    Way last = Way::win;                   // how its last tile may come
    float points = 0;                      // that it brings and saves
  };

  void list_goals();
  Goal goal_of(const Target& target) const;
  double leaf() const;
  float chance(const Goal& goal) const;
  double after(Action action, int draws);
  double points_of_draw(int kind);
  void add(int kind);
  void remove(int kind);

  Ruleset ruleset_;
  mcr::Rules rules_;
  SeatContext context_;
  Odds odds_;
  std::optional<Tile> offered_;  // the discard that may be claimed
  TileCounts hand_;
  std::array<std::uint64_t, 4> held_{};  // [n]: kinds of which more than n copies are in hand
  TileCounts live_;
  int live_total_ = 0;
  Win win_;  // all but the tiles in hand
  std::vector<Goal> goals_;
  // [kind][live copies][way]: that one of them comes before the hand ends, 0 to 1
  std::array<std::array<std::array<float, way_count>, 5>, Tile::kinds> chances_{};
};

}  // namespace tingpai
