#include "engine/rules/mcr/detect.h"

#include <bit>

namespace tingpai::mcr {

namespace {

using enum Pattern;

// Bits of the same ranks in all three suits.
constexpr std::uint64_t ranks(std::initializer_list<int> wanted) {
  std::uint64_t bits = 0;
  for (const int rank : wanted) bits |= std::uint64_t{1 | 1 << 9 | 1 << 18} << (rank - 1);
  return bits;
}
constexpr std::uint64_t in_suit(Suit suit, std::initializer_list<int> wanted) {
  std::uint64_t bits = 0;
  for (const int rank : wanted) bits |= std::uint64_t{1} << Tile::of(suit, rank).kind();
  return bits;
}

constexpr std::uint64_t winds = in_suit(Suit::honours, {1, 2, 3, 4});
constexpr std::uint64_t dragons = in_suit(Suit::honours, {5, 6, 7});
constexpr std::uint64_t honours = winds | dragons;
constexpr std::uint64_t terminals = ranks({1, 9});
constexpr std::uint64_t even_ranks = ranks({2, 4, 6, 8});
constexpr std::uint64_t green = in_suit(Suit::bamboo, {2, 3, 4, 6, 8}) | in_suit(Suit::honours, {6});
constexpr std::uint64_t symmetric = in_suit(Suit::dots, {1, 2, 3, 4, 5, 8, 9}) |
                                    in_suit(Suit::bamboo, {2, 4, 5, 6, 8, 9}) | in_suit(Suit::honours, {5});
constexpr std::uint64_t suit_bits = 0x1ff;

// Tiles of a reading are plain: their index is their kind.
constexpr std::uint64_t bit(Tile tile) { return std::uint64_t{1} << tile.index(); }

// What the groups of a reading are, counted once.
struct GroupFacts {
  SuitedSets chows;
  SuitedSets pungs;              // kongs too; suited ones
  std::uint64_t pung_kinds = 0;  // kongs too
  int sets_with_end = 0;         // sets with a terminal or an honour, pair not included
  int sets_with_five = 0;        // the same for a five
  int concealed_pungs = 0;       // kongs too, not claimed before the win
  int concealed_kongs = 0;
  int melded_kongs = 0;
  int claimed = 0;  // groups made with another's tile before the win

  explicit GroupFacts(const Reading& reading) {
    for (const Group& group : reading.groups) add(group);
  }
  bool has_pung(std::uint64_t kinds) const { return (pung_kinds & kinds) != 0; }
  int pungs_among(std::uint64_t kinds) const {  // four at most
    int count = 0;
    for (std::uint64_t left = pung_kinds & kinds; left != 0; left &= left - 1) ++count;
    return count;
  }

 private:
  void add(const Group& group) {
    const int kind = group.tile.index();  // never a red five
    const auto suit = static_cast<std::uint8_t>(kind / 9);
    const auto rank = static_cast<std::uint8_t>(kind % 9 + 1);
    if (!group.concealed) ++claimed;
    if (group.type == GroupType::knitted) return;
    if (group.type == GroupType::chow) {
      chows.push_back({suit, rank});
      sets_with_end += rank == 1 || rank == 7 ? 1 : 0;
      sets_with_five += rank >= 3 && rank <= 5 ? 1 : 0;
      return;
    }
    pung_kinds |= bit(group.tile);
    if (suit < 3) pungs.push_back({suit, rank});
    sets_with_end += (bit(group.tile) & (terminals | honours)) != 0 ? 1 : 0;
    sets_with_five += suit < 3 && rank == 5 ? 1 : 0;
    concealed_pungs += group.concealed ? 1 : 0;
    if (group.type != GroupType::kong) return;
    ++(group.concealed ? concealed_kongs : melded_kongs);
  }
};

bool has_groups(const Reading& reading) {
  return reading.form == Form::standard || reading.form == Form::knitted_straight;
}

// 1112345678999 of one suit, then any tile of it.
bool is_nine_gates(const Reading& reading, const TileFacts& facts) {
  if (facts.suits != 1 || facts.any(honours) || reading.tiles.total() != 14) return false;
  const int suit = reading.win.kind() / 9;
  for (int rank = 1; rank <= 9; ++rank) {
    const int kind = 9 * suit + rank - 1;
    const int before = reading.tiles[kind] - (kind == reading.win.kind() ? 1 : 0);
    if (before != (rank == 1 || rank == 9 ? 3 : 1)) return false;
  }
  return true;
}

void show_forms(const Reading& reading, const TileFacts& facts, Tally& tally) {
  const auto run_of_seven = [&] {
    const std::uint64_t low = facts.kinds >> std::countr_zero(facts.kinds);
    return facts.suits == 1 && !facts.any(honours) && low == 0x7f;
  };
  tally.show(seven_pairs, reading.form == Form::seven_pairs);
  tally.show(seven_shifted_pairs, reading.form == Form::seven_pairs && run_of_seven());
  tally.show(thirteen_orphans, reading.form == Form::thirteen_orphans);
  const bool knitted_honours = reading.form == Form::knitted_honours;
  const int different_honours = std::popcount(facts.kinds & honours);
  tally.show(greater_honors_and_knitted_tiles, knitted_honours && different_honours == 7);
  tally.show(lesser_honors_and_knitted_tiles, knitted_honours);
  tally.show(knitted_straight,
             reading.form == Form::knitted_straight || (knitted_honours && different_honours == 5));
}

void show_kongs_and_claims(const GroupFacts& groups, const Circumstances& context, Tally& tally) {
  const int concealed = groups.concealed_kongs;
  const int melded = groups.melded_kongs;
  tally.show(four_kongs, concealed + melded == 4);
  tally.show(three_kongs, concealed + melded == 3);
  tally.show(two_concealed_kongs, concealed >= 2);
  tally.show(concealed_kong_and_melded_kong, concealed >= 1 && melded >= 1);
  tally.show(two_melded_kongs, melded >= 2);
  tally.show(concealed_kong, concealed >= 1);
  tally.show(melded_kong, melded >= 1);
  tally.show(melded_hand, groups.claimed == 4 && !context.self_drawn);
  tally.show(concealed_hand, groups.claimed == 0 && !context.self_drawn);
  tally.show(fully_concealed_hand, groups.claimed == 0 && context.self_drawn);
}

void show_honour_pungs(const Reading& reading, const GroupFacts& groups, const Circumstances& context,
                       bool nine_gates_hand, Tally& tally) {
  if (!groups.has_pung(honours | terminals)) return;
  const Tile round = Tile::of(Suit::honours, static_cast<int>(context.round) + 1);
  const Tile seat = Tile::of(Suit::honours, static_cast<int>(context.seat) + 1);
  const int wind_pungs = groups.pungs_among(winds);
  const int dragon_pungs = groups.pungs_among(dragons);
  tally.show(big_four_winds, wind_pungs == 4);
  tally.show(little_four_winds, wind_pungs == 3 && reading.pair.is_wind());
  tally.show(big_three_winds, wind_pungs >= 3);
  tally.show(big_three_dragons, dragon_pungs == 3);
  tally.show(little_three_dragons, dragon_pungs == 2 && reading.pair.is_dragon());
  tally.show(two_dragon_pungs, dragon_pungs == 2);
  tally.add(dragon_pung, dragon_pungs);
  tally.show(prevalent_wind, groups.has_pung(bit(round)));
  tally.show(seat_wind, groups.has_pung(bit(seat)));
  // Pungs that another pattern rests on do not score as a pung of terminals or honours as well.
  int ends = groups.pungs_among(terminals);
  if (nine_gates_hand && ends > 0) {
    --ends;
    tally.absorb(pung_of_terminals_or_honors, nine_gates);
  }
  if (dragon_pungs > 0) tally.absorb(pung_of_terminals_or_honors, dragon_pung);
  if (wind_pungs >= 3) {
    tally.absorb(pung_of_terminals_or_honors, wind_pungs == 4 ? big_four_winds : big_three_winds);
  } else {
    ends += groups.pungs_among(winds & ~bit(round) & ~bit(seat));
    if (groups.has_pung(bit(round))) tally.absorb(pung_of_terminals_or_honors, prevalent_wind);
    if (groups.has_pung(bit(seat))) tally.absorb(pung_of_terminals_or_honors, seat_wind);
  }
  tally.add(pung_of_terminals_or_honors, ends);
}

void show_whole_hand(const Reading& reading, const TileFacts& facts, const GroupFacts& groups, Tally& tally) {
  const bool standard = reading.form == Form::standard;
  const std::uint64_t pair = bit(reading.pair);
  const auto chow_count = [&](Suit suit, int rank) {
    int count = 0;
    for (const SuitedSet& chow : groups.chows) {
      count += chow.suit == static_cast<int>(suit) && chow.rank == rank ? 1 : 0;
    }
    return count;
  };
  if (standard && groups.chows.size() == 4 && (pair & ranks({5})) != 0) {
    int both_twice = 0;  // suits with 123 and 789 twice
    int both_once = 0;
    for (const Suit suit : {Suit::characters, Suit::dots, Suit::bamboo}) {
      const int low = chow_count(suit, 1);
      const int high = chow_count(suit, 7);
      both_twice += low == 2 && high == 2 && suit == reading.pair.suit() ? 1 : 0;
      both_once += low == 1 && high == 1 && suit != reading.pair.suit() ? 1 : 0;
    }
    tally.show(pure_terminal_chows, both_twice == 1);
    tally.show(three_suited_terminal_chows, both_once == 2);
  }
  const bool four_pungs = standard && groups.chows.empty();
  tally.show(all_pungs, four_pungs);
  tally.show(all_even_pungs, four_pungs && facts.only(even_ranks));
  const bool loose_chows = groups.chows.size() == (standard ? 4 : 1);  // beside the knitted body: one
  tally.show(all_chows, loose_chows && !reading.pair.is_honour());
  tally.show(all_five, standard && groups.sets_with_five == 4 && (pair & ranks({5})) != 0);
  tally.show(outside_hand, standard && groups.sets_with_end == 4 && (pair & (terminals | honours)) != 0);
}

}  // namespace

TileFacts::TileFacts(const TileCounts& tiles) {
  const auto [present, of_four] = decomposition::kinds_of(tiles);
  kinds = present;
  fours = of_four;
  for (int suit = 0; suit < 3; ++suit) suits += any(suit_bits << 9 * suit) ? 1 : 0;
}

void show_tiles(const TileFacts& facts, Tally& tally) {
  tally.show(all_green, facts.only(green));
  tally.show(all_terminals, facts.only(terminals));
  tally.show(all_honors, facts.only(honours));
  tally.show(all_terminals_and_honors, facts.only(terminals | honours));
  tally.show(full_flush, facts.suits == 1 && !facts.any(honours));
  tally.show(half_flush, facts.suits == 1 && facts.any(honours));
  tally.show(upper_tiles, facts.only(ranks({7, 8, 9})));
  tally.show(middle_tiles, facts.only(ranks({4, 5, 6})));
  tally.show(lower_tiles, facts.only(ranks({1, 2, 3})));
  tally.show(upper_four, facts.only(ranks({6, 7, 8, 9})));
  tally.show(lower_four, facts.only(ranks({1, 2, 3, 4})));
  tally.show(reversible_tiles, facts.only(symmetric));
  tally.show(all_types, facts.suits == 3 && facts.any(winds) && facts.any(dragons));
  tally.show(all_simples, !facts.any(terminals | honours));
  tally.show(one_voided_suit, facts.suits == 2);
  tally.show(no_honors, !facts.any(honours));
}

void show_circumstances(const Circumstances& context, Tally& tally) {
  const bool discard = !context.self_drawn && !context.robbing;
  tally.show(last_tile_draw, context.last_wall_tile && context.self_drawn);
  tally.show(last_tile_claim, context.last_wall_tile && discard);
  tally.show(out_with_replacement_tile, context.replacement && context.self_drawn);
  tally.show(robbing_the_kong, context.robbing && !context.self_drawn);
  tally.show(last_tile, context.last_of_kind);
  tally.show(self_drawn, context.self_drawn);
  tally.add(flower_tiles, context.flowers);
}

int show_groups(const Reading& reading, const TileFacts& facts, const Circumstances& context, Tally& tally) {
  const GroupFacts groups(reading);
  const bool nine_gates_hand = groups.claimed == 0 && is_nine_gates(reading, facts);
  tally.show(nine_gates, nine_gates_hand);
  tally.add(tile_hog, facts.fours - groups.concealed_kongs - groups.melded_kongs);
  show_kongs_and_claims(groups, context, tally);
  if (reading.form != Form::standard) show_forms(reading, facts, tally);
  if (!has_groups(reading)) return 0;
  show_whole_hand(reading, facts, groups, tally);
  show_honour_pungs(reading, groups, context, nine_gates_hand, tally);
  combine_chows(groups.chows, tally);
  combine_pungs(groups.pungs, tally);
  return groups.concealed_pungs;
}

Place place_of(const Reading& reading) {
  if (!has_groups(reading)) return {};
  if (reading.pair_wins) return {single_wait, false};
  for (const Group& group : reading.groups) {
    if (!group.wins) continue;
    if (group.type == GroupType::pung) return {std::nullopt, true};
    if (group.type != GroupType::chow) return {};
    const int place = reading.win.kind() - group.tile.kind();
    if (place == 1) return {closed_wait, false};
    const bool edge = place == 2 ? group.tile.rank() == 1 : group.tile.rank() == 7;
    return {edge ? std::optional(edge_wait) : std::nullopt, false};
  }
  return {};
}

void show_place(const Place& place, int concealed_pungs, const Circumstances& context, bool only_wait,
                Tally& tally) {
  const int concealed = concealed_pungs - (place.exposes_pung && !context.self_drawn ? 1 : 0);
  tally.show(four_concealed_pungs, concealed == 4);
  tally.show(three_concealed_pungs, concealed >= 3);
  tally.show(two_concealed_pungs, concealed >= 2);
  if (only_wait && place.wait) tally.show(*place.wait, true);
}

}  // namespace tingpai::mcr
