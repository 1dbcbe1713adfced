// Shape with wild tiles, from tables of natural ones.
//
// A complete hand needs as many more tiles as its natural ones leave open: a distance that the tables know
// for any number of tiles. Every wild tile is one of the missing, whichever, so the draws are the distance
// less the wild tiles. A draw helps if it shortens the distance, and another wild tile always does.
//
// Only where all four of a kind are held or called can a wild tile be what no drawn one could: the fifth.
// Concealed tiles gain by one such tile a group at most; tables of their own count it and say where it
// matters. What goes past the tables are groups that called tiles crowd (see shape_room.cpp), and more fifths
// than there are wild tiles: there the distance is the least over all ways that take no more tiles beyond the
// fourth than there are wild ones. tests/engine/values/tst_shape_wild.cpp holds this to the definition.
#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <optional>
#include <span>

#include "engine/shape.h"
#include "engine/shape_lookup.h"

namespace tingpai {

namespace {

using shape_tables::Costs;
using shape_tables::CostsByExcess;
using shape_tables::Group;
using shape_tables::max_melds;
using shape_tables::pair_lane;

constexpr int out_of_reach = 99;  // draws to a form that is impossible
constexpr std::array<int, 5> first_kinds{0, 9, 18, 27, 34};
constexpr std::uint64_t kind_bits = (std::uint64_t{1} << Tile::kinds) - 1;

constexpr std::uint64_t as_bit(int kind) { return std::uint64_t{1} << kind; }
constexpr std::size_t group_with(int kind) {
  return static_cast<std::size_t>(kind / 9) & 3;
}  // GCC counts on it
std::uint32_t power_of(int kind) { return shape_tables::power_of_five[static_cast<std::size_t>(kind % 9)]; }

CostsByExcess joined(const CostsByExcess& a, const CostsByExcess& b, std::size_t excess) {
  CostsByExcess all;
  for (std::size_t n = 0; n <= excess; ++n) {
    all[n] = shape_tables::joined(a[n], b[0]);
    for (std::size_t in_b = 1; in_b <= n; ++in_b) {
      const Costs other = shape_tables::joined(a[n - in_b], b[in_b]);
      for (std::size_t lane = 0; lane < other.size(); ++lane)
        all[n][lane] = std::min(all[n][lane], other[lane]);
    }
  }
  return all;
}

// What joined() has for so many melds and a pair.
int least_joined(const CostsByExcess& a, const CostsByExcess& b, std::size_t excess, std::size_t melds) {
  int least = out_of_reach;
  for (std::size_t in_b = 0; in_b <= excess; ++in_b) {
    const Costs& one = a[excess - in_b];
    const Costs& other = b[in_b];
    for (std::size_t m = 0; m <= melds; ++m) {
      least = std::min({least, one[m] + other[pair_lane + melds - m], one[pair_lane + m] + other[melds - m]});
    }
  }
  return least;
}

}  // namespace

// The natural tiles of a hand and how many more complete them.
class ShapeIndex::Natural {
 public:
  Natural(const ShapeIndex& hand, int wild)
      : hand_(hand),
        wild_(wild),
        wilds_(hand[wild]),
        tables_(wilds_ == 0 ? hand.tables_ : &shape_tables::wild_tables().tables),
        keys_(hand.keys_),
        classes_(hand.classes_) {
    if (wilds_ == 0) return;
    keys_[group_with(wild)] -= static_cast<std::uint32_t>(wilds_) * power_of(wild);
    for (std::size_t group = 0; group < 4; ++group) classes_[group] = class_of(group, keys_[group]);
  }

  int wilds() const { return wilds_; }

  int standard() const {
    if (wilds_ == 0) return hand_.standard_draws();
    return is_past_tables(0) ? within_room() : shape_tables::distance_in(*tables_, classes_, melds());
  }

  std::uint64_t standard_helpful(int distance) const {
    const std::uint64_t helpful =
        shape_tables::nearer_kinds(*tables_, keys_, classes_, melds(), distance) & drawable();
    std::uint64_t past = 0;  // the tables never count too many, so only what they call helpful needs a look
    if (hand_.has_called_ || (wilds_ > 0 && (held(3) | held(4)) != 0)) {
      for (std::uint64_t left = helpful; left != 0; left &= left - 1) {
        const std::uint64_t drawn = left & (~left + 1);
        if (is_past_tables(drawn)) past |= drawn;
      }
    }
    return past == 0 ? helpful : (helpful & ~past) | helpful_within_room(past, distance);
  }

  // Seven pairs in which four of a kind are two. Singles are made pairs; what pairs are missing then takes
  // two.
  int seven_pairs() const {
    if (!hand_.is_closed()) return out_of_reach;
    const int missing = 7 - pairs();
    return missing + std::max(0, missing - singles());
  }
  std::uint64_t seven_pairs_helpful() const {
    return singles() >= 7 - pairs() ? (held(1) & ~held(2)) | (held(3) & ~held(4)) : drawable();
  }

 private:
  std::size_t melds() const { return static_cast<std::size_t>(hand_.size_ / 3); }
  std::uint8_t class_of(std::size_t group, std::uint32_t key) const {
    return shape_tables::classes_of(*tables_, group)[key];
  }
  // Kinds of which n or more are concealed.
  std::uint64_t held(std::size_t n) const { return hand_.at_least_[n] & ~as_bit(wild_); }
  int pairs() const { return hand_.pairs_and_quads() - wilds_ / 2; }
  int singles() const { return hand_.size_ - wilds_ - 2 * pairs(); }
  std::uint64_t drawable() const { return kind_bits & ~as_bit(wild_) & ~hand_.full(); }

  // `drawn`: one more kind, as a bit.
  std::uint64_t crowded_kinds(std::uint64_t drawn) const {
    const std::uint64_t ones = held(1) | drawn;
    const std::uint64_t twos = held(2) | (held(1) & drawn);
    return (twos & hand_.called_at_least_[1]) | (ones & hand_.crowding_ones_);
  }
  bool is_past_tables(std::uint64_t drawn) const {
    if (crowded_kinds(drawn) != 0) return true;
    if (wilds_ == 0 || (held(4) | (held(3) & drawn)) == 0) return false;
    return groups_with_fifth(drawn) > wilds_;
  }
  int groups_with_fifth(std::uint64_t drawn) const {
    const auto& wild = shape_tables::wild_tables();
    Keys keys = keys_;
    if (drawn != 0) keys[group_with(std::countr_zero(drawn))] += power_of(std::countr_zero(drawn));
    int groups = 0;
    for (std::size_t suit = 0; suit < 3; ++suit) groups += wild.suit_fifth[keys[suit]] ? 1 : 0;
    return groups;
  }

  int within_room() const {
    CostsByExcess all = costs_of_group(0, 0);
    for (std::size_t group = 1; group < 3; ++group) all = joined(all, costs_of_group(group, 0), excess());
    return least_joined(all, costs_of_group(3, 0), excess(), melds());
  }

  std::uint64_t helpful_within_room(std::uint64_t candidates, int distance) const {
    std::array<CostsByExcess, 4> costs;
    for (std::size_t group = 0; group < 4; ++group) costs[group] = costs_of_group(group, 0);
    std::array<std::optional<CostsByExcess>, 4> beside;  // of the other three groups
    std::uint64_t helpful = 0;
    for (std::uint64_t left = candidates; left != 0; left &= left - 1) {
      const std::uint64_t drawn = left & (~left + 1);
      const std::size_t group = group_with(std::countr_zero(drawn));
      if (!beside[group]) {
        const auto other = [&](std::size_t n) -> const CostsByExcess& {
          return costs[n < group ? n : n + 1];
        };
        beside[group] = joined(joined(other(0), other(1), excess()), other(2), excess());
      }
      if (least_joined(*beside[group], costs_of_group(group, drawn), excess(), melds()) < distance)
        helpful |= drawn;
    }
    return helpful;
  }

  std::size_t excess() const { return static_cast<std::size_t>(wilds_); }

  // With `drawn`, if it is of the group.
  CostsByExcess costs_of_group(std::size_t group, std::uint64_t drawn) const {
    const int first = first_kinds[group];
    const auto size = static_cast<std::size_t>(first_kinds[group + 1] - first);
    std::array<std::uint8_t, 9> counts{};
    std::array<std::uint8_t, 9> room{};
    std::uint64_t crowded = held(4) | (held(3) & drawn) | crowded_kinds(drawn);
    crowded = crowded >> first & ((std::uint64_t{1} << size) - 1);
    for (std::size_t i = 0; i < size; ++i) {
      const int kind = first + static_cast<int>(i);
      counts[i] = static_cast<std::uint8_t>(kind == wild_ ? 0 : hand_.counts_[kind]);
      if ((as_bit(kind) & drawn) != 0) ++counts[i];
      room[i] = static_cast<std::uint8_t>(4 - hand_.called_[kind]);
    }
    if (crowded != 0) {
      return shape_tables::costs_by_excess(group < 3 ? Group::suit : Group::honours,
                                           std::span(counts).first(size), std::span(room).first(size),
                                           excess());
    }
    std::uint32_t key = 0;
    for (std::size_t i = 0; i < size; ++i) key += counts[i] * shape_tables::power_of_five[i];
    const auto number = shape_tables::classes_of(*tables_, group)[key];
    CostsByExcess costs;
    costs.fill(group < 3 ? tables_->suit_costs[number] : tables_->honour_costs[number]);
    return costs;
  }

  const ShapeIndex& hand_;
  int wild_;   // its kind
  int wilds_;  // how many are held
  const shape_tables::Tables* tables_;
  Keys keys_;        // of natural tiles
  Classes classes_;  // of these, in tables_
};

struct ShapeIndex::WildDistances {
  int standard = out_of_reach;
  int seven_pairs = out_of_reach;
  int least() const { return std::min(standard, seven_pairs); }
};

ShapeIndex::WildDistances ShapeIndex::wild_distances(const Natural& natural, FormSet forms) {
  assert(!forms.contains(Form::thirteen_orphans) && !forms.contains(Form::knitted_straight) &&
         !forms.contains(Form::knitted_honours));
  WildDistances to;
  if (forms.contains(Form::standard)) to.standard = natural.standard();
  if (forms.contains(Form::seven_pairs)) to.seven_pairs = natural.seven_pairs();
  return to;
}

KindSet ShapeIndex::wild_helpful(const Natural& natural, FormSet forms, const WildDistances& to) const {
  const int least = to.least();
  if (least == natural.wilds()) return KindSet();  // complete
  std::uint64_t helpful = natural.wilds() < 4 ? as_bit(forms.wild()) : 0;
  if (to.standard == least) helpful |= natural.standard_helpful(least);
  if (to.seven_pairs == least) helpful |= natural.seven_pairs_helpful();
  return KindSet(helpful);
}

Shanten ShapeIndex::wild_shanten(FormSet forms) const {
  const Natural natural(*this, forms.wild());
  return wild_distances(natural, forms).least() - natural.wilds() - 1;
}

DiscardShape ShapeIndex::wild_shape(FormSet forms) const {
  const Natural natural(*this, forms.wild());
  const WildDistances to = wild_distances(natural, forms);
  return {0, to.least() - natural.wilds() - 1, wild_helpful(natural, forms, to)};
}

}  // namespace tingpai
