// The arena's sums and intervals.
#include <QTest>
#include <map>
#include <tuple>

#include "app/cli/arena/arena.h"

using namespace tingpai;
using namespace tingpai::cli;

namespace {

ArenaConfig config(const Players& players, int walls) {
  return ArenaConfig{.ruleset = *parse_ruleset("mcr"), .players = players, .walls = walls};
}

const Players all_quick{Level::quick, Level::quick, Level::quick, Level::quick};

}  // namespace

class TestArena : public QObject {
  Q_OBJECT

 private slots:
  void interval_of_known_values();
  void interval_needs_two_values();
  void latency_of_known_values();
  void every_wall_is_played_four_times();
  void equal_players_split_a_wall_evenly();
  void sums_hold_together();
};

// Ten values with mean 5.5 and deviation 3.0277; t for nine degrees of freedom is 2.2622.
void TestArena::interval_of_known_values() {
  const auto interval = mean_interval({1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
  QVERIFY(interval);
  QVERIFY(qAbs(interval->low - 3.3341) < 1e-3);
  QVERIFY(qAbs(interval->high - 7.6659) < 1e-3);
}

void TestArena::interval_needs_two_values() {
  QVERIFY(!mean_interval({}));
  QVERIFY(!mean_interval({4}));
}

void TestArena::latency_of_known_values() {
  std::vector<float> values;
  for (int i = 0; i <= 1000; ++i) values.push_back(static_cast<float>((i * 3) % 1001));
  const Latency spent = latency(values);
  QCOMPARE(spent.decisions, std::size_t{1001});
  QCOMPARE(spent.median, 500.0);
  QCOMPARE(spent.p99, 990.0);
  QCOMPARE(spent.max, 1000.0);
}

void TestArena::every_wall_is_played_four_times() {
  std::map<int, std::vector<Tile>> walls;
  std::vector<std::pair<int, int>> hands;
  std::size_t walls_done = 0;
  run_arena(config(all_quick, 3),
            {.hand =
                 [&](const ArenaHand& hand) {
                   hands.emplace_back(hand.wall, hand.rotation);
                   for (const Event& event : hand.events) {
                     const auto* start = std::get_if<events::HandStarted<Truth>>(&event);
                     if (!start) continue;
                     QVERIFY(!walls.contains(hand.wall) || walls[hand.wall] == start->wall);
                     walls[hand.wall] = start->wall;
                   }
                 },
             .walls_done = [&](std::size_t done) { walls_done = done; }});
  QCOMPARE(hands.size(), std::size_t{12});
  QCOMPARE(walls_done, std::size_t{3});
  QCOMPARE(walls.size(), std::size_t{3});
  QVERIFY(walls[0] != walls[1]);
}

// quick answers alike in every rotation, so each player gets each seat's result once.
void TestArena::equal_players_split_a_wall_evenly() {
  const ArenaResult result = run_arena(config(all_quick, 5));
  for (const Standing& standing : result.players) QCOMPARE(standing.tally.score, 0);
  QCOMPARE(result.levels.size(), std::size_t{1});
  QCOMPARE(result.levels[0].tally.hands, 80);
}

void TestArena::sums_hold_together() {
  const ArenaResult result =
      run_arena(config({Level::quick, Level::random, Level::quick, Level::random}, 10));
  Tally sum;
  for (const Standing& standing : result.players) sum += standing.tally;
  QCOMPARE(sum.score, 0);
  QCOMPARE(sum.rank_quarters, 40 * 4 * (1 + 2 + 3 + 4));
  QCOMPARE(sum.deal_ins, sum.wins - sum.self_draws);
  QVERIFY(sum.wins > 0);
  QVERIFY(sum.points_won >= 8 * sum.wins);
  Tally levels;
  for (const Standing& standing : result.levels) levels += standing.tally;
  QVERIFY(levels == sum);
}

QTEST_GUILESS_MAIN(TestArena)
#include "tst_arena.moc"
