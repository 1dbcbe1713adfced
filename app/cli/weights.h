// Networks from files that the person names, instead of those that the program carries.
#pragma once

#include <string>

#include "engine/result.h"
#include "engine/rules/ruleset.h"

namespace tingpai::cli {

// Loads a file of weights for the levels that ask a network, in place of the program's own and before that is
// asked for (app/policies). Returns the checksum of the file; errors name the option, the file and the byte.
Result<std::string> install_weights(const std::string& path, const Ruleset& ruleset);

}  // namespace tingpai::cli
