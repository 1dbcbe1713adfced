// Which wins belong to which plan, as they turn out: METHOD.md, Honest numbers. The search follows the ways
// that it sees; hands find others on the way, and some patterns come more readily than their tiles suggest.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "engine/ai/decision.h"

namespace tingpai {

// What was fitted to what happened.
struct PlanModel {
  static constexpr std::size_t distances = 4;  // shanten 0, 1, 2, and 3 or more
  static constexpr std::size_t kinds = 19;     // at most, of patterns that turn out alike
  static constexpr std::size_t kinds_begin = (distances + 4) + (4 * distances + 1);
  static constexpr std::size_t term_count = kinds_begin + 24 * kinds + 1;
  using Terms = std::array<double, term_count>;

  // Below `kinds`. Each pattern for itself where no other is named.
  std::size_t (*kind_of)(PatternId) = [](PatternId id) -> std::size_t { return id.row; };
  // By the shares that the weights make, a second look at the likeliest plan and at other ways. To the plan's
  // pull add, by these weights: the log odds of the win chance by themselves, times the log of what the plan
  // leaves, and times its square; that log and its square; and by how much its chance exceeds `likely`. To
  // that of other ways: the same log odds by themselves, times the log of their share, and times its square;
  // 1, that log and its square.
  using SecondLook = std::array<double, 12>;
  static constexpr double likely = 0.7;
  SecondLook second_look{};

  // Of plans of any kind, of other ways, then a block for each term that goes by kind, and last of other ways
  // of hands that hardly fail to win.
  Terms weights{};
  // Weights by which every share is what the search sees, where a fit begins.
  static Terms as_seen();
};

// Shares a hand's wins out among its plans and all other ways: a logistic choice between them (multinomial
// logit). The chance to win as a whole does not move.
class PlanShares {
 public:
  // model: is to outlive it. shanten: after the action. draws_left: see PublicState. turns: own ones to be
  // expected before the hand ends, see Odds; the slower the table, the more. slower: share of the others who
  // are slower than experts. detour: see Profile.
  PlanShares(const PlanModel& model, Shanten shanten, int draws_left, double turns, double slower,
             std::optional<int> detour = {});

  // Moves the plans' chances to what they turn out to be, the likeliest first. They are at least 0 and add up
  // to `whole` at most, 0 to 1; what is left of it are other ways.
  void apply(std::vector<Plan>& plans, double whole) const;

  // What the weights of a choice are multiplied by: of a pattern, or of other ways where there is none. seen:
  // its share of the wins as the search sees them; whole: the chance to win in any way. Both 0 to 1.
  PlanModel::Terms terms(std::optional<PatternId> pattern, double seen, double whole) const;

 private:
  // add(number of the term, term) for those that are not 0, in order.
  void look_again(std::vector<Plan>& plans, double& others, double whole) const;
  template <typename Add>
  void visit(std::optional<PatternId> pattern, double seen, double whole, const Add& add) const;

  const PlanModel& model_;
  std::size_t distance_;
  double wall_;   // 0 at its end, about 1 at its start
  double turns_;  // about 1 at the start of a hand of experts
  double slower_;
  std::optional<int> detour_;
};

}  // namespace tingpai
