// The levels: how each of them turns a view into a decision.
#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/ai/decision.h"
#include "engine/ai/evaluate.h"
#include "engine/ai/expert.h"
#include "engine/ai/quick.h"
#include "engine/table/wall.h"

namespace tingpai {

namespace {

// How far the levels that misjudge are out, so that the levels stand about equally far apart.
constexpr double beginner_error = 1.7;  // in logarithms of a chance
constexpr double regular_error = 5;     // in points
constexpr double least = -std::numeric_limits<double>::infinity();

Decision decide_random(const LegalActions& legal, const Budget& budget) {
  Random random(budget.seed);
  Decision decision;
  decision.criterion = Criterion::chance;
  decision.chosen = legal.actions[random.below(static_cast<std::uint32_t>(legal.actions.size()))];
  return decision;
}

Decision decide_by_paths(const PlayerView& view, const LegalActions& legal, const Budget& budget,
                         std::stop_token stop, Style style) {
  return evaluate(view, legal, odds_of(view), nullptr, budget, std::move(stop),
                  leaning({.search = {.adding = Adding::apart}}, style));
}

// Every option seems better or worse than it is by an error of its own: what is near the best is often taken
// for it, what is far seldom. With errors of Gumbel's distribution the odds of two options are e to the power
// of their distance over `error`.
template <class Measure>
Decision misjudged(Decision decision, double error, std::uint64_t seed, Measure measure) {
  Random random(seed);
  double most = least;
  for (const Evaluation& evaluation : decision.evaluations) {
    const double lot = std::max(random.unit(), std::numeric_limits<double>::min());
    const double seems = measure(evaluation) - error * std::log(-std::log(lot));
    if (seems <= most) continue;
    most = seems;
    decision.chosen = evaluation.action;
  }
  const bool right = decision.evaluations.empty() || decision.chosen == decision.evaluations.front().action;
  if (!right) decision.criterion = Criterion::misjudged;
  return decision;
}

Decision decide_as_beginner(const PlayerView& view, const LegalActions& legal, const Budget& budget) {
  return misjudged(decide_quick(view, legal), beginner_error, budget.seed,
                   [](const Evaluation& option) { return std::log(option.value); });
}

// No discard that leads away from winning.
Decision decide_as_regular(Decision by_paths, const Budget& budget) {
  if (by_paths.evaluations.empty()) return by_paths;
  const Shanten best = by_paths.evaluations.front().shanten;
  return misjudged(std::move(by_paths), regular_error, budget.seed, [best](const Evaluation& option) {
    return option.action.type == ActionType::discard && option.shanten > best ? least : option.value;
  });
}

Decision decide_by_level(Bot bot, const PlayerView& view, const LegalActions& legal, const Budget& budget,
                         std::stop_token stop) {
  switch (bot.level) {
    case Level::random:
      return decide_random(legal, budget);
    case Level::beginner:
      return decide_as_beginner(view, legal, budget);
    case Level::quick:
      return decide_quick(view, legal);
    case Level::regular:
      return decide_as_regular(decide_by_paths(view, legal, budget, std::move(stop), bot.style), budget);
    case Level::path:
      return decide_by_paths(view, legal, budget, std::move(stop), bot.style);
    case Level::expert:
      break;
  }
  ExpertModel model;
  model.value = leaning(model.value, bot.style);
  return decide_as_expert(view, legal, budget, std::move(stop), model);
}

}  // namespace

Decision decide(Bot bot, const PlayerView& view, const LegalActions& legal, const Budget& budget,
                std::stop_token stop) {
  assert(!legal.empty());
  if (bot.level == Level::random) return decide_random(legal, budget);
  if (legal.has(ActionType::win)) {
    Decision decision;
    decision.criterion = Criterion::win;
    decision.chosen = *std::find_if(legal.actions.begin(), legal.actions.end(),
                                    [](const Action& action) { return action.type == ActionType::win; });
    return decision;
  }
  Decision decision = decide_by_level(bot, view, legal, budget, std::move(stop));
  if (legal.actions.size() == 1) decision.criterion = Criterion::only_choice;
  return decision;
}

}  // namespace tingpai
