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
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      pool_.add(kind, start.hand.concealed[kind]);
      indicators_[static_cast<std::size_t>(dora_of(Tile::from_index(kind)).kind())] = kind;
    }
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
    return static_cast<float>(more ? with_dora_below(*scored, hand.tiles) : scored->worth);
  }

 private:
  // On average over what the indicators below may be: all tiles but those of the hand and the indicators
  // above.
  double with_dora_below(const Score& scored, const TileCounts& concealed) const {
    const ByDora tiles = tiles_by_dora(concealed);
    const int all = pool_.total() - concealed.total();
    if (all < under_) return scored.worth;
    const auto points = [&](std::size_t dora) {
      return static_cast<double>(worth_with_dora(win_, scored, static_cast<int>(dora), rules_));
    };
    double sum = 0;
    if (under_ == 1) {
      for (std::size_t dora = 0; dora < tiles.size(); ++dora) {
        if (tiles[dora] > 0) sum += tiles[dora] * points(dora);
      }
      return sum / all;
    }
    const Ways ways = ways_to_dora(tiles);
    for (std::size_t dora = 0; dora < ways.size(); ++dora) {
      if (ways[dora] > 0) sum += ways[dora] * points(dora);
    }
    return sum / combinations(all, under_);
  }

  // How many tiles may lie below, by how many dora one of them shows.
  using ByDora = std::array<int, most_for_each + 1>;
  ByDora tiles_by_dora(const TileCounts& concealed) const {
    ByDora tiles{};
    tiles[0] = pool_.total() - concealed.total();
    const TileCounts all = all_tiles(win_);
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (all[kind] == 0) continue;
      const int indicator = indicators_[static_cast<std::size_t>(kind)];
      const int unseen = pool_[indicator] - concealed[indicator];
      tiles[static_cast<std::size_t>(all[kind])] += unseen;
      tiles[0] -= unseen;
    }
    return tiles;
  }

  // In how many ways the indicators below show so many dora together.
  using Ways = std::array<double, most_indicators * most_for_each + 1>;
  Ways ways_to_dora(const ByDora& tiles) const {
    std::array<Ways, most_indicators + 1> ways{};  // by how many are turned over
    ways[0][0] = 1;
    for (std::size_t each = 0; each < tiles.size(); ++each) {
      for (int before = under_ - 1; before >= 0; --before) {
        for (int more = 1; more <= std::min(tiles[each], under_ - before); ++more) {
          const double of_these = combinations(tiles[each], more);
          const auto from = static_cast<std::size_t>(before), added = static_cast<std::size_t>(more);
          for (std::size_t dora = 0; dora <= most_for_each * from; ++dora)
            ways[from + added][dora + each * added] += ways[from][dora] * of_these;
        }
      }
    }
    return ways[static_cast<std::size_t>(under_)];
  }

  const Rules& rules_;
  TileCounts pool_;                            // the start and the wall
  std::array<int, Tile::kinds> indicators_{};  // the kind that shows each kind
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
