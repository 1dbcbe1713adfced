// What a seat gives away before the first draw, and the suit that it gives up.
#pragma once

#include <optional>

#include "engine/ai/decision.h"

namespace tingpai::sichuan {

// By what the hand may become: nothing for other questions.
std::optional<Decision> opening(const PlayerView& view, const LegalActions& legal, const Budget& budget);

// The plain way, to measure the other by: the three lightest tiles of a suit go, and the suit of fewest
// tiles.
Action lightest(const PlayerView& view, const LegalActions& legal);

}  // namespace tingpai::sichuan
