// The arena's sums, intervals and verdicts.
#include <QTest>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>
#include <tuple>

#include "app/cli/arena/arena.h"
#include "engine/table/wall.h"

using namespace tingpai;
using namespace tingpai::cli;

namespace {

ArenaConfig config(const Players& players, int walls) {
  return ArenaConfig{.ruleset = *parse_ruleset("mcr"), .players = players, .walls = walls};
}

// Mean exactly 0 and variance exactly 1.
std::vector<double> standardised(std::vector<double> values) {
  const double n = static_cast<double>(values.size());
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
  double squares = 0;
  for (double& value : values) {
    value -= mean;
    squares += value * value;
  }
  for (double& value : values) value /= std::sqrt(squares / n);
  return values;
}

double uniform(Random& random) { return 1 - random.unit(); }  // never 0

std::vector<double> normal_values() {
  Random random(11);
  std::vector<double> values(20'000);
  for (double& value : values)
    value = std::sqrt(-2 * std::log(uniform(random))) * std::cos(2 * std::numbers::pi * uniform(random));
  return standardised(std::move(values));
}

// Four hands a wall: of five one is won, one dealt into, two won from others, one drawn; 8 fan and more,
// long-tailed.
std::vector<double> synthetic_walls() {
  Random random(12);
  std::vector<double> walls(20'000);
  for (double& wall : walls) {
    for (int hand = 0; hand < 4; ++hand) {
      const double lot = uniform(random), fan = 8 - 6 * std::log(uniform(random));
      wall += lot < 0.13 ? 24 + fan : lot < 0.2 ? 3 * (8 + fan) : lot < 0.4 ? -8 - fan : lot < 0.8 ? -8 : 0;
    }
  }
  return standardised(std::move(walls));
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
  void whole_games_are_played_data();
  void whole_games_are_played();

  void times_keep_three_digits();
  void times_add_up();

  void ratio_of_known_values();
  void ratio_of_skewed_values();
  void no_verdict_of_few_walls();
  void equal_walls_decide_what_they_can();
  void error_rates_data();
  void error_rates();

  void a_verdict_does_not_depend_on_threads();
  void a_match_goes_on_data();
  void a_match_goes_on();
  void shards_are_the_match();
  void same_search_seeds_cancel();
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
  std::vector<std::pair<int, int>> games;
  std::size_t walls_done = 0;
  run_arena(config(all_quick, 3),
            {.game =
                 [&](const ArenaGame& game) {
                   games.emplace_back(game.wall, game.rotation);
                   for (const Event& event : game.events) {
                     const auto* start = std::get_if<events::HandStarted<Truth>>(&event);
                     if (!start) continue;
                     QVERIFY(!walls.contains(game.wall) || walls[game.wall] == start->wall);
                     walls[game.wall] = start->wall;
                   }
                 },
             .wall = [&](const Played& played) { walls_done = played.walls.size(); }});
  QCOMPARE(games.size(), std::size_t{12});
  QCOMPARE(walls_done, std::size_t{3});
  QCOMPARE(walls.size(), std::size_t{3});
  QVERIFY(walls[0] != walls[1]);
}

// quick answers alike in every rotation, so each player gets each seat's result once.
void TestArena::equal_players_split_a_wall_evenly() {
  const ArenaResult result = run_arena(config(all_quick, 5));
  for (const Standing& standing : result.players) QCOMPARE(standing.tally.score, std::int64_t{0});
  QCOMPARE(result.levels.size(), std::size_t{1});
  QCOMPARE(result.levels[0].tally.hands, std::int64_t{80});
}

void TestArena::sums_hold_together() {
  const ArenaResult result =
      run_arena(config({Level::quick, Level::random, Level::quick, Level::random}, 10));
  Tally sum;
  for (const Standing& standing : result.players) sum += standing.tally;
  QCOMPARE(sum.score, std::int64_t{0});
  QCOMPARE(sum.rank_quarters, std::int64_t{40 * 4 * (1 + 2 + 3 + 4)});
  QCOMPARE(sum.deal_ins, sum.wins - sum.self_draws);
  QVERIFY(sum.wins > 0);
  QVERIFY(sum.points_won >= 8 * sum.wins);
  Tally levels;
  for (const Standing& standing : result.levels) levels += standing.tally;
  QVERIFY(levels == sum);
}

void TestArena::whole_games_are_played_data() {
  QTest::addColumn<QByteArray>("rules");
  QTest::addColumn<int>("deals");
  QTest::newRow("east") << QByteArray("riichi;hands=4") << 4;
  QTest::newRow("south") << QByteArray("riichi") << 8;
}

// What the sums say is what the records hold.
void TestArena::whole_games_are_played() {
  QFETCH(QByteArray, rules);
  QFETCH(int, deals);
  ArenaConfig match{.ruleset = *parse_ruleset(rules.toStdString()),
                    .players = {Level::quick, Level::beginner, Level::quick, Level::random},
                    .walls = 3};
  std::int64_t hands = 0, riichis = 0, claims = 0, winners = 0, points = 0;
  const ArenaResult result =
      run_arena(match, {.game = [&](const ArenaGame& game) {
                  QVERIFY(std::holds_alternative<events::GameEnded>(game.events.back()));
                  for (const Event& event : game.events) {
                    hands += std::holds_alternative<events::HandStarted<Truth>>(event);
                    claims += std::holds_alternative<events::Claimed>(event);
                    if (const auto* discarded = std::get_if<events::Discarded>(&event))
                      riichis += discarded->riichi;
                    if (const auto* won = std::get_if<events::Won>(&event)) {
                      ++winners;
                      points += won->score.worth;
                    }
                  }
                }});
  Tally sum;
  for (const Standing& standing : result.players) {
    QCOMPARE(standing.tally.games, std::int64_t{4 * 3});
    QCOMPARE(standing.tally.hands, hands);
    QVERIFY(standing.rank_interval && standing.rank_interval->low < standing.rank_interval->high);
    sum += standing.tally;
  }
  QVERIFY2(hands > 4 * 3 * deals / 2, "some may end early");
  QCOMPARE(sum.score, std::int64_t{0});
  QCOMPARE(sum.rank_quarters, std::int64_t{4 * 3 * 4 * (1 + 2 + 3 + 4)});
  QCOMPARE(sum.riichis, riichis);
  QVERIFY(sum.riichis > 0 && sum.calls > 0 && sum.calls <= claims);
  QCOMPARE(sum.wins, winners);
  QCOMPARE(sum.points_won, points);
  QVERIFY2(points > 1000 * winners, "a win counts its points, not its han");
}

void TestArena::times_keep_three_digits() {
  Times times;
  for (const float time : {0.F, 0.04F, 12.34F, 99.94F, 99.96F, 1234.F, 12'350.F, 6e6F}) times.add(time);
  const std::map<Times::Tenths, std::int64_t> expected{{0, 2},     {123, 1},     {999, 1},       {1000, 1},
                                                       {12300, 1}, {124'000, 1}, {60'000'000, 1}};
  QVERIFY(times.counts() == expected);
  QCOMPARE(times.latency().max, 6e6);
}

void TestArena::times_add_up() {
  Times all, one, other;
  for (int i = 0; i <= 1000; ++i) {
    const float time = static_cast<float>((i * 3) % 1001) / 10;
    all.add(time);
    (i % 3 == 0 ? one : other).add(time);
  }
  one += other;
  QVERIFY(one == all);
  const Latency spent = one.latency();
  QCOMPARE(spent.decisions, std::size_t{1001});
  QCOMPARE(spent.median, 50.0);
  QCOMPARE(spent.p99, 99.0);
  QCOMPARE(spent.max, 100.0);
  QCOMPARE(Times().latency().decisions, std::size_t{0});
}

// Values 0 and 2 in turn: mean 1, variance 1, no skew. For m = 0: a = 1, b = 2, c = 4, t = 1, so that it
// costs 100 * 1/2 * (1/2 + 1/3); m = 1 costs nothing.
void TestArena::ratio_of_known_values() {
  Sprt sprt({.low = 0, .high = 1}), mirrored({.low = -1, .high = 0});
  for (int i = 0; i < 100; ++i) {
    sprt.add(i % 2 == 0 ? 0 : 2);
    mirrored.add(i % 2 == 0 ? 0 : -2);
  }
  QCOMPARE(sprt.mean(), 1.0);
  QCOMPARE(sprt.ratio(), 250.0 / 6);
  QCOMPARE(mirrored.ratio(), -250.0 / 6);
  QVERIFY(sprt.verdict() == Verdict::accept);
  QVERIFY(mirrored.verdict() == Verdict::reject);
}

void TestArena::no_verdict_of_few_walls() {
  Sprt sprt({.low = 0, .high = 1});
  for (int i = 1; i < Sprt::fewest_walls; ++i) sprt.add(i % 2 == 0 ? 0 : 2);
  QVERIFY(sprt.ratio() > Sprt::threshold());
  QVERIFY(sprt.verdict() == Verdict::open);
  sprt.add(0);
  QVERIFY(sprt.verdict() == Verdict::accept);
}

// Nine walls of ten lose 1, one wins 9: mean 0, b = 9 and c = 72 around it. For m = -1: a = 1, b = 10, c =
// 100, t = 1; for m = 1: a = -1, b = 10, c = 44, t = -0.44. That the mean is higher than what was seen is
// easier to believe.
void TestArena::ratio_of_skewed_values() {
  Sprt sprt({.low = -1, .high = 1});
  for (int i = 0; i < 100; ++i) sprt.add(i % 10 == 0 ? 9 : -1);
  QCOMPARE(sprt.ratio(), 10 * (1 + 0.44) / 3);
}

// Without any variance: 0 is as far from -1 as from 1, but it is not 2.
void TestArena::equal_walls_decide_what_they_can() {
  Sprt between({.low = -1, .high = 1}), at_low({.low = 0, .high = 2});
  for (int i = 0; i < Sprt::fewest_walls; ++i) {
    between.add(0);
    at_low.add(0);
  }
  QCOMPARE(between.ratio(), 0.0);
  QVERIFY(between.verdict() == Verdict::open);
  QVERIFY(at_low.verdict() == Verdict::reject);
  QVERIFY(std::isfinite(at_low.ratio()));
}

void TestArena::error_rates_data() {
  QTest::addColumn<bool>("hands");    // walls of four hands with a few large wins, else normal values
  QTest::addColumn<double>("apart");  // LO and HI, in deviations of a wall
  QTest::addColumn<bool>("high");     // which is true
  QTest::newRow("normal, low") << false << 0.2 << false;
  QTest::newRow("normal, high") << false << 0.2 << true;
  QTest::newRow("normal, near, low") << false << 0.1 << false;
  QTest::newRow("normal, near, high") << false << 0.1 << true;
  QTest::newRow("hands, low") << true << 0.2 << false;
  QTest::newRow("hands, high") << true << 0.2 << true;
  QTest::newRow("hands, near, low") << true << 0.1 << false;
  QTest::newRow("hands, near, high") << true << 0.1 << true;
}

// At most one test in twenty is wrong, and on the average it takes fewer walls than a test of fixed size with
// the same two error rates, which takes (2 * 1.645 / apart)^2.
void TestArena::error_rates() {
  QFETCH(bool, hands);
  QFETCH(double, apart);
  QFETCH(bool, high);
  const std::vector<double> walls = hands ? synthetic_walls() : normal_values();
  constexpr int tests = 2000;
  constexpr double three_errors = 0.015;  // 3 * sqrt(0.05 * 0.95 / 2000)
  Random random(31);
  int wrong = 0;
  double played = 0;
  for (int test = 0; test < tests; ++test) {
    Sprt sprt({.low = 0, .high = apart});
    while (sprt.verdict() == Verdict::open)
      sprt.add(walls[random.below(static_cast<std::uint32_t>(walls.size()))] + (high ? apart : 0));
    wrong += sprt.verdict() == (high ? Verdict::reject : Verdict::accept) ? 1 : 0;
    played += static_cast<double>(sprt.walls()) / tests;
  }
  const double rate = static_cast<double>(wrong) / tests;
  QVERIFY2(rate <= Sprt::error_rate + three_errors, QByteArray::number(rate).constData());
  QVERIFY2(rate > 0.01, QByteArray::number(rate).constData());
  QVERIFY2(played < std::pow(2 * 1.645 / apart, 2), QByteArray::number(played).constData());
}

// Quick gains some ten points on each wall: the test stops at its first chance, long before the last wall.
// Records of walls that other threads have begun by then must not appear.
void TestArena::a_verdict_does_not_depend_on_threads() {
  const auto match = [](int threads) {
    ArenaConfig one = config({Level::quick, Level::random, Level::random, Level::random}, 300);
    one.sprt = Sprt::Bounds{.low = 0, .high = 5};
    one.threads = threads;
    std::vector<std::pair<int, int>> games;
    const Played played = play_walls(
        one, {.game = [&](const ArenaGame& game) { games.emplace_back(game.wall, game.rotation); }});
    QVERIFY2(std::is_sorted(games.begin(), games.end()), "walls come in order");
    QCOMPARE(games.size(), 4 * played.walls.size());
    QVERIFY(result_of(one, played).sprt->verdict() == Verdict::accept);
    QCOMPARE(played.walls.size(), std::size_t{Sprt::fewest_walls});
  };
  match(1);
  match(5);
}

void TestArena::a_match_goes_on_data() {
  QTest::addColumn<std::size_t>("walls");
  QTest::newRow("from the start") << std::size_t{0};
  QTest::newRow("in the middle") << std::size_t{57};
  QTest::newRow("when it is decided") << std::size_t{Sprt::fewest_walls};
  QTest::newRow("from more than it needs") << std::size_t{Sprt::fewest_walls + 20};
}

void TestArena::a_match_goes_on() {
  QFETCH(std::size_t, walls);
  ArenaConfig match = config({Level::quick, Level::random, Level::beginner, Level::random}, 120);
  const Played all = play_walls(match);
  Played before = all;
  before.walls.resize(walls);
  match.sprt = Sprt::Bounds{.low = 0, .high = 2};
  std::size_t games = 0;
  const Played went_on = play_walls(match, {.game = [&](const ArenaGame&) { ++games; }}, before);
  QCOMPARE(went_on.walls.size(), std::size_t{Sprt::fewest_walls});
  QVERIFY(std::equal(went_on.walls.begin(), went_on.walls.end(), all.walls.begin()));
  QCOMPARE(games, 4 * (went_on.walls.size() - std::min(walls, went_on.walls.size())));
}

void TestArena::shards_are_the_match() {
  ArenaConfig match = config({Level::quick, Level::beginner, Level::random, Level::random}, 11);
  const Played all = play_walls(match);
  std::size_t walls = 0;
  for (int number = 1; number <= 3; ++number) {
    match.shard = Shard{number, 3};
    const Played part = play_walls(match);
    QCOMPARE(part.walls.size(), static_cast<std::size_t>(own_walls(match)));
    for (std::size_t i = 0; i < part.walls.size(); ++i)
      QVERIFY(part.walls[i] == all.walls[3 * i + static_cast<std::size_t>(number) - 1]);
    walls += part.walls.size();
  }
  QCOMPARE(walls, all.walls.size());
}

// A beginner errs by its search seed: the same one makes the four hands of a wall one hand.
void TestArena::same_search_seeds_cancel() {
  const auto largest = [](bool same) {
    ArenaConfig match = config({Level::beginner, Level::beginner, Level::beginner, Level::beginner}, 10);
    match.same_search_seeds = same;
    std::int64_t score = 0;
    for (const WallTally& wall : play_walls(match).walls) {
      for (const Tally& tally : wall) score = std::max(score, std::abs(tally.score));
    }
    return score;
  };
  QCOMPARE(largest(true), std::int64_t{0});
  QVERIFY(largest(false) > 0);
}

QTEST_GUILESS_MAIN(TestArena)
#include "tst_arena.moc"
