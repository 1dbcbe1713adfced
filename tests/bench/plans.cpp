// Prints how far plans come true: plays hands of experts beside others, and sets the plans that went with
// each choice beside the pattern that the hand was won with, if it was. Usage: plans [HANDS] [FIRST_SEED]
// [LEVEL | mixed] [--csv FILE] [--rules RULES]
//   LEVEL (expert): of the three others. mixed: by lot.
//   --csv: a line for each way to win of each choice, first of all other ways, then of the plans: from it
//   plan_shares.py fits the weights in the tables of engine/ai/profiles.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "engine/ai/hand_shape.h"
#include "engine/ai/levels/bots.h"
#include "engine/ai/levels/expert.h"
#include "engine/ai/profile.h"
#include "engine/ai/reading/plan_shares.h"
#include "engine/ai/reading/readiness.h"
#include "engine/rules/scheme.h"
#include "tests/bench/bins.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

struct Chance {
  PatternId pattern;
  double share = 0;  // of the win chance, as the search sees it, 0 to 1
};

// A choice: what was shown with it, and what the hand came to.
struct Shown {
  std::uint64_t hand = 0;
  Seat seat;
  bool passed = false;
  Shanten shanten = 0;
  int draws_left = 0;
  double turns = 0;   // own ones to be expected
  double slower = 0;  // share of the others who are slower than experts
  std::optional<int> detour;
  double win_chance = 0;
  std::vector<Chance> plans;
  bool won = false;
  std::optional<PatternId> pattern;  // of the win
  bool last_at_distance = false;     // the winner's last discard or call so far from winning
};

// ------------------------------------------------------------------------------------------------ playing

class PlayedHand {
 public:
  PlayedHand(const Company::Levels& levels, const Ruleset& ruleset)
      : ruleset_(ruleset), levels_(levels), model_(profile_of(ruleset)) {
    model_.field = field_of(levels);
    model_.value.plan_shares = false;
  }

  std::vector<Shown> play(std::uint64_t seed) {
    play_hand(
        seed,
        [&](const Referee& referee, Seat seat, Budget budget) {
          const PlayerView& view = referee.view(seat);
          const LegalActions& legal = referee.asked(seat);
          budget.plans = levels_[seat] == Level::expert;
          if (!budget.plans || legal.has(ActionType::win) || legal.has(ActionType::exchange) ||
              legal.has(ActionType::void_suit))
            return decide(levels_[seat], view, legal, budget, {}, model_.field);
          const Decision decision = decide_as_expert(view, legal, budget, {}, model_);
          note(seed, view, decision);
          return decision;
        },
        [&](const Referee&, const Event& event) {
          if (const auto* won = std::get_if<events::Won>(&event)) end(*won);
        },
        ruleset_);
    return std::move(shown_);
  }

 private:
  void note(std::uint64_t seed, const PlayerView& view, const Decision& decision) {
    if (decision.evaluations.empty()) return;
    const Evaluation& chosen = decision.evaluations.front();
    Shown shown{seed,
                view.seat,
                decision.chosen.type == ActionType::pass,
                chosen.shanten,
                view.table.draws_left(),
                turns_left(view, decision),
                1 - pace_of_others(model_.field, view.seat).share(Level::expert),
                detour_of_chosen(view, chosen),
                chosen.win_chance,
                {},
                false,
                {},
                false};
    for (const Plan& plan : chosen.plans)
      shown.plans.push_back({plan.pattern, plan.win_chance / chosen.win_chance});
    shown_.push_back(std::move(shown));
  }
  std::optional<int> detour_of_chosen(const PlayerView& view, const Evaluation& chosen) const {
    Hand hand = after(view.hand, chosen.action, view.table.last_tile);
    const bool discards_next = hand.tile_count() == 14 && !chosen.plans.empty();
    const auto then = discards_next ? chosen.plans[0].best.first_discard : std::nullopt;
    if (then) hand.give(*then);
    return detour_of(profile_of(ruleset_), hand, chosen.shanten);
  }
  double turns_left(const PlayerView& view, const Decision& decision) const {
    Rivals rivals;
    for (std::size_t i = 0; i < rivals.size(); ++i) {
      const OpponentEstimate& opponent = decision.opponents[i];
      if (view.table.status[opponent.seat].out) continue;
      rivals[i] = profile_of(ruleset_).readiness->rival(model_.field[opponent.seat], opponent.ready);
    }
    return static_cast<double>(Odds({}, {}, draws_among_four(view.table), rivals, model_.odds).turns_left());
  }
  void end(const events::Won& won) {
    std::array<bool, PlanModel::distances> told{};
    for (auto shown = shown_.rbegin(); shown != shown_.rend(); ++shown) {
      if (!(shown->seat == won.seat)) continue;
      shown->won = true;
      shown->pattern = scheme::plan_of(won.score);
      if (shown->passed || shown->shanten >= static_cast<int>(told.size())) continue;
      bool& seen = told[static_cast<std::size_t>(shown->shanten)];
      shown->last_at_distance = !seen;
      seen = true;
    }
  }

  Ruleset ruleset_;
  Company::Levels levels_;
  ExpertModel model_;
  std::vector<Shown> shown_;
};

// -------------------------------------------------------------------------------------------- the tables

// As it is shown.
Evaluation evaluation_of(const Shown& shown, const PlanModel& model) {
  Evaluation evaluation;
  evaluation.win_chance = shown.win_chance;
  for (const Chance& plan : shown.plans) {
    evaluation.plans.emplace_back();
    evaluation.plans.back().pattern = plan.pattern;
    evaluation.plans.back().win_chance = plan.share * shown.win_chance;
  }
  PlanShares(model, shown.shanten, shown.draws_left, shown.turns, shown.slower, shown.detour)
      .apply(evaluation.plans, shown.win_chance);
  return evaluation;
}

// How well the names tell how a hand is won, at one distance.
struct Names {
  double wins = 0, named = 0;                    // winners' last discards and calls there
  double choices = 0, loss = 0, plain_loss = 0;  // log losses of all choices
};

std::size_t distance_of(const Shown& shown) {
  return std::min(static_cast<std::size_t>(std::max<int>(shown.shanten, 0)), PlanModel::distances - 1);
}

// By distance and pattern: its share of the wins.
using Frequencies = std::array<std::map<PatternId, double>, PlanModel::distances>;
Frequencies frequencies(const std::vector<Shown>& all) {
  Frequencies counts{};
  std::array<double, PlanModel::distances> wins{};
  for (const Shown& shown : all) {
    if (!shown.won) continue;
    wins[distance_of(shown)] += 1;
    if (shown.pattern) counts[distance_of(shown)][*shown.pattern] += 1;
  }
  for (std::size_t d = 0; d < counts.size(); ++d) {
    for (auto& [pattern, count] : counts[d]) count /= std::max(1.0, wins[d]);
  }
  return counts;
}

void print_names(const std::vector<Shown>& all, const PlanModel& model) {
  Frequencies usual = frequencies(all);
  std::array<Names, PlanModel::distances> names;
  for (const Shown& shown : all) {
    if (shown.win_chance <= 0) continue;
    Names& at = names[distance_of(shown)];
    const Evaluation evaluation = evaluation_of(shown, model);
    double chance = other_ways(evaluation), plain = shown.win_chance;
    bool named = false;
    for (const Plan& plan : named_plans(evaluation)) {
      const double share = shown.win_chance * usual[distance_of(shown)][plan.pattern];
      plain -= share;
      if (shown.won && shown.pattern == plan.pattern) {
        chance = plan.win_chance;
        plain = share;
        named = true;
        break;
      }
    }
    if (!shown.won) chance = plain = 1 - shown.win_chance;
    constexpr double least = 1e-4;
    at.choices += 1;
    at.loss -= std::log(std::max(least, chance));
    at.plain_loss -= std::log(std::max(least, plain));
    if (!shown.last_at_distance) continue;
    at.wins += 1;
    at.named += named;
  }
  std::printf("%10s %8s %12s %10s %12s\n", "distance", "wins", "named", "log loss", "by frequency");
  for (std::size_t d = 0; d < names.size(); ++d) {
    const Names& at = names[d];
    std::printf("%10zu %8.0f %10.1f %% %10.4f %12.4f\n", d, at.wins, 100 * at.named / std::max(1.0, at.wins),
                at.loss / at.choices, at.plain_loss / at.choices);
  }
  std::printf("\n");
}

void print(const std::vector<Shown>& all, const PlanModel& model) {
  std::printf("%zu choices\n", all.size());
  std::vector<ShownChance> plans, others;
  std::vector<std::string> patterns;
  for (const Shown& shown : all) {
    const Evaluation evaluation = evaluation_of(shown, model);
    bool named = false;
    for (const Plan& plan : named_plans(evaluation)) {
      const bool so = shown.won && shown.pattern == plan.pattern;
      named |= so;
      plans.push_back({plan.win_chance, so, shown.hand});
      patterns.emplace_back(scheme::name_of(plan.pattern));
    }
    others.push_back({other_ways(evaluation), shown.won && !named, shown.hand});
  }
  print_judged("won with this plan, by its chance", bins_of_five(plans));
  print_judged("won with this plan, by pattern", bins_by_name(plans, patterns));
  print_judged("won in another way, by its chance", bins_of_five(others));
  print_names(all, model);
}

// ------------------------------------------------------------------------------------------- for the fit

constexpr std::size_t most_terms = 21;  // of a way that are not 0

// A way to win with the terms that are not 0, each with its number.
void write_way(std::FILE* out, const Shown& shown, const PlanModel::Terms& terms, bool plan, bool taken) {
  std::fprintf(out, "%llu,%.4f,%d,%d", static_cast<unsigned long long>(shown.hand), shown.win_chance,
               plan ? 1 : 0, taken ? 1 : 0);
  std::size_t written = 0;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    if (terms[i] == 0) continue;
    std::fprintf(out, ",%zu,%.5g", i, terms[i]);
    ++written;
  }
  for (; written < most_terms; ++written) std::fputs(",0,0", out);
  std::fputs("\n", out);
}

bool write_csv(const char* file, const std::vector<Shown>& all, const PlanModel& model) {
  std::FILE* out = std::fopen(file, "w");
  if (out == nullptr) return false;
  std::fputs("hand,win_chance,plan,taken", out);
  for (std::size_t i = 1; i <= most_terms; ++i) std::fprintf(out, ",term%zu,value%zu", i, i);
  std::fputs("\n", out);
  for (const Shown& shown : all) {
    if (shown.plans.empty()) continue;
    const PlanShares shares(model, shown.shanten, shown.draws_left, shown.turns, shown.slower, shown.detour);
    double rest = 1;
    bool planned = false;
    for (const Chance& plan : shown.plans) {
      rest -= plan.share;
      planned |= shown.won && shown.pattern == plan.pattern;
    }
    write_way(out, shown, shares.terms({}, std::max(0.0, rest), shown.win_chance), false,
              shown.won && !planned);
    for (const Chance& plan : shown.plans) {
      const bool taken = shown.won && shown.pattern == plan.pattern;
      write_way(out, shown, shares.terms(plan.pattern, plan.share, shown.win_chance), true, taken);
    }
  }
  return std::fclose(out) == 0;
}

}  // namespace

int main(int argc, char** argv) {
  const Ruleset ruleset = take_rules(argc, argv);
  const char* csv = take_csv(argc, argv);
  const HandRange range(argc, argv, 4000, 7500000);
  const auto company = Company::named(argc > 3 ? argv[3] : "expert");
  if (!company) {
    std::fprintf(stderr, "plans: \"%s\" is no level, nor \"mixed\"\n", argv[3]);
    return 2;
  }
  std::vector<Shown> all;
  std::mutex mutex;
  for_each_hand(range, [&](int, std::uint64_t seed) {
    std::vector<Shown> shown = PlayedHand(company->levels(seed), ruleset).play(seed);
    const std::scoped_lock lock(mutex);
    all.insert(all.end(), std::make_move_iterator(shown.begin()), std::make_move_iterator(shown.end()));
  });
  const PlanModel& model = *profile_of(ruleset).plans;
  print(all, model);
  if (csv != nullptr && !write_csv(csv, all, model)) {
    std::fprintf(stderr, "plans: cannot write %s\n", csv);
    return 1;
  }
}
