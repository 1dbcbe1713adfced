#include "engine/ai/profiles/hongzhong.h"

#include <algorithm>
#include <array>

#include "engine/ai/exact/efficiency.h"
#include "engine/ai/profiles/hongzhong_tables.h"
#include "engine/ai/targets/target_search.h"
#include "engine/rules/hongzhong/scheme.h"

namespace tingpai::hongzhong {

namespace {

// What the tiles that are turned over for a win are expected to add, as far as this seat sees.
class Bonus {
 public:
  Bonus(const Odds& odds, const Rules& rules) : rules_(rules) {
    double hits = 0;
    double ranks = 0;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      const Tile tile = Tile::from_index(kind);
      Win win;
      win.under.push_back(tile);
      if (odds.live(kind) > 0) (rules.rank_counts ? ranks : hits) += odds.live(kind) * bonus_of(rules, win);
    }
    const double all = std::max(1, odds.live_total());
    each_ = (rules.rank_counts ? ranks : rules.base * hits) / all;
  }
  // What each who pays gives for a win.
  double points(bool holds_red) const { return rules_.base + each_ * tiles_to_turn(rules_, holds_red); }

 private:
  const Rules& rules_;
  double each_ = 0;  // points of a tile
};

// A win counts 1, and one more without a red dragon, since more tiles are turned over then.
template <bool seven_pairs>
class Wins {
 public:
  static constexpr FormSet forms =
      (seven_pairs ? FormSet({Form::standard, Form::seven_pairs}, true) : FormSet{Form::standard})
          .with_wild(wild);
  static constexpr Fan most_from_concealment = 0;
  static constexpr Fan most_from_drawing = 3;  // all of it

  Wins(const Odds& odds, const Rules& rules) {
    const Bonus bonus(odds, rules);
    points_ = {0, static_cast<float>(3 * bonus.points(true)), static_cast<float>(3 * bonus.points(false))};
  }

  Fan count(const Win& win) const {
    return counted(win.self_drawn, win.concealed[wild] > 0 || win.tile.kind() == wild);
  }
  Fan count(const Reading& reading, const Circumstances& how) const {
    return counted(how.self_drawn, reading.tiles[wild] > 0);
  }
  Fan least() const { return 1; }
  float points_on_draw(Fan fan, bool /*closed*/) const { return points_[static_cast<std::size_t>(fan)]; }
  float points_on_discard(Fan, bool /*closed*/) const { return 0; }
  std::span<const Core> cores() const { return {}; }
  std::span<const TileSet> tile_sets() const { return {}; }

 private:
  static Fan counted(bool self_drawn, bool holds_red) {
    if (!self_drawn) return -1;
    return holds_red ? 1 : 2;
  }

  std::array<float, 3> points_{};
};

template <bool seven_pairs>
std::vector<Target> targets_of(const Hand& hand, const SeatContext& context, const Odds& odds,
                               const Ruleset& ruleset, const TargetLimits& limits, std::stop_token stop) {
  const Wins<seven_pairs> wins(odds, rules_of(ruleset));
  return target_search::TargetSearch(hand, context, odds, wins, limits, std::move(stop)).run();
}

// The tiles of the whole hand tell how it wins.
Score score_of(const Target& target, const Hand& hand, const SeatContext&, const Odds&,
               const Ruleset& ruleset) {
  Win win = win_of(target, hand);
  win.self_drawn = true;
  return score(win, rules_of(ruleset)).value_or(Score{});
}

Efficiency efficiency(const EfficiencyStart& start, const Ruleset& ruleset, const EfficiencyModel& model,
                      std::stop_token stop) {
  const Rules& rules = rules_of(ruleset);
  Win win;
  win.melds = start.hand.melds;
  win.self_drawn = true;
  const Worth worth = [&](const TileCounts& complete, int kind) {
    win.concealed = complete;
    win.concealed.remove(kind);
    win.tile = Tile::from_index(kind);
    return way_of(win, rules) ? static_cast<float>(3 * rules.base) : 0.0F;
  };
  return tingpai::efficiency(start.hand, start.wall, forms(rules), worth, model, std::move(stop));
}

KongIncome kong_income(const PlayerView& view) {
  const auto paid = [&](MeldType type) {
    const Seat payer = view.table.after(view.seat);
    return static_cast<double>(
        kong_payments(rules_of(view.table.ruleset), type, view.seat, payer)[view.seat]);
  };
  return {.concealed = paid(MeldType::concealed_kong),
          .added = paid(MeldType::added_kong),
          .melded = paid(MeldType::melded_kong)};
}

template <bool seven_pairs>
const Profile& profile_with() {
  // "The new rulesets" in tests/bench/RESULTS.md
  static constexpr std::array<OfferedLevel, 5> levels{{{Level::random, {}},
                                                       {Level::beginner, {}},
                                                       {Level::quick, {}},
                                                       {Level::path, {}},
                                                       {Level::expert, {}}}};
  static const Profile mine{
      .forms = Wins<seven_pairs>::forms,
      .unit = ValueUnit::points,
      .apart = {.discard_rate = 0.5, .bias = {0, 0, 5, 0}},
      .race = {.discard_rate = 0.75, .bias = {0, 0, 5, 0}},
      .value = {.stake = 2.5,
                .fast_stake = 7.5,
                .big_stake = -5,
                .regular_error = 1.2,
                .close = 1.2,
                .doubt = 0.06,
                .mistakes = {0.1, 0.4, 1.0}},
      .readiness = &readiness(),
      .opponents = &opponents(),
      .habits = nullptr,
      .calibration = &calibration(),
      .plans = &plans(),
      .levels = levels,
      .find_targets = targets_of<seven_pairs>,
      .score_of = score_of,
      .efficiency = efficiency,
      .won_on_discard = [](double total) { return total; },
      .lost_by_discard = [](double) { return 0.0; },
      .kong_income = kong_income,
  };
  return mine;
}

}  // namespace

const Profile& profile(const Rules& rules) {
  return rules.seven_pairs ? profile_with<true>() : profile_with<false>();
}

}  // namespace tingpai::hongzhong
