// The well-known plain way to count shanten from tables: a row of ten costs for each of the 5^9 holdings of a
// suit, found by its number and joined row by row. Benchmarks measure against it, because other programs'
// figures are known beside such a table (README.md). Written for this purpose only.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "engine/hand.h"
#include "engine/shape_tables.h"

namespace tingpai {

class PlainIndex {
 public:
  PlainIndex() {
    const auto& t = shape_tables::tables();
    for (std::size_t key = 0; key < shape_tables::suit_keys; ++key) {
      suits_.push_back(row_of(t.suit_costs[t.suit_class[key]]));
    }
    for (std::size_t key = 0; key < shape_tables::honour_keys; ++key) {
      honours_.push_back(row_of(t.honour_costs[t.honour_class[key]]));
    }
  }

  int standard_shanten(const TileCounts& hand) const { return standard_draws(hand, hand.total() / 3) - 1; }

  int riichi_shanten(const TileCounts& hand) const {
    int kinds = 0, pairs = 0, orphans = 0, twin = 0;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      kinds += hand[kind] > 0 ? 1 : 0;
      pairs += hand[kind] > 1 ? 1 : 0;
      if (kind < 27 && kind % 9 != 0 && kind % 9 != 8) continue;
      orphans += hand[kind] > 0 ? 1 : 0;
      twin |= hand[kind] > 1 ? 1 : 0;
    }
    return std::min({standard_shanten(hand), 6 - pairs + std::max(0, 7 - kinds), 13 - orphans - twin});
  }

  int mcr_shanten(const TileCounts& hand) const {
    int pairs = 0, honours = 0;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      pairs += hand[kind] / 2;
      honours += kind >= 27 && hand[kind] > 0 ? 1 : 0;
    }
    int best = std::min(riichi_shanten(hand), 6 - pairs);
    std::array<int, 3> order{0, 1, 2};
    do {
      TileCounts rest = hand;
      int held = 0;
      for (int kind = 0; kind < 27; ++kind) {
        if (kind % 3 != order[static_cast<std::size_t>(kind / 9)] || hand[kind] == 0) continue;
        rest.remove(kind);
        ++held;
      }
      best = std::min({best, 13 - honours - held, 9 - held + standard_draws(rest, 1) - 1});
    } while (std::next_permutation(order.begin(), order.end()));
    return best;
  }

  // The kinds whose draw lowers what `shanten_of` says, by trying each.
  template <class ShantenOf>
  static std::uint64_t effective_tiles(TileCounts hand, ShantenOf shanten_of) {
    const int now = shanten_of(hand);
    std::uint64_t kinds = 0;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (hand[kind] == 4) continue;
      hand.add(kind);
      if (shanten_of(hand) < now) kinds |= std::uint64_t{1} << kind;
      hand.remove(kind);
    }
    return kinds;
  }

 private:
  using Row = std::array<std::uint8_t, 10>;  // tiles missing for 0 to 4 melds, then with a pair

  static Row row_of(const shape_tables::Costs& costs) {
    Row row;
    for (std::size_t melds = 0; melds < 5; ++melds) {
      row[melds] = costs[melds];
      row[5 + melds] = costs[shape_tables::pair_lane + melds];
    }
    return row;
  }

  static Row joined(const Row& a, const Row& b, std::size_t most) {
    Row row{};
    for (std::size_t melds = 0; melds <= most; ++melds) {
      int without = a[0] + b[melds];
      int with = std::min(a[0] + b[5 + melds], a[5] + b[melds]);
      for (std::size_t i = 1; i <= melds; ++i) {
        without = std::min(without, a[i] + b[melds - i]);
        with = std::min({with, a[i] + b[5 + melds - i], a[5 + i] + b[melds - i]});
      }
      row[melds] = static_cast<std::uint8_t>(without);
      row[5 + melds] = static_cast<std::uint8_t>(with);
    }
    return row;
  }

  static std::size_t key(const TileCounts& hand, int first, int end) {
    std::size_t sum = 0;
    for (int kind = end - 1; kind >= first; --kind) sum = 5 * sum + static_cast<std::size_t>(hand[kind]);
    return sum;
  }

  int standard_draws(const TileCounts& hand, int melds) const {
    const auto most = static_cast<std::size_t>(melds);
    const Row two = joined(suits_[key(hand, 0, 9)], suits_[key(hand, 9, 18)], most);
    const Row three = joined(two, suits_[key(hand, 18, 27)], most);
    return joined(three, honours_[key(hand, 27, 34)], most)[5 + most];
  }

  std::vector<Row> suits_;  // by key
  std::vector<Row> honours_;
};

inline const PlainIndex& plain_index() {
  static const PlainIndex index;
  return index;
}

}  // namespace tingpai
