#include "engine/ai/reading/held_groups.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace tingpai {

void GroupList::add(const HeldGroup& group) {
  const std::uint64_t bit = std::uint64_t{1} << groups_.size();
  for (const std::uint8_t kind : group.kinds) {
    const auto copies = static_cast<std::size_t>(std::count(group.kinds.begin(), group.kinds.end(), kind));
    for (std::size_t left = 0; left < copies; ++left) lost_[kind][left] |= bit;
  }
  groups_.push_back(group);
}

Catalogue::Catalogue(const TileCounts& unseen) : unseen_(unseen) {
  for (int kind = 0; kind < Tile::kinds; ++kind) add_alike(kind);
  for (int suit = 0; suit < 3; ++suit) {
    for (int rank = 0; rank < 9; ++rank) add_sequences(9 * suit, rank);
  }
}

void Catalogue::add_alike(int kind) {
  const auto k = static_cast<std::uint8_t>(kind);
  if (unseen_[kind] >= 3) list(GroupSort::meld).add({{k, k, k}, {}});
  if (unseen_[kind] >= 2) list(GroupSort::pair).add({{k, k}, KindSet(std::uint64_t{1} << kind)});
}

void Catalogue::add_sequences(int first, int rank) {
  const auto kind = [&](int r) { return static_cast<std::uint8_t>(first + r); };
  const auto there = [&](int r) { return r >= 0 && r < 9 && unseen_[first + r] > 0; };
  if (!there(rank)) return;
  if (there(rank + 1) && there(rank + 2)) {
    list(GroupSort::meld).add({{kind(rank), kind(rank + 1), kind(rank + 2)}, {}});
  }
  if (there(rank + 1)) {
    KindSet ends;
    if (rank > 0) ends.insert(first + rank - 1);
    if (rank < 7) ends.insert(first + rank + 2);
    list(GroupSort::wait).add({{kind(rank), kind(rank + 1)}, ends});
  }
  if (there(rank + 2)) {
    list(GroupSort::wait)
        .add({{kind(rank), kind(rank + 2)}, KindSet(std::uint64_t{1} << (first + rank + 1))});
  }
}

void Pool::take(const HeldGroup& group) {
  for (const std::uint8_t kind : group.kinds) {
    left_.remove(kind);
    for (std::size_t sort = 0; sort < group_sorts; ++sort) {
      lost_[sort] |= (*catalogue_)[static_cast<GroupSort>(sort)].lost(kind, left_[kind]);
    }
  }
  total_ -= static_cast<int>(group.kinds.size());
}

Lots::Lots(const Catalogue& catalogue, GroupSort sort, std::vector<float> preferences)
    : groups_(&catalogue[sort]),
      sort_(sort),
      preferences_(std::move(preferences)),
      lots_(preferences_.size()),
      missed_(preferences_.size()) {
  for (const float preference : preferences_) total_ += preference;
  fill_lots();
}

// Lots that weigh less than the mean are filled up from one that weighs more.
void Lots::fill_lots() {
  constexpr float whole = 4294967296.0F;
  const auto n = static_cast<float>(lots_.size());
  std::vector<std::uint32_t> light, heavy;
  std::vector<float> weights;
  for (std::uint32_t i = 0; i < lots_.size(); ++i) {
    weights.push_back(preferences_[i] * n / total_);
    (weights[i] < 1 ? light : heavy).push_back(i);
    lots_[i] = {~0U, i};
  }
  while (!light.empty() && !heavy.empty()) {
    const std::uint32_t low = light.back();
    const std::uint32_t high = heavy.back();
    light.pop_back();
    lots_[low] = {static_cast<std::uint32_t>(std::min(weights[low] * whole, 4294967040.0F)), high};
    weights[high] -= 1 - weights[low];
    if (weights[high] < 1) {
      heavy.pop_back();
      light.push_back(high);
    }
  }
}

const HeldGroup* Lots::take(Pool& pool, Random& random) const {
  constexpr int tries = 4;
  if (lots_.empty()) return nullptr;
  for (int n = 0; n < tries; ++n) {
    const std::uint64_t drawn = random.next();
    auto number = static_cast<std::size_t>((drawn >> 32) * lots_.size() >> 32);
    if (static_cast<std::uint32_t>(drawn) > lots_[number].own) number = lots_[number].other;
    if ((pool.lost(sort_) >> number & 1) != 0) continue;
    const HeldGroup& group = (*groups_)[number];
    pool.take(group);
    return &group;
  }
  return nullptr;
}

void Lots::note_draw(const Pool& pool, float share) {
  float total = total_;
  const std::uint64_t lost = pool.lost(sort_);
  for (std::uint64_t left = lost; left != 0; left &= left - 1) {
    total -= preferences_[static_cast<std::size_t>(std::countr_zero(left))];
  }
  constexpr float nothing = 1e-3F;  // what rounding may leave of a list of which all is lost
  if (total <= nothing * total_) return;
  noted_ += share / total;
  for (std::uint64_t left = lost; left != 0; left &= left - 1) {
    missed_[static_cast<std::size_t>(std::countr_zero(left))] += share / total;
  }
}

void Lots::add_waits(std::array<float, Tile::kinds>& waits) const {
  for (std::size_t i = 0; i < preferences_.size(); ++i) {
    const float drawn = std::max(0.0F, noted_ - missed_[i]) * preferences_[i];
    for (std::uint64_t left = (*groups_)[i].completed_by.bits(); left != 0; left &= left - 1) {
      waits[static_cast<std::size_t>(std::countr_zero(left))] += drawn;
    }
  }
}

}  // namespace tingpai
