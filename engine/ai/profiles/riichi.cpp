#include "engine/ai/profiles/riichi.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/ai/hand_shape.h"
#include "engine/ai/profiles/riichi_directions.h"
#include "engine/ai/profiles/riichi_efficiency.h"
#include "engine/ai/profiles/riichi_tables.h"
#include "engine/ai/reading/standing.h"
#include "engine/ai/reading/wall_end.h"
#include "engine/ai/targets/target_search.h"
#include "engine/rules/riichi/detect.h"
#include "engine/rules/riichi/parts.h"
#include "engine/rules/riichi/scheme.h"

namespace tingpai::riichi {

namespace {

// What a hand of so many han gets on average, not the dealer's: mostly 30 fu, 40 where it is closed.
constexpr std::array<float, 14> points_by_han{0,     1150,  2250,  4400,  7800,  8000,  12000,
                                              12000, 16000, 16000, 16000, 24000, 24000, 32000};
constexpr float dealer_share = 1.5F;
constexpr float points_a_honba = 300;
constexpr Fan yakuman = 13;  // counts so much

std::size_t row_of(Fan han) {
  return static_cast<std::size_t>(std::clamp(han, 0, static_cast<Fan>(points_by_han.size()) - 1));
}

// The same after riichi: an ippatsu or the tiles below the indicators add to half of such wins. Shares of 0,
// 1, 2 and 3 more among 369 in games of experts.
constexpr std::array<float, 4> luck{0.52F, 0.39F, 0.07F, 0.02F};

// Of a mean of han.
double points_of_mean(double han) {
  const double below = std::floor(han);
  const auto points = [](double whole) {
    return static_cast<double>(points_by_han[row_of(static_cast<Fan>(whole))]);
  };
  return std::lerp(points(below), points(below + 1), han - below);
}

// Han of hands in search. One that stays closed declares riichi, unless it is silent.
class Han {
 public:
  static constexpr FormSet forms = riichi::forms;
  static constexpr Fan most_from_concealment = 6;
  static constexpr Fan most_from_drawing = 1;

  Han(const Hand& hand, const SeatContext& context, const Rules& rules)
      : rules_(rules), indicators_(context.indicators), silent_(context.silent) {
    for (const Suit suit : {Suit::characters, Suit::dots, Suit::bamboo}) {
      red_fives_ += hand.reds[suit];
      for (const Meld& meld : hand.melds) red_fives_ += meld.reds[suit];
    }
    const float share = context.seat == Wind::east ? dealer_share : 1;
    const float pot = points_a_honba * static_cast<float>(context.honba) +
                      static_cast<float>(riichi_stick * context.sticks);
    for (std::size_t han = 0; han < paid_.size(); ++han) {
      paid_[han] = share * points_by_han[han] + pot;
      const auto points = static_cast<double>(paid_[han]);
      worth_[han] = context.standing ? static_cast<float>(context.standing->won(points)) : paid_[han];
    }
  }

  Fan count(const Win& win) const {
    Win tried = win;
    tried.riichi = is_closed(win.melds) && !silent_;
    tried.indicators = indicators_;
    const auto scored = score(tried, rules_);
    return scored && scored->legal ? scored->total + (scored->yakuman > 0 ? 0 : red_fives_) : -1;
  }
  Fan count(const Reading& reading, const Circumstances& context) const {
    const bool closed = std::ranges::all_of(reading.groups, &Group::concealed);
    Circumstances how = context;
    how.riichi = closed && !silent_;
    const CountedGroups tiles(reading.tiles);
    const Detector detector(how, reading.win, tiles, tiles.kinds_with(1), closed, rules_);
    const PatternSet patterns = detector.patterns(reading);
    if (patterns.bits() == 0) return -1;
    if (patterns.yakuman().bits() != 0) return yakuman;
    Fan han = red_fives_;
    for (std::uint64_t left = patterns.bits(); left != 0; left &= left - 1) {
      const PatternInfo& one = riichi::patterns.at(static_cast<std::size_t>(std::countr_zero(left)));
      han += closed ? one.closed : one.open;
    }
    for (const Tile indicator : indicators_) han += reading.tiles[dora_of(indicator)];
    return han;
  }
  Fan least() const { return 1; }
  float points_on_draw(Fan han, bool closed) const { return points_on_discard(han, closed); }
  float points_on_discard(Fan han, bool closed) const { return std::max(1.0F, mean(worth_, han, closed)); }
  float paid(Fan han, bool closed) const { return mean(paid_, han, closed); }
  std::span<const Core> cores() const { return riichi::cores(); }
  std::span<const TileSet> tile_sets() const { return riichi::tile_sets(); }

 private:
  using ByHan = std::array<float, points_by_han.size()>;

  float mean(const ByHan& points, Fan han, bool closed) const {
    if (!closed || silent_ || han >= yakuman) return points[row_of(han)];
    float mean = 0;
    for (std::size_t more = 0; more < luck.size(); ++more)
      mean += luck[more] * points[row_of(han + static_cast<Fan>(more))];
    return mean;
  }

  const Rules& rules_;
  const TurnedTiles& indicators_;
  ByHan paid_{};   // points that the winner gets
  ByHan worth_{};  // and what they are worth at the end
  Fan red_fives_ = 0;
  bool silent_;
};

std::vector<Target> find_targets(const Hand& hand, const SeatContext& context, const Odds& odds,
                                 const Ruleset& ruleset, const TargetLimits& limits, std::stop_token stop) {
  const Han han(hand, context, rules_of(ruleset));
  return target_search::TargetSearch(hand, context, odds, han, limits, std::move(stop)).run();
}

// The tiles of the whole hand tell what it counts.
Score score_of(const Target& target, const Hand& hand, const SeatContext& context, const Odds&,
               const Ruleset& ruleset) {
  Win win = win_of(target, hand);
  win.round = context.round;
  win.seat = context.seat;
  win.indicators = context.indicators;
  win.riichi = !context.silent && is_closed(hand.melds) && target.finish != Finish::open &&
               target.finish != Finish::open_self;
  return score(win, rules_of(ruleset)).value_or(Score{});
}

// Who is not ready pays who is, whoever that may be.
SettledAtEnd settled_at_end(const PlayerView& view, std::span<const OtherAtEnd> others) {
  const double turns = view.table.draws_left() / 4.0;
  const double still_unready = 0.89 - 0.03 * turns;  // of the others who are not ready now
  const auto standing = Standing::of(view);
  const auto worth = [&](BySeat<bool> ready, bool own) {
    ready[view.seat] = own;
    const Payments payments = ready_payments(ready);
    return standing ? standing->unwon(payments, ready) : static_cast<double>(payments[view.seat]);
  };
  SettledAtEnd settled;
  for (std::size_t who = 0; who < std::size_t{1} << others.size(); ++who) {
    double chance = 1;
    BySeat<bool> ready;
    for (std::size_t i = 0; i < others.size(); ++i) {
      const double unready = still_unready * (1 - others[i].ready_now);
      ready[others[i].seat] = (who >> i & 1) != 0;
      chance *= ready[others[i].seat] ? 1 - unready : unready;
    }
    settled.paid += chance * worth(ready, true);
    settled.pays -= chance * worth(ready, false);
  }
  return settled;
}

// The way to all simples: terminals and honours all have to go, the last of them for the tile that wins. A
// ready hand has its way, one that melded any has lost this one, and one tile from ready it hardly matters
// how many there are.
std::optional<int> detour(const Hand& hand, Shanten shanten) {
  const bool melded = std::ranges::any_of(hand.melds, [](const Meld& meld) {
    return std::ranges::any_of(tiles_of(meld), [](Tile tile) { return (bit(tile) & ends) != 0; });
  });
  if (shanten == 0 || melded) return std::nullopt;
  int outer = 0;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if ((bit(kind) & ends) != 0) outer += hand.concealed.raw()[static_cast<std::size_t>(kind)];
  }
  const int further = outer - (shanten + 1);
  return shanten == 1 ? std::min(further, 0) : further;
}

// Nine terminals and honours: the hand is played where it is near enough to anything.
std::optional<Decision> opening(const PlayerView& view, const LegalActions& legal, const Budget&) {
  constexpr Shanten too_far = 4;
  const HandShape shape(view.hand, all_kinds);
  if (shape.shanten(forms) < too_far) return std::nullopt;
  Decision decision;
  decision.criterion = Criterion::opening;
  decision.chosen = *std::ranges::find(legal.actions, ActionType::abort, &Action::type);
  return decision;
}

}  // namespace

const Profile& profile(const Rules&) {
  static constexpr PlacementModel placement{.spread = 5800, .dealing = 400};
  static constexpr std::array<OfferedLevel, 6> levels{{{Level::random, {}},
                                                       {Level::beginner, {}},
                                                       {Level::quick, {}},
                                                       {Level::path, {}},
                                                       {Level::expert, {}},
                                                       {Level::master, {}}}};
  static constexpr WallEndModel wall_end{
      .settled = settled_at_end, .quiet = 0.9, .quiet_turn = 0.91, .later_rate = 0.2, .keeps_on = 0.8};
  static const Profile mine{
      .forms = forms,
      .unit = ValueUnit::hundreds,
      .apart = {.discard_rate = 0.5, .bias = {0, 1, 5, 5}},
      .race = {.discard_rate = 0.75, .bias = {0, 1.5, 5, 3.5}, .part_turns = true},
      .value = {.stake = 1500,
                .stick = 1000,
                .claimed_wins = 0.82,
                .opened_wins = 0.75,
                .opened = 150,
                .declared = 400,
                .fast_stake = 4500,
                .big_stake = -2000,
                .regular_error = 700,
                .close = 700,
                .doubt = 200,
                .blur_of_discards = {510, 540, 510, 530},
                .mistakes = {60, 300, 800}},
      .readiness = &readiness(),
      .opponents = &opponents(),
      .habits = &habits(),
      .calibration = &calibration(),
      .plans = &plans(),
      .placement = &placement,
      .levels = levels,
      .find_targets = find_targets,
      .score_of = score_of,
      .efficiency = efficiency,
      .won_on_discard = points_of_mean,
      .lost_by_discard = points_of_mean,
      .detour = detour,
      .wall_end = &wall_end,
      .opening = opening,
  };
  return mine;
}

}  // namespace tingpai::riichi
