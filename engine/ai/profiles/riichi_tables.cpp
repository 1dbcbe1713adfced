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
    model.losing = {{{1.3, -1.5}, {1.3, -1.5}, {1.28, -0.4}, {1.1, -1.5}, {1.4, -0.5}, {1.31, 0.1}}};
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
// 8933000000 and 8938000000, and less so 20,400 of experts from 8941000000 and 8946000000. The detour was
// fitted to 20,400 hands of experts from 8951000000 and 8955000000 and 36,000 beside quick bots from
// 8952000000 and 8956000000, which lines and lifts follow by two thirds. Kongs follow 10,200 of experts from
// 8939000000, too; claims 7,500 from 8927000000, 8928000000 and 8930000000 and 7,000 beside quick bots from
// 8929000000, and less so 20,400 from 8941000000 and 8946000000; both, 20,400 from 8955000000 and 8957000000.
// tests/bench/RESULTS.md tells how well it holds in other hands.
const CalibrationModel& calibration() {
  static constexpr CalibrationModel shipped{
      .weights = {-2.306, 2.655, -2.507, 2.988,         // the time left
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
                  0, 0, 0, 0,             // nobody wins and leaves
                  // the detour to all simples from -1 to 4; one of 1 by the chance seen
                  0.165, -0.044, -0.023, -0.140, -0.200, -0.289, 0.041},
      .together = CalibrationModel::Together::all,
      .by_time = {0.537, 0.522, 0.439, 0.353, 0.317, 0.254, 0.220, 0.196, 0.198},
      .among_experts = {0.301, 0.088, 0.061, 0.049, 0.013, -0.034, -0.088, -0.094, -0.245},
      .among_slower = {0.232, -0.002, -0.030, -0.084, -0.093, -0.137, -0.187, -0.219, -0.063},
      .passing = -0.014,
      .passing_of_odds = -0.016,
      .passing_among_slower = -0.018,
      .after_kong = CalibrationModel::Added{0.16, 0.18},
      .after_claim = {-0.05, 0.07},
      // Half widths of bins beside experts or quick bots, the wider one.
      .margins = {0.4, 1.0, 1.3, 1.4, 1.4, 1.5, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4}};
  return shipped;
}

// 2,500 hands of expert (`plans` from seed 8300000000), 3,000 of quick (8310000000), 1,500 of path
// (8320000000) and 1,200 of beginner (8330000000), fitted by tests/bench/plan_shares.py and corrected by
// 16,500 of expert (8935000000, 8944000000) and 11,000 of quick (8936000000, 8945000000).
const PlanModel& plans() {
  static constexpr PlanModel shipped{
      .kind_of = plan_kind,
      .weights = {
          // a plan: the log of its share by distance, by the wall left, squared, cubed, by the log of the win
          // chance
          1.663, 1.501, 1.516, 1.408, -0.227, 1.467, 0.614, 0.024,
          // other ways by distance: by themselves, the log of their share, the wall, the turns; the win
          // chance
          -0.335, -1.737, -1.721, -0.129,  //
          1.915, 0.900, 0.759, 0.514,      //
          -0.274, 0.959, 0.014, -1.768,    //
          1.603, 0.371, 0.571, 0.388,      //
          -0.446,
          // patterns by kind: by themselves, by the wall
          0.556, -0.189, -0.133, 0.715, 0.569, 0.002, -0.589, 0.456, -0.042, 0.062, -0.964, -0.786, 0.606,
          -0.110, -0.153, 0, 0, 0, 0, 0.275, 0.529, 0.636, -0.661, -0.531, 1.615, 1.091, -0.018, -0.404,
          -0.534, -0.553, 1.163, -0.199, -0.708, -1.699, 0, 0, 0, 0,
          // in ready hands, two away, three and more away
          -1.283, 0.172, 0.844, 0.412, -0.142, 0.889, 0.071, -1.492, 0.385, 0.178, 0.996, 0.314, -0.330,
          -0.713, -0.302, 0, 0, 0, 0, 0.311, 0.477, -0.153, 0.125, 0.257, -0.684, -0.400, 0.112, -0.401,
          0.067, -0.407, 0.179, -0.265, 0.197, 0.583, 0, 0, 0, 0, 0.025, 1.383, -0.057, -0.087, 0.301, 0.088,
          -0.736, -0.451, -0.787, 0.503, 0.285, -0.171, 0.133, 0.209, -0.638, 0, 0, 0, 0,
          // by the log of the share, by its square
          -0.021, -0.090, 0.352, 0.041, 0.018, 0.297, 0.470, 0.702, 0.109, -0.150, -0.275, -0.528, -0.311,
          0.107, -0.720, 0, 0, 0, 0, -0.070, -0.017, 0.258, 0.063, -0.001, 0.038, 0.286, 0.337, -0.110, 0.001,
          -0.132, -0.177, -0.163, 0.048, -0.362, 0, 0, 0, 0,
          // by the log in ready hands, two away, three and more away
          0.555, 0.339, 0.261, 0.154, 0.115, 0.299, 0.089, -0.188, 0.012, -0.052, -0.495, -0.032, -0.717,
          0.116, -0.457, 0, 0, 0, 0, 0.129, 0.115, 0.017, 0.129, 0.138, -0.233, -0.189, -0.025, -0.117,
          -0.049, -0.027, 0.075, -0.328, 0.276, 0.090, 0, 0, 0, 0, -0.079, 0.192, 0.045, 0.059, 0.147, -0.017,
          -0.199, -0.145, -0.073, 0.011, 0.214, 0.154, -0.520, 0.216, -0.004, 0, 0, 0, 0,
          // by the share in ready hands, one away, two away, three and more away
          0.574, 0.273, 0.436, -1.106, -0.339, -0.055, -1.484, -0.167, -0.164, -0.886, 0.138, -0.135, -0.801,
          0.126, 0.221, 0, 0, 0, 0, -1.527, 0.673, -0.758, -0.262, 0.108, -0.762, -0.913, -0.729, -0.944,
          -0.114, -0.793, -0.137, 0.545, -0.605, -0.216, 0, 0, 0, 0, -1.683, -0.202, -0.780, 0.001, 0.112,
          -0.638, -0.965, -0.667, -1.005, 0.158, -0.903, -0.595, 0.068, 0.156, -0.845, 0, 0, 0, 0, -0.882,
          -1.108, -0.352, 0.737, 0.679, 0, -0.504, -0.262, -0.287, -0.593, -0.057, 0.311, -0.540, 0.214,
          -0.289, 0, 0, 0, 0,
          // by the log of the win chance, by that times the log of the share
          0.150, -0.095, -0.020, 0.094, 0.277, -0.089, -0.497, -0.211, -0.156, 0.051, 0.088, 0.107, 0.177,
          -0.153, 0.277, 0, 0, 0, 0, 0.101, 0.083, 0.055, 0.046, 0.114, 0.113, -0.044, 0.100, -0.019, -0.064,
          0.029, -0.093, -0.212, -0.044, -0.165, 0, 0, 0, 0,
          // beside slower players, there by the share, by its square, by the share times the log of the win
          // chance
          -0.119, 0.025, 0.469, 0.111, -0.051, 0.032, 0.246, 0.203, 0.158, 0.352, -0.246, 0.344, 0.018, 0.510,
          0.775, 0, 0, 0, 0, 0.348, -0.146, -0.494, -0.579, -0.138, 0.369, 0.372, -0.746, 0.458, 0.125, 0.334,
          0.629, -0.198, 0.322, 0.558, 0, 0, 0, 0, -0.313, -0.354, -0.408, -0.177, -0.767, 0.130, -0.312,
          -0.910, 0.077, 0.590, 0.189, -0.271, -0.173, 0.255, 0.230, 0, 0, 0, 0, 0.147, -0.324, -0.321,
          -0.828, -0.866, 0.137, 0.222, -0.714, -0.034, 0.357, 0.139, 0.554, -0.573, -0.471, -0.232}};
  return shipped;
}

}  // namespace tingpai::riichi
