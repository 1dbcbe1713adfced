// The one entry to the engine, for bots and for the tutor.
#pragma once

#include <stop_token>

#include "engine/ai/decision.h"
#include "engine/ai/field.h"

namespace tingpai {

// What a bot does where it is asked. `legal` is not empty; `field` tells who the others are. Once a stop is
// requested it returns early what it has, marked as stopped. The same arguments give the same decision on
// every machine.
Decision decide(Bot bot, const PlayerView& view, const LegalActions& legal, const Budget& budget,
                std::stop_token stop = {}, const Field& field = {});

}  // namespace tingpai
