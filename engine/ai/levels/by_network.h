// Levels that ask a network and nothing else: some microseconds a decision. They have no numbers to tell.
// Where the program has no network for the scheme (policy/networks.h), quick decides.
#pragma once

#include "engine/ai/decision.h"

namespace tingpai {

// What the network finds likeliest.
Decision decide_swift(const PlayerView& view, const LegalActions& legal);

// Draws among its moves by the chances that the network gives them, spread a little: moves that are as good
// are taken by turns, and a blunder is rare.
Decision decide_club(const PlayerView& view, const LegalActions& legal, const Budget& budget);

}  // namespace tingpai
