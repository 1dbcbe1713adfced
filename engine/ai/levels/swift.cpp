#include "engine/ai/levels/swift.h"

#include <algorithm>

#include "engine/ai/levels/quick.h"
#include "engine/ai/policy/networks.h"

namespace tingpai {

Decision decide_swift(const PlayerView& view, const LegalActions& legal) {
  const policy::Network* network = policy::network_of(view.table.ruleset);
  if (network == nullptr) return decide_quick(view, legal);
  // An exchange, which has no move, is decided before: every action is a choice.
  const auto scores = network->scores(policy::moment_of(view), policy::choices_of(view, legal.actions));
  Decision decision;
  decision.criterion = Criterion::network;
  decision.chosen =
      legal.actions[static_cast<std::size_t>(std::ranges::max_element(scores) - scores.begin())];
  return decision;
}

}  // namespace tingpai
