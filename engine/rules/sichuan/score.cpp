#include "engine/rules/sichuan/sichuan.h"

#include <algorithm>

namespace tingpai::sichuan {

namespace {

// A complete hand as doublings see it.
struct Whole {
  TileCounts concealed;  // with the winning tile
  TileCounts all;        // and with the melds, four for a kong
  int kongs = 0;

  explicit Whole(const Win& win) : concealed(win.concealed) {
    concealed.add(win.tile);
    all = concealed;
    for (const Meld& meld : win.melds) {
      for (const Tile tile : tiles_of(meld)) all.add(tile);
      kongs += is_kong(meld.type);
    }
  }

  int in_suit(int suit) const {
    int tiles = 0;
    for (int rank = 0; rank < 9; ++rank) tiles += all[9 * suit + rank];
    return tiles;
  }
  bool of_one_suit() const { return (in_suit(0) > 0) + (in_suit(1) > 0) + (in_suit(2) > 0) == 1; }
  int roots() const { return static_cast<int>(std::ranges::count(all.raw(), 4)) - kongs; }
  // Of pungs alone, and a pair. No meld is a chow.
  bool of_pungs() const {
    int pairs = 0;
    for (const auto count : concealed.raw()) {
      if (count == 1 || count == 4) return false;
      pairs += count == 2;
    }
    return pairs == 1;
  }
};

struct Shapes {
  bool standard = false;
  bool pairs = false;
};

// Whether it wins, and in which forms.
Shapes shapes_of(const Whole& whole, const Win& win) {
  if (win.void_suit && whole.in_suit(static_cast<int>(*win.void_suit)) > 0) return {};
  const ShapeIndex index(whole.concealed);
  return {index.standard_shanten() == -1,
          win.melds.empty() && index.shanten(FormSet({Form::seven_pairs}, true)) == -1};
}

// Doublings, dearest first.
std::vector<CountedPattern> patterns_of(const Whole& whole, const Win& win, bool pairs, const Rules& rules) {
  std::vector<CountedPattern> counted;
  const auto add = [&](Pattern pattern, int count) {
    if (count > 0) counted.push_back({id_of(pattern), count, doublings(pattern)});
  };
  add(Pattern::full_flush, whole.of_one_suit());
  add(Pattern::seven_pairs, pairs);
  add(Pattern::all_pungs, !pairs && whole.of_pungs());
  add(Pattern::golden_wait, win.melds.size() == 4);
  add(Pattern::root, whole.roots());
  add(Pattern::kong, whole.kongs);
  add(Pattern::win_after_kong, win.replacement);
  add(Pattern::shoot_after_kong, win.after_kong);
  add(Pattern::robbing_the_kong, win.robbing);
  add(Pattern::under_the_sea, win.last_wall_tile);
  add(Pattern::self_drawn, win.self_drawn && rules.self_draw == SelfDraw::doubles);
  if (counted.empty()) add(Pattern::plain, 1);
  return counted;
}

int total_of(const std::vector<CountedPattern>& patterns) {
  int total = 0;
  for (const CountedPattern& pattern : patterns) total += pattern.count * pattern.each;
  return total;
}

}  // namespace

std::optional<Score> score(const Win& win, const Rules& rules) {
  const Whole whole(win);
  const Shapes shapes = shapes_of(whole, win);
  if (!shapes.standard && !shapes.pairs) return std::nullopt;
  Score score;
  score.patterns = patterns_of(whole, win, shapes.pairs, rules);
  if (shapes.standard && shapes.pairs) {  // the dearer reading
    auto other = patterns_of(whole, win, false, rules);
    if (total_of(other) > total_of(score.patterns)) score.patterns = std::move(other);
  }
  score.legal = true;
  score.total = score.base = total_of(score.patterns);
  score.worth = 1 << std::min(score.total, rules.cap);
  return score;
}

Payments win_payments(const Score& score, const Rules& rules, Seat winner, std::optional<Seat> from,
                      const BySeat<bool>& out) {
  const Points more = !from && rules.self_draw == SelfDraw::adds_base ? 1 : 0;
  Payments payments;
  for (const Seat seat : all_seats) {
    if (seat == winner || out[seat] || (from && seat != *from)) continue;
    payments[seat] -= score.worth + more;
    payments[winner] += score.worth + more;
  }
  return payments;
}

Payments kong_payments(MeldType type, Seat owner, std::optional<Seat> from, const BySeat<bool>& out) {
  Payments payments;
  for (const Seat seat : all_seats) {
    if (seat == owner || out[seat] || (type == MeldType::melded_kong && seat != *from)) continue;
    const Points points = type == MeldType::added_kong ? 1 : 2;
    payments[seat] -= points;
    payments[owner] += points;
  }
  return payments;
}

std::optional<Points> ready_worth(const Win& hand, const Rules& rules) {
  TileCounts called;
  for (const Meld& meld : hand.melds) {
    for (const Tile tile : tiles_of(meld)) called.add(tile);
  }
  const ShapeIndex index(hand.concealed, called);
  if (index.shanten(forms) != 0) return std::nullopt;
  const KindSet waits = index.effective_tiles(forms);
  Win win;
  win.concealed = hand.concealed;
  win.melds = hand.melds;
  win.void_suit = hand.void_suit;
  std::optional<Points> most;
  for (int kind = 0; kind < 27; ++kind) {
    if (!waits.contains(kind)) continue;
    win.tile = Tile::from_index(kind);
    if (const auto scored = score(win, rules)) most = std::max(most.value_or(0), scored->worth);
  }
  return most;
}

}  // namespace tingpai::sichuan
