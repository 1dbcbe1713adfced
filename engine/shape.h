// How far a hand is from complete, and what would help: shanten, effective tiles, waits.
// -1 is complete, 0 ready. A kind of which a hand (melds included) holds all four is never useful.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>

#include "engine/hand.h"
#include "engine/static_vector.h"

namespace tingpai {

namespace shape_tables {
struct Tables;
}

using Shanten = int;  // -1 complete, 0 ready (tenpai), up to 8 (thirteen orphans: 13)

// The forms a hand may end in. A ruleset names the ones it knows.
enum class Form : std::uint8_t {
  standard,          // four melds and a pair
  seven_pairs,       // seven pairs; whether four of a kind count as two is a matter of FormSet
  thirteen_orphans,  // one of each terminal and honour and one twin
  knitted_straight,  // 147 258 369 across the suits as three melds, one more meld and a pair
  knitted_honours,   // fourteen different tiles: honours and a knitted pattern (lesser and greater)
};

// Forms that count together, and the kind whose tiles stand for any tile where there is one.
class FormSet {
 public:
  constexpr FormSet() = default;
  // quads_are_pairs: four of a kind count as two pairs of seven; else these differ.
  constexpr FormSet(std::initializer_list<Form> forms, bool quads_are_pairs = false)
      : quads_are_pairs_(quads_are_pairs) {
    for (const Form form : forms)
      bits_ = static_cast<std::uint8_t>(bits_ | 1U << static_cast<unsigned>(form));
  }
  // The standard form and seven pairs whose quads are pairs know wild tiles.
  constexpr FormSet with_wild(int kind) const {
    FormSet forms = *this;
    forms.wild_ = static_cast<std::int8_t>(kind);
    return forms;
  }
  constexpr bool contains(Form form) const { return (bits_ >> static_cast<unsigned>(form) & 1U) != 0; }
  constexpr bool quads_are_pairs() const { return quads_are_pairs_; }
  constexpr bool has_wild() const { return wild_ >= 0; }
  constexpr int wild() const { return wild_; }  // -1: none
  constexpr bool operator==(const FormSet&) const = default;

 private:
  std::uint8_t bits_ = 0;
  bool quads_are_pairs_ = false;
  std::int8_t wild_ = -1;
};
// Standard, seven different pairs, thirteen orphans.
inline constexpr FormSet three_forms{Form::standard, Form::seven_pairs, Form::thirteen_orphans};
// All; four of a kind are two pairs.
inline constexpr FormSet five_forms{{Form::standard, Form::seven_pairs, Form::thirteen_orphans,
                                     Form::knitted_straight, Form::knitted_honours},
                                    true};

// A set of kinds, one bit each (bit 0 is 1m, bit 33 is 7z).
class KindSet {
 public:
  constexpr KindSet() = default;
  constexpr explicit KindSet(std::uint64_t bits) : bits_(bits) {}
  constexpr bool contains(int kind) const { return (bits_ >> kind & 1) != 0; }
  constexpr bool contains(Tile tile) const { return contains(tile.kind()); }
  constexpr void insert(int kind) { bits_ |= std::uint64_t{1} << kind; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::uint64_t bits() const { return bits_; }
  constexpr KindSet operator|(KindSet other) const { return KindSet(bits_ | other.bits_); }
  constexpr bool operator==(const KindSet&) const = default;

 private:
  std::uint64_t bits_ = 0;
};

// `concealed` holds 3n+1 or 3n+2 tiles; the missing melds are taken as called. `called` names their tiles,
// for the rule of the fifth copy; pass {} when there are none. Empty where the form is impossible for this
// number of called melds.
std::optional<Shanten> shanten(const TileCounts& concealed, Form form, const TileCounts& called = {});
// The nearest of several forms, the standard one among them.
Shanten shanten(const TileCounts& concealed, FormSet forms, const TileCounts& called = {});
// Kinds whose draw lowers the shanten (for 3n+1 tiles).
KindSet effective_tiles(const TileCounts& concealed, Form form, const TileCounts& called = {});
KindSet effective_tiles(const TileCounts& concealed, FormSet forms, const TileCounts& called = {});

// What a discard leaves.
struct DiscardShape {
  int kind = 0;
  Shanten shanten = 0;
  KindSet effective;
  bool operator==(const DiscardShape&) const = default;
};
using DiscardShapes = StaticVector<DiscardShape, 14>;

// A hand that changes by a tile at a time, for searches: each question costs a few table look-ups. The called
// tiles stay the same; a call makes a new index. The free functions above are short for a new index.
class ShapeIndex {
 public:
  explicit ShapeIndex(const TileCounts& concealed = {}, const TileCounts& called = {});

  // The concealed tiles. With the called ones, at most four of a kind.
  void add(int kind);
  void remove(int kind);
  // A tile that no form has a use for: it only takes a place.
  void add_useless() { ++size_; }
  void remove_useless() { --size_; }
  int operator[](int kind) const { return counts_[kind]; }
  int size() const { return size_; }
  KindSet kinds() const { return KindSet(at_least_[1]); }

  // Empty where the form is impossible for this number of called melds. The standard form never is.
  std::optional<Shanten> shanten(Form form) const;
  Shanten standard_shanten() const;
  Shanten shanten(FormSet forms) const;  // of the nearest; the standard form is among them

  // For 3n+1 tiles: the kinds whose draw lowers that shanten.
  KindSet effective_tiles(Form form) const;
  KindSet effective_tiles(FormSet forms) const;

  // For 3n+2 tiles: the kinds whose discard leaves the shanten as it is.
  KindSet spare_tiles(FormSet forms) const;
  // For 3n+2 tiles: every kind that may be discarded, in order of kind, and what is left then.
  DiscardShapes discards(Form form) const;  // none where the form is impossible
  DiscardShapes discards(FormSet forms) const;

 private:
  using Forms = unsigned;  // bits, see shape.cpp
  // Of characters, dots, bamboo and honours, see shape_tables.h.
  using Keys = std::array<std::uint32_t, 4>;
  using Classes = std::array<std::uint8_t, 4>;
  struct Distances;

  // How many of its nine kinds are held, for each of the six knitted patterns.
  struct KnittedHeld {
    std::uint64_t bytes;
    int operator[](std::size_t assignment) const { return static_cast<int>(bytes >> (8 * assignment) & 15); }
    int most() const {
      int best = 0;
      for (std::size_t i = 0; i < 6; ++i) best = best < (*this)[i] ? (*this)[i] : best;
      return best;
    }
  };
  struct RestPair {
    int draws;
    std::uint64_t helpful;
  };

  int pairs_and_quads() const;  // a quad counts twice
  int count_of(int field) const { return static_cast<int>(tally_ >> field & 31); }
  std::uint64_t full() const;  // kinds of which the hand holds all four
  bool is_closed() const { return size_ >= 13; }

  Distances distances(Forms forms) const;
  KindSet helpful(Forms forms, const Distances& to) const;
  template <class ShapeOf>
  DiscardShapes discards_by(ShapeOf shape_of) const;
  DiscardShapes discards_towards(Forms forms) const;
  KindSet spare_of_three() const;

  // The fewest draws that complete the form (0 is complete) and the kinds that make them fewer.
  int standard_draws() const;
  KindSet standard_helpful(int draws) const;
  int seven_pairs_draws(bool quads_count_twice) const;
  KindSet seven_pairs_helpful(bool quads_count_twice) const;
  int orphans_draws() const;
  KindSet orphans_helpful() const;
  int knitted_straight_draws(int limit) const;
  KindSet knitted_straight_helpful(int draws) const;
  int knitted_honours_draws() const;
  KindSet knitted_honours_helpful() const;
  KnittedHeld knitted_held() const;
  std::uint32_t rest_key(int suit, int pattern) const;
  Keys rest_keys(const std::array<int, 3>& pattern_of_suit) const;
  std::uint8_t rest_class(std::size_t group, std::uint32_t key) const;
  Classes rest_classes(const Keys& keys) const;
  int rest_draws(const Classes& rests) const;
  RestPair rest_pair(std::uint64_t knitted) const;

  // Hands with wild tiles, see shape_wild.cpp.
  class Natural;
  struct WildDistances;
  static WildDistances wild_distances(const Natural& natural, FormSet forms);
  KindSet wild_helpful(const Natural& natural, FormSet forms, const WildDistances& to) const;
  Shanten wild_shanten(FormSet forms) const;
  DiscardShape wild_shape(FormSet forms) const;  // its kind says nothing

  // The standard form where called tiles leave less room than the tables think, see shape_room.cpp.
  void note_called();
  std::uint64_t crowded_kinds(std::uint64_t drawn = 0) const;  // `drawn`: one more kind, as a bit
  int draws_within_room() const;
  std::array<std::array<std::uint8_t, 16>, 4> costs_of_groups() const;
  std::uint64_t helpful_within_room(std::uint64_t candidates, int draws) const;

  TileCounts counts_;
  TileCounts called_;
  const shape_tables::Tables* tables_;
  Keys keys_{};
  Classes classes_{};  // of the keys
  int size_ = 0;
  bool has_called_ = false;
  std::uint64_t tally_ = 0;                         // packed counters, see shape.cpp
  std::array<std::uint64_t, 5> at_least_{};         // [n]: the kinds of which n or more are concealed
  std::array<std::uint64_t, 5> called_at_least_{};  // [n]: the kinds of which n or more are called
  std::uint64_t crowding_ones_ = 0;                 // see crowded_kinds
};

}  // namespace tingpai
