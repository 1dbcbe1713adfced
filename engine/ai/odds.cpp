#include "engine/ai/odds.h"

#include <algorithm>
#include <cmath>

namespace tingpai {

namespace {

// Own turns before the wall ends or somebody else wins.
double expected_turns(int wall_left, double hazard) {
  const double draws = std::max(0.5, wall_left / 4.0);
  return (1 - std::pow(1 - hazard, draws)) / hazard;
}

}  // namespace

Odds::Odds(const TileCounts& live, const std::array<float, Tile::kinds>& in_wall, int wall_left,
           const OddsModel& model)
    : live_(live),
      live_total_(live.total()),
      end_rate_(static_cast<float>(1 / expected_turns(wall_left, model.hazard))) {
  const double unseen = std::max(1, live_total_);
  double wall = 0;
  for (const float n : in_wall) wall += n;
  wall = std::max(wall, 1.0);

  for (std::size_t kind = 0; kind < Tile::kinds; ++kind) {
    const int copies = live[static_cast<int>(kind)];
    if (copies == 0) continue;
    for (std::size_t way = 0; way < way_count; ++way) {
      const double drawn = in_wall[kind] / wall / copies;
      const double discarded = model.bias[way] * model.discard_rate / unseen;
      per_copy_[kind][way] = static_cast<float>(drawn + discarded);
    }
  }
}

TileCounts live_tiles(const PlayerView& view) {
  const TileCounts seen = visible_tiles(view);
  TileCounts live;
  for (int kind = 0; kind < Tile::kinds; ++kind) live.add(kind, 4 - seen[kind]);
  return live;
}

Odds odds_of(const PlayerView& view, const OddsModel& model) {
  const TileCounts live = live_tiles(view);
  std::array<float, Tile::kinds> in_wall{};
  for (std::size_t kind = 0; kind < Tile::kinds; ++kind) {
    in_wall[kind] = static_cast<float>(live[static_cast<int>(kind)]);
  }
  return Odds(live, in_wall, view.table.wall_left, model);
}

}  // namespace tingpai
