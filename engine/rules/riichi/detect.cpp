#include "engine/rules/riichi/detect.h"

#include <algorithm>
#include <bit>

namespace tingpai::riichi {

namespace {

constexpr Kinds kind(int index) { return Kinds{1} << index; }
constexpr Kinds suit_kinds(int suit) { return Kinds{0x1ff} << 9 * suit; }
constexpr Kinds honours = Kinds{0x7f} << 27;
constexpr Kinds terminals = kind(0) | kind(8) | kind(9) | kind(17) | kind(18) | kind(26);
constexpr Kinds green = kind(19) | kind(20) | kind(21) | kind(23) | kind(25) | kind(32);
constexpr int first_wind = 27;
constexpr int first_dragon = 31;
constexpr Kinds winds = Kinds{0xf} << first_wind;
constexpr Kinds dragons = Kinds{7} << first_dragon;

constexpr bool only(Kinds present, Kinds of) { return (present & ~of) == 0; }
constexpr bool in(Tile tile, Kinds of) { return (of >> tile.kind() & 1) != 0; }
// Of one rank in each suit, by its rank in the lowest bits.
constexpr Kinds in_three_suits(Kinds kinds) { return kinds & kinds >> 9 & kinds >> 18 & 0x1ff; }

bool is_edge(const Group& chow, Tile win) {
  return win.rank() == chow.tile.rank() ? chow.tile.rank() == 7 : chow.tile.rank() == 1 && win.rank() == 3;
}
bool is_middle(const Group& chow, Tile win) { return win.rank() == chow.tile.rank() + 1; }

bool is_narrow(const Reading& reading) {
  if (reading.pair_wins) return true;
  const auto* at = std::ranges::find_if(reading.groups, &Group::wins);
  return at != reading.groups.end() && at->type == GroupType::chow &&
         (is_edge(*at, reading.win) || is_middle(*at, reading.win));
}

}  // namespace

// What the groups of a reading come to.
struct Detector::Parts {
  Kinds chows = 0;      // their lowest kinds
  int equal_chows = 0;  // pairs of chows that are alike
  int chow_count = 0;
  Kinds triples = 0;  // pungs and kongs
  int concealed_triples = 0;
  int kongs = 0;

  Parts(const Reading& reading, bool self_drawn) {
    Kinds odd = 0;
    for (const Group& group : reading.groups) {
      const Kinds at = kind(group.tile.kind());
      if (group.type == GroupType::chow) {
        ++chow_count;
        chows |= at;
        equal_chows += (odd & at) != 0;
        odd ^= at;
        continue;
      }
      triples |= at;
      kongs += group.type == GroupType::kong;
      concealed_triples += group.concealed && (self_drawn || !group.wins);
    }
  }
};

Detector::Detector(const Circumstances& how, const TileCounts& tiles, bool closed, const Rules& rules)
    : how_(how), tiles_(tiles), rules_(rules), closed_(closed) {
  for (int index = 0; index < Tile::kinds; ++index) present_ |= Kinds{tiles[index] > 0} << index;
  for (int suit = 0; suit < 3; ++suit) suits_ += (present_ & suit_kinds(suit)) != 0;
}

bool Detector::is_value(Tile pair) const {
  return in(pair, dragons) || pair.kind() == first_wind + static_cast<int>(how_.seat) ||
         pair.kind() == first_wind + static_cast<int>(how_.round);
}

bool Detector::pinfu(const Reading& reading, const Parts& parts) const {
  return closed_ && parts.chow_count == 4 && !is_value(reading.pair) && !is_narrow(reading);
}

bool Detector::nine_gates(const Parts& parts) const {
  if (!closed_ || parts.kongs > 0 || suits_ != 1 || (present_ & honours) != 0) return false;
  const int first = std::countr_zero(present_) / 9 * 9;
  for (int rank = 0; rank < 9; ++rank) {
    if (tiles_[first + rank] < (rank == 0 || rank == 8 ? 3 : 1)) return false;
  }
  return true;
}

PatternSet Detector::yakuman(const Reading& reading, const Parts& parts) const {
  PatternSet all;
  if (how_.first_turn && how_.self_drawn)
    all.add(how_.seat == Wind::east ? Pattern::tenhou : Pattern::chiihou);
  if (reading.form == Form::thirteen_orphans) {
    all.add(tiles_[reading.win] == 2 ? Pattern::kokushi_13 : Pattern::kokushi);
    return all;
  }
  all.add(Pattern::tsuuiisou, only(present_, honours));
  if (reading.form != Form::standard) return all;
  all.add(Pattern::chinroutou, only(present_, terminals));
  all.add(Pattern::ryuuiisou, only(present_, green));
  if (parts.concealed_triples == 4) all.add(reading.pair_wins ? Pattern::suuankou_tanki : Pattern::suuankou);
  all.add(Pattern::suukantsu, parts.kongs == 4);
  all.add(Pattern::daisangen, (parts.triples & dragons) == dragons);
  const int wind_triples = std::popcount(parts.triples & winds);
  all.add(Pattern::daisuushii, wind_triples == 4);
  all.add(Pattern::shousuushii, wind_triples == 3 && in(reading.pair, winds));
  if (nine_gates(parts)) {
    const bool pure = tiles_[reading.win] == (reading.win.is_terminal() ? 4 : 2);
    all.add(pure ? Pattern::junsei_chuuren : Pattern::chuuren);
  }
  return all;
}

PatternSet Detector::by_luck() const {
  PatternSet all;
  all.add(Pattern::riichi, how_.riichi && !how_.double_riichi);
  all.add(Pattern::double_riichi, how_.double_riichi);
  all.add(Pattern::ippatsu, how_.ippatsu);
  all.add(Pattern::menzen_tsumo, closed_ && how_.self_drawn);
  all.add(Pattern::rinshan, how_.replacement);
  all.add(Pattern::chankan, how_.robbing);
  all.add(Pattern::haitei, how_.last_wall_tile && how_.self_drawn && !how_.replacement);
  all.add(Pattern::houtei, how_.last_wall_tile && !how_.self_drawn && !how_.robbing);
  return all;
}

void Detector::add_values(const Parts& parts, PatternSet& all) const {
  const auto triple = [&](int index) { return (parts.triples >> index & 1) != 0; };
  all.add(Pattern::haku, triple(first_dragon));
  all.add(Pattern::hatsu, triple(first_dragon + 1));
  all.add(Pattern::chun, triple(first_dragon + 2));
  all.add(Pattern::seat_wind, triple(first_wind + static_cast<int>(how_.seat)));
  all.add(Pattern::round_wind, triple(first_wind + static_cast<int>(how_.round)));
}

void Detector::add_groups(const Reading& reading, const Parts& parts, PatternSet& all) const {
  add_values(parts, all);
  all.add(Pattern::pinfu, pinfu(reading, parts));
  all.add(Pattern::iipeikou, closed_ && parts.equal_chows == 1);
  all.add(Pattern::ryanpeikou, closed_ && parts.equal_chows == 2);
  all.add(Pattern::sanshoku_doujun, in_three_suits(parts.chows) != 0);
  for (int suit = 0; suit < 3; ++suit)
    all.add(Pattern::ittsuu, (parts.chows >> 9 * suit & 0b001001001) == 0b001001001);
  all.add(Pattern::toitoi, parts.chow_count == 0);
  all.add(Pattern::sanankou, parts.concealed_triples == 3);
  all.add(Pattern::sanshoku_doukou, in_three_suits(parts.triples) != 0);
  all.add(Pattern::sankantsu, parts.kongs == 3);
  all.add(Pattern::shousangen, std::popcount(parts.triples & dragons) == 2 && in(reading.pair, dragons));
  constexpr Kinds outer_chows = kind(0) | kind(6) | kind(9) | kind(15) | kind(18) | kind(24);
  if (parts.chow_count > 0 && only(parts.chows, outer_chows) && only(parts.triples, terminals | honours) &&
      in(reading.pair, terminals | honours))
    all.add((present_ & honours) == 0 ? Pattern::junchan : Pattern::chanta);
}

void Detector::add_suits(PatternSet& all) const {
  all.add(Pattern::tanyao, (present_ & (terminals | honours)) == 0 && (closed_ || rules_.open_simples));
  all.add(Pattern::honroutou, only(present_, terminals | honours));
  if (suits_ == 1) all.add((present_ & honours) == 0 ? Pattern::chinitsu : Pattern::honitsu);
}

bool Detector::is_form(const Reading& reading) const {
  if (reading.form == Form::seven_pairs) return std::popcount(present_) == 7;  // four alike are no two pairs
  return reading.form == Form::standard || reading.form == Form::thirteen_orphans;
}

PatternSet Detector::patterns(const Reading& reading) const {
  if (!is_form(reading)) return {};
  const bool pairs = reading.form == Form::seven_pairs;
  const Parts parts(reading, how_.self_drawn);
  PatternSet all = yakuman(reading, parts);
  if (all.bits() != 0) return all;
  all = by_luck();
  add_suits(all);
  if (pairs) {
    all.add(Pattern::chiitoitsu);
  } else {
    add_groups(reading, parts, all);
  }
  return all;
}

int Detector::fu(const Reading& reading, PatternSet patterns) const {
  if (reading.form == Form::seven_pairs) return 25;
  if (patterns.has(Pattern::pinfu)) return how_.self_drawn ? 20 : 30;
  int fu = 20 + (how_.self_drawn ? 2 : closed_ ? 10 : 0) + (is_narrow(reading) ? 2 : 0);
  for (const Group& group : reading.groups) {
    if (group.type == GroupType::chow) continue;
    const bool concealed = group.concealed && (how_.self_drawn || !group.wins);
    fu += (in(group.tile, terminals | honours) ? 4 : 2) * (concealed ? 2 : 1) *
          (group.type == GroupType::kong ? 4 : 1);
  }
  if (is_value(reading.pair)) {
    const bool both = how_.seat == how_.round && !in(reading.pair, dragons);
    fu += both && rules_.double_wind_pair ? 4 : 2;
  }
  return std::max(30, (fu + 9) / 10 * 10);  // an open hand of 20 counts 30, too
}

}  // namespace tingpai::riichi
