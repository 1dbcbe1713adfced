// What each legal action is worth: section 4 of the decision method.
#pragma once

#include <stop_token>
#include <vector>

#include "engine/ai/decision.h"
#include "engine/ai/targets.h"

namespace tingpai {

// The constants of the comparison, in points.
struct ValueModel {
  float stake = 10;       // what a win saves: the mean loss when somebody else wins
  double claim_gain = 1;  // a claim must be worth this many times the value of passing
};

// Evaluations of every discard, kong and claim among the legal actions (and of passing), best first. A win is
// not weighed: it is taken. `risk` is empty for a level that does not look at its opponents.
struct Danger;
std::vector<Evaluation> evaluate(const PlayerView& view, const LegalActions& legal, const Odds& odds,
                                 const Danger* danger, const Budget& budget, std::stop_token stop,
                                 const ValueModel& model = {});

}  // namespace tingpai
