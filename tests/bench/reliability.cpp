// Prints how far the chances that the expert shows can be trusted: plays hands of experts beside others, and
// sets the chance of winning that went with each discard and each passed claim, that of dealing in, and those
// of the plans beside what happened. Then fits the weights of engine/ai/reading/calibration.cpp anew on the
// first half of the hands and tries them on the other half; the bend of high chances is not part of that fit.
// Usage: reliability [HANDS] [FIRST_SEED] [LEVEL | mixed]
//   LEVEL (expert): of the three others. mixed: by lot, for the fit.
#include <array>
#include <cmath>
#include <cstdio>
#include <mutex>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/ai/reading/calibration.h"
#include "engine/rules/mcr/mcr.h"
#include "tests/bench/bins.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

struct ShownWin : ShownChance {
  bool passed = false;  // with a claim; else with a discard
  Calibration::Terms terms{};
};

// A discard beside one opponent.
struct Risk {
  std::size_t level = 0;  // of the opponent, see Pace
  double sampled = 0;     // chance that it waits for the tile, 0 to 1
  bool lost = false;      // to it
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
double chance_seen(const Calibration& calibration, double shown, int melds, Shanten shanten, bool passed) {
  double low = 0, high = 1;
  for (int step = 0; step < 40; ++step) {
    const double middle = (low + high) / 2;
    (calibration(middle, melds, shanten, passed) < shown ? low : high) = middle;
  }
  return low;
}

// One hand: what was shown with each discard, and what came of it.
class PlayedHand {
 public:
  explicit PlayedHand(const Company::Levels& levels) : levels_(levels), field_(field_of(levels)) {}

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
        [this](const Referee&, const Event& event) { note(event); });
    for (std::size_t i = 0; i < seen_.wins.size(); ++i) seen_.wins[i].happened = winner_ == seats_[i];
    for (std::size_t i = 0; i < seen_.plans.size(); ++i)
      seen_.plans[i].happened = winner_ == planners_[i].first && won_with_ == planners_[i].second;
    for (ShownChance& shown : seen_.wins) shown.hand = seed;
    for (ShownChance& shown : seen_.deal_ins) shown.hand = seed;
    for (ShownChance& shown : seen_.plans) shown.hand = seed;
    return std::move(seen_);
  }

 private:
  void note(const PlayerView& view, const Decision& decision) {
    const bool passed = decision.chosen.type == ActionType::pass;
    if ((decision.chosen.type != ActionType::discard && !passed) || decision.evaluations.empty()) return;
    const Evaluation& chosen = decision.evaluations.front();
    double ready = 0;
    for (const OpponentEstimate& opponent : decision.opponents) ready += opponent.ready;
    const Calibration calibration(view.table.draws_left(), ready, field_, view.seat);
    const auto melds = static_cast<int>(view.hand.melds.size());
    const double seen = chance_seen(calibration, chosen.win_chance, melds, chosen.shanten, passed);
    seen_.wins.push_back(
        {{chosen.win_chance}, passed, calibration.terms(seen, melds, chosen.shanten, passed)});
    seats_.push_back(view.seat);
    if (passed) return;
    double safe = 1;
    for (const double chance : chosen.deal_in) safe *= 1 - chance;
    seen_.deal_ins.push_back({1 - safe});
    for (const OpponentEstimate& opponent : decision.opponents) {
      const auto kind = static_cast<std::size_t>(chosen.action.tile.kind());
      seen_.risks.push_back(
          {Pace::index(levels_[opponent.seat]), static_cast<double>(opponent.waits[kind]), false});
      risked_with_.push_back(opponent.seat);
    }
    for (const Plan& plan : named_plans(chosen)) {
      seen_.plans.push_back({plan.win_chance});
      seen_.patterns.emplace_back(mcr::row(static_cast<mcr::Pattern>(plan.pattern)).name);
      planners_.emplace_back(view.seat, plan.pattern);
    }
  }
  void note(const Event& event) {
    const auto* won = std::get_if<events::Won>(&event);
    if (won == nullptr) return;
    winner_ = won->seat;
    won_with_ = mcr::plan_of(won->score);
    if (won->from && !won->win.robbing && levels_[*won->from] == Level::expert && !seen_.deal_ins.empty())
      lost(won->seat);
  }
  // The last discard did, to that seat.
  void lost(Seat seat) {
    seen_.deal_ins.back().happened = true;
    for (std::size_t i = seen_.risks.size() - 3; i < seen_.risks.size(); ++i)
      seen_.risks[i].lost = risked_with_[i] == seat;
  }

  Company::Levels levels_;
  Field field_;
  Seen seen_;
  std::vector<Seat> seats_;
  std::vector<Seat> risked_with_;
  std::vector<std::pair<Seat, PatternId>> planners_;
  std::optional<Seat> winner_;
  std::optional<PatternId> won_with_;
};

constexpr std::size_t term_count = Calibration::term_count;
using Matrix = std::array<std::array<double, term_count>, term_count>;

double sum_of(const Calibration::Terms& terms, const Calibration::Terms& weights) {
  return std::inner_product(terms.begin(), terms.end(), weights.begin(), 0.0);
}

// Solves matrix * x = right side, for a matrix that is positive definite.
Calibration::Terms solve(Matrix matrix, Calibration::Terms right) {
  for (std::size_t i = 0; i < term_count; ++i) {
    for (std::size_t j = 0; j < term_count; ++j) {
      if (i == j) continue;
      const double share = matrix[j][i] / matrix[i][i];
      for (std::size_t k = i; k < term_count; ++k) matrix[j][k] -= share * matrix[i][k];
      right[j] -= share * right[i];
    }
  }
  for (std::size_t i = 0; i < term_count; ++i) right[i] /= matrix[i][i];
  return right;
}

// Logistic regression by Newton's method.
Calibration::Terms fit(const std::vector<ShownWin>& all) {
  constexpr int steps = 10;
  constexpr double ridge = 1e-3;  // for terms that never occur
  Calibration::Terms weights{};
  for (int step = 0; step < steps; ++step) {
    Calibration::Terms slope{};
    Matrix curve{};
    for (std::size_t i = 0; i < term_count; ++i) curve[i][i] = ridge;
    for (const ShownWin& shown : all) {
      const double p = 1 / (1 + std::exp(-sum_of(shown.terms, weights)));
      for (std::size_t i = 0; i < term_count; ++i) {
        slope[i] += ((shown.happened ? 1 : 0) - p) * shown.terms[i];
        for (std::size_t j = 0; j < term_count; ++j)
          curve[i][j] += p * (1 - p) * shown.terms[i] * shown.terms[j];
      }
    }
    const Calibration::Terms change = solve(curve, slope);
    for (std::size_t i = 0; i < term_count; ++i) weights[i] += change[i];
  }
  return weights;
}

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
    std::printf("  %s %.3f %.2f (%.0f)", to_text(Bot(static_cast<Level>(level))).c_str(),
                (y * x3 - xy * x2) / determinant, (x1 * xy - x2 * y) / determinant, n);
  }
  std::printf("\n");
}

std::vector<ShownChance> those(const std::vector<ShownWin>& all, bool passed) {
  std::vector<ShownChance> some;
  for (const ShownWin& one : all) {
    if (one.passed == passed) some.push_back(one);
  }
  return some;
}

// As the weights would have shown them.
std::vector<ShownChance> shown_by(const Calibration::Terms& weights, const std::vector<ShownWin>& all) {
  std::vector<ShownChance> shown;
  for (const ShownWin& one : all) {
    shown.push_back({1 / (1 + std::exp(-sum_of(one.terms, weights))), one.happened, one.hand});
  }
  return shown;
}

}  // namespace

int main(int argc, char** argv) {
  const HandRange range(argc, argv, 4000, 7000000);
  const auto company = Company::named(argc > 3 ? argv[3] : "expert");
  if (!company) {
    std::fprintf(stderr, "reliability: \"%s\" is no level, nor \"mixed\"\n", argv[3]);
    return 2;
  }
  std::array<Seen, 2> halves;
  std::mutex mutex;
  for_each_hand(range, [&](int hand, std::uint64_t seed) {
    const Seen seen = PlayedHand(company->levels(seed)).play(seed);
    const std::scoped_lock lock(mutex);
    halves[2 * hand < range.hands ? 0 : 1].add(seen);
  });
  Seen all = halves[0];
  all.add(halves[1]);
  print_judged("win chance after a discard", bins_of_five(those(all.wins, false)));
  print_judged("win chance after passing", bins_of_five(those(all.wins, true)));
  print_judged("deal-in chance", bins_of_five(all.deal_ins, 0.005), 0.005);
  print_judged("won with this plan, by its chance", bins_of_five(all.plans));
  print_judged("won with this plan, by pattern", bins_by_name(all.plans, all.patterns));
  print_dangers(all.risks);
  const Calibration::Terms weights = fit(halves[0].wins);
  print_judged("win chance, second half, by weights fitted on the first",
               bins_of_five(shown_by(weights, halves[1].wins)));
  std::printf("weights fitted on all:");
  for (const double weight : fit(all.wins)) std::printf(" %.3f,", weight);
  std::printf("\n");
}
