#include "engine/decomposition.h"

namespace tingpai {

namespace {

using decomposition::PackedSuit;

constexpr int first_kind(int suit) { return 9 * suit; }
constexpr int suit_size(int suit) { return suit == 3 ? 7 : 9; }
constexpr PackedSuit one(int rank) { return PackedSuit{1} << 4 * rank; }  // rank from 0

// Whether the suit is nothing but pungs and chows. Taking a pung where there are three is no loss: three
// equal chows are three pungs.
bool is_sets(PackedSuit suit, bool honours) {
  while (suit != 0) {
    const int shift = std::countr_zero(suit) & ~3;
    const int count = static_cast<int>(suit >> shift & 15);
    const int chows = count >= 3 ? count - 3 : count;
    suit &= ~(PackedSuit{15} << shift);
    if (chows == 0) continue;
    if (honours || shift > 24) return false;
    if (static_cast<int>(suit >> (shift + 4) & 15) < chows) return false;
    if (static_cast<int>(suit >> (shift + 8) & 15) < chows) return false;
    suit -= static_cast<PackedSuit>(chows) * 0x110 << shift;
  }
  return true;
}

// Sets and one pair. The ranks of a set add up to a multiple of three, which leaves a third of the pairs.
bool is_sets_and_pair(PackedSuit suit, bool honours) {
  int sum = 0;
  for (int rank = 0; rank < 9; ++rank) sum += rank * static_cast<int>(suit >> 4 * rank & 15);
  for (int rank = honours ? 0 : 2 * sum % 3; rank < 9; rank += honours ? 1 : 3) {
    if ((suit >> 4 * rank & 15) >= 2 && is_sets(suit - 2 * one(rank), honours)) return true;
  }
  return false;
}

struct Suits {
  std::array<PackedSuit, 4> packed{};
  std::array<int, 4> size{};

  explicit Suits(const TileCounts& counts) {
    for (int suit = 0; suit < 4; ++suit) {
      const auto s = static_cast<std::size_t>(suit);
      packed[s] = decomposition::pack(counts, suit);
      for (PackedSuit left = packed[s]; left != 0; left >>= 4) size[s] += static_cast<int>(left & 15);
    }
  }
};

// Whether a tile of this suit other than `except` makes it complete.
bool other_tile_completes(PackedSuit packed, int suit, int except, bool with_pair) {
  const PackedSuit near = suit == 3 ? packed : packed | packed << 4 | packed << 8 | packed >> 4 | packed >> 8;
  for (int rank = 0; rank < suit_size(suit); ++rank) {
    if ((near >> 4 * rank & 15) == 0 || first_kind(suit) + rank == except) continue;
    const PackedSuit completed = packed + one(rank);
    if (with_pair ? is_sets_and_pair(completed, suit == 3) : is_sets(completed, suit == 3)) return true;
  }
  return false;
}

// 3n+1 tiles wait in one suit that holds 3m+1, or in two that hold 3m+2 each.
bool other_standard_wait(const TileCounts& concealed, int except) {
  const Suits suits(concealed);
  StaticVector<int, 4> waiting;
  bool one_over = false;
  for (int suit = 0; suit < 4; ++suit) {
    const auto s = static_cast<std::size_t>(suit);
    one_over |= suits.size[s] % 3 == 1;
    if (suits.size[s] % 3 != 0) {
      waiting.push_back(suit);
    } else if (!is_sets(suits.packed[s], suit == 3)) {
      return false;
    }
  }
  const auto packed = [&](std::size_t i) { return suits.packed[static_cast<std::size_t>(waiting[i])]; };
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

bool is_standard(const TileCounts& counts) {
  const Suits suits(counts);
  int pairs = 0;
  for (int suit = 0; suit < 4; ++suit) {
    const auto s = static_cast<std::size_t>(suit);
    if (suits.size[s] % 3 == 1) return false;
    const bool pair = suits.size[s] % 3 == 2;
    if (!(pair ? is_sets_and_pair(suits.packed[s], suit == 3) : is_sets(suits.packed[s], suit == 3)))
      return false;
    pairs += pair ? 1 : 0;
  }
  return pairs == 1;
}

bool other_knitted_wait(const TileCounts& concealed, int except) {
  const std::uint64_t kinds = decomposition::kinds_with(concealed);
  for (const auto& order : decomposition::knitted_orders) {
    const std::uint64_t body = decomposition::knitted_kinds(order);
    const std::uint64_t missing = body & ~kinds;
    if (std::popcount(missing) > 1) continue;
    TileCounts rest = concealed;
    for (std::uint64_t left = body & kinds; left != 0; left &= left - 1) rest.remove(std::countr_zero(left));
    if (missing == 0 ? other_standard_wait(rest, except)
                     : std::countr_zero(missing) != except && is_standard(rest)) {
      return true;
    }
  }
  return false;
}

bool other_seven_pairs_wait(const TileCounts& concealed, int except) {
  int odd = -1;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (concealed[kind] % 2 == 0) continue;
    if (odd >= 0) return false;
    odd = kind;
  }
  return odd >= 0 && odd != except;
}

}  // namespace

Group group_of(const Meld& meld) {
  const auto type = meld.type == MeldType::chow ? GroupType::chow
                    : is_kong(meld.type)        ? GroupType::kong
                                                : GroupType::pung;
  return {type, Tile::from_index(meld.tile.kind()), meld.type == MeldType::concealed_kong, false};
}

bool contains(const Group& group, Tile tile) {
  const int offset = tile.kind() - group.tile.kind();
  if (group.type == GroupType::chow) return offset >= 0 && offset <= 2;
  if (group.type == GroupType::knitted) return offset == 0 || offset == 3 || offset == 6;
  return offset == 0;
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
  const int kind = win.kind();
  if (other_standard_wait(concealed, kind)) return false;
  const int tiles = concealed.total();
  if (tiles == 13 && other_seven_pairs_wait(concealed, kind)) return false;
  return tiles < 10 || !other_knitted_wait(concealed, kind);
}

namespace decomposition {

PackedSuit pack(const TileCounts& counts, int suit) {
  PackedSuit packed = 0;
  for (int rank = suit_size(suit) - 1; rank >= 0; --rank) {
    packed = packed << 4 | static_cast<PackedSuit>(counts[first_kind(suit) + rank]);
  }
  return packed;
}

std::uint64_t kinds_with(const TileCounts& counts) {
  std::uint64_t kinds = 0;
  for (int kind = 0; kind < Tile::kinds; ++kind) kinds |= std::uint64_t{counts[kind] != 0} << kind;
  return kinds;
}

bool is_seven_pairs(const TileCounts& counts) {
  for (const auto count : counts.raw()) {
    if (count % 2 != 0) return false;
  }
  return true;
}

bool is_thirteen_orphans(const TileCounts& counts) { return kinds_with(counts) == orphan_kinds; }

bool is_knitted_honours(const TileCounts& counts) {
  const std::uint64_t kinds = kinds_with(counts);
  if (std::popcount(kinds) != 14) return false;
  for (const auto& order : knitted_orders) {
    if ((kinds & ~honour_kinds & ~knitted_kinds(order)) == 0) return true;
  }
  return false;
}

}  // namespace decomposition

}  // namespace tingpai
