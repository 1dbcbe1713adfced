// Patterns made of several chows or of several pungs, each set used as the counting principles allow.
//
// Account once: once sets are combined, each further set may be combined once with one already used. So a
// pattern of three sets leaves the fourth one pattern of two, and without one the patterns of two form a
// forest over the sets: never a circle. Two patterns of three among four sets are always of one kind, and a
// set may not be used twice for one kind.
#include <algorithm>
#include <numeric>
#include <optional>

#include "engine/rules/mcr_detect.h"

namespace tingpai::mcr {

namespace {

using enum Pattern;
using Relation = std::optional<Pattern>;

enum class Suits : std::uint8_t { one, all_different, other };

struct Shape {
  Suits suits = Suits::other;
  bool even = false;  // equal steps between ranks
  int step = 0;
  int low = 0;
};

// `sets` in order of rank, three or four of them.
template <std::size_t N>
Shape shape_of(const std::array<SuitedSet, N>& sets) {
  Shape shape;
  shape.low = sets[0].rank;
  shape.step = sets[1].rank - sets[0].rank;
  shape.even = true;
  int suits = 0;
  for (std::size_t i = 0; i < N; ++i) {
    suits |= 1 << sets[i].suit;
    if (i > 0) shape.even &= sets[i].rank - sets[i - 1].rank == shape.step;
  }
  shape.suits = (suits & (suits - 1)) == 0 ? Suits::one
                : suits == 7 && N == 3     ? Suits::all_different
                                           : Suits::other;
  return shape;
}

struct Chows {
  static Relation of_two(const SuitedSet& a, const SuitedSet& b) {  // a.rank <= b.rank
    const int step = b.rank - a.rank;
    if (a.suit != b.suit) return step == 0 ? Relation(mixed_double_chow) : std::nullopt;
    if (step == 0) return pure_double_chow;
    if (step == 3) return short_straight;
    return step == 6 ? Relation(two_terminal_chows) : std::nullopt;
  }
  static Relation of_three(const std::array<SuitedSet, 3>& sets) {
    const Shape shape = shape_of(sets);
    if (!shape.even || shape.suits == Suits::other) return std::nullopt;
    const bool one = shape.suits == Suits::one;
    switch (shape.step) {
      case 0:
        return one ? pure_triple_chow : mixed_triple_chow;
      case 1:
        return one ? pure_shifted_chows : mixed_shifted_chows;
      case 2:
        return one ? Relation(pure_shifted_chows) : std::nullopt;
      case 3:
        return one ? pure_straight : mixed_straight;
      default:
        return std::nullopt;
    }
  }
  static Relation of_four(const std::array<SuitedSet, 4>& sets) {
    const Shape shape = shape_of(sets);
    if (!shape.even || shape.suits != Suits::one) return std::nullopt;
    if (shape.step == 0) return quadruple_chow;
    return shape.step <= 2 ? Relation(four_pure_shifted_chows) : std::nullopt;
  }
};

struct Pungs {
  static Relation of_two(const SuitedSet& a, const SuitedSet& b) {
    return a.rank == b.rank && a.suit != b.suit ? Relation(double_pung) : std::nullopt;
  }
  static Relation of_three(const std::array<SuitedSet, 3>& sets) {
    const Shape shape = shape_of(sets);
    if (!shape.even || shape.suits == Suits::other) return std::nullopt;
    if (shape.step == 0) return shape.suits == Suits::one ? std::nullopt : Relation(triple_pung);
    if (shape.step != 1) return std::nullopt;
    return shape.suits == Suits::one ? pure_shifted_pungs : mixed_shifted_pungs;
  }
  static Relation of_four(const std::array<SuitedSet, 4>& sets) {
    const Shape shape = shape_of(sets);
    return shape.even && shape.step == 1 && shape.suits == Suits::one ? Relation(four_pure_shifted_pungs)
                                                                      : std::nullopt;
  }
};

// The pattern of two to prefer among equals: the first in the table.
void prefer(Relation& best, Relation candidate) {
  if (candidate && (!best || *candidate < *best)) best = candidate;
}

// A pattern of three among the sets, and what the set left over adds to it.
struct Triple {
  Relation pattern;
  std::size_t left_over = 4;  // 4: none
  Relation extra;
};

template <class Kind>
Triple best_triple(const SuitedSets& sets) {
  Triple best;
  int best_points = -1;
  const std::size_t n = sets.size();
  for (std::size_t skip = n == 4 ? 0 : 3; skip < 4; ++skip) {
    std::array<SuitedSet, 3> three;
    for (std::size_t i = 0, to = 0; i < n; ++i) {
      if (i != skip) three[to++] = sets[i];
    }
    const Relation pattern = Kind::of_three(three);
    if (!pattern) continue;
    Relation extra;
    for (std::size_t i = 0; skip < n && i < n; ++i) {
      if (i != skip) prefer(extra, Kind::of_two(sets[std::min(i, skip)], sets[std::max(i, skip)]));
    }
    const int points = row(*pattern).points + (extra ? row(*extra).points : 0);
    if (points <= best_points) continue;
    best_points = points;
    best = {pattern, skip, extra};
  }
  return best;
}

// Patterns of two over all sets, dearest kinds first, never closing a circle.
template <class Kind>
void count_pairs(const SuitedSets& sets, Tally& tally) {
  struct Edge {
    Pattern pattern;
    std::uint8_t a;
    std::uint8_t b;
  };
  StaticVector<Edge, 6> edges;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    for (std::size_t j = i + 1; j < sets.size(); ++j) {
      if (const auto pattern = Kind::of_two(sets[i], sets[j])) {
        edges.push_back({*pattern, static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(j)});
      }
    }
  }
  if (edges.empty()) return;
  std::ranges::stable_sort(edges, {}, &Edge::pattern);
  std::array<std::uint8_t, 4> part{0, 1, 2, 3};
  for (const Edge& edge : edges) {
    const auto from = part[edge.a];
    const auto to = part[edge.b];
    if (from == to) continue;
    tally.add(edge.pattern, 1);
    std::ranges::replace(part, from, to);
  }
}

// Patterns of two inside a larger one belong to it.
template <class Kind>
void absorb_pairs(const SuitedSets& sets, std::size_t except, Pattern because_of, Tally& tally) {
  PatternSet seen;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    for (std::size_t j = i + 1; j < sets.size(); ++j) {
      const auto pattern = Kind::of_two(sets[i], sets[j]);
      if (!pattern || i == except || j == except || seen.contains(*pattern)) continue;
      seen.insert(*pattern);
      tally.absorb(*pattern, because_of);
    }
  }
}

template <class Kind>
void combine(SuitedSets sets, Tally& tally) {
  if (sets.size() < 2) return;
  // Insertion sort: four at most.
  for (std::size_t i = 1; i < sets.size(); ++i) {
    for (std::size_t j = i; j > 0 && sets[j].rank < sets[j - 1].rank; --j) std::swap(sets[j], sets[j - 1]);
  }
  if (sets.size() == 4) {
    if (const auto pattern = Kind::of_four({sets[0], sets[1], sets[2], sets[3]})) {
      tally.add(*pattern, 1);
      if (const auto triple = best_triple<Kind>(sets).pattern) tally.absorb(*triple, *pattern);
      return absorb_pairs<Kind>(sets, 4, *pattern, tally);
    }
  }
  if (sets.size() >= 3) {
    if (const Triple triple = best_triple<Kind>(sets); triple.pattern) {
      tally.add(*triple.pattern, 1);
      if (triple.extra) tally.add(*triple.extra, 1);
      return absorb_pairs<Kind>(sets, triple.left_over, *triple.pattern, tally);
    }
  }
  count_pairs<Kind>(sets, tally);
}

}  // namespace

void combine_chows(const SuitedSets& chows, Tally& tally) { combine<Chows>(chows, tally); }
void combine_pungs(const SuitedSets& pungs, Tally& tally) { combine<Pungs>(pungs, tally); }

}  // namespace tingpai::mcr
