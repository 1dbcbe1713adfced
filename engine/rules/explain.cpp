#include "engine/rules/explain.h"

#include "engine/rules/hongzhong/scheme.h"
#include "engine/rules/mcr/explain.h"
#include "engine/rules/riichi/scheme.h"
#include "engine/rules/scheme.h"
#include "engine/rules/sichuan/scheme.h"

namespace tingpai::scheme {

std::optional<Explanation> explain(const Ruleset& ruleset, const Win& win, const Score& score) {
  return visit(ruleset, [&](const auto& rules) { return explain(win, score, rules); });
}

bool is_grand(const Ruleset& ruleset, const Score& score) {
  return visit(ruleset, [&](const auto& rules) { return is_grand(score, rules); });
}

Waits waits_of(const Ruleset& ruleset, const Win& win) {
  return visit(ruleset, [&](const auto& rules) { return waits_of(win, rules); });
}

}  // namespace tingpai::scheme
