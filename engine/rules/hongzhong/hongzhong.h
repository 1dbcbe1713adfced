// What wins under red-dragon-wild and what it pays. Red dragons stand for any tile of the suits, a fifth copy
// included.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/rules/hongzhong/rules.h"
#include "engine/rules/score.h"
#include "engine/shape.h"

namespace tingpai::hongzhong {

inline constexpr int wild = 33;  // the kind of the red dragon

FormSet forms(const Rules& rules);

// What a win is told by. The first three are ways to win, in the order in which a hand that shows several is
// named.
enum class Pattern : std::uint8_t { four_reds, seven_pairs, standard, bonus };
// As records name them, among the patterns of all schemes.
inline constexpr std::array<std::string_view, 4> pattern_names{"hongzhong.four_reds", "hongzhong.seven_pairs",
                                                               "hongzhong.standard", "hongzhong.bonus"};
constexpr PatternId id_of(Pattern pattern) {
  return {SchemeId::hongzhong, static_cast<std::uint8_t>(pattern)};
}

// The way in which the tiles win; nothing if they do not.
std::optional<Pattern> way_of(const Win& win, const Rules& rules);

// The bonus of a win.
int tiles_to_turn(const Rules& rules, bool holds_red);
bool is_hit(Tile tile);                            // 1, 5 and 9 of any suit, and red dragons
int bonus_of(const Rules& rules, const Win& win);  // hits among `win.under`, or a rank

// Nothing if the tiles do not win. total: 1 and the bonus; worth: points from each who pays.
std::optional<Score> score(const Win& win, const Rules& rules);
// A win on an own draw is paid by the three others, a robbed kong by its owner alone for all three.
Payments payments(const Score& score, Seat winner, std::optional<Seat> robbed);
// `from`: whose discard made it a melded kong.
Payments kong_payments(const Rules& rules, MeldType type, Seat owner, std::optional<Seat> from);

}  // namespace tingpai::hongzhong
