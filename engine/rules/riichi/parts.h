// What a reading of a win comes to: all that its patterns and fu ask for, however it was found.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "engine/decomposition.h"
#include "engine/suit_splits.h"

namespace tingpai::riichi {

// One bit a kind.
using Kinds = std::uint64_t;

constexpr Kinds bit(int kind) { return Kinds{1} << kind; }
constexpr Kinds bit(Tile tile) { return bit(tile.kind()); }
constexpr bool only(Kinds present, Kinds of) { return (present & ~of) == 0; }
inline constexpr Kinds honours = Kinds{0x7f} << 27;
inline constexpr Kinds terminals = bit(0) | bit(8) | bit(9) | bit(17) | bit(18) | bit(26);
inline constexpr Kinds ends = terminals | honours;

// Where the winning tile is, as far as it matters. One bit each.
enum class Place : unsigned { two_sided_chow = 1, narrow_chow = 2, pair = 4, pung = 8 };

struct Parts {
  Form form = Form::standard;
  Place place = Place::two_sided_chow;
  Kinds chows = 0;    // their lowest kinds
  Kinds triples = 0;  // pungs and kongs
  Kinds pair = 0;
  int chow_count = 0;
  int equal_chows = 0;  // pairs of concealed chows that are alike
  int concealed_triples = 0;
  int kongs = 0;
  int triple_fu = 0;

  Parts() = default;
  explicit Parts(Form special) : form(special) {}
  Parts(const Reading& reading, bool self_drawn);

  Kinds kinds() const { return triples | pair | chows | chows << 1 | chows << 2; }
  // No other tile would have completed the group.
  bool is_narrow() const { return place == Place::narrow_chow || place == Place::pair; }

  void add(GroupType type, Tile tile, bool concealed);
};

// The standard readings of a win by what they come to, from the table of its suits.
class StandardParts {
 public:
  // concealed: with the winning tile, 14 tiles with those of the melds. called: what the melds come to; it is
  // to outlive this.
  StandardParts(const CountedGroups& concealed, const Parts& called, std::size_t melds, Tile win,
                bool self_drawn);

  // Calls visit(const Parts&) for each split in the order of for_each_split(), with the winning tile in every
  // place that makes a difference.
  template <class Visit>
  void for_each(Visit&& visit) const {
    Split split{suits_[0].begin(), suits_[1].begin(), suits_[2].begin(), suits_[3].begin()};
    const HandSplit first = joined(split);
    if (!first.has_one_pair()) return;
    for_each_place(split, first, visit);
    if (first.is_only_one()) return;
    while (advance(split)) for_each_place(split, joined(split), visit);
  }

 private:
  using Split = std::array<const SuitSplit*, 4>;

  static HandSplit joined(const Split& split) {
    HandSplit concealed;
    for (std::size_t suit = 0; suit < split.size(); ++suit) concealed.add(*split[suit], suit);
    return concealed;
  }

  // To the next combination; false after the last.
  bool advance(Split& split) const {
    for (const std::size_t suit : {2U, 1U, 0U}) {  // honours have but one split
      if (++split[suit] != suits_[suit].end()) return true;
      split[suit] = suits_[suit].begin();
    }
    return false;
  }

  template <class Visit>
  void for_each_place(const Split& split, const HandSplit& concealed, Visit& visit) const {
    Parts parts = with_called(concealed);
    for (unsigned left = places_in(*split[win_suit_]); left != 0; left &= left - 1) {
      parts.place = static_cast<Place>(left & (~left + 1));
      const int claimed = parts.place == Place::pung && !self_drawn_ ? 1 : 0;  // no place follows
      parts.concealed_triples -= claimed;
      parts.triple_fu -= claimed * claimed_fu_;
      visit(std::as_const(parts));
    }
  }

  Parts with_called(const HandSplit& concealed) const;
  unsigned places_in(const SuitSplit& suit) const;

  std::array<SuitSplits, 4> suits_;
  const Parts& called_;
  int concealed_groups_;
  bool self_drawn_;
  // Of the winning tile. Ranks and the lowest ranks of chows are bits.
  std::size_t win_suit_;
  unsigned rank_;
  unsigned two_sided_;
  unsigned narrow_;
  int claimed_fu_;  // that its pung lacks where a discard completed it
};

}  // namespace tingpai::riichi
