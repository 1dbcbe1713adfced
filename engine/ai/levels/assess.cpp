#include "engine/ai/levels/assess.h"

#include <algorithm>

#include "engine/ai/levels/evaluate.h"
#include "engine/ai/levels/reasons.h"
#include "engine/ai/profile.h"
#include "engine/ai/reading/standing.h"
#include "engine/rules/scheme.h"

namespace tingpai {

namespace {

bool is_claim(ActionType type) { return type == ActionType::chow || type == ActionType::pung; }

// Of two discards: what gave most away.
Fault fault_of_discard(const Evaluation& taken, const Evaluation& best) {
  if (best.gives_up != taken.gives_up) return best.gives_up ? Fault::pushed : Fault::folded;
  if (best.action.riichi != taken.action.riichi) return best.action.riichi ? Fault::no_riichi : Fault::riichi;
  switch (compare(best, taken).largest()) {
    case Part::winning:
    case Part::settled:
      return Fault::slow;
    case Part::size:
    case Part::paid:
      return Fault::cheap;
    case Part::dealing_in:
      break;
  }
  return Fault::dangerous;
}

}  // namespace

void set_units(Decision& decision, const PublicState& table, const std::optional<Standing>& standing) {
  constexpr int nearly_over = 2;  // deals
  decision.unit = profile_of(table.ruleset).unit;
  decision.discards_win = table.rules.win_on_discard;
  decision.placement = standing ? standing->rate() : 0;
  decision.places_first = standing && deals_left(table).count <= nearly_over;
}

LegalActions without_win(const LegalActions& legal) {
  LegalActions others;
  std::copy_if(legal.actions.begin(), legal.actions.end(), std::back_inserter(others.actions),
               [](const Action& action) { return action.type != ActionType::win; });
  return others;
}

namespace {

struct Settled {
  Win hand;
  Payments paid{};  // nothing where the hand has no score
};

Settled settled_win(const PlayerView& view) {
  Settled win{win_of(view)};
  if (const auto score = scheme::score(view.table.ruleset, win.hand)) {
    const auto from = win.hand.self_drawn ? std::nullopt : std::optional(view.table.turn);
    win.paid = scheme::payments(view.table.ruleset, *score, sides_of(view.table, view.seat, from));
  }
  return win;
}

}  // namespace

bool may_wait(const PlayerView& view) {
  const auto standing = Standing::of(view);
  return standing && !view.table.declared(view.seat) && standing->ends_behind(settled_win(view).paid);
}

Evaluation value_of_win(const PlayerView& view) {
  Evaluation win;
  win.shanten = -1;
  win.win_chance = 1;
  const Settled settled = settled_win(view);
  win.action = {ActionType::win, settled.hand.tile};
  win.expected_points = settled.paid[view.seat];
  const auto stake = static_cast<double>(profile_of(view.table.ruleset).value.stake);
  const auto standing = Standing::of(view);
  win.worth = standing ? standing->won(settled.paid) + standing->saved(stake) : win.expected_points + stake;
  win.value = win.worth;
  return win;
}

Decision with_win(Decision others, const PlayerView& view, const LegalActions& legal) {
  const auto win = std::find_if(legal.actions.begin(), legal.actions.end(),
                                [](const Action& action) { return action.type == ActionType::win; });
  if (win == legal.actions.end()) return others;
  set_units(others, view.table, Standing::of(view));
  const Evaluation worth = value_of_win(view);
  auto& all = others.evaluations;
  auto place = all.begin();
  if (!all.empty() && may_wait(view))
    place = std::ranges::find_if(all, [&](const Evaluation& other) { return other.value <= worth.value; });
  if (place == all.begin()) {
    others.chosen = *win;
    others.criterion = Criterion::win;
  }
  all.insert(place, worth);
  return others;
}

Decision decide_beside_win(const PlayerView& view, const LegalActions& legal,
                           const std::function<Decision(const LegalActions&)>& decide) {
  const LegalActions others = without_win(legal);
  return with_win(others.empty() ? Decision() : decide(others), view, legal);
}

const Evaluation* evaluation_of(const Decision& decision, Action action) {
  const auto& all = decision.evaluations;
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Evaluation& e) { return e.action == action; });
  return found == all.end() ? nullptr : &*found;
}

bool as_good(const Evaluation& one, const Evaluation& best) {
  return best.value - one.value <= best.margin + one.margin;
}

std::optional<Verdict> judge(const Decision& decision, Action action) {
  const Evaluation* taken = evaluation_of(decision, action);
  if (taken == nullptr) return std::nullopt;
  const Evaluation& best = decision.evaluations.front();
  return Verdict{std::max(0.0, best.value - taken->value), taken == &best ? 0.0 : best.margin + taken->margin,
                 as_good(*taken, best), decision.unit};
}

Fault fault_of(const Decision& decision, Action action) {
  const Evaluation* taken = evaluation_of(decision, action);
  if (taken == nullptr || as_good(*taken, decision.evaluations.front())) return Fault::none;
  const Evaluation& best = decision.evaluations.front();
  const ActionType wanted = best.action.type;
  if (wanted == ActionType::win) return Fault::passed_win;
  if (action.type == ActionType::win) return Fault::cheap;
  if (is_kong(wanted) || is_kong(action.type)) return Fault::kong;
  if (is_claim(action.type)) return Fault::claimed;
  if (is_claim(wanted)) return Fault::passed_claim;
  return fault_of_discard(*taken, best);
}

}  // namespace tingpai
