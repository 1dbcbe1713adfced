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
    model.losing = {{{1.75, -9}, {1.75, -9}, {1.86, -1.19}, {1.68, -4}, {1.65, -1.5}, {2.14, -3.43}}};
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
      .by_time = {0.027, 0.020, -0.011, -0.007, -0.002, -0.010, -0.006, -0.009, -0.012},
      .lifted_at = {-5, -2, -1, 0, 0.5, 1, 1.6, 2.3, 3.3},
      .among_experts = {0.054, 0.056, -0.005, -0.012, 0.001, 0.010, 0.048, -0.001, -0.344},
      .among_slower = {0.127, 0.027, 0.028, -0.015, -0.017, 0.005, 0.055, 0.000, -0.198},
      .passing = 0.026,
      .passing_of_odds = 0.026,
      .passing_among_slower = -0.062,
      .after_kong = CalibrationModel::Added{0.205, 0.24},
      .after_claim = {0.025, 0.05},
      // The wider of those beside experts and beside quick bots.
      .margins = {0.7, 3.0, 3.0, 3.0, 1.9, 1.9, 1.9, 1.9, 1.6, 1.6, 1.4, 1.3, 1.3, 1.1, 1.1, 1.2}};
  return shipped;
}

// Multinomial logit over the discards of experts in 340,000 hands beside experts and quick bots, fitted by
// tests/bench/plan_shares.py and corrected by 144,000 more, the last 42,000 of experts from 8349000000,
// 8350000000 and 8351000000, so that each plan comes as often as it is shown. The second look was fitted to
// those. A kind for each pattern.
const PlanModel& plans() {
  static constexpr PlanModel shipped{
      .second_look = {-0.023, -0.028, 0.047, -0.096, -0.843, 2.357,  // the likeliest plan
                      0.277, 0.117, 0.184, -0.296, -0.290, -1.000},  // other ways
      .weights = {
          // a plan: the log of its share by distance, by the wall, squared, cubed, by the log of the chance
          0.673, 1.131, 1.182, 1.243, -0.568, 1.090, 0.524, 0.056,
          // other ways by distance: alone, the log of their share, the wall, the turns; the win chance
          -7.193, -6.723, -7.305, -6.809, -0.509, 0.076, 0.228, 0.372,  //
          2.361, 4.244, 4.869, 2.472, 2.315, 1.514, 1.322, 1.485, -1.314,
          // By kind: full flush, seven pairs, all pungs, and plain hands as the last. By themselves.
          -2.645, 1.699, 0.934, 0, 0, 0, 0, 0, 0, 0, 0, 0.012, 0, 0, 0, 0, 0, 0, 0,
          // by the wall left
          3.792, -1.282, -1.669, 0, 0, 0, 0, 0, 0, 0, 0, -0.841, 0, 0, 0, 0, 0, 0, 0,
          // in ready hands
          0.132, -1.454, 0.038, 0, 0, 0, 0, 0, 0, 0, 0, 1.285, 0, 0, 0, 0, 0, 0, 0,
          // two away
          -0.343, -0.106, -0.011, 0, 0, 0, 0, 0, 0, 0, 0, 0.460, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          -0.718, 0.248, -0.945, 0, 0, 0, 0, 0, 0, 0, 0, 1.416, 0, 0, 0, 0, 0, 0, 0,
          // by the log of the share, and by its square
          -0.803, 0.887, 0.190, 0, 0, 0, 0, 0, 0, 0, 0, -0.275, 0, 0, 0, 0, 0, 0, 0,  //
          -0.500, 0.593, 0.210, 0, 0, 0, 0, 0, 0, 0, 0, -0.302, 0, 0, 0, 0, 0, 0, 0,
          // by the log in ready hands
          -0.016, -0.379, 0.132, 0, 0, 0, 0, 0, 0, 0, 0, 0.262, 0, 0, 0, 0, 0, 0, 0,
          // two away
          0.114, -0.101, -0.012, 0, 0, 0, 0, 0, 0, 0, 0, -0.001, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          0.225, -0.007, -0.125, 0, 0, 0, 0, 0, 0, 0, 0, -0.093, 0, 0, 0, 0, 0, 0, 0,
          // by the share in ready hands
          2.555, 0.562, 1.181, 0, 0, 0, 0, 0, 0, 0, 0, -1.162, 0, 0, 0, 0, 0, 0, 0,
          // one away
          1.713, -1.935, 0.042, 0, 0, 0, 0, 0, 0, 0, 0, -0.643, 0, 0, 0, 0, 0, 0, 0,
          // two away
          2.070, -1.711, 0.404, 0, 0, 0, 0, 0, 0, 0, 0, -1.409, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          3.404, -0.258, 3.126, 0, 0, 0, 0, 0, 0, 0, 0, -3.350, 0, 0, 0, 0, 0, 0, 0,
          // by the log of the win chance
          -0.365, 0.297, 0.304, 0, 0, 0, 0, 0, 0, 0, 0, -0.236, 0, 0, 0, 0, 0, 0, 0,
          // by that times the log of the share
          -0.200, 0.219, -0.017, 0, 0, 0, 0, 0, 0, 0, 0, -0.002, 0, 0, 0, 0, 0, 0, 0,
          // beside slower players
          0.060, 0.093, -0.007, 0, 0, 0, 0, 0, 0, 0, 0, -0.058, 0, 0, 0, 0, 0, 0, 0,
          // there by the share
          -0.096, 0.019, -0.199, 0, 0, 0, 0, 0, 0, 0, 0, -0.318, 0, 0, 0, 0, 0, 0, 0,
          // by its square
          -0.159, -0.244, 0.507, 0, 0, 0, 0, 0, 0, 0, 0, 0.162, 0, 0, 0, 0, 0, 0, 0,
          // by the share times the log of the win chance
          -0.685, 0.554, 0.170, 0, 0, 0, 0, 0, 0, 0, 0, -0.322, 0, 0, 0, 0, 0, 0, 0,
          // by the detour to one suit
          0.113, 0.275, 0.236, 0, 0, 0, 0, 0, 0, 0, 0, -0.134, 0, 0, 0, 0, 0, 0, 0,
          // where there is none
          -0.189, -0.127, 0.157, 0, 0, 0, 0, 0, 0, 0, 0, 0.015, 0, 0, 0, 0, 0, 0, 0,
          // where it is one draw
          -1.429, -1.337, -1.259, 0, 0, 0, 0, 0, 0, 0, 0, -1.129, 0, 0, 0, 0, 0, 0, 0,
          // by the detour times the share
          -1.179, -0.133, -0.152, 0, 0, 0, 0, 0, 0, 0, 0, 0.732, 0, 0, 0, 0, 0, 0, 0,
          -9.940}};  // other ways, by how far the win chance is above 0.85
  return shipped;
}

}  // namespace tingpai::sichuan
