// Exact efficiency of hands of riichi: the model that programs for what to discard commonly publish.
#pragma once

#include <stop_token>

#include "engine/ai/exact/efficiency.h"

namespace tingpai::riichi {

// By shape, see engine/ai/exact/shape_efficiency.h. A closed hand is declared riichi with the discard that
// makes it ready; the dora under the indicators are expected from all tiles that may be there.
Efficiency efficiency(const EfficiencyStart& start, const Ruleset& ruleset, const EfficiencyModel& model,
                      std::stop_token stop);

}  // namespace tingpai::riichi
