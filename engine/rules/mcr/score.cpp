// Chinese Official scoring.
//
// Source: the State Sports rule book of 1998 as practised today, with the 82nd pattern (concealed and melded
// kong). Where books differ:
//   - a special hand that is concealed by its form (seven pairs, orphans, knitted honours, nine gates, four
//     concealed pungs) won on an own draw adds Self-Drawn, not Fully Concealed Hand;
//   - a knitted straight adds a wait pattern when its loose set or pair was the only wait;
//   - a wait for a kind whose four copies are all in the hand is a wait: a second one, even a dead one,
//     leaves no only wait;
//   - robbing a kong is not a last tile claim.
#include "engine/rules/mcr/mcr.h"

#include <algorithm>

#include "engine/rules/mcr/detect.h"

namespace tingpai::mcr {

namespace {

using enum Pattern;

constexpr std::size_t usual_patterns = 10;  // in a list; room for more is made where needed

// What counts of the patterns shown, and for each of the others the counted one that strikes it out.
class Counting {
 public:
  explicit Counting(const PatternSet& shown) {
    for_each_counted(shown, [&](Pattern pattern) {
      counted_.insert(pattern);
      PatternSet struck = row(pattern).excludes & shown;
      struck -= struck_;
      for (; !struck.empty(); struck.erase(struck.first())) {
        struck_.insert(struck.first());
        owner_[static_cast<std::size_t>(struck.first())] = pattern;
      }
    });
  }
  const PatternSet& counted() const { return counted_; }
  const PatternSet& struck() const { return struck_; }
  // `pattern` is shown.
  Pattern owner_of(Pattern pattern) const {
    return counted_.contains(pattern) ? pattern : owner_[static_cast<std::size_t>(pattern)];
  }

 private:
  PatternSet counted_;
  PatternSet struck_;
  std::array<Pattern, pattern_count> owner_;  // of those struck out
};

std::vector<ExcludedPattern> excluded_patterns(const Counting& counting, const Absorbed& absorbed) {
  std::vector<ExcludedPattern> excluded;  // in order of id
  excluded.reserve(Absorbed::capacity());
  for (PatternSet left = counting.struck(); !left.empty(); left.erase(left.first())) {
    const Pattern pattern = left.first();
    excluded.push_back({id_of(pattern), id_of(counting.owner_of(pattern))});
  }
  for (const ExcludedPattern& each : absorbed) {
    const Pattern owner = counting.owner_of(pattern_of(each.because_of));
    const ExcludedPattern entry{each.id, id_of(owner)};
    if (std::ranges::find(excluded, entry) != excluded.end()) continue;
    excluded.insert(std::ranges::upper_bound(excluded, entry.id, {}, &ExcludedPattern::id), entry);
  }
  return excluded;
}

// Everything one marked reading shows.
void show_all(const Reading& reading, const Circumstances& context, Tally& tally) {
  const TileFacts facts(reading.tiles);
  show_tiles(facts, tally);
  show_circumstances(context, tally);
  const int concealed_pungs = show_groups(reading, facts, context, tally);
  const Place place = place_of(reading);
  const bool only_wait =
      place.wait && decomposition::is_only_wait(decomposition::PackedHand(waiting_tiles(reading)),
                                                reading.win.kind(), reading.form);
  show_place(place, concealed_pungs, context, only_wait, tally);
}

Score listed(const Tally& tally, const Absorbed& absorbed, Fan base, int flowers, const Rules& rules) {
  Score score;
  score.base = base;
  score.total = base + flowers * row(flower_tiles).points;
  score.legal = base >= rules.minimum_fan;
  const Counting counting(tally.shown());
  score.patterns.reserve(usual_patterns);
  for (PatternSet left = counting.counted(); !left.empty(); left.erase(left.first())) {
    const Pattern pattern = left.first();
    score.patterns.push_back({id_of(pattern), tally.times(pattern), points(pattern, rules)});
  }
  const bool nothing =
      score.patterns.empty() || (score.patterns.size() == 1 && score.patterns[0].id == id_of(flower_tiles));
  if (nothing) {
    score.patterns.insert(score.patterns.begin(), {id_of(chicken_hand), 1, row(chicken_hand).points});
  }
  // The table is dearest first but for options that change points.
  if (!std::ranges::is_sorted(score.patterns, std::ranges::greater{}, &CountedPattern::each)) {
    std::ranges::stable_sort(score.patterns, std::ranges::greater{}, &CountedPattern::each);
  }
  score.excluded = excluded_patterns(counting, absorbed);
  return score;
}

// Among readings of equal worth: an edge wait before a closed one before a single one, then chows before
// pungs.
int preference(const Reading& reading) {
  int chows = 0;
  for (const Group& group : reading.groups) chows += group.type == GroupType::chow ? 1 : 0;
  const auto wait = place_of(reading).wait;
  return chows - (wait ? 8 * static_cast<int>(*wait) : 8 * pattern_count);
}

// visit(reading, tally, base) for the readings of a win that may differ in worth. What is absorbed in a
// reading stands in `absorbed` during its visit, if that is not null.
template <class Visit>
void for_each_value(const Win& win, const Rules& rules, Absorbed* absorbed, Visit visit) {
  TileCounts concealed = win.concealed;
  concealed.add(win.tile);
  const decomposition::PackedHand packed(concealed);
  const Circumstances& context = win;
  std::optional<TileFacts> facts;
  std::optional<bool> only_wait;  // looked up when first asked
  Tally common(absorbed);
  const auto waits_for_this_only = [&](Form form) {
    decomposition::PackedHand waiting = packed;
    waiting.remove(win.tile.kind());
    return decomposition::is_only_wait(waiting, win.tile.kind(), form);
  };
  for_each_split(concealed, packed, win.melds, win.tile, [&](Reading& reading) {
    if (!facts) {
      facts.emplace(reading.tiles);
      show_tiles(*facts, common);
      show_circumstances(context, common);
    }
    if (absorbed != nullptr) absorbed->clear();
    Tally shared = common;
    const int concealed_pungs = show_groups(reading, *facts, context, shared);
    StaticVector<Place, 5> seen;
    for_each_place(reading, [&] {
      Place place = place_of(reading);
      if (win.self_drawn) place.exposes_pung = false;
      if (place.wait && !only_wait) only_wait = waits_for_this_only(reading.form);
      if (place.wait && !*only_wait) place.wait.reset();
      if (std::ranges::find(seen, place) != seen.end()) return;
      seen.push_back(place);
      Tally tally = shared;
      show_place(place, concealed_pungs, context, true, tally);
      visit(static_cast<const Reading&>(reading), tally, base_of(tally, rules));
    });
  });
}

}  // namespace

Fan base_fan(const Reading& reading, const Circumstances& context, const Rules& rules) {
  Tally tally;
  show_all(reading, context, tally);
  return base_of(tally, rules);
}

Fan base_fan(const Win& win, const Rules& rules) {
  Fan best = -1;
  for_each_value(win, rules, nullptr,
                 [&](const Reading&, const Tally&, Fan base) { best = std::max(best, base); });
  return best;
}

Score score(const Reading& reading, const Circumstances& context, const Rules& rules) {
  Absorbed absorbed;
  Tally tally(&absorbed);
  show_all(reading, context, tally);
  return listed(tally, absorbed, base_of(tally, rules), context.flowers, rules);
}

std::optional<Score> score(const Win& win, const Rules& rules) {
  struct Best {
    Fan base = -1;
    int preference = 0;
    Tally tally;
    Absorbed absorbed;
  };
  Best best;
  Absorbed absorbed;
  for_each_value(win, rules, &absorbed, [&](const Reading& reading, const Tally& tally, Fan base) {
    if (base < best.base) return;
    const int preferred = preference(reading);
    if (base == best.base && preferred <= best.preference) return;
    best = {base, preferred, tally, absorbed};
  });
  if (best.base < 0) return std::nullopt;
  return listed(best.tally, best.absorbed, best.base, win.flowers, rules);
}

std::optional<PatternId> plan_of(const Score& score) {
  for (const CountedPattern& pattern : score.patterns) {
    if (!row(pattern_of(pattern.id)).incidental) return pattern.id;
  }
  return std::nullopt;
}

Payments payments(Fan total, Seat winner, std::optional<Seat> discarder) {
  constexpr Points basic = 8;
  Payments payments;
  for (const Seat seat : all_seats) {
    if (seat == winner) continue;
    const bool pays_hand = !discarder || *discarder == seat;
    payments[seat] = -(basic + (pays_hand ? total : 0));
    payments[winner] -= payments[seat];
  }
  return payments;
}

}  // namespace tingpai::mcr
