#include "app/cli/lines/names.h"

#include "engine/rules/mcr/mcr.h"

namespace tingpai::cli {

JsonObject fans_by_name(const std::vector<CountedPattern>& patterns) {
  JsonObject object;
  for (const auto& pattern : patterns) {
    object.set(mcr::row(static_cast<mcr::Pattern>(pattern.id)).name, pattern.count);
  }
  return object;
}

}  // namespace tingpai::cli
