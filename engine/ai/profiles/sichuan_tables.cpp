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

// Logistic regression over 13,500,000 choices of an expert at tables of every level, fitted by
// tests/bench/calibration.py; RESULTS.md there tells how well it holds in other hands. With a correction for
// each discard by itself an expert lost 0.9 points a hand before habits were known: hands that are ready
// turned out better than the search saw, but not by so much more than the same hand otherwise.
const CalibrationModel& calibration() {
  static constexpr CalibrationModel shipped{
      .weights = {0.632, 0.958, -4.682, 5.236,           // the time left
                  1.187, -0.766, -0.318, -0.008, 0.125,  // the chance seen
                  -0.396, 0.083, -0.119,                 // opponents that are ready
                  -0.078, 0.146, 0.000,                  // own melds
                  -0.334, 0.687,                         // a ready hand
                  -0.068, 0.158,                         // one tile from ready
                  0.094, 0.106,                          // three or more
                  -0.022, -0.041,                        // its draw comes next
                  // the share of a level among the others: by itself, by the time left, by the chance seen
                  0.577, -0.642, -0.040,  // beginner
                  0.339, -0.387, -0.003,  // quick
                  0.341, -0.079, -0.028,  // regular
                  0.196, -0.068, 0.005,   // path
                  // for one who has won and left, and for two: by itself, by the time left
                  0.019, -0.331, -0.160, -0.212,
                  // the detour to one suit from -1 to 4; one of 1 by the chance seen
                  0.122, 0.115, -0.070, 0.086, 0.106, 0.125, -0.095},
      .together = CalibrationModel::Together::discards,
      .by_time = {0.032, 0.041, 0.002, -0.004, -0.001, -0.010, 0.000, -0.005, -0.012},
      .lifted_at = {-5, -2, -1, 0, 0.5, 1, 1.6, 2.3, 3.3},
      .among_experts = {0.113, -0.035, -0.012, 0.000, -0.011, 0.011, 0.032, 0.005, -0.343},
      .among_slower = {0.127, 0.027, 0.028, -0.015, -0.017, 0.005, 0.055, 0.000, -0.198},
      .passing = 0.029,
      .passing_of_odds = -0.032,
      .passing_among_slower = -0.062,
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
          0.394, 0.909, 0.908, 0.953, -0.597, 0.710, 0.361, 0.040,
          // other ways by distance: alone, the log of their share, the wall, the turns; the win chance
          -5.602, -6.267, -7.087, -6.094, -0.247, 0.240, 0.363, 0.416,  //
          1.536, 3.854, 4.766, 1.769, 2.037, 1.818, 1.665, 1.676,       //
          -1.128,
          // By kind: full flush, seven pairs, all pungs, and plain hands as the last. By themselves.
          -2.538, 1.917, 0.759, 0, 0, 0, 0, 0, 0, 0, 0, -0.121, 0, 0, 0, 0, 0, 0, 0,
          // by the wall left
          3.907, -1.303, -1.540, 0, 0, 0, 0, 0, 0, 0, 0, -0.742, 0, 0, 0, 0, 0, 0, 0,
          // in ready hands
          -0.395, -1.359, 0.448, 0, 0, 0, 0, 0, 0, 0, 0, 1.174, 0, 0, 0, 0, 0, 0, 0,
          // two away
          -0.413, -0.144, 0.267, 0, 0, 0, 0, 0, 0, 0, 0, 0.510, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          -0.778, -0.267, -0.535, 0, 0, 0, 0, 0, 0, 0, 0, 1.555, 0, 0, 0, 0, 0, 0, 0,
          // by the log of the share
          -0.620, 1.009, 0.261, 0, 0, 0, 0, 0, 0, 0, 0, -0.227, 0, 0, 0, 0, 0, 0, 0,
          // by its square
          -0.401, 0.652, 0.315, 0, 0, 0, 0, 0, 0, 0, 0, -0.234, 0, 0, 0, 0, 0, 0, 0,
          // by the log in ready hands
          -0.141, -0.431, 0.211, 0, 0, 0, 0, 0, 0, 0, 0, 0.304, 0, 0, 0, 0, 0, 0, 0,
          // two away
          0.118, -0.118, 0.109, 0, 0, 0, 0, 0, 0, 0, 0, 0.068, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          0.239, -0.134, -0.007, 0, 0, 0, 0, 0, 0, 0, 0, -0.023, 0, 0, 0, 0, 0, 0, 0,
          // by the share in ready hands
          3.459, 0.478, 0.682, 0, 0, 0, 0, 0, 0, 0, 0, -0.582, 0, 0, 0, 0, 0, 0, 0,
          // one away
          1.951, -2.038, 0.208, 0, 0, 0, 0, 0, 0, 0, 0, -0.476, 0, 0, 0, 0, 0, 0, 0,
          // two away
          2.542, -1.806, 0.196, 0, 0, 0, 0, 0, 0, 0, 0, -1.152, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          4.132, -0.217, 2.440, 0, 0, 0, 0, 0, 0, 0, 0, -3.090, 0, 0, 0, 0, 0, 0, 0,
          // by the log of the win chance
          -0.322, 0.277, 0.077, 0, 0, 0, 0, 0, 0, 0, 0, -0.169, 0, 0, 0, 0, 0, 0, 0,
          // by that times the log of the share
          -0.181, 0.211, -0.066, 0, 0, 0, 0, 0, 0, 0, 0, 0.016, 0, 0, 0, 0, 0, 0, 0,
          // beside slower players
          -0.044, 0.009, -0.008, 0, 0, 0, 0, 0, 0, 0, 0, -0.142, 0, 0, 0, 0, 0, 0, 0,
          // there by the share
          0.256, 0.500, -0.326, 0, 0, 0, 0, 0, 0, 0, 0, -0.186, 0, 0, 0, 0, 0, 0, 0,
          // by its square
          -0.295, -0.666, 0.754, 0, 0, 0, 0, 0, 0, 0, 0, 0.108, 0, 0, 0, 0, 0, 0, 0,
          // by the share times the log of the win chance
          -0.433, 0.701, 0.078, 0, 0, 0, 0, 0, 0, 0, 0, -0.371, 0, 0, 0, 0, 0, 0, 0,
          // by the detour to one suit
          0.067, 0.203, 0.233, 0, 0, 0, 0, 0, 0, 0, 0, -0.113, 0, 0, 0, 0, 0, 0, 0,
          // where there is none
          -0.338, -0.423, 0.004, 0, 0, 0, 0, 0, 0, 0, 0, -0.068, 0, 0, 0, 0, 0, 0, 0,
          // where it is one draw
          -1.365, -1.471, -1.410, 0, 0, 0, 0, 0, 0, 0, 0, -1.207, 0, 0, 0, 0, 0, 0, 0,
          // by the detour times the share
          -0.892, -0.009, -0.074, 0, 0, 0, 0, 0, 0, 0, 0, 0.755, 0, 0, 0, 0, 0, 0, 0}};
  return shipped;
}

}  // namespace tingpai::sichuan
