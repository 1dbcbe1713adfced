// Patterns made of several chows or of several pungs, each set used as the counting principles allow.
//
// Account once: once sets are combined, each further set may be combined once with one already used. So a
// pattern of three sets leaves the fourth one pattern of two, and without one the patterns of two form a
// forest over the sets: never a circle. Two patterns of three among four sets are always of one kind, and a
// set may not be used twice for one kind.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "engine/rules/mcr/detect.h"

namespace tingpai::mcr {

namespace {

using enum Pattern;
using Relation = std::optional<Pattern>;

enum class Suits : std::uint8_t { one, all_different, other };

Suits suits_of(const SuitedSet& a, const SuitedSet& b, const SuitedSet& c) {
  if (a.suit == b.suit) return b.suit == c.suit ? Suits::one : Suits::other;
  return a.suit != c.suit && b.suit != c.suit ? Suits::all_different : Suits::other;
}

// Sets always come in order of rank. Nearly all fail at the steps between ranks, which is looked at first.
struct Chows {
  static Relation of_two(const SuitedSet& a, const SuitedSet& b) {
    const int step = b.rank - a.rank;
    if (a.suit != b.suit) return step == 0 ? Relation(mixed_double_chow) : std::nullopt;
    if (step == 0) return pure_double_chow;
    if (step == 3) return short_straight;
    return step == 6 ? Relation(two_terminal_chows) : std::nullopt;
  }
  static Relation of_three(const SuitedSet& a, const SuitedSet& b, const SuitedSet& c) {
    constexpr std::array<Pattern, 4> one_suit{pure_triple_chow, pure_shifted_chows, pure_shifted_chows,
                                              pure_straight};
    constexpr std::array<Relation, 4> three_suits{mixed_triple_chow, mixed_shifted_chows, std::nullopt,
                                                  mixed_straight};
    const int step = b.rank - a.rank;
    if (c.rank - b.rank != step || step > 3) return std::nullopt;
    const Suits suits = suits_of(a, b, c);
    if (suits == Suits::other) return std::nullopt;
    const auto i = static_cast<std::size_t>(step);
    return suits == Suits::one ? one_suit[i] : three_suits[i];
  }
  static Relation of_four(const SuitedSets& s) {
    const int step = s[1].rank - s[0].rank;
    if (step > 2 || s[2].rank - s[1].rank != step || s[3].rank - s[2].rank != step) return std::nullopt;
    if (suits_of(s[0], s[1], s[2]) != Suits::one || s[3].suit != s[0].suit) return std::nullopt;
    return step == 0 ? quadruple_chow : four_pure_shifted_chows;
  }
};

struct Pungs {
  static Relation of_two(const SuitedSet& a, const SuitedSet& b) {
    return a.rank == b.rank ? Relation(double_pung) : std::nullopt;
  }
  static Relation of_three(const SuitedSet& a, const SuitedSet& b, const SuitedSet& c) {
    const int step = b.rank - a.rank;
    if (c.rank - b.rank != step || step > 1) return std::nullopt;
    const Suits suits = suits_of(a, b, c);
    if (suits == Suits::other) return std::nullopt;
    if (step == 0) return triple_pung;
    return suits == Suits::one ? pure_shifted_pungs : mixed_shifted_pungs;
  }
  static Relation of_four(const SuitedSets& s) {
    if (s[1].rank - s[0].rank != 1 || s[2].rank - s[1].rank != 1 || s[3].rank - s[2].rank != 1)
      return std::nullopt;
    const bool one_suit = suits_of(s[0], s[1], s[2]) == Suits::one && s[3].suit == s[0].suit;
    return one_suit ? Relation(four_pure_shifted_pungs) : std::nullopt;
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
    const auto pick = [&](std::size_t i) -> const SuitedSet& { return sets[i < skip ? i : i + 1]; };
    const Relation pattern = Kind::of_three(pick(0), pick(1), pick(2));
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
  for (std::size_t i = 1; i < edges.size(); ++i) {  // six at most: no call, no allocation
    for (std::size_t j = i; j > 0 && edges[j].pattern < edges[j - 1].pattern; --j)
      std::swap(edges[j], edges[j - 1]);
  }
  std::array<std::uint8_t, 4> part{0, 1, 2, 3};
  for (const Edge& edge : edges) {
    const auto from = part[edge.a];
    const auto to = part[edge.b];
    if (from == to) continue;
    tally.add(edge.pattern, 1);
    for (auto& each : part) each = each == from ? to : each;
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
    if (const auto pattern = Kind::of_four(sets)) {
      tally.show(*pattern, true);
      if (const auto triple = best_triple<Kind>(sets).pattern) tally.absorb(*triple, *pattern);
      return absorb_pairs<Kind>(sets, 4, *pattern, tally);
    }
  }
  if (sets.size() >= 3) {
    if (const Triple triple = best_triple<Kind>(sets); triple.pattern) {
      tally.show(*triple.pattern, true);
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
