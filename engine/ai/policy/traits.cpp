#include "engine/ai/policy/traits.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace tingpai::policy {

namespace {

constexpr int suits = 3;
constexpr int ranks = 9;
constexpr int honours = 7;
constexpr int suited = suits * ranks;

constexpr std::size_t places = std::tuple_size_v<Traits>;
constexpr std::array<std::array<std::size_t, suits>, 6> orders{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
constexpr std::size_t cores = 7 + suits + 6 + 6;

// Where the numbers of each place begin.
constexpr Traits first_traits = [] {
  Traits all{};
  std::size_t place = 0;
  int first = 0;
  const auto add = [&](std::size_t count, int values) {
    for (std::size_t i = 0; i < count; ++i, first += values) all[place++] = static_cast<Trait>(first);
  };
  add(suits * (ranks - 2), 64);  // three neighbours
  add(honours, 5);
  add(cores, 10);
  add(suits, 15);  // tiles of a suit
  add(1, 8);       // pairs
  add(1, 15);      // terminals and honours
  if (place != places || first != trait_count) throw "the places must be those of the header";
  return all;
}();

// How many bits: std::popcount calls a library on machines that may lack the instruction.
constexpr std::array<std::uint8_t, 1 << ranks> ones = [] {
  std::array<std::uint8_t, 1 << ranks> all{};
  for (unsigned i = 0; i < all.size(); ++i) all[i] = static_cast<std::uint8_t>(std::popcount(i));
  return all;
}();

// The ranks of each suit that are held, bit by bit.
class HeldRanks {
 public:
  explicit HeldRanks(std::uint64_t held) {
    for (std::size_t suit = 0; suit < suits; ++suit) ranks_[suit] = held >> suit * ranks & (ones.size() - 1);
  }
  int all(std::size_t suit) const { return ones[ranks_[suit]]; }
  int run(std::size_t suit, std::size_t rank) const { return ones[ranks_[suit] >> rank & 7]; }
  int knitted(std::size_t suit, std::size_t rank) const { return ones[ranks_[suit] >> rank & 0b1001001]; }

 private:
  std::array<std::size_t, suits> ranks_{};
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
  Traits traits = first_traits;
  std::size_t place = 0;
  const auto add = [&](int value) {
    traits[place] = static_cast<Trait>(traits[place] + value);
    ++place;
  };
  const auto few = [&](int kind) { return std::min(tiles[kind], 3); };
  for (int first = 0; first < suited; first += ranks) {
    for (int kind = first; kind < first + ranks - 2; ++kind)
      add(16 * few(kind) + 4 * few(kind + 1) + few(kind + 2));
  }
  for (int honour = suited; honour < Tile::kinds; ++honour) add(tiles[honour]);

  std::uint64_t in_hand = holding.in_chows.bits();
  int pairs = 0, outer = 0;
  std::array<int, suits> of_suit{};
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    in_hand |= std::uint64_t{tiles[kind] > 0} << kind;
    pairs += tiles[kind] > 1 ? 1 : 0;
    if (kind < suited) of_suit[static_cast<std::size_t>(kind / ranks)] += tiles[kind];
    if (kind >= suited || kind % ranks == 0 || kind % ranks == ranks - 1) outer += tiles[kind];
  }
  const HeldRanks held(in_hand);
  // What larger patterns are made of: nine kinds each.
  for (std::size_t rank = 0; rank < 7; ++rank)  // mixed triple chow
    add(held.run(0, rank) + held.run(1, rank) + held.run(2, rank));
  for (std::size_t suit = 0; suit < suits; ++suit) add(held.all(suit));  // pure straight
  for (const auto& [a, b, c] : orders) add(held.run(a, 0) + held.run(b, 3) + held.run(c, 6));
  for (const auto& [a, b, c] : orders) add(held.knitted(a, 0) + held.knitted(b, 1) + held.knitted(c, 2));

  for (const int count : of_suit) add(count);
  add(std::min(pairs, 7));
  add(outer);
  return traits;
}

}  // namespace tingpai::policy
