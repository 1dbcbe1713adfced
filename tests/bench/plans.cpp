// Prints how far plans come true: plays hands of four experts, and sets the plans that went with each choice
// beside the pattern that the hand was won with, if it was. Then fits the weights of
// engine/ai/reading/plan_shares.cpp on the first half of the hands, tries them on the other half, and prints
// those fitted on all. Usage: plans [HANDS] [FIRST_SEED] [LEVEL | mixed], the others as in reliability
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <mutex>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "engine/ai/levels/expert.h"
#include "engine/ai/reading/plan_shares.h"
#include "engine/ai/reading/readiness.h"
#include "engine/rules/mcr/mcr.h"
#include "tests/bench/bins.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

struct Chance {
  PatternId pattern = 0;
  double share = 0;  // of the win chance, as the search sees it, 0 to 1
};

// A choice: what was shown with it, and what the hand came to.
struct Shown {
  std::uint64_t hand = 0;
  Seat seat;
  bool passed = false;
  Shanten shanten = 0;
  int draws_left = 0;
  double turns = 0;  // own ones to be expected
  double win_chance = 0;
  std::vector<Chance> plans;
  bool won = false;
  std::optional<PatternId> pattern;  // of the win
  bool last_at_distance = false;     // the winner's last discard or call so far from winning
};

// ------------------------------------------------------------------------------------------------ playing

class PlayedHand {
 public:
  explicit PlayedHand(const Company::Levels& levels) : levels_(levels) {
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
          if (legal.has(ActionType::win) || !budget.plans)
            return decide(levels_[seat], view, legal, budget, {}, model_.field);
          const Decision decision = decide_as_expert(view, legal, budget, {}, model_);
          note(seed, view, decision);
          return decision;
        },
        [&](const Referee&, const Event& event) {
          if (const auto* won = std::get_if<events::Won>(&event)) end(*won);
        });
    return std::move(shown_);
  }

 private:
  void note(std::uint64_t seed, const PlayerView& view, const Decision& decision) {
    const Evaluation& chosen = decision.evaluations.front();
    Shown shown{seed,
                view.seat,
                decision.chosen.type == ActionType::pass,
                chosen.shanten,
                view.table.draws_left(),
                turns_left(view, decision),
                chosen.win_chance,
                {},
                false,
                {},
                false};
    for (const Plan& plan : chosen.plans)
      shown.plans.push_back({plan.pattern, plan.win_chance / chosen.win_chance});
    shown_.push_back(std::move(shown));
  }
  double turns_left(const PlayerView& view, const Decision& decision) const {
    Rivals rivals;
    for (std::size_t i = 0; i < rivals.size(); ++i) {
      const OpponentEstimate& opponent = decision.opponents[i];
      rivals[i] = rival_of(model_.field[opponent.seat], opponent.ready);
    }
    return static_cast<double>(Odds({}, {}, view.table.draws_left(), rivals).turns_left());
  }
  void end(const events::Won& won) {
    std::array<bool, PlanShares::distances> told{};
    for (auto shown = shown_.rbegin(); shown != shown_.rend(); ++shown) {
      if (!(shown->seat == won.seat)) continue;
      shown->won = true;
      shown->pattern = mcr::plan_of(won.score);
      if (shown->passed || shown->shanten >= static_cast<int>(told.size())) continue;
      bool& seen = told[static_cast<std::size_t>(shown->shanten)];
      shown->last_at_distance = !seen;
      seen = true;
    }
  }

  Company::Levels levels_;
  ExpertModel model_;
  std::vector<Shown> shown_;
};

// ---------------------------------------------------------------------------------------------- the fit

constexpr std::size_t term_count = PlanShares::term_count;
using Terms = PlanShares::Terms;

// The choices of a win, other ways first, with their terms.
struct Choices {
  std::vector<Terms> terms;
  std::size_t taken = 0;
};

Choices choices_of(const Shown& shown) {
  const PlanShares shares(shown.shanten, shown.draws_left, shown.turns);
  Choices choices;
  double rest = 1;
  for (const Chance& plan : shown.plans) rest -= plan.share;
  choices.terms.push_back(shares.terms({}, std::max(0.0, rest)));
  for (const Chance& plan : shown.plans) {
    if (shown.won && shown.pattern == plan.pattern) choices.taken = choices.terms.size();
    choices.terms.push_back(shares.terms(plan.pattern, plan.share));
  }
  return choices;
}

std::vector<double> shares_of(const Choices& choices, const Terms& weights) {
  std::vector<double> shares;
  for (const Terms& terms : choices.terms)
    shares.push_back(std::inner_product(terms.begin(), terms.end(), weights.begin(), 0.0));
  const double most = *std::max_element(shares.begin(), shares.end());
  double sum = 0;
  for (double& share : shares) sum += share = std::exp(share - most);
  for (double& share : shares) share /= sum;
  return shares;
}

using Matrix = std::array<std::array<double, term_count>, term_count>;

// One win's part of the slope and the curve of the likelihood.
void add_slopes(const Choices& choices, const Terms& weights, Terms& slope, Matrix& curve) {
  const std::vector<double> shares = shares_of(choices, weights);
  Terms mean{};
  for (std::size_t c = 0; c < shares.size(); ++c) {
    const Terms& terms = choices.terms[c];
    std::array<std::size_t, 8> used{};  // few terms of a choice are not 0
    std::size_t n = 0;
    for (std::size_t i = 0; i < term_count; ++i) {
      if (terms[i] != 0) used[n++] = i;
    }
    for (std::size_t a = 0; a < n; ++a) {
      const double part = shares[c] * terms[used[a]];
      mean[used[a]] += part;
      for (std::size_t b = 0; b < n; ++b) curve[used[a]][used[b]] += part * terms[used[b]];
    }
  }
  for (std::size_t i = 0; i < term_count; ++i) {
    slope[i] += choices.terms[choices.taken][i] - mean[i];
    if (mean[i] == 0) continue;
    for (std::size_t j = 0; j < term_count; ++j) curve[i][j] -= mean[i] * mean[j];
  }
}

// The log likelihood of the wins by some weights, less what the pull towards `start` asks for.
constexpr double pull = 5;
double likelihood(const std::vector<Choices>& all, const Terms& weights, const Terms& start) {
  double sum = 0;
  for (const Choices& choices : all) sum += std::log(shares_of(choices, weights)[choices.taken] + 1e-12);
  for (std::size_t i = 0; i < term_count; ++i)
    sum -= pull / 2 * (weights[i] - start[i]) * (weights[i] - start[i]);
  return sum;
}

// Newton's step: solves curve * step = slope.
Terms solved(Matrix& curve, Terms slope) {
  for (std::size_t i = 0; i < term_count; ++i) {
    for (std::size_t j = 0; j < term_count; ++j) {
      if (i == j) continue;
      const double share = curve[j][i] / curve[i][i];
      for (std::size_t k = i; k < term_count; ++k) curve[j][k] -= share * curve[i][k];
      slope[j] -= share * slope[i];
    }
  }
  for (std::size_t i = 0; i < term_count; ++i) slope[i] /= curve[i][i];
  return slope;
}

// Newton's method, with a pull towards the search's own shares for what seldom occurs. A step that makes the
// wins less likely is halved.
Terms fit(const std::vector<Shown>& shown) {
  constexpr int steps = 12;
  std::vector<Choices> all;
  for (const Shown& one : shown) {
    if (one.won && !one.plans.empty()) all.push_back(choices_of(one));
  }
  const Terms start = PlanShares::as_seen();
  Terms weights = start;
  double likely = likelihood(all, weights, start);
  static Matrix curve;
  for (int step = 0; step < steps; ++step) {
    Terms slope{};
    curve = {};
    for (std::size_t i = 0; i < term_count; ++i) {
      curve[i][i] = pull;
      slope[i] = pull * (start[i] - weights[i]);
    }
    for (const Choices& choices : all) add_slopes(choices, weights, slope, curve);
    Terms change = solved(curve, slope);
    Terms next{};
    double likelier = likely - 1;
    for (int halving = 0; halving < 10 && likelier < likely; ++halving) {
      for (std::size_t i = 0; i < term_count; ++i) next[i] = weights[i] + change[i];
      likelier = likelihood(all, next, start);
      for (double& part : change) part /= 2;
    }
    if (likelier < likely) break;
    weights = next;
    likely = likelier;
  }
  return weights;
}

// -------------------------------------------------------------------------------------------- the tables

// As weights would have shown it.
Evaluation evaluation_of(const Shown& shown, const Terms& weights) {
  Evaluation evaluation;
  evaluation.win_chance = shown.win_chance;
  for (const Chance& plan : shown.plans) {
    evaluation.plans.emplace_back();
    evaluation.plans.back().pattern = plan.pattern;
    evaluation.plans.back().win_chance = plan.share * shown.win_chance;
  }
  PlanShares(shown.shanten, shown.draws_left, shown.turns).apply(evaluation.plans, shown.win_chance, weights);
  return evaluation;
}

// How well the names tell how a hand is won, at one distance.
struct Names {
  double wins = 0, named = 0;                    // winners' last discards and calls there
  double choices = 0, loss = 0, plain_loss = 0;  // log losses of all choices
};

std::size_t distance_of(const Shown& shown) {
  return std::min(static_cast<std::size_t>(std::max<int>(shown.shanten, 0)), PlanShares::distances - 1);
}

// By distance and pattern: its share of the wins.
using Frequencies = std::array<std::array<double, mcr::pattern_count>, PlanShares::distances>;
Frequencies frequencies(const std::vector<Shown>& all) {
  Frequencies counts{};
  std::array<double, PlanShares::distances> wins{};
  for (const Shown& shown : all) {
    if (!shown.won) continue;
    wins[distance_of(shown)] += 1;
    if (shown.pattern) counts[distance_of(shown)][*shown.pattern] += 1;
  }
  for (std::size_t d = 0; d < counts.size(); ++d) {
    for (double& count : counts[d]) count /= std::max(1.0, wins[d]);
  }
  return counts;
}

void print_names(const std::vector<Shown>& all, const Terms& weights) {
  const Frequencies usual = frequencies(all);
  std::array<Names, PlanShares::distances> names;
  for (const Shown& shown : all) {
    if (shown.win_chance <= 0) continue;
    Names& at = names[distance_of(shown)];
    const Evaluation evaluation = evaluation_of(shown, weights);
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

void print(const char* title, const std::vector<Shown>& all, const Terms& weights) {
  std::printf("== %s, %zu choices\n", title, all.size());
  std::vector<ShownChance> plans, others;
  std::vector<std::string> patterns;
  for (const Shown& shown : all) {
    const Evaluation evaluation = evaluation_of(shown, weights);
    bool named = false;
    for (const Plan& plan : named_plans(evaluation)) {
      const bool so = shown.won && shown.pattern == plan.pattern;
      named |= so;
      plans.push_back({plan.win_chance, so, shown.hand});
      patterns.emplace_back(mcr::row(static_cast<mcr::Pattern>(plan.pattern)).name);
    }
    others.push_back({other_ways(evaluation), shown.won && !named, shown.hand});
  }
  print_judged("won with this plan, by its chance", bins_of_five(plans));
  print_judged("won with this plan, by pattern", bins_by_name(plans, patterns));
  print_judged("won in another way, by its chance", bins_of_five(others));
  print_names(all, weights);
}

}  // namespace

int main(int argc, char** argv) {
  const HandRange range(argc, argv, 4000, 7500000);
  const auto company = Company::named(argc > 3 ? argv[3] : "expert");
  if (!company) {
    std::fprintf(stderr, "plans: \"%s\" is no level, nor \"mixed\"\n", argv[3]);
    return 2;
  }
  std::array<std::vector<Shown>, 2> halves;
  std::mutex mutex;
  for_each_hand(range, [&](int hand, std::uint64_t seed) {
    std::vector<Shown> shown = PlayedHand(company->levels(seed)).play(seed);
    const std::scoped_lock lock(mutex);
    auto& half = halves[2 * hand < range.hands ? 0 : 1];
    half.insert(half.end(), std::make_move_iterator(shown.begin()), std::make_move_iterator(shown.end()));
  });
  const Terms of_half = fit(halves[0]);
  print("second half, by weights fitted on the first", halves[1], of_half);
  std::vector<Shown>& all = halves[0];
  all.insert(all.end(), halves[1].begin(), halves[1].end());
  print("all, as shown", all, PlanShares::shipped());
  std::printf("weights fitted on all:");
  for (const double weight : fit(all)) std::printf(" %.3f,", weight);
  std::printf("\n");
}
