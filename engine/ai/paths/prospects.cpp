#include "engine/ai/paths/prospects.h"

#include <algorithm>
#include <bit>

namespace tingpai {

namespace {

// How many targets the race may run over, by the number of tiles the nearest one lacks: the work grows with
// the orders in which the tiles can come.
std::size_t race_limit(std::size_t nearest, int nodes) {
  constexpr std::array<int, most_missing + 1> of_6000_nodes{4000, 4000, 1500, 500, 120, 24, 8, 2};
  return static_cast<std::size_t>(std::max(2, of_6000_nodes[nearest] * nodes / 6000));
}

std::vector<Target> contenders(const std::vector<Target>& all, int nodes) {
  if (all.empty()) return {};
  std::size_t nearest = most_missing;
  for (const Target& target : all) nearest = std::min(nearest, target.missing.size());
  const std::size_t most = std::min(race_limit(nearest, nodes), all.size());
  return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(most)};
}

// Levels that race also search near hands for every way there is; the others never do.
TargetLimits limits_of(const SearchModel& model, const Budget& budget) {
  TargetLimits limits{.evaluations = budget.nodes, .directions = model.directions, .weights = model.weights};
  if (model.adding == Adding::apart || !model.directions) limits.thorough = 0;
  return limits;
}

bool leaves(const Target& target, std::optional<int> discard) {
  return !discard ||
         std::find(target.leaving.begin(), target.leaving.end(), *discard) != target.leaving.end();
}

// The chance that one of several ways comes off, and what it then brings on average.
class Apart {
 public:
  void add(const Target& target) {
    const float chance = target.weight / target.points;
    none_ *= 1 - chance;
    chances_ += chance;
    points_ += target.weight;
  }
  PathValue value() const {
    if (chances_ <= 0) return {};
    return {1 - none_, (1 - none_) * points_ / chances_};
  }

 private:
  float none_ = 1;
  float chances_ = 0;
  float points_ = 0;
};

}  // namespace

Prospects::Prospects(const Hand& hand, const SeatContext& context, const Odds& odds, const Ruleset& ruleset,
                     const SearchModel& model, float stake, const Budget& budget, std::stop_token stop)
    : adding_(model.adding),
      between_turns_(odds.between_turns()),
      all_(find_targets(hand, context, odds, ruleset, limits_of(model, budget), stop)),
      targets_(adding_ == Adding::race ? contenders(all_, budget.nodes) : all_),
      tree_(targets_, odds, stake, budget.plans) {
  if (targets_.size() == all_.size()) return;
  weigh_discards();
  // Too many for the race: it is run for the most promising discard, and the others are valued in proportion
  // to the summed weights of their targets.
  if (hand.tile_count() == 14) {
    float most = -1;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (hand.concealed[kind] == 0 || weight_without(kind) <= most) continue;
      most = weight_without(kind);
      best_ = kind;
    }
  }
  only_best_raced_ = weight_without(best_) > 0 && compared(tree_.value(best_)) != 0;
}

void Prospects::weigh_discards() {
  for (const Target& target : all_) {
    weight_ += target.weight;
    KindSet leaving;
    for (const std::uint8_t kind : target.leaving) leaving.insert(kind);
    for (std::uint64_t left = leaving.bits(); left != 0; left &= left - 1) {
      weight_without_[static_cast<std::size_t>(std::countr_zero(left))] += target.weight;
    }
  }
}

// By the race if the ways were raced and any of them can come in time; else each has a share of the whole by
// its weight.
std::vector<float> Prospects::wins_by_target(std::optional<int> discard) {
  std::vector<float> wins;
  if (raced(discard) && (between_turns_ == 0 || raced_value(discard).win > 0)) {
    wins = tree_.wins_by_target(discard);
    wins.resize(all_.size());  // those that did not race stand at the end
    return wins;
  }
  wins.resize(all_.size());
  float sum = 0;
  for (std::size_t i = 0; i < all_.size(); ++i) {
    if (!leaves(all_[i], discard)) continue;
    wins[i] = all_[i].weight / all_[i].points;
    sum += wins[i];
  }
  const float whole = sum > 0 ? value(discard).win / sum : 0;
  for (float& win : wins) win *= whole;
  return wins;
}

PathValue Prospects::apart(const std::vector<Target>& targets, std::optional<int> discard) const {
  Apart sum;
  for (const Target& target : targets) {
    if (leaves(target, discard)) sum.add(target);
  }
  return sum.value();
}

PathValue Prospects::raced_value(std::optional<int> discard) {
  if (raced(discard)) return tree_.value(discard);
  const PathValue best = tree_.value(best_);
  const float most = weight_without(best_);
  const float share = most > 0 ? weight_without(discard) / most : 0;
  return {best.win * share, best.points * share};
}

PathValue Prospects::value(std::optional<int> discard) {
  if (adding_ == Adding::apart) return apart(targets_, discard);
  const PathValue by_turns = raced_value(discard);
  if (by_turns.win > 0 || between_turns_ == 0) return by_turns;
  const PathValue by_claims = apart(all_, discard);
  return {between_turns_ * by_claims.win, between_turns_ * by_claims.points};
}

}  // namespace tingpai
