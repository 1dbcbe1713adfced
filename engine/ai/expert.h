// The expert: the paths raced against each other, weighed against what the opponents may hold.
#pragma once

#include <stop_token>

#include "engine/ai/decision.h"
#include "engine/ai/evaluate.h"

namespace tingpai {

// Its constants, and the parts that may be left out to see what they are worth.
struct ExpertModel {
  OddsModel odds{.discard_rate = 0.75, .bias = {0, 1.5, 5, 3.5}};  // for the race, which counts in turns
  ValueModel value;
  bool opponents = true;  // their hands are sampled; else live tiles lie anywhere and no discard is dangerous
  bool habits = true;     // some tiles are discarded more readily
  bool calibration = true;  // of the win chance
};

// `legal` is not empty and has no win.
Decision decide_as_expert(const PlayerView& view, const LegalActions& legal, const Budget& budget,
                          std::stop_token stop, const ExpertModel& model = {});

}  // namespace tingpai
