#include "engine/ai/profiles/sichuan_tables.h"

namespace tingpai::sichuan {

namespace {

constexpr std::array<float, 12> evenly() {
  std::array<float, 12> looks{};
  looks.fill(1);
  return looks;
}

}  // namespace

// What is below makes the chance to deal into anybody come true. It was fitted together, for the classes of
// experts' tiles (`sichuan_habits`) and for how often the one who waits has discarded, to 12,000 hands of
// experts from seeds 8275000000 and 8275100000 and 18,000 beside quick bots from 8276000000 and 8276100000;
// then `losing` and what follows it once more to 40,000 hands of experts from eight seeds, 8283000000 to
// 8283700000, and all that is quick bots' own to 70,000 beside them from seven, 8285000000 to 8285600000. Of
// other players classes are as sampled.
constexpr std::array looks_of_experts{1.22F, 0.83F, 0.84F, 1.37F, 1.03F, 0.98F,
                                      1.64F, 1.22F, 1.20F, 1.90F, 1.49F, 1.41F};
constexpr std::array looks_of_quick{0.97F, 0.80F, 0.90F, 1.02F, 0.87F, 0.91F,
                                    1.17F, 1.02F, 0.99F, 1.16F, 1.00F, 1.19F};
constexpr std::array looks_of_others = evenly();

constexpr std::array late{0.74F, 0.75F, 0.80F, 0.86F, 0.92F, 1.05F, 1.20F, 1.41F, 1.78F, 2.09F, 2.43F};
constexpr std::array late_of_quick{0.90F, 1.01F, 0.98F, 0.99F, 1.03F, 1.10F,
                                   1.23F, 1.32F, 1.36F, 1.40F, 1.68F};

// The total of a win on a discard is estimated. How often sampled waits lose to other levels was set by 3,000
// hands beside path bots from seed 8289000000, 3,000 beside regular from 8289100000 and 2,000 beside
// beginners from 8289200000.
const OpponentModel& opponents() {
  static const OpponentModel shipped = [] {
    OpponentModel model;
    // No rule keeps a player from waiting for what it has discarded: of the discards that seemed safe for
    // that reason alone 0.12 % lost.
    model.regretted_wait = 0.15F;
    model.total_by_melds = {1.1, 1, 0.9, 1.2, 2.3};
    model.losing = {{{1.75, -9}, {1.75, -9}, {1.86, -1.19}, {1.68, -4}, {1.65, -1.5}, {2.12, -3.5}}};
    model.faint = 0.0012;
    model.crowded = 0.85;
    model.losing_rises = 0.45;
    model.looks.fill({looks_of_others, looks_of_others, late});
    model.looks[Pace::index(Level::quick)] = {looks_of_quick, looks_of_quick, late_of_quick};
    model.looks.back() = {looks_of_experts, looks_of_experts, late};
    return model;
  }();
  return shipped;
}

// Logistic regression over 11,600,000 choices of an expert at tables of every level, fitted by
// tests/bench/calibration.py; RESULTS.md there tells how well it holds in other hands. With a correction for
// each discard by itself an expert lost 0.9 points a hand before habits were known: hands that are ready
// turned out better than the search saw, but not by so much more than the same hand otherwise.
const CalibrationModel& calibration() {
  static constexpr CalibrationModel shipped{
      .weights = {0.314, 1.698, -5.381, 5.924,          // the time left
                  1.249, -0.895, -0.250, 0.005, 0.109,  // the chance seen
                  -0.151, 0.059, -0.143,                // opponents that are ready
                  -0.085, 0.150, 0.001,                 // own melds
                  -0.359, 0.682,                        // a ready hand
                  -0.084, 0.193,                        // one tile from ready
                  0.115, 0.076,                         // three or more
                  -0.021, -0.025,                       // its draw comes next
                  // the share of a level among the others: by itself, by the time left, by the chance seen
                  0.577, -0.642, -0.040,  // beginner
                  0.391, -0.445, 0.005,   // quick
                  0.341, -0.079, -0.028,  // regular
                  0.196, -0.068, 0.005,   // path
                  // for one who has won and left, and for two: by itself, by the time left
                  0.091, -0.466, -0.046, -0.252,
                  // the detour to one suit from -1 to 4; one of 1 by the chance seen
                  0.078, 0.069, -0.130, 0.024, 0.050, 0.074, -0.108},
      .together = CalibrationModel::Together::discards,
      .faint = 0.0001,
      .by_time = {-0.289, 0.057, 0.031, 0.011, 0.001, -0.020, 0.004, 0.018, -0.020},
      .lifted_at = {-5, -2, -1, 0, 0.5, 1, 1.6, 2.3, 3.3},
      .among_experts = {0.353, -0.007, -0.001, -0.012, -0.008, 0.018, 0.023, -0.004, -0.358},
      .among_slower = {0.148, -0.070, 0.037, -0.015, -0.018, 0.002, 0.060, 0.026, -0.248},
      .passing = 0.037,
      .passing_of_odds = -0.038,
      .passing_among_slower = -0.059,
      .after_kong = CalibrationModel::Added{0.19, 0.24},
      .after_claim = {0, 0.05},
      // The wider of those beside experts and beside quick bots.
      .margins = {0.7, 3.0, 3.0, 3.0, 1.9, 1.9, 1.9, 1.9, 1.6, 1.6, 1.4, 1.3, 1.3, 1.1, 1.1, 1.2}};
  return shipped;
}

// Multinomial logit over the discards of experts in 340,000 hands beside experts and quick bots, fitted by
// tests/bench/plan_shares.py and corrected by 74,000 more, so that each plan comes as often as it is shown; a
// kind for each pattern.
const PlanModel& plans() {
  static constexpr PlanModel shipped{
      .weights = {
          // a plan: the log of its share by distance, by the wall, squared, cubed, by the log of the chance
          0.360, 0.755, 0.790, 0.874, -0.548, 0.545, 0.422, 0.020,
          // other ways by distance: alone, the log of their share, the wall, the turns; the win chance
          -5.932, -6.447, -7.140, -6.323,  //
          -0.321, 0.084, 0.178, 0.114,     //
          1.867, 4.086, 4.579, 1.934,      //
          2.237, 1.941, 1.870, 1.837,      //
          -1.412,
          // By kind: full flush, seven pairs, all pungs, and plain hands as the last. By themselves.
          -2.763, 2.603, 1.264, 0, 0, 0, 0, 0, 0, 0, 0, -0.293, 0, 0, 0, 0, 0, 0, 0,
          // by the wall left
          3.140, -1.250, -1.343, 0, 0, 0, 0, 0, 0, 0, 0, -0.767, 0, 0, 0, 0, 0, 0, 0,
          // in ready hands
          0.188, -1.277, 0.272, 0, 0, 0, 0, 0, 0, 0, 0, 1.015, 0, 0, 0, 0, 0, 0, 0,
          // two away
          -0.238, -0.258, 0.164, 0, 0, 0, 0, 0, 0, 0, 0, 0.606, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          -0.310, -0.224, -0.727, 0, 0, 0, 0, 0, 0, 0, 0, 1.465, 0, 0, 0, 0, 0, 0, 0,
          // by the log of the share
          -1.371, 1.197, 0.379, 0, 0, 0, 0, 0, 0, 0, 0, -0.167, 0, 0, 0, 0, 0, 0, 0,
          // by its square
          -1.171, 0.911, 0.459, 0, 0, 0, 0, 0, 0, 0, 0, -0.034, 0, 0, 0, 0, 0, 0, 0,
          // by the log in ready hands
          0.062, -0.458, 0.113, 0, 0, 0, 0, 0, 0, 0, 0, 0.193, 0, 0, 0, 0, 0, 0, 0,
          // two away
          0.184, -0.181, 0.055, 0, 0, 0, 0, 0, 0, 0, 0, 0.001, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          0.464, -0.217, -0.151, 0, 0, 0, 0, 0, 0, 0, 0, -0.100, 0, 0, 0, 0, 0, 0, 0,
          // by the share in ready hands
          4.023, 0.232, 1.020, 0, 0, 0, 0, 0, 0, 0, 0, 1.436, 0, 0, 0, 0, 0, 0, 0,
          // one away
          3.212, -2.065, 0.367, 0, 0, 0, 0, 0, 0, 0, 0, 1.442, 0, 0, 0, 0, 0, 0, 0,
          // two away
          3.759, -1.562, 0.435, 0, 0, 0, 0, 0, 0, 0, 0, 0.426, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          4.064, -0.159, 2.406, 0, 0, 0, 0, 0, 0, 0, 0, -1.210, 0, 0, 0, 0, 0, 0, 0,
          // by the log of the win chance
          -0.088, 0.244, 0.180, 0, 0, 0, 0, 0, 0, 0, 0, -0.189, 0, 0, 0, 0, 0, 0, 0,
          // by that times the log of the share
          -0.247, 0.219, 0.003, 0, 0, 0, 0, 0, 0, 0, 0, -0.016, 0, 0, 0, 0, 0, 0, 0,
          // beside slower players
          -0.014, -0.006, -0.014, 0, 0, 0, 0, 0, 0, 0, 0, -0.162, 0, 0, 0, 0, 0, 0, 0,
          // there by the share
          -0.631, 0.440, -0.414, 0, 0, 0, 0, 0, 0, 0, 0, -0.188, 0, 0, 0, 0, 0, 0, 0,
          // by its square
          0.768, -0.657, 0.690, 0, 0, 0, 0, 0, 0, 0, 0, 0.173, 0, 0, 0, 0, 0, 0, 0,
          // by the share times the log of the win chance
          -0.291, 0.651, -0.277, 0, 0, 0, 0, 0, 0, 0, 0, -0.242, 0, 0, 0, 0, 0, 0, 0,
          // by the detour to one suit
          -0.242, 0.164, 0.180, 0, 0, 0, 0, 0, 0, 0, 0, 0.188, 0, 0, 0, 0, 0, 0, 0,
          // where there is none
          -0.440, -0.605, -0.248, 0, 0, 0, 0, 0, 0, 0, 0, -0.157, 0, 0, 0, 0, 0, 0, 0,
          // where it is one draw
          -1.344, -1.671, -1.629, 0, 0, 0, 0, 0, 0, 0, 0, -1.637, 0, 0, 0, 0, 0, 0, 0}};
  return shipped;
}

}  // namespace tingpai::sichuan
