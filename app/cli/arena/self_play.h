// Runs hands between programs. Nothing here reads a clock; what is asked does.
#pragma once

#include <functional>
#include <vector>

#include "engine/table/referee.h"

namespace tingpai::cli {

using Answerer = std::function<Action(const PlayerView&, const LegalActions&)>;  // the seat is the view's

// After each event, before anybody is asked: whether to go on.
using Watcher = std::function<bool(const Event&)>;

// Plays the referee's game to its end and returns every event from here on.
std::vector<Event> play(Referee& referee, const Answerer& answer, const Watcher& watch = {});

}  // namespace tingpai::cli
