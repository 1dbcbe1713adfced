// Who comes first of several that want one tile. The referee settles by this order, and a record is read by
// it.
#pragma once

#include "engine/table/event.h"

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

}  // namespace tingpai
