// What each legal action is worth: METHOD.md, Values of actions.
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "engine/ai/decision.h"
#include "engine/ai/paths/prospects.h"
#include "engine/ai/profile.h"
#include "engine/ai/reading/calibration.h"
#include "engine/ai/reading/wall_end.h"

namespace tingpai {

// How actions are compared: by the constants of the rules, with parts that can be switched off to measure
// their worth.
struct ValueModel : ValueConstants {
  explicit ValueModel(const ValueConstants& constants) : ValueConstants(constants) {}

  SearchModel search;
  const Calibration* calibration = nullptr;  // of the win chance; as the search sees it where null
  WallEnd wall_end;                          // nothing without a look at the opponents
  // True: what is not chosen is valued as it turns out; false: as the search sees it. With
  // Budget::every_discard.
  bool hindsight = true;
  int thorough_when_alone = 2;  // times the nodes, where an action is searched on its own for people
  bool plan_shares = true;      // plans have the shares that turn out; else those that the search sees
  double slower = 0;            // share of the others who are slower than experts, for plans
};

// Weighs every discard, kong and claim among the legal actions (and passing) and chooses the best. A win is
// not weighed: it is taken before. `danger` is null for a level that does not look at its opponents.
struct Danger;
class Standing;
Decision evaluate(const PlayerView& view, const LegalActions& legal, const Odds& odds, const Danger* danger,
                  const Budget& budget, std::stop_token stop, const ValueModel& model);

}  // namespace tingpai
