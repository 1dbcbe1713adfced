// The standard form of a hand with called tiles. The tables take it that four of every kind may be used; a
// called tile is one less. That matters seldom: a complete hand that uses more of a kind than there is can
// nearly always trade the pair or triplet in question for one of a kind it does not touch. It cannot where
// concealed tiles make that group cheaper than a new one:
//   one called     two concealed        (a triplet beside a sequence)
//   two called     one concealed        (a triplet)
//   three or four  one concealed, or one within two ranks (a pair; sequences that need the kind)
// Such crowded kinds send their group past the tables. tests/engine/values/tst_shape.cpp holds this to the
// definition.
#include <array>
#include <bit>
#include <span>

#include "engine/shape.h"
#include "engine/shape_tables.h"

namespace tingpai {

namespace {

using shape_tables::Costs;
using shape_tables::Group;
constexpr std::array<int, 5> group_ends{0, 9, 18, 27, 34};

std::uint64_t neighbours(int kind) {
  std::uint64_t kinds = 0;
  for (int other = kind - 2; other <= kind + 2; ++other) {
    if (kind < 27 && other >= 0 && other / 9 == kind / 9) kinds |= std::uint64_t{1} << other;
  }
  return kinds;
}

Costs costs_in_room(const TileCounts& counts, const TileCounts& called, std::size_t group) {
  const auto first = static_cast<std::size_t>(group_ends[group]);
  const auto size = static_cast<std::size_t>(group_ends[group + 1]) - first;
  std::array<std::uint8_t, 9> room{};
  for (std::size_t i = 0; i < size; ++i) {
    room[i] = static_cast<std::uint8_t>(4 - called[static_cast<int>(first + i)]);
  }
  return shape_tables::costs_of(group < 3 ? Group::suit : Group::honours,
                                std::span(counts.raw()).subspan(first, size), std::span(room).first(size));
}

}  // namespace

void ShapeIndex::note_called() {
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    for (int n = 1; n <= called_[kind]; ++n) {
      called_at_least_[static_cast<std::size_t>(n)] |= std::uint64_t{1} << kind;
    }
    if (called_[kind] >= 2) crowding_ones_ |= std::uint64_t{1} << kind;
    if (called_[kind] >= 3) crowding_ones_ |= neighbours(kind);
  }
}

std::uint64_t ShapeIndex::crowded_kinds(std::uint64_t drawn) const {
  const std::uint64_t ones = at_least_[1] | drawn;
  const std::uint64_t twos = at_least_[2] | (at_least_[1] & drawn);
  return (twos & called_at_least_[1]) | (ones & crowding_ones_);
}

std::array<Costs, 4> ShapeIndex::costs_of_groups() const {
  const auto& t = *tables_;
  const std::uint64_t crowded = crowded_kinds();
  std::array<Costs, 4> costs;
  for (std::size_t group = 0; group < costs.size(); ++group) {
    if ((crowded >> group_ends[group] & 0x1ff) != 0) {
      costs[group] = costs_in_room(counts_, called_, group);
    } else if (group < 3) {
      costs[group] = t.suit_costs[classes_[group]];
    } else {
      costs[group] = t.honour_costs[classes_[group]];
    }
  }
  return costs;
}

int ShapeIndex::draws_within_room() const {
  using shape_tables::joined;
  const auto costs = costs_of_groups();
  const Costs all = joined(joined(costs[0], costs[1]), joined(costs[2], costs[3]));
  return all[static_cast<std::size_t>(shape_tables::pair_lane + size_ / 3)];
}

// The tables never count too many draws, so only what they call helpful needs a look.
std::uint64_t ShapeIndex::helpful_within_room(std::uint64_t candidates, int draws) const {
  std::uint64_t helpful = candidates;
  ShapeIndex next = *this;
  for (std::uint64_t left = candidates; left != 0; left &= left - 1) {
    const int kind = std::countr_zero(left);
    const std::uint64_t drawn = std::uint64_t{1} << kind;
    if (crowded_kinds(drawn) == 0) continue;
    next.add(kind);
    if (next.standard_draws() >= draws) helpful &= ~drawn;
    next.remove(kind);
  }
  return helpful;
}

}  // namespace tingpai
