// Statistics are what the stored games say, neither more nor less.
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "app/library/statistics.h"
#include "app/text/names.h"
#include "engine/rules/match.h"
#include "engine/rules/mcr/mcr.h"
#include "engine/rules/scheme.h"
#include "tests/engine/support/quick_play.h"

using namespace tingpai;
using namespace tingpai::app;

namespace {

const Seat me = Seat::from_index(0);

void store(RecordStore& into, const std::vector<Event>& events, const QString& bots, bool finished) {
  const auto id = into.begin();
  if (const auto lineup = lineup_named(bots)) into.note_lineup(*id, 0, *lineup);
  int number = 0;
  for (const Event& event : events) QVERIFY(!into.append(*id, number++, event));
  if (finished) QVERIFY(!into.finish(*id));
}

void alter(const RecordStore& records, const QStringList& statements) {
  QSqlQuery query(QSqlDatabase::database(records.connection()));
  for (const QString& statement : statements) QVERIFY2(query.exec(statement), qPrintable(statement));
}

void read(Statistics& statistics) {
  statistics.refresh();
  QVERIFY(QTest::qWaitFor([&] { return !statistics.counting(); }, 20000));
}

QString figure(Statistics& statistics, int row, const char* role = "value") {
  return statistics.figures()->value(row, role).toString();
}

events::Won win(int winner, std::optional<int> from, Fan total, std::vector<CountedPattern> patterns) {
  events::Won won;
  won.seat = Seat::from_index(winner);
  if (from) won.from = Seat::from_index(*from);
  won.score.total = total;
  won.score.patterns = std::move(patterns);
  won.payments = mcr::payments(total, won.seat, won.from);
  return won;
}

}  // namespace

class TestStatistics : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void counts_what_happened();
  void several_win_in_one_hand();
  void equal_scores_share_a_place();
  void intervals_need_enough_and_shrink();
  void nothing_stored_is_nothing_counted();
  void sums_are_those_of_the_records();
  void riichi_costs_its_stick();
  void an_open_game_is_read_again();
  void declarations_and_claims_count_once_a_hand();
  void a_branch_counts_what_is_new_in_it();
  void games_from_elsewhere_are_left_out();
  void games_of_one_length_are_counted_apart();
  void levels_are_told_apart();
  void older_databases_get_the_level();
  void options_of_one_kind_count_together();
  void kinds_of_rules_are_counted_apart();
  void a_garbled_cell_of_rules_changes_nothing_data();
  void a_garbled_cell_of_rules_changes_nothing();
};

void TestStatistics::counts_what_happened() {
  const auto all_pungs = mcr::id_of(mcr::Pattern::all_pungs);
  const std::vector<Event> events{win(0, {}, 9, {{all_pungs, 1, 6}}),  // +51
                                  win(0, 2, 10, {{all_pungs, 1, 6}}),  // +34
                                  win(1, 0, 12, {}),                   // -20
                                  win(1, 2, 12, {}),                   // -8
                                  events::WallExhausted{}};
  const Tally tally = tally_of(events, me);
  QCOMPARE(tally.hands, 5);
  QCOMPARE(tally.wins, 2);
  QCOMPARE(tally.self_draws, 1);
  QCOMPARE(tally.deal_ins, 1);
  QCOMPARE(tally.undecided, 1);
  QCOMPARE(tally.fan, 19);
  QCOMPARE(tally.points, 51.0 + 34 - 20 - 8);
  QCOMPARE(tally.fans.at("all_pungs"), 2);
  QCOMPARE(tally.games, 0);
  QCOMPARE(tally.place, 0);
}

void TestStatistics::several_win_in_one_hand() {
  const TurnRules rules{.several_winners = true, .goes_on_after_win = true, .settles = true};
  Transfer kong;
  kong.payments[me] = 6;
  Transfer not_ready;
  not_ready.payments[me] = -1;
  const std::vector<Event> events{events::Paid{kong},      win(1, 0, 12, {}),  // -20
                                  win(2, 0, 9, {}),                            // -17
                                  events::WallExhausted{}, events::Settled{{}, {not_ready}},
                                  events::Aborted{},       events::Settled{{}, {kong}}};
  const Tally tally = tally_of(events, me, rules);
  QCOMPARE(tally.hands, 2);
  QCOMPARE(tally.deal_ins, 1);
  QCOMPARE(tally.undecided, 1);
  QCOMPARE(tally.points, 6.0 - 20 - 17 - 1 + 6);
  QCOMPARE(tally.squares, 32.0 * 32 + 36);
}

void TestStatistics::declarations_and_claims_count_once_a_hand() {
  const auto declares = [](int seat) { return events::Discarded{Seat::from_index(seat), {}, false, true}; };
  const auto claims = [](int seat) { return events::Claimed{Seat::from_index(seat), {}}; };
  const std::vector<Event> events{
      declares(0), claims(1),         events::WallExhausted{},  // the stick is lost
      claims(0),   claims(0),         win(0, 2, 10, {}),        // +34
      declares(1), claims(2),         events::WallExhausted{},  //
      declares(0), win(0, {}, 9, {}),                           // +51
  };
  const Tally tally = tally_of(events, me);
  QCOMPARE(tally.hands, 4);
  QCOMPARE(tally.riichis, 2);
  QCOMPARE(tally.calls, 1);
  QCOMPARE(tally.gains, 34.0 + 51);
  QCOMPARE(tally.points, 34.0 + 51 - riichi_stick);
}

void TestStatistics::equal_scores_share_a_place() {
  BySeat<Points> scores;
  scores[Seat::from_index(0)] = 5;
  scores[Seat::from_index(1)] = 5;
  scores[Seat::from_index(2)] = 10;
  scores[Seat::from_index(3)] = -20;
  QCOMPARE(tally_of(std::vector<Event>{events::GameEnded{scores}}, me).place, 2);
  QCOMPARE(tally_of(std::vector<Event>{events::GameEnded{scores}}, Seat::from_index(1)).place, 2);
  QCOMPARE(tally_of(std::vector<Event>{events::GameEnded{scores}}, Seat::from_index(3)).place, 4);
}

void TestStatistics::intervals_need_enough_and_shrink() {
  QVERIFY(share(1, 4).margin < 0);
  QVERIFY(share(25, 100).margin > share(250, 1000).margin);
  QVERIFY(std::abs(share(250, 1000).margin - 0.0268) < 0.0005);  // 1.96 sqrt(.25 .75 / 1000)
  QVERIFY(share(0, 50).margin > 0);                              // none in fifty is not never
  QCOMPARE(share(0, 0).mean, 0.0);
  Tally even;
  even.hands = 100;
  even.squares = 100 * 400;  // 20 up and down in turn
  QVERIFY(std::abs(points_a_hand(even).margin - 1.96 * 20 / std::sqrt(99.0)) < 1e-9);
}

void TestStatistics::nothing_stored_is_nothing_counted() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  Statistics statistics(records);
  read(statistics);
  QCOMPARE(statistics.hands(), 0);
  QCOMPARE(statistics.fans()->count(), 0);
  QCOMPARE(statistics.levels()->count(), 0);
  QCOMPARE(figure(statistics, 1), QStringLiteral("\u2013"));
}

void TestStatistics::sums_are_those_of_the_records() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  Tally expected;
  QList<int> scores;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const auto events = test::quick_play(8, seed);
    add(expected, tally_of(events, me));
    scores << std::get<events::GameEnded>(events.back()).scores[me];
    store(records, events, QStringLiteral("quick"), true);
  }
  QVERIFY(expected.wins > 0);
  Statistics statistics(records);
  read(statistics);
  QVERIFY(statistics.sum() == expected);
  QCOMPARE(statistics.games(), 4);
  QCOMPARE(statistics.hands(), 32);
  QCOMPARE(statistics.scores(), scores);
  QCOMPARE(statistics.average().constLast(), (scores[0] + scores[1] + scores[2] + scores[3]) / 4.0);
  const QList<int> places = statistics.places();
  QCOMPARE(std::accumulate(places.begin(), places.end(), 0), 4);
  QCOMPARE(statistics.fans()->count(), static_cast<int>(expected.fans.size()));
  for (int row = 1; row < statistics.fans()->count(); ++row) {
    QVERIFY(statistics.fans()->value(row - 1, "count").toInt() >=
            statistics.fans()->value(row, "count").toInt());
  }
}

// Of a declaration that is won on no stick is paid; who wins gets what others put down, and at the end the
// first what nobody has won.
void TestStatistics::riichi_costs_its_stick() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  const Ruleset riichi = *parse_ruleset("riichi");
  int paid = 0, won_on = 0, left = 0;
  Tally mine;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const Level level = seed == 1 ? Level::path : Level::quick;  // the quick ones never claim
    const auto events = test::quick_play(riichi, seed, {}, level);
    store(records, events, QStringLiteral("quick"), true);
    const auto ends = records.ends(records.games().front().id, 0, true);
    Points missing = 0;
    for (const Seat seat : all_seats) {
      const Tally tally = tally_of(events, seat, scheme::turn_rules(riichi));
      QVERIFY(tally_of(ends, seat, scheme::turn_rules(riichi)) == tally);
      QVERIFY(tally.score == tally.points || tally.place == 1);
      missing += tally.score - static_cast<Points>(tally.points);
    }
    add(mine, tally_of(events, me, scheme::turn_rules(riichi)));
    QVERIFY(missing >= 0 && missing % riichi_stick == 0);
    left += missing > 0;
    for (std::size_t i = 0; i + 1 < events.size(); ++i) {
      const auto* discarded = std::get_if<events::Discarded>(&events[i]);
      if (!discarded || !discarded->riichi) continue;
      ++(std::holds_alternative<events::Won>(events[i + 1]) ? won_on : paid);
    }
  }
  QVERIFY2(paid > 50 && won_on > 0 && left > 0,
           qPrintable(QString("%1 %2 %3").arg(paid).arg(won_on).arg(left)));
  Statistics statistics(records);
  read(statistics);
  QVERIFY(statistics.sum() == mine);
  QVERIFY2(mine.riichis > 10 && mine.calls > 0,
           qPrintable(QString("%1 %2").arg(mine.riichis).arg(mine.calls)));
  QCOMPARE(statistics.figures()->count(), 10);
  QVERIFY(figure(statistics, 7).startsWith(app::names::percent(1.0 * mine.riichis / mine.hands, true)));
  QVERIFY(figure(statistics, 8).startsWith(app::names::percent(1.0 * mine.calls / mine.hands, true)));
  QCOMPARE(figure(statistics, 9), QString::number(mine.places / 12.0, 'f', 2));
}

void TestStatistics::an_open_game_is_read_again() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  const auto events = test::quick_play(2, 3);
  const auto second = std::find_if(events.begin() + 2, events.end(), [](const Event& event) {
    return std::holds_alternative<events::HandStarted<Truth>>(event);
  });
  store(records, {events.begin(), second}, {}, false);
  Statistics statistics(records);
  read(statistics);
  QCOMPARE(statistics.hands(), 1);
  QCOMPARE(statistics.games(), 0);
  int number = static_cast<int>(second - events.begin());
  for (auto event = second; event != events.end(); ++event) QVERIFY(!records.append(1, number++, *event));
  QVERIFY(!records.finish(1));
  read(statistics);
  QCOMPARE(statistics.hands(), 2);
  QCOMPARE(statistics.games(), 1);
}

void TestStatistics::a_branch_counts_what_is_new_in_it() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  const auto events = test::quick_play(2, 3);
  store(records, events, {}, true);
  const auto second = std::find_if(events.begin() + 2, events.end(), [](const Event& event) {
    return std::holds_alternative<events::HandStarted<Truth>>(event);
  });
  const auto branch = records.begin({}, events, {1, static_cast<int>(second - events.begin())});
  QVERIFY(branch);
  QVERIFY(!records.finish(*branch));
  Statistics statistics(records);
  read(statistics);
  QCOMPARE(statistics.hands(), 3);  // two, and the second again
  QCOMPARE(statistics.games(), 1);  // once
}

void TestStatistics::games_from_elsewhere_are_left_out() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  store(records, test::quick_play(2, 1), {}, true);
  Statistics statistics(records);
  read(statistics);
  QCOMPARE(statistics.left_out_text(), QString());
  const auto events = test::quick_play(2, 3);
  const auto elsewhere = records.add(events);
  QVERIFY(elsewhere);
  QVERIFY(records.add(test::quick_play(1, 4)));
  read(statistics);
  QCOMPARE(statistics.hands(), 2);
  QCOMPARE(statistics.games(), 1);
  QCOMPARE(statistics.scores().size(), 1);
  QVERIFY2(statistics.left_out_text().contains(u'2'), qPrintable(statistics.left_out_text()));

  // Played on from its second hand: that hand is one's own, the standing is not.
  const auto second = std::find_if(events.begin() + 2, events.end(), [](const Event& event) {
    return std::holds_alternative<events::HandStarted<Truth>>(event);
  });
  const int first = static_cast<int>(second - events.begin());
  const auto branch = records.begin({}, events, {*elsewhere, first});
  QVERIFY(branch);
  QVERIFY(!records.finish(*branch));
  const auto again = records.begin({}, events, {*branch, first + 5, true});  // and taken back there
  QVERIFY(again);
  QVERIFY(!records.finish(*again));
  QVERIFY(!records.remove(*elsewhere));
  read(statistics);
  QCOMPARE(statistics.hands(), 4);
  QCOMPARE(statistics.games(), 1);
  QVERIFY(statistics.left_out_text().contains(u'1'));
}

void TestStatistics::games_of_one_length_are_counted_apart() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  std::uint64_t seed = 20;
  for (const int length : {1, 4, 4})
    store(records, test::quick_play(length, ++seed), QStringLiteral("quick"), true);
  Statistics statistics(records);
  read(statistics);
  QCOMPARE(statistics.hands(), 9);
  for (const auto& [length, counted] : {std::pair{4, 8}, {1, 1}, {16, 0}, {0, 9}}) {
    statistics.set_length(length);
    QCOMPARE(statistics.hands(), counted);
  }
}

void TestStatistics::levels_are_told_apart() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  store(records, test::quick_play(2, 1), QStringLiteral("expert"), true);
  store(records, test::quick_play(1, 2), QStringLiteral("quick"), true);
  store(records, test::quick_play(1, 3), {}, true);
  store(records, test::quick_play(1, 4), QStringLiteral("quick,expert,quick"), true);
  store(records, test::quick_play(1, 5), QStringLiteral("expert-fast,expert,expert-big"), true);
  Statistics statistics(records);
  read(statistics);
  QCOMPARE(statistics.levels()->count(), 4);  // weakest first, the unknown last
  QCOMPARE(statistics.levels()->value(0, "level").toString(), QStringLiteral("quick"));
  QCOMPARE(statistics.levels()->value(1, "level").toString(), QStringLiteral("expert"));
  QCOMPARE(statistics.levels()->value(1, "hands").toInt(), 3);
  QVERIFY(statistics.levels()->value(1, "marginText").toString().isEmpty());  // three hands say nothing
  QCOMPARE(statistics.levels()->value(2, "level").toString(), QStringLiteral("mixed"));
  QCOMPARE(statistics.levels()->value(3, "level").toString(), QString());
}

void TestStatistics::older_databases_get_the_level() {
  const QTemporaryDir folder;
  {
    QSqlDatabase old = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("old"));
    old.setDatabaseName(folder.filePath(QStringLiteral("games.db")));
    QVERIFY(old.open());
    QSqlQuery query(old);
    for (const char* statement :
         {"CREATE TABLE games (id INTEGER PRIMARY KEY, begun TEXT NOT NULL, status TEXT NOT NULL)",
          "INSERT INTO games (begun, status) VALUES ('2026-01-01T00:00:00Z', 'left')",
          "PRAGMA user_version=2"}) {
      QVERIFY(query.exec(QLatin1String(statement)));
    }
    old.close();
  }
  QSqlDatabase::removeDatabase(QStringLiteral("old"));
  RecordStore records(folder.path());
  QVERIFY(records.usable());
  QCOMPARE(records.games().size(), std::size_t{1});
  QCOMPARE(records.games().back().level, QString());
  const auto game = records.begin();
  QVERIFY(game);
  records.note_lineup(*game, 0, Lineup(Level::path));
  QCOMPARE(records.games().front().level, QStringLiteral("path"));
}

void TestStatistics::options_of_one_kind_count_together() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  Tally expected;
  for (const char* text : {"mcr;hands=2", "mcr;flowers=0;hands=2", "mcr;hands=2;minimum_fan=0"}) {
    const auto events = test::quick_play(*parse_ruleset(text), 5);
    add(expected, tally_of(events, me));
    store(records, events, {}, true);
  }
  Statistics statistics(records);
  read(statistics);
  QCOMPARE(statistics.rulesets(), QList<QString>{QStringLiteral("mcr")});
  QCOMPARE(statistics.ruleset_names(), QList<QString>{QStringLiteral("Chinese Official")});
  QCOMPARE(statistics.ruleset(), QStringLiteral("mcr"));
  QVERIFY(statistics.sum() == expected);
  QCOMPARE(statistics.hands(), 6);
}

// As a version that knows more kinds leaves them.
void TestStatistics::kinds_of_rules_are_counted_apart() {
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  store(records, test::quick_play(4, 1), QStringLiteral("quick"), true);
  store(records, test::quick_play(2, 2), QStringLiteral("quick"), true);
  store(records, test::quick_play(1, 3), QStringLiteral("expert"), true);
  alter(records, {"UPDATE games SET rules='another;hands=2' WHERE id=2",
                  "UPDATE events SET line='game another;hands=2 seed 2' WHERE game=2 AND number=0"});
  Statistics statistics(records);
  read(statistics);
  QCOMPARE(statistics.rulesets(), QList<QString>({QStringLiteral("mcr"), QStringLiteral("another")}));
  QCOMPARE(statistics.ruleset_names().constLast(), QStringLiteral("another"));
  QCOMPARE(statistics.ruleset(), QStringLiteral("mcr"));  // of the newest game
  QCOMPARE(statistics.hands(), 5);
  QCOMPARE(statistics.scores().size(), 2);
  statistics.set_ruleset(QStringLiteral("another"));
  QCOMPARE(statistics.hands(), 2);
  QCOMPARE(statistics.scores().size(), 1);
  QCOMPARE(statistics.levels()->count(), 1);
  read(statistics);
  QCOMPARE(statistics.ruleset(), QStringLiteral("another"));  // it stays chosen
  QVERIFY(!records.remove(2));
  read(statistics);
  QCOMPARE(statistics.rulesets().size(), 1);
  QCOMPARE(statistics.ruleset(), QStringLiteral("mcr"));
  QCOMPARE(statistics.hands(), 5);
}

void TestStatistics::a_garbled_cell_of_rules_changes_nothing_data() {
  QTest::addColumn<QString>("cell");
  for (const char* cell : {"''", "'mcr;flowers=7'", "'mcr;wine=1'", "'MCR'", "' ; '", "'bridge;hands=4'",
                           "x'00ff80'", "42", "'mcr' || char(0) || ';flowers=0'"})
    QTest::newRow(cell) << QString::fromLatin1(cell);
}

void TestStatistics::a_garbled_cell_of_rules_changes_nothing() {
  QFETCH(QString, cell);
  const QTemporaryDir folder;
  RecordStore records(folder.path());
  store(records, test::quick_play(4, 1), {}, true);
  const auto before = records.games();
  QCOMPARE(before.front().kind, QStringLiteral("mcr"));
  alter(records, {QStringLiteral("UPDATE games SET rules=%1").arg(cell)});
  QVERIFY(records.games() == before);  // its first event says it, too
  Statistics statistics(records);
  read(statistics);
  QCOMPARE(statistics.hands(), 4);
  // Where that cannot be read either, it is taken for one of the usual rules, as long as nothing names
  // others.
  alter(records, {QStringLiteral("UPDATE events SET line='game' WHERE number=0")});
  QCOMPARE(records.games().size(), before.size());
  const QString kind = records.games().front().kind;
  QCOMPARE(kind,
           cell.startsWith(QLatin1String("'bridge")) ? QStringLiteral("bridge") : QStringLiteral("mcr"));
  read(statistics);
  QCOMPARE(statistics.hands(), 4);
}

QTEST_GUILESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
