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
// 8283700000, and all that is quick bots' own to 70,000 beside them from seven, 8285000000 to 8285600000. The
// looks and `losing` of experts were corrected by 87,500 more hands (RESULTS.md, "Sichuan's last bins"). Of
// other players classes are as sampled.
constexpr std::array looks_of_experts{1.15F, 0.80F, 0.78F, 1.41F, 1.02F, 0.95F,
                                      1.78F, 1.29F, 1.15F, 2.20F, 1.48F, 1.31F};
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
    model.losing = {{{1.75, -9}, {1.75, -9}, {1.86, -1.6}, {1.68, -4}, {1.65, -1.5}, {2.14, -3.43}}};
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
// Lines and lifts follow 92,000 more hands of experts and 90,000 beside quick bots, from 8352000000 to
// 8367000000 (RESULTS.md, "Sichuan's last bins").
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
      .by_time = {0.077, 0.014, -0.023, -0.015, -0.003, -0.009, -0.002, -0.013, -0.010},
      .lifted_at = {-5, -2, -1, 0, 0.5, 1, 1.6, 2.3, 3.3},
      .among_experts = {-0.062, 0.035, -0.015, -0.012, 0.000, 0.017, 0.043, 0.014, -0.341},
      .among_slower = {-0.116, 0.024, 0.022, -0.022, -0.022, -0.002, 0.057, -0.036, -0.242},
      .passing = 0.030,
      .passing_of_odds = -0.014,
      .passing_among_slower = -0.050,
      .after_kong = CalibrationModel::Added{0.205, 0.21},
      .after_claim = {0.000, 0.04},
      // The wider of those beside experts and beside quick bots.
      .margins = {0.7, 3.0, 3.0, 3.0, 1.9, 1.9, 1.9, 1.9, 1.6, 1.6, 1.4, 1.3, 1.3, 1.1, 1.1, 1.2}};
  return shipped;
}

// Multinomial logit over the discards of experts in 340,000 hands beside experts and quick bots, fitted by
// tests/bench/plan_shares.py and corrected by 156,000 more, the last 53,500 of experts from 8349000000,
// 8350000000, 8351000000 and 8353000000, so that each plan comes as often as it is shown. The second look was
// fitted to those. A kind for each pattern.
const PlanModel& plans() {
  static constexpr PlanModel shipped{
      .second_look = {-0.027, -0.032, 0.037, -0.094, -0.835, 2.361,  // the likeliest plan
                      0.293, 0.126, 0.191, -0.298, -0.286, -0.985},  // other ways
      .weights = {
          // a plan: the log of its share by distance, by the wall, squared, cubed, by the log of the chance
          0.737, 1.177, 1.235, 1.296, -0.594, 1.119, 0.520, 0.074,
          // other ways by distance: alone, the log of their share, the wall, the turns; the win chance
          -7.498, -6.831, -7.421, -6.953, -0.543, 0.068, 0.232, 0.343,  //
          2.437, 4.258, 4.895, 2.400, 2.361, 1.527, 1.346, 1.555, -1.348,
          // By kind: full flush, seven pairs, all pungs, and plain hands as the last. By themselves.
          -2.612, 1.747, 0.865, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
          // by the wall left
          3.783, -1.296, -1.624, 0, 0, 0, 0, 0, 0, 0, 0, -0.863, 0, 0, 0, 0, 0, 0, 0,
          // in ready hands
          0.115, -1.405, 0.041, 0, 0, 0, 0, 0, 0, 0, 0, 1.249, 0, 0, 0, 0, 0, 0, 0,
          // two away
          -0.217, -0.164, -0.089, 0, 0, 0, 0, 0, 0, 0, 0, 0.471, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          -0.663, 0.280, -1.005, 0, 0, 0, 0, 0, 0, 0, 0, 1.389, 0, 0, 0, 0, 0, 0, 0,
          // by the log of the share, and by its square
          -0.755, 0.889, 0.158, 0, 0, 0, 0, 0, 0, 0, 0, -0.291, 0, 0, 0, 0, 0, 0, 0,  //
          -0.409, 0.568, 0.170, 0, 0, 0, 0, 0, 0, 0, 0, -0.329, 0, 0, 0, 0, 0, 0, 0,
          // by the log in ready hands
          -0.050, -0.350, 0.145, 0, 0, 0, 0, 0, 0, 0, 0, 0.254, 0, 0, 0, 0, 0, 0, 0,
          // two away
          0.154, -0.122, -0.034, 0, 0, 0, 0, 0, 0, 0, 0, 0.002, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          0.252, -0.012, -0.140, 0, 0, 0, 0, 0, 0, 0, 0, -0.099, 0, 0, 0, 0, 0, 0, 0,
          // by the share in ready hands
          2.410, 0.334, 1.118, 0, 0, 0, 0, 0, 0, 0, 0, -1.229, 0, 0, 0, 0, 0, 0, 0,
          // one away
          1.644, -2.050, 0.046, 0, 0, 0, 0, 0, 0, 0, 0, -0.669, 0, 0, 0, 0, 0, 0, 0,
          // two away
          1.833, -1.775, 0.470, 0, 0, 0, 0, 0, 0, 0, 0, -1.463, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          3.271, -0.265, 3.026, 0, 0, 0, 0, 0, 0, 0, 0, -3.348, 0, 0, 0, 0, 0, 0, 0,
          // by the log of the win chance
          -0.329, 0.298, 0.255, 0, 0, 0, 0, 0, 0, 0, 0, -0.224, 0, 0, 0, 0, 0, 0, 0,
          // by that times the log of the share
          -0.172, 0.210, -0.036, 0, 0, 0, 0, 0, 0, 0, 0, -0.003, 0, 0, 0, 0, 0, 0, 0,
          // beside slower players
          0.060, 0.093, -0.007, 0, 0, 0, 0, 0, 0, 0, 0, -0.058, 0, 0, 0, 0, 0, 0, 0,
          // there by the share
          -0.096, 0.019, -0.199, 0, 0, 0, 0, 0, 0, 0, 0, -0.318, 0, 0, 0, 0, 0, 0, 0,
          // by its square
          -0.159, -0.244, 0.507, 0, 0, 0, 0, 0, 0, 0, 0, 0.162, 0, 0, 0, 0, 0, 0, 0,
          // by the share times the log of the win chance
          -0.685, 0.554, 0.170, 0, 0, 0, 0, 0, 0, 0, 0, -0.322, 0, 0, 0, 0, 0, 0, 0,
          // by the detour to one suit
          0.105, 0.269, 0.234, 0, 0, 0, 0, 0, 0, 0, 0, -0.133, 0, 0, 0, 0, 0, 0, 0,
          // where there is none
          -0.174, -0.136, 0.159, 0, 0, 0, 0, 0, 0, 0, 0, 0.046, 0, 0, 0, 0, 0, 0, 0,
          // where it is one draw
          -1.453, -1.347, -1.257, 0, 0, 0, 0, 0, 0, 0, 0, -1.123, 0, 0, 0, 0, 0, 0, 0,
          // by the detour times the share
          -1.124, -0.122, -0.160, 0, 0, 0, 0, 0, 0, 0, 0, 0.730, 0, 0, 0, 0, 0, 0, 0,
          -10.535}};  // other ways, by how far the win chance is above 0.85
  return shipped;
}

}  // namespace tingpai::sichuan
