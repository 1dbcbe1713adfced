#include "engine/ai/profiles/sichuan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <vector>

#include "engine/ai/exact/efficiency.h"
#include "engine/ai/profiles/sichuan_opening.h"
#include "engine/ai/profiles/sichuan_tables.h"
#include "engine/ai/reading/opponents.h"
#include "engine/ai/reading/wall_end.h"
#include "engine/ai/targets/target_search.h"
#include "engine/rules/sichuan/scheme.h"

namespace tingpai::sichuan {

namespace {

// The doublings of hands in search, without those of luck.
class Doublings {
 public:
  static constexpr FormSet forms = sichuan::forms;
  static constexpr Fan most_from_concealment = 0;
  static constexpr Fan most_from_drawing = 0;  // what it adds is not counted here

  Doublings(const SeatContext& context, const Rules& rules) : rules_(rules), payers_(context.payers) {}

  Fan count(const Win& win) const {
    const auto scored = score(win, plain_);
    return scored ? scored->total : -1;
  }
  // One reading; what it is made of is known to be complete.
  Fan count(const Reading& reading, const Circumstances&) const {
    Fan total = 0;
    int declared = 0;
    bool pungs = reading.form == Form::standard;
    for (const Group& group : reading.groups) {
      declared += !group.concealed || group.type == GroupType::kong;
      pungs = pungs && group.type != GroupType::chow;
    }
    if (reading.form == Form::seven_pairs) total += doublings(Pattern::seven_pairs);
    if (pungs) total += doublings(Pattern::all_pungs);
    if (declared == 4) total += doublings(Pattern::golden_wait);
    if (of_one_suit(reading.tiles)) total += doublings(Pattern::full_flush);
    // Kongs and roots are told by four of a kind alike.
    return total + static_cast<Fan>(std::ranges::count(reading.tiles.raw(), 4));
  }
  Fan least() const { return 0; }
  float points_on_draw(Fan fan, bool /*closed*/) const {
    const int doubled = rules_.self_draw == SelfDraw::doubles ? 1 : 0;
    const int base = rules_.self_draw == SelfDraw::adds_base ? 1 : 0;
    return static_cast<float>(payers_ * ((1 << std::min(fan + doubled, rules_.cap)) + base));
  }
  float points_on_discard(Fan fan, bool /*closed*/) const {
    return static_cast<float>(1 << std::min(fan, rules_.cap));
  }
  std::span<const Core> cores() const { return {}; }
  std::span<const TileSet> tile_sets() const { return directions(); }

 private:
  static bool of_one_suit(const TileCounts& tiles) {
    std::array<int, 3> in_suit{};
    for (std::size_t kind = 0; kind < 27; ++kind) in_suit[kind / 9] += tiles.raw()[kind];
    return std::ranges::count(in_suit, 0) == 2;
  }
  // One suit, and all pungs.
  static std::span<const TileSet> directions() {
    static const std::array<TileSet, 4> sets{
        tile_set_of_kinds([](int kind) { return kind / 9 == 0; }),
        tile_set_of_kinds([](int kind) { return kind / 9 == 1; }),
        tile_set_of_kinds([](int kind) { return kind / 9 == 2; }),
        tile_set_of([](int kind, bool chow) { return kind < 27 && !chow; },
                    [](int kind) { return kind < 27; })};
    return sets;
  }

  Rules rules_;
  int payers_;
  static constexpr Rules plain_{.cap = 16, .self_draw = SelfDraw::plain};
};

std::vector<Target> find_targets(const Hand& hand, const SeatContext& context, const Odds& odds,
                                 const Ruleset& ruleset, const TargetLimits& limits, std::stop_token stop) {
  const Doublings doublings(context, rules_of(ruleset));
  return target_search::TargetSearch(hand, context, odds, doublings, limits, std::move(stop)).run();
}

// The tiles of the whole hand tell what it counts.
Score score_of(const Target& target, const Hand& hand, const SeatContext&, const Odds&,
               const Ruleset& ruleset) {
  return score(win_of(target, hand), rules_of(ruleset)).value_or(Score{});
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
    const auto scored = score(win, rules);
    if (!scored) return 0.0F;
    return static_cast<float>(win_payments(*scored, rules, Seat{}, std::nullopt, {})[Seat{}]);
  };
  return tingpai::efficiency(start.hand, start.wall, forms, worth, model, std::move(stop));
}

// The way to one suit: all tiles of the others have to go, the last of them for the tile that wins.
std::optional<int> detour(const Hand& hand, Shanten shanten) {
  std::array<int, 3> in_suit{};
  for (std::size_t kind = 0; kind < 27; ++kind) in_suit[kind / 9] += hand.concealed.raw()[kind];
  for (const Meld& meld : hand.melds) in_suit[static_cast<std::size_t>(meld.tile.kind()) / 9] += 3;
  const int tiles = std::accumulate(in_suit.begin(), in_suit.end(), 0);
  return tiles - std::ranges::max(in_suit) - (shanten + 1);
}

KongIncome kong_income(const PlayerView& view) {
  BySeat<bool> out;
  Seat payer = view.seat;  // one of those who still play
  for (const Seat seat : all_seats) {
    out[seat] = view.table.status[seat].out;
    if (seat != view.seat && !out[seat]) payer = seat;
  }
  const auto paid = [&](MeldType type) {
    return static_cast<double>(kong_payments(type, view.seat, payer, out)[view.seat]);
  };
  return {.concealed = paid(MeldType::concealed_kong),
          .added = paid(MeldType::added_kong),
          .melded = paid(MeldType::melded_kong),
          .late = false};
}

// What this seat's kongs brought and it still has. What was cancelled or passed on was the last kong's.
double returned(const PlayerView& view) {
  if (!rules_of(view.table.ruleset).refunds) return 0;
  std::vector<Points> kept;
  for (const Transfer& transfer : view.table.ledger) {
    if (transfer.reason == TransferReason::kong)
      kept.push_back(std::max(0, transfer.payments[view.seat]));
    else if (!kept.empty())
      kept.pop_back();
  }
  return std::accumulate(kept.begin(), kept.end(), 0.0);
}

// Each of the others who has not won pays, or is paid, the highest win of a hand.
SettledAtEnd settled_at_end(const PlayerView& view, std::span<const OtherAtEnd> others) {
  // Late in a hand players turn to being ready: both found among experts.
  constexpr double highest = 1.7;  // beside the mean
  constexpr double left_unready = 0.6;
  const auto melds = std::min<std::size_t>(view.hand.melds.size(), 4);
  const double own = std::exp2(opponents().total_by_melds[melds]);
  SettledAtEnd settled;
  double all_win = 1;
  for (const OtherAtEnd& other : others) {
    const double unready = left_unready * (1 - other.ready);
    all_win *= 1 - other.stays;
    settled.paid += other.stays * unready * highest * own;
    settled.pays += other.stays * (1 - unready) * highest * other.cost;
  }
  const double comes = 1 - all_win;
  if (comes > 0) {  // as shares of it
    settled.paid /= comes;
    settled.pays /= comes;
  }
  settled.pays += returned(view);
  return settled;
}

// The chance that a player who plays now still does in a turn from now.
double plays_on(const Rival& rival, int turn) {
  double stays = 1;
  for (int t = 0; t < turn; ++t)
    stays *= 1 - rival.win_rate * std::clamp(rival.ready + rival.growth * t, 0.0, 1.0);
  return stays;
}

// The chance that the hand goes on for this seat in a turn from now: it ends when everybody else has won.
double goes_on(int turn, const Rivals& rivals) {
  double all_before = 1;
  double all = 1;
  for (const Rival& rival : rivals) {
    if (rival.win_rate <= 0) continue;  // out already
    all_before *= 1 - plays_on(rival, turn);
    all *= 1 - plays_on(rival, turn + 1);
  }
  return all_before < 1 ? (1 - all) / (1 - all_before) : 0;
}

// Winners leave, and pay no more: of those who play now, the share that does in a turn from now, if one of
// them does.
double payers(int turn, const Rivals& rivals) {
  int playing = 0;
  double stay = 0;
  double all_won = 1;
  for (const Rival& rival : rivals) {
    if (rival.win_rate <= 0) continue;
    const double stays = plays_on(rival, turn);
    ++playing;
    stay += stays;
    all_won *= 1 - stays;
  }
  return all_won < 1 ? stay / (1 - all_won) / playing : 1;
}

constexpr OddsModel odds_with(double discard_rate, bool race) {
  return {.discard_rate = discard_rate,
          .bias = {0, 0, 5, 5},
          .copies_come_once = true,
          .part_turns = race,
          .between_turns = 0.1,
          .usual = {0, 0.06, 0.2},
          .survival = goes_on,
          .payers = payers};
}

}  // namespace

const Profile& profile(const Rules&) {
  // "The new rulesets" in tests/bench/RESULTS.md
  static constexpr std::array<OfferedLevel, 6> levels{{{Level::random, {}},
                                                       {Level::beginner, {}},
                                                       {Level::quick, {}},
                                                       {Level::regular, {}},
                                                       {Level::path, {}},
                                                       {Level::expert, {}}}};
  static constexpr WallEndModel wall_end{.settled = settled_at_end};
  static const Profile mine{
      .forms = forms,
      .unit = ValueUnit::points,
      .apart = odds_with(0.5, false),
      .race = odds_with(0.4, true),
      .value = {.stake = 1,
                .kongs_ahead = 0.5,
                .fast_stake = 4,
                .big_stake = -1,
                .regular_error = 1,
                .close = 1,
                .doubt = 0.05,
                .mistakes = {0.1, 0.4, 1.0}},
      .readiness = &readiness(),
      .opponents = &opponents(),
      .habits = &habits(),
      .calibration = &calibration(),
      .plans = &plans(),
      .levels = levels,
      .find_targets = find_targets,
      .score_of = score_of,
      .efficiency = efficiency,
      .won_on_discard = [](double total) { return std::exp2(total); },
      .lost_by_discard = [](double total) { return std::exp2(total); },
      .detour = detour,
      .goes_on = true,
      .kong_income = kong_income,
      .wall_end = &wall_end,
      .opening = opening,
  };
  return mine;
}

}  // namespace tingpai::sichuan
