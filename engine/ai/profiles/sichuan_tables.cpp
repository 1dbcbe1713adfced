#include "engine/ai/profiles/sichuan_tables.h"

namespace tingpai::sichuan {

// The total of a win on a discard is estimated; how often sampled waits lose was fitted to 4,000 hands of
// experts
// (`reliability`, "danger by level") and scaled up to 1,500 more after they stopped counting a hand as lost
// with such a discard.
const OpponentModel& opponents() {
  static const OpponentModel shipped = [] {
    OpponentModel model;
    model.total_by_melds = {1.1, 1, 0.9, 1.2, 2.3};
    model.losing.fill({1.72, -0.98});
    return model;
  }();
  return shipped;
}

// Logistic regression over the choices in 8,000 hands of four experts and 14,000 of an expert beside quick
// bots, fitted by tests/bench/calibration.py; proved, as it is used here, on 1,500 hands of experts. Other
// levels were not measured. With a correction for each action by itself an expert loses 0.9 points a hand:
// hands that are ready turn out better than the search sees, but not by so much more than the same hand
// otherwise.
const CalibrationModel& calibration() {
  static constexpr CalibrationModel shipped{
      .weights =
          {
              -3.615, 11.983, -15.806, 10.981,      // the time left
              0.561, -0.645, 0.897, -0.002, 0.132,  // the chance seen
              0.904, -0.276, -0.000,                // opponents that are ready
              0.006, 0.044, -0.039,                 // own melds
              1.194, -1.722,                        // a ready hand
              0.502, -0.799,                        // one tile from ready
              -0.332, 0.667,                        // three or more
              0.004, -0.033,                        // its draw comes next
              // the share of a level among the others: by itself, by the time left, by the chance seen
              0.561, -0.378, 0.053,  // beginner: as quick
              0.561, -0.378, 0.053,  // quick
              0.281, -0.189, 0.026,  // regular: half of quick
              0.000, 0.000, 0.000,   // path: as expert
          },
      .together = true,
      .margins = {6.6, 1.3, 1.3, 1.2, 1.2, 1.1, 1.0, 1.0, 0.9, 0.8, 0.7, 0.7, 0.6, 0.6, 0.6, 1.9}};
  return shipped;
}

}  // namespace tingpai::sichuan
