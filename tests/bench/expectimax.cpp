#include "tests/bench/expectimax.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

#include "engine/ai/levels/evaluate.h"
#include "engine/rules/mcr/mcr.h"

namespace tingpai {

namespace {

const float saved_by_win = profile_of({}).value.stake;

bool makes_kong(ActionType type) {
  return type == ActionType::melded_kong || type == ActionType::added_kong ||
         type == ActionType::concealed_kong;
}

template <class Visit>
void for_each_kind(std::uint64_t kinds, Visit visit) {
  for (; kinds != 0; kinds &= kinds - 1) visit(std::countr_zero(kinds));
}

}  // namespace

Expectimax::Expectimax(const PlayerView& view)
    : ruleset_(view.table.ruleset),
      rules_(std::get<mcr::Rules>(ruleset_.scheme)),
      odds_(odds_of(view, profile_of({}).apart)),
      offered_(view.table.last_tile),
      live_(live_tiles(view)),
      live_total_(live_.total()) {
  win_.melds = view.hand.melds;
  win_.self_drawn = true;
  win_.round = view.table.round;
  win_.seat = view.table.winds[view.seat];
  win_.flowers = static_cast<int>(view.table.flowers[view.seat].size());
  context_ = {win_.round, win_.seat, win_.flowers, {}};
  const TileCounts seen = visible_tiles(view);
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    context_.exposed.add(kind, seen[kind] - view.hand.concealed[kind]);
    for (int i = 0; i < view.hand.concealed[kind]; ++i) add(kind);
    for (int copies = 1; copies <= live_[kind]; ++copies) {
      for (std::size_t way = 0; way < way_count; ++way) {
        chances_[static_cast<std::size_t>(kind)][static_cast<std::size_t>(copies)][way] =
            odds_.chance(kind, static_cast<Way>(way), live_[kind] - copies);
      }
    }
  }
  list_goals();
}

void Expectimax::add(int kind) {
  held_[static_cast<std::size_t>(hand_[kind])] |= std::uint64_t{1} << kind;
  hand_.add(kind);
}

void Expectimax::remove(int kind) {
  hand_.remove(kind);
  held_[static_cast<std::size_t>(hand_[kind])] &= ~(std::uint64_t{1} << kind);
}

// ------------------------------------------------------------------------------------------- the search

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
  if (action.type == ActionType::pass) return before_draw(draws);
  if (action.type == ActionType::discard) {
    remove(action.tile.kind());
    const double value = before_draw(draws);
    add(action.tile.kind());
    return value;
  }
  const MeldType type = action.type == ActionType::chow ? MeldType::chow : MeldType::pung;
  const Meld meld{type, action.tile, *offered_, std::nullopt};
  add(offered_->kind());
  for (const Tile tile : tiles_of(meld)) remove(tile.kind());
  win_.melds.push_back(meld);
  const std::vector<Goal> goals = std::move(goals_);
  list_goals();
  const double value = before_discard(draws);
  goals_ = goals;
  win_.melds.pop_back();
  for (const Tile tile : tiles_of(meld)) add(tile.kind());
  remove(offered_->kind());
  return value;
}

double Expectimax::before_draw(int draws) {
  assert(draws > 0);
  double sum = 0;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const int copies = live_[kind];
    if (copies == 0) continue;
    double value = points_of_draw(kind);
    if (value == 0) {
      live_.remove(kind);
      --live_total_;
      add(kind);
      value = before_discard(draws - 1);
      remove(kind);
      ++live_total_;
      live_.add(kind);
    }
    sum += copies * value;
  }
  return sum / live_total_;
}

double Expectimax::before_discard(int draws) {
  if (draws == 0) return leaf();
  double best = 0;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (hand_[kind] == 0) continue;
    remove(kind);
    best = std::max(best, before_draw(draws));
    add(kind);
  }
  return best;
}

// What a win with this tile brings and saves; 0 where it is not legal.
double Expectimax::points_of_draw(int kind) {
  win_.concealed = hand_;
  win_.tile = Tile::from_index(kind);
  const Fan base = mcr::base_fan(win_, rules_);
  if (base < 0 || base < rules_.minimum_fan) return 0;
  return mcr::points_on_draw(base + win_.flowers) + static_cast<double>(saved_by_win);
}

// ------------------------------------------------------------------------------------------- its leaves

void Expectimax::list_goals() {
  goals_.clear();
  const auto targets = find_targets({hand_, win_.melds}, context_, odds_, ruleset_, limits);
  for (std::size_t i = 0; i < std::min(targets.size(), most_goals); ++i)
    goals_.push_back(goal_of(targets[i]));
  std::stable_sort(goals_.begin(), goals_.end(),
                   [](const Goal& a, const Goal& b) { return a.points > b.points; });
}

Expectimax::Goal Expectimax::goal_of(const Target& target) const {
  const bool claims = target.finish == Finish::open || target.finish == Finish::open_self;
  const bool any_win = target.finish == Finish::open || target.finish == Finish::closed;
  Goal goal;
  goal.last = any_win ? Way::win : Way::draw;
  goal.points = target.points + saved_by_win;
  TileCounts tiles = hand_;
  for (const std::uint8_t kind : target.leaving) tiles.remove(kind);
  unsigned claimed_groups = 0;  // each is claimed once
  for (const Missing& missing : target.missing) {
    tiles.add(missing.kind);
    if (!claims || missing.group >= Missing::pair || (claimed_groups >> missing.group & 1) != 0) continue;
    claimed_groups |= 1U << missing.group;
    (is_chow(target.groups[missing.group]) ? goal.chowed : goal.punged) |= std::uint64_t{1} << missing.kind;
  }
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    for (int n = 0; n < tiles[kind]; ++n) goal.needs[static_cast<std::size_t>(n)] |= std::uint64_t{1} << kind;
  }
  return goal;
}

// That all tiles which the goal lacks come. The rarest is taken as the last, which completes the hand.
float Expectimax::chance(const Goal& goal) const {
  float others = 1;
  float rarest = 2;  // chance of the last tile as a win on anybody's discard
  float last = 1;    // and as the goal may have it
  float not_last = 1;
  for (int n = 0; n < 4; ++n) {
    const auto copy = static_cast<std::size_t>(n);
    for_each_kind(goal.needs[copy] & ~held_[copy], [&](int kind) {
      const int left = std::max(0, live_[kind] - (n - hand_[kind]));
      const auto& by_way = chances_[static_cast<std::size_t>(kind)][static_cast<std::size_t>(left)];
      const auto of = [&](Way way) { return by_way[static_cast<std::size_t>(way)]; };
      float comes = of(n == 2 && (goal.punged >> kind & 1) != 0 ? Way::pung
                       : (goal.chowed >> kind & 1) != 0         ? Way::chow
                                                                : Way::draw);
      if (of(Way::win) < rarest) {
        rarest = of(Way::win);
        last = of(goal.last);
        std::swap(comes, not_last);
      }
      others *= comes;
    });
  }
  return others * last;
}

// The search ends at a hand of 3n+2 tiles: what it is worth after the best discard. A discard leaves the
// goals that can spare it; of those that come off, each apart from the others, the dearest is won.
double Expectimax::leaf() const {
  struct Left {
    float none = 1;    // chance that no goal so far comes off
    float points = 0;  // expected of the goals so far
  };
  std::array<Left, Tile::kinds> without;
  for (const Goal& goal : goals_) {
    const float comes = chance(goal);
    if (comes == 0) continue;
    std::uint64_t spare = 0;
    for (std::size_t n = 0; n < 4; ++n) spare |= held_[n] & ~goal.needs[n];
    for_each_kind(spare, [&](int kind) {
      Left& left = without[static_cast<std::size_t>(kind)];
      left.points += left.none * comes * goal.points;
      left.none *= 1 - comes;
    });
  }
  const auto best = std::max_element(without.begin(), without.end(),
                                     [](const Left& a, const Left& b) { return a.points < b.points; });
  return static_cast<double>(best->points);
}

}  // namespace tingpai
