#include "engine/ai/profiles/riichi_tables.h"

namespace tingpai::riichi {

// As many han as bring what 489 wins on discards in games of experts brought on average. How often sampled
// waits lose: 25,000 hands beside every level (`reliability`, "danger by level").
const OpponentModel& opponents() {
  static const OpponentModel shipped = [] {
    OpponentModel model;
    model.total_by_melds = {3.1, 2.3, 2.8, 2.9, 3.5};
    model.declared_total = 3.4;
    model.more_of_dealer = 0.6;  // of half as many points again
    model.losing = {{{1.3, -1.5}, {1.3, -1.5}, {1.4, -0.7}, {1.1, -1.5}, {1.2, 1.3}, {1.1, 2.0}}};
    return model;
  }();
  return shipped;
}

// Logistic regression over 593,000 choices of an expert at tables of every level, fitted by
// tests/bench/calibration.py; tests/bench/RESULTS.md tells how well it holds in other hands.
const CalibrationModel& calibration() {
  static constexpr CalibrationModel shipped{
      .weights =
          {
              -2.118, 5.417, -9.283, 6.909,         // the time left
              0.453, 1.154, -0.925, -0.118, 0.233,  // the chance seen
              0.033, 0.083, 0.170,                  // opponents that are ready
              0.011, -0.148, 0.013,                 // own melds
              0.550, -0.590,                        // a ready hand
              0.350, -0.375,                        // one tile from ready
              0.097, -0.191,                        // three or more
              0.105, -0.034,                        // its draw comes next
              // the share of a level among the others: by itself, by the time left, by the chance seen
              0.805, -0.419, -0.058,  // beginner
              0.653, -0.499, -0.034,  // quick
              0.724, -0.044, -0.002,  // regular
              0.244, 0.464, 0.079,    // path
          },
      .together = true,
      // Half widths of bins beside experts or quick bots, the wider one.
      .margins = {0.4, 1.0, 1.3, 1.4, 1.4, 1.5, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4}};
  return shipped;
}

}  // namespace tingpai::riichi
