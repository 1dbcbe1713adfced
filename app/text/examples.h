// Hands that show a pattern, as text.
#pragma once

#include <optional>
#include <string_view>

#include "engine/rules/score.h"

namespace tingpai::app {

// "[234m] (6666p) 8s8s 57s +6s drawn": [..] claimed, (..) a concealed kong, + the winning tile. Words: drawn,
// last (of its kind), replacement, robbing, wall (the last tile of it), shot (after a kong), seat:S,
// flowers:2, under:15m (turned over for the win).
std::optional<Win> parse_example(std::string_view text);

}  // namespace tingpai::app
