// Win chances as they turn out: METHOD.md, Honest numbers. The search counts the ways it sees; hands far from
// ready, and early ones, find more on the way, late ones fewer.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/ai/field.h"
#include "engine/shape.h"
#include "engine/table/event.h"

namespace tingpai {

// What a hand has just done. After passing and after a kong its own draw is nearer than after a discard.
enum class After : std::uint8_t { discard, passing, claim, kong };
std::optional<After> after_of(ActionType type);  // nothing where the hand does not go on

// What was fitted to what happened.
struct CalibrationModel {
  // What a correction adds up: functions of what is known when a chance is shown.
  static constexpr std::size_t common_terms = 23;
  static constexpr std::size_t slower_levels = 4;  // than an expert: beginner to path
  static constexpr std::size_t left_terms = 4;     // for one and two who have won and left
  static constexpr int longest_detour = 4;         // that is told apart, see Profile; the shortest is -1
  static constexpr std::size_t detours = longest_detour + 2;
  static constexpr std::size_t term_count = common_terms + 3 * slower_levels + left_terms + detours + 1;
  using Terms = std::array<double, term_count>;

  Terms weights{};
  // What of a decision has one correction, found for its best discard, or for passing where there is none:
  // what is right over many positions may be wrong between the actions of one.
  enum class Together : std::uint8_t { nothing, discards, all };
  Together together = Together::nothing;
  // Below it chances shrink in proportion, so that they grow with the chance seen everywhere.
  static constexpr double faint = 0.005;
  // What the weights leave: so much is added where so much of the time is left, and then to log odds of
  // lifted_at, in straight lines between and beyond.
  using Lift = std::array<double, 9>;
  Lift times{0.02, 0.06, 0.1, 0.18, 0.27, 0.36, 0.46, 0.58, 0.68};
  Lift by_time{};
  Lift lifted_at{-3, -2, -1.6, -1.2, -0.8, -0.4, 0, 0.6, 1.5};
  Lift among_experts{};
  Lift among_slower{};
  // After passing among experts: so much, and so much of the log odds, is added beside the lift; among slower
  // players so much.
  double passing = 0;
  double passing_of_odds = 0;
  double passing_among_slower = 0;
  // What is added after a kong, whose replacement comes at once (null: what is added after passing), and
  // after a chow or a pung.
  struct Added {
    double among_experts = 0;
    double among_slower = 0;
  };
  std::optional<Added> after_kong = std::nullopt;
  Added after_claim{};
  // For chances of 0 to 5 %, 5 to 10 % and so on, the last for all above: how far what was shown is from what
  // happened, and the error of that, in percent.
  std::array<double, 16> margins{};

  // Half of the 95 % interval around a chance that is shown. Both 0 to 1.
  double margin(double chance) const;
};

// What the search saw of a hand after an action.
struct SeenChance {
  double chance = 0;  // to win, 0 to 1
  int melds = 0;      // its own
  Shanten shanten = 0;
  After after = After::discard;
  std::optional<int> detour = std::nullopt;  // see Profile
};

class Calibration {
 public:
  // draws_left: see PublicState; ready: opponents that seem to be, on average; seat: whose chances these are;
  // in_play: seats that are not out. The model is to outlive it.
  Calibration(const CalibrationModel& model, int draws_left, double ready, const Field& field, Seat seat,
              int in_play = 4);

  // How often hands won for which the search saw this. 0 to 1; greater for greater chances.
  double operator()(const SeenChance& seen) const;

  // By how much a chance's log odds are corrected, and a chance that was so.
  double correction(const SeenChance& seen) const;
  double corrected(double seen, double correction) const;
  // What is added to the log odds after an action where the correction is that of another.
  double added(After after) const;
  CalibrationModel::Together together() const { return model_->together; }

  // The shown chance is kept(seen) times the logistic function of the terms by their weights, lifted as the
  // model says.
  CalibrationModel::Terms terms(const SeenChance& seen) const;
  double kept(double seen) const;  // 0 to 1, less than 1 for the smallest chances

 private:
  double shown_odds(const SeenChance& seen) const;

  const CalibrationModel* model_;
  double time_;  // left
  double ready_;
  int in_play_;
  std::array<double, CalibrationModel::slower_levels> slower_{};  // share of each among the three others
  double experts_ = 0;                                            // the rest, but for rounding
};

}  // namespace tingpai
