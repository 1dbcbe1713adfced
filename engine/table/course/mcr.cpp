// Seats: the deal passes after every hand, whoever wins. Between rounds players exchange seats as the rule
// book of the World Mahjong Organisation (2006, appendix on seat rotation) has it: after the East and after
// the West round East and South exchange, West and North exchange; after the South round East moves to West,
// West to South, South to North and North to East. Every player so starts one round at every wind (in the
// Chinese mnemonic ESNW, SEWN, WNES, NWSE) and at some time plays before each of the others.
#include "engine/table/course/mcr.h"

#include <algorithm>

#include "engine/rules/mcr/scheme.h"

namespace tingpai::mcr {

namespace {

constexpr int hands_in_round = 4;

// The wind at which each player starts each round.
constexpr std::array<std::array<Wind, 4>, 4> starting_winds{{
    {Wind::east, Wind::south, Wind::west, Wind::north},
    {Wind::south, Wind::east, Wind::north, Wind::west},
    {Wind::north, Wind::west, Wind::east, Wind::south},
    {Wind::west, Wind::north, Wind::south, Wind::east},
}};

HandStart hand_of(const Rules& rules, int number) {
  const auto round = static_cast<std::size_t>(number / hands_in_round % 4);
  HandStart start{number, static_cast<Wind>(round), {}};
  for (const Seat seat : all_seats) {
    const auto& winds = starting_winds[rules.seat_changes ? round : 0];
    const int first = static_cast<int>(winds[static_cast<std::size_t>(seat.index())]);
    start.winds[seat] = static_cast<Wind>((first + 4 - number % hands_in_round) % 4);
  }
  return start;
}

// Whether everybody sees the three other copies of the winning tile. That tile itself, where it lies in a
// river or in the kong being robbed, makes the fourth; it does still where another has won on it already.
bool last_of_kind(const detail::Stance& stance, Tile tile) {
  int seen = stance.table.phase == Phase::acting || stance.table.more_winners() ? 1 : 0;
  for (const Seat seat : all_seats) {
    for (const RiverTile& river : stance.table.rivers[seat])
      seen += !river.claimed_by && same_kind(river.tile, tile);
    for (const SeenMeld& meld : stance.table.melds[seat]) {
      if (!meld.tile) continue;
      for (const Tile part : tiles_of(meld_of(meld, *meld.tile))) seen += same_kind(part, tile);
    }
  }
  return seen == 4;
}

// A cheap test that nearly all incomplete hands fail. With called melds, and in knitted straights too, a
// complete hand has 3n+2 tiles in the pair's suit and 3n in the others, and its honours come in pairs and
// pungs; the forms without melds show in
// their counts.
bool may_be_complete(const TileCounts& counts, bool without_melds) {
  const auto& raw = counts.raw();
  std::array<int, 4> suits{};
  for (std::size_t kind = 0; kind < 27; ++kind) suits[kind / 9] += raw[kind];
  for (std::size_t kind = 27; kind < 34; ++kind) suits[3] += raw[kind];
  int pairs = 0;
  int broken = 0;
  for (const int n : suits) {
    pairs += n % 3 == 2;
    broken += n % 3 == 1;
  }
  const bool no_odd_honours =
      std::all_of(raw.begin() + 27, raw.end(), [](auto n) { return n != 1 && n != 4; });
  if (pairs == 1 && broken == 0 && no_odd_honours) return true;
  if (!without_melds) return false;
  int odd = 0;
  int several = 0;
  for (const auto n : raw) {
    odd += n % 2;
    several += n > 1;
  }
  return odd == 0 || several <= 1;
}

}  // namespace

HandStart first_hand(const Rules& rules, std::uint64_t) { return hand_of(rules, 0); }

std::optional<HandStart> next_hand(const Rules& rules, const PublicState& table) {
  const int number = table.hand_number + 1;
  return number < table.ruleset.hands ? std::optional(hand_of(rules, number)) : std::nullopt;
}

bool may_win(const Rules& rules, const detail::Stance& stance, Tile tile) {
  TileCounts all = stance.hand.concealed;
  if (stance.table.phase != Phase::acting) all.add(tile);
  return may_be_complete(all, stance.hand.melds.empty()) && may_score(detail::win_of(stance), rules);
}

void complete(const Rules&, const detail::Stance& stance, Win& win) {
  win.last_of_kind = last_of_kind(stance, win.tile);
  win.flowers = static_cast<int>(stance.table.flowers[stance.seat].size());
}

}  // namespace tingpai::mcr
