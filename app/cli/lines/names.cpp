#include "app/cli/lines/names.h"

#include "engine/rules/scheme.h"

namespace tingpai::cli {

std::string pattern_name(PatternId pattern) { return std::string(scheme::name_of(pattern)); }

JsonObject patterns_by_name(const std::vector<CountedPattern>& patterns) {
  JsonObject object;
  for (const auto& pattern : patterns) {
    object.set(pattern_name(pattern.id), pattern.count);
  }
  return object;
}

std::string too_many(Tile kind, const TileCounts& supply) {
  const int copies = supply[kind];
  if (copies == 0) return to_text(kind) + ", which these rules do not have,";
  return (copies == 4 ? "more than four of " : "more than " + std::to_string(copies) + " of ") +
         to_text(kind);
}

}  // namespace tingpai::cli
