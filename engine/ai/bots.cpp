// The levels: how each of them turns a view into a decision.
#include <algorithm>
#include <cmath>
#include <vector>

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

// Rates for the race, which counts in turns.
constexpr OddsModel raced{.discard_rate = 0.75, .bias = {0, 1.5, 5, 3.5}};

// The paths, weighed against what the opponents may hold.
Decision decide_once(const PlayerView& view, const LegalActions& legal, const Budget& budget,
                     std::stop_token stop) {
  const Opponents opponents = estimate_opponents(view, budget.samples, budget.seed);
  const Danger danger = danger_of(opponents);
  double ready = 0;
  for (const OpponentEstimate& estimate : opponents.estimates) ready += estimate.ready;
  const TileCounts live = live_tiles(view);
  const Odds odds(live, opponents.in_wall, view.table.wall_left, ready, raced, habits_of(view, live));
  const Calibration calibration(view.table.wall_left, ready);
  Decision decision =
      evaluate(view, legal, odds, &danger, budget, std::move(stop), {.calibration = &calibration});
  decision.opponents.assign(opponents.estimates.begin(), opponents.estimates.end());
  return decision;
}

// How far the values would move if other hands had been sampled: found by sampling some, for people only.
void set_margins(Decision& decision, const PlayerView& view, const LegalActions& legal, Budget budget,
                 const std::stop_token& stop) {
  constexpr int repeats = 4;
  constexpr double student_t = 2.776;  // 95 %, repeats + 1 values
  budget.plans = 0;
  std::vector<std::vector<double>> values;
  for (const Evaluation& evaluation : decision.evaluations) values.push_back({evaluation.value});
  for (int repeat = 0; repeat < repeats; ++repeat) {
    ++budget.seed;
    const Decision again = decide_once(view, legal, budget, stop);
    if (stop.stop_requested()) return;
    for (std::size_t i = 0; i < values.size(); ++i) {
      for (const Evaluation& evaluation : again.evaluations) {
        if (evaluation.action == decision.evaluations[i].action) values[i].push_back(evaluation.value);
      }
    }
  }
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto n = static_cast<double>(values[i].size());
    double mean = 0, squares = 0;
    for (const double value : values[i]) mean += value / n;
    for (const double value : values[i]) squares += (value - mean) * (value - mean);
    decision.evaluations[i].margin = student_t * std::sqrt(squares / (n - 1));
  }
}

Decision decide_as_expert(const PlayerView& view, const LegalActions& legal, const Budget& budget,
                          const std::stop_token& stop) {
  Decision decision = decide_once(view, legal, budget, stop);
  if (budget.plans > 0 && !stop.stop_requested()) set_margins(decision, view, legal, budget, stop);
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
  return decide_as_expert(view, legal, budget, stop);
}

}  // namespace tingpai
