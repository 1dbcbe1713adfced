// How far a hand is from winning. Tiles of a suit that its player has given up are of no use to it: they take
// a place each, and leave first.
#pragma once

#include <optional>

#include "engine/hand.h"
#include "engine/shape.h"
#include "engine/table/event.h"
#include "engine/table/state.h"

namespace tingpai {

inline constexpr KindSet all_kinds{(std::uint64_t{1} << Tile::kinds) - 1};
// Those that a hand of this seat may end with.
KindSet useful_kinds(const PublicState& table, Seat seat);

TileCounts called_tiles(const Hand& hand);

// What an action leaves: without the tiles that go, and with the meld that is laid down of the claimed one.
Hand after(const Hand& hand, const Action& action, std::optional<Tile> claimed);

class HandShape {
 public:
  HandShape(const Hand& hand, KindSet useful);

  Shanten shanten(FormSet forms) const { return index_.shanten(forms); }
  // Of 3n+1 tiles: the kinds that bring it nearer.
  KindSet effective_tiles(FormSet forms) const;
  // Of 3n+2 tiles: what each discard leaves that the rules allow.
  DiscardShapes discards(FormSet forms) const;

 private:
  KindSet useful_;
  KindSet useless_;   // kinds in the hand
  ShapeIndex index_;  // of all tiles
};

}  // namespace tingpai
