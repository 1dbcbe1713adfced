#include "engine/ai/profiles/riichi_tables.h"

#include "engine/rules/riichi/patterns.h"

namespace tingpai::riichi {

namespace {

// Patterns that turn out alike have one kind: sets of honours, sets of a sequence each, and so on.
std::size_t plan_kind(PatternId id) {
  switch (static_cast<Pattern>(id.row)) {
    case Pattern::pinfu:
      return 0;
    case Pattern::tanyao:
      return 1;
    case Pattern::iipeikou:
    case Pattern::ryanpeikou:
      return 2;
    case Pattern::haku:
    case Pattern::hatsu:
    case Pattern::chun:
      return 3;
    case Pattern::seat_wind:
    case Pattern::round_wind:
      return 4;
    case Pattern::chiitoitsu:
      return 5;
    case Pattern::sanshoku_doujun:
      return 6;
    case Pattern::ittsuu:
      return 7;
    case Pattern::chanta:
    case Pattern::junchan:
      return 8;
    case Pattern::toitoi:
      return 9;
    case Pattern::sanankou:
      return 10;
    case Pattern::honitsu:
      return 11;
    case Pattern::chinitsu:
      return 12;
    default:
      return is_yakuman(static_cast<Pattern>(id.row)) ? 13 : 14;
  }
}

}  // namespace

// By class of the tile (`riichi_habits`), what came beside what was sampled: 2,500 hands of experts from seed
// 8825000000 and 1,500 beside path bots from 8826000000 (`reliability`, "deal-in by class"), each drawn
// towards 1 by 8 discards that lost.
constexpr std::array quiet_of_experts{3.59F, 1.18F, 0.91F, 1.00F, 0.60F, 0.91F,
                                      0.50F, 1.03F, 1.05F, 0.68F, 1.81F, 1.00F};
constexpr std::array declared_of_experts{1.78F, 1.66F, 1.56F, 1.31F, 1.18F, 1.02F,
                                         0.55F, 1.24F, 0.86F, 0.89F, 1.55F, 1.00F};
constexpr std::array quiet_of_others{1.27F, 0.94F, 0.94F, 0.90F, 1.09F, 0.82F,
                                     0.95F, 0.83F, 0.88F, 0.89F, 1.03F, 1.00F};
constexpr std::array declared_of_others{1.44F, 1.37F, 1.14F, 1.29F, 0.98F, 1.19F,
                                        0.92F, 0.92F, 0.89F, 0.87F, 1.12F, 1.00F};

// As many han as bring what 489 wins on discards in games of experts brought on average. How often sampled
// waits lose: 25,000 hands beside every level (`reliability`, "danger by level"), then 9,000 of experts,
// 18,000 beside quick and 4,000 beside path bots from 8892000000 to 8896000000; of experts, 22,500 more from
// 8927000000, 8932000000 and 8937000000.
const OpponentModel& opponents() {
  static const OpponentModel shipped = [] {
    OpponentModel model;
    model.total_by_melds = {3.1, 2.3, 2.8, 2.9, 3.5};
    model.declared_total = 3.4;
    model.more_of_dealer = 0.6;  // of half as many points again
    model.losing = {{{1.3, -1.5}, {1.3, -1.5}, {1.28, -0.4}, {1.1, -1.5}, {1.4, -0.5}, {1.32, -0.3}}};
    model.looks.fill({quiet_of_others, declared_of_others});
    model.looks.back() = {quiet_of_experts, declared_of_experts};
    return model;
  }();
  return shipped;
}

// Logistic regression over 445,000 choices of an expert at tables of every level, fitted by
// tests/bench/calibration.py and corrected by 840,000 beside experts, quick and path bots since the last turn
// of the wall counts in part. Since dealers play for another deal, the lines by time, lifts, passing and
// kongs follow 20,000 hands of experts from 8932000000 and 8937000000 and 36,000 beside quick bots from
// 8933000000 and 8938000000, kongs 10,200 of experts from 8939000000, too; claims 7,500 of experts from
// 8927000000, 8928000000 and 8930000000 and 7,000 beside quick bots from 8929000000.
// tests/bench/RESULTS.md tells how well it holds in other hands.
const CalibrationModel& calibration() {
  static constexpr CalibrationModel shipped{
      .weights =
          {
              -2.306, 2.655, -2.507, 2.988,         // the time left
              0.608, 0.564, -0.408, -0.058, 0.155,  // the chance seen
              -0.016, 0.218, 0.363,                 // opponents that are ready
              -0.077, 0.019, 0.042,                 // own melds
              1.159, -0.907,                        // a ready hand
              0.787, -0.727,                        // one tile from ready
              -0.193, 0.107,                        // three or more
              0.132, -0.031,                        // its draw comes next
              // the share of a level among the others: by itself, by the time left, by the chance seen
              1.338, -0.807, -0.083,  // beginner
              1.043, -0.928, -0.038,  // quick
              0.980, -0.831, -0.180,  // regular
              0.716, -0.049, 0.009,   // path
          },
      .together = CalibrationModel::Together::all,
      .by_time = {0.636, 0.610, 0.501, 0.395, 0.350, 0.278, 0.229, 0.201, 0.194},
      .among_experts = {0.351, 0.122, 0.073, 0.047, 0.021, -0.044, -0.106, -0.078, -0.200},
      .among_slower = {0.215, -0.013, -0.047, -0.069, -0.087, -0.134, -0.164, -0.160, -0.099},
      .passing = -0.023,
      .passing_of_odds = -0.022,
      .passing_among_slower = -0.021,
      .after_kong = CalibrationModel::Added{0.09, 0.18},
      .after_claim = {-0.10, 0.07},
      // Half widths of bins beside experts or quick bots, the wider one.
      .margins = {0.4, 1.0, 1.3, 1.4, 1.4, 1.5, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4}};
  return shipped;
}

// 2,500 hands of expert (`plans` from seed 8300000000), 3,000 of quick (8310000000), 1,500 of path
// (8320000000) and 1,200 of beginner (8330000000), fitted by tests/bench/plan_shares.py and corrected by
// 4,500 of expert (8935000000) and 5,000 of quick (8936000000); tanyao, all pungs, half flushes and dragons
// by 20,000 of expert (8937000000, 8939000000), too.
const PlanModel& plans() {
  static constexpr PlanModel shipped{
      .kind_of = plan_kind,
      .weights = {
          // a plan: the log of its share by distance, by the wall left, squared, cubed, by the log of the win
          // chance
          1.407, 1.431, 1.398, 1.338, -0.221, 1.275, 0.473, 0.048,
          // other ways by distance: by themselves, the log of their share, the wall, the turns; the win
          // chance
          0.323, -1.839, -1.875, -0.987,  //
          2.075, 0.851, 0.683, 0.448,     //
          0.544, 0.760, 0.185, -0.953,    //
          0.964, 0.918, 0.904, 0.684,     //
          -0.561,
          // patterns by kind: by themselves, by the wall
          0.274, -0.100, 0.166, 0.280, -0.061, -0.477, -0.578, 0.536, 0.578, 0.100, -0.427, -0.290, 0.632,
          -0.176, -0.262, 0, 0, 0, 0, 0.440, 1.118, 0.583, -0.176, 0.644, 2.262, 1.132, -0.328, -0.785, 0.111,
          -0.302, 1.458, -0.318, -0.744, -0.945, 0, 0, 0, 0,
          // in ready hands, two away, three and more away
          -1.384, -0.045, 0.680, 0.416, 0.011, 0.837, -0.566, -1.433, 0.557, 0.056, 1.816, 0.125, -0.546,
          -0.615, 0.058, 0, 0, 0, 0, 0.359, 0.282, 0.104, 0.334, 0.061, -0.826, -0.059, 0.216, 0.128, 0.101,
          -0.694, -0.116, -0.102, 0.092, 0.126, 0, 0, 0, 0, -0.150, 0.938, -0.038, -0.032, 0.153, 0.028,
          -0.553, -0.675, -0.068, 0.308, 0.332, -0.257, 0.142, 0.228, -0.464, 0, 0, 0, 0,
          // by the log of the share, by its square
          -0.171, -0.064, 0.377, -0.049, 0.067, 0.205, 0.407, 0.386, 0.228, -0.243, -0.131, -0.269, -0.257,
          0.351, -0.616, 0, 0, 0, 0, -0.160, -0.013, 0.308, -0.003, 0.024, -0.152, 0.240, 0.224, 0.014,
          -0.094, -0.049, -0.168, 0.075, 0.141, -0.283, 0, 0, 0, 0,
          // by the log in ready hands, two away, three and more away
          0.332, 0.261, 0.134, 0.238, 0.146, 0.122, -0.004, -0.061, 0.054, 0.009, -0.238, -0.024, -0.485,
          -0.108, -0.323, 0, 0, 0, 0, 0.090, 0.105, 0.104, 0.180, 0.057, -0.282, -0.027, 0.046, 0.031, -0.002,
          -0.111, -0.023, -0.193, 0.072, 0.004, 0, 0, 0, 0, -0.153, 0.164, 0.141, 0.117, 0.141, -0.012,
          -0.099, -0.149, 0.024, 0.001, 0.064, 0.137, -0.336, 0.052, -0.048, 0, 0, 0, 0,
          // by the share in ready hands, one away, two away, three and more away
          0.334, 0.270, 0.268, -0.270, 0.213, -0.169, -0.516, -0.206, -0.021, -0.651, 0.223, 0.176, -0.848,
          0.042, 0.171, 0, 0, 0, 0, -1.041, 0.603, -0.593, 0.235, 0.089, -0.716, -0.584, -0.115, -0.242,
          -0.121, -0.640, -0.045, 0.301, -0.364, 0.214, 0, 0, 0, 0, -1.150, 0.280, -0.399, 0.318, 0.211,
          -0.100, -0.390, -0.586, -0.253, 0.197, -0.269, 0.102, -0.032, 0.230, -0.339, 0, 0, 0, 0, -0.589,
          -0.461, -0.077, 0.813, 0.025, 0, -0.327, 0.022, 0.092, -0.083, -0.017, 0.600, -0.147, 0.191, -0.234,
          0, 0, 0, 0,
          // by the log of the win chance, by that times the log of the share
          -0.023, -0.137, 0.071, -0.045, 0.004, -0.186, -0.346, -0.120, 0.250, -0.012, -0.115, 0.231, -0.263,
          -0.003, 0.682, 0, 0, 0, 0, 0.008, 0.064, 0.055, 0.035, 0.068, 0.099, 0.002, 0.019, 0.076, -0.098,
          -0.040, 0.006, -0.217, 0.048, -0.128, 0, 0, 0, 0,
          // beside slower players, there by the share, by its square, by the share times the log of the win
          // chance
          -0.210, 0.065, 0.366, 0.141, 0.139, 0.289, 0.381, 0.211, -0.035, 0.140, -0.377, 0.067, -0.167,
          0.230, 0.636, 0, 0, 0, 0, 0.680, -0.112, -0.655, -0.494, -0.248, 0.061, 0.214, 0.108, 0.154, 0.046,
          0.157, 0.143, -0.204, 0.285, 0.432, 0, 0, 0, 0, -0.088, -0.237, -0.357, 0.009, -0.239, -0.283,
          -0.199, -0.648, 0.145, 0.288, 0.002, 0.244, -0.253, 0.226, 0.270, 0, 0, 0, 0, 0.238, -0.187, -0.434,
          -0.281, -0.543, 0.052, 0.185, -0.415, 0.118, -0.053, 0.298, 0.462, -0.254, -0.416, -0.111}};
  return shipped;
}

}  // namespace tingpai::riichi
