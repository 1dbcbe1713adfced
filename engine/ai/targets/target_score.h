// How good a target is, for every scheme: METHOD.md, Targets.
#pragma once

#include <algorithm>
#include <concepts>
#include <span>

#include "engine/ai/targets/targets.h"

namespace tingpai {

// What the search asks a scheme about a complete hand.
template <class A>
concept Appraiser = requires(const A appraiser, const Win win, const Reading reading, const Circumstances how,
                             Fan fan, bool closed) {
  { A::forms } -> std::convertible_to<FormSet>;
  { A::most_from_concealment } -> std::convertible_to<Fan>;  // that staying concealed adds to a hand
  { A::most_from_drawing } -> std::convertible_to<Fan>;      // that an own draw adds
  { appraiser.count(win) } -> std::same_as<Fan>;           // of a hand whose tiles are known; below 0: no win
  { appraiser.count(reading, how) } -> std::same_as<Fan>;  // of one reading
  { appraiser.least() } -> std::same_as<Fan>;              // that a hand must count to win
  // That such a win brings, of a hand that stays closed or not.
  { appraiser.points_on_draw(fan, closed) } -> std::same_as<float>;
  { appraiser.points_on_discard(fan, closed) } -> std::same_as<float>;
  { appraiser.cores() } -> std::convertible_to<std::span<const Core>>;
  { appraiser.tile_sets() } -> std::convertible_to<std::span<const TileSet>>;
};

// Says of a target how it may be won, and what that brings.
template <Appraiser A>
class TargetScorer {
 public:
  TargetScorer(const Hand& hand, const SeatContext& context, const Odds& odds, const A& appraiser, bool open)
      : hand_(hand), context_(context), odds_(odds), appraiser_(appraiser), open_(open) {}

  // Fills finish, fan, points and weight; false if the target cannot be won.
  bool score(Target& target) const {
    return target.missing.size() == 1 ? score_ready(target) : score_reading(target);
  }

 private:
  // Chance of the whole way if its tiles came independently: what targets are ranked by.
  float weigh(const Target& target, std::size_t last) const {
    const bool claims = target.finish == Finish::open || target.finish == Finish::open_self;
    float chance =
        odds_.chance(target.missing[last].kind, way_of_win(target.finish), target.missing[last].taken);
    unsigned claimed_groups = 0;
    for (std::size_t i = 0; i < target.missing.size(); ++i) {
      if (i == last) continue;
      const Missing& missing = target.missing[i];
      Way way = Way::draw;
      if (claims && missing.group < Missing::pair && (claimed_groups >> missing.group & 1) == 0) {
        claimed_groups |= 1U << missing.group;
        way = is_chow(target.groups[missing.group]) ? Way::chow : Way::pung;
      }
      chance *= odds_.chance(missing.kind, way, missing.taken);
    }
    return chance;
  }

  // Fills finish, fan and points from what the hand is worth either way; below the minimum it is no way to
  // finish.
  void set_points(Target& target, int kind, Fan on_discard, Fan on_draw) const {
    const bool claims = target.finish == Finish::open || target.finish == Finish::open_self;
    // A few hands, a chicken hand say, may win on a discard only: then an own draw brings nothing.
    if constexpr (requires { appraiser_.paid(on_draw, !claims); })
      target.paid = appraiser_.paid(std::max(on_discard, on_draw), !claims);
    const bool may_draw = on_draw >= appraiser_.least();
    const float drawn = may_draw ? appraiser_.points_on_draw(on_draw, !claims) : 0.0F;
    if (on_discard < appraiser_.least()) {
      target.finish = claims ? Finish::open_self : Finish::closed_self;
      target.fan = on_draw;
      target.points = target.drawn = drawn;
      return;
    }
    target.finish = claims ? Finish::open : Finish::closed;
    target.fan = on_discard;
    const float share = odds_.rate(kind, Way::draw) / odds_.rate(kind, way_of_win(target.finish));
    target.drawn = share * drawn;
    target.points = target.drawn + (1 - share) * appraiser_.points_on_discard(on_discard, !claims);
  }

  // One tile short: the hand is known, so that its score is exact.
  bool score_ready(Target& target) const {
    Win win = win_of_ready(target, hand_, context_);
    const Fan on_discard = appraiser_.count(win);
    win.self_drawn = true;
    const Fan on_draw = appraiser_.count(win);
    if (std::max(on_discard, on_draw) < appraiser_.least()) return false;
    target.finish = open_ ? Finish::open : Finish::closed;
    set_points(target, target.missing[0].kind, on_discard, on_draw);
    target.weight = target.points * weigh(target, 0);
    return true;
  }

  // Several tiles short: the better of going by claims and of staying concealed.
  bool score_reading(Target& target) const {
    const std::size_t last = last_missing(target, odds_);
    Circumstances context;
    context.round = context_.round;
    context.seat = context_.seat;
    const auto fan = [&](bool claimed, bool self_drawn) {
      context.self_drawn = self_drawn;
      return appraiser_.count(reading_of(target, hand_, last, claimed), context);
    };
    const bool groups = target.form == Form::standard || target.form == Form::knitted_straight;
    bool found = false;
    const auto consider = [&](Finish finish, Fan on_discard, Fan on_draw) {
      if (std::max(on_discard, on_draw) < appraiser_.least()) return;
      Target way = target;
      way.finish = finish;
      set_points(way, target.missing[last].kind, on_discard, on_draw);
      way.weight = way.points * weigh(way, last);
      if (!found || way.weight > target.weight) target = way;
      found = true;
    };
    const Fan open = groups ? fan(true, false) : 0;
    if (groups)
      consider(Finish::open, open,
               open + A::most_from_drawing >= appraiser_.least() ? fan(true, true) : open);
    // An open hand gains from drawing the rest itself by concealed pungs alone; three of them are worth the
    // way.
    const auto pungs =
        std::count_if(target.groups.begin(), target.groups.end(), [](GroupId id) { return !is_chow(id); });
    if ((!open_ || pungs >= 2) &&
        (!groups || pungs >= 3 || open + A::most_from_concealment >= appraiser_.least())) {
      const Fan closed = fan(false, false);
      consider(Finish::closed, closed, fan(false, true));
    }
    return found;
  }

  const Hand& hand_;
  const SeatContext& context_;
  const Odds& odds_;
  const A& appraiser_;
  bool open_;  // something has been claimed
};

}  // namespace tingpai
