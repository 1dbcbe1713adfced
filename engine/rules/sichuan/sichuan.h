// What a hand counts under Sichuan bloody battle, and what wins, kongs and the end of a hand pay. Amounts are
// in base points.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/rules/score.h"
#include "engine/rules/sichuan/rules.h"
#include "engine/shape.h"

namespace tingpai::sichuan {

inline constexpr FormSet forms({Form::standard, Form::seven_pairs}, true);

// Each doubles. In the order in which a win names them.
enum class Pattern : std::uint8_t {
  full_flush,
  seven_pairs,
  all_pungs,
  golden_wait,  // four declared sets
  root,         // four of a kind that are no kong
  kong,
  win_after_kong,
  shoot_after_kong,
  robbing_the_kong,
  under_the_sea,
  self_drawn,  // where the rules double for it
  plain,       // counts nothing
};
// As records name them, among the patterns of all schemes.
inline constexpr std::array<std::string_view, 12> pattern_names{"sichuan.full_flush",
                                                                "sichuan.seven_pairs",
                                                                "sichuan.all_pungs",
                                                                "sichuan.golden_wait",
                                                                "sichuan.root",
                                                                "sichuan.kong",
                                                                "sichuan.win_after_kong",
                                                                "sichuan.shoot_after_kong",
                                                                "sichuan.robbing_the_kong",
                                                                "sichuan.under_the_sea",
                                                                "sichuan.self_drawn",
                                                                "sichuan.plain"};
// Without "sichuan.".
constexpr std::string_view short_name(Pattern pattern) {
  return pattern_names.at(static_cast<std::size_t>(pattern)).substr(8);
}
constexpr PatternId id_of(Pattern pattern) { return {SchemeId::sichuan, static_cast<std::uint8_t>(pattern)}; }
constexpr int doublings(Pattern pattern) {
  if (pattern == Pattern::plain) return 0;
  return pattern == Pattern::full_flush || pattern == Pattern::seven_pairs ? 2 : 1;
}

// Nothing if the tiles do not win: not complete, or with tiles of the suit given up. total: doublings, beyond
// the cap, too; worth: points that the cap allows, from one who pays.
std::optional<Score> score(const Win& win, const Rules& rules);

// Who pays a win: the discarder or the robbed, else everybody who is not out.
Payments win_payments(const Score& score, const Rules& rules, Seat winner, std::optional<Seat> from,
                      const BySeat<bool>& out);
// What a kong earns from those who are not out. `from`: whose discard made it a melded one.
Payments kong_payments(MeldType type, Seat owner, std::optional<Seat> from, const BySeat<bool>& out);

// The most that a hand of 3n+1 tiles would be worth, won without any luck: nothing if it is not ready. Tiles
// that the hand holds all four of are no wait.
std::optional<Points> ready_worth(const Win& hand, const Rules& rules);

inline constexpr Points fine_to_each = 16;
inline constexpr Points fine_to_nobody = 48;

}  // namespace tingpai::sichuan
