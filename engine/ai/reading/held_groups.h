// Groups that somebody may hold, and drawing hands of them by lot: the tools of opponents.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/hand.h"
#include "engine/shape.h"
#include "engine/static_vector.h"
#include "engine/table/wall.h"

namespace tingpai {

// A group and, where it is incomplete, what completes it: live or not.
struct HeldGroup {
  StaticVector<std::uint8_t, 3> kinds;  // in order
  KindSet completed_by;
};

// The groups of one sort that the unseen tiles allow, numbered.
class GroupList {
 public:
  static constexpr std::size_t most = 64;  // 34 pungs and 21 chows are the longest list

  void add(const HeldGroup& group);
  const HeldGroup& operator[](std::size_t number) const { return groups_[number]; }
  std::size_t size() const { return groups_.size(); }
  // Bits of the groups that can no longer be taken when so many copies of a kind are left.
  std::uint64_t lost(int kind, int left) const {
    return left > 2 ? 0 : lost_[static_cast<std::size_t>(kind)][static_cast<std::size_t>(left)];
  }

 private:
  std::vector<HeldGroup> groups_;
  std::array<std::array<std::uint64_t, 3>, Tile::kinds> lost_{};
};

enum class GroupSort : std::uint8_t { meld, wait, pair };
inline constexpr std::size_t group_sorts = 3;

// Every group that the unseen tiles allow: melds; two tiles that wait for the third of a chow; pairs. The
// third may be anywhere: the one who looks may hold it.
class Catalogue {
 public:
  explicit Catalogue(const TileCounts& unseen);
  const GroupList& operator[](GroupSort sort) const { return lists_[static_cast<std::size_t>(sort)]; }
  const TileCounts& unseen() const { return unseen_; }

 private:
  void add_alike(int kind);
  void add_sequences(int first, int rank);
  GroupList& list(GroupSort sort) { return lists_[static_cast<std::size_t>(sort)]; }

  TileCounts unseen_;
  std::array<GroupList, group_sorts> lists_;
};

// The tiles nobody has been dealt yet in one sample.
class Pool {
 public:
  explicit Pool(const Catalogue& catalogue)
      : catalogue_(&catalogue), left_(catalogue.unseen()), total_(left_.total()) {}

  int left(int kind) const { return left_[kind]; }
  int total() const { return total_; }
  // Bits of the groups that can no longer be taken.
  std::uint64_t lost(GroupSort sort) const { return lost_[static_cast<std::size_t>(sort)]; }
  void take(const HeldGroup& group);

 private:
  const Catalogue* catalogue_;
  TileCounts left_;
  int total_ = 0;
  std::array<std::uint64_t, group_sorts> lost_{};
};

// Groups of one sort with somebody's preference for each.
class Lots {
 public:
  Lots() = default;
  // One preference a group of the catalogue's list, > 0.
  Lots(const Catalogue& catalogue, GroupSort sort, std::vector<float> preferences);

  // Takes a group by lot that the pool still has; nothing after some tries.
  const HeldGroup* take(Pool& pool, Random& random) const;
  // Notes how often each group that the pool still has would be drawn, `share` of a time in all. Exact where
  // a draw would be noise.
  void note_draw(const Pool& pool, float share);
  // What the noted draws add to the waits, by the kinds that complete the groups.
  void add_waits(std::array<float, Tile::kinds>& waits) const;

 private:
  // One of as many equal lots as there are groups: its own group, or from some point on another one (the
  // alias method of A. J. Walker).
  struct Lot {
    std::uint32_t own = 0;  // of 2^32
    std::uint32_t other = 0;
  };
  void fill_lots();

  const GroupList* groups_ = nullptr;
  GroupSort sort_ = GroupSort::meld;
  std::vector<float> preferences_;
  float total_ = 0;
  std::vector<Lot> lots_;
  float noted_ = 0;            // per unit of preference, of all groups
  std::vector<float> missed_;  // and what of this was not there
};

}  // namespace tingpai
