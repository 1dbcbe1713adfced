// How far a player truly is from a hand that may win, for programs that count.
#pragma once

#include <algorithm>

#include "engine/ai/hand_shape.h"
#include "engine/ai/profile.h"
#include "engine/rules/scheme.h"
#include "engine/table/view.h"

namespace tingpai {

// Whether one of the waits is worth the minimum, flowers and the way of winning apart: on a discard, or where
// nobody wins on one, on an own draw.
inline bool may_win(const PlayerView& view, KindSet waits) {
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (!waits.contains(kind)) continue;
    Win win;
    win.concealed = view.hand.concealed;
    win.melds = view.hand.melds;
    win.tile = Tile::from_index(kind);
    win.round = view.table.round;
    win.seat = view.table.winds[view.seat];
    win.void_suit = view.table.status[view.seat].void_suit;
    win.self_drawn = !view.table.rules.win_on_discard;
    if (scheme::may_score(view.table.ruleset, win)) return true;
  }
  return false;
}

// 0 is ready; 1 also for a hand that waits for tiles with which it may not win. The hand holds 3n+1 tiles.
inline int distance_to_ready(const PlayerView& view) {
  const HandShape shape(view.hand, useful_kinds(view.table, view.seat));
  const FormSet forms = profile_of(view.table.ruleset).forms;
  const int shanten = std::max(shape.shanten(forms), 0);
  return shanten == 0 && !may_win(view, shape.effective_tiles(forms)) ? 1 : shanten;
}

inline int open_melds(const SeenMelds& melds) {
  return static_cast<int>(std::count_if(melds.begin(), melds.end(), [](const SeenMeld& meld) {
    return meld.type != MeldType::concealed_kong;
  }));
}

}  // namespace tingpai
