#include "engine/ai/policy/traits.h"

#include <algorithm>
#include <bit>

namespace tingpai::policy {

namespace {

constexpr int suits = 3;
constexpr int ranks = 9;
constexpr int honours = 7;
constexpr int suited = suits * ranks;

// Nine kinds: three runs, or three knitted parts of suits, that patterns are made of.
using Core = std::uint64_t;
constexpr std::size_t cores = 7 + suits + 6 + 6;
constexpr std::array<std::array<int, suits>, 6> orders{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

constexpr Core kind_at(int suit, int rank) { return Core{1} << (suit * ranks + rank); }

constexpr std::array<Core, cores> all_cores = [] {
  std::array<Core, cores> all{};
  std::size_t next = 0;
  for (int rank = 0; rank < 7; ++rank, ++next) {  // mixed triple chow
    for (int i = 0; i < 9; ++i) all[next] |= kind_at(i / 3, rank + i % 3);
  }
  for (int suit = 0; suit < suits; ++suit, ++next) {  // pure straight
    for (int rank = 0; rank < ranks; ++rank) all[next] |= kind_at(suit, rank);
  }
  for (const auto& order : orders) {  // mixed straight
    for (int i = 0; i < 9; ++i) all[next] |= kind_at(order[static_cast<std::size_t>(i / 3)], i);
    ++next;
  }
  for (const auto& order : orders) {  // knitted straight
    for (int i = 0; i < 9; ++i)
      all[next] |= kind_at(order[static_cast<std::size_t>(i / 3)], i / 3 + i % 3 * 3);
    ++next;
  }
  return all;
}();

// How many kinds: std::popcount calls a library on machines that may lack the instruction.
constexpr std::array<std::uint8_t, 1 << ranks> ones = [] {
  std::array<std::uint8_t, 1 << ranks> all{};
  for (unsigned i = 0; i < all.size(); ++i) all[i] = static_cast<std::uint8_t>(std::popcount(i));
  return all;
}();
int counted(Core core) {
  const auto of_suit = [&](int suit) { return ones[core >> suit * ranks & (ones.size() - 1)]; };
  return of_suit(0) + of_suit(1) + of_suit(2);
}

// Numbers traits place by place.
class Numbering {
 public:
  void add(int value, int values) {
    traits_[place_++] = static_cast<Trait>(first_ + value);
    first_ += values;
  }
  const Traits& traits() const { return traits_; }

 private:
  Traits traits_{};
  std::size_t place_ = 0;
  int first_ = 0;
};

}  // namespace

Holding holding_of(const Hand& hand) {
  Holding holding{hand.concealed, {}};
  for (const Meld& meld : hand.melds) {
    for (int i = 0; meld.type == MeldType::chow && i < 3; ++i) holding.in_chows.insert(meld.tile.kind() + i);
  }
  return holding;
}

Traits traits_of(const Holding& holding) {
  const TileCounts& tiles = holding.concealed;
  Numbering numbers;
  for (int suit = 0; suit < suits; ++suit) {
    for (int rank = 0; rank + 2 < ranks; ++rank) {
      const auto few = [&](int step) { return std::min(tiles[suit * ranks + rank + step], 3); };
      numbers.add(16 * few(0) + 4 * few(1) + few(2), 64);
    }
  }
  for (int honour = 0; honour < honours; ++honour) numbers.add(tiles[suited + honour], 5);

  Core held = holding.in_chows.bits();
  int pairs = 0, outer = 0;
  std::array<int, suits + 1> of_suit{};
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const int count = tiles[kind];
    if (count == 0) continue;
    held |= Core{1} << kind;
    pairs += count >= 2 ? 1 : 0;
    of_suit[static_cast<std::size_t>(kind / ranks)] += count;
    outer += kind >= suited || kind % ranks == 0 || kind % ranks == ranks - 1 ? count : 0;
  }
  for (const Core core : all_cores) numbers.add(counted(held & core), 10);
  for (int suit = 0; suit < suits; ++suit) numbers.add(of_suit[static_cast<std::size_t>(suit)], 15);
  numbers.add(std::min(pairs, 7), 8);
  numbers.add(outer, 15);
  return numbers.traits();
}

}  // namespace tingpai::policy
