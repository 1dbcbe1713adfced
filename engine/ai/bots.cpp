// The levels: how each of them turns a view into a decision.
#include <algorithm>

#include "engine/ai/decision.h"
#include "engine/ai/evaluate.h"
#include "engine/ai/habits.h"
#include "engine/ai/opponents.h"
#include "engine/ai/quick.h"
#include "engine/table/wall.h"

namespace tingpai {

namespace {

Decision decide_random(const LegalActions& legal, const Budget& budget) {
  Random random(budget.seed);
  Decision decision;
  decision.criterion = Criterion::chance;
  decision.chosen = legal.actions[random.below(static_cast<std::uint32_t>(legal.actions.size()))];
  return decision;
}

Decision decide_by_paths(const PlayerView& view, const LegalActions& legal, const Budget& budget,
                         std::stop_token stop) {
  return evaluate(view, legal, odds_of(view), nullptr, budget, std::move(stop), {.adding = Adding::apart});
}

// The a_i of the method, 0.5 to 1: how far the sampled hands are trusted against an even spread of the unseen
// tiles.
constexpr float confidence = 0.5F;

// OddsModel's discard_rate for the race, which counts in turns.
constexpr double raced_discard_rate = 0.75;

// Copies of each kind expected among the tiles still to be drawn.
std::array<float, Tile::kinds> expected_in_wall(const PlayerView& view, const TileCounts& live,
                                                const Opponents& opponents) {
  const auto share = static_cast<float>(view.table.wall_left) / static_cast<float>(std::max(1, live.total()));
  std::array<float, Tile::kinds> in_wall{};
  for (std::size_t kind = 0; kind < Tile::kinds; ++kind) {
    const float even = share * static_cast<float>(live[static_cast<int>(kind)]);
    in_wall[kind] = confidence * opponents.in_wall[kind] + (1 - confidence) * even;
  }
  return in_wall;
}

// The paths, weighed against what the opponents may hold.
Decision decide_as_expert(const PlayerView& view, const LegalActions& legal, const Budget& budget,
                          std::stop_token stop) {
  const Opponents opponents = estimate_opponents(view, budget.samples, budget.seed);
  const Danger danger = danger_of(opponents);
  double ready = 0;
  for (const OpponentEstimate& estimate : opponents.estimates) ready += estimate.ready;
  const TileCounts live = live_tiles(view);
  const Odds odds(live, expected_in_wall(view, live, opponents), view.table.wall_left, ready,
                  {.discard_rate = raced_discard_rate}, habits_of(view, live));
  Decision decision = evaluate(view, legal, odds, &danger, budget, std::move(stop));
  decision.opponents.assign(opponents.estimates.begin(), opponents.estimates.end());
  return decision;
}

}  // namespace

Decision decide(Level level, const PlayerView& view, const LegalActions& legal, const Budget& budget,
                std::stop_token stop) {
  assert(!legal.empty());
  if (level == Level::random) return decide_random(legal, budget);
  if (legal.has(ActionType::win)) {
    Decision decision;
    decision.criterion = Criterion::win;
    decision.chosen = *std::find_if(legal.actions.begin(), legal.actions.end(),
                                    [](const Action& action) { return action.type == ActionType::win; });
    return decision;
  }
  if (level == Level::quick) return decide_quick(view, legal);
  if (level == Level::path) return decide_by_paths(view, legal, budget, std::move(stop));
  return decide_as_expert(view, legal, budget, std::move(stop));
}

}  // namespace tingpai
