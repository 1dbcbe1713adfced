#include "engine/rules/riichi/parts.h"

namespace tingpai::riichi {

namespace {

// Outer ones are of terminals or honours.
constexpr int fu_of_triple(bool outer, bool concealed, bool kong) {
  return 2 << (int{outer} + int{concealed} + 2 * int{kong});
}
constexpr bool is_outer(Tile tile) { return (bit(tile) & ends) != 0; }

// The chows that a tile completes, as bits of their lowest ranks: those that another tile would complete,
// too, and those that no other would.
struct Chows {
  std::uint16_t two_sided = 0;
  std::uint16_t narrow = 0;
};
constexpr std::array<Chows, 9> chows_by_rank = [] {
  std::array<Chows, 9> chows;
  for (std::size_t lowest = 0; lowest < 7; ++lowest) {
    const auto chow = static_cast<std::uint16_t>(1 << lowest);
    (lowest < 6 ? chows[lowest].two_sided : chows[lowest].narrow) |= chow;
    chows[lowest + 1].narrow |= chow;
    (lowest > 0 ? chows[lowest + 2].two_sided : chows[lowest + 2].narrow) |= chow;
  }
  return chows;
}();
const Chows& chows_with(Tile tile) { return chows_by_rank[static_cast<std::size_t>(tile.kind() % 9)]; }

}  // namespace

// Sums instead of branches: what melds a hand has is hard to predict.
void Parts::add(GroupType type, Tile tile, bool concealed) {
  const bool chow = type == GroupType::chow;
  const bool kong = type == GroupType::kong;
  chow_count += int{chow};
  chows |= Kinds{chow} << tile.kind();
  triples |= Kinds{!chow} << tile.kind();
  concealed_triples += int{concealed} * int{!chow};
  kongs += int{kong};
  triple_fu += fu_of_triple(is_outer(tile), concealed, kong) * int{!chow};
}

Parts::Parts(const Reading& reading, bool self_drawn) : form(reading.form) {
  if (reading.groups.empty()) return;
  pair = bit(reading.pair);
  if (reading.pair_wins) place = Place::pair;
  Kinds odd = 0;  // chows there is an odd number of
  for (const Group& group : reading.groups) {
    add(group.type, group.tile, group.concealed && (self_drawn || !group.wins));
    const bool chow = group.type == GroupType::chow;
    if (chow) {
      const Kinds at = bit(group.tile);
      equal_chows += (odd & at) != 0 ? 1 : 0;
      odd ^= at;
    }
    if (!group.wins) continue;
    const bool narrow = chow && (chows_with(reading.win).narrow >> (group.tile.rank() - 1) & 1) != 0;
    place = !chow ? Place::pung : narrow ? Place::narrow_chow : Place::two_sided_chow;
  }
}

StandardParts::StandardParts(const CountedGroups& concealed, const Parts& called, std::size_t melds, Tile win,
                             bool self_drawn)
    : suits_(splits_of_suits(concealed)),
      called_(called),
      concealed_groups_(4 - static_cast<int>(melds)),
      self_drawn_(self_drawn),
      win_suit_(static_cast<std::size_t>(win.kind() / 9)),
      rank_(1U << win.kind() % 9),
      two_sided_(chows_with(win).two_sided),
      narrow_(chows_with(win).narrow),
      claimed_fu_(fu_of_triple(is_outer(win), true, false) - fu_of_triple(is_outer(win), false, false)) {}

Parts StandardParts::with_called(const HandSplit& concealed) const {
  constexpr int inner_fu = fu_of_triple(false, true, false);
  constexpr int outer_fu = fu_of_triple(true, true, false);
  const int pungs = concealed_groups_ - concealed.chow_count();
  const int outer = concealed.outer_pung_count();
  Parts parts;
  parts.chows = called_.chows | concealed.chows();
  parts.triples = called_.triples | concealed.pungs();
  parts.pair = concealed.pairs();
  parts.chow_count = called_.chow_count + concealed.chow_count();
  parts.equal_chows = concealed.equal_chow_count();
  parts.concealed_triples = called_.concealed_triples + pungs;
  parts.kongs = called_.kongs;
  parts.triple_fu = called_.triple_fu + (pungs - outer) * inner_fu + outer * outer_fu;
  return parts;
}

// As bits.
unsigned StandardParts::places_in(const SuitSplit& suit) const {
  const auto when = [](bool there, Place place) { return unsigned{there} * static_cast<unsigned>(place); };
  return when((suit.chows() & two_sided_) != 0, Place::two_sided_chow) |
         when((suit.chows() & narrow_) != 0, Place::narrow_chow) |
         when((suit.pair & rank_) != 0, Place::pair) | when((suit.pungs() & rank_) != 0, Place::pung);
}

}  // namespace tingpai::riichi
