// Swift asks a network and nothing else: some microseconds a decision.
#pragma once

#include "engine/ai/decision.h"

namespace tingpai {

// What the network finds likeliest; it has no numbers to tell. Where the program has no network for the
// scheme (policy/networks.h), quick decides.
Decision decide_swift(const PlayerView& view, const LegalActions& legal);

}  // namespace tingpai
