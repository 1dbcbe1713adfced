// The levels: how each of them turns a view into a decision.
#include <algorithm>

#include "engine/ai/decision.h"
#include "engine/ai/evaluate.h"
#include "engine/ai/expert.h"
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
                         std::stop_token stop, Style style) {
  return evaluate(view, legal, odds_of(view), nullptr, budget, std::move(stop),
                  leaning({.search = {.adding = Adding::apart}}, style));
}

}  // namespace

namespace {

Decision decide_by_level(Bot bot, const PlayerView& view, const LegalActions& legal, const Budget& budget,
                         std::stop_token stop) {
  if (bot.level == Level::quick) return decide_quick(view, legal);
  if (bot.level == Level::path) return decide_by_paths(view, legal, budget, std::move(stop), bot.style);
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
