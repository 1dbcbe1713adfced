// Riichi's score in the plain way: every reading of the hand, and each yaku by its definition. The engine's
// answers from a table are compared with it.
#pragma once

#include <optional>

#include "engine/decomposition.h"
#include "engine/rules/riichi/riichi.h"

namespace tingpai::reference {

struct Scored {
  Score score;
  Reading reading;  // the one that it is of
};
std::optional<Scored> riichi_score(const Win& win, const riichi::Rules& rules);

}  // namespace tingpai::reference
