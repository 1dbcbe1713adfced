// How far each action leaves the hand from winning, by the tables of shapes: what sums over facts are slow to
// learn.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/table/options.h"

namespace tingpai::policy {

// Of the hand that an action leaves; where a discard follows, of the nearest that it may leave.
struct Outlook {
  int shanten = 0;
  int live = 0;  // unseen copies of the tiles that bring it nearer
  // Of a ready hand: unseen copies of the tiles that the rules let it win with, when discarded and when
  // drawn.
  int won_on_discard = 0;
  int won_by_draw = 0;
  bool operator==(const Outlook&) const = default;
};
std::vector<Outlook> outlooks_of(const PlayerView& view, std::span<const Action> actions);

// An outlook in numbers: of the shanten, of it and the live tiles, of each sort of win.
inline constexpr int outlook_count = 9 + 5 * 20 + 2 * 13;
std::array<std::uint16_t, 4> numbers_of(const Outlook& outlook);

}  // namespace tingpai::policy
