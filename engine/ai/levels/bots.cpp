// The levels: how each of them turns a view into a decision.
#include "engine/ai/levels/bots.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/ai/levels/assess.h"
#include "engine/ai/levels/by_network.h"
#include "engine/ai/levels/evaluate.h"
#include "engine/ai/levels/expert.h"
#include "engine/ai/levels/master.h"
#include "engine/ai/levels/quick.h"
#include "engine/ai/levels/styles.h"
#include "engine/table/wall.h"

namespace tingpai {

namespace {

// Size of a beginner's errors of judgement, in logarithms of a chance. Chosen, as
// ValueConstants::regular_error is, so that each level is clear of both its neighbours.
constexpr double beginner_error = 1.7;
constexpr double never = -std::numeric_limits<double>::infinity();

Decision decide_random(const LegalActions& legal, const Budget& budget) {
  Random random(budget.seed);
  Decision decision;
  decision.criterion = Criterion::chance;
  decision.chosen = legal.actions[random.below(static_cast<std::uint32_t>(legal.actions.size()))];
  return decision;
}

Decision decide_by_paths(const PlayerView& view, const LegalActions& legal, const Budget& budget,
                         std::stop_token stop, Style style) {
  const Profile& profile = profile_of(view.table.ruleset);
  ValueModel model(profile.value);
  model.search.adding = Adding::apart;
  return evaluate(view, legal, odds_of(view, profile.apart), nullptr, budget, std::move(stop),
                  leaning(model, style));
}

// Every option seems better or worse than it is by an error of its own: one near the best is often taken for
// it, a far one seldom. With errors of Gumbel's distribution the odds of two options are e to the power of
// their distance over `error`. The errors are drawn in the order of the legal actions, which no value
// changes.
template <class Measure>
Decision misjudged(Decision decision, const LegalActions& legal, double error, std::uint64_t seed,
                   Measure measure) {
  Random random(seed);
  double best = never;
  const Evaluation* taken = nullptr;
  for (const Action& action : legal.actions) {
    const double lot = std::max(random.unit(), std::numeric_limits<double>::min());
    for (const Evaluation& option : decision.evaluations) {
      if (option.action != action) continue;
      const double seems = measure(option) - error * std::log(-std::log(lot));
      if (taken != nullptr && seems <= best) continue;
      best = seems;
      taken = &option;
    }
  }
  if (taken == nullptr) return decision;  // nothing was weighed
  decision.chosen = taken->action;
  if (taken->value < decision.evaluations.front().value) decision.criterion = Criterion::misjudged;
  return decision;
}

Decision decide_as_beginner(const PlayerView& view, const LegalActions& legal, const Budget& budget) {
  return misjudged(decide_quick(view, legal), legal, beginner_error, budget.seed,
                   [](const Evaluation& option) { return std::log(option.value); });
}

// No discard that leaves the hand further from winning than path's choice does.
Decision decide_as_regular(const PlayerView& view, const LegalActions& legal, Budget budget,
                           std::stop_token stop, Style style) {
  budget.every_discard = false;  // numbers for people would change what the errors choose
  Decision decision = decide_by_paths(view, legal, budget, std::move(stop), style);
  const Shanten best = decision.evaluations.front().shanten;
  const double error = profile_of(view.table.ruleset).value.regular_error;
  return misjudged(std::move(decision), legal, error, budget.seed, [best](const Evaluation& option) {
    return option.action.type == ActionType::discard && option.shanten > best ? never : option.value;
  });
}

Decision decide_by_level(Bot bot, const PlayerView& view, const LegalActions& legal, const Budget& budget,
                         std::stop_token stop, const Field& field) {
  switch (bot.level) {
    case Level::random:
      return decide_random(legal, budget);
    case Level::beginner:
      return decide_as_beginner(view, legal, budget);
    case Level::quick:
      return decide_quick(view, legal);
    case Level::regular:
      return decide_as_regular(view, legal, budget, std::move(stop), bot.style);
    case Level::path:
      return decide_by_paths(view, legal, budget, std::move(stop), bot.style);
    case Level::swift:
      return decide_swift(view, legal);
    case Level::club:
      return decide_club(view, legal, budget);
    case Level::expert:
    case Level::master:
      break;
  }
  ExpertModel model(profile_of(view.table.ruleset));
  model.value = leaning(model.value, bot.style);
  model.field = field;
  return bot.level == Level::master ? decide_as_master(view, legal, budget, std::move(stop), model)
                                    : decide_as_expert(view, legal, budget, std::move(stop), model);
}

// An exchange or a void suit is asked for.
bool is_opening(const LegalActions& legal) {
  return legal.has(ActionType::exchange) || legal.has(ActionType::void_suit);
}

Decision decide_opening(const PlayerView& view, const LegalActions& legal, const Budget& budget) {
  const auto opening = profile_of(view.table.ruleset).opening;
  if (opening != nullptr) {
    if (auto decision = opening(view, legal, budget)) return *std::move(decision);
  }
  Decision decision;
  decision.criterion = Criterion::opening;
  decision.chosen = legal.actions.front();
  return decision;
}

}  // namespace

Decision decide(Bot bot, const PlayerView& view, const LegalActions& legal, const Budget& budget,
                std::stop_token stop, const Field& field) {
  assert(!legal.empty());
  if (bot.level >= Level::expert && legal.has(ActionType::win) && legal.actions.size() > 1 &&
      may_wait(view)) {
    return decide_beside_win(view, legal, [&](const LegalActions& others) {
      return decide(bot, view, others, budget, std::move(stop), field);
    });
  }
  if (bot.level != Level::random && legal.has(ActionType::win)) {
    Decision decision;
    decision.criterion = Criterion::win;
    decision.chosen = *std::find_if(legal.actions.begin(), legal.actions.end(),
                                    [](const Action& action) { return action.type == ActionType::win; });
    return decision;
  }
  if (bot.level != Level::random && is_opening(legal)) return decide_opening(view, legal, budget);
  if (bot.level != Level::random && legal.has(ActionType::abort)) {
    const auto opening = profile_of(view.table.ruleset).opening;
    if (auto decision = opening == nullptr ? std::nullopt : opening(view, legal, budget)) return *decision;
    LegalActions rest = legal;
    std::erase_if(rest.actions, [](const Action& action) { return action.type == ActionType::abort; });
    return decide(bot, view, rest, budget, std::move(stop), field);
  }
  Decision decision = decide_by_level(bot, view, legal, budget, std::move(stop), field);
  if (legal.actions.size() == 1) decision.criterion = Criterion::only_choice;
  return decision;
}

}  // namespace tingpai
