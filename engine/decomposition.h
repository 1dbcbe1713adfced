// All ways to read a complete hand: four groups and a pair, or one of the special forms.
//
// A reading also says which group the winning tile completed; a hand whose winning tile fits two groups has
// two readings. Nothing here allocates.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "engine/hand.h"
#include "engine/shape.h"

namespace tingpai {

enum class GroupType : std::uint8_t {
  chow,
  pung,
  kong,
  knitted,  // 147, 258 or 369 of one suit, in a knitted straight
};

struct Group {
  GroupType type = GroupType::chow;
  Tile tile;               // the lowest of a chow or a knitted group, else the kind
  bool concealed = false;  // not claimed (the winning tile may still be a discard)
  bool wins = false;       // completed by the winning tile

  constexpr bool operator==(const Group&) const = default;
};

struct Reading {
  Form form = Form::standard;
  StaticVector<Group, 4> groups;  // claimed ones first; empty in the forms without groups
  Tile pair;                      // in the forms with groups
  bool pair_wins = false;         // the winning tile completed the pair
  Tile win;                       // the winning tile
  TileCounts tiles;               // all tiles, winning tile and melds included, four for a kong

  bool operator==(const Reading&) const = default;
};

constexpr GroupType type_of(const Meld& meld) {
  constexpr std::array types{GroupType::chow, GroupType::pung, GroupType::kong, GroupType::kong,
                             GroupType::kong};
  return types[static_cast<std::size_t>(meld.type)];
}
Group group_of(const Meld& meld);
// `kind` is a tile's.
constexpr bool contains(const Group& group, int kind) {
  const int offset = kind - group.tile.index();
  if (group.type == GroupType::chow) return offset >= 0 && offset <= 2;
  if (group.type == GroupType::knitted) return offset == 0 || offset == 3 || offset == 6;
  return offset == 0;
}
// A reading from groups that are already known; where the winning tile went is marked in them, else it is in
// the pair.
Reading standard_reading(const StaticVector<Group, 4>& groups, Tile pair, Tile win);

// What is concealed in a reading apart from kongs, without the winning tile.
TileCounts waiting_tiles(const Reading& reading);
// Whether `win` is the only kind that completes these 3n+1 concealed tiles, in any form. A kind counts even
// if all its copies are in the hand: only what the tiles ask for matters.
bool is_only_wait(const TileCounts& concealed, Tile win);

namespace decomposition {

// Counts of one suit, four bits a rank, rank 1 lowest: a whole suit in a register.
using PackedSuit = std::uint64_t;

struct PackedHand {
  std::array<PackedSuit, 4> suits{};  // m p s z
  std::array<int, 4> sizes{};         // tiles in each

  explicit PackedHand(const TileCounts& counts);
  int size() const { return sizes[0] + sizes[1] + sizes[2] + sizes[3]; }
  bool has(int kind) const { return (suits[static_cast<std::size_t>(kind / 9)] >> 4 * (kind % 9) & 15) != 0; }
  void remove(int kind) {
    const auto suit = static_cast<std::size_t>(kind / 9);
    suits[suit] -= PackedSuit{1} << 4 * (kind % 9);
    --sizes[suit];
  }
};

// Sum of the nine counts, each at most 15.
constexpr int size_of(PackedSuit suit) {
  constexpr std::uint64_t low = 0x0f0f0f0f0f;
  const std::uint64_t bytes = (suit & low) + (suit >> 4 & low);
  return static_cast<int>(bytes * 0x0101010101 >> 32 & 0xff);
}

inline constexpr PackedSuit each_rank = 0x111111111;
// One bit a rank (the lowest of its four) where there are tiles, at most seven of a kind.
constexpr PackedSuit ranks_with(PackedSuit suit) { return (suit | suit >> 1 | suit >> 2) & each_rank; }

// The kinds of each of the six knitted patterns: which suit takes 147, which 258, which 369.
inline constexpr std::array<std::array<int, 3>, 6> knitted_orders{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};  // [suit] -> offset of its ranks
constexpr std::uint64_t knitted_kinds(const std::array<int, 3>& order) {
  std::uint64_t kinds = 0;
  for (std::size_t suit = 0; suit < 3; ++suit)
    kinds |= std::uint64_t{0b001001001} << (9 * suit + static_cast<std::size_t>(order[suit]));
  return kinds;
}

// is_only_wait() where `win` is known to complete the tiles in `form`, which has groups. A hand that can be
// completed to four groups and a pair cannot to a knitted straight, and the other way round.
bool is_only_wait(const PackedHand& concealed, int win, Form form);

struct Kinds {
  std::uint64_t present = 0;  // one bit for each kind that is there
  int fours = 0;              // how many kinds have all four copies
};
Kinds kinds_of(const TileCounts& counts);
// The form without groups that these 14 tiles have, if any.
std::optional<Form> special_form(const TileCounts& counts, const PackedHand& packed);
// Whether all nine tiles of a knitted body are there.
bool has_knitted_body(const PackedHand& hand, const std::array<int, 3>& order);
inline bool may_have_knitted_body(const PackedHand& hand) {  // rules most hands out
  const PackedSuit ranks = ranks_with(hand.suits[0]);
  return (ranks & ranks >> 12 & ranks >> 24 & 0x111) != 0;
}

void add_called(Reading& reading, const Meld& meld);
// Moves one tile of each kind of the knitted body from the hand into groups; returns the rest.
PackedHand take_knitted(Reading& reading, PackedHand hand, const std::array<int, 3>& order);

// Splits concealed tiles into groups and a pair, in one canonical order: the lowest tile left starts a pung,
// the pair or chows, each combination once.
template <class Visit>
class Splitter {
 public:
  // `reading` holds the claimed groups (and knitted ones) already.
  Splitter(Reading& reading, Visit& visit) : reading_(reading), visit_(visit) {}

  void run(const PackedHand& concealed) {
    packed_ = concealed.suits;
    int pairs = 0;
    for (std::size_t suit = 0; suit < 4; ++suit) {
      const int over = concealed.sizes[suit] % 3;
      if (over == 1) return;
      if (over == 2) {
        pair_suit_ = static_cast<int>(suit);
        ++pairs;
      }
    }
    if (pairs == 1 && take_honours()) split(0, packed_[0], pair_suit_ != 0);
  }

 private:
  void push(GroupType type, int kind) {
    reading_.groups.push_back({type, Tile::from_index(kind), true, false});
  }

  bool take_honours() {
    bool pair_done = pair_suit_ != 3;
    for (PackedSuit left = packed_[3]; left != 0;) {
      const int shift = std::countr_zero(left) & ~3;
      const int count = static_cast<int>(left >> shift & 15);
      left &= ~(PackedSuit{15} << shift);
      if (count == 3) {
        push(GroupType::pung, 27 + shift / 4);
      } else if (count == 2 && !pair_done) {
        reading_.pair = Tile::from_index(27 + shift / 4);
        pair_done = true;
      } else {
        return false;
      }
    }
    return true;
  }

  void split(int suit, PackedSuit left, bool pair_done) {
    while (true) {
      while (left == 0) {
        if (suit == 2) return visit_(reading_);
        left = packed_[static_cast<std::size_t>(++suit)];
        pair_done = pair_suit_ != suit;
      }
      const int shift = std::countr_zero(left) & ~3;
      const int count = static_cast<int>(left >> shift & 15);
      left &= ~(PackedSuit{15} << shift);
      if (count >= 3 || (count == 2 && !pair_done)) return branch(suit, left, shift, count, pair_done);
      if (!fits(left, shift, count)) return;
      for (int i = 0; i < count; ++i) push(GroupType::chow, 9 * suit + shift / 4);
      left -= static_cast<PackedSuit>(count) * 0x110 << shift;
    }
  }

  // Every way to use the `count` lowest tiles of a suit, already taken from `rest`.
  void branch(int suit, PackedSuit rest, int shift, int count, bool pair_done) {
    const int kind = 9 * suit + shift / 4;
    const std::size_t size = reading_.groups.size();
    for (int pungs = count / 3; pungs >= 0; --pungs) {
      for (int pairs = !pair_done && count - 3 * pungs >= 2 ? 1 : 0; pairs >= 0; --pairs) {
        const int chows = count - 3 * pungs - 2 * pairs;
        if (!fits(rest, shift, chows)) continue;
        if (pungs == 1) push(GroupType::pung, kind);
        for (int i = 0; i < chows; ++i) push(GroupType::chow, kind);
        if (pairs == 1) reading_.pair = Tile::from_index(kind);
        split(suit, rest - (static_cast<PackedSuit>(chows) * 0x110 << shift), pair_done || pairs == 1);
        reading_.groups.truncate(size);
      }
    }
  }

  static bool fits(PackedSuit rest, int shift, int chows) {
    if (chows == 0) return true;
    if (shift > 24) return false;
    return static_cast<int>(rest >> (shift + 4) & 15) >= chows &&
           static_cast<int>(rest >> (shift + 8) & 15) >= chows;
  }

  Reading& reading_;
  Visit& visit_;
  int pair_suit_ = 0;
  std::array<PackedSuit, 4> packed_{};
};

}  // namespace decomposition

// Calls visit(Reading&) for every split in every form, before the winning tile has a place: for_each_place()
// gives it one. `concealed` includes the winning tile and `packed` is the same. The reading is only valid
// during the call and must come out of it unchanged. Tiles that are no winning form have none.
template <class Visit>
void for_each_split(const TileCounts& concealed, const decomposition::PackedHand& packed, const Melds& melds,
                    Tile win, Visit&& visit) {
  using namespace decomposition;
  if (packed.size() + 3 * static_cast<int>(melds.size()) != 14 || concealed[win] == 0) return;
  Reading reading;
  reading.win = Tile::from_index(win.kind());
  reading.tiles = concealed;
  for (const Meld& meld : melds) add_called(reading, meld);
  Splitter(reading, visit).run(packed);
  if (melds.size() > 1) return;
  reading.groups.truncate(melds.size());
  if (may_have_knitted_body(packed)) {
    for (const auto& order : knitted_orders) {
      if (!has_knitted_body(packed, order)) continue;
      Reading knitted = reading;
      const PackedHand rest = take_knitted(knitted, packed, order);
      Splitter(knitted, visit).run(rest);
    }
  }
  if (!melds.empty()) return;
  if (const auto form = special_form(concealed, packed)) {
    reading.form = *form;
    reading.pair = Tile{};
    visit(reading);
  }
}

// Calls visit() once for every place the winning tile may have in this split, marked in the reading. A form
// without groups has one.
template <class Visit>
void for_each_place(Reading& reading, Visit&& visit) {
  if (reading.groups.empty()) return visit();
  for (std::size_t i = 0; i < reading.groups.size(); ++i) {
    Group& group = reading.groups[i];
    if (!group.concealed || group.type == GroupType::kong || !contains(group, reading.win.index())) continue;
    const bool repeats = i > 0 && reading.groups[i - 1] == group;  // equal chows stand side by side
    if (repeats) continue;
    group.wins = true;
    visit();
    group.wins = false;
  }
  if (reading.pair != reading.win) return;
  reading.pair_wins = true;
  visit();
  reading.pair_wins = false;
}

// Calls visit(const Reading&) for every reading in every form, see above.
template <class Visit>
void for_each_reading(const TileCounts& concealed, const Melds& melds, Tile win, Visit&& visit) {
  for_each_split(concealed, decomposition::PackedHand(concealed), melds, win, [&](Reading& reading) {
    for_each_place(reading, [&] { visit(static_cast<const Reading&>(reading)); });
  });
}

}  // namespace tingpai
