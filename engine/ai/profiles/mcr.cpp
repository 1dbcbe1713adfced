#include "engine/ai/profiles/mcr.h"

#include <array>

#include "engine/ai/exact/efficiency.h"
#include "engine/ai/profiles/mcr_directions.h"
#include "engine/ai/targets/target_search.h"
#include "engine/rules/mcr/scheme.h"

namespace tingpai::mcr {

namespace {

constexpr FormSet forms = five_forms;

class Fans {
 public:
  static constexpr FormSet forms = mcr::forms;
  static constexpr Fan most_from_concealment = 6;  // concealed hand, own draw and two concealed pungs

  Fans(const SeatContext& context, const Rules& rules) : rules_(rules), flowers_(context.flowers) {}

  Fan count(const Win& win) const { return base_fan(win, rules_); }
  Fan count(const Reading& reading, const Circumstances& how) const { return base_fan(reading, how, rules_); }
  Fan least() const { return rules_.minimum_fan; }
  float points_on_draw(Fan fan) const { return static_cast<float>(mcr::points_on_draw(fan + flowers_)); }
  float points_on_discard(Fan fan) const {
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
Efficiency efficiency(const Hand& hand, const TileCounts& wall, const Circumstances& context,
                      const Ruleset& ruleset, const EfficiencyModel& model, std::stop_token stop) {
  static constexpr std::array others{Form::seven_pairs, Form::thirteen_orphans, Form::knitted_straight,
                                     Form::knitted_honours};
  const Rules& rules = rules_of(ruleset);
  Win win;
  win.melds = hand.melds;
  win.self_drawn = true;
  win.round = context.round;
  win.seat = context.seat;
  const Worth worth = [&](const TileCounts& complete, int kind) {
    win.concealed = complete;
    win.concealed.remove(kind);
    win.tile = Tile::from_index(kind);
    const Fan fan = base_fan(win, rules);
    return fan < rules.minimum_fan ? 0.0F : static_cast<float>(points_on_draw(fan + context.flowers));
  };
  return tingpai::efficiency(hand, wall, others, worth, model, std::move(stop));
}

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

const Profile& profile(const Rules&) {
  static constexpr Profile mine{forms, find_targets, score_of, efficiency, points_on_discard, plan_kind};
  return mine;
}

}  // namespace tingpai::mcr
