// Plans: the ways to win that a person can follow, gathered from the targets by what they score.
#pragma once

#include <optional>
#include <vector>

#include "engine/ai/decision.h"
#include "engine/ai/paths/prospects.h"

namespace tingpai {

// The wins that a hand can hope for. Chances are as the search sees them: together they are
// Prospects::value(discard).win.
struct WaysToWin {
  std::vector<Plan> plans;       // one for each pattern that a win may belong to, the likeliest first
  std::optional<WinPath> other;  // the likeliest way that belongs to no pattern
  double paid = 0;               // points that wins bring, times their chances
};

// What to hope for after each discard of a hand, by the search that valued them.
class PlanFinder {
 public:
  PlanFinder(Prospects& prospects, const Hand& hand, const SeatContext& context, const Odds& odds,
             const Ruleset& ruleset);

  // The hand as it stands (3n+1 tiles), or after discarding a kind.
  WaysToWin ways(std::optional<int> discard);

 private:
  const Score& score(std::size_t number);
  Plan plan(PatternId pattern, std::vector<std::size_t> numbers, std::optional<int> discard);

  Prospects& prospects_;
  const Hand& hand_;
  const SeatContext& context_;
  const Odds& odds_;
  const Ruleset& ruleset_;
  std::vector<std::optional<Score>> scores_;  // of the targets, where they were asked for
  std::vector<float> wins_;                   // by target, after the discard in question
};

}  // namespace tingpai
