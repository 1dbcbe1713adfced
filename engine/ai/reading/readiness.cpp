#include "engine/ai/reading/readiness.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/ai/profile.h"

namespace tingpai {

namespace {

// The row of a player with such a lean.
ReadinessRow moved(const ReadinessRow& row, double lean, double lean_of_next_step) {
  ReadinessRow moved{};
  double within = 0, moved_within = 0;  // chances of so many steps or fewer
  for (std::size_t steps = 0; steps < row.size(); ++steps) {
    within += static_cast<double>(row[steps]);
    const bool open_end = steps + 1 == row.size() || within >= 1;
    const double odds = open_end || within <= 0 ? 0 : within / (1 - within) * std::exp(lean);
    const double now = open_end ? 1 : std::max(moved_within, odds / (1 + odds));
    moved[steps] = static_cast<float>(now - moved_within);
    moved_within = now;
    lean *= lean_of_next_step;
  }
  return moved;
}

// So ready after so many discards and melds; who is not is mostly near.
constexpr ReadinessRow assumed_row(int discards, int melds) {
  const Rival usual = OddsModel{}.usual;
  const double ready = usual.growth * std::max(0, discards - OddsModel{}.first_ready) + 0.1 * melds;
  const auto rest = static_cast<float>(1 - std::min(ready, 0.9));
  return {1 - rest, 0.4F * rest, 0.4F * rest, 0.2F * rest, 0, 0};
}

constexpr ReadinessModel assumed_for_all() {
  ReadinessModel model;
  for (auto& table : model.tables) {
    for (std::size_t row = 0; row < table.size(); ++row) {
      for (std::size_t melds = 0; melds < table[row].size(); ++melds)
        table[row][melds] = assumed_row(static_cast<int>(row) + 1, static_cast<int>(melds));
    }
  }
  model.speeds.fill({OddsModel{}.usual.growth, OddsModel{}.usual.win_rate});
  model.ready_late.fill(static_cast<double>(assumed_row(10, 0)[0]));
  return model;
}

}  // namespace

const ReadinessModel& assumed_readiness() {
  static constexpr ReadinessModel assumed = assumed_for_all();
  return assumed;
}

const ReadinessRow& ReadinessModel::row(Level level, int discards, int melds) const {
  const auto row = static_cast<std::size_t>(std::clamp(discards - 1, 0, static_cast<int>(most_discards) - 1));
  return tables[Pace::index(level)][row][static_cast<std::size_t>(std::clamp(melds, 0, 4))];
}

Rival ReadinessModel::rival(const Pace& pace, double ready) const {
  Rival rival{ready, 0, 0};
  for (std::size_t at = 0; at < Pace::count; ++at) {
    rival.growth += pace.shares()[at] * speeds[at].growth;
    rival.win_rate += pace.shares()[at] * speeds[at].win_rate;
  }
  return rival;
}

ReadinessRow readiness_of(const PublicState& table, Seat seat, const Pace& pace) {
  if (table.declared(seat)) return {1};
  const ReadinessModel& model = *profile_of(table.ruleset).readiness;
  const SeenMelds& melds = table.melds[seat];
  const auto open = std::count_if(melds.begin(), melds.end(),
                                  [](const SeenMeld& meld) { return meld.type != MeldType::concealed_kong; });
  const auto discards = static_cast<int>(table.rivers[seat].size());
  const Conduct conduct = conduct_of(table, seat);
  ReadinessRow mean{};
  for (std::size_t at = 0; at < Pace::count; ++at) {
    const Level level = Pace::levels[at];
    const double share = pace.share(level);
    if (share == 0) continue;
    const Conduct& leans = model.leans[at];
    const double lean = std::inner_product(conduct.begin(), conduct.end(), leans.begin(), 0.0);
    const ReadinessRow row =
        moved(model.row(level, discards, static_cast<int>(open)), lean, model.lean_of_next_step);
    for (std::size_t steps = 0; steps < row.size(); ++steps)
      mean[steps] += static_cast<float>(share) * row[steps];
  }
  return mean;
}

}  // namespace tingpai
