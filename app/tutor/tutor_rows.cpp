#include "app/tutor/tutor_rows.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <span>
#include <utility>

#include "app/text/names.h"
#include "app/text/scheme_words.h"
#include "app/text/value_words.h"
#include "app/tutor/reason_words.h"
#include "engine/ai/levels/assess.h"
#include "engine/ai/profile.h"
#include "engine/ai/reading/calibration.h"

namespace tingpai::app {
namespace {

struct TutorRowsText {
  Q_DECLARE_TR_FUNCTIONS(TutorRows)
};

constexpr std::size_t emphasised_at_most = 3;
constexpr double slow_table = 0.6;  // beside the usual speed
constexpr double fast_table = 1.4;
constexpr double candidate_height = 0.4;  // a mark, not a measure

// The share of the full height: of the best value where that is a gain, else of the way from the worst.
double bar_height(const Decision& decision, double value) {
  const auto& all = decision.evaluations;
  const auto [low, high] = std::minmax_element(
      all.begin(), all.end(), [](const Evaluation& a, const Evaluation& b) { return a.value < b.value; });
  const double best = high->value;
  const double floor = best > 0 ? 0.0 : low->value;
  if (best <= floor) return 1;
  return std::clamp((value - floor) / (best - floor), 0.0, 1.0);
}

// Whole per cents that add up to the whole as it is shown: by largest remainder.
std::vector<int> percents_of(std::span<const double> parts, double whole) {
  std::vector<int> percents;
  std::vector<std::pair<double, std::size_t>> remainders;
  int left = static_cast<int>(std::lround(100 * whole));
  for (std::size_t i = 0; i < parts.size(); ++i) {
    percents.push_back(static_cast<int>(100 * parts[i]));
    left -= percents.back();
    remainders.emplace_back(100 * parts[i] - percents.back(), i);
  }
  std::stable_sort(remainders.begin(), remainders.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  for (std::size_t i = 0; left > 0 && !remainders.empty(); --left, ++i)
    ++percents[remainders[i % remainders.size()].second];
  return percents;
}

// Of the named plans, in their order, and at last of all other ways.
std::vector<int> plan_percents(const Evaluation& evaluation) {
  std::vector<double> chances;
  for (const Plan& plan : named_plans(evaluation)) chances.push_back(plan.win_chance);
  chances.push_back(other_ways(evaluation));
  return percents_of(chances, evaluation.win_chance);
}

QString percent_text(int percent) {
  return TutorRowsText::tr("%1 %").arg(percent).replace(u' ', QChar(QChar::Nbsp));
}

// Tiles that help in other ways than the likeliest one.
QString also_text(const Plan& plan, const PlanPath& path) {
  constexpr std::size_t named_at_most = 2;
  std::vector<Tile> others;
  for (const LiveTile& needed : plan.needed) {
    const auto in = [&](const std::vector<Tile>& tiles) {
      return std::find(tiles.begin(), tiles.end(), needed.tile) != tiles.end();
    };
    if (!in(path.comes) && !in(path.waits)) others.push_back(needed.tile);
  }
  if (others.empty()) return {};
  //: tiles that another way to the same plan needs: "or 4 of characters"
  if (others.size() <= named_at_most) return TutorRowsText::tr("or %1").arg(names::tiles(others));
  return TutorRowsText::tr("or other tiles");
}

// The plan's path in words, for those who do not see it on the hand.
QString path_text(const PlanPath& path) {
  QStringList parts;
  if (!path.leaves.empty()) parts << TutorRowsText::tr("Discard %1").arg(names::tiles(path.leaves));
  if (!path.comes.empty()) parts << TutorRowsText::tr("Need %1").arg(names::tiles(path.comes));
  if (!path.waits.empty()) parts << TutorRowsText::tr("Wait on %1").arg(names::tiles(path.waits));
  return names::clauses(parts);
}

PlanRow plan_row(int place, const Plan& plan, int percent) {
  const PlanPath path = path_of(plan);
  QList<int> wait_live;
  for (const LiveTile& wait : plan.best.waits) wait_live << wait.live;
  const QString title = names::pattern(plan.pattern);
  const QString chance = percent_text(percent);
  const QString fan = words_of(plan.pattern).mean(plan.mean_total);
  const QString live = TutorRowsText::tr("%n tile(s) help", nullptr, plan.live_total);
  return {.place = place,
          .title = title,
          .chance_text = chance,
          .fan_text = fan,
          .live_text = live,
          .leaves = names::texts(path.leaves),
          .comes = names::texts(path.comes),
          .waits = names::texts(path.waits),
          .wait_live = wait_live,
          .also_text = also_text(plan, path),
          .spoken = TutorRowsText::tr("%1: wins %2, about %3, %4").arg(title, chance, fan, live),
          .path = path_text(path)};
}

}  // namespace

QString chance_text(double chance, const Ruleset& ruleset) {
  const CalibrationModel* calibration = profile_of(ruleset).calibration;
  if (chance < 0.01 || chance > 0.99 || calibration == nullptr) return names::percent(chance);
  const auto margin = std::lround(100 * calibration->margin(chance));
  QString text = TutorRowsText::tr("%1 ± %2").arg(names::percent(chance), QString::number(margin));
  return text.replace(u' ', QChar(QChar::Nbsp));
}

int steps_of(const Plan& plan) {
  return static_cast<int>(plan.best.steps.size()) + (plan.best.first_discard ? 1 : 0);
}

PlanPath path_of(const Plan& plan, int steps) {
  int left = steps > 0 ? steps : steps_of(plan);
  PlanPath path;
  if (plan.best.first_discard) {
    path.leaves.push_back(*plan.best.first_discard);
    --left;
  }
  const auto& draws = plan.best.steps;
  for (std::size_t i = 0; i < draws.size() && left > 0; ++i, --left) {
    if (i + 1 < draws.size()) path.comes.push_back(draws[i].draw);
    if (draws[i].discard) path.leaves.push_back(*draws[i].discard);
    if (i + 1 < draws.size()) continue;  // the last draw is the wait
    for (const LiveTile& wait : plan.best.waits) path.waits.push_back(wait.tile);
  }
  return path;
}

QString step_text(const Plan& plan, int step) {
  const int steps = steps_of(plan);
  if (step < 1 || step > steps) return {};
  const PlanPath before = step > 1 ? path_of(plan, step - 1) : PlanPath();
  const PlanPath now = path_of(plan, step);
  QStringList parts;
  if (now.comes.size() > before.comes.size())
    parts << TutorRowsText::tr("draw %1").arg(names::tile(now.comes.back()));
  if (now.leaves.size() > before.leaves.size()) {
    parts << TutorRowsText::tr("discard %1").arg(names::tile(now.leaves.back()));
  }
  if (!now.waits.empty()) parts << TutorRowsText::tr("wait on %1").arg(names::tiles(now.waits));
  //: a step of a plan: "2 of 4: 3 of dots comes"
  return TutorRowsText::tr("%1 of %2: %3").arg(step).arg(steps).arg(names::list(parts));
}

std::optional<HintBar> hint_bar(const Decision& decision, Action action) {
  if (!has_values(decision)) return std::nullopt;
  const auto& all = decision.evaluations;
  const Evaluation* found = evaluation_of(decision, action);
  if (found == nullptr) return std::nullopt;
  HintBar bar;
  bar.value = found->value;
  const ValueWords words = ValueWords::of_hint(decision);
  bar.value_text = words.value(bar.value);
  bar.spoken_value = names::list({bar.value_text, words.beside(bar.value)});
  bar.margin = found->margin;
  bar.height = bar_height(decision, found->value);
  bar.best = action == decision.chosen;
  bar.equal_best = as_good(*found, all.front());
  const auto rank = static_cast<std::size_t>(found - all.data());
  bar.emphasised = bar.equal_best && rank < emphasised_at_most;
  bar.deal_in = found->deal_in;
  return bar;
}

std::optional<HintBar> candidate_bar(const Decision& decision, Action action) {
  if (!has_values(decision) || action.type != ActionType::discard) return std::nullopt;
  std::size_t better = 0;
  for (const Evaluation& evaluation : decision.evaluations) {
    if (evaluation.action.type != ActionType::discard) continue;
    if (better == emphasised_at_most) break;
    if (evaluation.action == action) {
      HintBar bar;
      bar.told = false;
      bar.height = candidate_height;
      bar.emphasised = true;
      return bar;
    }
    ++better;
  }
  return std::nullopt;
}

QString nudge(const Decision& decision) {
  switch (decision.chosen.type) {
    case ActionType::win:
    case ActionType::exchange:  // there is no hint at it that tells less
    case ActionType::void_suit:
      return names::action(decision.chosen);
    case ActionType::pass:
      return TutorRowsText::tr("Better to pass");
    case ActionType::discard:
      return decision.criterion == Criterion::safety ? TutorRowsText::tr("Better to play safe")
                                                     : TutorRowsText::tr("Go for the win");
    default:
      return TutorRowsText::tr("A call is worth it");
  }
}

QString headline(const Decision& decision) { return names::action(decision.chosen); }

QString brief(const Decision& decision) {
  if (!has_values(decision)) return headline(decision);
  //: what the tutor would do and what it is worth: "Discard 8 of dots: +6.4"
  return TutorRowsText::tr("%1: %2").arg(
      headline(decision), ValueWords::of_hint(decision).value(decision.evaluations.front().value));
}

QStringList helping_tiles(const Decision& decision) {
  QStringList tiles;
  if (!has_values(decision)) return tiles;
  for (const LiveTile& one : decision.evaluations.front().effective) tiles << names::text(one.tile);
  return tiles;
}

QList<int> helping_live(const Decision& decision) {
  QList<int> live;
  if (!has_values(decision)) return live;
  for (const LiveTile& one : decision.evaluations.front().effective) live << one.live;
  return live;
}

QString helping_text(const Decision& decision) {
  QStringList parts;
  if (!has_values(decision)) return {};
  for (const LiveTile& one : decision.evaluations.front().effective)
    parts << TutorRowsText::tr("%1: %n left", nullptr, one.live).arg(names::tile(one.tile));
  return names::list(parts);
}

QString opening_text(const Decision& decision, Numbers numbers) {
  if (!has_values(decision)) return {};
  const Evaluation& best = decision.evaluations.front();
  const QString wins = names::percent(best.win_chance);
  if (numbers == Numbers::few) return TutorRowsText::tr("As dealt, this hand wins %1 of the time").arg(wins);
  return TutorRowsText::tr("As dealt, this hand wins %1 of the time: value %2")
      .arg(wins, ValueWords::of_hint(decision).value(best.value));
}

QString pace_text(double speed) {
  if (speed < slow_table) return TutorRowsText::tr("This table is slower than usual");
  if (speed > fast_table) return TutorRowsText::tr("This table is faster than usual");
  return {};
}

QString pace_note(double speed) {
  if (speed < slow_table)
    return TutorRowsText::tr(
        "Your opponents are ready later than most: you have more time, and discards are safer.");
  if (speed > fast_table)
    return TutorRowsText::tr(
        "Your opponents are ready sooner than most: you have less time, and discards are riskier.");
  return {};
}

QList<PlanRow> plan_rows(const Decision& decision) {
  QList<PlanRow> rows;
  if (decision.evaluations.empty()) return rows;
  const Evaluation& best = decision.evaluations.front();
  const std::vector<int> percents = plan_percents(best);
  const auto plans = named_plans(best);
  for (std::size_t i = 0; i < plans.size(); ++i) rows << plan_row(static_cast<int>(i), plans[i], percents[i]);
  return rows;
}

QString ways_text(const Decision& decision) {
  if (!has_values(decision)) return {};
  const Evaluation& best = decision.evaluations.front();
  if (best.plans.empty() && !best.other) return {};
  const std::vector<int> percents = plan_percents(best);
  const int others = percents.back();
  if (percents.size() == 1) {
    if (best.shanten == 0 && best.other && !best.other->patterns.empty())
      return TutorRowsText::tr("Ready for %1 alone").arg(names::pattern(best.other->patterns.front().id));
    return TutorRowsText::tr("Many ways to win, none likely by itself");
  }
  return others > 0 ? TutorRowsText::tr("Other ways: %1").arg(percent_text(others)) : QString();
}

QList<int> shares(const Decision& decision) {
  if (!has_values(decision) || named_plans(decision.evaluations.front()).empty()) return {};
  const std::vector<int> percents = plan_percents(decision.evaluations.front());
  return {percents.begin(), percents.end()};
}

QString sum_text(const Decision& decision) {
  QStringList parts;
  int sum = 0;
  for (const int percent : shares(decision)) {
    sum += percent;
    if (percent > 0) parts << QString::number(percent);
  }
  if (parts.size() < 2) return {};
  //: chances that add up: "12 + 5 + 8 = 25 %"
  return TutorRowsText::tr("%1 = %2").arg(parts.join(QStringLiteral(" + ")), percent_text(sum));
}

}  // namespace tingpai::app
