// Which protocol other programs speak at a table.
#pragma once

#include <cstdint>

#include "engine/rules/ruleset.h"

namespace tingpai {

enum class Protocol : std::uint8_t { botzone, json, mjai };

// What a program speaks at a table of these rules, unless it is told to speak our own protocol.
Protocol usual_protocol(const Ruleset& ruleset);

// Of the referee that mjai programs are mostly played with.
Ruleset mjai_ruleset(bool red_fives);
bool has_red_fives(const Ruleset& ruleset);  // of riichi

}  // namespace tingpai
