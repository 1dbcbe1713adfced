// What one seat may know. redact() is the one place where tiles are hidden.
#pragma once

#include "engine/table/state.h"

namespace tingpai {

SeenEvent redact(const Event& event, Seat seat);

struct PlayerView {
  Seat seat;  // whose view
  PublicState table;
  Hand hand;                  // own concealed tiles and melds, kinds of own concealed kongs known
  HeldFlowers held_flowers;   // own flowers that are still to be shown
  std::optional<Tile> drawn;  // own tile just drawn; never a flower
  Missed missed;              // own

  PlayerView() = default;  // and so no aggregate: a view cannot be put together from a table's parts

  bool operator==(const PlayerView&) const = default;
};

// A view that has seen nothing yet.
PlayerView view_of(Seat seat);
void evolve(PlayerView& view, const SeenEvent& event);

// Copies of each kind that this seat sees: own hand, all melds, hands that were won with, all rivers (a
// claimed tile once).
TileCounts visible_tiles(const PlayerView& view);

}  // namespace tingpai
