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
// 18,000 beside quick and 4,000 beside path bots from 8892000000 to 8896000000; of experts, 2,500 more from
// 8927000000.
const OpponentModel& opponents() {
  static const OpponentModel shipped = [] {
    OpponentModel model;
    model.total_by_melds = {3.1, 2.3, 2.8, 2.9, 3.5};
    model.declared_total = 3.4;
    model.more_of_dealer = 0.6;  // of half as many points again
    model.losing = {{{1.3, -1.5}, {1.3, -1.5}, {1.28, -0.4}, {1.1, -1.5}, {1.4, -0.5}, {1.32, -0.8}}};
    model.looks.fill({quiet_of_others, declared_of_others});
    model.looks.back() = {quiet_of_experts, declared_of_experts};
    return model;
  }();
  return shipped;
}

// Logistic regression over 445,000 choices of an expert at tables of every level, fitted by
// tests/bench/calibration.py and corrected by 840,000 beside experts, quick and path bots since the last turn
// of the wall counts in part. Since experts play for the end of the wall, lifts, passing and calls follow
// 5,000 hands of theirs from 8927000000 and 8928000000 and 7,000 beside quick bots from 8929000000, and calls
// 2,500 of theirs from 8930000000, too. tests/bench/RESULTS.md tells how well it holds in other hands.
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
      .by_time = {-0.216, 0.054, 0.012, 0.033, 0.038, 0.005, 0, 0, 0.007},
      .among_experts = {0.441, 0.318, 0.261, 0.208, 0.145, 0.115, 0.039, 0.017, 0},
      .among_slower = {0.255, 0.153, 0.132, 0.107, 0.101, 0.050, 0.080, 0.070, 0.171},
      .passing = -0.05,
      .passing_of_odds = -0.03,
      .passing_among_slower = -0.01,
      .after_kong = CalibrationModel::Added{0.28, 0.15},
      .after_claim = {-0.10, 0.07},
      // Half widths of bins beside experts or quick bots, the wider one.
      .margins = {0.4, 1.0, 1.3, 1.4, 1.4, 1.5, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4}};
  return shipped;
}

// 2,500 hands of expert (`plans` from seed 8300000000), 3,000 of quick (8310000000), 1,500 of path
// (8320000000) and 1,200 of beginner (8330000000), fitted by tests/bench/plan_shares.py.
const PlanModel& plans() {
  static constexpr PlanModel shipped{
      .kind_of = plan_kind,
      .weights = {
          // a plan: the log of its share by distance, by the wall left, squared, cubed, by the log of the win
          // chance
          1.092, 1.040, 1.090, 1.050, 0.017, 0.761, 0.137, 0.064,
          // other ways by distance: by themselves, the log of their share, the wall, the turns; the win
          // chance
          1.927, -1.735, -1.805, -1.488,  //
          2.380, 0.876, 0.699, 0.462,     //
          0.289, 0.800, -0.496, -0.329,   //
          0.386, 1.269, 1.370, 0.602,     //
          -0.627,
          // patterns by kind: by themselves, by the wall, in ready hands
          -0.209, 0.438, 0.366, 0.695, 0.215, -1.135, -0.986, 0.201, 0.217, 0.363, -0.309, -0.483, 1.415,
          0.135, -0.745, -0.049, -0.049, -0.049, -0.049, 0.991, 1.629, -0.926, 0.031, 0.673, 2.331, 1.116,
          -0.798, -0.686, 0.904, -0.942, 1.988, -0.158, -0.809, -1.151, -1.049, -1.049, -1.049, -1.049,
          -1.263, -0.932, 0.775, 0.157, 0.113, 1.239, -0.787, -1.527, 0.264, 0.129, 1.257, 0.725, 0.303,
          -0.635, -0.164, 0.086, 0.086, 0.086, 0.086}};
  return shipped;
}

}  // namespace tingpai::riichi
