// Prints how far the chances that the expert shows can be trusted: plays hands of experts beside others, and
// sets the chance of winning that went with each discard, each claim, made or passed, and each kong, that of
// dealing in, and those of the plans beside what happened.
// Usage: reliability [HANDS] [FIRST_SEED] [LEVEL | mixed] [--csv FILE] [--rules RULES]
//   LEVEL (expert): of the three others. mixed: by lot.
//   --csv: a line for each of these choices, from which calibration.py fits the weights of the win chance.
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/ai/hand_shape.h"
#include "engine/ai/levels/bots.h"
#include "engine/ai/profile.h"
#include "engine/ai/reading/calibration.h"
#include "engine/ai/reading/habits.h"
#include "engine/rules/scheme.h"
#include "tests/bench/bins.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

struct ShownWin : ShownChance {
  Seat seat;
  After after = After::discard;
  double kept = 1;  // see Calibration, as are the terms; after claims and kongs those of the chance shown
  CalibrationModel::Terms terms{};
};

// A discard beside one opponent.
struct Risk {
  std::size_t level = 0;  // of the opponent, see Pace
  double sampled = 0;     // chance that it waits for the tile, 0 to 1
  bool lost = false;      // to it
  bool declared = false;  // it has
  std::size_t look = 0;   // of the tile, see HabitModel
  double shown = 0;       // chance of dealing in
};

struct Seen {
  std::vector<ShownWin> wins;
  std::vector<Risk> risks;
  std::vector<ShownChance> deal_ins;
  std::vector<ShownChance> plans;     // those that were named with a discard
  std::vector<std::string> patterns;  // of each plan
  void add(const Seen& other) {
    const auto append = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
    append(wins, other.wins);
    append(risks, other.risks);
    append(deal_ins, other.deal_ins);
    append(plans, other.plans);
    append(patterns, other.patterns);
  }
};

// The chance that the search saw, found back from the one that was shown.
double chance_seen(const Calibration& calibration, double shown, SeenChance seen) {
  double low = 0, high = 1;
  for (int step = 0; step < 40; ++step) {
    seen.chance = (low + high) / 2;
    (calibration(seen) < shown ? low : high) = seen.chance;
  }
  return low;
}

// One hand: what was shown with each discard, and what came of it.
class PlayedHand {
 public:
  PlayedHand(const Company::Levels& levels, const Ruleset& ruleset)
      : ruleset_(ruleset), levels_(levels), field_(field_of(levels)) {}

  Seen play(std::uint64_t seed) {
    play_hand(
        seed,
        [this](const Referee& referee, Seat seat, Budget budget) {
          const bool watched = levels_[seat] == Level::expert;
          budget.plans = watched;
          const PlayerView& view = referee.view(seat);
          const Decision decision = decide(levels_[seat], view, referee.asked(seat), budget, {}, field_);
          if (watched) note(view, decision);
          return decision;
        },
        [this](const Referee&, const Event& event) { note(event); }, ruleset_);
    for (ShownWin& shown : seen_.wins) shown.happened = won_[shown.seat];
    for (std::size_t i = 0; i < seen_.plans.size(); ++i) {
      const auto& [seat, pattern] = planners_[i];
      seen_.plans[i].happened = won_[seat] && won_with_[seat] == pattern;
    }
    for (ShownChance& shown : seen_.wins) shown.hand = seed;
    for (ShownChance& shown : seen_.deal_ins) shown.hand = seed;
    for (ShownChance& shown : seen_.plans) shown.hand = seed;
    return std::move(seen_);
  }

 private:
  void note(const PlayerView& view, const Decision& decision) {
    const auto after = after_of(decision.chosen.type);
    if (!after || decision.evaluations.empty()) return;
    const Evaluation& chosen = decision.evaluations.front();
    double ready = 0;
    for (const OpponentEstimate& opponent : decision.opponents) {
      if (!view.table.status[opponent.seat].out) ready += opponent.ready;
    }
    static const CalibrationModel none{};
    const CalibrationModel* fitted = profile_of(ruleset_).calibration;
    const Calibration calibration(fitted != nullptr ? *fitted : none, view.table.draws_left(), ready, field_,
                                  view.seat, view.table.in_play());
    const bool called = after == After::claim || after == After::kong;
    SeenChance seen{chosen.win_chance, static_cast<int>(view.hand.melds.size()), chosen.shanten, *after};
    if (!called) {
      const Hand hand = tingpai::after(view.hand, chosen.action, view.table.last_tile);
      seen.detour = detour_of(profile_of(ruleset_), hand, chosen.shanten);
    }
    if (fitted != nullptr && !called) seen.chance = chance_seen(calibration, chosen.win_chance, seen);
    seen_.wins.push_back(
        {{chosen.win_chance}, view.seat, *after, calibration.kept(seen.chance), calibration.terms(seen)});
    if (after != After::discard) return;
    weighed_ = true;
    double safe = 1;
    for (const double chance : chosen.deal_in) safe *= 1 - chance;
    seen_.deal_ins.push_back({1 - safe});
    const HabitModel* habits = profile_of(ruleset_).habits;
    for (std::size_t i = 0; i < decision.opponents.size(); ++i) {
      const OpponentEstimate& opponent = decision.opponents[i];
      const int kind = chosen.action.tile.kind();
      const auto look = habits != nullptr ? habits->class_of(kind, view.table, opponent.seat) : 0;
      seen_.risks.push_back({Pace::index(levels_[opponent.seat]),
                             static_cast<double>(opponent.waits[static_cast<std::size_t>(kind)]), false,
                             view.table.status[opponent.seat].riichi, look, chosen.deal_in[i]});
      risked_with_.push_back(opponent.seat);
    }
    for (const Plan& plan : named_plans(chosen)) {
      seen_.plans.push_back({plan.win_chance});
      seen_.patterns.emplace_back(scheme::name_of(plan.pattern));
      planners_.emplace_back(view.seat, plan.pattern);
    }
  }
  void note(const Event& event) {
    if (std::holds_alternative<events::Discarded>(event)) last_weighed_ = std::exchange(weighed_, false);
    const auto* won = std::get_if<events::Won>(&event);
    if (won == nullptr) return;
    won_[won->seat] = true;
    won_with_[won->seat] = scheme::plan_of(won->score);
    if (won->from && !won->win.robbing && last_weighed_) lost(won->seat);
  }
  // The last discard did, to that seat.
  void lost(Seat seat) {
    seen_.deal_ins.back().happened = true;
    for (std::size_t i = seen_.risks.size() - 3; i < seen_.risks.size(); ++i)
      seen_.risks[i].lost = risked_with_[i] == seat;
  }

  Ruleset ruleset_;
  Company::Levels levels_;
  Field field_;
  Seen seen_;
  bool weighed_ = false;       // the discard to come is the last of seen_.deal_ins
  bool last_weighed_ = false;  // the last one was, and not one without a choice, or another level's
  std::vector<Seat> risked_with_;
  std::vector<std::pair<Seat, PatternId>> planners_;
  BySeat<bool> won_;
  BySeat<std::optional<PatternId>> won_with_;
};

// By level of the opponent: a and b, where a discard loses to it with chance x * (a + b x), x being the
// chance sampled. Least squares, each weighed by 1 / x, about the spread of what happened.
void print_dangers(const std::vector<Risk>& risks) {
  std::printf("danger by level, a + b x, of so many:");
  for (std::size_t level = 0; level < Pace::count; ++level) {
    double x1 = 0, x2 = 0, x3 = 0, y = 0, xy = 0, n = 0;  // sums of powers and products
    for (const Risk& risk : risks) {
      if (risk.level != level || risk.sampled <= 0) continue;
      const double x = risk.sampled;
      n += 1;
      x1 += x;
      x2 += x * x;
      x3 += x * x * x;
      y += risk.lost ? 1 : 0;
      xy += risk.lost ? x : 0;
    }
    const double determinant = x1 * x3 - x2 * x2;
    if (n < 1000 || determinant <= 0) continue;
    std::printf("  %s %.3f %.2f (%.0f)", to_text(Bot(Pace::levels[level])).c_str(),
                (y * x3 - xy * x2) / determinant, (x1 * xy - x2 * y) / determinant, n);
  }
  std::printf("\n");
}

// By class of the tile, beside opponents who have declared riichi and the others.
void print_looks(const std::vector<Risk>& risks) {
  struct Sum {
    double n = 0, sampled = 0, shown = 0, lost = 0;
  };
  std::map<std::pair<bool, std::size_t>, Sum> sums;
  for (const Risk& risk : risks) {
    Sum& sum = sums[{risk.declared, risk.look}];
    sum.n += 1;
    sum.sampled += risk.sampled;
    sum.shown += risk.shown;
    sum.lost += risk.lost ? 1 : 0;
  }
  std::printf("deal-in by class of the tile (declared or not, class), sampled and shown %%, happened %%:\n");
  for (const auto& [key, sum] : sums)
    std::printf("  %s %2zu %8.0f %6.2f %6.2f %6.2f ± %.2f\n", key.first ? "riichi" : "quiet ", key.second,
                sum.n, 100 * sum.sampled / sum.n, 100 * sum.shown / sum.n, 100 * sum.lost / sum.n,
                196 * std::sqrt(sum.lost) / sum.n);
}

std::vector<NamedBin> wins_after(After after, const std::vector<ShownWin>& all) {
  std::vector<ShownChance> some;
  for (const ShownWin& one : all) {
    if (one.after == after) some.push_back(one);
  }
  return bins_of_five(some);
}

// Who sits beside the watched expert: a level, or -1 for several.
int others_of(const Company::Levels& levels, Seat watched) {
  std::optional<std::size_t> others;
  for (const Seat seat : all_seats) {
    if (seat == watched) continue;
    const std::size_t level = Pace::index(levels[seat]);
    if (others.value_or(level) != level) return -1;
    others = level;
  }
  return static_cast<int>(*others);
}

bool write_csv(const char* file, const std::vector<ShownWin>& wins, const Company& company) {
  std::FILE* out = std::fopen(file, "w");
  if (out == nullptr) return false;
  std::fputs("hand,after,others,kept,won,terms\n", out);
  for (const ShownWin& one : wins) {
    std::fprintf(out, "%llu,%d,%d,%.5g,%d", static_cast<unsigned long long>(one.hand),
                 static_cast<int>(one.after), others_of(company.levels(one.hand), one.seat), one.kept,
                 one.happened ? 1 : 0);
    for (const double term : one.terms) std::fprintf(out, ",%.5g", term);
    std::fputs("\n", out);
  }
  return std::fclose(out) == 0;
}

}  // namespace

int main(int argc, char** argv) {
  const Ruleset ruleset = take_rules(argc, argv);
  const char* csv = take_csv(argc, argv);
  const HandRange range(argc, argv, 4000, 7000000);
  const auto company = Company::named(argc > 3 ? argv[3] : "expert");
  if (!company) {
    std::fprintf(stderr, "reliability: \"%s\" is no level, nor \"mixed\"\n", argv[3]);
    return 2;
  }
  Seen all;
  std::mutex mutex;
  for_each_hand(range, [&](int, std::uint64_t seed) {
    const Seen seen = PlayedHand(company->levels(seed), ruleset).play(seed);
    const std::scoped_lock lock(mutex);
    all.add(seen);
  });
  const auto discards = wins_after(After::discard, all.wins), passes = wins_after(After::passing, all.wins);
  const auto claims = wins_after(After::claim, all.wins), kongs = wins_after(After::kong, all.wins);
  const auto deal_ins = bins_of_five(all.deal_ins, 0.005);
  const auto by_chance = bins_of_five(all.plans), by_pattern = bins_by_name(all.plans, all.patterns);
  print_judged("win chance after a discard", discards);
  print_judged("win chance after passing", passes);
  print_judged("win chance after a claim", claims);
  print_judged("win chance after a kong", kongs);
  print_judged("deal-in chance", deal_ins, 0.005);
  print_judged("won with this plan, by its chance", by_chance);
  print_judged("won with this plan, by pattern", by_pattern);
  print_luck("win chances", {discards, passes, claims, kongs});
  print_luck("deal-in chances", {deal_ins});
  print_luck("plans", {by_chance, by_pattern});
  print_luck("all", {discards, passes, claims, kongs, deal_ins, by_chance, by_pattern});
  print_dangers(all.risks);
  print_looks(all.risks);
  if (csv != nullptr && !write_csv(csv, all.wins, *company)) {
    std::fprintf(stderr, "reliability: cannot write %s\n", csv);
    return 1;
  }
}
