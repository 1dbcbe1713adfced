// What kongs bring beside a win, where the rules pay them: METHOD.md, Values of actions.
#pragma once

#include <optional>

#include "engine/ai/hand_shape.h"
#include "engine/ai/odds.h"
#include "engine/ai/profile.h"
#include "engine/hand.h"
#include "engine/table/legality.h"

namespace tingpai {

// By those that the hand may still declare, in the unit of value: the fourth tiles of triplets, and of pungs,
// which only an own draw brings.
double kongs_ahead(const Hand& hand, const KongIncome& income, const Odds& odds, KindSet useful);

// By the action itself; 0 for anything but a kong. `drawn`: the tile that was just drawn.
double paid_at_once(const Action& action, const KongIncome& income, std::optional<Tile> drawn);

}  // namespace tingpai
