// What differs between schemes for the bots. One value a scheme, made in engine/ai/profiles: nothing else
// here looks which rules are played.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "engine/ai/decision.h"
#include "engine/ai/level.h"
#include "engine/ai/odds.h"
#include "engine/rules/ruleset.h"
#include "engine/rules/score.h"
#include "engine/shape.h"

namespace tingpai {

struct SeatContext;
struct Target;
struct TargetLimits;
struct Efficiency;
struct EfficiencyStart;
struct EfficiencyModel;
struct ReadinessModel;
struct HabitModel;
struct OpponentModel;
struct CalibrationModel;
struct PlanModel;
struct WallEndModel;

// How games go on whose end is told by places: see Standing.
struct PlacementModel {
  double spread = 0;   // of a score by one deal and its repeats: standard deviation, points
  double dealing = 0;  // what one deal and its repeats bring whoever deals, points that the others pay
};

// Constants of the comparison of actions. What has a unit is in the profile's unit of value.
struct ValueConstants {
  float stake = 0;  // what a win saves: the mean loss when somebody else wins
  // Going on means discarding what comes, turn after turn; giving up means discarding what is safest.
  double risk_ahead = 0.3;  // share of the drawn tiles that are discarded while going on
  double safe_share = 0.1;  // danger of the discards while giving up, as a share of an average tile's
  double kept_hope = 0.5;   // of the value of the hand while giving up
  double caution = 1;       // how heavily danger weighs
  double kongs_ahead = 0;   // weight of what kongs may still be paid
  double stick = 0;         // lost with a declared hand that does not win
  double claimed_wins = 1;  // share of the calibrated win chance that a chow or pung keeps
  double opened_wins = 1;   // share of that where it opens the hand by tiles of a suit
  double opened = 0;        // what a closed hand gives up with a chow or pung: tiles to defend itself with
  double declared = 0;      // what a declared hand gains because the others give theirs up
  // Styles, each with one constant of its own.
  float fast_stake = 0;
  float big_stake = 0;
  double careful_caution = 2;
  double regular_error = 0;  // size of a regular's errors of judgement
  // The master looks ahead where options differ by less than `close`, and displaces the expert's choice by
  // what is better by more than `doubt`: less is mostly which hands happened to be sampled.
  double close = 0;
  double doubt = 0;
  // The error of the search by distance of the best action, see hindsight(): of discards, of claims.
  using ByDistance = std::array<double, 4>;
  ByDistance blur_of_discards{};
  ByDistance blur_of_claims{};
  bool blurs_danger = false;  // what discards lose by danger fades, too
  // From how much lost value on a mistake is small, medium, large.
  std::array<double, 3> mistakes{};
};

// A level that is played with.
struct OfferedLevel {
  Level level;
  std::optional<double> rating;  // points a hand against three Regulars, where it was measured
};

// What this seat is paid at once for a kong, however the hand ends, in the unit of value.
struct KongIncome {
  double concealed = 0;
  double added = 0;
  double melded = 0;
  bool late = true;  // an added one of a tile that was kept back is paid as well
};

struct Profile {
  FormSet forms;    // that a hand may end in
  ValueUnit unit;   // of Evaluation::value and all that is compared with it
  OddsModel apart;  // for ways to win that are added up one by one
  OddsModel race;   // for those that are raced, turn by turn
  ValueConstants value;
  const ReadinessModel* readiness;
  const OpponentModel* opponents;
  const HabitModel* habits;                   // null where nothing was measured: every tile leaves as readily
  const CalibrationModel* calibration;        // null: chances are as the search sees them
  const PlanModel* plans;                     // null: the shares of plans, too
  const PlacementModel* placement = nullptr;  // null: points alone count
  std::span<const OfferedLevel> levels;       // those that the arena told apart, weakest first
  // See find_targets(), score_of() and efficiency_of(), which call these.
  std::vector<Target> (*find_targets)(const Hand& hand, const SeatContext& context, const Odds& odds,
                                      const Ruleset& ruleset, const TargetLimits& limits,
                                      std::stop_token stop);
  Score (*score_of)(const Target& target, const Hand& hand, const SeatContext& context, const Odds& odds,
                    const Ruleset& ruleset);
  Efficiency (*efficiency)(const EfficiencyStart& start, const Ruleset& ruleset, const EfficiencyModel& model,
                           std::stop_token stop);
  double (*won_on_discard)(double total);   // what a win on a discard brings on average
  double (*lost_by_discard)(double total);  // what dealing into such a hand costs beyond any lost hand
  // How many draws more than the nearest win a hand of 3n + 1 tiles needs for one pattern: win chances are
  // corrected by it. Less than 0 where the hand has nothing but tiles of that pattern, nothing where it no
  // longer matters. Null: no pattern stands out.
  std::optional<int> (*detour)(const Hand& hand, Shanten shanten) = nullptr;
  bool goes_on = false;  // after a win: a discard that deals in costs its points, but not the hand
  // Null: kongs are not paid beside a win.
  KongIncome (*kong_income)(const PlayerView& view) = nullptr;
  const WallEndModel* wall_end = nullptr;  // null: a hand that the wall ends settles nothing
  // What comes before the first discard (exchange, void suit). Null: the first legal action.
  std::optional<Decision> (*opening)(const PlayerView& view, const LegalActions& legal,
                                     const Budget& budget) = nullptr;
};

const Profile& profile_of(const Ruleset& ruleset);

inline std::optional<int> detour_of(const Profile& profile, const Hand& hand, Shanten shanten) {
  return profile.detour != nullptr ? profile.detour(hand, shanten) : std::nullopt;
}

}  // namespace tingpai
