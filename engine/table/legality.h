// Legality over what a seat knows. legal_actions(PlayerView) is this; check() asks it for records, where the
// table stands in for the view. Internal to engine/table.
#pragma once

#include "engine/table/options.h"

namespace tingpai::detail {

// Exactly what a PlayerView holds, by reference.
struct Stance {
  Seat seat;
  const PublicState& table;
  const Hand& hand;
  const HeldFlowers& held_flowers;
  const std::optional<Tile>& drawn;
  const Missed& missed;
};

inline Stance stance_of(const PlayerView& view) {
  return {view.seat, view.table, view.hand, view.held_flowers, view.drawn, view.missed};
}
inline Stance stance_of(const TableState& state, Seat seat) {
  return {seat, state.table, state.hands[seat], state.held_flowers[seat], state.drawn, state.missed[seat]};
}

LegalActions legal_actions(const Stance& stance);
Win win_of(const Stance& stance);

}  // namespace tingpai::detail
