// What the table can see of one player, as whole numbers with names: for programs that fit models to it.
#pragma once

#include <utility>
#include <vector>

#include "engine/table/state.h"

namespace tingpai {

using Features = std::vector<std::pair<const char*, int>>;

// Always the same names in the same order.
Features public_features(const PublicState& table, Seat seat);

}  // namespace tingpai
