// How far a player truly is from a hand that may win, for programs that count.
#pragma once

#include <algorithm>

#include "engine/rules/mcr/mcr.h"
#include "engine/shape.h"
#include "engine/table/view.h"

namespace tingpai {

// Whether one of the waits makes the minimum fan on a discard, flowers and the way of winning apart.
inline bool may_win(const PlayerView& view, KindSet waits) {
  const auto& rules = std::get<mcr::Rules>(view.table.ruleset.scheme);
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (!waits.contains(kind)) continue;
    Win win;
    win.concealed = view.hand.concealed;
    win.melds = view.hand.melds;
    win.tile = Tile::from_index(kind);
    win.round = view.table.round;
    win.seat = view.table.winds[view.seat];
    if (mcr::base_fan(win, rules) >= rules.minimum_fan) return true;
  }
  return false;
}

// 0 is ready; 1 also for a hand that waits for tiles with which it may not win. The hand holds 3n+1 tiles.
inline int distance_to_ready(const PlayerView& view) {
  TileCounts called;
  for (const Meld& meld : view.hand.melds) {
    for (const Tile tile : tiles_of(meld)) called.add(tile);
  }
  const ShapeIndex index(view.hand.concealed, called);
  const int shanten = std::max(index.shanten(five_forms), 0);
  return shanten == 0 && !may_win(view, index.effective_tiles(five_forms)) ? 1 : shanten;
}

inline int open_melds(const SeenMelds& melds) {
  return static_cast<int>(std::count_if(melds.begin(), melds.end(), [](const SeenMeld& meld) {
    return meld.type != MeldType::concealed_kong;
  }));
}

}  // namespace tingpai
