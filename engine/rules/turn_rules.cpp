// Alone in its file, so that a test can have a function of its own in its place: see
// tests/engine/support/other_turns.h.
#include "engine/rules/hongzhong/scheme.h"
#include "engine/rules/mcr/scheme.h"
#include "engine/rules/riichi/scheme.h"
#include "engine/rules/sichuan/scheme.h"

namespace tingpai::scheme {

TurnRules turn_rules(const Ruleset& ruleset) {
  return visit(ruleset, [](const auto& rules) { return turn_rules(rules); });
}

}  // namespace tingpai::scheme
