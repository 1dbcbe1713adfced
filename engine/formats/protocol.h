// Which protocol other programs speak at a table.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/rules/ruleset.h"

namespace tingpai {

enum class Protocol : std::uint8_t { botzone, json, mjai };
inline constexpr std::array all_protocols{Protocol::json, Protocol::botzone, Protocol::mjai};

// What a program speaks at a table of these rules, unless it is told to speak our own protocol.
Protocol usual_protocol(const Ruleset& ruleset);

// Whether a program that speaks it can be told of a table of these rules.
bool can_tell(Protocol protocol, const Ruleset& ruleset);

// These rules as a program that speaks it can be told of, or the usual ones there.
Ruleset told(Protocol protocol, const Ruleset& ruleset);

std::string_view to_text(Protocol protocol);  // "json"
std::optional<Protocol> protocol_named(std::string_view text);

// Of the referee that mjai programs are mostly played with.
Ruleset mjai_ruleset(bool red_fives);
bool has_red_fives(const Ruleset& ruleset);  // of riichi

}  // namespace tingpai
