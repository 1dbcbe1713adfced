#include "engine/shape.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <type_traits>

#include "engine/counted_groups.h"
#include "engine/shape_lookup.h"

namespace tingpai {

namespace {

using shape_tables::classes_of;
using shape_tables::distance_in;

constexpr int far = 99;  // draws to a form that is impossible

// Bits of ShapeIndex::Forms.
constexpr unsigned standard = 1;
constexpr unsigned seven_pairs = 2;
constexpr unsigned seven_pairs_with_quads = 4;
constexpr unsigned orphans = 8;
constexpr unsigned knitted_straight = 16;
constexpr unsigned knitted_honours = 32;
constexpr unsigned any_seven_pairs = seven_pairs | seven_pairs_with_quads;
constexpr unsigned only(Form form) {
  switch (form) {
    case Form::standard:
      return standard;
    case Form::seven_pairs:
      return seven_pairs;
    case Form::thirteen_orphans:
      return orphans;
    case Form::knitted_straight:
      return knitted_straight;
    case Form::knitted_honours:
      return knitted_honours;
  }
  return 0;
}

constexpr unsigned bits_of(FormSet forms) {
  unsigned bits = 0;
  for (const Form form : {Form::standard, Form::seven_pairs, Form::thirteen_orphans, Form::knitted_straight,
                          Form::knitted_honours}) {
    if (forms.contains(form)) bits |= only(form);
  }
  const bool with_quads = forms.quads_are_pairs() && (bits & seven_pairs) != 0;
  return with_quads ? (bits ^ seven_pairs) | seven_pairs_with_quads : bits;
}

// The sets in use have code of their own, in which every question of what belongs to them is answered.
template <class Ask>
auto asked_of(FormSet forms, Ask ask) {
  if (forms == five_forms) return ask(std::integral_constant<unsigned, bits_of(five_forms)>{});
  if (forms == three_forms) return ask(std::integral_constant<unsigned, bits_of(three_forms)>{});
  return ask(bits_of(forms));
}

constexpr std::uint64_t bit(int kind) { return std::uint64_t{1} << kind; }
constexpr std::uint64_t all_kinds = bit(Tile::kinds) - 1;
constexpr std::uint64_t honour_kinds = all_kinds & ~(bit(27) - 1);
constexpr std::uint64_t orphan_kinds = honour_kinds | bit(0) | bit(8) | bit(9) | bit(17) | bit(18) | bit(26);

// ShapeIndex::tally_, from its lowest bit: for each suit and pattern (147, 258, 369) how many of its three
// kinds are held, two bits each; then counters of five bits each.
constexpr int cover_field(int suit, int pattern) { return 2 * (3 * suit + pattern); }
constexpr int honours_field = 18;       // kinds of honours
constexpr int kinds_field = 23;         // kinds
constexpr int pairs_field = 28;         // kinds with two or more
constexpr int quads_field = 33;         // kinds with four
constexpr int orphans_field = 38;       // kinds of terminals and honours
constexpr int orphan_pairs_field = 43;  // of these with two or more

// [kind][count]: what another tile of a kind adds to the tally.
constexpr auto tally_steps = [] {
  std::array<std::array<std::uint64_t, 4>, Tile::kinds> steps{};
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    auto& step = steps[static_cast<std::size_t>(kind)];
    step[0] = bit(kinds_field) | bit(kind < 27 ? cover_field(kind / 9, kind % 3) : honours_field);
    step[1] = bit(pairs_field);
    step[3] = bit(quads_field);
    if ((orphan_kinds & bit(kind)) == 0) continue;
    step[0] |= bit(orphans_field);
    step[1] |= bit(orphan_pairs_field);
  }
  return steps;
}();

// [kind][count]: the tally of so many tiles of a kind.
constexpr auto tallies = [] {
  std::array<std::array<std::uint64_t, 5>, Tile::kinds> sums{};
  for (std::size_t kind = 0; kind < sums.size(); ++kind) {
    for (std::size_t count = 0; count < 4; ++count) {
      sums[kind][count + 1] = sums[kind][count] + tally_steps[kind][count];
    }
  }
  return sums;
}();

// The six ways to give 147, 258 and 369 (0, 1 and 2) to the suits.
using PatternOfSuit = std::array<int, 3>;
constexpr std::array<PatternOfSuit, 6> assignments{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
constexpr auto assignment_kinds = [] {
  std::array<std::uint64_t, 6> all{};
  for (std::size_t a = 0; a < all.size(); ++a) {
    for (int kind = 0; kind < 27; ++kind) {
      if (kind % 3 == assignments[a][static_cast<std::size_t>(kind / 9)]) all[a] |= bit(kind);
    }
  }
  return all;
}();
// [suit][six bits of the tally]: how many tiles the suit gives to each assignment, a byte for each.
constexpr auto given_to_assignments = [] {
  std::array<std::array<std::uint64_t, 64>, 3> given{};
  for (std::size_t suit = 0; suit < 3; ++suit) {
    for (std::size_t covers = 0; covers < 64; ++covers) {
      for (std::size_t a = 0; a < assignments.size(); ++a) {
        given[suit][covers] |= std::uint64_t{covers >> (2 * assignments[a][suit]) & 3} << (8 * a);
      }
    }
  }
  return given;
}();

// [ranks, one bit each]: the key of one tile of each.
constexpr auto key_of_ranks = [] {
  std::array<std::uint32_t, 512> keys{};
  for (std::size_t ranks = 1; ranks < keys.size(); ++ranks) {
    const auto lowest = static_cast<std::size_t>(std::countr_zero(ranks));
    keys[ranks] = keys[ranks & (ranks - 1)] + shape_tables::power_of_five[lowest];
  }
  return keys;
}();

constexpr std::size_t group_of(int kind) { return static_cast<std::size_t>(kind / 9); }
constexpr std::uint32_t key_of(int kind) {
  return shape_tables::power_of_five[static_cast<std::size_t>(kind % 9)];
}
}  // namespace

ShapeIndex::ShapeIndex(const TileCounts& concealed, const TileCounts& called)
    : counts_(concealed),
      called_(called),
      tables_(&shape_tables::tables()),
      has_called_(called != TileCounts{}) {
  if (has_called_) note_called();
  const CountedGroups groups(concealed);
  for (std::size_t group = 0; group < 4; ++group) {
    keys_[group] = groups.key(group);
    classes_[group] = classes_of(*tables_, group)[keys_[group]];
  }
  for (int n = 1; n <= 4; ++n) at_least_[static_cast<std::size_t>(n)] = groups.kinds_with(n);
  for (std::uint64_t kinds = at_least_[1]; kinds != 0; kinds &= kinds - 1) {
    const int kind = std::countr_zero(kinds);
    assert(concealed[kind] + called_[kind] <= 4);
    const auto count = static_cast<std::size_t>(concealed[kind]);
    tally_ += tallies[static_cast<std::size_t>(kind)][count];
    size_ += concealed[kind];
  }
}

void ShapeIndex::add(int kind) {
  const auto count = static_cast<std::size_t>(counts_[kind]);
  assert(count + static_cast<std::size_t>(called_[kind]) < 4);
  counts_.add(kind);
  const std::size_t group = group_of(kind);
  keys_[group] += key_of(kind);
  classes_[group] = classes_of(*tables_, group)[keys_[group]];
  at_least_[count + 1] |= bit(kind);
  tally_ += tally_steps[static_cast<std::size_t>(kind)][count];
  ++size_;
}

void ShapeIndex::remove(int kind) {
  assert(counts_[kind] > 0);
  counts_.remove(kind);
  const auto count = static_cast<std::size_t>(counts_[kind]);
  const std::size_t group = group_of(kind);
  keys_[group] -= key_of(kind);
  classes_[group] = classes_of(*tables_, group)[keys_[group]];
  at_least_[count + 1] &= ~bit(kind);
  tally_ -= tally_steps[static_cast<std::size_t>(kind)][count];
  --size_;
}

std::uint64_t ShapeIndex::full() const {
  std::uint64_t kinds = at_least_[4];
  if (!has_called_) return kinds;
  kinds |= called_at_least_[4];
  for (std::size_t n = 1; n < 4; ++n) kinds |= called_at_least_[n] & at_least_[4 - n];
  return kinds;
}

// Standard form

int ShapeIndex::standard_draws() const {
  assert(size_ < 15);
  if (has_called_ && crowded_kinds() != 0) return draws_within_room();
  return distance_in(*tables_, classes_, static_cast<std::size_t>(size_ / 3));
}

KindSet ShapeIndex::standard_helpful(int draws) const {
  const auto melds = static_cast<std::size_t>(size_ / 3);
  const std::uint64_t helpful = shape_tables::nearer_kinds(*tables_, keys_, classes_, melds, draws) & ~full();
  return KindSet(has_called_ ? helpful_within_room(helpful, draws) : helpful);
}

// Seven pairs

int ShapeIndex::pairs_and_quads() const { return count_of(pairs_field) + count_of(quads_field); }

int ShapeIndex::seven_pairs_draws(bool quads_count_twice) const {
  if (!is_closed()) return far;
  if (quads_count_twice) return 7 - pairs_and_quads();
  const int pairs = count_of(pairs_field);
  return 7 - pairs + std::max(0, 7 - count_of(kinds_field));
}

KindSet ShapeIndex::seven_pairs_helpful(bool quads_count_twice) const {
  const std::uint64_t singles = at_least_[1] & ~at_least_[2];
  if (quads_count_twice) return KindSet(singles | (at_least_[3] & ~at_least_[4]));
  return KindSet(count_of(kinds_field) < 7 ? all_kinds & ~at_least_[2] : singles);
}

// Thirteen orphans

int ShapeIndex::orphans_draws() const {
  if (!is_closed()) return far;
  return 14 - count_of(orphans_field) - (count_of(orphan_pairs_field) > 0 ? 1 : 0);
}

KindSet ShapeIndex::orphans_helpful() const {
  const bool twin = count_of(orphan_pairs_field) > 0;
  return KindSet(twin ? orphan_kinds & ~at_least_[1] : orphan_kinds);
}

// Knitted honours: fourteen different tiles out of the honours and the nine of a pattern.

int ShapeIndex::knitted_honours_draws() const {
  if (!is_closed()) return far;
  return 14 - count_of(honours_field) - knitted_held().most();
}

KindSet ShapeIndex::knitted_honours_helpful() const {
  const KnittedHeld held = knitted_held();
  const int most = held.most();
  std::uint64_t helpful = honour_kinds;
  for (std::size_t a = 0; a < assignments.size(); ++a) {
    if (held[a] == most) helpful |= assignment_kinds[a];
  }
  return KindSet(helpful & ~at_least_[1]);
}

ShapeIndex::KnittedHeld ShapeIndex::knitted_held() const {
  return {given_to_assignments[0][tally_ & 63] + given_to_assignments[1][tally_ >> 6 & 63] +
          given_to_assignments[2][tally_ >> 12 & 63]};
}

// Knitted straight: nine tiles of a pattern, and the rest as a standard hand with three melds less.

// What is left of a suit that gives one tile of each kind it can to a pattern.
std::uint32_t ShapeIndex::rest_key(int suit, int pattern) const {
  const std::uint64_t given = at_least_[1] >> (9 * suit) & (std::uint64_t{0b001001001} << pattern);
  return keys_[static_cast<std::size_t>(suit)] - key_of_ranks[given];
}

ShapeIndex::Keys ShapeIndex::rest_keys(const std::array<int, 3>& pattern_of_suit) const {
  return {rest_key(0, pattern_of_suit[0]), rest_key(1, pattern_of_suit[1]), rest_key(2, pattern_of_suit[2]),
          keys_[3]};
}

// What the key of a group tells where one meld and a pair are asked for. No such rest has four tiles of one
// kind, so that the tables' room of four is right though the pattern takes one.
std::uint8_t ShapeIndex::rest_class(std::size_t group, std::uint32_t key) const {
  const auto& t = *tables_;
  return group < 3 ? t.rest_of_suit[t.suit_class[key]] : t.rest_of_honours[t.honour_class[key]];
}
ShapeIndex::Classes ShapeIndex::rest_classes(const Keys& keys) const {
  return {rest_class(0, keys[0]), rest_class(1, keys[1]), rest_class(2, keys[2]), rest_class(3, keys[3])};
}
int ShapeIndex::rest_draws(const Classes& rests) const {
  const auto& t = *tables_;
  const auto left = t.rest_of_two_suits[rests[0]][rests[1]];
  return t.rest_distance[left][t.rest_of_suit_and_honours[rests[2]][rests[3]]];
}

// For a pair alone, one meld being called: the kinds that are a pair already, and those that can become one
// from a single tile or from none.
ShapeIndex::RestPair ShapeIndex::rest_pair(std::uint64_t knitted) const {
  const std::uint64_t fits = (~knitted & all_kinds & ~called_at_least_[3]) | (knitted & ~called_at_least_[2]);
  const std::uint64_t pairs = (at_least_[2] & ~knitted) | (at_least_[3] & knitted);
  const std::uint64_t singles = ((at_least_[1] & ~knitted) | (at_least_[2] & knitted)) & fits;
  if (pairs != 0) return {0, 0};
  if (singles != 0) return {1, singles};
  return {2, fits};
}

// Exact up to the limit; otherwise anything above it.
int ShapeIndex::knitted_straight_draws(int limit) const {
  if (size_ < 10) return far;
  int best = far;
  const KnittedHeld held = knitted_held();
  if (9 - held.most() > limit) return best;
  for (std::size_t a = 0; a < assignments.size(); ++a) {
    const int missing = 9 - held[a];
    const std::uint64_t kinds = assignment_kinds[a];
    if (missing > std::min(limit, best) || (kinds & called_at_least_[4]) != 0) continue;
    const int rest =
        is_closed() ? rest_draws(rest_classes(rest_keys(assignments[a]))) : rest_pair(kinds).draws;
    best = std::min(best, missing + rest);
  }
  return best;
}

KindSet ShapeIndex::knitted_straight_helpful(int draws) const {
  std::uint64_t helpful = 0;
  const KnittedHeld held = knitted_held();
  for (std::size_t a = 0; a < assignments.size(); ++a) {
    const int missing = 9 - held[a];
    const std::uint64_t kinds = assignment_kinds[a];
    if (missing > draws || (kinds & called_at_least_[4]) != 0) continue;
    if (!is_closed()) {
      const RestPair rest = rest_pair(kinds);
      if (missing + rest.draws == draws) helpful |= rest.helpful | (kinds & ~at_least_[1]);
      continue;
    }
    const Keys keys = rest_keys(assignments[a]);
    const Classes rests = rest_classes(keys);
    if (missing + rest_draws(rests) != draws) continue;
    helpful |= kinds & ~at_least_[1];
    for (std::uint64_t left = all_kinds & ~at_least_[4] & ~helpful; left != 0; left &= left - 1) {
      const int kind = std::countr_zero(left);
      const std::size_t group = group_of(kind);
      Classes next = rests;
      next[group] = rest_class(group, keys[group] + key_of(kind));
      if (missing + rest_draws(next) < draws) helpful |= bit(kind);
    }
  }
  return KindSet(helpful);
}

// The forms together

struct ShapeIndex::Distances {
  int standard = far;
  int seven_pairs = far;
  int orphans = far;
  int knitted_honours = far;
  int knitted_straight = far;
  int least = far;
};

inline ShapeIndex::Distances ShapeIndex::distances(Forms forms) const {
  Distances to;
  if (forms & standard) to.standard = standard_draws();
  if (forms & any_seven_pairs) to.seven_pairs = seven_pairs_draws((forms & seven_pairs_with_quads) != 0);
  if (forms & orphans) to.orphans = orphans_draws();
  if (forms & knitted_honours) to.knitted_honours = knitted_honours_draws();
  to.least = std::min(std::min(to.standard, to.seven_pairs), std::min(to.orphans, to.knitted_honours));
  if (forms & knitted_straight) to.knitted_straight = knitted_straight_draws(to.least);
  to.least = std::min(to.least, to.knitted_straight);
  return to;
}

// A draw brings no form nearer by more than one, so only the nearest forms matter.
inline KindSet ShapeIndex::helpful(Forms forms, const Distances& to) const {
  KindSet kinds;
  if (to.least == far) return kinds;
  if (to.standard == to.least) kinds = kinds | standard_helpful(to.least);
  if (to.seven_pairs == to.least) kinds = kinds | seven_pairs_helpful((forms & seven_pairs_with_quads) != 0);
  if (to.orphans == to.least) kinds = kinds | orphans_helpful();
  if (to.knitted_honours == to.least) kinds = kinds | knitted_honours_helpful();
  if (to.knitted_straight == to.least) kinds = kinds | knitted_straight_helpful(to.least);
  return kinds;
}

// shape_of: what is left without the kind; nothing where no form is possible.
template <class ShapeOf>
inline DiscardShapes ShapeIndex::discards_by(ShapeOf shape_of) const {
  assert(size_ % 3 == 2);
  DiscardShapes shapes;
  ShapeIndex rest = *this;
  for (std::uint64_t kinds = at_least_[1]; kinds != 0; kinds &= kinds - 1) {
    const int kind = std::countr_zero(kinds);
    rest.remove(kind);
    if (const std::optional<DiscardShape> shape = shape_of(rest)) {
      shapes.push_back({kind, shape->shanten, shape->effective});
    }
    rest.add(kind);
  }
  return shapes;
}

inline DiscardShapes ShapeIndex::discards_towards(Forms forms) const {
  return discards_by([&](const ShapeIndex& rest) -> std::optional<DiscardShape> {
    const Distances to = rest.distances(forms);
    if (to.least == far) return std::nullopt;
    return DiscardShape{0, to.least - 1, rest.helpful(forms, to)};
  });
}

// Of three forms, where there is room. A discard brings no form nearer, so only the nearest ones matter.
KindSet ShapeIndex::spare_of_three() const {
  const Distances to = distances(bits_of(three_forms));
  const std::uint64_t singles = at_least_[1] & ~at_least_[2];
  std::uint64_t kinds = 0;
  if (to.standard == to.least) {
    const auto melds = static_cast<std::size_t>(size_ / 3);
    kinds |= shape_tables::spare_kinds(*tables_, keys_, classes_, melds, to.least, at_least_[1]);
  }
  if (to.seven_pairs == to.least) kinds |= at_least_[3] | (count_of(kinds_field) > 7 ? singles : 0);
  if (to.orphans == to.least)
    kinds |= (at_least_[1] & ~orphan_kinds) | at_least_[count_of(orphan_pairs_field) > 1 ? 2 : 3];
  return KindSet(kinds);
}

std::optional<Shanten> ShapeIndex::shanten(Form form) const {
  const int draws = distances(only(form)).least;
  if (draws == far) return std::nullopt;
  return draws - 1;
}
Shanten ShapeIndex::standard_shanten() const { return standard_draws() - 1; }
Shanten ShapeIndex::shanten(FormSet forms) const {
  if (forms.has_wild()) return wild_shanten(forms);
  return asked_of(forms, [this](auto bits) { return distances(bits).least - 1; });
}

KindSet ShapeIndex::effective_tiles(Form form) const { return helpful(only(form), distances(only(form))); }
KindSet ShapeIndex::effective_tiles(FormSet forms) const {
  if (forms.has_wild()) return wild_shape(forms).effective;
  return asked_of(forms, [this](auto bits) { return helpful(bits, distances(bits)); });
}

KindSet ShapeIndex::spare_tiles(FormSet forms) const {
  if (forms == three_forms && !(has_called_ && crowded_kinds() != 0)) return spare_of_three();
  KindSet kinds;
  const Shanten now = shanten(forms);
  for (const DiscardShape& shape : discards(forms)) {
    if (shape.shanten == now) kinds.insert(shape.kind);
  }
  return kinds;
}

DiscardShapes ShapeIndex::discards(Form form) const { return discards_towards(only(form)); }
DiscardShapes ShapeIndex::discards(FormSet forms) const {
  if (forms.has_wild()) {
    return discards_by([&](const ShapeIndex& rest) { return std::optional(rest.wild_shape(forms)); });
  }
  return asked_of(forms, [this](auto bits) { return discards_towards(bits); });
}

namespace {

// A closed hand asked once for three_forms needs no index.
Shanten closed_shanten_of_three(const CountedGroups& groups) {
  const auto& t = shape_tables::tables();
  const std::array<std::uint8_t, 4> classes{t.suit_class[groups.key(0)], t.suit_class[groups.key(1)],
                                            t.suit_class[groups.key(2)], t.honour_class[groups.key(3)]};
  const auto all = groups.tally_of_all();
  const auto orphan = groups.tally_of_orphans();
  const int pairs = 7 - all.pairs + std::max(0, 7 - all.kinds);
  const int orphans_and_twin = 14 - orphan.kinds - (orphan.pairs > 0 ? 1 : 0);
  const int standard_form = distance_in(t, classes, static_cast<std::size_t>(groups.total() / 3));
  return std::min(standard_form, std::min(pairs, orphans_and_twin)) - 1;
}

}  // namespace

std::optional<Shanten> shanten(const TileCounts& concealed, Form form, const TileCounts& called) {
  return ShapeIndex(concealed, called).shanten(form);
}

Shanten shanten(const TileCounts& concealed, FormSet forms, const TileCounts& called) {
  if (forms == three_forms) {
    const CountedGroups groups(concealed);
    if (groups.total() >= 13) return closed_shanten_of_three(groups);
  }
  return ShapeIndex(concealed, called).shanten(forms);
}

KindSet effective_tiles(const TileCounts& concealed, Form form, const TileCounts& called) {
  return ShapeIndex(concealed, called).effective_tiles(form);
}

KindSet effective_tiles(const TileCounts& concealed, FormSet forms, const TileCounts& called) {
  return ShapeIndex(concealed, called).effective_tiles(forms);
}

}  // namespace tingpai
