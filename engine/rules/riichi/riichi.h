// What a hand counts and what is paid for it in riichi. Points are the game's, 25,000 at the start of
// Tenhou's.
#pragma once

#include <optional>
#include <vector>

#include "engine/decomposition.h"
#include "engine/rules/riichi/patterns.h"
#include "engine/rules/riichi/rules.h"
#include "engine/rules/scheme.h"
#include "engine/shape.h"

namespace tingpai::riichi {

inline constexpr FormSet forms({Form::standard, Form::seven_pairs, Form::thirteen_orphans});

// The dearest reading: by points, then han, then fu. Nothing if the tiles are no winning form; legal: it has
// a yaku. total: han with dora, base: without; worth: what the winner gets, but for honba and sticks.
std::optional<Score> score(const Win& win, const Rules& rules);
bool has_yaku(const Win& win, const Rules& rules);  // whether score() is legal, without its list

TileCounts all_tiles(const Win& win);  // four for a kong
// The reading that score() is of.
std::optional<Reading> reading_of(const Win& win, const Rules& rules);
// What completes 3n+1 tiles in any form, with a yaku or without. Nothing that the hand holds all four of.
std::vector<Tile> wait_tiles(const TileCounts& concealed, const Melds& melds);

// The kind that an indicator points at.
Tile dora_of(Tile indicator);

constexpr Points rounded_up(Points points) { return (points + 99) / 100 * 100; }  // as each payment is
inline constexpr Points yakuman_points = 8000;
// What a legal win brings, but for honba and sticks, if it has so many dora more than were counted.
Points worth_with_dora(const Win& win, const Score& score, int more, const Rules& rules);
// What all payments are multiples of: 2,000 for a mangan.
Points basic_points(const Score& score, const Rules& rules);
enum class Limit : std::uint8_t { none, mangan, haneman, baiman, sanbaiman, yakuman };
Limit limit_of(const Score& score, const Rules& rules);

// Who pays a legal win. The first winner gets what honba add, and the sticks that lie on the table, by which
// the payments sum to more than zero.
Payments win_payments(const Score& score, const Sides& sides, const Rules& rules);
// Who is not ready pays who is when the wall runs out.
Payments ready_payments(const BySeat<bool>& ready);

}  // namespace tingpai::riichi
