#include "engine/ai/profile.h"

#include "engine/ai/exact/efficiency.h"
#include "engine/ai/profiles/hongzhong.h"
#include "engine/ai/profiles/mcr.h"
#include "engine/ai/profiles/riichi.h"
#include "engine/ai/profiles/sichuan.h"
#include "engine/ai/targets/targets.h"
#include "engine/rules/scheme.h"

namespace tingpai {

const Profile& profile_of(const Ruleset& ruleset) {
  return scheme::visit(ruleset, [](const auto& rules) -> const Profile& { return profile(rules); });
}

std::vector<Target> find_targets(const Hand& hand, const SeatContext& context, const Odds& odds,
                                 const Ruleset& ruleset, const TargetLimits& limits, std::stop_token stop) {
  return profile_of(ruleset).find_targets(hand, context, odds, ruleset, limits, std::move(stop));
}

Score score_of(const Target& target, const Hand& hand, const SeatContext& context, const Odds& odds,
               const Ruleset& ruleset) {
  return profile_of(ruleset).score_of(target, hand, context, odds, ruleset);
}

Efficiency efficiency_of(const EfficiencyStart& start, const Ruleset& ruleset, const EfficiencyModel& model,
                         std::stop_token stop) {
  return profile_of(ruleset).efficiency(start, ruleset, model, std::move(stop));
}

}  // namespace tingpai
