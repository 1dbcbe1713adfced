#include "engine/ai/levels/master.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "engine/ai/levels/assess.h"
#include "engine/ai/profile.h"
#include "engine/table/ahead.h"

namespace tingpai {

namespace {

constexpr std::size_t most_close = 5;  // options that are looked into at most
// Hands further from ready are left to the expert: there a turn's look ahead tells nothing more (README.md).
constexpr Shanten near = 2;

// ------------------------------------------------------------------------------------ moments to come

PlayerView after_discard(PlayerView view, Tile tile) {
  evolve(view, SeenEvent(events::Discarded{view.seat, tile, view.drawn == tile}));
  return view;
}

PlayerView after_claim(PlayerView view, const Action& action) {
  const Meld meld = meld_of(action, *view.table.last_tile, view.table.turn);
  evolve(view, SeenEvent(events::Claimed{view.seat, meld}));
  return view;
}

// Players who draw and discard before this seat draws next, 0 to 3.
int players_before(const PlayerView& view) {
  int players = 0;
  for (Seat seat = view.table.after(view.table.turn); seat != view.seat; seat = view.table.after(seat))
    ++players;
  return players;
}

PlayerView after_draw(PlayerView view, Tile tile) {
  view = after_quiet_turns(std::move(view), players_before(view));
  evolve(view, SeenEvent(events::Drew<Sight>{view.seat, tile, DrawSource::wall}));
  return view;
}

// The player so many places on discards the tile.
PlayerView after_discard_of(PlayerView view, int places, Tile tile) {
  Seat seat = view.table.turn;
  for (int i = 0; i < places; ++i) seat = view.table.after(seat);
  view = after_quiet_turns(std::move(view), places - 1);
  evolve(view, SeenEvent(events::Drew<Sight>{seat, std::nullopt, DrawSource::wall}));
  evolve(view, SeenEvent(events::Discarded{seat, tile, false}));
  return view;
}

// Without the discards that lead further from winning, except the least dangerous one.
LegalActions promising(const LegalActions& legal, const PlayerView& view, const Surroundings& around) {
  const auto discards = HandShape(view.hand, useful_kinds(view.table, view.seat))
                            .discards(profile_of(view.table.ruleset).forms);
  Shanten nearest = 99;
  int safest = -1;
  for (const DiscardShape& shape : discards) {
    nearest = std::min(nearest, shape.shanten);
    if (safest < 0 || around.cost(shape.kind) < around.cost(safest)) safest = shape.kind;
  }
  LegalActions some;
  for (const Action& action : legal.actions) {
    if (action.type == ActionType::discard && action.tile.kind() != safest) {
      const auto shape = std::find_if(discards.begin(), discards.end(), [&](const DiscardShape& one) {
        return one.kind == action.tile.kind();
      });
      if (shape->shanten > nearest) continue;
    }
    some.actions.push_back(action);
  }
  return some;
}

// ---------------------------------------------------------------------------------------- looking ahead

class LookAhead {
 public:
  LookAhead(const PlayerView& view, const Budget& budget, std::stop_token stop, const ExpertModel& model)
      : view_(view), budget_(budget), stop_(std::move(stop)), around_(view, budget, model) {
    budget_.plans = false;
    budget_.every_discard = false;
    live_ = live_tiles(view);
  }

  // What the option is worth, a turn from now. Nothing where there is no such turn.
  std::optional<double> value(const Evaluation& option) {
    switch (option.action.type) {
      case ActionType::pass:
        return waiting(view_, option);
      case ActionType::discard:
        return waiting(after_discard(view_, option.action.tile), option);
      case ActionType::chow:
      case ActionType::pung: {
        const PlayerView claimed = after_claim(view_, option.action);
        const Decision then = weigh(claimed, legal_actions(claimed));
        const Evaluation& best = then.evaluations.front();
        return waiting(after_discard(claimed, best.action.tile), best);
      }
      default:
        return std::nullopt;
    }
  }
  std::uint64_t nodes() const { return nodes_; }

 private:
  Decision weigh(const PlayerView& view, const LegalActions& legal) {
    Decision decision = around_.weigh(view, legal, budget_, stop_);
    nodes_ += decision.nodes;
    return decision;
  }

  // A hand that waits for its next tile, after an option that may lose at once.
  std::optional<double> waiting(const PlayerView& view, const Evaluation& option) {
    const int others = players_before(view);
    if (view.table.draws_left() <= others) return std::nullopt;
    double drawn = 0;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      const double chance = around_.drawn(kind);
      if (live_[kind] > 0 && chance > 0)
        drawn += chance * best_after(after_draw(view, Tile::from_index(kind)));
      if (stop_.stop_requested()) return std::nullopt;
    }
    const double claimed = others > 0 ? gain_of_claims(view, others, drawn) : 0;
    if (stop_.stop_requested()) return std::nullopt;
    double safe = 1;
    if (!profile_of(view.table.ruleset).goes_on) {
      for (const double chance : option.deal_in) safe *= 1 - chance;
    }
    const double goes_on = safe * std::pow(around_.survives(view_), others / (view.table.in_play() - 1.0));
    return goes_on * (drawn + claimed) - option.deal_in_cost;
  }

  double best_after(const PlayerView& view) {
    const LegalActions legal = legal_actions(view);
    if (legal.has(ActionType::win)) return value_of_win(view).value;
    return weigh(view, promising(legal, view, around_)).evaluations.front().value;
  }

  // What claiming the others' discards gains over passing on them. Only the last of these can be chowed.
  double gain_of_claims(const PlayerView& waiting, int others, double drawn) {
    std::optional<double> passing;
    double gains = 0;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (live_[kind] == 0) continue;
      const PlayerView view = after_discard_of(waiting, others, Tile::from_index(kind));
      LegalActions legal = legal_actions(view);
      if (legal.has(ActionType::win)) {
        gains += others * around_.discarded(kind) * std::max(0.0, value_of_win(view).value - drawn);
        continue;
      }
      if (legal.actions.size() < 2) continue;
      if (!passing) passing = weigh(view, {{{ActionType::pass, {}}}}).evaluations.front().value;
      std::erase_if(legal.actions, [](const Action& action) { return action.type == ActionType::pass; });
      double of_any = 0;   // discarder
      double of_last = 0;  // the last one
      for (const Evaluation& claim : weigh(view, legal).evaluations) {
        double& gain = claim.action.type == ActionType::chow ? of_last : of_any;
        gain = std::max(gain, claim.value - *passing);
      }
      gains += around_.discarded(kind) * ((others - 1) * of_any + std::max(of_any, of_last));
      if (stop_.stop_requested()) break;
    }
    return gains;
  }

  const PlayerView& view_;
  Budget budget_;
  std::stop_token stop_;
  Surroundings around_;
  TileCounts live_;
  std::uint64_t nodes_ = 0;
};

// How many options from the front are close to the best. None if the hand is far or the best gives up,
// because what follows matters little then, nor beside a kong, whose next tile comes at once, or a riichi,
// after which nothing is chosen.
std::size_t close_options(const std::vector<Evaluation>& all, double close) {
  const Evaluation& best = all.front();
  if (best.gives_up || best.shanten > near) return 0;
  std::size_t n = 0;
  while (n < std::min(all.size(), most_close) && best.value - all[n].value < close) {
    if (is_kong(all[n].action.type) || all[n].action.riichi) return 0;
    ++n;
  }
  return n;
}

}  // namespace

Decision decide_as_master(const PlayerView& view, const LegalActions& legal, const Budget& budget,
                          std::stop_token stop, const ExpertModel& model) {
  Decision decision = decide_as_expert(view, legal, budget, stop, model);
  // What people are told of the others does not move the choice.
  Budget play = budget;
  play.every_discard = play.plans = play.margins = false;
  const Decision played = budget.every_discard ? decide_as_expert(view, legal, play, stop, model) : decision;
  const std::size_t options = close_options(played.evaluations, model.value.close);
  if (options < 2 || stop.stop_requested()) return decision;
  LookAhead look_ahead(view, budget, stop, model);
  // Values stay on the scale of the others: only how the close ones differ is seen better.
  std::vector<double> values;
  for (std::size_t i = 0; i < options; ++i) {
    const auto value = look_ahead.value(played.evaluations[i]);
    if (!value) break;
    values.push_back(*value);
  }
  decision.nodes += look_ahead.nodes();
  decision.stopped = stop.stop_requested();
  if (values.size() < options) return decision;
  const double level = decision.evaluations.front().value - values.front() - model.value.doubt;
  for (Evaluation& one : decision.evaluations) {
    for (std::size_t i = 1; i < options; ++i) {
      if (one.action != played.evaluations[i].action) continue;
      one.value = values[i] + level;
      one.shifted = true;
    }
  }
  std::stable_sort(decision.evaluations.begin(), decision.evaluations.end(),
                   [](const Evaluation& a, const Evaluation& b) { return a.value > b.value; });
  decision.chosen = decision.evaluations.front().action;
  decision.criterion = decision.evaluations.front().gives_up ? Criterion::safety : Criterion::value;
  return decision;
}

}  // namespace tingpai
