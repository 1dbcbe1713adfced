#include "engine/rules/riichi/detect.h"

#include <algorithm>
#include <bit>

namespace tingpai::riichi {

namespace {

constexpr Kinds suit_kinds(int suit) { return Kinds{0x1ff} << 9 * suit; }
constexpr Kinds green = bit(19) | bit(20) | bit(21) | bit(23) | bit(25) | bit(32);
constexpr int first_wind = 27;
constexpr int first_dragon = 31;
constexpr Kinds winds = Kinds{0xf} << first_wind;
constexpr Kinds dragons = Kinds{7} << first_dragon;
constexpr Kinds outer_chows =
    bit(0) | bit(6) | bit(9) | bit(15) | bit(18) | bit(24);  // by their lowest kinds

constexpr int kind_of(Wind wind) { return first_wind + static_cast<int>(wind); }
constexpr bool any(Kinds kinds, Kinds of) { return (kinds & of) != 0; }
constexpr bool covers(Kinds kinds, Kinds of) { return (~kinds & of) == 0; }
// Of one rank in each suit, by its rank in the lowest bits.
constexpr Kinds in_three_suits(Kinds kinds) { return kinds & kinds >> 9 & kinds >> 18 & 0x1ff; }
// The chows 123, 456 and 789 of one suit, by their first in the lowest bit of the suit.
constexpr bool has_straight(Kinds chows) {
  constexpr Kinds first = bit(0) | bit(9) | bit(18);
  return (chows & chows >> 3 & chows >> 6 & first) != 0;
}

// Which patterns count in a hand with claimed tiles, and in one without.
constexpr std::array<PatternSet, 2> counting = [] {
  std::array<PatternSet, 2> sets;
  for (std::size_t i = 0; i < pattern_count; ++i) {
    const auto pattern = static_cast<Pattern>(i);
    sets[0].add(pattern, info(pattern).open > 0);
    sets[1].add(pattern);
  }
  return sets;
}();

}  // namespace

Detector::Detector(const Circumstances& how, Tile win, const CountedGroups& tiles, Kinds present, bool closed,
                   const Rules& rules)
    : how_(how), win_(win), tiles_(tiles), rules_(rules), closed_(closed), present_(present) {
  const Kinds seat = bit(kind_of(how.seat));
  const Kinds round = bit(kind_of(how.round));
  valued_ = dragons | seat | round;
  if (rules.double_wind_pair) twice_valued_ = seat & round;
  for (int suit = 0; suit < 3; ++suit) suits_ += any(present_, suit_kinds(suit));
  yakuman_ = yakuman_by_tiles();
  others_ = by_luck() | by_tiles();
}

bool Detector::nine_gates() const {
  const bool one_suit = present_ == suit_kinds(0) || present_ == suit_kinds(1) || present_ == suit_kinds(2);
  return one_suit && closed_ && tiles_.total() == 14 && covers(tiles_.kinds_with(3), present_ & terminals);
}

PatternSet Detector::yakuman_by_tiles() const {
  PatternSet set;
  if (how_.first_turn && how_.self_drawn)
    set.add(how_.seat == Wind::east ? Pattern::tenhou : Pattern::chiihou);
  set.add(Pattern::tsuuiisou, only(present_, honours));
  set.add(Pattern::chinroutou, only(present_, terminals));
  set.add(Pattern::ryuuiisou, only(present_, green));
  if (nine_gates()) {
    const bool pure = tiles_[win_] == (win_.is_terminal() ? 4 : 2);
    set.add(pure ? Pattern::junsei_chuuren : Pattern::chuuren);
  }
  return set;
}

PatternSet Detector::yakuman(const Parts& parts) const {
  PatternSet set = yakuman_;
  if (parts.form == Form::thirteen_orphans) {
    set.add(tiles_[win_] == 2 ? Pattern::kokushi_13 : Pattern::kokushi);
    return set;
  }
  if (parts.form != Form::standard) return set;
  if (parts.concealed_triples == 4)
    set.add(parts.place == Place::pair ? Pattern::suuankou_tanki : Pattern::suuankou);
  set.add(Pattern::suukantsu, parts.kongs == 4);
  set.add(Pattern::daisangen, covers(parts.triples, dragons));
  if (covers(parts.triples | parts.pair, winds))
    set.add(any(parts.pair, winds) ? Pattern::shousuushii : Pattern::daisuushii);
  return set;
}

PatternSet Detector::by_luck() const {
  PatternSet set;
  set.add(Pattern::riichi, how_.riichi && !how_.double_riichi);
  set.add(Pattern::double_riichi, how_.double_riichi);
  set.add(Pattern::ippatsu, how_.ippatsu);
  set.add(Pattern::menzen_tsumo, closed_ && how_.self_drawn);
  set.add(Pattern::rinshan, how_.replacement);
  set.add(Pattern::chankan, how_.robbing);
  set.add(Pattern::haitei, how_.last_wall_tile && how_.self_drawn && !how_.replacement);
  set.add(Pattern::houtei, how_.last_wall_tile && !how_.self_drawn && !how_.robbing);
  return set;
}

PatternSet Detector::by_tiles() const {
  PatternSet set;
  set.add(Pattern::tanyao, !any(present_, ends) && (closed_ || rules_.open_simples));
  set.add(Pattern::honroutou, only(present_, ends));
  set.add(Pattern::honitsu, suits_ == 1 && any(present_, honours));
  set.add(Pattern::chinitsu, suits_ == 1 && !any(present_, honours));
  return set;
}

PatternSet Detector::by_groups(const Parts& parts) const {
  PatternSet set;
  set.add(Pattern::haku, any(parts.triples, bit(first_dragon)));
  set.add(Pattern::hatsu, any(parts.triples, bit(first_dragon + 1)));
  set.add(Pattern::chun, any(parts.triples, bit(first_dragon + 2)));
  set.add(Pattern::seat_wind, any(parts.triples, bit(kind_of(how_.seat))));
  set.add(Pattern::round_wind, any(parts.triples, bit(kind_of(how_.round))));
  set.add(Pattern::pinfu, (parts.chow_count == 4) & !parts.is_narrow() & !any(parts.pair, valued_));
  set.add(Pattern::iipeikou, parts.equal_chows == 1);
  set.add(Pattern::ryanpeikou, parts.equal_chows == 2);
  set.add(Pattern::sanshoku_doujun, in_three_suits(parts.chows) != 0);
  set.add(Pattern::ittsuu, has_straight(parts.chows));
  set.add(Pattern::toitoi, parts.chow_count == 0);
  set.add(Pattern::sanankou, parts.concealed_triples == 3);
  set.add(Pattern::sanshoku_doukou, in_three_suits(parts.triples) != 0);
  set.add(Pattern::sankantsu, parts.kongs == 3);
  set.add(Pattern::shousangen, any(parts.pair, dragons) && covers(parts.triples | parts.pair, dragons));
  if (parts.chow_count > 0 && only(parts.chows, outer_chows) && only(parts.triples | parts.pair, ends))
    set.add(any(present_, honours) ? Pattern::chanta : Pattern::junchan);
  return set & counting[closed_];
}

bool Detector::is_form(Form form) const {
  if (form == Form::seven_pairs) return std::popcount(present_) == 7;  // four alike are no two pairs
  return form == Form::standard || form == Form::thirteen_orphans;
}

PatternSet Detector::patterns(const Parts& parts) const {
  if (!is_form(parts.form)) return {};
  const PatternSet highest = yakuman(parts);
  if (highest.bits() != 0) return highest;
  if (parts.form != Form::seven_pairs) return others_ | by_groups(parts);
  PatternSet set = others_;
  set.add(Pattern::chiitoitsu);
  return set;
}

int Detector::fu(const Parts& parts, PatternSet patterns) const {
  if (parts.form == Form::seven_pairs) return 25;
  if (patterns.has(Pattern::pinfu)) return how_.self_drawn ? 20 : 30;
  const int by_discard = closed_ ? 10 : 0;
  const int fu = 20 + (how_.self_drawn ? 2 : by_discard) + (parts.is_narrow() ? 2 : 0) +
                 (any(parts.pair, valued_) ? 2 : 0) + (any(parts.pair, twice_valued_) ? 2 : 0) +
                 parts.triple_fu;
  return std::max(30, (fu + 9) / 10 * 10);  // an open hand of 20 counts 30, too
}

}  // namespace tingpai::riichi
