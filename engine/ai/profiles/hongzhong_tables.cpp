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

// Logistic regression over the choices in 8,000 hands of four experts and 28,000 of an expert beside quick
// bots, fitted by tests/bench/calibration.py and proved on as many others (tests/bench/RESULTS.md). Other
// levels were not measured.
const CalibrationModel& calibration() {
  static constexpr CalibrationModel shipped{
      .weights =
          {
              -2.926, 13.787, -29.703, 23.969,     // the time left
              0.166, 5.009, -4.412, 0.019, 0.268,  // the chance seen
              1.392, -0.257, 0.162,                // opponents that are ready
              0.103, -0.281, 0.021,                // own melds
              -0.325, -0.708,                      // a ready hand
              -0.143, -0.251,                      // one tile from ready
              1.678, -1.924,                       // three or more
              0.228, -0.003,                       // its draw comes next
              // the share of a level among the others: by itself, by the time left, by the chance seen
              -0.075, 0.906, -0.034,  // beginner: as quick
              -0.075, 0.906, -0.034,  // quick
              -0.037, 0.453, -0.017,  // regular: half of quick
              0.000, 0.000, 0.000,    // path: as expert
          },
      .margins = {0.9, 0.6, 0.5, 0.6, 0.6, 0.7, 0.9, 1.1, 1.3, 1.3, 1.3, 2.2, 2.2, 2.2, 2.2, 2.2}};
  return shipped;
}

}  // namespace tingpai::hongzhong
