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
// 9,000 hands of experts from seed 8112000000 (`reliability`, "deal-in by class"). Beside slower players it
// is as sampled.
constexpr std::array looks_of_experts{1.40F, 1.03F, 0.97F, 1.50F, 1.00F, 0.98F,
                                      1.85F, 1.20F, 1.10F, 1.70F, 1.50F, 1.25F};
constexpr std::array looks_of_others = evenly();

// The total of a win on a discard is estimated. How often sampled waits lose was fitted to 8,000 to 24,000
// hands beside each level (`reliability`, "danger by level") and bent until the chance to deal into anybody
// came true in others: among experts 1.46 times as often as sampled at a tenth, 1.1 times at two fifths.
const OpponentModel& opponents() {
  static const OpponentModel shipped = [] {
    OpponentModel model;
    model.total_by_melds = {1.1, 1, 0.9, 1.2, 2.3};
    model.losing = {{{1.4, -3.8}, {1.4, -3.8}, {1.6, -2.5}, {1.6, -3.2}, {1.5, -1.7}, {1.58, -1.2}}};
    model.losing_at_least = 1;
    model.looks.fill({looks_of_others, looks_of_others});
    model.looks.back() = {looks_of_experts, looks_of_experts};
    return model;
  }();
  return shipped;
}

// Logistic regression over 1,860,000 choices of an expert at tables of every level, fitted by
// tests/bench/calibration.py; tests/bench/RESULTS.md tells how well it holds in other hands. With a
// correction for each discard by itself an expert lost 0.9 points a hand before habits were known: hands that
// are ready turned out better than the search saw, but not by so much more than the same hand otherwise.
const CalibrationModel& calibration() {
  static constexpr CalibrationModel shipped{
      .weights =
          {
              -0.111, 2.851, -7.295, 7.215,        // the time left
              1.264, -1.316, 0.247, 0.021, 0.080,  // the chance seen
              -0.211, 0.029, -0.162,               // opponents that are ready
              -0.071, 0.160, 0.000,                // own melds
              -0.047, 0.508,                       // a ready hand
              0.069, -0.040,                       // one tile from ready
              -0.022, 0.278,                       // three or more
              0.036, -0.018,                       // its draw comes next
              // the share of a level among the others: by itself, by the time left, by the chance seen
              0.357, -0.326, -0.095,  // beginner
              0.391, -0.387, 0.000,   // quick
              0.396, 0.054, -0.018,   // regular
              0.223, -0.008, -0.006,  // path
          },
      .together = CalibrationModel::Together::discards,
      .faint = 0.0001,
      .by_time = {-0.357, 0.083, 0.058, 0.018, -0.011, -0.021, 0.002, 0.024, -0.022},
      .lifted_at = {-5, -2, -1, 0, 0.5, 1, 1.6, 2.3, 3.3},
      .among_experts = {-0.078, 0.035, -0.021, -0.006, 0.000, 0.002, 0.031, 0.023, -0.343},
      .among_slower = {0.012, 0.053, 0.048, -0.008, -0.027, 0.014, 0.048, 0.031, -0.234},
      .passing = 0.060,
      .passing_of_odds = -0.038,
      .passing_among_slower = -0.112,
      .after_kong = 0.14,
      // The wider of those beside experts and beside quick bots.
      .margins = {1.1, 1.4, 1.5, 1.4, 1.7, 1.9, 1.8, 2.3, 2.3, 2.2, 1.8, 1.5, 1.1, 1.5, 0.9, 1.9}};
  return shipped;
}

// Multinomial logit over the choices of experts in 33,000 hands beside experts and quick bots, fitted by
// tests/bench/plan_shares.py so that each plan comes as often as it is shown; a kind for each pattern.
const PlanModel& plans() {
  static constexpr PlanModel shipped{
      .weights = {
          // a plan: the log of its share by distance, by the wall left, squared, cubed, by the log of the win
          // chance
          1.534, 1.531, 1.572, 1.648, -0.717, 1.368, 0.710, 0.151,
          // other ways by distance: by themselves, the log of their share, the wall, the turns; the win
          // chance
          -4.136, -4.378, -4.484, -3.885,  //
          0.113, 0.300, -0.053, -0.476,    //
          -2.020, -2.459, -1.939, -1.059,  //
          1.343, 1.822, 1.425, -0.099,     //
          -1.303,
          // patterns by kind: by themselves, by the wall, in ready hands, two away, three and more; by the
          // log of the share, its square, the log again in ready hands, two away, three and more
          2.014, 3.203, 2.856, -0.699, -0.699, -0.699, -0.699, -0.699, -0.699, -0.699, -0.699, 2.406, -0.699,
          -0.699, -0.699, -0.699, -0.699, -0.699, -0.699, -3.976, -8.289, -7.633, 1.818, 1.818, 1.818, 1.818,
          1.818, 1.818, 1.818, 1.818, -7.367, 1.818, 1.818, 1.818, 1.818, 1.818, 1.818, 1.818, 0.723, -0.135,
          0.825, -0.166, -0.166, -0.166, -0.166, -0.166, -0.166, -0.166, -0.166, 1.071, -0.166, -0.166,
          -0.166, -0.166, -0.166, -0.166, -0.166, 0.619, 0.712, 0.871, -0.197, -0.197, -0.197, -0.197, -0.197,
          -0.197, -0.197, -0.197, 0.750, -0.197, -0.197, -0.197, -0.197, -0.197, -0.197, -0.197, 0.681,
          -0.222, 0.858, -0.150, -0.150, -0.150, -0.150, -0.150, -0.150, -0.150, -0.150, 0.938, -0.150,
          -0.150, -0.150, -0.150, -0.150, -0.150, -0.150, 0.069, 0.074, -0.050, 0.026, 0.026, 0.026, 0.026,
          0.026, 0.026, 0.026, 0.026, -0.477, 0.026, 0.026, 0.026, 0.026, 0.026, 0.026, 0.026, 0.570, 0.029,
          0.072, -0.009, -0.009, -0.009, -0.009, -0.009, -0.009, -0.009, -0.009, -0.533, -0.009, -0.009,
          -0.009, -0.009, -0.009, -0.009, -0.009, 0.283, -0.271, -0.028, -0.005, -0.005, -0.005, -0.005,
          -0.005, -0.005, -0.005, -0.005, 0.082, -0.005, -0.005, -0.005, -0.005, -0.005, -0.005, -0.005,
          0.062, -0.130, 0.031, 0.011, 0.011, 0.011, 0.011, 0.011, 0.011, 0.011, 0.011, -0.131, 0.011, 0.011,
          0.011, 0.011, 0.011, 0.011, 0.011, 0.477, -0.288, 0.080, 0.011, 0.011, 0.011, 0.011, 0.011, 0.011,
          0.011, 0.011, -0.430, 0.011, 0.011, 0.011, 0.011, 0.011, 0.011, 0.011}};
  return shipped;
}

}  // namespace tingpai::sichuan
