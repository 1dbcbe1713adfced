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
// The first kind of which there are more than four; flowers are passed over.
std::optional<Tile> over_four(std::span<const Tile> tiles);

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

  constexpr bool operator==(const BasicMeld&) const = default;
};
using Meld = BasicMeld<Tile>;
using SeenMeld = BasicMeld<std::optional<Tile>>;
using Melds = StaticVector<Meld, 4>;
using SeenMelds = StaticVector<SeenMeld, 4>;

StaticVector<Tile, 4> tiles_of(const Meld& meld);

struct Hand {
  TileCounts concealed;  // with the drawn tile, if there is one
  Melds melds;

  int tile_count() const {
    return concealed.total() + 3 * static_cast<int>(melds.size());
  }  // a kong counts as 3
  bool operator==(const Hand&) const = default;
};

}  // namespace tingpai
