#include "engine/ai/exact/efficiency.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/ai/exact/completions.h"
#include "engine/ai/exact/hand_graph.h"
#include "engine/ai/exact/values.h"
#include "engine/ai/targets/targets.h"

namespace tingpai {

namespace {

constexpr int farthest = 7;  // tiles that a win may lack
constexpr std::size_t any_number = ~std::size_t{0};

// Finds the wins, nearest first, and builds the graph of hands that lead to them.
class Explorer {
 public:
  Explorer(const Hand& hand, const TileCounts& wall, FormSet forms, const Worth& worth,
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
    if (!result.draws) return HandGraph(start_, wall_, 0);
    while (true) {
      if (auto graph = connect(result.reach)) return *std::move(graph);
      result.exact = false;
      if (stop_.stop_requested()) return HandGraph(start_, wall_, 0);
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
    HandGraph graph(start_, wall_, std::min(4 * wins_.size(), model_.most_hands));
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

// The values of all hands, turn by turn from the last. A hand that has kept so many tiles cannot be come to
// in fewer turns: before that its values are not worked out.
class Turns {
 public:
  Turns(const HandGraph& graph, int wall)
      : graph_(graph),
        wall_(wall),
        hands_(graph.nodes().size()),
        first_turns_(hands_.size()),
        wanted_(hands_.size()),
        choices_(graph.choices().groups()),
        first_choices_(choices_.size(), never) {
    for (std::size_t node = 0; node < hands_.size(); ++node) {
      first_turns_[node] = graph.nodes()[node].kept;
      if (graph.winning_draws()[node].empty()) continue;
      ready_.push_back(node);
      hands_[node].now[ready_lane] = 1;
      for (const auto& winning : graph.winning_draws()[node]) wanted_[node] += winning.weight;
    }
    for (std::size_t choice = 0; choice < choices_.size(); ++choice) {
      for (const auto& [node, weight] : graph.choices()[choice]) {
        wanted_[node] += weight;
        first_choices_[choice] = std::min(first_choices_[choice], first_turns_[node]);
      }
    }
    for (std::size_t i = 0; i < graph.variants().groups(); ++i) {
      for (const HandGraph::Variant& variant : graph.variants()[i]) {
        for (const auto& [other, copies] : swaps_of(variant)) wanted_[variant.node] += copies;
      }
    }
  }

  float at(std::size_t node, Lane lane) const { return hands_[node].now[lane]; }

  // From the values after draw `turn` to those before it.
  void step_back(int turn) {
    if (turn >= wall_) return;
    for (std::size_t choice = 0; choice < choices_.size(); ++choice) {
      if (first_choices_[choice] <= turn) choices_[choice] = choose(graph_.choices()[choice]);
    }
    for (std::size_t i = 0; i < graph_.variants().groups(); ++i) {
      const auto variants = graph_.variants()[i];
      if (first_turns_[variants[0].node] <= turn) swap(variants);
    }
    for (const std::size_t node : ready_) win(node);
    const auto tiles = static_cast<float>(wall_ - turn);
    for (std::size_t node = 0; node < hands_.size(); ++node) {
      HandValues& hand = hands_[node];
      // A tile that is drawn may always be thrown away again: that leaves what it is worth now.
      if (first_turns_[node] <= turn) hand.now += hand.gain / std::max(tiles, wanted_[node]);
      hand.gain = Values{};
    }
  }

 private:
  struct alignas(32) HandValues {
    Values now{};
    Values gain{};  // of the draws, times the copies that may come
  };

  std::span<const HandGraph::Swap> swaps_of(const HandGraph::Variant& variant) const {
    return std::span(graph_.swaps()).subspan(variant.first_swap, variant.end_of_swaps - variant.first_swap);
  }

  // The best of the members; each gains from having the choice.
  Values choose(std::span<const HandGraph::Member> members) {
    Values best{};
    for (const auto& [node, weight] : members) best = best_of(best, hands_[node].now);
    for (const auto& [node, weight] : members) hands_[node].gain += weight * (best - hands_[node].now);
    return best;
  }

  void swap(std::span<const HandGraph::Variant> variants) {
    static constexpr std::array<Values, 5> times{Values{}, {1, 1, 1}, {2, 2, 2}, {3, 3, 3}, {4, 4, 4}};
    std::array<Values, Tile::kinds> now;
    for (std::size_t i = 0; i < variants.size(); ++i) now[i] = hands_[variants[i].node].now;
    for (std::size_t i = 0; i < variants.size(); ++i) {
      Values gain{};
      for (const auto& [other, copies] : swaps_of(variants[i]))
        gain += times[copies] * (best_of(now[i], now[other]) - now[i]);
      hands_[variants[i].node].gain += gain;
    }
  }

  void win(std::size_t node) {
    HandValues& hand = hands_[node];
    for (const auto& [target, kind, weight, points] : graph_.winning_draws()[node]) {
      const Values declined = target < hands_.size() ? hands_[target].now : choices_[target - hands_.size()];
      const Values then = best_of(best_of(hand.now, declined), Values{1, 1, points, 0});
      hand.gain += weight * (then - hand.now);
    }
  }

  static constexpr std::uint8_t never = 255;

  const HandGraph& graph_;
  int wall_;
  std::vector<HandValues> hands_;            // by node
  std::vector<std::uint8_t> first_turns_;    // by node
  std::vector<float> wanted_;                // by node, copies that it has a use for
  std::vector<std::size_t> ready_;           // nodes
  std::vector<Values> choices_;              // the best of each
  std::vector<std::uint8_t> first_choices_;  // by choice, the first turn in which somebody has it
};

}  // namespace

Efficiency efficiency(const Hand& hand, const TileCounts& wall, FormSet forms, const Worth& worth,
                      const EfficiencyModel& model, std::stop_token stop) {
  Efficiency result;
  const HandGraph graph = Explorer(hand, wall, forms, worth, model, stop).explore(result);
  result.hands = graph.nodes().size();

  std::vector<std::size_t> roots;
  for (std::size_t node = 0; node < graph.nodes().size(); ++node) {
    const HandGraph::Node& root = graph.nodes()[node];
    if (root.kept != 0) continue;
    DiscardEfficiency& discard = result.discards.emplace_back();
    for_each_kind(root.away, [&](int kind) { discard.discard = Tile::from_index(kind); });
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

}  // namespace tingpai
