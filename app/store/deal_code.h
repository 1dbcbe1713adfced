// A deal as a short text that people can pass on: which rules and which seed. No seat: whoever plays sits
// where everybody sits who plays alone, and so is dealt the same tiles.
//
// Digits and letters of Crockford's base 32 (no I, L, O, U; these are read as the digits they look like), in
// groups of four: one for the rules, the seed without leading zeros, and a check by Luhn's method modulo 32,
// which finds every single wrong character and nearly every exchange of neighbours.
#pragma once

#include <QString>
#include <cstdint>

#include "engine/result.h"
#include "engine/rules/ruleset.h"

namespace tingpai::app {

struct Deal {
  Ruleset ruleset;
  std::uint64_t seed = 0;

  bool operator==(const Deal&) const = default;
};

// Empty for rules that have no code: those that differ from every preset.
QString deal_code(const Deal& deal);
// The error is for the person. Spaces, hyphens and case do not matter.
Result<Deal> parse_deal_code(const QString& text);
// The same, or a deal's number under the usual rules: digits alone, which no code consists of that begins
// with another one than 0.
Result<Deal> parse_deal(const QString& text);

// SHA-256 of the walls of all hands as a record has them, one a line: shown at the start, it proves at the
// end that nothing was changed on the way.
QString wall_hash(const Ruleset& ruleset, std::uint64_t seed);

}  // namespace tingpai::app
