#include "engine/ai/policy/outlook.h"

#include <algorithm>
#include <bit>
#include <tuple>

#include "engine/ai/hand_shape.h"
#include "engine/ai/odds.h"
#include "engine/ai/profile.h"
#include "engine/rules/scheme.h"

namespace tingpai::policy {

namespace {

constexpr int shantens = 9;  // 0 to 8
constexpr int lives = 20;    // in steps of two tiles
constexpr int wins = 13;     // 0 to 12 tiles
constexpr int aheads = 20;   // in steps of two tiles, and of 20 of the prospects; one more: nobody looked

// By the concealed tiles alone. Melds that use up what the hand waits for would slow the tables down, and no
// copies of it are live anyway.
HandShape shape_of(const Hand& hand, KindSet useful) {
  Hand closed;
  closed.concealed = hand.concealed;
  return HandShape(closed, useful);
}

Hand without(Hand hand, int kind) {
  hand.give(hand.one_of(kind));
  return hand;
}

int chances(const Outlook& outlook) { return 2 * outlook.won_on_discard + outlook.won_by_draw; }

std::tuple<int, int, int> rank(const Outlook& outlook) {
  return {-outlook.shanten, chances(outlook) + outlook.ahead.value_or(Ahead{}).prospects, outlook.live};
}

template <class Function>
void for_each_kind(KindSet set, Function function) {
  for (std::uint64_t left = set.bits(); left != 0; left &= left - 1) function(std::countr_zero(left));
}

}  // namespace

Outlooks::Outlooks(const PlayerView& view)
    : view_(view),
      forms_(profile_of(view.table.ruleset).forms),
      live_(live_tiles(view)),
      useful_(useful_kinds(view.table, view.seat)) {}

Outlook Outlooks::after(const Action& action, bool look_ahead) {
  if (action.type != ActionType::discard)
    return of(tingpai::after(view_.hand, action, view_.table.last_tile), look_ahead);
  if (!discards_) discards_ = shape_of(view_.hand, useful_).discards(forms_);
  for (const DiscardShape& shape : *discards_)
    if (shape.kind == action.tile.kind())
      return of(without(view_.hand, shape.kind), shape.shanten, shape.effective, look_ahead);
  return {shantens - 1};  // a tile that none of the forms lets go
}

Outlook Outlooks::of(const Hand& hand, bool look_ahead) const {
  const HandShape shape = shape_of(hand, useful_);
  if (hand.tile_count() % 3 == 1)
    return of(hand, shape.shanten(forms_), shape.effective_tiles(forms_), look_ahead);
  Outlook nearest{shantens};
  for (const DiscardShape& next : shape.discards(forms_)) {
    if (next.shanten > nearest.shanten) continue;
    const Outlook outlook = of(without(hand, next.kind), next.shanten, next.effective, look_ahead);
    if (rank(outlook) > rank(nearest)) nearest = outlook;
  }
  return nearest;
}

Outlook Outlooks::of(const Hand& hand, int shanten, KindSet effective, bool look_ahead) const {
  if (shanten == 0) return ready(hand, effective);
  Outlook outlook{shanten, live(effective)};
  if (shanten == 1 && look_ahead) outlook.ahead = ahead(hand, effective);
  return outlook;
}

Outlook Outlooks::ready(const Hand& hand, KindSet effective) const {
  const PublicState& table = view_.table;
  Outlook outlook{0, live(effective)};
  Win win;
  win.concealed = hand.concealed;
  win.melds = hand.melds;
  win.reds = hand.reds;
  win.round = table.round;
  win.seat = table.winds[view_.seat];
  win.flowers = static_cast<int>(table.flowers[view_.seat].size());
  win.riichi = table.declared(view_.seat);
  win.void_suit = table.status[view_.seat].void_suit;
  for_each_kind(effective, [&](int kind) {
    if (live_[kind] == 0) return;
    win.tile = Tile::from_index(kind);
    win.self_drawn = false;
    if (table.rules.win_on_discard && scheme::may_score(table.ruleset, win))
      outlook.won_on_discard += live_[kind];
    win.self_drawn = true;
    if (scheme::may_score(table.ruleset, win)) outlook.won_by_draw += live_[kind];
  });
  return outlook;
}

Ahead Outlooks::ahead(const Hand& hand, KindSet effective) const {
  Ahead ahead;
  ShapeIndex index(hand.concealed);
  for_each_kind(effective, [&](int kind) {
    if (live_[kind] == 0) return;
    index.add(kind);
    const Outlook best = best_ready(hand, kind, index);
    index.remove(kind);
    if (best.won_on_discard > 0) ahead.reach += live_[kind];
    ahead.prospects += live_[kind] * chances(best);
  });
  return ahead;
}

// Of the ready hands that a discard leaves after this draw. `index` is of all the tiles.
Outlook Outlooks::best_ready(const Hand& hand, int draw, ShapeIndex& index) const {
  Outlook best;
  Hand drawn = hand;
  drawn.take(Tile::from_index(draw));
  for_each_kind(index.spare_tiles(forms_), [&](int kind) {
    index.remove(kind);
    const Outlook made = ready(without(drawn, kind), index.effective_tiles(forms_));
    index.add(kind);
    if (chances(made) > chances(best)) best = made;
  });
  return best;
}

int Outlooks::live(KindSet effective) const {
  int tiles = 0;
  for_each_kind(effective, [&](int kind) { tiles += live_[kind]; });
  return tiles;
}

std::array<std::uint16_t, 6> numbers_of(const Outlook& outlook) {
  const int shanten = std::clamp(outlook.shanten, 0, shantens - 1);
  int first = 0;
  const auto number = [&first](int value, int values) {
    const int found = first + std::min(value, values - 1);
    first += values;
    return static_cast<std::uint16_t>(found);
  };
  const auto of_ahead = [&](int Ahead::*member, int step) {
    const int value = outlook.ahead ? std::min(*outlook.ahead.*member / step, aheads - 1) : aheads;
    return number(value, aheads + 1);
  };
  return {number(shanten, shantens),
          number(std::min(shanten, 4) * lives + std::min(outlook.live / 2, lives - 1), 5 * lives),
          number(outlook.won_on_discard, wins),
          number(outlook.won_by_draw, wins),
          of_ahead(&Ahead::reach, 2),
          of_ahead(&Ahead::prospects, 20)};
}

}  // namespace tingpai::policy
