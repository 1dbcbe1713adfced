// How near to winning players are, by their levels, discards and claims. Measured in self-play.
#pragma once

#include <array>

#include "engine/ai/field.h"
#include "engine/ai/odds.h"
#include "engine/ai/reading/conduct.h"
#include "engine/table/state.h"

namespace tingpai {

// Chances of: ready to win, 1, 2, 3, 4, 5 or more from it; sum 1.
using ReadinessRow = std::array<float, 6>;

// What self-play of each level tells.
struct ReadinessModel {
  static constexpr std::size_t most_discards = 20;
  // By discards made so far (1 first) and called melds, a concealed kong not counted.
  using Table = std::array<std::array<ReadinessRow, 5>, most_discards>;
  // By how much the chance of being ready grows in a turn from the fifth discard to the fourteenth, and the
  // chance that a ready player wins within a turn.
  struct Speed {
    double growth = 0;
    double win_rate = 0;
  };
  template <class T>
  using ByLevel = std::array<T, Pace::count>;

  ByLevel<Table> tables{};
  ByLevel<Speed> speeds{};
  // What conduct is multiplied by: a difference of the logarithms of the odds of being ready, from those of
  // any player of the level with as many discards and claims.
  ByLevel<Conduct> leans{};
  // Conduct tells less about players far from ready: the lean of "one step or fewer" is this share of that of
  // "ready", and so on.
  double lean_of_next_step = 0;
  ByLevel<double> ready_late{};  // the chance of being ready after ten discards, whatever was called

  const ReadinessRow& row(Level level, int discards, int melds) const;
  // How soon a player wins that is ready with such a chance (0 to 1).
  Rival rival(const Pace& pace, double ready) const;
};

// Where nothing was measured: all levels alike, as ready as odds_of() takes them to be without a model.
const ReadinessModel& assumed_readiness();

// Of this player, by its conduct too.
ReadinessRow readiness_of(const PublicState& table, Seat seat, const Pace& pace);

}  // namespace tingpai
