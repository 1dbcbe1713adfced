// The quick bot (METHOD.md, Levels): a few table look-ups a decision. It knows its own hand and the visible
// tiles, not the opponents, and claims nothing but a win.
#pragma once

#include "engine/ai/decision.h"

namespace tingpai {

Decision decide_quick(const PlayerView& view, const LegalActions& legal);

}  // namespace tingpai
