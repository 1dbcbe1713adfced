// Whether an event from outside can happen at a table.
#pragma once

#include <optional>

#include "engine/table/state.h"

namespace tingpai {

// Nothing if legality and the flow of the game lead to this event here, with the payments and scores of the
// rules. The error's position is 0: an event has no place of its own.
std::optional<Error> check(const TableState& state, const Event& event);

}  // namespace tingpai
