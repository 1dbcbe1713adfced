#include "engine/decomposition.h"

#include <utility>

namespace tingpai {

namespace {

using decomposition::PackedHand;
using decomposition::PackedSuit;
using decomposition::size_of;

constexpr PackedSuit one(int rank) { return PackedSuit{1} << 4 * rank; }  // rank from 0

// Whether the suit is nothing but pungs and chows. Taking a pung where there are three is no loss: three
// equal chows are three pungs.
bool is_sets(PackedSuit suit, bool honours) {
  while (suit != 0) {
    const int shift = std::countr_zero(suit) & ~3;
    const PackedSuit count = suit >> shift & 15;
    const PackedSuit chows = count >= 3 ? count - 3 : count;
    suit &= ~(PackedSuit{15} << shift);
    if (chows == 0) continue;
    if (honours || shift > 24) return false;
    if ((suit >> (shift + 4) & 15) < chows || (suit >> (shift + 8) & 15) < chows) return false;
    suit -= chows * 0x110 << shift;
  }
  return true;
}

// The sum of the ranks (from 0), modulo three.
int rank_sum(PackedSuit suit) {
  constexpr PackedSuit of_one = 0x0f00f00f0;  // ranks that leave one: 1, 4, 7
  constexpr PackedSuit of_two = 0xf00f00f00;
  return (size_of(suit & of_one) + 2 * size_of(suit & of_two)) % 3;
}

// Sets and one pair. The ranks of a set add up to a multiple of three, so the pair's rank is twice the sum
// modulo three: a third of the pairs to try.
bool is_sets_and_pair(PackedSuit suit, bool honours, int sum) {
  for (int rank = honours ? 0 : 2 * sum % 3; rank < 9; rank += honours ? 1 : 3) {
    if ((suit >> 4 * rank & 15) >= 2 && is_sets(suit - 2 * one(rank), honours)) return true;
  }
  return false;
}
bool is_sets_and_pair(PackedSuit suit, bool honours) {
  return is_sets_and_pair(suit, honours, rank_sum(suit));
}

// Ranks that a tile more could go to: beside two that lack it for a chow, to a pair, or to a single tile if
// there is a pair to make.
PackedSuit useful_ranks(PackedSuit suit, bool honours, bool with_pair) {
  using decomposition::each_rank;
  const PackedSuit some = decomposition::ranks_with(suit);
  const PackedSuit pairs = with_pair ? some : (suit >> 1 | suit >> 2) & each_rank;
  if (honours) return pairs;
  const PackedSuit chows = (some << 4 & some << 8) | (some << 4 & some >> 4) | (some >> 4 & some >> 8);
  return (pairs | chows) & each_rank;
}

// Whether a tile of this suit other than `except` makes it complete.
bool other_tile_completes(PackedSuit packed, int suit, int except, bool with_pair) {
  const bool honours = suit == 3;
  const int sum = with_pair ? rank_sum(packed) : 0;
  for (PackedSuit left = useful_ranks(packed, honours, with_pair); left != 0; left &= left - 1) {
    const int rank = std::countr_zero(left) / 4;
    if (9 * suit + rank == except) continue;
    const PackedSuit completed = packed + one(rank);
    if (with_pair ? is_sets_and_pair(completed, honours, sum + rank) : is_sets(completed, honours))
      return true;
  }
  return false;
}

// 3n+1 tiles wait in one suit that holds 3m+1, or in two that hold 3m+2 each.
bool other_standard_wait(const PackedHand& concealed, int except) {
  StaticVector<int, 4> waiting;
  bool one_over = false;
  for (int suit = 0; suit < 4; ++suit) {
    const auto s = static_cast<std::size_t>(suit);
    const PackedSuit packed = concealed.suits[s];
    const int over = concealed.sizes[s] % 3;
    one_over |= over == 1;
    if (over != 0) {
      waiting.push_back(suit);
    } else if (!is_sets(packed, suit == 3)) {
      return false;
    }
  }
  const auto packed = [&](std::size_t i) { return concealed.suits[static_cast<std::size_t>(waiting[i])]; };
  if (waiting.size() == 1) return one_over && other_tile_completes(packed(0), waiting[0], except, true);
  if (waiting.size() != 2 || one_over) return false;
  for (std::size_t i = 0; i < 2; ++i) {
    if (is_sets_and_pair(packed(1 - i), waiting[1 - i] == 3) &&
        other_tile_completes(packed(i), waiting[i], except, false)) {
      return true;
    }
  }
  return false;
}

bool is_standard(const PackedHand& hand) {
  int pairs = 0;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    const PackedSuit packed = hand.suits[suit];
    const int over = hand.sizes[suit] % 3;
    if (over == 1) return false;
    pairs += over == 2 ? 1 : 0;
    if (!(over == 2 ? is_sets_and_pair(packed, suit == 3) : is_sets(packed, suit == 3))) return false;
  }
  return pairs == 1;
}

bool other_knitted_wait(const PackedHand& concealed, int except) {
  for (const auto& order : decomposition::knitted_orders) {
    PackedHand rest = concealed;
    int missing = 0;
    int last_missing = 0;
    for (int suit = 0; suit < 3; ++suit) {
      for (int rank = order[static_cast<std::size_t>(suit)]; rank < 9; rank += 3) {
        if (rest.has(9 * suit + rank)) {
          rest.remove(9 * suit + rank);
        } else {
          ++missing;
          last_missing = 9 * suit + rank;
        }
      }
    }
    if (missing == 0 && other_standard_wait(rest, except)) return true;
    if (missing == 1 && last_missing != except && is_standard(rest)) return true;
  }
  return false;
}

// Six pairs and one tile wait for its twin.
bool other_seven_pairs_wait(const PackedHand& concealed, int except) {
  int odd = 0;
  int kind = 0;
  if (concealed.size() != 13) return false;
  for (int suit = 0; suit < 4; ++suit) {
    const PackedSuit packed = concealed.suits[static_cast<std::size_t>(suit)];
    const PackedSuit single = packed & decomposition::each_rank;
    if (single == 0) continue;
    if ((single & (single - 1)) != 0 || ++odd > 1) return false;
    kind = 9 * suit + std::countr_zero(single) / 4;
  }
  return kind != except;
}

}  // namespace

Group group_of(const Meld& meld) {
  return {type_of(meld), Tile::from_index(meld.tile.kind()), meld.type == MeldType::concealed_kong, false};
}

Reading standard_reading(const StaticVector<Group, 4>& groups, Tile pair, Tile win) {
  Reading reading;
  reading.groups = groups;
  reading.pair = pair;
  reading.win = win;
  reading.pair_wins = true;
  reading.tiles.add(pair, 2);
  for (const Group& group : groups) {
    const int kind = group.tile.kind();
    if (group.wins) reading.pair_wins = false;
    if (group.type == GroupType::knitted) reading.form = Form::knitted_straight;
    const int step = group.type == GroupType::chow ? 1 : group.type == GroupType::knitted ? 3 : 0;
    for (int i = 0; i < (group.type == GroupType::kong ? 4 : 3); ++i) reading.tiles.add(kind + step * i);
  }
  return reading;
}

TileCounts waiting_tiles(const Reading& reading) {
  TileCounts tiles = reading.tiles;
  for (const Group& group : reading.groups) {
    const int kind = group.tile.kind();
    if (group.type == GroupType::kong) {
      tiles.remove(kind, 4);
    } else if (!group.concealed) {
      const int step = group.type == GroupType::chow ? 1 : 0;
      for (int i = 0; i < 3; ++i) tiles.remove(kind + step * i);
    }
  }
  tiles.remove(reading.win);
  return tiles;
}

bool is_only_wait(const TileCounts& concealed, Tile win) {
  const PackedHand packed(concealed);
  return decomposition::is_only_wait(packed, win.kind(), Form::standard) &&
         decomposition::is_only_wait(packed, win.kind(), Form::knitted_straight);
}

namespace decomposition {

namespace {

constexpr std::uint64_t each_byte = 0x0101010101010101;

// Eight counts, the first in the lowest byte.
template <std::size_t... I>
std::uint64_t eight(const std::uint8_t* from, std::index_sequence<I...>) {
  return (... | (std::uint64_t{from[I]} << 8 * I));
}
// The 34 counts as bytes of five words, the last six of them zero.
std::array<std::uint64_t, 5> words(const TileCounts& counts) {
  const std::uint8_t* raw = counts.raw().data();
  constexpr auto all = std::make_index_sequence<8>();
  return {eight(raw, all), eight(raw + 8, all), eight(raw + 16, all), eight(raw + 24, all),
          eight(raw + 32, std::make_index_sequence<2>())};
}

// Eight bytes below 16 to eight times four bits.
std::uint64_t squeeze(std::uint64_t bytes) {
  bytes = (bytes | bytes >> 4) & 0x00ff00ff00ff00ff;
  bytes = (bytes | bytes >> 8) & 0x0000ffff0000ffff;
  return (bytes | bytes >> 16) & 0xffffffff;
}

}  // namespace

PackedHand::PackedHand(const TileCounts& counts) {
  constexpr PackedSuit nine = (PackedSuit{1} << 36) - 1;
  const auto w = words(counts);
  const std::uint64_t low = squeeze(w[0]) | squeeze(w[1]) << 32;   // kinds 0 to 15
  const std::uint64_t high = squeeze(w[2]) | squeeze(w[3]) << 32;  // kinds 16 to 31
  suits = {low & nine, low >> 36 | (high & 0xff) << 28, high >> 8 & nine, high >> 44 | squeeze(w[4]) << 20};
  for (std::size_t suit = 0; suit < 4; ++suit) sizes[suit] = size_of(suits[suit]);
}

bool is_only_wait(const PackedHand& concealed, int win, Form form) {
  if (form == Form::knitted_straight) return !other_knitted_wait(concealed, win);
  return !other_standard_wait(concealed, win) && !other_seven_pairs_wait(concealed, win);
}

Kinds kinds_of(const TileCounts& counts) {
  Kinds kinds;
  std::uint64_t fours = 0;  // a count of four is the only one with its third bit set
  const auto w = words(counts);
  for (std::size_t i = 0; i < w.size(); ++i) {
    const std::uint64_t some = (w[i] + 0x7f * each_byte) >> 7 & each_byte;
    kinds.present |= (some * 0x0102040810204080 >> 56) << 8 * i;  // byte n to bit n
    fours += w[i] >> 2 & each_byte;
  }
  kinds.fours = static_cast<int>(fours * each_byte >> 56);
  return kinds;
}

std::optional<Form> special_form(const TileCounts& counts, const PackedHand& packed) {
  constexpr std::uint64_t honours = std::uint64_t{0x7f} << 27;
  constexpr std::uint64_t ends = 1 | 1 << 8 | 1 << 9 | 1 << 17 | 1 << 18 | 1 << 26;
  const auto& [m, p, s, z] = packed.suits;
  if (((m | p | s | z) & each_rank) == 0) return Form::seven_pairs;
  if (packed.sizes[3] < 5) return std::nullopt;  // the other forms hold five honours at least
  const std::uint64_t kinds = kinds_of(counts).present;
  if (kinds == (honours | ends)) return Form::thirteen_orphans;
  if (((m | p | s | z) & ~each_rank) != 0) return std::nullopt;
  for (const auto& order : knitted_orders) {
    if ((kinds & ~honours & ~knitted_kinds(order)) == 0) return Form::knitted_honours;
  }
  return std::nullopt;
}

bool has_knitted_body(const PackedHand& hand, const std::array<int, 3>& order) {
  constexpr PackedSuit body = 0x001001001;
  for (std::size_t suit = 0; suit < 3; ++suit) {
    if ((~(ranks_with(hand.suits[suit]) >> 4 * order[suit]) & body) != 0) return false;
  }
  return true;
}

void add_called(Reading& reading, const Meld& meld) {
  const Group group = group_of(meld);
  const int kind = group.tile.kind();
  reading.groups.push_back(group);
  if (group.type == GroupType::chow) {
    for (int i = 0; i < 3; ++i) reading.tiles.add(kind + i);
  } else {
    reading.tiles.add(kind, group.type == GroupType::kong ? 4 : 3);
  }
}

PackedHand take_knitted(Reading& reading, PackedHand hand, const std::array<int, 3>& order) {
  reading.form = Form::knitted_straight;
  for (int suit = 0; suit < 3; ++suit) {
    const int lowest = 9 * suit + order[static_cast<std::size_t>(suit)];
    reading.groups.push_back({GroupType::knitted, Tile::from_index(lowest), true, false});
    for (int kind = lowest; kind < lowest + 9; kind += 3) hand.remove(kind);
  }
  return hand;
}

}  // namespace decomposition

}  // namespace tingpai
