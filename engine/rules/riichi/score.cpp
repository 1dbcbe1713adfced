#include <algorithm>
#include <bit>
#include <functional>
#include <tuple>

#include "engine/decomposition.h"
#include "engine/rules/riichi/detect.h"
#include "engine/rules/riichi/riichi.h"

namespace tingpai::riichi {

namespace {

constexpr Points mangan = 2000;

Points basic_points(Fan han, int fu, int yakuman, const Rules& rules) {
  if (yakuman > 0) return yakuman_points * yakuman;
  if (han >= 13) return rules.counted_yakuman ? yakuman_points : 3 * mangan;
  if (han >= 11) return 3 * mangan;
  if (han >= 8) return 2 * mangan;
  if (han >= 6) return 3 * mangan / 2;
  if (han >= 5) return mangan;
  const Points points = fu << (han + 2);
  if (rules.rounded_mangan && points >= 1920) return mangan;
  return std::min(points, mangan);
}

// From one who pays a self-drawn win.
Points share(Points basic, bool by_dealer, bool to_dealer) {
  return rounded_up(basic * (by_dealer || to_dealer ? 2 : 1));
}

Points worth_of(Points basic, bool self_drawn, bool dealer) {
  if (!self_drawn) return rounded_up(basic * (dealer ? 6 : 4));
  return dealer ? 3 * share(basic, false, true) : share(basic, true, false) + 2 * share(basic, false, false);
}

struct Dora {
  int shown = 0;
  int under = 0;
  int red = 0;
  int total() const { return shown + under + red; }
};

Dora dora_in(const Win& win, const TileCounts& all) {
  Dora dora;
  dora.red = win.tile.is_red();
  for (const Suit suit : {Suit::characters, Suit::dots, Suit::bamboo}) {
    dora.red += win.reds[suit];
    for (const Meld& meld : win.melds) dora.red += meld.reds[suit];
  }
  for (const Tile indicator : win.indicators) dora.shown += all[dora_of(indicator)];
  for (const Tile indicator : win.under) dora.under += all[dora_of(indicator)];
  return dora;
}

// A win with what is known of all its readings.
struct Whole {
  const Win& win;
  TileCounts tiles = all_tiles(win);
  Detector detector;
  Dora dora = dora_in(win, tiles);

  Whole(const Win& of, const Rules& rules) : win(of), detector(of, tiles, is_closed(of.melds), rules) {}
};

struct Counted {
  PatternSet patterns;
  Fan han = 0;  // of yaku
  int fu = 0;
  int yakuman = 0;
};

template <class Visit>
void for_each(PatternSet patterns, Visit&& visit) {
  for (std::uint64_t left = patterns.bits(); left != 0; left &= left - 1)
    visit(static_cast<Pattern>(std::countr_zero(left)));
}

int times(Pattern yakuman, const Rules& rules) {
  return rules.double_yakuman && may_be_double(yakuman) ? 2 : 1;
}

Counted counted(const Detector& detector, const Reading& reading, const Rules& rules) {
  Counted counted{.patterns = detector.patterns(reading)};
  for_each(counted.patterns, [&](Pattern pattern) {
    if (is_yakuman(pattern)) {
      counted.yakuman += times(pattern, rules);
    } else {
      counted.han += detector.closed() ? info(pattern).closed : info(pattern).open;
    }
  });
  if (counted.yakuman > 0) {
    if (!rules.several_yakuman) counted.yakuman = 1;
    counted.han = 13 * counted.yakuman;
  } else {
    counted.fu = detector.fu(reading, counted.patterns);
  }
  return counted;
}

void list(Score& score, const Counted& best, const Dora& dora, const Detector& detector, const Rules& rules) {
  for_each(best.patterns, [&](Pattern pattern) {
    const Fan han = is_yakuman(pattern) ? 13 * times(pattern, rules)
                    : detector.closed() ? info(pattern).closed
                                        : info(pattern).open;
    score.patterns.push_back({id_of(pattern), 1, han});
  });
  std::ranges::stable_sort(score.patterns, std::greater{}, &CountedPattern::each);
  if (best.yakuman > 0) return;
  const auto add = [&](Pattern pattern, int count) {
    if (count > 0) score.patterns.push_back({id_of(pattern), count, 1});
  };
  add(Pattern::dora, dora.shown);
  add(Pattern::ura, dora.under);
  add(Pattern::aka, dora.red);
}

// By points, then han, then fu; any with a yaku before those without. Calls better(reading) for each that is
// better than all before.
template <class Better>
std::optional<Counted> best_of(const Whole& whole, const Rules& rules, Better&& better) {
  TileCounts held = whole.win.concealed;
  held.add(whole.win.tile);
  std::optional<Counted> best;
  const auto value = [&](const Counted& one) {
    const Fan han = one.yakuman > 0 ? one.han : one.han + whole.dora.total();
    return std::tuple(one.han > 0, basic_points(han, one.fu, one.yakuman, rules), han, one.fu);
  };
  for_each_reading(held, whole.win.melds, whole.win.tile, [&](const Reading& reading) {
    if (!whole.detector.is_form(reading)) return;
    const Counted one = counted(whole.detector, reading, rules);
    if (best && value(one) <= value(*best)) return;
    best = one;
    better(reading);
  });
  return best;
}

}  // namespace

TileCounts all_tiles(const Win& win) {
  TileCounts all = win.concealed;
  all.add(win.tile);
  for (const Meld& meld : win.melds) {
    for (const Tile tile : tiles_of(meld)) all.add(tile);
  }
  return all;
}

Points basic_points(const Score& score, const Rules& rules) {
  return basic_points(score.total, score.fu, score.yakuman, rules);
}

Tile dora_of(Tile indicator) {
  const int kind = indicator.kind();
  if (kind < 27) return Tile::from_index(kind % 9 == 8 ? kind - 8 : kind + 1);
  if (kind < 31) return Tile::from_index(kind == 30 ? 27 : kind + 1);
  return Tile::from_index(kind == 33 ? 31 : kind + 1);
}

std::optional<Score> score(const Win& win, const Rules& rules) {
  const Whole whole(win, rules);
  const auto best = best_of(whole, rules, [](const Reading&) {});
  if (!best) return std::nullopt;
  Score score;
  score.legal = best->han > 0;
  score.base = best->han;
  score.yakuman = best->yakuman;
  score.fu = best->fu;
  score.total = best->yakuman > 0 ? best->han : best->han + whole.dora.total();
  list(score, *best, whole.dora, whole.detector, rules);
  if (score.legal) score.worth = worth_of(basic_points(score, rules), win.self_drawn, win.seat == Wind::east);
  return score;
}

std::optional<Reading> reading_of(const Win& win, const Rules& rules) {
  std::optional<Reading> found;
  best_of(Whole(win, rules), rules, [&](const Reading& reading) { found = reading; });
  return found;
}

std::vector<Tile> wait_tiles(const TileCounts& concealed, const Melds& melds) {
  TileCounts called;
  for (const Meld& meld : melds) {
    for (const Tile tile : tiles_of(meld)) called.add(tile);
  }
  const ShapeIndex index(concealed, called);
  std::vector<Tile> tiles;
  if (index.shanten(forms) != 0) return tiles;
  const KindSet kinds = index.effective_tiles(forms);
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (kinds.contains(kind)) tiles.push_back(Tile::from_index(kind));
  }
  return tiles;
}

bool has_yaku(const Win& win, const Rules& rules) {
  const TileCounts tiles = all_tiles(win);
  const Detector detector(win, tiles, is_closed(win.melds), rules);
  TileCounts held = win.concealed;
  held.add(win.tile);
  bool has = false;
  for_each_reading(held, win.melds, win.tile,
                   [&](const Reading& reading) { has = has || detector.patterns(reading).bits() != 0; });
  return has;
}

Limit limit_of(const Score& score, const Rules& rules) {
  const Points basic = basic_points(score, rules);
  if (basic >= yakuman_points) return Limit::yakuman;
  if (basic >= 3 * mangan) return Limit::sanbaiman;
  if (basic >= 2 * mangan) return Limit::baiman;
  if (basic > mangan) return Limit::haneman;
  return basic == mangan ? Limit::mangan : Limit::none;
}

}  // namespace tingpai::riichi
