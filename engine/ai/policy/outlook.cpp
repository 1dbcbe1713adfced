#include "engine/ai/policy/outlook.h"

#include <algorithm>
#include <optional>

#include "engine/ai/hand_shape.h"
#include "engine/ai/odds.h"
#include "engine/ai/profile.h"

namespace tingpai::policy {

namespace {

constexpr int shantens = 9;  // 0 to 8
constexpr int lives = 20;    // in steps of two tiles

class Looker {
 public:
  explicit Looker(const PlayerView& view)
      : view_(view),
        forms_(profile_of(view.table.ruleset).forms),
        live_(live_tiles(view)),
        useful_(useful_kinds(view.table, view.seat)) {}

  Outlook outlook(const Action& action) {
    if (action.type == ActionType::discard) return after_discard(action.tile.kind());
    return of(tingpai::after(view_.hand, action, view_.table.last_tile));
  }

 private:
  Outlook after_discard(int kind) {
    if (!discards_) discards_ = HandShape(view_.hand, useful_).discards(forms_);
    for (const DiscardShape& shape : *discards_) {
      if (shape.kind == kind) return {shape.shanten, live(shape.effective)};
    }
    return {shantens - 1, 0};  // a tile that none of the forms lets go
  }
  Outlook of(const Hand& hand) const {
    const HandShape shape(hand, useful_);
    if (hand.tile_count() % 3 == 1) return {shape.shanten(forms_), live(shape.effective_tiles(forms_))};
    Outlook nearest{shantens, 0};
    for (const DiscardShape& next : shape.discards(forms_)) {
      if (next.shanten > nearest.shanten) continue;
      const int tiles = live(next.effective);
      if (next.shanten < nearest.shanten || tiles > nearest.live) nearest = {next.shanten, tiles};
    }
    return nearest;
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

std::array<std::uint16_t, 2> numbers_of(const Outlook& outlook) {
  const int shanten = std::clamp(outlook.shanten, 0, shantens - 1);
  const int both = std::min(shanten, 4) * lives + std::min(outlook.live / 2, lives - 1);
  return {static_cast<std::uint16_t>(shanten), static_cast<std::uint16_t>(shantens + both)};
}

}  // namespace tingpai::policy
