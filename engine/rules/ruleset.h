// A ruleset is one comparable value: what tiles there are, how a game flows, and the scheme that scores it.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "engine/result.h"
#include "engine/rules/mcr/rules.h"
#include "engine/rules/turn_rules.h"

namespace tingpai {

struct Ruleset {
  bool flowers = true;       // true: 144 tiles, flowers are shown and replaced; false: 136
  int hands = 16;            // hands in a game, 1 to 64; the round wind changes every four
  bool seat_changes = true;  // players exchange seats between rounds
  bool own_walls = false;    // true: each player draws from a quarter of the wall of its own, as on Botzone
  std::variant<mcr::Rules> scheme;  // riichi, Sichuan and wild-tile schemes join here

  bool operator==(const Ruleset&) const = default;
};

TurnRules turn_rules(const Ruleset& ruleset);

// "mcr" or "mcr;flowers=0;hands=4": the preset's name, then what differs from it.
std::string to_text(const Ruleset& ruleset);
Result<Ruleset> parse_ruleset(std::string_view text);

}  // namespace tingpai
