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

}  // namespace tingpai::cli
