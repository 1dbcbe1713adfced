#include "engine/ai/profiles/sichuan_tables.h"

namespace tingpai::sichuan {

// The total of a win on a discard is estimated. How often sampled waits lose was fitted to 8,000 to 24,000
// hands beside each level (`reliability`, "danger by level") and bent until the chance to deal into anybody
// came true in others: among experts 1.45 times as often as sampled at a tenth, as often from a quarter on.
const OpponentModel& opponents() {
  static const OpponentModel shipped = [] {
    OpponentModel model;
    model.total_by_melds = {1.1, 1, 0.9, 1.2, 2.3};
    model.losing = {{{1.4, -3.8}, {1.4, -3.8}, {1.6, -2.5}, {1.6, -3.2}, {1.5, -1.7}, {1.77, -3.2}}};
    model.losing_at_least = 1;
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
              -0.222, 2.957, -6.533, 6.240,        // the time left
              1.280, -1.417, 0.352, 0.029, 0.065,  // the chance seen
              -0.294, 0.088, -0.175,               // opponents that are ready
              -0.073, 0.173, -0.002,               // own melds
              0.085, 0.361,                        // a ready hand
              0.170, -0.165,                       // one tile from ready
              -0.130, 0.429,                       // three or more
              -0.124, -0.013,                      // its draw comes next
              // the share of a level among the others: by itself, by the time left, by the chance seen
              0.359, -0.341, -0.097,  // beginner
              0.396, -0.372, -0.008,  // quick
              0.384, 0.069, -0.018,   // regular
              0.208, 0.012, -0.007,   // path
          },
      .together = CalibrationModel::Together::discards,
      .faint = 0.0001,
      .by_time = {-0.335, 0.094, 0.053, 0.016, -0.009, -0.023, 0.006, 0.021, -0.019},
      .lifted_at = {-5, -2, -1, 0, 0.5, 1, 1.6, 2.3, 3.3},
      .among_experts = {-0.062, 0.013, -0.040, -0.008, 0.010, -0.005, 0.023, 0.034, -0.371},
      .among_slower = {0.072, 0.055, 0.038, 0.002, -0.030, -0.009, 0.048, 0.034, -0.127},
      .passing = 0.282,
      .passing_of_odds = -0.058,
      .after_kong = 0.14,
      // The wider of those beside experts and beside quick bots.
      .margins = {1.1, 1.4, 1.5, 1.4, 1.7, 1.9, 1.8, 2.3, 2.3, 2.2, 1.8, 1.5, 1.1, 1.5, 0.9, 1.9}};
  return shipped;
}

// Multinomial logit over the choices of experts in 44,000 hands beside experts and quick bots, fitted by
// tests/bench/plan_shares.py so that each plan comes as often as it is shown; a kind for each pattern.
const PlanModel& plans() {
  static constexpr PlanModel shipped{
      .weights = {
          // a plan: the log of its share by distance, by the wall left, squared, cubed, by the log of the win
          // chance
          1.461, 1.487, 1.618, 1.677, -0.697, 1.183, 0.444, 0.215,
          // other ways by distance: by themselves, the log of their share, the wall, the turns; the win
          // chance
          -3.255, -3.898, -4.625, -3.799,  //
          0.286, 0.355, -0.028, -0.578,    //
          -1.115, -3.108, -1.643, -0.541,  //
          0.212, 1.715, 1.197, -1.065,     //
          -1.357,
          // patterns by kind: by themselves, by the wall, in ready hands, two away, three and more; by the
          // log of the share, its square, the log again in ready hands, two away, three and more
          1.962, 2.998, 2.327, -0.643, -0.643, -0.643, -0.643, -0.643, -0.643, -0.643, -0.643, 2.366, -0.643,
          -0.643, -0.643, -0.643, -0.643, -0.643, -0.643, -4.082, -8.491, -7.320, 1.864, 1.864, 1.864, 1.864,
          1.864, 1.864, 1.864, 1.864, -8.069, 1.864, 1.864, 1.864, 1.864, 1.864, 1.864, 1.864, 0.763, -0.428,
          0.651, -0.124, -0.124, -0.124, -0.124, -0.124, -0.124, -0.124, -0.124, 0.881, -0.124, -0.124,
          -0.124, -0.124, -0.124, -0.124, -0.124, 0.676, 0.771, 0.929, -0.207, -0.207, -0.207, -0.207, -0.207,
          -0.207, -0.207, -0.207, 0.723, -0.207, -0.207, -0.207, -0.207, -0.207, -0.207, -0.207, 0.972,
          -0.314, 0.757, -0.149, -0.149, -0.149, -0.149, -0.149, -0.149, -0.149, -0.149, 0.818, -0.149,
          -0.149, -0.149, -0.149, -0.149, -0.149, -0.149, 0.151, 0.042, -0.090, 0.027, 0.027, 0.027, 0.027,
          0.027, 0.027, 0.027, 0.027, -0.515, 0.027, 0.027, 0.027, 0.027, 0.027, 0.027, 0.027, 0.811, -0.108,
          -0.058, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, -0.646, 0.000, 0.000, 0.000, 0.000,
          0.000, 0.000, 0.000, 0.271, -0.347, 0.041, -0.001, -0.001, -0.001, -0.001, -0.001, -0.001, -0.001,
          -0.001, 0.051, -0.001, -0.001, -0.001, -0.001, -0.001, -0.001, -0.001, 0.162, -0.154, 0.010, 0.009,
          0.009, 0.009, 0.009, 0.009, 0.009, 0.009, 0.009, -0.148, 0.009, 0.009, 0.009, 0.009, 0.009, 0.009,
          0.009, 0.646, -0.322, 0.017, 0.009, 0.009, 0.009, 0.009, 0.009, 0.009, 0.009, 0.009, -0.479, 0.009,
          0.009, 0.009, 0.009, 0.009, 0.009, 0.009}};
  return shipped;
}

}  // namespace tingpai::sichuan
