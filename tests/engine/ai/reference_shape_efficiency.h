// The model of engine/ai/exact/shape_efficiency.h word by word: hands as plain counts, links in maps, and
// nothing left out.
#pragma once

#include <array>
#include <map>
#include <set>
#include <tuple>
#include <vector>

#include "engine/ai/exact/shape_efficiency.h"
#include "tests/engine/ai/reference_efficiency.h"

namespace tingpai {

class ReferenceShapeEfficiency {
 public:
  ReferenceShapeEfficiency(const ShapeStart& start, HandWorth worth, const EfficiencyModel& model);

  struct Option {
    std::optional<Tile> discard;
    int shanten = 0;
    double value(int turn, Goal goal) const { return owner->value(hand, turn, goal); }

    ReferenceShapeEfficiency* owner = nullptr;
    std::array<int, 38> hand{};
  };
  const std::vector<Option>& options() const { return options_; }
  std::size_t hands() const { return links_.size(); }

 private:
  // Counts of the kinds, of the red fives beside them, and at last whether the hand was declared.
  using Counts = std::array<int, 38>;

  int shanten_of(const Counts& hand) const;
  int detour(const Counts& hand) const;
  int copies(const Counts& hand, std::size_t tile) const { return pool_[tile] - hand[tile]; }
  void explore(Counts hand);
  std::vector<std::pair<Counts, Counts>> draws_of(const Counts& hand);
  std::vector<std::pair<Counts, Counts>> discards_of(const Counts& tiles);
  double best_of(const Counts& tiles, int turn, Goal goal);
  double worth_of(const Counts& hand, const Counts& tiles) const;
  double value(const Counts& hand, int turn, Goal goal);

  ShapeStart start_;
  HandWorth worth_;
  EfficiencyModel model_;
  TileCounts called_;
  Counts first_{};
  Counts pool_{};
  int first_shanten_ = 0;
  std::map<Counts, std::set<Counts>> links_;    // what a hand of 13 tiles may become by a draw
  std::map<Counts, std::set<Counts>> members_;  // the hands that these may come from and go to
  std::vector<Option> options_;
  std::map<std::tuple<Counts, int, Goal>, double> known_;
};

}  // namespace tingpai
