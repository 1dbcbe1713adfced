// How the values of the engine are named in output.
#pragma once

#include <vector>

#include "app/formats/json.h"
#include "engine/rules/score.h"

namespace tingpai::cli {

std::string pattern_name(PatternId pattern);  // "mixed_triple_chow"
// {"pattern": count, ...}
JsonObject patterns_by_name(const std::vector<CountedPattern>& patterns);
// What is wrong with more tiles of a kind than there are: "more than four of 3m".
std::string too_many(Tile kind, const TileCounts& supply);

}  // namespace tingpai::cli
