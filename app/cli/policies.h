// The networks that bots play by, as the program carries them.
#pragma once

#include <optional>
#include <string>

#include "engine/ai/level.h"
#include "engine/result.h"
#include "engine/rules/ruleset.h"

namespace tingpai::cli {

// Loads what the bot plays these rules by. Nothing where it needs nothing or has it; else why it cannot play.
// Before its first decision, and on one thread.
std::optional<Error> prepare(Bot bot, const Ruleset& ruleset);

// Loads a file of weights for `swift` in place of the program's own, before prepare(). Returns the checksum
// of the file; errors name the option, the file and the byte.
Result<std::string> install_weights(const std::string& path, const Ruleset& ruleset);

}  // namespace tingpai::cli
