// A deal as a short text that people can pass on: which rules, which seed and which seat.
//
// Digits and letters of Crockford's base 32 (no I, L, O, U; these are read as the digits they look like), in
// groups of four: one for the rules and the seat, the seed without leading zeros, and a check by Luhn's
// method modulo 32, which finds every single wrong character and nearly every exchange of neighbours.
#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/rules/ruleset.h"
#include "engine/seat.h"

namespace tingpai::app {

struct Deal {
  Ruleset ruleset;
  std::uint64_t seed = 0;
  Seat seat = Seat::from_index(0);  // where the person sits at the start

  bool operator==(const Deal&) const = default;
};

// Empty for rules that have no code: those that differ from every preset.
QString deal_code(const Deal& deal);
// Nothing if it is not a code, or one of a newer program. Spaces, hyphens and case do not matter.
std::optional<Deal> parse_deal_code(const QString& text);

// SHA-256 of the walls of all hands as a record has them, one a line: shown at the start, it proves at the
// end that nothing was changed on the way.
QString wall_hash(const Ruleset& ruleset, std::uint64_t seed);

}  // namespace tingpai::app
