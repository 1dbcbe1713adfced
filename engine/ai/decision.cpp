#include "engine/ai/decision.h"

namespace tingpai {

namespace {

constexpr std::array<std::string_view, 4> level_names{"random", "quick", "path", "expert"};
constexpr std::array<std::string_view, 6> criterion_names{"only_choice", "win",    "value",
                                                          "safety",      "tables", "chance"};

}  // namespace

std::string_view to_text(Criterion criterion) { return criterion_names[static_cast<std::size_t>(criterion)]; }

std::string_view to_text(Level level) { return level_names[static_cast<std::size_t>(level)]; }

std::optional<Level> level_named(std::string_view name) {
  for (std::size_t i = 0; i < level_names.size(); ++i) {
    if (level_names[i] == name) return static_cast<Level>(i);
  }
  return std::nullopt;
}

}  // namespace tingpai
