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

// Logistic regression over 1,050,000 choices of an expert at tables of every level, fitted by
// tests/bench/calibration.py; tests/bench/RESULTS.md tells how well it holds in other hands. With a
// correction for each action by itself an expert loses 0.9 points a hand: hands that are ready turn out
// better than the search sees, but not by so much more than the same hand otherwise.
const CalibrationModel& calibration() {
  static constexpr CalibrationModel shipped{
      .weights =
          {
              -3.519, 10.811, -11.615, 7.296,       // the time left
              0.586, -0.404, 0.487, -0.037, 0.189,  // the chance seen
              0.927, -0.187, -0.011,                // opponents that are ready
              -0.024, 0.068, -0.034,                // own melds
              1.175, -1.767,                        // a ready hand
              0.586, -0.881,                        // one tile from ready
              -0.325, 0.679,                        // three or more
              -0.042, -0.022,                       // its draw comes next
              // the share of a level among the others: by itself, by the time left, by the chance seen
              1.188, -1.473, 0.030,   // beginner
              0.629, -0.616, 0.027,   // quick
              0.509, -0.288, 0.008,   // regular
              0.269, -0.102, -0.008,  // path
          },
      .together = true,
      .faint = 0.0001,
      // The wider of those beside experts and beside quick bots.
      .margins = {1.1, 1.4, 1.5, 1.4, 1.7, 1.9, 1.8, 2.3, 2.3, 2.2, 1.8, 1.5, 1.1, 1.5, 0.9, 1.9}};
  return shipped;
}

// Multinomial logit over the choices of experts in 31,000 hands beside every level, fitted by
// tests/bench/plan_shares.py; a kind for each pattern. Full flush, seven pairs and all pungs by themselves
// were then moved by +0.25, -0.25 and -0.18: seven tenths of what 24,000 hands of experts asked for.
const PlanModel& plans() {
  static constexpr PlanModel shipped{
      .weights = {
          // a plan: the log of its share by distance, by the wall left, squared, cubed, by the log of the win
          // chance
          1.215, 1.365, 1.382, 1.656, -0.719, 1.025, 0.499, 0.220,
          // other ways by distance: by themselves, the log of their share, the wall, the turns; the win
          // chance
          -2.439, -3.906, -4.331, -5.033,  //
          0.693, 0.328, 0.052, -1.378,     //
          3.004, 4.024, 3.805, 2.258,      //
          3.560, 3.017, 2.766, 2.112,      //
          -1.607,
          // patterns by kind: by themselves, by the wall, in ready hands
          2.305, 2.172, 2.541, -0.673, -0.673, -0.673, -0.673, -0.673, -0.673, -0.673, -0.673, 2.905, -0.673,
          -0.673, -0.673, -0.673, -0.673, -0.673, -0.673, 4.174, 1.298, 1.226, -0.498, -0.498, -0.498, -0.498,
          -0.498, -0.498, -0.498, -0.498, 0.778, -0.498, -0.498, -0.498, -0.498, -0.498, -0.498, -0.498,
          0.612, -0.080, 0.258, -0.079, -0.079, -0.079, -0.079, -0.079, -0.079, -0.079, -0.079, 0.388, -0.079,
          -0.079, -0.079, -0.079, -0.079, -0.079, -0.079}};
  return shipped;
}

}  // namespace tingpai::sichuan
