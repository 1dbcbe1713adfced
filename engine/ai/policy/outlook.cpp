#include "engine/ai/policy/outlook.h"

#include <algorithm>
#include <bit>
#include <optional>
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

class Looker {
 public:
  explicit Looker(const PlayerView& view)
      : view_(view),
        forms_(profile_of(view.table.ruleset).forms),
        live_(live_tiles(view)),
        useful_(useful_kinds(view.table, view.seat)) {}

  Outlook outlook(const Action& action) {
    if (action.type == ActionType::discard) return after_discard(action);
    return of(tingpai::after(view_.hand, action, view_.table.last_tile));
  }

 private:
  Outlook after_discard(const Action& action) {
    const int kind = action.tile.kind();
    if (!discards_) discards_ = HandShape(view_.hand, useful_).discards(forms_);
    for (const DiscardShape& shape : *discards_) {
      if (shape.kind != kind) continue;
      if (shape.shanten > 0) return {shape.shanten, live(shape.effective)};
      return ready(tingpai::after(view_.hand, action, {}), shape.effective);
    }
    return {shantens - 1, 0};  // a tile that none of the forms lets go
  }
  static std::tuple<int, int, int> rank(const Outlook& outlook) {
    return {-outlook.shanten, outlook.won_on_discard + outlook.won_by_draw, outlook.live};
  }
  Outlook of(const Hand& hand) const {
    const HandShape shape(hand, useful_);
    if (hand.tile_count() % 3 == 1) {
      const int shanten = shape.shanten(forms_);
      const KindSet effective = shape.effective_tiles(forms_);
      return shanten > 0 ? Outlook{shanten, live(effective)} : ready(hand, effective);
    }
    Outlook nearest{shantens, 0};
    for (const DiscardShape& next : shape.discards(forms_)) {
      if (next.shanten > nearest.shanten) continue;
      Outlook outlook{next.shanten, live(next.effective)};
      if (next.shanten == 0) {
        Hand rest = hand;
        rest.give(rest.one_of(next.kind));
        outlook = ready(rest, next.effective);
      }
      if (rank(outlook) > rank(nearest)) nearest = outlook;
    }
    return nearest;
  }
  Outlook ready(const Hand& hand, KindSet effective) const {
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
    for (std::uint64_t left = effective.bits(); left != 0; left &= left - 1) {
      const int kind = std::countr_zero(left);
      if (live_[kind] == 0) continue;
      win.tile = Tile::from_index(kind);
      win.self_drawn = false;
      if (table.rules.win_on_discard && scheme::may_score(table.ruleset, win))
        outlook.won_on_discard += live_[kind];
      win.self_drawn = true;
      if (scheme::may_score(table.ruleset, win)) outlook.won_by_draw += live_[kind];
    }
    return outlook;
  }
  int live(KindSet effective) const {
    int tiles = 0;
    for (std::uint64_t left = effective.bits(); left != 0; left &= left - 1)
      tiles += live_[std::countr_zero(left)];
    return tiles;
  }

  const PlayerView& view_;
  FormSet forms_;
  TileCounts live_;
  KindSet useful_;
  std::optional<DiscardShapes> discards_;
};

}  // namespace

std::vector<Outlook> outlooks_of(const PlayerView& view, std::span<const Action> actions) {
  Looker looker(view);
  std::vector<Outlook> all;
  all.reserve(actions.size());
  for (const Action& action : actions) all.push_back(looker.outlook(action));
  return all;
}

std::array<std::uint16_t, 4> numbers_of(const Outlook& outlook) {
  const int shanten = std::clamp(outlook.shanten, 0, shantens - 1);
  const int both = std::min(shanten, 4) * lives + std::min(outlook.live / 2, lives - 1);
  const auto number = [](int value) { return static_cast<std::uint16_t>(value); };
  constexpr int on_discard = shantens + 5 * lives;
  return {number(shanten), number(shantens + both),
          number(on_discard + std::min(outlook.won_on_discard, wins - 1)),
          number(on_discard + wins + std::min(outlook.won_by_draw, wins - 1))};
}

}  // namespace tingpai::policy
