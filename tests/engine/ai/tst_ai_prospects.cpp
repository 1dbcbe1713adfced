// What a hand can hope for within a budget: the race, and what counts where it sees nothing.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/ai/paths/paths.h"
#include "engine/ai/paths/prospects.h"
#include "tests/engine/ai/tst_ai_positions.h"

using namespace tingpai;

namespace {

const Ruleset ruleset;
constexpr float stake = 10;

bool near(double a, double b) { return std::abs(a - b) <= 1e-5 * std::max(1.0, std::abs(b)); }
bool near(const PathValue& a, const PathValue& b) { return near(a.win, b.win) && near(a.points, b.points); }

}  // namespace

class TestAiProspects : public QObject {
  Q_OBJECT

 private slots:
  void prospects_agree_with_the_tree();
  void ways_longer_than_the_wall_come_by_claims();
};

void TestAiProspects::prospects_agree_with_the_tree() {
  Random random(15);
  Budget budget;
  for (int i = 0; i < 40; ++i) {
    const Position position = random_position(random, 14, i % 4);
    const Odds o = position.odds();
    Prospects prospects(position.hand, position.context, o, ruleset, SearchModel{}, stake, budget);
    const std::vector<Target> targets = prospects.targets();
    PathTree tree(targets, o, stake);
    const auto all = find_targets(position.hand, position.context, o, ruleset, {.evaluations = budget.nodes});
    QVERIFY(targets.size() <= all.size());
    float best = 0;
    for (const auto discard : discards_of(position.hand)) {
      const PathValue value = prospects.value(discard);
      QVERIFY(value.win >= 0 && value.win <= 1);
      if (targets.size() == all.size()) QVERIFY(near(value, tree.value(discard)));
      best = std::max(best, prospects.compared(value));
    }
    QCOMPARE(best > 0, !all.empty());
  }
}

// The race knows one draw a turn. What it cannot see before the wall ends counts as apart, by a share.
void TestAiProspects::ways_longer_than_the_wall_come_by_claims() {
  Random random(16);
  Budget budget;
  budget.plans = true;
  OddsModel model;
  model.between_turns = 0.25;
  int beyond = 0, in_time = 0;
  for (int i = 0; i < 60; ++i) {
    Position position = random_position(random, 14, i % 4);
    position.wall_left = 4;  // one turn
    const Odds o = position.odds(0.5, model), blind = position.odds();
    Prospects prospects(position.hand, position.context, o, ruleset, SearchModel{}, stake, budget);
    Prospects race(position.hand, position.context, blind, ruleset, SearchModel{}, stake, budget);
    for (const auto discard : discards_of(position.hand)) {
      const PathValue value = prospects.value(discard), by_turns = race.value(discard);
      const std::vector<float> wins = prospects.wins_by_target(discard);
      QVERIFY(near(std::accumulate(wins.begin(), wins.end(), 0.0), static_cast<double>(value.win)));
      if (by_turns.win > 0) {
        ++in_time;
        QVERIFY(near(value, by_turns));
        continue;
      }
      double none = 1;
      for (const Target& each : prospects.targets()) {
        if (std::ranges::count(each.leaving, static_cast<std::uint8_t>(*discard)) > 0)
          none *= 1 - static_cast<double>(each.weight / each.points);
      }
      beyond += none < 1;
      QVERIFY(near(static_cast<double>(value.win), 0.25 * (1 - none)));
      QCOMPARE(value.points > 0, none < 1);
    }
  }
  QVERIFY(beyond > 30);
  QVERIFY(in_time > 5);
}

QTEST_APPLESS_MAIN(TestAiProspects)
#include "tst_ai_prospects.moc"
