// The networks that bots play by, as the program carries them.
#pragma once

#include <optional>

#include "engine/ai/level.h"
#include "engine/result.h"
#include "engine/rules/ruleset.h"

namespace tingpai::app {

// Loads what the bot plays these rules by. Nothing where it needs nothing or has it; else why it cannot play.
// Before its first decision, and on one thread.
std::optional<Error> prepare(Bot bot, const Ruleset& ruleset);

}  // namespace tingpai::app
