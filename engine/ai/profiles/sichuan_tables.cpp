#include "engine/ai/profiles/sichuan_tables.h"

namespace tingpai::sichuan {

// The total of a win on a discard is estimated. How often sampled waits lose was fitted to 8,000 to 24,000
// hands beside each level (`reliability`, "danger by level") and bent until the chance to deal into anybody
// came true in others: among experts 1.5 times as often as sampled at a tenth, as often at three tenths.
const OpponentModel& opponents() {
  static const OpponentModel shipped = [] {
    OpponentModel model;
    model.total_by_melds = {1.1, 1, 0.9, 1.2, 2.3};
    model.losing = {{{1.42, -1.6}, {1.42, -1.6}, {1.6, -2.5}, {1.6, -2}, {1.6, -1.5}, {1.8, -2.8}}};
    return model;
  }();
  return shipped;
}

// Logistic regression over 628,000 choices of an expert at tables of every level, fitted by
// tests/bench/calibration.py; tests/bench/RESULTS.md tells how well it holds in other hands. With a
// correction for each action by itself an expert loses 0.9 points a hand: hands that are ready turn out
// better than the search sees, but not by so much more than the same hand otherwise.
const CalibrationModel& calibration() {
  static constexpr CalibrationModel shipped{
      .weights =
          {
              -3.718, 12.510, -16.209, 10.863,      // the time left
              0.491, -0.285, 0.624, -0.024, 0.174,  // the chance seen
              0.816, -0.197, 0.017,                 // opponents that are ready
              -0.030, 0.114, -0.037,                // own melds
              1.317, -2.104,                        // a ready hand
              0.479, -0.676,                        // one tile from ready
              -0.343, 0.742,                        // three or more
              -0.025, -0.033,                       // its draw comes next
              // the share of a level among the others: by itself, by the time left, by the chance seen
              1.078, -0.680, 0.072,   // beginner
              0.650, -0.591, 0.047,   // quick
              0.570, -0.254, -0.012,  // regular
              0.309, -0.157, -0.001,  // path
          },
      .together = true,
      // The wider of those beside experts and beside quick bots.
      .margins = {1.2, 1.4, 1.3, 1.4, 1.3, 1.3, 1.3, 1.2, 1.1, 1.4, 1.2, 0.9, 0.7, 0.7, 0.6, 1.9}};
  return shipped;
}

// Multinomial logit over the choices of experts in 20,500 hands beside every level, fitted by
// tests/bench/plan_shares.py; a kind for each pattern.
const PlanModel& plans() {
  static constexpr PlanModel shipped{
      .weights = {
          // a plan: the log of its share by distance, by the wall left, squared, cubed, by the log of the win
          // chance
          1.197, 1.357, 1.355, 1.622, -0.827, 0.625, 0.175, 0.377,
          // other ways by distance: by themselves, the log of their share, the wall, the turns; the win
          // chance
          -31.324, -1.222, -1.890, -3.290,  //
          1.018, 0.342, 0.123, -1.316,      //
          1.402, 0.261, -0.152, 0.475,      //
          -1.019, 0.840, 0.939, -0.450,     //
          -2.122,
          // patterns by kind: by themselves, by the wall, in ready hands
          7.828, 4.529, 5.369, -1.576, -1.576, -1.576, -1.576, -1.576, -1.576, -1.576, -1.576, 5.908, -1.576,
          -1.576, -1.576, -1.576, -1.576, -1.576, -1.576, -7.712, -5.156, -6.124, 1.734, 1.734, 1.734, 1.734,
          1.734, 1.734, 1.734, 1.734, -7.014, 1.734, 1.734, 1.734, 1.734, 1.734, 1.734, 1.734, 122.048,
          -33.325, -33.291, -1.487, -1.487, -1.487, -1.487, -1.487, -1.487, -1.487, -1.487, -33.121, -1.487,
          -1.487, -1.487, -1.487, -1.487, -1.487, -1.487}};
  return shipped;
}

}  // namespace tingpai::sichuan
