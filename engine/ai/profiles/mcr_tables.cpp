#include "engine/ai/profiles/mcr_tables.h"

#include "engine/rules/mcr/mcr.h"

namespace tingpai::mcr {

namespace {

// Groups of patterns that turn out alike; each frequent pattern is a group of its own.
std::size_t plan_kind(PatternId id) {
  using enum Pattern;
  const Pattern pattern = pattern_of(id);
  switch (pattern) {
    case mixed_shifted_chows:
      return 0;
    case all_types:
      return 1;
    case half_flush:
      return 2;
    case all_chows:
      return 3;
    case pure_shifted_chows:
      return 4;
    case mixed_straight:
      return 5;
    case mixed_triple_chow:
      return 6;
    case pure_straight:
      return 7;
    case knitted_straight:
      return 8;
    case seven_pairs:
    case seven_shifted_pairs:
      return 9;
    case lesser_honors_and_knitted_tiles:
      return 10;
    case greater_honors_and_knitted_tiles:
    case thirteen_orphans:
      return 11;
    case all_pungs:
      return 12;
    case full_flush:
    case nine_gates:
    case all_green:
      return 13;
    case upper_four:
    case lower_four:
    case upper_tiles:
    case middle_tiles:
    case lower_tiles:
    case all_five:
    case all_even_pungs:
    case reversible_tiles:
      return 14;
    case outside_hand:
      return 16;
    case two_dragon_pungs:
    case little_three_dragons:
    case big_three_winds:
      return 17;
    default:
      return pattern < all_pungs ? 15 : 18;  // dear ones, cheap ones
  }
}

}  // namespace

const OpponentModel& opponents() {
  static constexpr OpponentModel shipped{
      // The published value is 0, but no rule forbids such waits and they occur: 0.3 % of such discards lose
      // in self-play.
      .regretted_wait = 0.15F,
      // Where the tables of readiness say 0, in the first turns, 0.015 % of an expert's discards lose to an
      // opponent, which this chance reproduces.
      .least_ready = 0.005F,
      // Means of 1,758 wins in 2,500 hands of experts (tests/bench/winning_fans). Honours and one suit among
      // the melds add little except in rare hands.
      .total_by_melds = {16.1, 11.9, 12.8, 13.8, 11.3},
      // From 42,000 hands of experts and 44,000 to 59,000 beside quick, regular and path bots (`reliability`,
      // "danger by level"), a beginner's from 12,000 mixed ones; a straight line where hardly any chance is
      // high or nothing speaks for a bend.
      .losing = {{{1.25, 0}, {1.25, 0}, {1.28, 0}, {1.2, 1.2}, {1.18, 0.9}, {1.24, 0}}}};
  return shipped;
}

// Logistic regression over 4.20 million choices in 181,000 hands that an expert played at tables of quick,
// regular, path and beginners, of three more experts, and of players drawn by lot, corrected by 2.14 million
// choices in 82,400 more. Fitted by tests/bench/calibration.py, which names the hands; tests/bench/RESULTS.md
// tells how well they hold in others.
const CalibrationModel& calibration() {
  static constexpr CalibrationModel shipped{
      .weights =
          {
              -1.676, 4.512, -6.075, 3.614,         // the time left
              0.795, 0.403, -0.296, -0.026, 0.096,  // the chance seen
              -0.263, 0.205, 0.061,                 // opponents that are ready
              -0.022, -0.086, 0.023,                // own melds
              0.715, -0.541,                        // a ready hand
              0.370, -0.296,                        // one tile from ready
              -0.082, 0.006,                        // three or more
              0.083, -0.023,                        // its draw comes next
              // the share of a level among the others: by itself, by the time left, by the chance seen
              0.497, -0.165, -0.118,  // beginner
              0.437, -0.232, -0.081,  // quick
              0.392, -0.196, -0.081,  // regular
              0.101, 0.087, -0.005,   // path
          },
      // 0.06 of the log odds above one half are taken off, as five lots of hands ask for (210, 230, 250, 264
      // and 270 million); proved on a sixth.
      .among_experts = {0, 0, 0, 0, 0, 0, 0, -0.036, -0.09},
      .passing = -0.046,
      .passing_of_odds = -0.052,
      // Among experts; from 55 % on beside quick bots.
      .margins = {0.7, 0.6, 0.7, 0.4, 0.7, 0.9, 0.6, 1.1, 1.2, 1.6, 1.4, 2.0, 1.7, 1.8, 2.4, 2.4}};
  return shipped;
}

// Multinomial logit over 3.3 million choices of experts in 122,000 hands at tables of every level, fitted by
// tests/bench/plan_shares.py, which lists the commands; tests/bench/RESULTS.md tells how well it fits other
// hands.
const PlanModel& plans() {
  static constexpr PlanModel shipped{
      .kind_of = plan_kind,
      .weights = {
          // a plan: the log of its share by distance, by the wall left, squared, cubed, by the log of the win
          // chance
          1.152, 1.161, 1.205, 1.134, 0.062, 1.005, 0.258, 0.039,
          // other ways by distance: by themselves, the log of their share, the wall, the turns; the win
          // chance
          -4.594, -4.098, -3.938, -4.496,  //
          0.644, 0.548, 0.841, 1.242,      //
          -0.163, -0.812, -2.043, -1.354,  //
          0.772, 1.954, 2.922, 3.085,      //
          -1.188,
          // patterns by kind: by themselves, by the wall, in ready hands
          -0.213, 0.952, -0.306, -0.333, -0.688, -0.293, 0.046, -0.548, 0.338, 0.882, -0.217, 0.119, 0.433,
          -0.786, -0.397, 0.542, -0.180, 0.688, -0.039, 0.877, -0.996, 0.813, 0.367, 1.323, 0.538, 0.309,
          0.794, -0.473, -1.092, -0.430, -1.268, -0.473, 1.888, 1.226, -0.912, -0.114, -1.492, -0.885, -1.321,
          -0.705, -0.982, -0.997, -1.183, -1.632, -1.398, -1.321, 8.281, -1.360, 5.707, 5.456, -1.591, 0.098,
          -1.642, -1.424, -1.469, -1.584, -0.933}};
  return shipped;
}

}  // namespace tingpai::mcr
