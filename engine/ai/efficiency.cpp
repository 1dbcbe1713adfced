#include "engine/ai/efficiency.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/ai/completions.h"
#include "engine/ai/hand_graph.h"
#include "engine/ai/targets.h"

namespace tingpai {

namespace {

constexpr int farthest = 7;  // tiles that a win may lack
constexpr std::size_t any_number = ~std::size_t{0};

// The three values of a hand side by side, so that they are worked out in one step.
enum Lane : std::size_t { win_lane, ready_lane, points_lane };
using Values [[gnu::vector_size(16)]] = float;

Values best_of(Values a, Values b) { return a < b ? b : a; }

// Finds the wins, nearest first, and builds the graph of hands that lead to them.
class Explorer {
 public:
  Explorer(const Hand& hand, const TileCounts& wall, std::span<const Form> forms, const Worth& worth,
           const EfficiencyModel& model, std::stop_token stop)
      : start_(hand.concealed),
        wall_(wall),
        worth_(worth),
        model_(model),
        stop_(std::move(stop)),
        completions_(hand.concealed, wall, static_cast<int>(hand.melds.size()), forms,
                     model.change ? model.extra : 0) {}

  // 1. Finds the wins, layer by layer. 2. Connects as many layers as the limits allow.
  HandGraph explore(Efficiency& result) {
    find_wins(result);
    if (!result.draws) return HandGraph(start_, wall_);
    while (true) {
      if (auto graph = connect(result.reach)) return *std::move(graph);
      result.exact = false;
      if (stop_.stop_requested()) return HandGraph(start_, wall_);
      if (result.reach > *result.draws) {
        --result.reach;
      } else {
        keep_likelier_half();
      }
    }
  }

 private:
  struct Near {
    TileCounts complete;
    int missing = 0;
  };
  struct Found {
    TileCounts complete;
    int win = 0;
    int missing = 0;
    float points = 0;
  };

  void find_wins(Efficiency& result) {
    const int extra = model_.change ? model_.extra : 0;
    for (int missing = 0; missing <= farthest; ++missing) {
      if (result.draws && missing > *result.draws + extra) break;
      const std::size_t before = wins_.size();
      const bool whole =
          completions_.for_each(missing, [&](const TileCounts& complete) { return look(complete, missing); });
      result.exact = result.exact && whole;
      if (!result.draws && wins_.size() > before) result.draws = missing;
      if (whole || missing == result.draws) result.reach = missing;
      if (!whole) break;
    }
  }

  bool look(const TileCounts& complete, int missing) {
    if (near_.size() >= model_.most_complete || stop_.stop_requested()) return false;
    near_.push_back({complete, missing});
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (complete[kind] <= start_[kind]) continue;
      const float points = worth_(complete, kind);
      if (points > 0) wins_.push_back({complete, kind, missing, points});
    }
    return true;
  }

  // The graph of the wins that lack at most so many tiles; nothing if it grows too large.
  std::optional<HandGraph> connect(int reach) const {
    HandGraph graph(start_, wall_);
    for (const Found& win : wins_) {
      if (win.missing <= reach) graph.add_win(win.complete, win.win, win.points);
    }
    const std::size_t most = wins_.size() > 1 ? model_.most_hands : any_number;
    if (!graph.fill(most, stop_)) return std::nullopt;
    add_late_wins(graph, reach);
    graph.link(model_.change);
    return graph;
  }

  // A hand that is followed for one win's sake may be completed to another by a tile that the start had.
  void add_late_wins(HandGraph& graph, int reach) const {
    for (const Near& near : near_) {
      if (near.missing >= reach) break;  // a hand that is followed has kept fewer tiles than that
      const HandKey key = HandKey::of(near.complete);
      for (int kind = 0; kind < Tile::kinds; ++kind) {
        if (near.complete[kind] == 0 || near.complete[kind] > start_[kind]) continue;
        if (const auto node = graph.find(key - HandKey::of(kind))) {
          const float points = worth_(near.complete, kind);
          if (points > 0) graph.add_win_at(*node, kind, points);
        }
      }
    }
  }

  // Likelier: more ways to draw the tiles that are missing.
  void keep_likelier_half() {
    const auto ways = [this](const Found& win) {
      double product = 1;
      for (int kind = 0; kind < Tile::kinds; ++kind) {
        for (int n = start_[kind]; n < win.complete[kind]; ++n) product *= wall_[kind] - (n - start_[kind]);
      }
      return product;
    };
    std::ranges::stable_sort(wins_, std::ranges::greater{}, ways);
    wins_.resize((wins_.size() + 1) / 2);
  }

  TileCounts start_;
  TileCounts wall_;
  const Worth& worth_;
  const EfficiencyModel& model_;
  std::stop_token stop_;
  Completions completions_;
  std::vector<Near> near_;   // every complete hand met, those that lack fewest tiles first
  std::vector<Found> wins_;  // those that win on a tile that the start lacks, once for each such tile
};

// The values of all hands, turn by turn from the last.
class Turns {
 public:
  Turns(const HandGraph& graph, int wall)
      : graph_(graph),
        wall_(wall),
        nodes_(graph.nodes().size()),
        values_(nodes_ + graph.choices().groups()),
        earlier_(nodes_) {
    for (std::size_t node = 0; node < nodes_; ++node) {
      if (!graph.winning_draws()[node].empty()) values_[node][ready_lane] = 1;
    }
  }

  float at(std::size_t node, Lane lane) const { return values_[node][lane]; }

  // From the values after draw `turn` to those before it.
  void step_back(int turn) {
    if (turn >= wall_) return;
    for (std::size_t choice = 0; choice < graph_.choices().groups(); ++choice) {
      Values best{};
      for (const std::uint32_t node : graph_.choices()[choice]) best = best_of(best, values_[node]);
      values_[nodes_ + choice] = best;
    }
    const auto tiles = static_cast<float>(wall_ - turn);
    for (std::size_t node = 0; node < nodes_; ++node) earlier_[node] = before_draw(node, tiles);
    std::ranges::copy(earlier_, values_.begin());
  }

 private:
  // A tile that is drawn may always be thrown away again: that leaves `now`.
  Values before_draw(std::size_t node, float tiles) const {
    const Values now = values_[node];
    Values gain{};
    float wanted = 0;
    for (const auto& [target, weight] : graph_.draws()[node]) {
      gain += weight * (best_of(now, values_[target]) - now);
      wanted += weight;
    }
    for (const auto& [draw, points] : graph_.winning_draws()[node]) {
      const Values then = best_of(best_of(now, values_[draw.target]), Values{1, 1, points, 0});
      gain += draw.weight * (then - now);
      wanted += draw.weight;
    }
    return now + gain / std::max(tiles, wanted);
  }

  const HandGraph& graph_;
  int wall_;
  std::size_t nodes_;
  std::vector<Values> values_;   // by node, then by choice
  std::vector<Values> earlier_;  // by node
};

}  // namespace

Efficiency efficiency(const Hand& hand, const TileCounts& wall, std::span<const Form> forms,
                      const Worth& worth, const EfficiencyModel& model, std::stop_token stop) {
  Efficiency result;
  const HandGraph graph = Explorer(hand, wall, forms, worth, model, stop).explore(result);
  result.hands = graph.nodes().size();

  std::vector<std::size_t> roots;
  for (std::size_t node = 0; node < graph.nodes().size(); ++node) {
    const HandGraph::Node& root = graph.nodes()[node];
    if (!root.added.empty()) continue;
    DiscardEfficiency& discard = result.discards.emplace_back();
    if (!root.away.empty()) discard.discard = root.away[0];
    discard.draws = root.draws;
    for (auto* row : {&discard.win, &discard.ready, &discard.points})
      row->resize(static_cast<std::size_t>(model.turns) + 1);
    roots.push_back(node);
  }
  Turns turns(graph, wall.total());
  for (int turn = model.turns;; --turn) {
    for (std::size_t i = 0; i < roots.size(); ++i) {
      const auto at = static_cast<std::size_t>(turn);
      result.discards[i].win[at] = turns.at(roots[i], win_lane);
      result.discards[i].ready[at] = turns.at(roots[i], ready_lane);
      result.discards[i].points[at] = turns.at(roots[i], points_lane);
    }
    if (turn == 0) break;
    if (stop.stop_requested()) {
      result.exact = false;
      result.discards.clear();
      return result;
    }
    turns.step_back(turn - 1);
  }
  std::ranges::sort(result.discards, {}, &DiscardEfficiency::discard);
  return result;
}

Efficiency mcr_efficiency(const Hand& hand, const TileCounts& wall, const mcr::WinContext& context,
                          const mcr::Rules& rules, const EfficiencyModel& model, std::stop_token stop) {
  static constexpr std::array forms{Form::seven_pairs, Form::thirteen_orphans, Form::knitted_straight,
                                    Form::knitted_honours};
  Win win;
  win.melds = hand.melds;
  win.self_drawn = true;
  win.round = context.round;
  win.seat = context.seat;
  const Worth worth = [&](const TileCounts& complete, int kind) {
    win.concealed = complete;
    win.concealed.remove(kind);
    win.tile = Tile::from_index(kind);
    const Fan fan = mcr::base_fan(win, rules);
    return fan < rules.minimum_fan ? 0.0F : static_cast<float>(points_on_draw(fan + context.flowers));
  };
  return efficiency(hand, wall, forms, worth, model, std::move(stop));
}

}  // namespace tingpai
