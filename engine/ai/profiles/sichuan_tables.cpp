#include "engine/ai/profiles/sichuan_tables.h"

namespace tingpai::sichuan {

// The total of a win on a discard is estimated. How often sampled waits lose was fitted to 8,000 to 24,000
// hands beside each level (`reliability`, "danger by level") and bent until the chance to deal into anybody
// came true in others: among experts 1.5 times as often as sampled at a tenth, as often at three tenths.
const OpponentModel& opponents() {
  static const OpponentModel shipped = [] {
    OpponentModel model;
    model.total_by_melds = {1.1, 1, 0.9, 1.2, 2.3};
    model.losing = {{{1.4, -3.8}, {1.4, -3.8}, {1.6, -2.5}, {1.6, -3.2}, {1.6, -1.5}, {1.8, -2.4}}};
    return model;
  }();
  return shipped;
}

// Logistic regression over 1,151,000 choices of an expert at tables of every level, fitted by
// tests/bench/calibration.py; tests/bench/RESULTS.md tells how well it holds in other hands. With a
// correction for each action by itself an expert loses 0.9 points a hand: hands that are ready turn out
// better than the search sees, but not by so much more than the same hand otherwise.
const CalibrationModel& calibration() {
  static constexpr CalibrationModel shipped{
      .weights =
          {
              -3.559, 11.436, -13.044, 8.140,       // the time left
              0.544, -0.531, 0.765, -0.011, 0.148,  // the chance seen
              0.938, -0.233, -0.004,                // opponents that are ready
              -0.027, 0.045, -0.022,                // own melds
              1.198, -1.821,                        // a ready hand
              0.570, -0.848,                        // one tile from ready
              -0.532, 1.028,                        // three or more
              -0.047, 0.006,                        // its draw comes next
              // the share of a level among the others: by itself, by the time left, by the chance seen
              1.148, -1.488, 0.028,   // beginner
              0.634, -0.629, 0.042,   // quick
              0.496, -0.289, -0.011,  // regular
              0.231, -0.190, 0.015,   // path
          },
      .together = true,
      .faint = 0.0001,
      // The wider of those beside experts and beside quick bots.
      .margins = {1.1, 1.4, 1.5, 1.4, 1.7, 1.9, 1.8, 2.3, 2.3, 2.2, 1.8, 1.5, 1.1, 1.5, 0.9, 1.9}};
  return shipped;
}

// Multinomial logit over the choices of experts in 19,000 hands beside every level, fitted by
// tests/bench/plan_shares.py; a kind for each pattern.
const PlanModel& plans() {
  static constexpr PlanModel shipped{
      .weights = {
          // a plan: the log of its share by distance, by the wall left, squared, cubed, by the log of the win
          // chance
          1.265, 1.371, 1.377, 1.727, -0.785, 1.095, 0.623, 0.257,
          // other ways by distance: by themselves, the log of their share, the wall, the turns; the win
          // chance
          -20.995, -1.858, -2.348, -2.770,  //
          1.076, 0.385, 0.103, -1.420,      //
          2.631, 3.339, 2.850, 1.404,       //
          2.707, 3.081, 3.122, 2.029,       //
          -1.448,
          // patterns by kind: by themselves, by the wall, in ready hands
          4.976, 3.839, 4.350, -1.173, -1.173, -1.173, -1.173, -1.173, -1.173, -1.173, -1.173, 4.430, -1.173,
          -1.173, -1.173, -1.173, -1.173, -1.173, -1.173, 2.330, 1.391, 0.971, -0.368, -0.368, -0.368, -0.368,
          -0.368, -0.368, -0.368, -0.368, 0.831, -0.368, -0.368, -0.368, -0.368, -0.368, -0.368, -0.368,
          80.514, -22.069, -21.779, -0.991, -0.991, -0.991, -0.991, -0.991, -0.991, -0.991, -0.991, -21.800,
          -0.991, -0.991, -0.991, -0.991, -0.991, -0.991, -0.991}};
  return shipped;
}

}  // namespace tingpai::sichuan
