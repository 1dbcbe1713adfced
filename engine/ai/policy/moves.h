// The numbers that learned policies have for actions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/table/event.h"

namespace tingpai::policy {

using Move = std::uint16_t;
inline constexpr int move_count = 287;

// Different for all legal actions of a moment, but for the copies of a tile and for calls with two red fives
// or one. Nothing for an exchange, which is of three tiles.
std::optional<Move> move_of(const Action& action);

std::string move_text(Move move);  // "discard 5m", "discard 5m red riichi", "chow 3p with red"

}  // namespace tingpai::policy
