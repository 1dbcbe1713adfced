#include "engine/ai/exact/shape_efficiency.h"

#include <algorithm>
#include <array>

#include "engine/ai/exact/values.h"

namespace tingpai {

namespace {

constexpr std::size_t no_limit = ~std::size_t{0};

// The values of all hands, turn by turn from the last.
class ShapeTurns {
 public:
  ShapeTurns(const ShapeGraph& graph, int turns, int wall)
      : graph_(graph), turns_(turns), wall_(wall), now_(graph.hand_count()), best_(graph.choice_count()) {
    for (const ShapeGraph::Group& group : graph.hands) {
      if (group.shanten > 0) continue;
      for (std::uint32_t hand = group.begin; hand < group.end; ++hand) now_[hand][ready_lane] = 1;
    }
  }

  float at(std::uint32_t hand, Lane lane) const { return now_[hand][lane]; }

  // From the values after draw `turn + 1` to those before it. What cannot be held yet is left out, and so is
  // what the draws that are left cannot make ready: that is worth nothing.
  void step_back(int turn) {
    if (turn >= wall_) return;
    const int draws = turns_ - turn;
    for (const ShapeGraph::Group& group : graph_.choices) {
      if (group.kept <= turn + 1 && group.shanten < draws) choose(group);
    }
    const auto tiles = static_cast<float>(wall_ - turn);
    for (const ShapeGraph::Group& group : graph_.hands) {
      if (group.kept <= turn && group.shanten <= draws) draw(group, tiles);
    }
  }

 private:
  void choose(const ShapeGraph::Group& group) {
    const auto& [begin, members] = graph_.members;
    for (std::uint32_t choice = group.begin; choice < group.end; ++choice) {
      Values best{};
      for (std::uint32_t i = begin[choice]; i < begin[choice + 1]; ++i)
        best = best_of(best, now_[members[i]]);
      best_[choice] = best;
    }
  }

  void draw(const ShapeGraph::Group& group, float tiles) {
    for (std::uint32_t hand = group.begin; hand < group.end; ++hand) {
      const Values now = now_[hand];
      Values gain{}, most = now;
      for_each_draw(hand, group.shanten, [&](Values copies, Values then) {
        gain += copies * (then - now);
        most = best_of(most, then);
      });
      const Values next = now + gain / std::max(tiles, graph_.wanted[hand]);
      now_[hand] = next < most ? next : most;
    }
  }

  // Calls visit(copies that may come, what is best then) for each draw; useless ones among them.
  template <class Visit>
  void for_each_draw(std::uint32_t hand, int shanten, Visit visit) const {
    static constexpr std::array<Values, 5> times{
        Values{}, {1, 1, 1, 1}, {2, 2, 2, 2}, {3, 3, 3, 3}, {4, 4, 4, 4}};
    const auto& [begin, links] = graph_.links;
    for (std::uint32_t i = begin[hand]; i < begin[hand + 1]; ++i)
      visit(times[links[i].copies()], best_[links[i].choice()]);
    if (shanten > 0) return;
    const auto& [first, wins] = graph_.wins;
    for (std::uint32_t i = first[hand]; i < first[hand + 1]; ++i) {
      const auto& [choice, copies, points] = wins[i];
      visit(Values{} + copies, best_of(best_[choice], Values{1, 1, points, 0}));
    }
  }

  const ShapeGraph& graph_;
  int turns_;
  int wall_;
  std::vector<Values> now_;   // by hand
  std::vector<Values> best_;  // by choice
};

// All of the graph, or with as many detours as the limit allows. Without any there is always an answer.
std::optional<ShapeGraph> graph_within(const ShapeStart& start, const HandWorth& worth,
                                       const EfficiencyModel& model, Efficiency& result,
                                       const std::stop_token& stop) {
  ShapeBounds bounds{.change = model.change, .back = model.back};
  const int extra = model.change || model.back ? model.extra : 0;
  for (bounds.extra = extra; bounds.extra >= 0 && !stop.stop_requested(); --bounds.extra) {
    bounds.most_hands = bounds.extra > 0 ? model.most_hands : no_limit;
    if (auto graph = ShapeGraph::of(start, bounds, worth, stop)) {
      result.draws = graph->shanten + 1;
      result.reach = *result.draws + bounds.extra;
      result.exact = bounds.extra == extra;
      result.hands = graph->hand_count();
      return graph;
    }
  }
  result.exact = false;
  return std::nullopt;
}

// The rows of the discards, and what their hands are worth by turns.
void fill(Efficiency& result, const ShapeGraph& graph, int turns, int wall) {
  for (const ShapeGraph::Root& root : graph.roots) {
    DiscardEfficiency& discard = result.discards.emplace_back();
    discard.discard = root.discard;
    discard.draws = root.shanten + 1;
    for (auto* row : {&discard.win, &discard.ready, &discard.points})
      row->resize(static_cast<std::size_t>(turns) + 1);
  }
  ShapeTurns values(graph, turns, wall);
  for (int turn = turns;; --turn) {
    const auto at = static_cast<std::size_t>(turn);
    for (std::size_t i = 0; i < graph.roots.size(); ++i) {
      DiscardEfficiency& discard = result.discards[i];
      discard.win[at] = values.at(graph.roots[i].hand, win_lane);
      discard.ready[at] = values.at(graph.roots[i].hand, ready_lane);
      discard.points[at] = values.at(graph.roots[i].hand, points_lane);
    }
    if (turn == 0) return;
    values.step_back(turn - 1);
  }
}

}  // namespace

Efficiency efficiency_by_shape(const ShapeStart& start, const HandWorth& worth, const EfficiencyModel& model,
                               std::stop_token stop) {
  Efficiency result;
  if (const auto graph = graph_within(start, worth, model, result, stop))
    fill(result, *graph, model.turns, start.wall.total());
  return result;
}

}  // namespace tingpai
