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
  return points >= (rules.rounded_mangan ? 1920 : mangan) ? mangan : points;
}

// From all who pay, each rounded for itself.
Points worth_of(Points basic, bool self_drawn, bool dealer) {
  constexpr std::array<std::array<int, 3>, 4> shares{{{4}, {6}, {2, 1, 1}, {2, 2, 2}}};
  Points worth = 0;
  for (const int share : shares[2 * std::size_t{self_drawn} + std::size_t{dealer}])
    worth += rounded_up(basic * share);
  return worth;
}

struct Dora {
  int shown = 0;
  int under = 0;
  int red = 0;
  int total() const { return shown + under + red; }
};

CountedGroups with_winning_tile(const Win& win) {
  CountedGroups concealed(win.concealed);
  concealed.add(win.tile);
  return concealed;
}

// What the melds come to.
struct Called {
  Parts parts;
  int reds = 0;

  explicit Called(const Melds& melds) {
    for (const Meld& meld : melds) {
      parts.add(type_of(meld), meld.tile, meld.type == MeldType::concealed_kong);
      reds += meld.reds.total();
    }
  }
};

// A win with what is known of all its readings.
class Whole {
 public:
  Whole(const Win& win, const Rules& rules)
      : win_(win),
        concealed_(with_winning_tile(win)),
        called_(win.melds),
        present_(concealed_.kinds_with(1) | called_.parts.kinds()),
        detector_(win, win.tile, concealed_, present_,
                  called_.parts.concealed_triples == static_cast<int>(win.melds.size()), rules) {}

  const Detector& detector() const { return detector_; }
  int reds() const { return int{win_.tile.is_red()} + win_.reds.total() + called_.reds; }

  // Calls visit(const Parts&) for what the readings come to.
  template <class Visit>
  void for_each_parts(Visit&& visit) const {
    const std::size_t melds = win_.melds.size();
    if (concealed_.total() + 3 * static_cast<int>(melds) != 14 || win_.concealed[win_.tile] == 4) return;
    StandardParts(concealed_, called_.parts, melds, win_.tile, win_.self_drawn).for_each(visit);
    if (concealed_.all_even() && melds == 0 && std::popcount(present_) == 7) visit(Parts(Form::seven_pairs));
    if (present_ == ends && melds == 0) visit(Parts(Form::thirteen_orphans));
  }

 private:
  const Win& win_;
  CountedGroups concealed_;  // with the winning tile
  Called called_;
  Kinds present_;
  Detector detector_;
};

int copies(const Win& win, Tile kind) {
  int copies = win.concealed[kind] + int{same_kind(win.tile, kind)};
  for (const Meld& meld : win.melds) {
    const Group group = group_of(meld);
    if (contains(group, kind.kind()))
      copies += group.type == GroupType::chow ? 1 : group.type == GroupType::kong ? 4 : 3;
  }
  return copies;
}

Dora dora_in(const Win& win, int reds) {
  Dora dora;
  dora.red = reds;
  for (const Tile indicator : win.indicators) dora.shown += copies(win, dora_of(indicator));
  for (const Tile indicator : win.under) dora.under += copies(win, dora_of(indicator));
  return dora;
}

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

// In an open hand and in a closed one.
using HanOfEach = std::array<std::uint8_t, pattern_count>;
constexpr std::array<HanOfEach, 2> han_of = [] {
  std::array<HanOfEach, 2> han{};
  for (std::size_t i = 0; i < pattern_count; ++i) {
    han[0][i] = static_cast<std::uint8_t>(patterns[i].open);
    han[1][i] = static_cast<std::uint8_t>(patterns[i].closed);
  }
  return han;
}();

// Sums of han of eight patterns at a time, of those before the yakuman.
using HanOfEight = std::array<std::uint8_t, 256>;
constexpr auto sums_of_han = [] {
  std::array<std::array<HanOfEight, 4>, 2> sums{};
  for (std::size_t closed = 0; closed < 2; ++closed) {
    for (std::size_t i = 0; i < 32; ++i) {
      for (std::size_t bits = 0; bits < 256; ++bits) {
        if ((bits >> i % 8 & 1) != 0) sums[closed][i / 8][bits] += han_of[closed][i];
      }
    }
  }
  return sums;
}();
Fan sum_of_han(PatternSet set, bool closed) {
  const auto& sums = sums_of_han[closed];
  const std::uint64_t bits = set.bits();
  return sums[0][bits & 0xff] + sums[1][bits >> 8 & 0xff] + sums[2][bits >> 16 & 0xff] +
         sums[3][bits >> 24 & 0xff];
}

Counted counted(const Detector& detector, const Parts& parts, const Rules& rules) {
  Counted counted{.patterns = detector.patterns(parts)};
  if (counted.patterns.yakuman().bits() == 0) {
    counted.fu = detector.fu(parts, counted.patterns);
    counted.han = sum_of_han(counted.patterns, detector.closed());
  } else {
    for_each(counted.patterns, [&](Pattern each) { counted.yakuman += times(each, rules); });
    if (!rules.several_yakuman) counted.yakuman = 1;
    counted.han = 13 * counted.yakuman;
  }
  return counted;
}

// Dearest first, of equal ones in the order of the table.
void add_list(Score& score, const Counted& best, const Dora& dora, bool closed, const Rules& rules) {
  constexpr std::size_t usual_patterns = 8;  // room for more is made where needed
  auto& list = score.patterns;
  if (best.patterns.bits() != 0) list.reserve(usual_patterns);
  for_each(best.patterns, [&](Pattern pattern) {
    const Fan han =
        best.yakuman > 0 ? 13 * times(pattern, rules) : han_of[closed][static_cast<std::size_t>(pattern)];
    list.push_back({id_of(pattern), 1, han});
    for (std::size_t i = list.size() - 1; i > 0 && list[i - 1].each < list[i].each; --i)
      std::swap(list[i - 1], list[i]);
  });
  if (best.yakuman > 0) return;
  const auto add = [&](Pattern pattern, int count) {
    if (count > 0) list.push_back({id_of(pattern), count, 1});
  };
  add(Pattern::dora, dora.shown);
  add(Pattern::ura, dora.under);
  add(Pattern::aka, dora.red);
}

// The dearest of several readings: by points, then han, then fu; any with a yaku before those without. Of
// equal ones the first.
class Best {
 public:
  Best(int dora, const Rules& rules) : dora_(dora), rules_(rules) {}

  bool offer(const Counted& one) {  // whether it is the dearest so far
    if (found_ && value(one) <= value(best_)) return false;
    best_ = one;
    return found_ = true;
  }
  const Counted* get() const { return found_ ? &best_ : nullptr; }  // null: there was none

 private:
  std::tuple<bool, Points, Fan, int> value(const Counted& one) const {
    const Fan han = one.yakuman > 0 ? one.han : one.han + dora_;
    return {one.han > 0, basic_points(han, one.fu, one.yakuman, rules_), han, one.fu};
  }

  int dora_;
  const Rules& rules_;
  bool found_ = false;
  Counted best_;
};

}  // namespace

TileCounts all_tiles(const Win& win) {
  TileCounts all = win.concealed;
  all.add(win.tile);
  for (const Meld& meld : win.melds) {
    const int kind = meld.tile.kind();
    if (meld.type == MeldType::chow) {
      for (int i = 0; i < 3; ++i) all.add(kind + i);
    } else {
      all.add(kind, is_kong(meld.type) ? 4 : 3);
    }
  }
  return all;
}

Points basic_points(const Score& score, const Rules& rules) {
  return basic_points(score.total, score.fu, score.yakuman, rules);
}

Points worth_with_dora(const Win& win, const Score& score, int more, const Rules& rules) {
  const Points basic = basic_points(score.total + more, score.fu, score.yakuman, rules);
  return worth_of(basic, win.self_drawn, win.seat == Wind::east);
}

Tile dora_of(Tile indicator) {
  const int kind = indicator.kind();
  if (kind < 27) return Tile::from_index(kind % 9 == 8 ? kind - 8 : kind + 1);
  if (kind < 31) return Tile::from_index(kind == 30 ? 27 : kind + 1);
  return Tile::from_index(kind == 33 ? 31 : kind + 1);
}

std::optional<Score> score(const Win& win, const Rules& rules) {
  const Whole whole(win, rules);
  const Dora dora = dora_in(win, whole.reds());
  Best dearest(dora.total(), rules);
  whole.for_each_parts([&](const Parts& parts) { dearest.offer(counted(whole.detector(), parts, rules)); });
  const Counted* best = dearest.get();
  if (best == nullptr) return std::nullopt;
  std::optional<Score> result(std::in_place);
  Score& score = *result;
  score.legal = best->han > 0;
  score.base = best->han;
  score.yakuman = best->yakuman;
  score.fu = best->fu;
  score.total = best->yakuman > 0 ? best->han : best->han + dora.total();
  add_list(score, *best, dora, whole.detector().closed(), rules);
  if (score.legal) score.worth = worth_of(basic_points(score, rules), win.self_drawn, win.seat == Wind::east);
  return result;
}

std::optional<Reading> reading_of(const Win& win, const Rules& rules) {
  const Whole whole(win, rules);
  Best dearest(dora_in(win, whole.reds()).total(), rules);
  TileCounts held = win.concealed;
  held.add(win.tile);
  std::optional<Reading> found;
  for_each_reading(held, win.melds, win.tile, [&](const Reading& reading) {
    if (!whole.detector().is_form(reading.form)) return;
    if (dearest.offer(counted(whole.detector(), Parts(reading, win.self_drawn), rules))) found = reading;
  });
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
  const Whole whole(win, rules);
  bool has = false;
  whole.for_each_parts(
      [&](const Parts& parts) { has = has || whole.detector().patterns(parts).bits() != 0; });
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
