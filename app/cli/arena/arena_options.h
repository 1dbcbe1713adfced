// The arguments that describe a match: read from the command line, and written again in one fixed form, by
// which a state or a shard on disk says which match it belongs to.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/arena/arena.h"
#include "app/cli/arguments.h"

namespace tingpai::cli {

Result<ArenaConfig> read_config(const Arguments& arguments);
Result<int> read_threads(const Arguments& arguments);  // as many as cores where --threads is absent
Result<std::optional<Sprt::Bounds>> read_sprt(const Arguments& arguments);  // --sprt LO,HI

// Every option that the result depends on, with its value: {"seed", "1"} is --seed 1.
using MatchOptions = std::vector<std::pair<std::string, std::string>>;
MatchOptions match_options(const ArenaConfig& config);
Result<ArenaConfig> read_match(const MatchOptions& options);

// The first option that two matches do not share: "--seed is 2, not 1".
std::optional<std::string> match_difference(const ArenaConfig& match, const ArenaConfig& wanted);

std::string to_text(const Shard& shard);  // "2/4"

}  // namespace tingpai::cli
