// Who is known at a table, and what its hands tell of the others.
#include <QTest>

#include "app/people/table_pace.h"
#include "engine/ai/reading/learning.h"
#include "tests/engine/support/quick_play.h"

using namespace tingpai;
using namespace tingpai::app;

namespace {

const Lineups path_bots{{0, Lineup(Level::path)}};

// Of three hands.
const std::vector<Event>& game() {
  static const auto events = test::quick_play(3, 5);
  return events;
}

bool ends_hand(const Event& event) {
  return std::holds_alternative<events::Won>(event) || std::holds_alternative<events::WallExhausted>(event);
}

// After how many events each hand was over.
std::vector<int> ends() {
  std::vector<int> ends;
  for (std::size_t i = 0; i < game().size(); ++i) {
    if (ends_hand(game()[i])) ends.push_back(static_cast<int>(i) + 1);
  }
  return ends;
}

}  // namespace

class TestTablePace : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void bots_are_known_and_people_are_not() {
    const Field alone = TablePace({}, path_bots).at(0);
    QCOMPARE(alone[all_seats[0]], Pace());
    for (const Seat seat : {all_seats[1], all_seats[2], all_seats[3]})
      QCOMPARE(alone[seat], Pace(Level::path));

    const auto two = Players::sharing({{QStringLiteral("Ann"), {}}, {QStringLiteral("Bo"), {}}});
    const Field shared = TablePace(two, path_bots).at(0);
    QCOMPARE(shared[all_seats[0]], Pace());
    QCOMPARE(shared[all_seats[1]], Pace(Level::path));
    QCOMPARE(shared[all_seats[2]], Pace());
    QCOMPARE(shared[all_seats[3]], Pace(Level::path));

    QVERIFY(TablePace(Players::strangers(), path_bots).at(0) == Field());
    QVERIFY(TablePace().at(0) == Field());
  }

  void a_level_holds_from_its_event_on() {
    const TablePace pace({}, {{10, Lineup(Level::quick)}, {30, Lineup(Level::expert)}, {50, std::nullopt}});
    const Seat bot = all_seats[1];
    QCOMPARE(pace.at(9)[bot], Pace());
    QCOMPARE(pace.at(10)[bot], Pace(Level::quick));
    QCOMPARE(pace.at(29)[bot], Pace(Level::quick));
    QCOMPARE(pace.at(30)[bot], Pace(Level::expert));
    QCOMPARE(pace.at(50)[bot], Pace());
    QCOMPARE(pace.now(Lineup(Level::path))[bot], Pace(Level::path));
  }

  void bots_may_differ() {
    const auto three = lineup_named(QStringLiteral("quick,expert-careful,path"));
    const TablePace pace({}, {{0, three}});
    for (const Field& field : {pace.at(0), pace.now(*three)}) {
      QCOMPARE(field[all_seats[0]], Pace());
      QCOMPARE(field[all_seats[1]], Pace(Level::quick));
      QCOMPARE(field[all_seats[2]], Pace(Level::expert));
      QCOMPARE(field[all_seats[3]], Pace(Level::path));
    }
  }

  void hands_that_are_over_tell_of_people() {
    const TablePace pace({}, path_bots, game());
    const auto over = ends();
    QCOMPARE(over.size(), std::size_t{3});
    Field learnt;
    PlayerView view;
    for (std::size_t i = 0; i <= game().size(); ++i) {
      const Field field = pace.at(static_cast<int>(i));
      QCOMPARE(field[all_seats[0]], learnt[all_seats[0]]);
      QCOMPARE(field[all_seats[1]], Pace(Level::path));
      if (i == game().size()) break;
      evolve(view, redact(game()[i], view.seat));
      if (ends_hand(game()[i])) learnt = after_hand(learnt, view.table);
    }
    QVERIFY(pace.at(over[0] - 1)[all_seats[0]] == Pace());
    QVERIFY(pace.at(over[0])[all_seats[0]] != Pace());
    QVERIFY(pace.at(over[1])[all_seats[0]] != pace.at(over[0])[all_seats[0]]);
  }

  void strangers_are_learnt_too() {
    const TablePace pace(Players::strangers(), {}, game());
    for (const Seat seat : all_seats) {
      QCOMPARE(pace.at(ends()[0] - 1)[seat], Pace());
      QVERIFY(pace.at(ends()[0])[seat] != Pace());
    }
  }

  void what_comes_later_changes_nothing() {
    const TablePace whole({}, path_bots, game());
    TablePace growing({}, path_bots);
    for (int number = 0;; ++number) {
      QVERIFY(growing.at(number) == whole.at(number));
      QVERIFY(growing.now(Lineup(Level::path)) == whole.at(number));
      if (number == static_cast<int>(game().size())) break;
      growing.observe(game()[static_cast<std::size_t>(number)]);
    }
  }
};

QTEST_APPLESS_MAIN(TestTablePace)
#include "tst_table_pace.moc"
