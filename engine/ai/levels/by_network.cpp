#include "engine/ai/levels/by_network.h"

#include <algorithm>

#include "engine/ai/levels/quick.h"
#include "engine/ai/policy/networks.h"
#include "engine/table/wall.h"

namespace tingpai {

namespace {

// What the logarithms of the network's chances are divided by: below 1 it errs less than the network has
// doubts. Chosen, as ValueConstants::regular_error is, so that the level is clear of both its neighbours.
constexpr double club_warmth = 0.7;
// What is further from the best has less than one chance in 300 beside it.
constexpr std::int32_t furthest = 4 * policy::score_unit;

}  // namespace

// An exchange, which has no move, is decided before: every action is a choice.

Decision decide_swift(const PlayerView& view, const LegalActions& legal) {
  const policy::AnyNetwork* network = policy::network_of(view.table.ruleset);
  if (network == nullptr) return decide_quick(view, legal);
  Decision decision;
  decision.criterion = Criterion::network;
  decision.chosen = legal.actions[policy::preferred(*network, view, legal.actions)];
  return decision;
}

Decision decide_club(const PlayerView& view, const LegalActions& legal, const Budget& budget) {
  const policy::AnyNetwork* network = policy::network_of(view.table.ruleset);
  if (network == nullptr) return decide_quick(view, legal);
  const auto scores = policy::weighed(*network, view, legal.actions, furthest);
  Random lot(budget.seed);
  const std::size_t taken = policy::drawn(scores, club_warmth, lot);
  Decision decision;
  decision.criterion =
      scores[taken] < *std::ranges::max_element(scores) ? Criterion::misjudged : Criterion::network;
  decision.chosen = legal.actions[taken];
  return decision;
}

}  // namespace tingpai
