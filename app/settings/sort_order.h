// How a hand is sorted.
#pragma once

#include <array>

#include "engine/tile.h"

namespace tingpai::app {

struct SortOrder {
  using Suits = std::array<Suit, 3>;

  Suits suits{Suit::characters, Suit::dots, Suit::bamboo};
  bool honours_first = false;  // before the suits, else behind them
  bool red_first = false;      // dragons: red, green, white; else white, green, red

  static constexpr std::size_t suit_orders = 6;
  static constexpr Suits suits_of(std::size_t order) {  // order: 0 to 5
    constexpr Suit m = Suit::characters, p = Suit::dots, s = Suit::bamboo;
    constexpr std::array<Suits, suit_orders> all{
        {{m, p, s}, {m, s, p}, {p, m, s}, {p, s, m}, {s, m, p}, {s, p, m}}};
    return all[order];
  }

  // Tiles stand in the order of this number; flowers behind all.
  constexpr int place(Tile tile) const {
    if (tile.is_flower()) return 1000 + tile.rank();
    if (tile.is_honour()) {
      const int rank = tile.is_dragon() && red_first ? 12 - tile.rank() : tile.rank();
      return (honours_first ? 0 : 500) + 10 * rank;
    }
    int suit = 0;
    while (suits[static_cast<std::size_t>(suit)] != tile.suit()) ++suit;
    return 100 * (suit + 1) + 10 * tile.rank() + (tile.is_red() ? 1 : 0);
  }

  constexpr bool operator==(const SortOrder&) const = default;
};

}  // namespace tingpai::app
