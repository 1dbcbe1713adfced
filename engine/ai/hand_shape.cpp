#include "engine/ai/hand_shape.h"

#include <bit>

namespace tingpai {

KindSet useful_kinds(const PublicState& table, Seat seat) {
  const auto suit = table.status[seat].void_suit;
  if (!suit) return all_kinds;
  return KindSet(all_kinds.bits() & ~(std::uint64_t{0x1ff} << 9 * static_cast<int>(*suit)));
}

TileCounts called_tiles(const Hand& hand) {
  TileCounts called;
  for (const Meld& meld : hand.melds) {
    for (const Tile tile : tiles_of(meld)) called.add(tile);
  }
  return called;
}

Hand after(const Hand& hand, const Action& action, std::optional<Tile> claimed) {
  Hand next = hand;
  switch (action.type) {
    case ActionType::chow:
    case ActionType::pung:
    case ActionType::melded_kong:
      next.lay(meld_of(action, *claimed, std::nullopt));
      break;
    case ActionType::concealed_kong:
      next.lay(next.concealed_kong(action.tile));
      break;
    case ActionType::added_kong:
      next.add_to_pung(action.tile);
      break;
    case ActionType::discard:
      next.give(action.tile);
      break;
    default:
      break;
  }
  return next;
}

HandShape::HandShape(const Hand& hand, KindSet useful)
    : useful_(useful), index_(hand.concealed, called_tiles(hand)) {
  if (useful == all_kinds) return;
  useless_ = KindSet(index_.kinds().bits() & ~useful.bits());
  for (std::uint64_t kinds = useless_.bits(); kinds != 0; kinds &= kinds - 1) {
    const int kind = std::countr_zero(kinds);
    for (int copies = index_[kind]; copies > 0; --copies) {
      index_.remove(kind);
      index_.add_useless();
    }
  }
}

KindSet HandShape::effective_tiles(FormSet forms) const {
  return KindSet(index_.effective_tiles(forms).bits() & useful_.bits());
}

DiscardShapes HandShape::discards(FormSet forms) const {
  if (useless_.empty()) return index_.discards(forms);
  ShapeIndex rest = index_;
  rest.remove_useless();
  DiscardShapes shapes;
  for (std::uint64_t kinds = useless_.bits(); kinds != 0; kinds &= kinds - 1) {
    shapes.push_back({std::countr_zero(kinds), rest.shanten(forms),
                      KindSet(rest.effective_tiles(forms).bits() & useful_.bits())});
  }
  return shapes;
}

}  // namespace tingpai
