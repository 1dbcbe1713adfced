// The master: the expert, who looks one turn further where options are close and the hand is near to ready.
//
// The expert values an option by the ways to win that it sees from here, and a turn later it sees more. So
// each close option is followed through every tile that can come next, drawn or discarded by somebody, and
// the hand it makes there is weighed as the expert weighs it. README.md tells how much that is worth.
#pragma once

#include <stop_token>

#include "engine/ai/levels/expert.h"

namespace tingpai {

// `legal` is not empty and has no win.
Decision decide_as_master(const PlayerView& view, const LegalActions& legal, const Budget& budget,
                          std::stop_token stop, const ExpertModel& model);

}  // namespace tingpai
