// All ways to read a complete hand: four groups and a pair, or one of the special forms.
//
// A reading also says which group the winning tile completed; a hand whose winning tile fits two groups has
// two readings. Nothing here allocates.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

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

Group group_of(const Meld& meld);
bool contains(const Group& group, Tile tile);
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
PackedSuit pack(const TileCounts& counts, int suit);

// The kinds of each of the six knitted patterns: which suit takes 147, which 258, which 369.
inline constexpr std::array<std::array<int, 3>, 6> knitted_orders{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};  // [suit] -> offset of its ranks
constexpr std::uint64_t knitted_kinds(const std::array<int, 3>& order) {
  std::uint64_t kinds = 0;
  for (std::size_t suit = 0; suit < 3; ++suit)
    kinds |= std::uint64_t{0b001001001} << (9 * suit + static_cast<std::size_t>(order[suit]));
  return kinds;
}
inline constexpr std::uint64_t orphan_kinds =
    0x3f8000000u | 1u | 1u << 8 | 1u << 9 | 1u << 17 | 1u << 18 | 1u << 26;
inline constexpr std::uint64_t honour_kinds = 0x3f8000000u;

std::uint64_t kinds_with(const TileCounts& counts);  // one bit for each kind present
bool is_seven_pairs(const TileCounts& counts);
bool is_thirteen_orphans(const TileCounts& counts);
bool is_knitted_honours(const TileCounts& counts);

// Splits concealed tiles into groups and a pair, in one canonical order: the lowest tile left starts a pung,
// the pair or chows, each combination once.
template <class Visit>
class Splitter {
 public:
  // `reading` holds the claimed groups (and knitted ones) already.
  Splitter(Reading& reading, Visit& visit) : reading_(reading), visit_(visit) {}

  void run(const TileCounts& concealed) {
    int suits_with_pair = 0;
    for (int suit = 0; suit < 4; ++suit) {
      int size = 0;
      for (int kind = 9 * suit; kind < std::min(9 * suit + 9, Tile::kinds); ++kind) size += concealed[kind];
      if (size % 3 == 1) return;
      if (size % 3 == 2) {
        pair_suit_ = suit;
        ++suits_with_pair;
      }
    }
    if (suits_with_pair != 1) return;
    for (int kind = 27; kind < Tile::kinds; ++kind) {
      const int count = concealed[kind];
      if (count == 0) continue;
      if (count == 3) {
        push(GroupType::pung, kind);
      } else if (count == 2 && pair_suit_ == 3) {
        reading_.pair = Tile::from_index(kind);
      } else {
        return;
      }
    }
    for (int suit = 0; suit < 3; ++suit) packed_[static_cast<std::size_t>(suit)] = pack(concealed, suit);
    split(0, packed_[0], pair_suit_ != 0);
  }

 private:
  void push(GroupType type, int kind) {
    reading_.groups.push_back({type, Tile::from_index(kind), true, false});
  }

  void split(int suit, PackedSuit left, bool pair_done) {
    if (left == 0) {
      if (suit == 2) return visit_places();
      return split(suit + 1, packed_[static_cast<std::size_t>(suit) + 1], pair_suit_ != suit + 1);
    }
    const int shift = std::countr_zero(left) & ~3;
    const int count = static_cast<int>(left >> shift & 15);
    const int kind = 9 * suit + shift / 4;
    const PackedSuit rest = left & ~(PackedSuit{15} << shift);
    const std::size_t size = reading_.groups.size();
    for (int pungs = count / 3; pungs >= 0; --pungs) {
      for (int pairs = !pair_done && count - 3 * pungs >= 2 ? 1 : 0; pairs >= 0; --pairs) {
        const int chows = count - 3 * pungs - 2 * pairs;
        if (!fits(rest, shift, chows)) continue;
        if (pungs == 1) push(GroupType::pung, kind);
        for (int i = 0; i < chows; ++i) push(GroupType::chow, kind);
        if (pairs == 1) reading_.pair = Tile::from_index(kind);
        split(suit, rest - (static_cast<PackedSuit>(chows) * 0x110 << shift), pair_done || pairs == 1);
        while (reading_.groups.size() > size) reading_.groups.pop_back();
      }
    }
  }

  static bool fits(PackedSuit rest, int shift, int chows) {
    if (chows == 0) return true;
    if (shift > 24) return false;
    return static_cast<int>(rest >> (shift + 4) & 15) >= chows &&
           static_cast<int>(rest >> (shift + 8) & 15) >= chows;
  }

  // One call for every place the winning tile may have gone to.
  void visit_places() {
    auto& groups = reading_.groups;
    for (std::size_t i = 0; i < groups.size(); ++i) {
      if (!groups[i].concealed || groups[i].type == GroupType::kong || !contains(groups[i], reading_.win))
        continue;
      bool seen = false;
      for (std::size_t j = 0; j < i; ++j) seen |= groups[j] == groups[i];
      if (seen) continue;
      groups[i].wins = true;
      visit_(static_cast<const Reading&>(reading_));
      groups[i].wins = false;
    }
    if (reading_.pair == reading_.win) {
      reading_.pair_wins = true;
      visit_(static_cast<const Reading&>(reading_));
      reading_.pair_wins = false;
    }
  }

  Reading& reading_;
  Visit& visit_;
  int pair_suit_ = 0;
  std::array<PackedSuit, 3> packed_{};
};

}  // namespace decomposition

// Calls visit(const Reading&) for every reading in every form. `concealed` includes the winning tile. The
// reading is only valid during the call. Tiles that are no winning form have none.
template <class Visit>
void for_each_reading(const TileCounts& concealed, const Melds& melds, Tile win, Visit&& visit) {
  using namespace decomposition;
  if (concealed.total() != 14 - 3 * static_cast<int>(melds.size()) || concealed[win] == 0) return;
  Reading reading;
  reading.win = Tile::from_index(win.kind());
  reading.tiles = concealed;
  for (const Meld& meld : melds) {
    reading.groups.push_back(group_of(meld));
    for (const Tile tile : tiles_of(meld)) reading.tiles.add(tile);
  }
  Splitter(reading, visit).run(concealed);
  if (melds.size() <= 1) {
    const std::uint64_t kinds = kinds_with(concealed);
    for (const auto& order : knitted_orders) {
      if ((knitted_kinds(order) & ~kinds) != 0) continue;
      Reading knitted = reading;
      while (knitted.groups.size() > melds.size()) knitted.groups.pop_back();
      knitted.form = Form::knitted_straight;
      TileCounts rest = concealed;
      for (int suit = 0; suit < 3; ++suit) {
        const int lowest = 9 * suit + order[static_cast<std::size_t>(suit)];
        knitted.groups.push_back({GroupType::knitted, Tile::from_index(lowest), true, false});
        for (int kind = lowest; kind < lowest + 9; kind += 3) rest.remove(kind);
      }
      Splitter(knitted, visit).run(rest);
    }
  }
  if (!melds.empty()) return;
  const auto special = [&](Form form) {
    Reading whole;
    whole.form = form;
    whole.win = reading.win;
    whole.tiles = concealed;
    visit(static_cast<const Reading&>(whole));
  };
  if (is_seven_pairs(concealed)) special(Form::seven_pairs);
  if (is_thirteen_orphans(concealed)) special(Form::thirteen_orphans);
  if (is_knitted_honours(concealed)) special(Form::knitted_honours);
}

}  // namespace tingpai
