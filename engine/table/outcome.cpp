#include "engine/table/outcome.h"

#include <algorithm>

#include "engine/table/flow.h"

namespace tingpai::detail {

namespace {

using Answers = BySeat<std::optional<Action>>;

bool anybody_thinks(const BySeat<LegalActions>& asked) {
  return std::any_of(asked.begin(), asked.end(), [](const LegalActions& legal) { return !legal.empty(); });
}

// The seats that want to win on the tile of `turn`, in the order of turns.
std::vector<Seat> winners(const PublicState& table, const Answers& answers) {
  std::vector<Seat> found;
  for (const Seat seat : all_seats) {
    if (answers[seat] && answers[seat]->type == ActionType::win) found.push_back(seat);
  }
  std::sort(found.begin(), found.end(),
            [&](Seat a, Seat b) { return table.steps(table.turn, a) < table.steps(table.turn, b); });
  if (!table.rules.several_winners && found.size() > 1) found.resize(1);
  return found;
}

// Of several wins the nearest in turn order comes first, unless all of them count.
int rank_of(const TurnRules& rules, ActionType type, int steps) {
  return 4 * claim_rank(type) - (type == ActionType::win && !rules.several_winners ? steps : 0);
}

}  // namespace

std::optional<std::vector<Event>> outcome(const TableState& state, const BySeat<LegalActions>& asked,
                                          const Answers& answers) {
  const PublicState& table = state.table;
  if (table.phase == Phase::exchanging || table.phase == Phase::voiding) {
    if (anybody_thinks(asked)) return std::nullopt;
    return std::vector{all_at_once(state, answers)};
  }
  int best = -1;
  int open = -1;
  Seat first;
  for (const Seat seat : all_seats) {
    const int steps = table.steps(table.turn, seat);
    for (const Action& action : asked[seat].actions)
      open = std::max(open, rank_of(table.rules, action.type, steps));
    if (!answers[seat]) continue;
    const int rank = rank_of(table.rules, answers[seat]->type, steps);
    if (rank > best) first = seat;
    best = std::max(best, rank);
  }
  if (open >= best) return std::nullopt;
  if (answers[first]->type == ActionType::pass) return std::vector<Event>{};
  if (answers[first]->type == ActionType::win) return wins(state, winners(table, answers));
  return std::vector{event_of(state, first, *answers[first])};
}

}  // namespace tingpai::detail
