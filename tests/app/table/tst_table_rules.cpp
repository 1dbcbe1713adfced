// What a window is told of the rules, and what it shows by them: the middle of the table and the signs of a
// seat.
#include <QSignalSpy>
#include <QTest>

#include "app/table/seat_view.h"
#include "app/table/table_rows.h"
#include "app/table/table_rules.h"
#include "app/text/scheme_words.h"
#include "engine/rules/mcr/scheme.h"

using namespace tingpai;
using namespace tingpai::app;

namespace {

const Seat second = Seat::from_index(1);

QStringList badges(const PlayerView& view, Seat seat) {
  SeatView shown(seat.index());  // as the first sees them
  shown.show(view, {}, false);
  QStringList all;
  for (int row = 0; row < shown.badges()->count(); ++row)
    all << shown.badges()->value(row, "kind").toString() + u':' +
               shown.badges()->value(row, "text").toString();
  return all;
}

}  // namespace

class TestTableRules : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void chinese_official() {
    const TableRules rules = table_rules(Ruleset(), TurnRules());
    QCOMPARE(rules.name, QStringLiteral("Chinese Official"));
    QCOMPARE(rules.points_unit, QStringLiteral("points"));
    QVERIFY(rules.chows && rules.flowers && rules.winds);
    QVERIFY(!rules.indicators && !rules.void_suits && !rules.ledger && !rules.missed_wins);
    QVERIFY(!rules.self_draw_only && rules.standard);
    Ruleset plain;
    mcr::rules_of(plain).flowers = false;
    QVERIFY(!table_rules(plain, TurnRules()).flowers && !table_rules(plain, TurnRules()).standard);
    Ruleset shorter;
    shorter.hands = 4;
    QVERIFY(table_rules(shorter, TurnRules()).standard);
  }

  void each_flag_is_told() {
    const TableRules rules = table_rules(
        Ruleset(),
        {.chow = false, .win_on_discard = false, .void_suits = true, .settles = true, .undrawn = 14});
    QVERIFY(!rules.chows && rules.self_draw_only && rules.void_suits && rules.ledger && rules.indicators);
  }

  void the_middle_tells_where_the_game_stands() {
    PublicState table;
    table.round = Wind::south;
    table.hand_number = 4;
    table.wall_left = 52;
    const auto rows = centre_rows(table);
    QStringList values;
    for (const CentreRow& row : rows) values << row.value;
    QCOMPARE(values, QStringList({"South", "Hand 5/16", "52 left"}));
    QCOMPARE(words_of(table.ruleset).hand_title(table), QStringLiteral("South round, hand 5 of 16"));
  }

  void a_seat_shows_what_it_has_declared() {
    PlayerView view;
    QCOMPARE(badges(view, second), QStringList());
    view.table.status[second].riichi = true;
    QCOMPARE(badges(view, second), QStringList({"riichi:Riichi"}));
    view.table.status[second] = {};
    view.table.status[second].void_suit = Suit::dots;
    QCOMPARE(badges(view, second), QStringList({"void:Gave up dots"}));
    SeatView shown(1);
    shown.show(view, {}, false);
    QCOMPARE(shown.badges()->value(0, "tile").toString(), QStringLiteral("1p"));
    QVERIFY(shown.property("spoken").toString().contains(QStringLiteral("Gave up dots")));
    QCOMPARE(badges(view, Seat::from_index(2)), QStringList());
  }

  void a_seat_that_has_won_says_so_while_the_hand_goes_on() {
    PlayerView view;
    view.table.wins.resize(2);
    view.table.wins[0].seat = Seat::from_index(3);
    view.table.wins[1].seat = second;
    view.table.status[second].out = true;
    QCOMPARE(badges(view, second), QStringList());  // the hand is over
    view.table.rules.goes_on_after_win = true;
    QCOMPARE(badges(view, second), QStringList({"won:Won second"}));
  }
};

QTEST_GUILESS_MAIN(TestTableRules)
#include "tst_table_rules.moc"
