#include "engine/ai/levels/quick.h"

#include <algorithm>
#include <array>

#include "engine/ai/hand_shape.h"
#include "engine/ai/odds.h"
#include "engine/ai/profile.h"
#include "engine/ai/suit_tables.h"
#include "engine/rules/scheme.h"

namespace tingpai {

namespace {

// What the tables know of a hand: each wild tile counts as the tile that helps most.
class Tables {
 public:
  explicit Tables(const Ruleset& ruleset)
      : wild_(profile_of(ruleset).forms.wild()), supply_(scheme::supply(ruleset)) {
    if (wild_ >= 0) supply_.remove(wild_, supply_[wild_]);
  }

  int wild() const { return wild_; }
  double chance(TileCounts concealed, KindSet useful) const {
    for (int kind = 0; useful != all_kinds && kind < Tile::kinds; ++kind) {
      if (!useful.contains(kind)) concealed.remove(kind, concealed[kind]);
    }
    if (wild_ < 0) return table_chance(concealed, supply_);
    const int wilds = concealed[wild_];
    concealed.remove(wild_, wilds);
    double best = table_chance(concealed, supply_);
    for (int i = 0; i < wilds; ++i) best = add_best(concealed);
    return best;
  }

 private:
  double add_best(TileCounts& concealed) const {
    double best = -1;
    int best_kind = 0;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (concealed[kind] >= supply_[kind]) continue;
      concealed.add(kind);
      const double chance = table_chance(concealed, supply_);
      concealed.remove(kind);
      if (chance <= best) continue;
      best = chance;
      best_kind = kind;
    }
    concealed.add(best_kind);
    return best;
  }

  int wild_;  // -1: none
  TileCounts supply_;
};

}  // namespace

Decision decide_quick(const PlayerView& view, const LegalActions& legal) {
  const TileCounts live = live_tiles(view);
  const Tables tables(view.table.ruleset);
  const FormSet forms = FormSet{Form::standard}.with_wild(tables.wild());
  const KindSet useful = useful_kinds(view.table, view.seat);
  Decision decision;
  decision.criterion = Criterion::tables;
  std::array<bool, Tile::kinds> seen{};
  for (const Action& action : legal.actions) {
    if (action.type != ActionType::discard ||
        std::exchange(seen[static_cast<std::size_t>(action.tile.kind())], true) ||
        action.tile.kind() == tables.wild()) {
      continue;
    }
    Hand rest;
    rest.concealed = view.hand.concealed;
    rest.concealed.remove(action.tile);
    const HandShape shape(rest, useful);
    Evaluation evaluation;
    evaluation.action = action;
    evaluation.shanten = shape.shanten(forms);
    const KindSet effective = shape.effective_tiles(forms);
    int kinds = 0;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (!effective.contains(kind)) continue;
      ++kinds;
      evaluation.effective.push_back({Tile::from_index(kind), live[kind]});
      evaluation.live_total += live[kind];
    }
    // The tables take all tiles as unseen: correct them by the share of the effective tiles that is still
    // live.
    evaluation.shifted = true;
    evaluation.value = tables.chance(rest.concealed, useful) * (1 + evaluation.live_total) / (1 + 4 * kinds);
    decision.evaluations.push_back(std::move(evaluation));
  }
  std::stable_sort(decision.evaluations.begin(), decision.evaluations.end(),
                   [](const Evaluation& a, const Evaluation& b) { return a.value > b.value; });
  decision.chosen =
      decision.evaluations.empty() ? Action{ActionType::pass, {}} : decision.evaluations.front().action;
  return decision;
}

}  // namespace tingpai
