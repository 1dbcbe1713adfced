// To declare riichi or to stay silent: both are weighed and stand in one comparison.
#pragma once

#include <utility>

#include "engine/ai/decision.h"
#include "engine/table/options.h"

namespace tingpai {

// What may be done but for staying silent with a tile that may declare, and that.
std::pair<LegalActions, LegalActions> by_declaration(const LegalActions& legal);

bool stays_silent(const PlayerView& view);  // the hand can be declared no more

// Takes what else was weighed into the comparison.
void add(Decision& decision, Decision more);

}  // namespace tingpai
