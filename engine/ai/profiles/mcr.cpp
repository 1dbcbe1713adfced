#include "engine/ai/profiles/mcr.h"

#include <array>

#include "engine/ai/exact/efficiency.h"
#include "engine/ai/profiles/mcr_directions.h"
#include "engine/ai/profiles/mcr_tables.h"
#include "engine/ai/targets/target_search.h"
#include "engine/rules/mcr/scheme.h"

namespace tingpai::mcr {

namespace {

constexpr FormSet forms = five_forms;

class Fans {
 public:
  static constexpr FormSet forms = mcr::forms;
  static constexpr Fan most_from_concealment = 6;  // concealed hand, own draw and two concealed pungs
  static constexpr Fan most_from_drawing = 1;

  Fans(const SeatContext& context, const Rules& rules) : rules_(rules), flowers_(context.flowers) {}

  Fan count(const Win& win) const { return base_fan(win, rules_); }
  Fan count(const Reading& reading, const Circumstances& how) const { return base_fan(reading, how, rules_); }
  Fan least() const { return rules_.minimum_fan; }
  float points_on_draw(Fan fan, bool /*closed*/) const {
    return static_cast<float>(mcr::points_on_draw(fan + flowers_));
  }
  float points_on_discard(Fan fan, bool /*closed*/) const {
    return static_cast<float>(mcr::points_on_discard(fan + flowers_));
  }
  std::span<const Core> cores() const { return mcr::cores(); }
  std::span<const TileSet> tile_sets() const { return mcr::tile_sets(); }

 private:
  const Rules& rules_;
  int flowers_;
};

std::vector<Target> find_targets(const Hand& hand, const SeatContext& context, const Odds& odds,
                                 const Ruleset& ruleset, const TargetLimits& limits, std::stop_token stop) {
  const Fans fans(context, rules_of(ruleset));
  return target_search::TargetSearch(hand, context, odds, fans, limits, std::move(stop)).run();
}

Score score_of(const Target& target, const Hand& hand, const SeatContext& context, const Odds& odds,
               const Ruleset& ruleset) {
  const Rules& rules = rules_of(ruleset);
  const bool self_drawn = target.finish == Finish::open_self || target.finish == Finish::closed_self;
  if (target.missing.size() == 1) {
    Win win = win_of_ready(target, hand, context);
    win.self_drawn = self_drawn;
    return score(win, rules).value_or(Score{});
  }
  Circumstances win;
  win.self_drawn = self_drawn;
  win.round = context.round;
  win.seat = context.seat;
  const bool claimed = target.finish == Finish::open || target.finish == Finish::open_self;
  return score(reading_of(target, hand, last_missing(target, odds), claimed), win, rules);
}

// At least the minimum of fan on an own draw; the winds and flowers are the context's. Never the last tile of
// its kind or of the wall.
Efficiency efficiency(const EfficiencyStart& start, const Ruleset& ruleset, const EfficiencyModel& model,
                      std::stop_token stop) {
  const Rules& rules = rules_of(ruleset);
  Win win;
  win.melds = start.hand.melds;
  win.self_drawn = true;
  win.round = start.context.round;
  win.seat = start.context.seat;
  const Worth worth = [&](const TileCounts& complete, int kind) {
    win.concealed = complete;
    win.concealed.remove(kind);
    win.tile = Tile::from_index(kind);
    const Fan fan = base_fan(win, rules);
    return fan < rules.minimum_fan ? 0.0F : static_cast<float>(points_on_draw(fan + start.context.flowers));
  };
  return tingpai::efficiency(start.hand, start.wall, forms, worth, model, std::move(stop));
}

}  // namespace

const Profile& profile(const Rules&) {
  // "Strength and speed of the levels" in tests/bench/RESULTS.md
  static constexpr std::array<OfferedLevel, 8> levels{{{Level::random, {}},
                                                       {Level::beginner, -9.1},
                                                       {Level::quick, -3.8},
                                                       {Level::regular, 0.0},
                                                       {Level::club, 3.4},
                                                       {Level::path, 6.5},
                                                       {Level::expert, 8.1},
                                                       {Level::master, {}}}};
  static const Profile mine{
      .forms = forms,
      .unit = ValueUnit::points,
      .apart = {.discard_rate = 0.5, .bias = {0, 1, 5, 5}},
      .race = {.discard_rate = 0.75, .bias = {0, 1.5, 5, 3.5}},
      .value = {.stake = 10,
                .fast_stake = 30,
                .big_stake = -20,
                .regular_error = 5,
                .close = 5,
                .doubt = 0.25,
                // Made by tests/bench/hindsight.py from 14,000 hands of other players, beside the choices by
                // lot of `losses` (tests/bench/RESULTS.md).
                .blur_of_discards = {2.7, 2.7, 3.0, 3.0},
                .blur_of_claims = {0, 0, 0, 3.0},
                .blurs_danger = true,
                .mistakes = {0.3, 1.5, 4.0}},
      .readiness = &readiness(),
      .opponents = &opponents(),
      .habits = &habits(),
      .calibration = &calibration(),
      .plans = &plans(),
      .levels = levels,
      .find_targets = find_targets,
      .score_of = score_of,
      .efficiency = efficiency,
      .won_on_discard = [](double total) { return points_on_discard(0) + total; },
      .lost_by_discard = [](double total) { return total; },
  };
  return mine;
}

}  // namespace tingpai::mcr
