// What a match comes to, for programs and for people. Both depend on the configuration and on what was played
// alone.
#pragma once

#include <string>

#include "app/cli/arena/arena.h"

namespace tingpai::cli {

std::string json_report(const ArenaConfig& config, const Played& played);  // a line; a shard's can be merged
std::string text_report(const ArenaConfig& config, const Played& played);  // a table

}  // namespace tingpai::cli
