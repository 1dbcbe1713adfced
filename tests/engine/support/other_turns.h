// Games with turns that no ruleset has yet. A test whose sources include other_turns.cpp has its
// scheme::turn_rules in the place of the engine's, and so all of its games go that way: played, recorded,
// checked and shown.
#pragma once

#include <functional>

#include "engine/rules/turn_rules.h"

namespace tingpai {

// While one lives, games that begin have the rules of their ruleset changed like this.
class OtherTurns {
 public:
  explicit OtherTurns(std::function<void(TurnRules&)> change);
  ~OtherTurns();
  OtherTurns(const OtherTurns&) = delete;
  OtherTurns& operator=(const OtherTurns&) = delete;
};

}  // namespace tingpai
