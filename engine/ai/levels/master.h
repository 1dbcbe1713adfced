// The master: the expert, who looks one turn further where options are close and the hand is near to ready.
//
// What the expert thinks of an option rests on the ways to win that it sees from here. A turn later it sees
// more: so each close option is followed through every tile that may come next, drawn or discarded by
// somebody, and the hand that it makes there is weighed as the expert weighs it. README.md tells how true
// that is.
#pragma once

#include <stop_token>

#include "engine/ai/levels/expert.h"

namespace tingpai {

// `legal` is not empty and has no win.
Decision decide_as_master(const PlayerView& view, const LegalActions& legal, const Budget& budget,
                          std::stop_token stop, const ExpertModel& model = {});

}  // namespace tingpai
