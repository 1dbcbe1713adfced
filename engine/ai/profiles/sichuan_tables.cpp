#include "engine/ai/profiles/sichuan_tables.h"

namespace tingpai::sichuan {

// The total of a win on a discard is estimated. How often sampled waits lose was fitted to 8,000 to 24,000
// hands beside each level (`reliability`, "danger by level") and bent until the chance to deal into anybody
// came true in others: among experts 1.5 times as often as sampled at a tenth, as often at three tenths.
const OpponentModel& opponents() {
  static const OpponentModel shipped = [] {
    OpponentModel model;
    model.total_by_melds = {1.1, 1, 0.9, 1.2, 2.3};
    model.losing = {{{1.4, -3.8}, {1.4, -3.8}, {1.6, -2.5}, {1.6, -3.2}, {1.5, -1.7}, {1.8, -2.4}}};
    return model;
  }();
  return shipped;
}

// Logistic regression over 1,050,000 choices of an expert at tables of every level, fitted by
// tests/bench/calibration.py; the lifts are of 3,400,000 more, beside experts and quick bots.
// tests/bench/RESULTS.md tells how well it holds in other hands. With a correction for each action by itself
// an expert loses 0.9 points a hand: hands that are ready turn out better than the search sees, but not by so
// much more than the same hand otherwise.
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
      .together = CalibrationModel::Together::discards,
      .faint = 0.0001,
      .by_time = {-0.520, 0.087, 0.104, 0.068, -0.030, -0.068, -0.008, 0.061, -0.064},
      .lifted_at = {-5, -2, -1, 0, 0.5, 1, 1.6, 2.3, 3.3},
      .among_experts = {0.023, -0.007, 0.040, 0.017, -0.007, 0.012, 0.024, -0.019, -0.339},
      .among_slower = {-0.072, 0.036, 0.024, -0.033, -0.027, -0.023, 0.046, 0.103, -0.174},
      .passing = 0.069,
      .passing_of_odds = -0.062,
      // The wider of those beside experts and beside quick bots.
      .margins = {1.1, 1.4, 1.5, 1.4, 1.7, 1.9, 1.8, 2.3, 2.3, 2.2, 1.8, 1.5, 1.1, 1.5, 0.9, 1.9}};
  return shipped;
}

// Multinomial logit over the choices of experts in 28,000 hands beside experts and quick bots, fitted by
// tests/bench/plan_shares.py; a kind for each pattern. Full flush and seven pairs by themselves were then
// moved by +0.33 and -0.09: seven tenths of what 72,000 hands asked for.
const PlanModel& plans() {
  static constexpr PlanModel shipped{
      .weights = {
          // a plan: the log of its share by distance, by the wall left, squared, cubed, by the log of the win
          // chance
          1.466, 1.719, 1.819, 1.887, -1.186, 1.186, 0.637, 0.468,
          // other ways by distance: by themselves, the log of their share, the wall, the turns; the win
          // chance
          -3.345, -3.943, -4.309, -3.717,  //
          0.259, 0.241, -0.185, -1.186,    //
          0.385, -1.363, -0.383, 0.278,    //
          -1.475, -0.149, -0.645, -2.299,  //
          -1.472,
          // patterns by kind: by themselves, by the wall, in ready hands, two away, three and more
          1.713, 2.422, 2.298, -0.622, -0.622, -0.622, -0.622, -0.622, -0.622, -0.622, -0.622, 3.139, -0.622,
          -0.622, -0.622, -0.622, -0.622, -0.622, -0.622, -4.125, -9.047, -8.191, 2.096, 2.096, 2.096, 2.096,
          2.096, 2.096, 2.096, 2.096, -10.070, 2.096, 2.096, 2.096, 2.096, 2.096, 2.096, 2.096, 0.989, -0.214,
          0.491, -0.130, -0.130, -0.130, -0.130, -0.130, -0.130, -0.130, -0.130, 0.683, -0.130, -0.130,
          -0.130, -0.130, -0.130, -0.130, -0.130, 0.317, 0.816, 0.816, -0.192, -0.192, -0.192, -0.192, -0.192,
          -0.192, -0.192, -0.192, 0.928, -0.192, -0.192, -0.192, -0.192, -0.192, -0.192, -0.192, -0.364,
          0.219, 0.466, -0.146, -0.146, -0.146, -0.146, -0.146, -0.146, -0.146, -0.146, 1.867, -0.146, -0.146,
          -0.146, -0.146, -0.146, -0.146, -0.146}};
  return shipped;
}

}  // namespace tingpai::sichuan
