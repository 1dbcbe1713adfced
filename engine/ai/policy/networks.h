// The networks that this program has, one a scheme. They are loaded before the first decision that asks for
// them and stay as they are.
#pragma once

#include "engine/ai/policy/network.h"
#include "engine/rules/scheme.h"

namespace tingpai::policy {

// Takes the place of an earlier one of the same scheme: not while a decision is being made.
Result<SchemeId> install(std::span<const std::byte> file);
const Network* network_of(const Ruleset& ruleset);  // null: none was loaded

}  // namespace tingpai::policy
