#include "engine/ai/levels/evaluate.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "engine/ai/levels/assess.h"
#include "engine/ai/levels/declaration.h"
#include "engine/ai/levels/hindsight.h"
#include "engine/ai/levels/kongs.h"
#include "engine/ai/paths/plans.h"
#include "engine/ai/reading/danger.h"
#include "engine/ai/reading/plan_shares.h"
#include "engine/ai/reading/standing.h"

namespace tingpai {

namespace {

TurnedTiles turned(const PublicState& table) {
  TurnedTiles indicators;
  for (const Tile tile : table.indicators) indicators.push_back(tile);
  return indicators;
}

bool claims(const Action& action) {
  return action.type == ActionType::chow || action.type == ActionType::pung;
}

bool is_searched_alone(const Action& action) {
  return action.type != ActionType::discard && action.type != ActionType::win;
}

// An action with what its value was made from.
struct Weighed {
  Evaluation evaluation;
  PathValue seen;                // by the search, before calibration
  std::optional<int> then = {};  // the kind discarded after a claim
};

class Evaluator {
 public:
  Evaluator(const PlayerView& view, const Odds& odds, const Danger* danger, const Budget& budget,
            std::stop_token stop, const ValueModel& model, bool silent)
      : view_(view),
        odds_(odds),
        danger_(danger),
        budget_(budget),
        share_(budget),
        stop_(std::move(stop)),
        model_(model),
        ruleset_(view.table.ruleset),
        profile_(profile_of(ruleset_)),
        standing_(Standing::of(view)),
        context_{view.table.round,
                 view.table.winds[view.seat],
                 static_cast<int>(view.table.flowers[view.seat].size()),
                 {},
                 useful_kinds(view.table, view.seat),
                 view.table.in_play() - 1,
                 turned(view.table),
                 silent,
                 view.table.honba,
                 view.table.sticks,
                 standing_ ? &*standing_ : nullptr} {
    if (standing_) weigh_by_place();
    const TileCounts seen = visible_tiles(view);
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      context_.exposed.add(kind, seen[kind] - view.hand.concealed[kind]);
    }
    risk_ahead_ = risk_of_drawn_tiles();
  }

  Decision run(const LegalActions& legal) {
    const bool own_turn = legal.has(ActionType::discard);
    // Claims and kongs are searched each on its own hand, all discards on one.
    const auto hands =
        own_turn + std::count_if(legal.actions.begin(), legal.actions.end(), is_searched_alone);
    share_.nodes = static_cast<int>(budget_.nodes / hands);
    if (own_turn)
      add_discards(legal);
    else
      correct_by_passing();
    for (const Action& action : legal.actions) {
      if (!is_searched_alone(action)) continue;
      if (enough()) break;
      weighed_.push_back(weigh(action));
    }
    sort_by_value(weighed_.begin());
    if (budget_.every_discard) search_the_others();
    Decision decision;
    for (Weighed& one : weighed_) decision.evaluations.push_back(std::move(one.evaluation));
    const Evaluation& best = decision.evaluations.front();
    decision.chosen = best.action;
    decision.criterion = best.gives_up ? Criterion::safety : Criterion::value;
    set_units(decision, view_.table, standing_);
    decision.nodes = nodes_;
    decision.stopped = stop_.stop_requested();
    return decision;
  }

 private:
  void weigh_by_place() {
    const auto stake = static_cast<double>(model_.stake);
    model_.stake = static_cast<float>(std::copysign(standing_->saved(std::abs(stake)), stake));
    model_.stick = standing_->given(model_.stick);
  }

  // One evaluation makes a decision, and nobody waits for a better one any more.
  bool enough() const { return stop_.stop_requested() && !weighed_.empty(); }
  std::optional<Tile> claimable() const { return view_.table.last_tile; }

  void add_discards(const LegalActions& legal) {
    Prospects prospects(view_.hand, context_, odds_, ruleset_, model_.search, model_.stake, share_, stop_);
    const HandShape hand_shape(view_.hand, context_.useful);
    for (const DiscardShape& shape : hand_shape.discards(profile_.forms)) {
      const auto action = std::find_if(legal.actions.begin(), legal.actions.end(), [&](const Action& a) {
        return a.type == ActionType::discard && a.tile.kind() == shape.kind;
      });
      if (action == legal.actions.end()) continue;
      if (enough()) break;
      Weighed one;
      one.evaluation.action = *action;
      one.seen = prospects.value(shape.kind);
      set_shape(one.evaluation, shape.shanten, shape.effective);
      weighed_.push_back(std::move(one));
    }
    if (together() != Together::nothing && !weighed_.empty()) {
      const Weighed& best = *std::ranges::max_element(
          weighed_, {}, [&](const Weighed& one) { return prospects.compared(one.seen); });
      detour_ = detour_of(profile_, hand_after(best), best.evaluation.shanten);
      set_correction(best.seen, best.evaluation.shanten, After::discard);
    }
    for (Weighed& one : weighed_) {
      const Hand kept = hand_after(one);
      set_value(one.evaluation, one.seen, prospects, kept);
      set_danger(one.evaluation, one.evaluation.action.tile.kind());
      add_payment(one.evaluation, kept);
    }
    nodes_ += prospects.nodes();
    sort_by_value(weighed_.begin());
    if (!budget_.plans) return;
    PlanFinder finder(prospects, view_.hand, context_, odds_, ruleset_);
    for (Weighed& one : weighed_) {
      if (enough()) return;
      explain(one, finder, prospects, one.evaluation.action.tile.kind());
      if (budget_.every_discard) return;  // the others are told of by searches of their own
    }
  }

  // Best first; of equals a kong, then the one that was before.
  void sort_by_value(std::vector<Weighed>::iterator from) {
    std::stable_sort(from, weighed_.end(), [](const Weighed& one, const Weighed& other) {
      const Evaluation &a = one.evaluation, &b = other.evaluation;
      if (a.value != b.value) return a.value > b.value;
      return is_kong(a.action.type) && !is_kong(b.action.type);
    });
  }

  // The search of all discards sees few of the ways to win that are left after the worse ones, and the claims
  // share its nodes. For people each action is searched alone, the best one as well: these searches tell how
  // far the others are behind it, counted from the value it was chosen by. One that seems worth more counts
  // as equal at most: two experts who played by such values of steps back scored -0.35 [-0.93, +0.23] points
  // a hand against two who did not, over 1,000 walls.
  void search_the_others() {
    if (view_.table.draws_left() == 0) return;
    const Weighed& best = weighed_.front();
    const Hand best_hand = hand_after(best);
    Prospects of_best = prospects_of(best_hand);
    const PathValue alone = of_best.value();
    nodes_ += of_best.nodes();
    if (alone.win <= 0 || alone.points <= 0) return;
    const PathValue scale{best.seen.win / alone.win, best.seen.points / alone.points};
    for (auto one = weighed_.begin() + 1; one != weighed_.end(); ++one) {
      if (enough()) break;
      search_alone(*one, scale, best.evaluation);
    }
    sort_by_value(weighed_.begin() + 1);
  }

  Hand hand_after(const Weighed& one) const {
    Hand hand = after(view_.hand, one.evaluation.action, claimable());
    if (one.then) hand.give(hand.one_of(*one.then));
    return hand;
  }

  Prospects prospects_of(const Hand& hand) const {
    Budget budget = budget_;
    budget.nodes *= model_.thorough_when_alone;
    return Prospects(hand, context_, odds_, ruleset_, model_.search, model_.stake, budget, stop_);
  }

  // Before its danger is known: what it brings moves towards what the best brings.
  void look_back(Evaluation& told, const Evaluation& best) const {
    const double hope = best.win_chance * best.worth;
    const double behind = hope - told.value;
    if (!model_.hindsight || danger_ == nullptr || behind <= 0) return;
    const bool discard = told.action.type == ActionType::discard;
    const auto& blur = discard ? model_.blur_of_discards : model_.blur_of_claims;
    const double share = hindsight(behind, blur[hindsight_distance(best.shanten)]) / behind;
    const auto nearer = [share](double one, double of_best) { return of_best - share * (of_best - one); };
    told.win_chance = nearer(told.win_chance, best.win_chance);
    told.expected_points = nearer(told.expected_points, best.expected_points);
    told.value = nearer(told.value, hope);
    told.worth = told.win_chance > 0 ? told.value / told.win_chance : 0;
  }

  // A dangerous tile that the best action keeps may have to go later.
  void look_back_on_danger(Evaluation& told, const Evaluation& best) const {
    const double more = told.loss - best.loss;
    if (!model_.hindsight || !model_.blurs_danger || more <= 0) return;
    const double comes = hindsight(more, model_.blur_of_discards[hindsight_distance(best.shanten)]);
    told.value += more - comes;
    told.loss -= more - comes;
  }

  void search_alone(Weighed& one, const PathValue& scale, const Evaluation& best) {
    const Action& action = one.evaluation.action;
    const Hand hand = hand_after(one);
    Prospects prospects = prospects_of(hand);
    nodes_ += prospects.nodes();
    if (enough()) return;
    const PathValue alone = prospects.value();
    one.seen = {std::min(1.0F, alone.win * scale.win), alone.points * scale.points};
    Evaluation& told = one.evaluation;
    told.alone = true;
    set_value(told, one.seen, prospects, hand);
    look_back(told, best);
    if (action.type == ActionType::discard) {
      set_danger(told, action.tile.kind());
      look_back_on_danger(told, best);
    } else if (one.then) {
      set_danger(told, *one.then);
    } else {
      set_danger_of_waiting(told);
    }
    add_payment(told, hand);
    told.shifted = told.value > best.value;
    told.value = std::min(told.value, best.value);
    if (!budget_.plans) return;
    PlanFinder finder(prospects, hand, context_, odds_, ruleset_);
    explain(one, finder, prospects, std::nullopt);
    const auto discard = action.type == ActionType::discard ? std::optional(action.tile.kind()) : one.then;
    if (!discard) return;
    for (Plan& plan : told.plans) plan.best.first_discard = Tile::from_index(*discard);
    if (told.other) told.other->first_discard = Tile::from_index(*discard);
  }

  // What calibration takes from the chance that the search sees it takes from every plan; what it adds are
  // other ways. Then the shares are moved to what they turn out to be.
  void explain(Weighed& one, PlanFinder& finder, Prospects& prospects, std::optional<int> discard) const {
    Evaluation& evaluation = one.evaluation;
    const auto seen = static_cast<double>(prospects.value(discard).win);
    if (evaluation.win_chance <= 0 || seen <= 0) return;
    WaysToWin ways = finder.ways(discard);
    if (standing_) evaluation.expected_points = ways.paid * evaluation.win_chance / seen;
    const double trust = std::min(1.0, evaluation.win_chance / seen);
    for (Plan& plan : ways.plans) plan.win_chance *= trust;
    if (model_.plan_shares && profile_.plans != nullptr)
      PlanShares(*profile_.plans, evaluation.shanten, view_.table.draws_left(),
                 static_cast<double>(odds_.turns_left()), model_.slower,
                 detour_of(profile_, hand_after(one), evaluation.shanten))
          .apply(ways.plans, evaluation.win_chance);
    for (Plan& plan : ways.plans)
      plan.expected_points = plan.win_chance * profile_.won_on_discard(plan.mean_total);
    evaluation.plans = std::move(ways.plans);
    evaluation.other = std::move(ways.other);
  }

  // Passing, a claim or a kong: the hand after it, with its best discard where it has one too many.
  Weighed weigh(const Action& action) {
    Weighed one;
    Evaluation& evaluation = one.evaluation;
    evaluation.action = action;
    const Hand hand = after(view_.hand, action, claimable());
    Prospects prospects(hand, context_, odds_, ruleset_, model_.search, model_.stake, share_, stop_);
    const HandShape shape(hand, context_.useful);
    if (hand.tile_count() == 14) {
      weigh_best_discard(one, prospects, shape, hand);
    } else {
      one.seen = prospects.value();
      set_shape(evaluation, shape.shanten(profile_.forms), shape.effective_tiles(profile_.forms));
      set_value(evaluation, one.seen, prospects, hand);
      set_danger_of_waiting(evaluation);
      add_payment(evaluation, hand);
    }
    nodes_ += prospects.nodes();
    if (budget_.plans) {
      PlanFinder finder(prospects, hand, context_, odds_, ruleset_);
      explain(one, finder, prospects, one.then);
    }
    return one;
  }

  void weigh_best_discard(Weighed& one, Prospects& prospects, const HandShape& left, const Hand& hand) {
    Evaluation& evaluation = one.evaluation;
    const Evaluation before = evaluation;
    for (const DiscardShape& shape : left.discards(profile_.forms)) {
      Evaluation then = before;
      const PathValue seen = prospects.value(shape.kind);
      Hand kept = hand;
      kept.give(kept.one_of(shape.kind));
      set_shape(then, shape.shanten, shape.effective);
      set_value(then, seen, prospects, kept);
      set_danger(then, shape.kind);
      add_payment(then, kept);
      if (one.then && then.value <= evaluation.value) continue;
      evaluation = std::move(then);
      one.seen = seen;
      one.then = shape.kind;
    }
  }

  void set_shape(Evaluation& evaluation, Shanten shanten, KindSet effective) const {
    evaluation.shanten = shanten;
    evaluation.effective.clear();
    evaluation.live_total = 0;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (!effective.contains(kind)) continue;
      evaluation.effective.push_back({Tile::from_index(kind), odds_.live(kind)});
      evaluation.live_total += odds_.live(kind);
    }
  }

  void set_value(Evaluation& evaluation, const PathValue& value, const Prospects& prospects,
                 const Hand& hand) const {
    // Nobody draws or discards again, or only once, which wins only a hand that waits for it.
    const bool waits = evaluation.shanten == 0 && evaluation.live_total > 0;
    if (view_.table.draws_left() <= (waits ? 0 : 1)) return;
    const double trust = trust_in(value.win, hand, evaluation) * share_of_claim(evaluation);
    evaluation.win_chance = trust * value.win;
    evaluation.expected_points = trust * value.points;
    evaluation.value = trust * prospects.compared(value);
    evaluation.worth = evaluation.win_chance > 0 ? evaluation.value / evaluation.win_chance : 0;
  }

  bool opens(const Action& action) const { return claims(action) && is_closed(view_.hand.melds); }
  double share_of_claim(const Evaluation& one) const {
    if (!claims(one.action) || (opens(one.action) && one.shanten == 0)) return 1;
    const bool cheaply = opens(one.action) && claimable()->is_suited();
    return model_.claimed_wins * (cheaply ? model_.opened_wins : 1);
  }

  // The win chance as it turns out, as a share of what the search sees.
  double trust_in(double seen, const Hand& hand, const Evaluation& of) const {
    if (model_.calibration == nullptr || seen <= 0) return 1;
    const After after = after_of(of.action.type).value_or(After::discard);
    if (correction_ && (of.action.type == ActionType::discard || together() == Together::all))
      return model_.calibration->corrected(seen, *correction_ + model_.calibration->added(after)) / seen;
    const auto melds = static_cast<int>(hand.melds.size());
    return (*model_.calibration)({seen, melds, of.shanten, after, detour_}) / seen;
  }

  using Together = CalibrationModel::Together;
  Together together() const {
    return model_.calibration == nullptr ? Together::nothing : model_.calibration->together();
  }

  void correct_by_passing() {
    const Shanten shanten = HandShape(view_.hand, context_.useful).shanten(profile_.forms);
    detour_ = detour_of(profile_, view_.hand, shanten);
    if (together() != Together::all) return;
    Prospects prospects(view_.hand, context_, odds_, ruleset_, model_.search, model_.stake, share_, stop_);
    set_correction(prospects.value(), shanten, After::passing);
  }
  void set_correction(const PathValue& seen, Shanten shanten, After after) {
    const int melds = static_cast<int>(view_.hand.melds.size());
    correction_ = model_.calibration->correction({seen.win, melds, shanten, after, detour_});
  }

  // The discard's own danger, and whether it is better to go on or to give up from here.
  void set_danger(Evaluation& evaluation, int kind) const {
    if (danger_ == nullptr) return;
    double safe = 1;
    evaluation.deal_in_cost = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      const double chance = danger_->chance[i][static_cast<std::size_t>(kind)];
      evaluation.deal_in[i] = chance;
      evaluation.deal_in_cost += chance * danger_->cost[i];
      safe *= 1 - chance;
    }
    set_outlook(evaluation, safe);
  }

  void set_danger_of_waiting(Evaluation& evaluation) const {
    if (is_kong(evaluation.action.type))
      set_danger_of_kong(evaluation, evaluation.action);
    else if (danger_ != nullptr)
      set_outlook(evaluation, 1);
  }

  // Of the stick of a declared hand, before which the others give theirs up, and of opening a hand.
  double cost_of_conduct(const Evaluation& one) const {
    if (one.action.riichi) return model_.stick * (1 - one.win_chance) - model_.declared;
    return opens(one.action) ? model_.opened : 0;
  }

  // For kongs, however the hand ends: for this action, and for those that the hand after it may still make.
  void add_payment(Evaluation& evaluation, const Hand& hand) const {
    const double cost = std::max(cost_of_conduct(evaluation), -evaluation.loss);
    evaluation.loss += cost;
    evaluation.value -= cost;
    if (profile_.kong_income == nullptr) return;
    const KongIncome income = profile_.kong_income(view_);
    evaluation.paid = model_.kongs_ahead * kongs_ahead(hand, income, odds_, context_.useful) +
                      paid_at_once(evaluation.action, income, view_.drawn);
    evaluation.value += evaluation.paid;
  }

  // An added kong may be robbed. After each kong a tile is drawn and one discarded, sooner than after
  // passing.
  void set_danger_of_kong(Evaluation& evaluation, const Action& action) const {
    if (danger_ == nullptr) return;
    if (action.type == ActionType::added_kong)
      set_danger(evaluation, action.tile.kind());
    else
      set_outlook(evaluation, 1);
    const double one_more = model_.caution * model_.risk_ahead * risk_ahead_ * odds_.end_rate();
    evaluation.value -= one_more;
    evaluation.loss += one_more;
  }

  // Going on wins as often as the paths say, but what is drawn must be discarded; giving up discards what is
  // safest and keeps little hope. A discard that deals in costs its points, and the hope with them unless the
  // hand goes on.
  void set_outlook(Evaluation& evaluation, double safe) const {
    if (profile_.goes_on) safe = 1;
    const double hope = evaluation.value * safe;
    const double ahead = model_.caution * risk_ahead_ * (1 - evaluation.win_chance);
    const double ready = ready_at_end(evaluation);
    const double settled = model_.wall_end.going_on(evaluation.win_chance, ready);
    const double settled_when_given_up =
        model_.wall_end.giving_up(evaluation.win_chance, model_.kept_hope * ready);
    const double going_on = hope - model_.risk_ahead * ahead + settled;
    const double giving_up = model_.kept_hope * hope - model_.safe_share * ahead + settled_when_given_up;
    evaluation.gives_up = giving_up > going_on && !evaluation.action.riichi;  // which binds it
    evaluation.settled = evaluation.gives_up ? settled_when_given_up : settled;
    const double now = model_.caution * evaluation.deal_in_cost;
    evaluation.value = (evaluation.gives_up ? giving_up : going_on) - now;
    evaluation.kept = evaluation.gives_up ? model_.kept_hope : 1;
    const double later = (evaluation.gives_up ? model_.safe_share : model_.risk_ahead) * ahead;
    const double hope_lost = evaluation.kept * evaluation.win_chance * evaluation.worth * (1 - safe);
    evaluation.loss = now + hope_lost + later;
  }

  // The chance that the hand is ready when the wall ends, played on.
  double ready_at_end(const Evaluation& evaluation) const {
    if (model_.wall_end.comes == 0) return 0;
    float rate = 0;
    for (const LiveTile& tile : evaluation.effective) rate += odds_.rate(tile.tile.kind(), Way::draw);
    return ready_after(*profile_.wall_end, model_.wall_end.draws, evaluation.shanten,
                       static_cast<double>(rate));
  }

  // Points that discarding every drawn tile would cost until the hand ends.
  double risk_of_drawn_tiles() const {
    if (danger_ == nullptr) return 0;
    double cost = 0;
    for (std::size_t kind = 0; kind < Tile::kinds; ++kind) {
      const auto live = static_cast<float>(odds_.live(static_cast<int>(kind)));
      for (std::size_t i = 0; i < 3; ++i) {
        cost += static_cast<double>(live * danger_->chance[i][kind] * danger_->cost[i]);
      }
    }
    return cost / std::max(1, odds_.live_total()) / odds_.end_rate();
  }

  const PlayerView& view_;
  const Odds& odds_;
  const Danger* danger_;
  Budget budget_;
  Budget share_;  // of one search among several that make the choice
  std::stop_token stop_;
  ValueModel model_;
  const Ruleset& ruleset_;
  const Profile& profile_;
  std::optional<Standing> standing_;
  SeatContext context_;
  double risk_ahead_ = 0;
  std::optional<double> correction_;  // of win chances, where several of a decision have the same
  std::optional<int> detour_;  // of the best discard or of passing: one for the decision, as METHOD.md tells
  std::uint64_t nodes_ = 0;
  std::vector<Weighed> weighed_;
};

}  // namespace

Decision evaluate(const PlayerView& view, const LegalActions& legal, const Odds& odds, const Danger* danger,
                  const Budget& budget, std::stop_token stop, const ValueModel& model) {
  const Odds undeclared = odds.undeclared();
  const auto weigh = [&](const LegalActions& actions, bool silent) {
    return Evaluator(view, silent ? undeclared : odds, danger, budget, stop, model, silent).run(actions);
  };
  const auto [told, untold] = by_declaration(legal);
  Decision decision = weigh(told, stays_silent(view));
  if (!untold.empty() && !decision.stopped) add(decision, weigh(untold, true));
  return decision;
}

}  // namespace tingpai
