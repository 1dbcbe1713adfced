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

// Logistic regression over 8,880,000 choices of an expert at tables of every level, fitted by
// tests/bench/calibration.py and, at the ends of its curve, by the bins of 74,500 hands more; RESULTS.md
// there tells how well it holds in other hands. With a correction for each discard by itself an expert lost
// 0.9 points a hand before habits were known: hands that are ready turned out better than the search saw,
// but not by so much more than the same hand otherwise.
const CalibrationModel& calibration() {
  static constexpr CalibrationModel shipped{
      .weights =
          {
              0.285, 1.511, -4.865, 5.663,          // the time left
              1.261, -0.935, -0.218, 0.009, 0.105,  // the chance seen
              -0.092, 0.041, -0.146,                // opponents that are ready
              -0.087, 0.157, 0.001,                 // own melds
              -0.344, 0.643,                        // a ready hand
              -0.074, 0.175,                        // one tile from ready
              0.137, 0.039,                         // three or more
              -0.023, -0.027,                       // its draw comes next
              // the share of a level among the others: by itself, by the time left, by the chance seen
              0.577, -0.642, -0.040,  // beginner
              0.404, -0.460, 0.004,   // quick
              0.341, -0.079, -0.028,  // regular
              0.196, -0.068, 0.005,   // path
          },
      .together = CalibrationModel::Together::discards,
      .faint = 0.0001,
      .by_time = {-0.285, 0.064, 0.036, 0.012, -0.001, -0.024, 0.002, 0.021, -0.018},
      .lifted_at = {-5, -2, -1, 0, 0.5, 1, 1.6, 2.3, 3.3},
      .among_experts = {0.400, -0.020, -0.003, -0.014, -0.009, 0.018, 0.020, -0.010, -0.360},
      .among_slower = {0.280, -0.040, 0.046, -0.009, -0.016, 0.005, 0.062, 0.036, -0.244},
      .passing = 0.041,
      .passing_of_odds = -0.036,
      .passing_among_slower = -0.062,
      .after_kong = CalibrationModel::Added{0.19, 0.24},
      .after_claim = {0, 0.05},
      // The wider of those beside experts and beside quick bots.
      .margins = {0.7, 3.0, 3.0, 3.0, 1.9, 1.9, 1.9, 1.9, 1.6, 1.6, 1.4, 1.3, 1.3, 1.1, 1.1, 1.2}};
  return shipped;
}

// Multinomial logit over the discards of experts in 340,000 hands beside experts and quick bots, fitted by
// tests/bench/plan_shares.py so that each plan comes as often as it is shown; a kind for each pattern.
const PlanModel& plans() {
  static constexpr PlanModel shipped{
      .weights = {
          // a plan: the log of its share by distance, by the wall left, squared, cubed, by the log of the win
          // chance
          0.450, 0.682, 0.731, 0.878, -0.586, 0.370, 0.250, 0.060,
          // other ways by distance: by themselves, the log of their share, the wall, the turns; the win
          // chance
          -5.734, -6.314, -6.866, -6.118,  //
          0.099, 0.267, -0.122, -0.327,    //
          2.373, 4.530, 3.719, 1.623,      //
          2.463, 2.003, 1.934, 1.683,      //
          -1.264,
          // By kind: full flush, seven pairs, all pungs, and plain hands as the last. By themselves.
          -2.532, 2.131, 1.145, 0, 0, 0, 0, 0, 0, 0, 0, -0.744, 0, 0, 0, 0, 0, 0, 0,
          // by the wall left
          2.559, -0.896, -1.277, 0, 0, 0, 0, 0, 0, 0, 0, -0.385, 0, 0, 0, 0, 0, 0, 0,
          // in ready hands
          0.451, -0.848, -0.294, 0, 0, 0, 0, 0, 0, 0, 0, 0.691, 0, 0, 0, 0, 0, 0, 0,
          // two away
          -0.326, -0.062, -0.012, 0, 0, 0, 0, 0, 0, 0, 0, 0.400, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          -0.198, -0.107, -0.987, 0, 0, 0, 0, 0, 0, 0, 0, 1.291, 0, 0, 0, 0, 0, 0, 0,
          // by the log of the share
          -1.144, 1.083, 0.340, 0, 0, 0, 0, 0, 0, 0, 0, -0.279, 0, 0, 0, 0, 0, 0, 0,
          // by its square
          -0.849, 0.759, 0.325, 0, 0, 0, 0, 0, 0, 0, 0, -0.235, 0, 0, 0, 0, 0, 0, 0,
          // by the log in ready hands
          0.358, -0.296, -0.104, 0, 0, 0, 0, 0, 0, 0, 0, 0.042, 0, 0, 0, 0, 0, 0, 0,
          // two away
          0.103, -0.099, 0.003, 0, 0, 0, 0, 0, 0, 0, 0, -0.007, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          0.475, -0.154, -0.224, 0, 0, 0, 0, 0, 0, 0, 0, -0.096, 0, 0, 0, 0, 0, 0, 0,
          // by the share in ready hands
          3.418, -0.265, 1.417, 0, 0, 0, 0, 0, 0, 0, 0, 1.731, 0, 0, 0, 0, 0, 0, 0,
          // one away
          3.495, -1.407, 0.463, 0, 0, 0, 0, 0, 0, 0, 0, 1.798, 0, 0, 0, 0, 0, 0, 0,
          // two away
          4.097, -1.677, 0.769, 0, 0, 0, 0, 0, 0, 0, 0, 1.004, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          4.003, -0.134, 2.599, 0, 0, 0, 0, 0, 0, 0, 0, -0.857, 0, 0, 0, 0, 0, 0, 0,
          // by the log of the win chance
          -0.036, 0.279, 0.136, 0, 0, 0, 0, 0, 0, 0, 0, -0.379, 0, 0, 0, 0, 0, 0, 0,
          // by that times the log of the share
          -0.171, 0.257, -0.019, 0, 0, 0, 0, 0, 0, 0, 0, -0.068, 0, 0, 0, 0, 0, 0, 0,
          // beside slower players
          0.097, 0.001, 0.052, 0, 0, 0, 0, 0, 0, 0, 0, -0.062, 0, 0, 0, 0, 0, 0, 0,
          // there by the share
          -1.203, -0.012, -0.818, 0, 0, 0, 0, 0, 0, 0, 0, -0.940, 0, 0, 0, 0, 0, 0, 0,
          // by its square
          1.408, -0.033, 1.035, 0, 0, 0, 0, 0, 0, 0, 0, 0.909, 0, 0, 0, 0, 0, 0, 0,
          // by the share times the log of the win chance
          -0.685, 0.419, -0.540, 0, 0, 0, 0, 0, 0, 0, 0, -0.776, 0, 0, 0, 0, 0, 0, 0}};
  return shipped;
}

}  // namespace tingpai::sichuan
