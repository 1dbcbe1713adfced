// Deal codes as people type and read them; engine/formats/deal_code.h has the code itself.
#pragma once

#include <QString>
#include <cstdint>

#include "engine/formats/deal_code.h"

namespace tingpai::app {

// Empty for rules that have no code: those that differ from every preset.
QString deal_code(const Deal& deal);
// The error is for the person. Spaces, hyphens and case do not matter.
Result<Deal> parse_deal_code(const QString& text);
// The same, or a deal's number under the usual rules: digits alone. Only a code that begins with 0 can
// consist of digits alone.
Result<Deal> parse_deal(const QString& text);

// The seal of a deal: SHA-256 of its walls.
QString wall_hash(const Ruleset& ruleset, std::uint64_t seed);

}  // namespace tingpai::app
