#include "tests/engine/rules/reference_riichi.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace tingpai::reference {

namespace {

using enum riichi::Pattern;

bool is_end(Tile tile) { return tile.is_honour() || tile.is_terminal(); }

// A reading and the win that it is of.
class Plain {
 public:
  Plain(const Reading& reading, const Win& win, const riichi::Rules& rules)
      : reading_(reading), win_(win), rules_(rules), closed_(is_closed(win.melds)) {}

  bool is_form() const {
    if (reading_.form == Form::seven_pairs) return count_kinds([](Tile) { return true; }) == 7;
    return reading_.form == Form::standard || reading_.form == Form::thirteen_orphans;
  }

  std::set<riichi::Pattern> patterns() const {
    std::set<riichi::Pattern> found;
    const auto add = [&](riichi::Pattern pattern, bool shown) {
      if (shown) found.insert(pattern);
    };
    yakuman(add);
    if (!found.empty()) return found;
    luck(add);
    tiles(add);
    add(chiitoitsu, reading_.form == Form::seven_pairs);
    if (reading_.form == Form::standard) {
      values(add);
      chows(add);
      triples(add);
      outside(add);
    }
    return found;
  }

  int fu(bool has_pinfu) const {
    if (reading_.form == Form::seven_pairs) return 25;
    if (has_pinfu) return win_.self_drawn ? 20 : 30;
    int fu = 20;
    if (win_.self_drawn) fu += 2;
    if (closed_ && !win_.self_drawn) fu += 10;
    if (narrow()) fu += 2;
    for (const Group& group : reading_.groups) {
      if (group.type == GroupType::chow) continue;
      int each = is_end(group.tile) ? 4 : 2;
      if (group.type == GroupType::kong) each *= 4;
      fu += concealed(group) ? 2 * each : each;
    }
    const bool seat = is_wind(reading_.pair, win_.seat);
    const bool round = is_wind(reading_.pair, win_.round);
    if (reading_.pair.is_dragon() || seat || round) fu += 2;
    if (seat && round && rules_.double_wind_pair) fu += 2;
    while (fu % 10 != 0) ++fu;
    return std::max(fu, 30);
  }

 private:
  static bool is_wind(Tile tile, Wind wind) {
    return tile == Tile::of(Suit::honours, 1 + static_cast<int>(wind));
  }

  template <class Condition>
  int count_kinds(Condition condition) const {
    int kinds = 0;
    for (int kind = 0; kind < Tile::kinds; ++kind)
      kinds += reading_.tiles[kind] > 0 && condition(Tile::from_index(kind)) ? 1 : 0;
    return kinds;
  }
  template <class Condition>
  bool all(Condition condition) const {
    return count_kinds(condition) == count_kinds([](Tile) { return true; });
  }
  template <class Condition>
  int count_triples(Condition condition) const {
    return static_cast<int>(std::ranges::count_if(reading_.groups, [&](const Group& group) {
      return group.type != GroupType::chow && condition(group);
    }));
  }
  bool triple_of(Tile tile) const {
    return count_triples([&](const Group& group) { return group.tile == tile; }) > 0;
  }
  int chows_of(Suit suit, int rank) const {
    return static_cast<int>(std::ranges::count_if(reading_.groups, [&](const Group& group) {
      return group.type == GroupType::chow && group.tile == Tile::of(suit, rank);
    }));
  }
  int suits() const {
    int suits = 0;
    for (const Suit suit : {Suit::characters, Suit::dots, Suit::bamboo})
      suits += count_kinds([&](Tile tile) { return tile.suit() == suit; }) > 0 ? 1 : 0;
    return suits;
  }
  bool concealed(const Group& triple) const { return triple.concealed && (win_.self_drawn || !triple.wins); }
  bool narrow() const {
    if (reading_.pair_wins) return true;
    for (const Group& group : reading_.groups) {
      if (!group.wins || group.type != GroupType::chow) continue;
      const int place = reading_.win.rank() - group.tile.rank();
      return place == 1 || (place == 2 && group.tile.rank() == 1) || (place == 0 && group.tile.rank() == 7);
    }
    return false;
  }

  template <class Add>
  void yakuman(Add add) const {
    add(win_.seat == Wind::east ? tenhou : chiihou, win_.first_turn && win_.self_drawn);
    if (reading_.form == Form::thirteen_orphans)
      return add(reading_.tiles[reading_.win] == 2 ? kokushi_13 : kokushi, true);
    add(tsuuiisou, all([](Tile tile) { return tile.is_honour(); }));
    if (reading_.form != Form::standard) return;
    add(chinroutou, all([](Tile tile) { return tile.is_terminal(); }));
    const auto greens = *parse_tiles("23468s6z");
    add(ryuuiisou, all([&](Tile tile) { return std::ranges::find(greens, tile) != greens.end(); }));
    const int hidden = count_triples([&](const Group& group) { return concealed(group); });
    add(reading_.pair_wins ? suuankou_tanki : suuankou, hidden == 4);
    add(suukantsu, count_triples([](const Group& group) { return group.type == GroupType::kong; }) == 4);
    add(daisangen, count_triples([](const Group& group) { return group.tile.is_dragon(); }) == 3);
    const int winds = count_triples([](const Group& group) { return group.tile.is_wind(); });
    add(daisuushii, winds == 4);
    add(shousuushii, winds == 3 && reading_.pair.is_wind());
    nine_gates(add);
  }

  template <class Add>
  void nine_gates(Add add) const {
    if (!win_.melds.empty()) return;
    for (const Suit suit : {Suit::characters, Suit::dots, Suit::bamboo}) {
      int missing = 0;
      for (int rank = 1; rank <= 9; ++rank)
        missing += std::max(0, (rank == 1 || rank == 9 ? 3 : 1) - reading_.tiles[Tile::of(suit, rank)]);
      if (missing > 0) continue;
      const bool twin = reading_.tiles[reading_.win] == (reading_.win.is_terminal() ? 4 : 2);
      add(twin ? junsei_chuuren : chuuren, true);
    }
  }

  template <class Add>
  void luck(Add add) const {
    add(riichi::Pattern::riichi, win_.riichi && !win_.double_riichi);
    add(double_riichi, win_.double_riichi);
    add(ippatsu, win_.ippatsu);
    add(menzen_tsumo, closed_ && win_.self_drawn);
    add(rinshan, win_.replacement);
    add(chankan, win_.robbing);
    add(haitei, win_.last_wall_tile && win_.self_drawn && !win_.replacement);
    add(houtei, win_.last_wall_tile && !win_.self_drawn && !win_.robbing);
  }

  template <class Add>
  void tiles(Add add) const {
    const bool no_honours = all([](Tile tile) { return !tile.is_honour(); });
    add(tanyao, all([](Tile tile) { return !is_end(tile); }) && (closed_ || rules_.open_simples));
    add(honroutou, all(is_end));
    add(chinitsu, suits() == 1 && no_honours);
    add(honitsu, suits() == 1 && !no_honours);
  }

  template <class Add>
  void values(Add add) const {
    add(haku, triple_of(Tile::of(Suit::honours, 5)));
    add(hatsu, triple_of(Tile::of(Suit::honours, 6)));
    add(chun, triple_of(Tile::of(Suit::honours, 7)));
    add(seat_wind, triple_of(Tile::of(Suit::honours, 1 + static_cast<int>(win_.seat))));
    add(round_wind, triple_of(Tile::of(Suit::honours, 1 + static_cast<int>(win_.round))));
    const int dragons = count_triples([](const Group& group) { return group.tile.is_dragon(); });
    add(shousangen, dragons == 2 && reading_.pair.is_dragon());
  }

  template <class Add>
  void chows(Add add) const {
    int pairs = 0;
    for (const Suit suit : {Suit::characters, Suit::dots, Suit::bamboo}) {
      for (int rank = 1; rank <= 7; ++rank) pairs += chows_of(suit, rank) / 2;
      add(ittsuu, chows_of(suit, 1) > 0 && chows_of(suit, 4) > 0 && chows_of(suit, 7) > 0);
    }
    add(iipeikou, closed_ && pairs == 1);
    add(ryanpeikou, closed_ && pairs == 2);
    for (int rank = 1; rank <= 7; ++rank)
      add(sanshoku_doujun, chows_of(Suit::characters, rank) > 0 && chows_of(Suit::dots, rank) > 0 &&
                               chows_of(Suit::bamboo, rank) > 0);
    const bool value =
        reading_.pair.is_dragon() || is_wind(reading_.pair, win_.seat) || is_wind(reading_.pair, win_.round);
    add(pinfu, closed_ && count_triples([](const Group&) { return true; }) == 0 && !value && !narrow());
  }

  template <class Add>
  void triples(Add add) const {
    add(toitoi, count_triples([](const Group&) { return true; }) == 4);
    add(sanankou, count_triples([&](const Group& group) { return concealed(group); }) == 3);
    add(sankantsu, count_triples([](const Group& group) { return group.type == GroupType::kong; }) == 3);
    for (int rank = 1; rank <= 9; ++rank)
      add(sanshoku_doukou, triple_of(Tile::of(Suit::characters, rank)) &&
                               triple_of(Tile::of(Suit::dots, rank)) &&
                               triple_of(Tile::of(Suit::bamboo, rank)));
  }

  template <class Add>
  void outside(Add add) const {
    const bool groups = std::ranges::all_of(reading_.groups, [](const Group& group) {
      if (group.type != GroupType::chow) return is_end(group.tile);
      return group.tile.rank() == 1 || group.tile.rank() == 7;
    });
    const bool chow = count_triples([](const Group&) { return true; }) < 4;
    if (!groups || !chow || !is_end(reading_.pair)) return;
    add(all([](Tile tile) { return !tile.is_honour(); }) ? junchan : chanta, true);
  }

  const Reading& reading_;
  const Win& win_;
  const riichi::Rules& rules_;
  bool closed_;
};

Score score_of(const Reading& reading, const Win& win, const riichi::Rules& rules) {
  const Plain plain(reading, win, rules);
  const auto patterns = plain.patterns();
  const bool closed = is_closed(win.melds);
  Score score;
  for (const riichi::Pattern pattern : patterns) {
    const bool twice = rules.double_yakuman && riichi::may_be_double(pattern);
    const Fan han = riichi::is_yakuman(pattern) ? (twice ? 26 : 13)
                    : closed                    ? riichi::info(pattern).closed
                                                : riichi::info(pattern).open;
    if (riichi::is_yakuman(pattern)) score.yakuman += twice ? 2 : 1;
    score.base += han;
    score.patterns.push_back({riichi::id_of(pattern), 1, han});
  }
  std::ranges::stable_sort(score.patterns, std::greater{}, &CountedPattern::each);
  if (score.yakuman > 0 && !rules.several_yakuman) score.yakuman = 1;
  if (score.yakuman > 0) score.base = 13 * score.yakuman;
  score.total = score.base;
  score.legal = score.base > 0;
  if (score.yakuman > 0) return score;
  score.fu = plain.fu(patterns.contains(pinfu));
  const auto add = [&](riichi::Pattern pattern, int count) {
    score.total += count;
    if (count > 0) score.patterns.push_back({riichi::id_of(pattern), count, 1});
  };
  const TileCounts all = riichi::all_tiles(win);
  const auto shown = [&](const TurnedTiles& indicators) {
    int count = 0;
    for (const Tile indicator : indicators) count += all[riichi::dora_of(indicator)];
    return count;
  };
  int red = win.tile.is_red() ? 1 : 0;
  for (const Suit suit : {Suit::characters, Suit::dots, Suit::bamboo}) {
    red += win.reds[suit];
    for (const Meld& meld : win.melds) red += meld.reds[suit];
  }
  add(dora, shown(win.indicators));
  add(ura, shown(win.under));
  add(aka, red);
  return score;
}

Points worth_of(const Score& score, const Win& win, const riichi::Rules& rules) {
  const Points basic = riichi::basic_points(score, rules);
  const bool dealer = win.seat == Wind::east;
  if (!win.self_drawn) return riichi::rounded_up(basic * (dealer ? 6 : 4));
  const Points double_share = riichi::rounded_up(2 * basic);
  return dealer ? 3 * double_share : double_share + 2 * riichi::rounded_up(basic);
}

}  // namespace

std::optional<Scored> riichi_score(const Win& win, const riichi::Rules& rules) {
  TileCounts held = win.concealed;
  held.add(win.tile);
  std::optional<Scored> best;
  const auto value = [&](const Score& score) {
    return std::tuple(score.legal, riichi::basic_points(score, rules), score.total, score.fu);
  };
  for_each_reading(held, win.melds, win.tile, [&](const Reading& reading) {
    if (!Plain(reading, win, rules).is_form()) return;
    const Score score = score_of(reading, win, rules);
    if (!best || value(score) > value(best->score)) best = Scored{score, reading};
  });
  if (best && best->score.legal) best->score.worth = worth_of(best->score, win, rules);
  return best;
}

}  // namespace tingpai::reference
