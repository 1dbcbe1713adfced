// What differs between schemes for the bots. One value a scheme, made in engine/ai/profiles: nothing else
// here looks which rules are played.
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

#include "engine/rules/ruleset.h"
#include "engine/rules/score.h"
#include "engine/shape.h"

namespace tingpai {

class Odds;
struct SeatContext;
struct Target;
struct TargetLimits;
struct Efficiency;
struct EfficiencyModel;

struct Profile {
  FormSet forms;  // that a hand may end in
  // See find_targets(), score_of() and efficiency_of(), which call these.
  std::vector<Target> (*find_targets)(const Hand& hand, const SeatContext& context, const Odds& odds,
                                      const Ruleset& ruleset, const TargetLimits& limits,
                                      std::stop_token stop);
  Score (*score_of)(const Target& target, const Hand& hand, const SeatContext& context, const Odds& odds,
                    const Ruleset& ruleset);
  Efficiency (*efficiency)(const Hand& hand, const TileCounts& wall, const Circumstances& context,
                           const Ruleset& ruleset, const EfficiencyModel& model, std::stop_token stop);
  Points (*points_on_discard)(Fan total);       // that a win on a discard brings
  std::size_t (*plan_kind)(PatternId pattern);  // its row in the table of PlanShares
};

const Profile& profile_of(const Ruleset& ruleset);

}  // namespace tingpai
