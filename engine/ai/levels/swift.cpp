#include "engine/ai/levels/swift.h"

#include "engine/ai/levels/quick.h"
#include "engine/ai/policy/networks.h"

namespace tingpai {

Decision decide_swift(const PlayerView& view, const LegalActions& legal) {
  const policy::AnyNetwork* network = policy::network_of(view.table.ruleset);
  if (network == nullptr) return decide_quick(view, legal);
  // An exchange, which has no move, is decided before: every action is a choice.
  Decision decision;
  decision.criterion = Criterion::network;
  decision.chosen = legal.actions[policy::preferred(*network, view, legal.actions)];
  return decision;
}

}  // namespace tingpai
