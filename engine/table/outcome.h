// Who comes first of several that want one tile, and what the seats' answers lead to. The referee settles by
// it, and records are read by it.
#pragma once

#include <optional>
#include <vector>

#include "engine/table/options.h"

namespace tingpai {

// A win outranks a kong or pung, those outrank a chow, and that a pass. No two seats can have claims of one
// rank but wins: only one is the next player, and only one can hold two more copies. What a seat does in its
// own turn has no rival.
constexpr int claim_rank(ActionType type) {
  switch (type) {
    case ActionType::win:
      return 3;
    case ActionType::melded_kong:
    case ActionType::pung:
      return 2;
    case ActionType::pass:
      return 0;
    default:
      return 1;
  }
}

namespace detail {

// What happens, in order; empty if all have passed. Nothing while a seat that still thinks could change it.
// `asked`: the seats that think; `answers`: of those that have answered.
std::optional<std::vector<Event>> outcome(const TableState& state, const BySeat<LegalActions>& asked,
                                          const BySeat<std::optional<Action>>& answers);

}  // namespace detail

}  // namespace tingpai
