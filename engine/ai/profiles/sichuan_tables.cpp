#include "engine/ai/profiles/sichuan_tables.h"

namespace tingpai::sichuan {

namespace {

constexpr std::array<float, 12> evenly() {
  std::array<float, 12> looks{};
  looks.fill(1);
  return looks;
}

}  // namespace

// By class of the tile (`sichuan_habits`), what came beside what was sampled, once `losing` had its part:
// 11,500 hands of experts from seed 8230000000 (`reliability`, "deal-in by class"). Beside slower players it
// is as sampled.
constexpr std::array looks_of_experts{1.20F, 0.85F, 0.84F, 1.44F, 1.00F, 1.00F,
                                      2.00F, 1.40F, 1.20F, 1.70F, 1.80F, 1.45F};
constexpr std::array looks_of_others = evenly();

// How often the tiles of an expert's hand were waited for, beside what was sampled and `losing` makes of it,
// by the discards of the one who waits: 1,000 hands beside experts and 2,000 each beside quick and path bots
// from seed 8911000000.
constexpr std::array late{0.55F, 0.75F, 0.82F, 0.85F, 0.95F, 1.05F, 1.2F, 1.45F, 1.7F, 1.9F, 2.2F};

// The total of a win on a discard is estimated. How often sampled waits lose was fitted to 2,500 to 5,000
// hands beside experts, quick and path bots, earlier to 8,000 beside each other level (`reliability`, "danger
// by level"), and bent until the chance to deal into anybody came true: among experts 1.5 times as often as
// sampled at a tenth, 0.86 times at two fifths.
const OpponentModel& opponents() {
  static const OpponentModel shipped = [] {
    OpponentModel model;
    // No rule keeps a player from waiting for what it has discarded: of the discards that seemed safe for
    // that reason alone 0.12 % lost.
    model.regretted_wait = 0.15F;
    model.total_by_melds = {1.1, 1, 0.9, 1.2, 2.3};
    model.losing = {{{1.4, -3.8}, {1.4, -3.8}, {1.6, -2.3}, {1.5, -3.2}, {1.35, -1.7}, {1.72, -2.3}}};
    model.losing_at_least = 0.86;
    model.looks.fill({looks_of_others, looks_of_others});
    model.looks.back() = {looks_of_experts, looks_of_experts};
    model.late = late;
    return model;
  }();
  return shipped;
}

// Logistic regression over 4,900,000 choices of an expert at tables of every level, fitted by
// tests/bench/calibration.py; tests/bench/RESULTS.md tells how well it holds in other hands. With a
// correction for each discard by itself an expert lost 0.9 points a hand before habits were known: hands that
// are ready turned out better than the search saw, but not by so much more than the same hand otherwise.
const CalibrationModel& calibration() {
  static constexpr CalibrationModel shipped{
      .weights =
          {
              0.277, 1.749, -5.390, 5.978,          // the time left
              1.259, -0.853, -0.345, 0.010, 0.103,  // the chance seen
              -0.148, 0.068, -0.161,                // opponents that are ready
              -0.090, 0.169, 0.002,                 // own melds
              -0.329, 0.606,                        // a ready hand
              -0.061, 0.150,                        // one tile from ready
              0.114, 0.055,                         // three or more
              -0.014, -0.019,                       // its draw comes next
              // the share of a level among the others: by itself, by the time left, by the chance seen
              0.580, -0.652, -0.041,  // beginner
              0.404, -0.486, 0.003,   // quick
              0.339, -0.080, -0.028,  // regular
              0.194, -0.068, 0.005,   // path
          },
      .together = CalibrationModel::Together::discards,
      .faint = 0.0001,
      .by_time = {-0.307, 0.060, 0.039, 0.016, -0.004, -0.025, 0.004, 0.019, -0.018},
      .lifted_at = {-5, -2, -1, 0, 0.5, 1, 1.6, 2.3, 3.3},
      .among_experts = {0.123, 0.023, 0.000, -0.014, -0.012, 0.017, 0.034, 0.022, -0.339},
      .among_slower = {0.138, -0.003, 0.040, -0.001, -0.016, -0.003, 0.062, 0.025, -0.207},
      .passing = 0.043,
      .passing_of_odds = -0.038,
      .passing_among_slower = -0.089,
      .after_kong = CalibrationModel::Added{0.19, 0.24},
      .after_claim = {0.025, 0.05},
      // The wider of those beside experts and beside quick bots.
      .margins = {0.7, 3.0, 3.0, 3.0, 1.9, 1.9, 1.9, 1.9, 1.6, 1.6, 1.4, 1.3, 1.3, 1.1, 1.1, 1.2}};
  return shipped;
}

// Multinomial logit over the discards of experts in 160,000 hands beside experts and quick bots, fitted by
// tests/bench/plan_shares.py so that each plan comes as often as it is shown; a kind for each pattern.
const PlanModel& plans() {
  static constexpr PlanModel shipped{
      .weights = {
          // a plan: the log of its share by distance, by the wall left, squared, cubed, by the log of the win
          // chance
          0.547, 0.751, 0.802, 0.954, -0.591, 0.438, 0.238, 0.064,
          // other ways by distance: by themselves, the log of their share, the wall, the turns; the win
          // chance
          -5.907, -6.341, -6.926, -6.300,  //
          0.120, 0.289, -0.099, -0.340,    //
          2.388, 4.456, 3.557, 1.939,      //
          2.411, 1.988, 1.986, 1.518,      //
          -1.224,
          // By kind: full flush, seven pairs, all pungs, and plain hands as the last. By themselves.
          -2.121, 1.932, 0.984, 0, 0, 0, 0, 0, 0, 0, 0, -0.796, 0, 0, 0, 0, 0, 0, 0,
          // by the wall left
          2.517, -0.863, -1.223, 0, 0, 0, 0, 0, 0, 0, 0, -0.430, 0, 0, 0, 0, 0, 0, 0,
          // in ready hands
          0.772, -0.982, -0.333, 0, 0, 0, 0, 0, 0, 0, 0, 0.542, 0, 0, 0, 0, 0, 0, 0,
          // two away
          -0.395, 0.022, -0.046, 0, 0, 0, 0, 0, 0, 0, 0, 0.419, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          -0.257, 0.094, -1.022, 0, 0, 0, 0, 0, 0, 0, 0, 1.184, 0, 0, 0, 0, 0, 0, 0,
          // by the log of the share
          -0.948, 0.993, 0.273, 0, 0, 0, 0, 0, 0, 0, 0, -0.318, 0, 0, 0, 0, 0, 0, 0,
          // by its square
          -0.615, 0.667, 0.241, 0, 0, 0, 0, 0, 0, 0, 0, -0.293, 0, 0, 0, 0, 0, 0, 0,
          // by the log in ready hands
          0.414, -0.323, -0.078, 0, 0, 0, 0, 0, 0, 0, 0, -0.014, 0, 0, 0, 0, 0, 0, 0,
          // two away
          0.077, -0.079, 0.001, 0, 0, 0, 0, 0, 0, 0, 0, 0.001, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          0.454, -0.115, -0.221, 0, 0, 0, 0, 0, 0, 0, 0, -0.118, 0, 0, 0, 0, 0, 0, 0,
          // by the share in ready hands
          2.503, -0.180, 1.330, 0, 0, 0, 0, 0, 0, 0, 0, 1.667, 0, 0, 0, 0, 0, 0, 0,
          // one away
          2.944, -1.326, 0.405, 0, 0, 0, 0, 0, 0, 0, 0, 1.729, 0, 0, 0, 0, 0, 0, 0,
          // two away
          3.579, -1.717, 0.753, 0, 0, 0, 0, 0, 0, 0, 0, 0.903, 0, 0, 0, 0, 0, 0, 0,
          // three and more away
          3.281, -0.065, 2.397, 0, 0, 0, 0, 0, 0, 0, 0, -0.849, 0, 0, 0, 0, 0, 0, 0,
          // by the log of the win chance
          0.056, 0.301, 0.031, 0, 0, 0, 0, 0, 0, 0, 0, -0.388, 0, 0, 0, 0, 0, 0, 0,
          // by that times the log of the share
          -0.160, 0.268, -0.035, 0, 0, 0, 0, 0, 0, 0, 0, -0.073, 0, 0, 0, 0, 0, 0, 0}};
  return shipped;
}

}  // namespace tingpai::sichuan
