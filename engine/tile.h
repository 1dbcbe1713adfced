// Tiles and their text: "123m45p77z1f". What lies somewhere (in a hand, a river, the wall, an event) is a
// tile; what is asked for (a group, a wait, a meld's `tile`) is a kind, written as its plain tile: see
// same_kind().
//   1-9m characters, 1-9p dots, 1-9s bamboo, 1-4z east south west north, 5z white, 6z green, 7z red,
//   1-8f flowers and seasons, 0m 0p 0s red fives.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"

namespace tingpai {

enum class Suit : std::uint8_t { characters, dots, bamboo, honours, flowers };

class Tile {
 public:
  static constexpr int kinds = 34;        // kinds that make hands: 0-8 m, 9-17 p, 18-26 s, 27-33 z
  static constexpr int flower_kinds = 8;  // indices 34-41
  static constexpr int indices = 45;      // 42-44 are the red fives of m, p, s

  constexpr Tile() = default;  // 1m
  // index in [0, indices)
  static constexpr Tile from_index(int index) {
    assert(index >= 0 && index < indices);
    Tile tile;
    tile.index_ = static_cast<std::uint8_t>(index);
    return tile;
  }
  // rank: 1-9 for suits, 1-7 for honours, 1-8 for flowers
  static constexpr Tile of(Suit suit, int rank) {
    const int base = suit == Suit::flowers ? 34 : 9 * static_cast<int>(suit);
    return from_index(base + rank - 1);
  }
  static constexpr Tile red_five(Suit suit) { return from_index(42 + static_cast<int>(suit)); }

  constexpr int index() const { return index_; }
  // 0 to 33; a red five counts as a five. Flowers have none.
  constexpr int kind() const {
    assert(!is_flower());
    return is_red() ? 9 * (index_ - 42) + 4 : index_;
  }
  constexpr Suit suit() const { return is_flower() ? Suit::flowers : static_cast<Suit>(kind() / 9); }
  constexpr int rank() const { return is_flower() ? index_ - 33 : kind() % 9 + 1; }

  constexpr bool is_flower() const { return index_ >= 34 && index_ < 42; }
  constexpr bool is_red() const { return index_ >= 42; }
  constexpr bool is_suited() const { return !is_flower() && kind() < 27; }
  constexpr bool is_honour() const { return index_ >= 27 && index_ < 34; }
  constexpr bool is_wind() const { return index_ >= 27 && index_ < 31; }
  constexpr bool is_dragon() const { return index_ >= 31 && index_ < 34; }
  constexpr bool is_terminal() const { return is_suited() && (rank() == 1 || rank() == 9); }

  constexpr auto operator<=>(const Tile&) const = default;

 private:
  std::uint8_t index_ = 0;
};

// A red five is of the kind of a plain one.
constexpr bool same_kind(Tile a, Tile b) {
  return a == b || (!a.is_flower() && !b.is_flower() && a.kind() == b.kind());
}
constexpr Tile plain(Tile tile) { return tile.is_red() ? Tile::from_index(tile.kind()) : tile; }

std::string to_text(Tile tile);                    // "5p"
std::string to_text(std::span<const Tile> tiles);  // "123m5p", in the given order, suit letters merged
// Reads tile text; spaces between groups are allowed. Errors: unknown letter, digit out of range, digits
// without a suit.
Result<std::vector<Tile>> parse_tiles(std::string_view text);
Result<Tile> parse_tile(std::string_view text);  // exactly one

}  // namespace tingpai
