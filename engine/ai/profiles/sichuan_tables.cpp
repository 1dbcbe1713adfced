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
// came true in others: among experts 1.5 times as often as sampled at a tenth, 1.15 times at two fifths.
const OpponentModel& opponents() {
  static const OpponentModel shipped = [] {
    OpponentModel model;
    model.total_by_melds = {1.1, 1, 0.9, 1.2, 2.3};
    model.losing = {{{1.4, -3.8}, {1.4, -3.8}, {1.6, -2.5}, {1.6, -3.2}, {1.5, -1.7}, {1.61, -1.15}}};
    model.losing_at_least = 1;
    model.looks.fill({looks_of_others, looks_of_others});
    model.looks.back() = {looks_of_experts, looks_of_experts};
    return model;
  }();
  return shipped;
}

// Logistic regression over 2,610,000 choices of an expert at tables of every level, fitted by
// tests/bench/calibration.py; tests/bench/RESULTS.md tells how well it holds in other hands. With a
// correction for each discard by itself an expert lost 0.9 points a hand before habits were known: hands that
// are ready turned out better than the search saw, but not by so much more than the same hand otherwise.
const CalibrationModel& calibration() {
  static constexpr CalibrationModel shipped{
      .weights =
          {
              -0.163, 3.148, -7.937, 7.671,        // the time left
              1.258, -1.306, 0.248, 0.018, 0.084,  // the chance seen
              -0.178, 0.006, -0.151,               // opponents that are ready
              -0.062, 0.134, -0.001,               // own melds
              -0.032, 0.451,                       // a ready hand
              0.073, -0.050,                       // one tile from ready
              -0.004, 0.266,                       // three or more
              0.028, -0.023,                       // its draw comes next
              // the share of a level among the others: by itself, by the time left, by the chance seen
              0.359, -0.325, -0.097,  // beginner
              0.380, -0.370, 0.000,   // quick
              0.401, 0.048, -0.020,   // regular
              0.229, -0.016, -0.008,  // path
          },
      .together = CalibrationModel::Together::discards,
      .faint = 0.0001,
      .by_time = {-0.361, 0.085, 0.053, 0.019, -0.010, -0.024, 0.000, 0.027, -0.024},
      .lifted_at = {-5, -2, -1, 0, 0.5, 1, 1.6, 2.3, 3.3},
      .among_experts = {-0.069, 0.023, -0.017, -0.004, 0.000, 0.003, 0.024, 0.016, -0.345},
      .among_slower = {0.099, 0.017, 0.053, -0.011, -0.021, 0.009, 0.041, 0.041, -0.191},
      .passing = 0.053,
      .passing_of_odds = -0.032,
      .passing_among_slower = -0.103,
      .after_kong = 0.14,
      // The wider of those beside experts and beside quick bots.
      .margins = {0.7, 3.0, 3.0, 3.0, 1.9, 1.9, 1.9, 1.9, 1.6, 1.6, 1.4, 1.3, 1.3, 1.1, 1.1, 1.2}};
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
