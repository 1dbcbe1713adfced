#include "engine/ai/levels/expert.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "engine/ai/reading/habits.h"
#include "engine/ai/reading/opponents.h"
#include "engine/ai/reading/readiness.h"
#include "engine/ai/reading/standing.h"
#include "engine/table/wall.h"

namespace tingpai {

Surroundings::Surroundings(const PlayerView& view, const Budget& budget, const ExpertModel& model)
    : model_(model), live_(live_tiles(view)) {
  if (!model.opponents) return;
  if (model.habits) habits_ = habits_of(view, live_, model.field);
  opponents_ = estimate_opponents(view, model.field, budget.samples, budget.seed);
  for (std::size_t kind = 0; kind < Tile::kinds; ++kind) opponents_.in_wall[kind] *= habits_.left[kind];
  const Profile& profile = profile_of(view.table.ruleset);
  danger_ = danger_of(opponents_, model.field, profile);
  const auto standing = Standing::of(view);
  for (std::size_t i = 0; i < 3; ++i) {
    const OpponentEstimate& estimate = opponents_.estimates[i];
    if (standing)
      danger_.cost[i] =
          static_cast<float>(standing->lost(static_cast<double>(danger_.cost[i]), estimate.seat));
    if (view.table.status[estimate.seat].out) continue;
    rivals_[i] = profile.readiness->rival(model.field[estimate.seat], estimate.ready);
    ready_ += estimate.ready;
  }
}

Odds Surroundings::odds_of(const PlayerView& view) const {
  if (!model_.opponents) return tingpai::odds_of(view, model_.odds);
  const TileCounts live = live_tiles(view);
  std::array<float, Tile::kinds> in_wall = opponents_.in_wall;
  for (int kind = 0; kind < Tile::kinds; ++kind) {  // what has come since
    auto& left = in_wall[static_cast<std::size_t>(kind)];
    left = std::max(0.0F, left - static_cast<float>(live_[kind] - live[kind]));
  }
  return Odds(live, in_wall, draws_among_four(view.table), rivals_, model_.odds, habits_, barred_kinds(view));
}

Decision Surroundings::weigh(const PlayerView& view, const LegalActions& legal, const Budget& budget,
                             std::stop_token stop) const {
  const Odds odds = odds_of(view);
  if (!model_.opponents) {
    return evaluate(view, legal, odds, nullptr, budget, std::move(stop), model_.value);
  }
  ValueModel value = model_.value;
  std::optional<Calibration> calibration;
  const CalibrationModel* fitted = profile_of(view.table.ruleset).calibration;
  if (model_.calibration && fitted != nullptr)
    value.calibration = &calibration.emplace(*fitted, view.table.draws_left(), ready_, model_.field,
                                             view.seat, view.table.in_play());
  value.slower = 1 - pace_of_others(model_.field, view.seat).share(Level::expert);
  value.wall_end = wall_end_of(view, rivals_, danger_, profile_of(view.table.ruleset));
  Decision decision = evaluate(view, legal, odds, &danger_, budget, std::move(stop), value);
  decision.opponents.assign(opponents_.estimates.begin(), opponents_.estimates.end());
  return decision;
}

double Surroundings::drawn(int kind) const {
  const auto& in_wall = opponents_.in_wall;
  const double all = std::accumulate(in_wall.begin(), in_wall.end(), 0.0);
  return all > 0 ? static_cast<double>(in_wall[static_cast<std::size_t>(kind)]) / all : 0;
}

double Surroundings::discarded(int kind) const {
  const double share = static_cast<double>(live_[kind]) / std::max(1, live_.total());
  return std::min(1.0, model_.odds.discard_rate *
                           static_cast<double>(habits_.quiet[static_cast<std::size_t>(kind)]) * share);
}

double Surroundings::cost(int kind) const {
  double cost = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    cost += static_cast<double>(danger_.chance[i][static_cast<std::size_t>(kind)] * danger_.cost[i]);
  }
  return cost;
}

double Surroundings::survives(const PlayerView& view) const {
  return static_cast<double>(odds_of(view).survives(0));
}

namespace {

Decision decide_once(const PlayerView& view, const LegalActions& legal, const Budget& budget,
                     std::stop_token stop, const ExpertModel& model) {
  return Surroundings(view, budget, model).weigh(view, legal, budget, std::move(stop));
}

// How far the values would move if other hands had been sampled: found by sampling some, for people only.
void set_margins(Decision& decision, const PlayerView& view, const LegalActions& legal, Budget budget,
                 const std::stop_token& stop, const ExpertModel& model) {
  constexpr int repeats = 4;
  const auto student_t = [](std::size_t values) { return values > repeats ? 2.776 : 3.182; };  // 95 %
  budget.plans = false;
  budget.margins = false;
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
  if (budget.margins && !stop.stop_requested()) set_margins(decision, view, legal, budget, stop, model);
  return decision;
}

}  // namespace tingpai
