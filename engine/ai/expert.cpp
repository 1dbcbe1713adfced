#include "engine/ai/expert.h"

#include <cmath>
#include <utility>
#include <vector>

#include "engine/ai/habits.h"
#include "engine/ai/opponents.h"
#include "engine/table/wall.h"

namespace tingpai {

namespace {

Decision decide_once(const PlayerView& view, const LegalActions& legal, const Budget& budget,
                     std::stop_token stop, const ExpertModel& model) {
  if (!model.opponents) {
    return evaluate(view, legal, odds_of(view, model.odds), nullptr, budget, std::move(stop), model.value);
  }
  const Opponents opponents = estimate_opponents(view, budget.samples, budget.seed);
  const Danger danger = danger_of(opponents);
  double ready = 0;
  for (const OpponentEstimate& estimate : opponents.estimates) ready += estimate.ready;
  const TileCounts live = live_tiles(view);
  const int draws_left = view.table.draws_left();
  const Odds odds(live, opponents.in_wall, draws_left, ready, model.odds,
                  model.habits ? habits_of(view, live) : no_habits());
  const Calibration calibration(draws_left, ready);
  ValueModel value = model.value;
  if (model.calibration) value.calibration = &calibration;
  Decision decision = evaluate(view, legal, odds, &danger, budget, std::move(stop), value);
  decision.opponents.assign(opponents.estimates.begin(), opponents.estimates.end());
  return decision;
}

// How far the values would move if other hands had been sampled: found by sampling some, for people only.
void set_margins(Decision& decision, const PlayerView& view, const LegalActions& legal, Budget budget,
                 const std::stop_token& stop, const ExpertModel& model) {
  constexpr int repeats = 4;
  const auto student_t = [](std::size_t values) { return values > repeats ? 2.776 : 3.182; };  // 95 %
  budget.plans = 0;
  budget.every_discard = false;  // one search tells how far a value moves as well as the other
  std::vector<std::vector<double>> values(decision.evaluations.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!decision.evaluations[i].alone) values[i].push_back(decision.evaluations[i].value);
  }
  for (int repeat = 0; repeat < repeats; ++repeat) {
    ++budget.seed;
    const Decision again = decide_once(view, legal, budget, stop, model);
    if (stop.stop_requested()) {
      decision.stopped = true;
      return;
    }
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
    decision.evaluations[i].margin = student_t(values[i].size()) * std::sqrt(squares / (n - 1));
  }
}

}  // namespace

Decision decide_as_expert(const PlayerView& view, const LegalActions& legal, const Budget& budget,
                          std::stop_token stop, const ExpertModel& model) {
  Decision decision = decide_once(view, legal, budget, stop, model);
  if (budget.plans > 0 && !stop.stop_requested()) set_margins(decision, view, legal, budget, stop, model);
  return decision;
}

}  // namespace tingpai
