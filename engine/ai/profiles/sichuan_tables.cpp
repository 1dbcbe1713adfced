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

// Logistic regression over 3,870,000 choices of an expert at tables of every level, fitted by
// tests/bench/calibration.py; tests/bench/RESULTS.md tells how well it holds in other hands. With a
// correction for each discard by itself an expert lost 0.9 points a hand before habits were known: hands that
// are ready turned out better than the search saw, but not by so much more than the same hand otherwise.
const CalibrationModel& calibration() {
  static constexpr CalibrationModel shipped{
      .weights =
          {
              0.172, 1.881, -5.221, 5.761,          // the time left
              1.273, -0.874, -0.307, 0.009, 0.104,  // the chance seen
              -0.116, 0.058, -0.187,                // opponents that are ready
              -0.075, 0.097, -0.002,                // own melds
              -0.254, 0.535,                        // a ready hand
              -0.044, 0.157,                        // one tile from ready
              0.135, 0.041,                         // three or more
              0.016, -0.018,                        // its draw comes next
              // the share of a level among the others: by itself, by the time left, by the chance seen
              0.466, -0.354, -0.079,  // beginner
              0.408, -0.366, 0.006,   // quick
              0.352, 0.047, -0.043,   // regular
              0.245, -0.017, -0.019,  // path
          },
      .together = CalibrationModel::Together::discards,
      .faint = 0.0001,
      .by_time = {-0.260, 0.048, 0.032, 0.013, -0.001, -0.022, 0.002, 0.018, -0.016},
      .lifted_at = {-5, -2, -1, 0, 0.5, 1, 1.6, 2.3, 3.3},
      .among_experts = {-0.021, 0.063, -0.006, -0.009, -0.011, 0.012, 0.040, 0.039, -0.343},
      .among_slower = {0.210, 0.069, 0.017, -0.022, -0.002, -0.004, 0.042, 0.018, -0.194},
      .passing = 0.011,
      .passing_of_odds = -0.017,
      .passing_among_slower = -0.014,
      .after_kong = 0.14,
      // The wider of those beside experts and beside quick bots.
      .margins = {0.7, 3.0, 3.0, 3.0, 1.9, 1.9, 1.9, 1.9, 1.6, 1.6, 1.4, 1.3, 1.3, 1.1, 1.1, 1.2}};
  return shipped;
}

// Multinomial logit over the discards of experts in 106,000 hands beside experts and quick bots, fitted by
// tests/bench/plan_shares.py so that each plan comes as often as it is shown; a kind for each pattern.
const PlanModel& plans() {
  static constexpr PlanModel shipped{
      .weights = {
          // a plan: the log of its share by distance, by the wall left, squared, cubed, by the log of the win
          // chance
          1.409, 1.487, 1.594, 1.652, -0.675, 1.334, 0.567, 0.122,
          // other ways by distance: by themselves, the log of their share, the wall, the turns; the win
          // chance
          -3.985, -4.386, -4.489, -3.613,  //
          0.113, 0.338, -0.084, -0.724,    //
          -3.513, -2.390, -2.123, -2.569,  //
          2.042, 2.068, 1.615, 0.454,      //
          -1.262,
          // patterns by kind: by themselves, by the wall, in ready hands, two away, three and more; by the
          // log of the share, its square, the log again in ready hands, two away, three and more
          1.794, 2.746, 3.075, -0.682, -0.682, -0.682, -0.682, -0.682, -0.682, -0.682, -0.682, 2.610, -0.682,
          -0.682, -0.682, -0.682, -0.682, -0.682, -0.682, -3.320, -7.482, -7.311, 1.682, 1.682, 1.682, 1.682,
          1.682, 1.682, 1.682, 1.682, -7.121, 1.682, 1.682, 1.682, 1.682, 1.682, 1.682, 1.682, 0.886, -0.037,
          0.708, -0.159, -0.159, -0.159, -0.159, -0.159, -0.159, -0.159, -0.159, 0.828, -0.159, -0.159,
          -0.159, -0.159, -0.159, -0.159, -0.159, 0.685, 0.859, 0.794, -0.198, -0.198, -0.198, -0.198, -0.198,
          -0.198, -0.198, -0.198, 0.631, -0.198, -0.198, -0.198, -0.198, -0.198, -0.198, -0.198, 0.906,
          -0.140, 0.556, -0.138, -0.138, -0.138, -0.138, -0.138, -0.138, -0.138, -0.138, 0.740, -0.138,
          -0.138, -0.138, -0.138, -0.138, -0.138, -0.138, -0.014, -0.051, 0.000, 0.032, 0.032, 0.032, 0.032,
          0.032, 0.032, 0.032, 0.032, -0.411, 0.032, 0.032, 0.032, 0.032, 0.032, 0.032, 0.032, 0.722, -0.126,
          0.019, -0.007, -0.007, -0.007, -0.007, -0.007, -0.007, -0.007, -0.007, -0.503, -0.007, -0.007,
          -0.007, -0.007, -0.007, -0.007, -0.007, 0.307, -0.282, 0.037, 0.001, 0.001, 0.001, 0.001, 0.001,
          0.001, 0.001, 0.001, -0.082, 0.001, 0.001, 0.001, 0.001, 0.001, 0.001, 0.001, 0.177, -0.106, -0.037,
          0.010, 0.010, 0.010, 0.010, 0.010, 0.010, 0.010, 0.010, -0.180, 0.010, 0.010, 0.010, 0.010, 0.010,
          0.010, 0.010, 0.626, -0.264, -0.050, 0.010, 0.010, 0.010, 0.010, 0.010, 0.010, 0.010, 0.010, -0.467,
          0.010, 0.010, 0.010, 0.010, 0.010, 0.010, 0.010}};
  return shipped;
}

}  // namespace tingpai::sichuan
