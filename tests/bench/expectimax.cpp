#include "tests/bench/expectimax.h"

#include <algorithm>

#include "engine/ai/odds.h"
#include "engine/ai/quick.h"
#include "engine/rules/mcr.h"

namespace tingpai {

namespace {

bool makes_kong(ActionType type) {
  return type == ActionType::melded_kong || type == ActionType::added_kong ||
         type == ActionType::concealed_kong;
}

}  // namespace

Expectimax::Expectimax(const PlayerView& view)
    : rules_(std::get<mcr::Rules>(view.table.ruleset.scheme)),
      offered_(view.table.last_tile),
      hand_(view.hand.concealed),
      live_(live_tiles(view)),
      live_total_(live_.total()) {
  win_.melds = view.hand.melds;
  win_.self_drawn = true;
  win_.round = view.table.round;
  win_.seat = view.table.winds[view.seat];
  win_.flowers = static_cast<int>(view.table.flowers[view.seat].size());
}

Action Expectimax::decide(const LegalActions& legal, int draws) {
  std::optional<Action> best;
  double most = 0;
  for (const Action action : legal.actions) {
    if (action.type == ActionType::win) return action;
    if (makes_kong(action.type)) continue;
    const double value = after(action, draws);
    if (best && value <= most) continue;
    best = action;
    most = value;
  }
  return best.value_or(Action{});
}

double Expectimax::after(Action action, int draws) {
  const TileCounts hand = hand_;
  double value = 0;
  if (action.type == ActionType::discard) {
    hand_.remove(action.tile);
    value = before_draw(draws);
  } else if (action.type == ActionType::pass) {
    value = before_draw(draws);
  } else {
    const MeldType type = action.type == ActionType::chow ? MeldType::chow : MeldType::pung;
    const Meld meld{type, action.tile, *offered_, std::nullopt};
    hand_.add(*offered_);
    for (const Tile tile : tiles_of(meld)) hand_.remove(tile);
    win_.melds.push_back(meld);
    value = before_discard(draws);
    win_.melds.pop_back();
  }
  hand_ = hand;
  return value;
}

double Expectimax::before_draw(int draws) {
  if (draws == 0 || live_total_ == 0) return at_leaf();
  double sum = 0;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const int copies = live_[kind];
    if (copies == 0) continue;
    double value = points_of_draw(kind);
    if (value == 0) {
      live_.remove(kind);
      --live_total_;
      hand_.add(kind);
      value = before_discard(draws - 1);
      hand_.remove(kind);
      ++live_total_;
      live_.add(kind);
    }
    sum += copies * value;
  }
  return sum / live_total_;
}

double Expectimax::before_discard(int draws) {
  double best = 0;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (hand_[kind] == 0) continue;
    hand_.remove(kind);
    best = std::max(best, before_draw(draws));
    hand_.add(kind);
  }
  return best;
}

double Expectimax::at_leaf() const { return points_of_chance * table_chance(hand_); }

// What the others pay if this tile wins; 0 where it may not.
Points Expectimax::points_of_draw(int kind) {
  win_.concealed = hand_;
  win_.tile = Tile::from_index(kind);
  const Fan base = mcr::base_fan(win_, rules_);
  if (base < 0 || base < rules_.minimum_fan) return 0;
  return mcr::payments(base + win_.flowers, Seat{}, std::nullopt)[Seat{}];
}

}  // namespace tingpai
