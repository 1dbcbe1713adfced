// Chinese Official scoring. Rule book and deviations: score.cpp.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

#include "engine/decomposition.h"
#include "engine/rules/mcr/rules.h"
#include "engine/rules/score.h"

namespace tingpai::mcr {

// The 82 patterns in the order of the table, dearest first. The id text is the machine name, e.g.
// "mixed_triple_chow".
enum class Pattern : std::uint8_t {
  big_four_winds,
  big_three_dragons,
  all_green,
  nine_gates,
  four_kongs,
  seven_shifted_pairs,
  thirteen_orphans,
  all_terminals,
  little_four_winds,
  little_three_dragons,
  all_honors,
  four_concealed_pungs,
  pure_terminal_chows,
  quadruple_chow,
  four_pure_shifted_pungs,
  four_pure_shifted_chows,
  three_kongs,
  all_terminals_and_honors,
  seven_pairs,
  greater_honors_and_knitted_tiles,
  all_even_pungs,
  full_flush,
  pure_triple_chow,
  pure_shifted_pungs,
  upper_tiles,
  middle_tiles,
  lower_tiles,
  pure_straight,
  three_suited_terminal_chows,
  pure_shifted_chows,
  all_five,
  triple_pung,
  three_concealed_pungs,
  lesser_honors_and_knitted_tiles,
  knitted_straight,
  upper_four,
  lower_four,
  big_three_winds,
  mixed_straight,
  reversible_tiles,
  mixed_triple_chow,
  mixed_shifted_pungs,
  chicken_hand,
  last_tile_draw,
  last_tile_claim,
  out_with_replacement_tile,
  robbing_the_kong,
  all_pungs,
  half_flush,
  mixed_shifted_chows,
  all_types,
  melded_hand,
  two_concealed_kongs,
  two_dragon_pungs,
  concealed_kong_and_melded_kong,
  outside_hand,
  fully_concealed_hand,
  two_melded_kongs,
  last_tile,
  dragon_pung,
  prevalent_wind,
  seat_wind,
  concealed_hand,
  all_chows,
  tile_hog,
  double_pung,
  two_concealed_pungs,
  concealed_kong,
  all_simples,
  pure_double_chow,
  mixed_double_chow,
  short_straight,
  two_terminal_chows,
  pung_of_terminals_or_honors,
  melded_kong,
  one_voided_suit,
  no_honors,
  edge_wait,
  closed_wait,
  single_wait,
  self_drawn,
  flower_tiles,
};
inline constexpr int pattern_count = 82;
constexpr PatternId id_of(Pattern pattern) { return {SchemeId::mcr, static_cast<std::uint8_t>(pattern)}; }
constexpr Pattern pattern_of(PatternId id) {  // an id of this scheme
  assert(id.scheme == SchemeId::mcr && id.row < pattern_count);
  return static_cast<Pattern>(id.row);
}

class PatternSet {
 public:
  constexpr PatternSet() = default;
  constexpr PatternSet(std::initializer_list<Pattern> patterns) {
    for (const Pattern pattern : patterns) insert(pattern);
  }
  constexpr bool contains(Pattern p) const { return (word(p) >> bit(p) & 1) != 0; }
  constexpr void insert(Pattern p) { word(p) |= std::uint64_t{1} << bit(p); }
  constexpr void insert_if(Pattern p, bool condition) { word(p) |= std::uint64_t{condition} << bit(p); }
  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr Pattern first() const {  // the dearest; the set is not empty
    return static_cast<Pattern>(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
  }
  constexpr void erase(Pattern p) { word(p) &= ~(std::uint64_t{1} << bit(p)); }
  constexpr PatternSet& operator-=(const PatternSet& other) {
    low_ &= ~other.low_;
    high_ &= ~other.high_;
    return *this;
  }
  constexpr PatternSet operator&(const PatternSet& other) const {
    PatternSet both;
    both.low_ = low_ & other.low_;
    both.high_ = high_ & other.high_;
    return both;
  }
  constexpr bool operator==(const PatternSet&) const = default;

 private:
  static constexpr int bit(Pattern p) { return static_cast<int>(p) & 63; }
  constexpr std::uint64_t& word(Pattern p) { return static_cast<int>(p) < 64 ? low_ : high_; }
  constexpr const std::uint64_t& word(Pattern p) const { return static_cast<int>(p) < 64 ? low_ : high_; }

  std::uint64_t low_ = 0;   // patterns 0 to 63
  std::uint64_t high_ = 0;  // the rest
};

struct PatternRow {
  Pattern id;
  Fan points;
  std::string_view name;  // machine name
  PatternSet excludes;    // what is not added to it, all of cheaper rows
  bool incidental =
      false;  // says how a hand is won or held, not what it is made of: nobody plays for it alone
};
const PatternRow& row(Pattern pattern);
Fan points(Pattern pattern, const Rules& rules);  // the row's, or what an option says
std::optional<Pattern> pattern_named(std::string_view name);

// The highest reading, or nothing if the tiles are not a winning form. A score below the minimum is still a
// score, with legal = false.
std::optional<Score> score(const Win& win, const Rules& rules);
// score()->base without the list: what the search calls. -1 if the tiles are not a winning form.
Fan base_fan(const Win& win, const Rules& rules);

// One given reading, for a search that already holds the groups: nothing is derived again.
Score score(const Reading& reading, const Circumstances& context, const Rules& rules);
Fan base_fan(const Reading& reading, const Circumstances& context, const Rules& rules);

// The pattern that a win belongs to: its first that is not incidental. Nothing: it was won in another way.
std::optional<PatternId> plan_of(const Score& score);

// What the winner gets: on a discard, on an own draw.
constexpr Points points_on_discard(Fan total) { return 24 + total; }
constexpr Points points_on_draw(Fan total) { return 3 * (8 + total); }
// Payments of a win worth `total`: 8 + total from each on a self-draw; 8 + total from the discarder and 8
// from the others.
Payments payments(Fan total, Seat winner, std::optional<Seat> discarder);

}  // namespace tingpai::mcr
