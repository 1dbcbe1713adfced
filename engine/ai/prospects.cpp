#include "engine/ai/prospects.h"

#include <algorithm>

namespace tingpai {

namespace {

// How many targets the race may run over, by the number of tiles the nearest one lacks: the work grows with
// the orders in which the tiles can come.
std::size_t race_limit(std::size_t nearest) {
  constexpr std::array<std::size_t, most_missing + 1> limits{4000, 4000, 1500, 500, 120, 24, 8, 2};
  return limits[nearest];
}

std::vector<Target> raced(const std::vector<Target>& all) {
  if (all.empty()) return {};
  std::size_t nearest = most_missing;
  for (const Target& target : all) nearest = std::min(nearest, target.missing.size());
  const std::size_t most = std::min(race_limit(nearest), all.size());
  return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(most)};
}

}  // namespace

Prospects::Prospects(const Hand& hand, const SeatContext& context, const Odds& odds, const mcr::Rules& rules,
                     float stake, const Budget& budget, std::stop_token stop)
    : odds_(odds),
      all_(find_targets(hand, context, odds, rules, {1, budget.nodes}, stop)),
      targets_(raced(all_)),
      tree_(targets_, odds_, stake) {
  if (targets_.size() == all_.size()) return;
  // Too many for the race: it is run for the most promising discard, and the others stand to it as the summed
  // weights of their targets do.
  if (hand.tile_count() == 14) {
    float most = -1;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (hand.concealed[kind] == 0 || weight_without(kind) <= most) continue;
      most = weight_without(kind);
      best_ = kind;
    }
  }
  const float raced_value = compared(tree_.value(best_));
  const float weight = weight_without(best_);
  all_per_raced_ = weight > 0 ? raced_value / weight : 0;
}

float Prospects::weight_without(std::optional<int> discard) const {
  float sum = 0;
  for (const Target& target : all_) {
    if (!discard ||
        std::find(target.leaving.begin(), target.leaving.end(), *discard) != target.leaving.end()) {
      sum += target.weight;
    }
  }
  return sum;
}

PathValue Prospects::value(std::optional<int> discard) {
  if (all_per_raced_ == 0 || discard == best_) return tree_.value(discard);
  const PathValue best = tree_.value(best_);
  const float most = weight_without(best_);
  const float share = most > 0 ? weight_without(discard) / most : 0;
  return {best.win * share, best.points * share};
}

}  // namespace tingpai
