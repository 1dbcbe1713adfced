// When a hand is over, told from events alone: several may win in one.
#pragma once

#include <optional>

#include "engine/rules/turn_rules.h"
#include "engine/table/event.h"

namespace tingpai {

// Events that end nothing may be left out. The rules are those of the last GameStarted, or what is given.
class HandEnds {
 public:
  explicit HandEnds(const TurnRules& rules = {}) : rules_(rules) {}

  bool after(const Event& event);  // whether the hand is over with it

 private:
  bool play_is_over(const Event& event);

  TurnRules rules_;
  int winners_ = 0;  // of the hand
};

// What an event moves from seat to seat. Nothing: it is no payment. A stick on the table is none.
std::optional<Payments> payments_of(const Event& event);

}  // namespace tingpai
