#include "engine/rules/mcr/explain.h"

#include <algorithm>
#include <bit>

#include "engine/rules/mcr/detect.h"

namespace tingpai::mcr {

namespace {

using enum Pattern;
using Mask = std::uint8_t;  // of groups, and of the pair after them

constexpr PatternSet of_chows{quadruple_chow,    four_pure_shifted_chows, pure_triple_chow,
                              pure_straight,     pure_shifted_chows,      mixed_straight,
                              mixed_triple_chow, mixed_shifted_chows,     pure_double_chow,
                              mixed_double_chow, short_straight,          two_terminal_chows};
constexpr PatternSet of_pungs{four_pure_shifted_pungs, pure_shifted_pungs, triple_pung, mixed_shifted_pungs,
                              double_pung};
constexpr PatternSet of_winning_tile{last_tile_draw,   last_tile_claim, out_with_replacement_tile,
                                     robbing_the_kong, last_tile,       self_drawn};

Mask bit(std::size_t place) { return static_cast<Mask>(1U << place); }
bool is_pung(const Group& group) { return group.type == GroupType::pung || group.type == GroupType::kong; }

class Explainer {
 public:
  Explainer(const Reading& reading, const Circumstances& context) : reading_(reading), context_(context) {}

  Support of(const CountedPattern& counted) {
    const auto pattern = pattern_of(counted.id);
    if (pattern == flower_tiles) return {Support::Of::aside, 0};
    if (of_winning_tile.contains(pattern)) return {Support::Of::winning_tile, 0};
    if (reading_.groups.empty()) return {};
    const Mask sets = of_chows.contains(pattern)   ? combined(pattern, counted.count, false)
                      : of_pungs.contains(pattern) ? combined(pattern, counted.count, true)
                                                   : sets_of(pattern);
    return sets == 0 ? Support{} : Support{Support::Of::sets, sets};
  }

 private:
  template <class Wanted>
  Mask groups_that(Wanted wanted) const {
    Mask mask = 0;
    for (std::size_t i = 0; i < reading_.groups.size(); ++i) {
      if (wanted(reading_.groups[i])) mask = static_cast<Mask>(mask | bit(i));
    }
    return mask;
  }
  Mask pair() const { return bit(reading_.groups.size()); }
  template <class Wanted>
  Mask pungs_of(Wanted wanted) const {
    return groups_that([&](const Group& group) { return is_pung(group) && wanted(group.tile); });
  }
  Mask kongs(bool concealed, bool melded) const {
    return groups_that([&](const Group& group) {
      return group.type == GroupType::kong && (group.concealed ? concealed : melded);
    });
  }
  Mask dragons() const {
    return pungs_of([](Tile tile) { return tile.is_dragon(); });
  }
  Mask winds() const {
    return pungs_of([](Tile tile) { return tile.is_wind(); });
  }
  Mask wind(Wind wind) const {
    const Tile tile = Tile::of(Suit::honours, static_cast<int>(wind) + 1);
    return pungs_of([&](Tile one) { return one == tile; });
  }
  // A pung that a discard completed is not concealed.
  Mask concealed_pungs() const {
    return groups_that([&](const Group& group) {
      return is_pung(group) && group.concealed && (context_.self_drawn || !group.wins);
    });
  }
  // Those that another pattern rests on left out.
  Mask end_pungs() const {
    const bool loose_winds = std::popcount(winds()) < 3;
    const Mask own = static_cast<Mask>(wind(context_.round) | wind(context_.seat));
    const Mask others = loose_winds ? static_cast<Mask>(winds() & ~own) : Mask{0};
    return static_cast<Mask>(others | pungs_of([](Tile tile) {
                               return tile.suit() != Suit::honours && (tile.rank() == 1 || tile.rank() == 9);
                             }));
  }
  Mask hogs() const {
    Mask mask = 0;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (reading_.tiles[kind] != 4 || kong_of(kind)) continue;
      mask = static_cast<Mask>(mask | groups_that([&](const Group& group) { return contains(group, kind); }));
      if (reading_.pair.kind() == kind) mask = static_cast<Mask>(mask | pair());
    }
    return mask;
  }
  bool kong_of(int kind) const {
    return groups_that([&](const Group& group) {
             return group.type == GroupType::kong && group.tile.kind() == kind;
           }) != 0;
  }
  Mask completed() const {
    return reading_.pair_wins ? pair() : groups_that([](const Group& group) { return group.wins; });
  }

  // 0: of the whole hand.
  Mask sets_of(Pattern pattern) const {
    switch (pattern) {
      case big_three_dragons:
      case two_dragon_pungs:
      case dragon_pung:
        return dragons();
      case little_three_dragons:
        return static_cast<Mask>(dragons() | pair());
      case big_four_winds:
      case big_three_winds:
        return winds();
      case little_four_winds:
        return static_cast<Mask>(winds() | pair());
      case prevalent_wind:
        return wind(context_.round);
      case seat_wind:
        return wind(context_.seat);
      case pung_of_terminals_or_honors:
        return end_pungs();
      case four_kongs:
      case three_kongs:
      case concealed_kong_and_melded_kong:
        return kongs(true, true);
      case two_concealed_kongs:
      case concealed_kong:
        return kongs(true, false);
      case two_melded_kongs:
      case melded_kong:
        return kongs(false, true);
      case four_concealed_pungs:
      case three_concealed_pungs:
      case two_concealed_pungs:
        return concealed_pungs();
      case tile_hog:
        return hogs();
      case knitted_straight:
        return groups_that([](const Group& group) { return group.type == GroupType::knitted; });
      case edge_wait:
      case closed_wait:
      case single_wait:
        return completed();
      default:
        return 0;
    }
  }

  bool shows(Pattern pattern, Mask mask, bool pungs) const {
    SuitedSets sets;
    for (std::size_t i = 0; i < reading_.groups.size(); ++i) {
      const Group& group = reading_.groups[i];
      if ((mask & bit(i)) == 0) continue;
      if (pungs ? !is_pung(group) || group.tile.suit() == Suit::honours : group.type != GroupType::chow)
        return false;
      sets.push_back({static_cast<std::uint8_t>(group.tile.kind() / 9),
                      static_cast<std::uint8_t>(group.tile.kind() % 9 + 1)});
    }
    Tally tally;
    if (pungs) {
      combine_pungs(sets, tally);
    } else {
      combine_chows(sets, tally);
    }
    return tally.shown().contains(pattern);
  }

  // The fewest sets that show the pattern. Patterns of two may count several times: no pair of sets closes a
  // circle, and those with a set that no larger pattern has used come first.
  Mask combined(Pattern pattern, int count, bool pungs) {
    std::vector<Mask> pairs;
    for (int size = 2; size <= 4 && pairs.empty(); ++size) {
      for (unsigned mask = 1; mask < 16U; ++mask) {
        const Mask sets = static_cast<Mask>(mask);
        if (std::popcount(mask) != size || !shows(pattern, sets, pungs)) continue;
        if (size > 2) return larger_ = sets;
        pairs.push_back(sets);
      }
    }
    std::stable_partition(pairs.begin(), pairs.end(), [this](Mask sets) { return (sets & ~larger_) != 0; });
    Mask all = 0;
    std::array<Mask, 4> part{bit(0), bit(1), bit(2), bit(3)};  // what each set is joined with
    for (const Mask sets : pairs) {
      const bool circle = std::ranges::any_of(part, [sets](Mask joined) { return (joined & sets) == sets; });
      if (count == 0 || circle) continue;
      --count;
      all = static_cast<Mask>(all | sets);
      Mask joined = 0;
      for (const Mask each : part) {
        if ((each & sets) != 0) joined = static_cast<Mask>(joined | each);
      }
      for (Mask& each : part) {
        if ((each & sets) != 0) each = joined;
      }
    }
    return all;
  }

  const Reading& reading_;
  const Circumstances& context_;
  Mask larger_ = 0;  // the sets of a pattern of three or four
};

}  // namespace

std::optional<Explanation> explain(const Win& win, const Score& score, const Rules& rules) {
  TileCounts concealed = win.concealed;
  concealed.add(win.tile);
  const Circumstances& context = win;
  std::optional<Explanation> explanation;
  for_each_reading(concealed, win.melds, win.tile, [&](const Reading& reading) {
    if (explanation || mcr::score(reading, context, rules).patterns != score.patterns) return;
    explanation = Explanation{reading, {}, {}, {}};
  });
  if (!explanation) return std::nullopt;
  Explainer explainer(explanation->reading, context);
  for (const CountedPattern& pattern : score.patterns) explanation->support.push_back(explainer.of(pattern));
  return explanation;
}

bool is_grand(const Score& score, const Rules&) { return score.base >= 48; }

std::vector<PatternId> excluded_by(PatternId pattern) {
  std::vector<PatternId> excluded;
  for (PatternSet left = row(pattern_of(pattern)).excludes; !left.empty(); left.erase(left.first()))
    excluded.push_back(id_of(left.first()));
  return excluded;
}

Waits waits_of(const Win& hand, const Rules& rules) {
  TileCounts called;
  for (const Meld& meld : hand.melds) {
    for (const Tile tile : tiles_of(meld)) called.add(tile);
  }
  Waits waits;
  waits.minimum = rules.minimum_fan;
  if (shanten(hand.concealed, five_forms, called) != 0) return waits;
  const KindSet kinds = effective_tiles(hand.concealed, five_forms, called);
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (!kinds.contains(kind)) continue;
    Win win = hand;
    win.tile = Tile::from_index(kind);
    waits.tiles.push_back(win.tile);
    for (const bool drawn : {false, true}) {
      win.self_drawn = drawn;
      waits.enough = waits.enough || base_fan(win, rules) >= rules.minimum_fan;
    }
  }
  return waits;
}

}  // namespace tingpai::mcr
