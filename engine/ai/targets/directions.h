// Where a hand may go: the pattern directions of METHOD.md, Targets. A direction is a core of groups that the
// hand must end with, or a set of groups that it must be made of.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "engine/shape.h"
#include "engine/static_vector.h"

namespace tingpai {

// Every meld by number: 0-20 the chows (seven a suit, by lowest tile), 21-54 the pungs by kind.
using GroupId = std::uint8_t;
inline constexpr int chow_ids = 21;
inline constexpr int group_ids = chow_ids + Tile::kinds;
constexpr GroupId chow_id(int kind) { return static_cast<GroupId>(kind / 9 * 7 + kind % 9); }
constexpr GroupId pung_id(int kind) { return static_cast<GroupId>(chow_ids + kind); }
constexpr bool is_chow(GroupId id) { return id < chow_ids; }
constexpr int kind_of(GroupId id) { return is_chow(id) ? id / 7 * 9 + id % 7 : id - chow_ids; }

using GroupSet = std::uint64_t;  // one bit for each GroupId

// A hand with these groups among its four.
struct Core {
  StaticVector<GroupId, 3> groups;
};

// A hand of these groups and pairs alone.
struct TileSet {
  GroupSet groups = 0;
  KindSet pairs;
  KindSet kinds;  // every tile that may occur
  bool each_type_once =
      false;  // all types: characters, dots, bamboo, winds and dragons in one group or the pair each
};

// The set of hands whose groups and pairs satisfy a predicate on (lowest kind, is chow) and kind.
TileSet tile_set_of(const std::function<bool(int kind, bool is_chow)>& group,
                    const std::function<bool(int kind)>& pair);
// Hands of some kinds alone.
TileSet tile_set_of_kinds(const std::function<bool(int kind)>& allowed);
// Characters, dots, bamboo, winds, dragons: 0 to 4.
constexpr int type_of(int kind) { return kind < 27 ? kind / 9 : kind < 31 ? 3 : 4; }
// The six knitted patterns: the kinds of 147, 258 and 369 across the suits.
const std::array<KindSet, 6>& knitted_patterns();

}  // namespace tingpai
