// What a seat may do now: the only legality code, for people, bots and the referee.
#pragma once

#include <vector>

#include "engine/rules/scheme.h"
#include "engine/table/view.h"

namespace tingpai {

struct LegalActions {
  std::vector<Action> actions;  // canonical order; empty when this seat has nothing to decide

  bool empty() const { return actions.empty(); }
  bool contains(const Action& action) const;
  bool has(ActionType type) const;
  bool operator==(const LegalActions&) const = default;
};

LegalActions legal_actions(const PlayerView& view);

// Between whom a win is paid that happens now.
Sides sides_of(const PublicState& table, Seat winner, std::optional<Seat> from);

// Whether this seat waits for tiles, but may win on no discard.
bool is_furiten(const PlayerView& view);

// The win that taking `last_tile` or the drawn tile would be, for a seat whose hand it would complete.
Win win_of(const PlayerView& view);

}  // namespace tingpai
