#include "engine/shape.h"

#include <algorithm>
#include <cassert>
#include <span>

#include "engine/shape_tables.h"

namespace tingpai {

namespace {

using shape_tables::Costs;
using shape_tables::Group;

constexpr int far = 99;  // draws to a form that is impossible
constexpr int closed_hand = 13;
constexpr std::size_t groups = 4;

// Bits of ShapeIndex::Forms.
constexpr unsigned standard = 1;
constexpr unsigned seven_pairs = 2;
constexpr unsigned seven_pairs_with_quads = 4;
constexpr unsigned orphans = 8;
constexpr unsigned knitted_straight = 16;
constexpr unsigned knitted_honours = 32;
constexpr unsigned riichi_forms = standard | seven_pairs | orphans;
constexpr unsigned mcr_forms =
    standard | seven_pairs_with_quads | orphans | knitted_straight | knitted_honours;

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

constexpr std::array<int, 13> orphan_kinds{0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33};
// Which of 147, 258, 369 (as 0, 1, 2) each suit takes.
constexpr std::array<std::array<int, 3>, 6> knitted_patterns{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

constexpr std::size_t group_of(int kind) { return static_cast<std::size_t>(kind / 9); }

bool knits(const std::array<int, 3>& pattern, int kind) {
  return kind < 27 && kind % 3 == pattern[static_cast<std::size_t>(kind / 9)];
}

// The draws that complete `melds` melds and a pair, looking at every kind's room.
int draws_within_room(const TileCounts& counts, const TileCounts& room, int melds) {
  Costs all = shape_tables::costs_of(Group::honours, std::span(counts.raw()).subspan(27),
                                     std::span(room.raw()).subspan(27));
  for (std::size_t first = 0; first < 27; first += 9) {
    all = shape_tables::joined(all,
                               shape_tables::costs_of(Group::suit, std::span(counts.raw()).subspan(first, 9),
                                                      std::span(room.raw()).subspan(first, 9)));
  }
  return all[static_cast<std::size_t>(shape_tables::pair_lane + melds)];
}

}  // namespace

ShapeIndex::ShapeIndex(const TileCounts& concealed, const TileCounts& called)
    : called_(called), tables_(&shape_tables::tables()) {
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    for (int n = 0; n < concealed[kind]; ++n) add(kind);
  }
}

void ShapeIndex::add(int kind) {
  assert(counts_[kind] + called_[kind] < 4);
  counts_.add(kind);
  keys_[group_of(kind)] += shape_tables::power_of_five[static_cast<std::size_t>(kind % 9)];
  ++size_;
}

void ShapeIndex::remove(int kind) {
  assert(counts_[kind] > 0);
  counts_.remove(kind);
  keys_[group_of(kind)] -= shape_tables::power_of_five[static_cast<std::size_t>(kind % 9)];
  --size_;
}

// Standard form

int ShapeIndex::standard_draws() const {
  const int melds = size_ / 3;
  if (called_ != TileCounts{}) {
    TileCounts room;
    for (int kind = 0; kind < Tile::kinds; ++kind) room.add(kind, 4 - called_[kind]);
    return draws_within_room(counts_, room, melds);
  }
  const auto& t = *tables_;
  const auto left = t.two_suits[t.suit_class[keys_[0]]][t.suit_class[keys_[1]]];
  const auto right = t.suit_and_honours[t.suit_class[keys_[2]]][t.honour_class[keys_[3]]];
  return t.distance[static_cast<std::size_t>(melds)][left][right];
}

KindSet ShapeIndex::standard_helpful() const {
  KindSet helpful;
  const int draws = standard_draws();
  ShapeIndex next = *this;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (counts_[kind] + called_[kind] == 4) continue;
    next.add(kind);
    if (next.standard_draws() < draws) helpful.insert(kind);
    next.remove(kind);
  }
  return helpful;
}

// Seven pairs

int ShapeIndex::seven_pairs_draws(bool quads_count_twice) const {
  if (size_ < closed_hand) return far;
  int kinds = 0;
  int pairs = 0;
  for (const int count : counts_.raw()) {
    kinds += count > 0 ? 1 : 0;
    pairs += quads_count_twice ? count / 2 : (count >= 2 ? 1 : 0);
  }
  const int missing_kinds = quads_count_twice ? 0 : std::max(0, 7 - kinds);
  return 7 - pairs + missing_kinds;
}

KindSet ShapeIndex::seven_pairs_helpful(bool quads_count_twice) const {
  KindSet helpful;
  const auto kinds = Tile::kinds - std::ranges::count(counts_.raw(), 0);
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const int count = counts_[kind];
    const bool new_kind = count == 0 && kinds < 7 && !quads_count_twice;
    if (count == 1 || new_kind || (count == 3 && quads_count_twice)) helpful.insert(kind);
  }
  return helpful;
}

// Thirteen orphans

int ShapeIndex::orphans_draws() const {
  if (size_ < closed_hand) return far;
  int missing = 14;
  bool twin = false;
  for (const int kind : orphan_kinds) {
    if (counts_[kind] > 0) --missing;
    if (counts_[kind] > 1) twin = true;
  }
  return missing - (twin ? 1 : 0);
}

KindSet ShapeIndex::orphans_helpful() const {
  const bool twin = std::ranges::any_of(orphan_kinds, [this](int kind) { return counts_[kind] > 1; });
  KindSet helpful;
  for (const int kind : orphan_kinds) {
    if (counts_[kind] == 0 || !twin) helpful.insert(kind);
  }
  return helpful;
}

// Knitted straight: nine tiles of a pattern, and the rest as a standard hand with three melds less.

int ShapeIndex::knitted_straight_draws() const {
  const int melds = size_ / 3 - 3;
  if (melds < 0) return far;
  int best = far;
  for (const auto& pattern : knitted_patterns) {
    TileCounts rest = counts_;
    TileCounts room;
    int missing = 0;
    bool possible = true;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      const int knitted = knits(pattern, kind) ? 1 : 0;
      if (called_[kind] + knitted > 4) possible = false;
      room.add(kind, std::max(0, 4 - called_[kind] - knitted));
      if (knitted == 0) continue;
      if (counts_[kind] == 0) {
        ++missing;
      } else {
        rest.remove(kind);
      }
    }
    if (possible) best = std::min(best, missing + draws_within_room(rest, room, melds));
  }
  return best;
}

KindSet ShapeIndex::knitted_straight_helpful() const {
  KindSet helpful;
  const int draws = knitted_straight_draws();
  ShapeIndex next = *this;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (counts_[kind] + called_[kind] == 4) continue;
    next.add(kind);
    if (next.knitted_straight_draws() < draws) helpful.insert(kind);
    next.remove(kind);
  }
  return helpful;
}

// Knitted honours: fourteen different tiles out of the honours and the nine of a pattern.

int ShapeIndex::knitted_honours_draws() const {
  if (size_ < closed_hand) return far;
  int best = 0;
  for (const auto& pattern : knitted_patterns) {
    int different = 0;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (counts_[kind] > 0 && (kind >= 27 || knits(pattern, kind))) ++different;
    }
    best = std::max(best, different);
  }
  return 14 - best;
}

KindSet ShapeIndex::knitted_honours_helpful() const {
  KindSet helpful;
  const int draws = knitted_honours_draws();
  for (const auto& pattern : knitted_patterns) {
    int different = 0;
    KindSet absent;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (kind < 27 && !knits(pattern, kind)) continue;
      if (counts_[kind] > 0) {
        ++different;
      } else {
        absent.insert(kind);
      }
    }
    if (14 - different == draws) helpful = helpful | absent;
  }
  return helpful;
}

// The forms together

int ShapeIndex::draws_to(Forms forms) const {
  int best = far;
  if (forms & standard) best = std::min(best, standard_draws());
  if (forms & (seven_pairs | seven_pairs_with_quads)) {
    best = std::min(best, seven_pairs_draws((forms & seven_pairs_with_quads) != 0));
  }
  if (forms & orphans) best = std::min(best, orphans_draws());
  if (forms & knitted_straight) best = std::min(best, knitted_straight_draws());
  if (forms & knitted_honours) best = std::min(best, knitted_honours_draws());
  return best;
}

// A draw lowers no form by more than one, so only the nearest forms matter.
KindSet ShapeIndex::helpful(Forms forms) const {
  const int draws = draws_to(forms);
  KindSet helpful;
  if (draws == far) return helpful;
  if ((forms & standard) && standard_draws() == draws) helpful = helpful | standard_helpful();
  if (forms & (seven_pairs | seven_pairs_with_quads)) {
    const bool quads = (forms & seven_pairs_with_quads) != 0;
    if (seven_pairs_draws(quads) == draws) helpful = helpful | seven_pairs_helpful(quads);
  }
  if ((forms & orphans) && orphans_draws() == draws) helpful = helpful | orphans_helpful();
  if ((forms & knitted_straight) && knitted_straight_draws() == draws) {
    helpful = helpful | knitted_straight_helpful();
  }
  if ((forms & knitted_honours) && knitted_honours_draws() == draws) {
    helpful = helpful | knitted_honours_helpful();
  }
  return helpful;
}

DiscardShapes ShapeIndex::discards_towards(Forms forms) const {
  assert(size_ % 3 == 2);
  DiscardShapes shapes;
  if (draws_to(forms) == far) return shapes;
  ShapeIndex rest = *this;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (counts_[kind] == 0) continue;
    rest.remove(kind);
    shapes.push_back({kind, rest.draws_to(forms) - 1, rest.helpful(forms)});
    rest.add(kind);
  }
  return shapes;
}

std::optional<Shanten> ShapeIndex::shanten(Form form) const {
  const int draws = draws_to(only(form));
  if (draws == far) return std::nullopt;
  return draws - 1;
}
Shanten ShapeIndex::standard_shanten() const { return standard_draws() - 1; }
Shanten ShapeIndex::riichi_shanten() const { return draws_to(riichi_forms) - 1; }
Shanten ShapeIndex::mcr_shanten() const { return draws_to(mcr_forms) - 1; }

KindSet ShapeIndex::effective_tiles(Form form) const { return helpful(only(form)); }
KindSet ShapeIndex::riichi_effective_tiles() const { return helpful(riichi_forms); }
KindSet ShapeIndex::mcr_effective_tiles() const { return helpful(mcr_forms); }

DiscardShapes ShapeIndex::discards(Form form) const { return discards_towards(only(form)); }
DiscardShapes ShapeIndex::riichi_discards() const { return discards_towards(riichi_forms); }
DiscardShapes ShapeIndex::mcr_discards() const { return discards_towards(mcr_forms); }

std::optional<Shanten> shanten(const TileCounts& concealed, Form form, const TileCounts& called) {
  return ShapeIndex(concealed, called).shanten(form);
}

Shanten mcr_shanten(const TileCounts& concealed, const TileCounts& called) {
  return ShapeIndex(concealed, called).mcr_shanten();
}

KindSet effective_tiles(const TileCounts& concealed, Form form, const TileCounts& called) {
  return ShapeIndex(concealed, called).effective_tiles(form);
}

KindSet mcr_effective_tiles(const TileCounts& concealed, const TileCounts& called) {
  return ShapeIndex(concealed, called).mcr_effective_tiles();
}

}  // namespace tingpai
