#include "engine/ai/profiles/hongzhong_tables.h"

namespace tingpai::hongzhong {

// Nobody wins on a discard.
const OpponentModel& opponents() {
  static const OpponentModel shipped = [] {
    OpponentModel model;
    model.losing.fill({0, 0});
    return model;
  }();
  return shipped;
}

// Logistic regression over 414,000 choices of an expert at tables of every level that is offered, corrected
// by 706,000 of experts beside experts, quick and path bots (tests/bench/calibration.py --again);
// tests/bench/RESULTS.md tells how well it holds in other hands. Regular is half of quick.
const CalibrationModel& calibration() {
  static constexpr CalibrationModel shipped{
      .weights =
          {
              -3.009, 16.676, -37.349, 29.201,      // the time left
              0.029, 5.298, -4.494, -0.056, 0.408,  // the chance seen
              1.203, -0.235, 0.169,                 // opponents that are ready
              0.116, -0.336, 0.045,                 // own melds
              -0.132, -1.015,                       // a ready hand
              -0.010, -0.419,                       // one tile from ready
              0.702, -0.642,                        // three or more
              0.229, 0.050,                         // its draw comes next
              // the share of a level among the others: by itself, by the time left, by the chance seen
              -0.178, 0.858, -0.153,  // beginner
              -0.132, 0.919, -0.052,  // quick
              -0.066, 0.460, -0.026,  // regular
              -0.257, 0.921, -0.019,  // path
          },
      .among_experts = {0.029, -0.033, -0.052, 0.010, 0.038, 0.002, -0.011, 0.003, -0.130},
      .among_slower = {0.104, 0.015, -0.039, -0.045, -0.004, 0.026, 0.015, 0.011, -0.094},
      // The wider of those beside experts and beside quick bots.
      .margins = {1.1, 0.7, 0.7, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.3, 1.5, 1.4, 1.4, 2.6, 2.6}};
  return shipped;
}

// Multinomial logit over the choices of experts in 16,000 hands beside experts, quick and path bots, fitted
// by tests/bench/plan_shares.py; a kind for each pattern.
const PlanModel& plans() {
  static constexpr PlanModel shipped{
      .weights = {
          // a plan: the log of its share by distance, by the wall left, squared, cubed, by the log of the win
          // chance
          1.505, 0.917, 1.243, 1.507, -2.543, -1.665, -0.837, 0.227,
          // other ways by distance: by themselves, the log of their share, the wall, the turns; the win
          // chance
          -1.523, -0.953, -0.835, -1.158,  //
          1.227, 0.752, 0.529, 0.990,      //
          -0.018, 0.054, 0.069, -0.366,    //
          0.240, 0.330, 0.229, -0.315,     //
          -0.403,
          // patterns by kind: by themselves, by the wall, in ready hands
          -0.191, 0.076, 3.178, -0.191, -0.191, -0.191, -0.191, -0.191, -0.191, -0.191, -0.191, -0.191,
          -0.191, -0.191, -0.191, -0.191, -0.191, -0.191, -0.191, 0.038, -0.898, 0.250, 0.038, 0.038, 0.038,
          0.038, 0.038, 0.038, 0.038, 0.038, 0.038, 0.038, 0.038, 0.038, 0.038, 0.038, 0.038, 0.038, -0.067,
          1.831, -0.699, -0.067, -0.067, -0.067, -0.067, -0.067, -0.067, -0.067, -0.067, -0.067, -0.067,
          -0.067, -0.067, -0.067, -0.067, -0.067, -0.067}};
  return shipped;
}

}  // namespace tingpai::hongzhong
