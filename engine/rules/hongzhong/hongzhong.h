// What wins under red-dragon-wild and what it pays. Red dragons stand for any tile of the suits, a fifth copy
// included.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/rules/hongzhong/rules.h"
#include "engine/rules/score.h"
#include "engine/shape.h"

namespace tingpai::hongzhong {

inline constexpr int wild = 33;  // the kind of the red dragon

FormSet forms(const Rules& rules);

// The bonus of a win.
int tiles_to_turn(const Rules& rules, bool holds_red);
bool is_hit(Tile tile);                            // 1, 5 and 9 of any suit, and red dragons
int bonus_of(const Rules& rules, const Win& win);  // hits among `win.under`, or a rank

// Nothing if the tiles do not win. total: 1 and the bonus; worth: from each who pays.
std::optional<Score> score(const Win& win, const Rules& rules);
// A win on an own draw is paid by the three others, a robbed kong by its owner alone for all three.
Payments payments(const Score& score, Seat winner, std::optional<Seat> robbed);
// `from`: whose discard made it a melded kong.
Payments kong_payments(const Rules& rules, MeldType type, Seat owner, std::optional<Seat> from);

}  // namespace tingpai::hongzhong
