// The pattern table of Chinese Official: points, machine name, and what is not added to each pattern.
#include <algorithm>
#include <array>

#include "engine/rules/mcr/detect.h"

namespace tingpai::mcr {

namespace {

using enum Pattern;

constexpr bool incidental = true;

constexpr std::array<PatternRow, pattern_count> rows{{
    {big_four_winds,
     88,
     "big_four_winds",
     {big_three_winds, all_pungs, prevalent_wind, seat_wind, pung_of_terminals_or_honors}},
    {big_three_dragons, 88, "big_three_dragons", {two_dragon_pungs, dragon_pung}},
    {all_green, 88, "all_green", {half_flush, one_voided_suit}},
    {nine_gates,
     88,
     "nine_gates",
     {full_flush, fully_concealed_hand, concealed_hand, one_voided_suit, no_honors}},
    {four_kongs,
     88,
     "four_kongs",
     {three_kongs, all_pungs, two_concealed_kongs, concealed_kong_and_melded_kong, two_melded_kongs,
      concealed_kong, melded_kong, single_wait}},
    {seven_shifted_pairs,
     88,
     "seven_shifted_pairs",
     {seven_pairs, full_flush, fully_concealed_hand, concealed_hand, one_voided_suit, no_honors,
      single_wait}},
    {thirteen_orphans,
     88,
     "thirteen_orphans",
     {all_terminals_and_honors, all_types, outside_hand, fully_concealed_hand, concealed_hand, single_wait}},
    {all_terminals,
     64,
     "all_terminals",
     {all_terminals_and_honors, all_pungs, outside_hand, double_pung, pung_of_terminals_or_honors,
      no_honors}},
    {little_four_winds, 64, "little_four_winds", {big_three_winds}},
    {little_three_dragons, 64, "little_three_dragons", {two_dragon_pungs, dragon_pung}},
    {all_honors,
     64,
     "all_honors",
     {all_terminals_and_honors, all_pungs, outside_hand, pung_of_terminals_or_honors, one_voided_suit}},
    {four_concealed_pungs,
     64,
     "four_concealed_pungs",
     {three_concealed_pungs, all_pungs, fully_concealed_hand, concealed_hand, two_concealed_pungs}},
    {pure_terminal_chows,
     64,
     "pure_terminal_chows",
     {seven_pairs, full_flush, all_chows, pure_double_chow, two_terminal_chows, one_voided_suit, no_honors}},
    {quadruple_chow,
     48,
     "quadruple_chow",
     {pure_triple_chow, pure_shifted_pungs, tile_hog, pure_double_chow}},
    {four_pure_shifted_pungs,
     48,
     "four_pure_shifted_pungs",
     {pure_triple_chow, pure_shifted_pungs, all_pungs}},
    {four_pure_shifted_chows,
     32,
     "four_pure_shifted_chows",
     {pure_shifted_chows, short_straight, two_terminal_chows}},
    {three_kongs,
     32,
     "three_kongs",
     {two_concealed_kongs, concealed_kong_and_melded_kong, two_melded_kongs, concealed_kong, melded_kong}},
    {all_terminals_and_honors,
     32,
     "all_terminals_and_honors",
     {all_pungs, outside_hand, pung_of_terminals_or_honors}},
    {seven_pairs, 24, "seven_pairs", {fully_concealed_hand, concealed_hand, single_wait}},
    {greater_honors_and_knitted_tiles,
     24,
     "greater_honors_and_knitted_tiles",
     {lesser_honors_and_knitted_tiles, all_types, fully_concealed_hand, concealed_hand, single_wait}},
    {all_even_pungs, 24, "all_even_pungs", {all_pungs, all_simples, no_honors}},
    {full_flush, 24, "full_flush", {half_flush, one_voided_suit, no_honors}},
    {pure_triple_chow, 24, "pure_triple_chow", {pure_shifted_pungs, pure_double_chow}},
    {pure_shifted_pungs, 24, "pure_shifted_pungs", {}},
    {upper_tiles, 24, "upper_tiles", {upper_four, no_honors}},
    {middle_tiles, 24, "middle_tiles", {all_simples, no_honors}},
    {lower_tiles, 24, "lower_tiles", {lower_four, no_honors}},
    {pure_straight, 16, "pure_straight", {}},
    {three_suited_terminal_chows,
     16,
     "three_suited_terminal_chows",
     {all_chows, mixed_double_chow, two_terminal_chows, no_honors}},
    {pure_shifted_chows, 16, "pure_shifted_chows", {}},
    {all_five, 16, "all_five", {all_simples, no_honors}},
    {triple_pung, 16, "triple_pung", {double_pung}},
    {three_concealed_pungs, 16, "three_concealed_pungs", {two_concealed_pungs}},
    {lesser_honors_and_knitted_tiles,
     12,
     "lesser_honors_and_knitted_tiles",
     {all_types, fully_concealed_hand, concealed_hand, single_wait}},
    {knitted_straight, 12, "knitted_straight", {}},
    {upper_four, 12, "upper_four", {no_honors}},
    {lower_four, 12, "lower_four", {no_honors}},
    {big_three_winds, 12, "big_three_winds", {}},
    {mixed_straight, 8, "mixed_straight", {}},
    {reversible_tiles, 8, "reversible_tiles", {one_voided_suit}},
    {mixed_triple_chow, 8, "mixed_triple_chow", {mixed_double_chow}},
    {mixed_shifted_pungs, 8, "mixed_shifted_pungs", {}},
    {chicken_hand, 8, "chicken_hand", {}, incidental},
    {last_tile_draw, 8, "last_tile_draw", {self_drawn}, incidental},
    {last_tile_claim, 8, "last_tile_claim", {}, incidental},
    {out_with_replacement_tile, 8, "out_with_replacement_tile", {self_drawn}, incidental},
    {robbing_the_kong, 8, "robbing_the_kong", {last_tile}, incidental},
    {all_pungs, 6, "all_pungs", {}},
    {half_flush, 6, "half_flush", {one_voided_suit}},
    {mixed_shifted_chows, 6, "mixed_shifted_chows", {}},
    {all_types, 6, "all_types", {}},
    {melded_hand, 6, "melded_hand", {single_wait}, incidental},
    {two_concealed_kongs, 6, "two_concealed_kongs", {two_concealed_pungs, concealed_kong}, incidental},
    {two_dragon_pungs, 6, "two_dragon_pungs", {dragon_pung}},
    {concealed_kong_and_melded_kong,
     5,
     "concealed_kong_and_melded_kong",
     {concealed_kong, melded_kong},
     incidental},
    {outside_hand, 4, "outside_hand", {}},
    {fully_concealed_hand, 4, "fully_concealed_hand", {concealed_hand, self_drawn}, incidental},
    {two_melded_kongs, 4, "two_melded_kongs", {melded_kong}, incidental},
    {last_tile, 4, "last_tile", {}, incidental},
    {dragon_pung, 2, "dragon_pung", {}},
    {prevalent_wind, 2, "prevalent_wind", {}},
    {seat_wind, 2, "seat_wind", {}},
    {concealed_hand, 2, "concealed_hand", {}, incidental},
    {all_chows, 2, "all_chows", {no_honors}},
    {tile_hog, 2, "tile_hog", {}},
    {double_pung, 2, "double_pung", {}},
    {two_concealed_pungs, 2, "two_concealed_pungs", {}},
    {concealed_kong, 2, "concealed_kong", {}, incidental},
    {all_simples, 2, "all_simples", {no_honors}},
    {pure_double_chow, 1, "pure_double_chow", {}},
    {mixed_double_chow, 1, "mixed_double_chow", {}},
    {short_straight, 1, "short_straight", {}},
    {two_terminal_chows, 1, "two_terminal_chows", {}},
    {pung_of_terminals_or_honors, 1, "pung_of_terminals_or_honors", {}},
    {melded_kong, 1, "melded_kong", {}, incidental},
    {one_voided_suit, 1, "one_voided_suit", {}},
    {no_honors, 1, "no_honors", {}},
    {edge_wait, 1, "edge_wait", {closed_wait, single_wait}, incidental},
    {closed_wait, 1, "closed_wait", {single_wait}, incidental},
    {single_wait, 1, "single_wait", {}, incidental},
    {self_drawn, 1, "self_drawn", {}, incidental},
    {flower_tiles, 1, "flower_tiles", {}, incidental},
}};

// Rows stand in the order of the enum and a row excludes only later ones: counting goes down the table once.
constexpr bool in_order() {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].id != static_cast<Pattern>(i)) return false;
    const PatternSet& excluded = rows[i].excludes;
    if (!excluded.empty() && static_cast<std::size_t>(excluded.first()) <= i) return false;
  }
  return true;
}
static_assert(in_order());

}  // namespace

const PatternRow& row(Pattern pattern) { return rows[static_cast<std::size_t>(pattern)]; }

std::optional<Pattern> pattern_named(std::string_view name) {
  const auto found = std::ranges::find(rows, name, &PatternRow::name);
  if (found == rows.end()) return std::nullopt;
  return found->id;
}

Fan points(Pattern pattern, const Rules& rules) {
  if (pattern == two_concealed_kongs) return rules.two_concealed_kongs;
  if (pattern == concealed_kong_and_melded_kong) return rules.mixed_kongs;
  return row(pattern).points;
}

Fan base_of(const Tally& tally, const Rules& rules) {
  PatternSet shown = tally.shown();
  shown.erase(flower_tiles);  // excludes nothing
  if (shown.empty()) return rows[static_cast<std::size_t>(chicken_hand)].points;
  Fan sum = 0;
  for_each_counted(shown, [&](Pattern pattern) {
    sum += tally.times(pattern) * rows[static_cast<std::size_t>(pattern)].points;
    if (pattern == two_concealed_kongs) sum += rules.two_concealed_kongs - row(pattern).points;
    if (pattern == concealed_kong_and_melded_kong) sum += rules.mixed_kongs - row(pattern).points;
  });
  return sum;
}

}  // namespace tingpai::mcr
