// A deal as a short text that people can pass on: which rules and which seed. No seat: whoever plays sits
// where everybody sits who plays alone, and so is dealt the same tiles.
//
// Digits and letters of Crockford's base 32 (no I, L, O, U; these are read as the digits they look like), in
// groups of four: one for the rules, the seed without leading zeros, and a check by Luhn's method modulo 32,
// which finds every single wrong character and nearly every exchange of neighbours.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "engine/rules/ruleset.h"

namespace tingpai {

struct Deal {
  Ruleset ruleset;
  std::uint64_t seed = 0;

  bool operator==(const Deal&) const = default;
};

// Whether rules are known by name, whatever the length of the game.
bool is_preset(Ruleset ruleset);

// Names rules and seed, not the length of the game. Empty for rules that have no code: those that differ from
// every preset in more than that.
std::string code_of(const Deal& deal);
// Spaces, hyphens and case do not matter. The error is one of these two.
inline constexpr std::string_view no_deal_code = "Not a deal code: a character is wrong or missing";
inline constexpr std::string_view unknown_rules = "This deal uses rules that this version does not support";
Result<Deal> deal_of_code(std::string_view text);

// The walls of hands 1 to 16, whatever the length of the game, one a line as in a record. The seal of a deal
// is the SHA-256 of this text in hexadecimal digits: shown at the start, it proves at the end that no wall
// was changed.
std::string sealed_walls(const Deal& deal);

}  // namespace tingpai
