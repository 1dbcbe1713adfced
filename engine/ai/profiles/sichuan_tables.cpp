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
// experts' tiles (`sichuan_habits`), for how often the one who waits has discarded, and for experts and quick
// bots, to 12,000 hands of experts from seeds 8275000000 and 8275100000 and 18,000 beside quick bots from
// 8276000000 and 8276100000. Beside slower players classes are as sampled.
constexpr std::array looks_of_experts{1.22F, 0.83F, 0.84F, 1.37F, 1.03F, 0.98F,
                                      1.64F, 1.22F, 1.20F, 1.90F, 1.49F, 1.41F};
constexpr std::array looks_of_others = evenly();

constexpr std::array late{0.74F, 0.75F, 0.80F, 0.86F, 0.92F, 1.05F, 1.2F, 1.41F, 1.78F, 2.09F, 2.43F};

// The total of a win on a discard is estimated. How often sampled waits lose to other levels was fitted to
// 8,000 hands of each before there were `faint` and `crowded`, and is scaled as for quick bots since.
const OpponentModel& opponents() {
  static const OpponentModel shipped = [] {
    OpponentModel model;
    // No rule keeps a player from waiting for what it has discarded: of the discards that seemed safe for
    // that reason alone 0.12 % lost.
    model.regretted_wait = 0.15F;
    model.total_by_melds = {1.1, 1, 0.9, 1.2, 2.3};
    model.losing = {{{1.75, -6}, {1.75, -6}, {2.03, -5.07}, {1.87, -5.2}, {1.66, -2.8}, {2.03, -3.04}}};
    model.faint = 0.001;
    model.crowded = 0.72;
    model.losing_at_least = 1.02;
    model.looks.fill({looks_of_others, looks_of_others});
    model.looks.back() = {looks_of_experts, looks_of_experts};
    model.late = late;
    return model;
  }();
  return shipped;
}

// Logistic regression over 6,160,000 choices of an expert at tables of every level, fitted by
// tests/bench/calibration.py; tests/bench/RESULTS.md tells how well it holds in other hands. With a
// correction for each discard by itself an expert lost 0.9 points a hand before habits were known: hands that
// are ready turned out better than the search saw, but not by so much more than the same hand otherwise.
const CalibrationModel& calibration() {
  static constexpr CalibrationModel shipped{
      .weights =
          {
              0.308, 1.547, -5.038, 5.775,          // the time left
              1.270, -0.928, -0.247, 0.011, 0.103,  // the chance seen
              -0.128, 0.051, -0.155,                // opponents that are ready
              -0.087, 0.163, 0.003,                 // own melds
              -0.348, 0.649,                        // a ready hand
              -0.072, 0.170,                        // one tile from ready
              0.134, 0.035,                         // three or more
              -0.022, -0.025,                       // its draw comes next
              // the share of a level among the others: by itself, by the time left, by the chance seen
              0.577, -0.642, -0.040,  // beginner
              0.400, -0.461, 0.001,   // quick
              0.341, -0.079, -0.028,  // regular
              0.196, -0.068, 0.005,   // path
          },
      .together = CalibrationModel::Together::discards,
      .faint = 0.0001,
      .by_time = {-0.295, 0.065, 0.037, 0.014, -0.003, -0.023, 0.002, 0.020, -0.019},
      .lifted_at = {-5, -2, -1, 0, 0.5, 1, 1.6, 2.3, 3.3},
      .among_experts = {0.137, 0.031, -0.003, -0.014, -0.012, 0.019, 0.037, 0.012, -0.343},
      .among_slower = {0.076, -0.022, 0.051, -0.010, -0.018, 0.003, 0.057, 0.026, -0.231},
      .passing = 0.042,
      .passing_of_odds = -0.035,
      .passing_among_slower = -0.067,
      .after_kong = CalibrationModel::Added{0.19, 0.24},
      .after_claim = {0.01, 0.06},
      // The wider of those beside experts and beside quick bots.
      .margins = {0.7, 3.0, 3.0, 3.0, 1.9, 1.9, 1.9, 1.9, 1.6, 1.6, 1.4, 1.3, 1.3, 1.1, 1.1, 1.2}};
  return shipped;
}

// Multinomial logit over the discards of experts in 230,000 hands beside experts and quick bots, fitted by
// tests/bench/plan_shares.py so that each plan comes as often as it is shown; a kind for each pattern.
const PlanModel& plans() {
  static constexpr PlanModel shipped{
      .weights = {
          // a plan: the log of its share by distance, by the wall left, squared, cubed, by the log of the win
          // chance
          0.529, 0.728, 0.774, 0.923, -0.589, 0.416, 0.237, 0.055,
          // other ways by distance: by themselves, the log of their share, the wall, the turns; the win
          // chance
          -5.880, -6.318, -6.840, -6.113,  //
          0.120, 0.290, -0.094, -0.291,    //
          2.456, 4.532, 3.595, 1.752,      //
          2.414, 1.966, 1.951, 1.558,      //
          -1.213,
          // By kind: full flush, seven pairs, all pungs, and plain hands as the last. By themselves.
          -2.100, 1.952, 1.011, 0, 0, 0, 0, 0, 0, 0, 0, -0.863, 0, 0, 0, 0, 0, 0, 0,
          // by the wall left
          2.452, -0.836, -1.238, 0, 0, 0, 0, 0, 0, 0, 0, -0.377, 0, 0, 0, 0, 0, 0, 0,
          // in ready hands
          0.649, -0.923, -0.327, 0, 0, 0, 0, 0, 0, 0, 0, 0.600, 0, 0, 0, 0, 0, 0, 0,
          // two away
          -0.355, 0.008, -0.059, 0, 0, 0, 0, 0, 0, 0, 0, 0.406, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          -0.250, -0.026, -0.987, 0, 0, 0, 0, 0, 0, 0, 0, 1.263, 0, 0, 0, 0, 0, 0, 0,
          // by the log of the share
          -0.952, 1.007, 0.277, 0, 0, 0, 0, 0, 0, 0, 0, -0.332, 0, 0, 0, 0, 0, 0, 0,
          // by its square
          -0.627, 0.679, 0.251, 0, 0, 0, 0, 0, 0, 0, 0, -0.303, 0, 0, 0, 0, 0, 0, 0,
          // by the log in ready hands
          0.397, -0.326, -0.079, 0, 0, 0, 0, 0, 0, 0, 0, 0.007, 0, 0, 0, 0, 0, 0, 0,
          // two away
          0.095, -0.080, -0.009, 0, 0, 0, 0, 0, 0, 0, 0, -0.005, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          0.455, -0.139, -0.218, 0, 0, 0, 0, 0, 0, 0, 0, -0.097, 0, 0, 0, 0, 0, 0, 0,
          // by the share in ready hands
          2.601, -0.234, 1.377, 0, 0, 0, 0, 0, 0, 0, 0, 1.704, 0, 0, 0, 0, 0, 0, 0,
          // one away
          3.001, -1.357, 0.433, 0, 0, 0, 0, 0, 0, 0, 0, 1.790, 0, 0, 0, 0, 0, 0, 0,
          // two away
          3.663, -1.720, 0.816, 0, 0, 0, 0, 0, 0, 0, 0, 1.000, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          3.501, -0.107, 2.389, 0, 0, 0, 0, 0, 0, 0, 0, -0.877, 0, 0, 0, 0, 0, 0, 0,
          // by the log of the win chance
          0.074, 0.292, 0.051, 0, 0, 0, 0, 0, 0, 0, 0, -0.416, 0, 0, 0, 0, 0, 0, 0,
          // by that times the log of the share
          -0.149, 0.263, -0.041, 0, 0, 0, 0, 0, 0, 0, 0, -0.074, 0, 0, 0, 0, 0, 0, 0}};
  return shipped;
}

}  // namespace tingpai::sichuan
