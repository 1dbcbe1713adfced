// A bot for tests of the window's program: instant, the same every time, with made-up numbers in its
// evaluations.
#pragma once

#include <algorithm>
#include <stop_token>

#include "app/tutor/bot_runner.h"

namespace tingpai::test {

inline constexpr int patience = 120'000;  // milliseconds; only a hang takes as long

// Short games with many wins.
inline Ruleset easy_rules(int hands = 2) {
  Ruleset ruleset;
  ruleset.hands = hands;
  std::get<mcr::Rules>(ruleset.scheme).minimum_fan = 0;
  return ruleset;
}

// Wins where it can, calls when the tile is even, discards what leaves the hand nearest to complete.
inline Decision scripted_decide(const app::Question& question, const std::stop_token& = {}) {
  const PlayerView& view = question.view;
  Decision decision;
  for (const Action action : question.legal.actions) {
    Evaluation evaluation;
    evaluation.action = action;
    switch (action.type) {
      case ActionType::win:
        evaluation.value = 100;
        break;
      case ActionType::discard: {
        TileCounts rest = view.hand.concealed;
        rest.remove(action.tile);
        evaluation.shanten = shanten(rest, five_forms);
        evaluation.value = 20 - 3 * evaluation.shanten - 0.01 * action.tile.kind();
        break;
      }
      case ActionType::pass:
        evaluation.value = 1;
        break;
      default:
        evaluation.value = action.tile.rank() % 2 == 0 ? 2 : 0;
        break;
    }
    evaluation.win_chance = evaluation.value / 200;
    evaluation.margin = 0.5;
    evaluation.deal_in = {0.01, 0.02, 0.03};
    decision.evaluations.push_back(evaluation);
  }
  std::stable_sort(decision.evaluations.begin(), decision.evaluations.end(),
                   [](const Evaluation& a, const Evaluation& b) { return a.value > b.value; });
  decision.chosen = decision.evaluations.front().action;
  Plan plan;
  plan.pattern = {};
  plan.best.patterns = {{{}, 1, 88}, {{SchemeId::mcr, 1}, 1, 88}};
  plan.best.first_discard = decision.chosen.tile;
  plan.best.steps = {{Tile::of(Suit::dots, 5), Tile::of(Suit::dots, 9)},
                     {Tile::of(Suit::bamboo, 2), std::nullopt}};
  plan.best.waits = {{Tile::of(Suit::bamboo, 2), 3}};
  plan.win_chance = 0.25;
  plan.mean_total = 9.5;
  plan.expected_points = plan.win_chance * (24 + plan.mean_total);
  plan.live_total = 7;
  decision.evaluations.front().plans = {plan};
  decision.evaluations.front().win_chance = 0.3;
  for (int steps = 1; steps <= 3; ++steps) {
    OpponentEstimate estimate;
    estimate.seat = view.table.after(steps == 1 ? view.seat : decision.opponents.back().seat);
    estimate.ready = 0.1 * steps;
    estimate.samples = 200;
    estimate.waits[4] = 0.2F;
    estimate.mean_total = 10;
    decision.opponents.push_back(estimate);
  }
  return decision;
}

}  // namespace tingpai::test
