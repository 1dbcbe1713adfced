#include "tests/engine/support/other_turns.h"

#include <utility>

#include "engine/rules/hongzhong/scheme.h"
#include "engine/rules/mcr/scheme.h"
#include "engine/rules/riichi/scheme.h"
#include "engine/rules/sichuan/scheme.h"

namespace tingpai {

namespace {

std::function<void(TurnRules&)> changed;

}  // namespace

OtherTurns::OtherTurns(std::function<void(TurnRules&)> change) { changed = std::move(change); }
OtherTurns::~OtherTurns() { changed = {}; }

namespace scheme {

TurnRules turn_rules(const Ruleset& ruleset) {
  TurnRules turns = visit(ruleset, [](const auto& rules) { return turn_rules(rules); });
  if (changed) changed(turns);
  return turns;
}

}  // namespace scheme

}  // namespace tingpai
