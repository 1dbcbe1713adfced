// The model of engine/ai/exact/efficiency.h word by word: every hand is tried, nothing is shared but a memory
// of what has been worked out.
#pragma once

#include <map>
#include <set>
#include <tuple>
#include <vector>

#include "engine/ai/exact/efficiency.h"

namespace tingpai {

enum class Goal { win, ready, points };

class ReferenceEfficiency {
 public:
  ReferenceEfficiency(const TileCounts& start, const TileCounts& wall, Worth worth,
                      const EfficiencyModel& model);

  // Empty if no win lacks `farthest` tiles or fewer.
  std::optional<int> draws(int farthest);
  bool is_followed(const TileCounts& hand);  // 3n+1 tiles
  double value(const TileCounts& hand, int turn, Goal goal);

 private:
  struct Win {
    TileCounts before;  // the winning tile
    int missing;
  };
  using Counts = std::array<std::uint8_t, Tile::kinds>;

  void look(int missing);
  int weight(const TileCounts& hand, int kind) const;
  bool may_keep(const TileCounts& tiles);
  bool is_ready(const TileCounts& hand);
  double after_draw(const TileCounts& hand, int kind, int turn, Goal goal, bool& wanted);

  TileCounts start_;
  TileCounts wall_;
  Worth worth_;
  EfficiencyModel model_;
  std::vector<Win> wins_;
  std::set<Counts> near_;  // hands of 3n+1 tiles met so far
  std::map<std::tuple<Counts, int, Goal>, double> known_;
  std::map<Counts, bool> followed_;
};

}  // namespace tingpai
