#include "engine/ai/profiles/riichi_efficiency.h"

#include <array>
#include <utility>

#include "engine/ai/exact/shape_efficiency.h"
#include "engine/rules/riichi/scheme.h"

namespace tingpai::riichi {

namespace {

constexpr int most_indicators = 5;
constexpr int most_for_each = 4;  // dora by one indicator

double combinations(int of, int taken) {
  double ways = 1;
  for (int i = 0; i < taken; ++i) ways *= static_cast<double>(of - i) / (i + 1);
  return ways;
}

// Points of wins on an own draw.
class Wins {
 public:
  Wins(const EfficiencyStart& start, const Rules& rules) : rules_(rules), pool_(start.wall) {
    for (int kind = 0; kind < Tile::kinds; ++kind) pool_.add(kind, start.hand.concealed[kind]);
    win_.melds = start.hand.melds;
    win_.self_drawn = true;
    win_.round = start.context.round;
    win_.seat = start.context.seat;
    win_.indicators = start.indicators;
    if (start.under) under_ = std::min<int>(most_indicators, static_cast<int>(start.indicators.size()));
  }

  float worth(const CompleteHand& hand) {
    win_.concealed = hand.tiles;
    win_.concealed.remove(hand.win);
    win_.reds = hand.reds;
    win_.reds.add(hand.win, -1);
    win_.tile = hand.win;
    win_.riichi = hand.declared;
    const auto scored = score(win_, rules_);
    if (!scored || !scored->legal) return 0;
    const bool more = hand.declared && under_ > 0 && scored->yakuman == 0;
    return static_cast<float>(more ? with_dora_below(*scored) : scored->worth);
  }

 private:
  // On average over what the indicators below may be: all tiles but those of the hand and the indicators
  // above.
  double with_dora_below(const Score& scored) const {
    const TileCounts tiles = all_tiles(win_);
    std::array<int, most_for_each + 1> by_dora{};  // tiles, by how many dora one of them shows
    int all = 0;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      const int unseen = pool_[kind] - win_.concealed[kind] - (kind == win_.tile.kind() ? 1 : 0);
      if (unseen <= 0) continue;
      by_dora[static_cast<std::size_t>(tiles[dora_of(Tile::from_index(kind))])] += unseen;
      all += unseen;
    }
    if (all < under_) return scored.worth;
    // [indicators turned over][dora]: ways
    std::array<std::array<double, most_indicators * most_for_each + 1>, most_indicators + 1> ways{};
    ways[0][0] = 1;
    for (std::size_t each = 0; each < by_dora.size(); ++each) {
      for (int before = under_ - 1; before >= 0; --before) {
        for (int more = 1; more <= std::min(by_dora[each], under_ - before); ++more) {
          const double of_these = combinations(by_dora[each], more);
          const auto from = static_cast<std::size_t>(before), added = static_cast<std::size_t>(more);
          for (std::size_t dora = 0; dora <= most_for_each * from; ++dora)
            ways[from + added][dora + each * added] += ways[from][dora] * of_these;
        }
      }
    }
    double points = 0;
    const auto& last = ways[static_cast<std::size_t>(under_)];
    for (std::size_t dora = 0; dora < last.size(); ++dora) {
      if (last[dora] > 0)
        points += last[dora] * worth_with_dora(win_, scored, static_cast<int>(dora), rules_);
    }
    return points / combinations(all, under_);
  }

  const Rules& rules_;
  TileCounts pool_;  // the start and the wall
  int under_ = 0;
  Win win_;
};

}  // namespace

Efficiency efficiency(const EfficiencyStart& start, const Ruleset& ruleset, const EfficiencyModel& model,
                      std::stop_token stop) {
  Wins wins(start, rules_of(ruleset));
  const ShapeStart shape{start.hand, start.wall, start.wall_reds, forms, is_closed(start.hand.melds)};
  return efficiency_by_shape(
      shape, [&wins](const CompleteHand& hand) { return wins.worth(hand); }, model, std::move(stop));
}

}  // namespace tingpai::riichi
