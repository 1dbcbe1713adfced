// The expert: the paths raced against each other, weighed against what the opponents may hold.
#pragma once

#include <stop_token>

#include "engine/ai/decision.h"
#include "engine/ai/levels/evaluate.h"
#include "engine/ai/reading/opponents.h"

namespace tingpai {

// Its constants, and the parts that can be switched off to measure their worth.
struct ExpertModel {
  explicit ExpertModel(const Profile& profile) : odds(profile.race), value(profile.value) {}

  OddsModel odds;
  ValueModel value;
  Field field;            // who the others are
  bool opponents = true;  // their hands are sampled; else live tiles lie anywhere and no discard is dangerous
  bool habits = true;     // some tiles are discarded more readily
  bool calibration = true;  // of the win chance
};

// What the expert knows of a table before it looks at a hand; it serves for the hands of the next turn as
// well.
class Surroundings {
 public:
  Surroundings(const PlayerView& view, const Budget& budget, const ExpertModel& model);

  // Of this moment, or of one soon after it. `legal` is not empty and has no win.
  Decision weigh(const PlayerView& view, const LegalActions& legal, const Budget& budget,
                 std::stop_token stop) const;
  // By kind: its share of the wall, and the chance that a given opponent discards it in its turn; 0 to 1.
  double drawn(int kind) const;
  double discarded(int kind) const;
  double cost(int kind) const;  // points that its discard is expected to lose
  // The chance that nobody else wins during the turn that begins.
  double survives(const PlayerView& view) const;

 private:
  Odds odds_of(const PlayerView& view) const;

  ExpertModel model_;
  TileCounts live_;
  Habits habits_;
  Opponents opponents_;
  Danger danger_;
  Rivals rivals_;
  double ready_ = 0;  // of the three, on average that many
};

// `legal` is not empty and has no win.
Decision decide_as_expert(const PlayerView& view, const LegalActions& legal, const Budget& budget,
                          std::stop_token stop, const ExpertModel& model);

}  // namespace tingpai
