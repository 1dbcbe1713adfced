// What one player holds: counted concealed tiles and melds.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/seat.h"
#include "engine/static_vector.h"
#include "engine/tile.h"

namespace tingpai {

// Tiles counted by kind, 0 to 4 each. Flowers are never in it; red fives count as fives.
class TileCounts {
 public:
  constexpr TileCounts() = default;
  explicit TileCounts(std::span<const Tile> tiles) {
    for (const Tile tile : tiles) add(tile);
  }

  constexpr int operator[](Tile tile) const { return counts_[static_cast<std::size_t>(tile.kind())]; }
  constexpr int operator[](int kind) const { return counts_[static_cast<std::size_t>(kind)]; }
  constexpr void add(Tile tile, int n = 1) { add(tile.kind(), n); }
  constexpr void add(int kind, int n = 1) {
    auto& count = counts_[static_cast<std::size_t>(kind)];
    count = static_cast<std::uint8_t>(count + n);
  }
  constexpr void remove(Tile tile, int n = 1) { add(tile.kind(), -n); }
  constexpr void remove(int kind, int n = 1) { add(kind, -n); }
  constexpr int total() const {
    int sum = 0;
    for (const auto count : counts_) sum += count;
    return sum;
  }
  constexpr const std::array<std::uint8_t, Tile::kinds>& raw() const { return counts_; }
  std::vector<Tile> tiles() const;  // in order of kind
  constexpr bool operator==(const TileCounts&) const = default;

 private:
  std::array<std::uint8_t, Tile::kinds> counts_{};
};

std::string to_text(const TileCounts& counts);
// The first kind of which there are more than its supply; flowers are passed over.
std::optional<Tile> beyond(std::span<const Tile> tiles, const TileCounts& supply);
std::optional<Tile> over_four(std::span<const Tile> tiles);  // the same where there are four of each

// How many of some tiles are red fives, 0 to 3 of each suit: counts by kind do not tell them apart.
class RedFives {
 public:
  constexpr int operator[](Suit suit) const { return bits_ >> shift(suit) & 3; }
  constexpr void add(Suit suit, int n = 1) {
    const int count = (*this)[suit] + n;
    assert(count >= 0 && count <= 3);
    bits_ = static_cast<std::uint8_t>((bits_ & ~(3 << shift(suit))) | count << shift(suit));
  }
  // A red five, or n of them; other tiles leave it as it is.
  constexpr void add(Tile tile, int n = 1) {
    if (tile.is_red()) add(tile.suit(), n);
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int total() const { return (bits_ & 3) + (bits_ >> 2 & 3) + (bits_ >> 4 & 3); }
  // Among tiles of this kind.
  constexpr int of_kind(Tile tile) const {
    return tile.is_suited() && tile.rank() == 5 ? (*this)[tile.suit()] : 0;
  }
  constexpr bool operator==(const RedFives&) const = default;

 private:
  static constexpr int shift(Suit suit) { return 2 * static_cast<int>(suit); }
  std::uint8_t bits_ = 0;
};

enum class MeldType : std::uint8_t {
  chow,            // from the previous player's discard
  pung,            // from anybody's discard
  melded_kong,     // three in hand and a discard
  added_kong,      // a pung and the fourth tile added to it
  concealed_kong,  // four in hand; the others do not see its kind until the hand ends
};
constexpr bool is_kong(MeldType type) { return type >= MeldType::melded_kong; }

// T is Tile where the owner or the table looks, std::optional<Tile> where others do (see redact).
template <class T>
struct BasicMeld {
  MeldType type = MeldType::chow;
  T tile{};                  // the lowest tile of a chow, else the kind
  Tile claimed{};            // the tile that was called; meaningless for a concealed kong
  std::optional<Seat> from;  // whose discard was called; none for a concealed kong
  RedFives reds{};           // of all its tiles

  constexpr bool operator==(const BasicMeld&) const = default;
};
using Meld = BasicMeld<Tile>;
using SeenMeld = BasicMeld<std::optional<Tile>>;
using Melds = StaticVector<Meld, 4>;
using SeenMelds = StaticVector<SeenMeld, 4>;

// Whether no tile of the melds was claimed.
bool is_closed(const Melds& melds);

constexpr SeenMeld shown(const Meld& meld) {
  return {meld.type, meld.tile, meld.claimed, meld.from, meld.reds};
}
constexpr Meld meld_of(const SeenMeld& seen, Tile kind) {
  return {seen.type, kind, seen.claimed, seen.from, seen.reds};
}

StaticVector<Tile, 4> tiles_of(const Meld& meld);  // plain fives before red ones
// Tiles of these counts in order of kind, a plain five before a red one.
std::vector<Tile> tiles_of(const TileCounts& counts, RedFives reds);

// What a player holds. take(), give() and what is made of them keep counts and red fives in step; whoever
// writes `concealed` itself keeps no red fives.
struct Hand {
  TileCounts concealed;  // with the drawn tile, if there is one
  Melds melds;
  RedFives reds{};  // of the concealed tiles

  void take(Tile tile);
  void give(Tile tile);                  // the hand holds it
  void lay(const Meld& meld);            // its tiles but the claimed one leave the hand; the meld lies open
  void add_to_pung(Tile tile);           // the tile leaves the hand; there is such a pung
  Meld concealed_kong(Tile kind) const;  // of the four that the hand holds
  Tile one_of(int kind) const;           // a tile of it that the hand holds, plain while there is one
  bool holds(Suit suit) const;           // concealed
  std::vector<Tile> tiles() const { return tiles_of(concealed, reds); }

  int tile_count() const {
    return concealed.total() + 3 * static_cast<int>(melds.size());
  }  // a kong counts as 3
  bool operator==(const Hand&) const = default;
};

}  // namespace tingpai
