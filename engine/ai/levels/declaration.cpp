#include "engine/ai/levels/declaration.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace tingpai {

std::pair<LegalActions, LegalActions> by_declaration(const LegalActions& legal) {
  std::pair<LegalActions, LegalActions> parts;
  for (const Action& action : legal.actions) {
    Action riichi = action;
    riichi.riichi = true;
    const bool untold = action.type == ActionType::discard && !action.riichi && legal.contains(riichi);
    (untold ? parts.second : parts.first).actions.push_back(action);
  }
  return parts;
}

bool stays_silent(const PlayerView& view) {
  const PublicState& table = view.table;
  return table.rules.riichi && !table.status[view.seat].riichi &&
         (table.draws_left() < least_wall_of_riichi || table.scores[view.seat] < riichi_stick);
}

void add(Decision& decision, Decision more) {
  std::ranges::move(more.evaluations, std::back_inserter(decision.evaluations));
  std::ranges::stable_sort(decision.evaluations, std::ranges::greater{}, &Evaluation::value);
  const Evaluation& best = decision.evaluations.front();
  decision.chosen = best.action;
  decision.criterion = best.gives_up ? Criterion::safety : Criterion::value;
  decision.nodes += more.nodes;
  decision.stopped = more.stopped;
}

}  // namespace tingpai
