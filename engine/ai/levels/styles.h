// How the styles lean.
#pragma once

#include "engine/ai/level.h"
#include "engine/ai/levels/evaluate.h"

namespace tingpai {

// Strength is given up for character, a little.
ValueModel leaning(ValueModel model, Style style);

}  // namespace tingpai
