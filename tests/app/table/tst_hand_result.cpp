// What the end of a hand tells: every win, every payment, and nothing of the hand before.
#include <QQmlListReference>
#include <QSignalSpy>
#include <QTest>

#include "app/table/hand_result.h"
#include "engine/rules/scheme.h"
#include "tests/engine/support/quick_play.h"

using namespace tingpai;
using namespace tingpai::app;

namespace {

PlayerView won_hand() {
  const auto events = test::quick_play(Ruleset{}, 7, [](const Referee& referee) {
    const PublicState& table = referee.state().table;
    return table.phase == Phase::hand_over && !table.wins.empty();
  });
  return Referee::resume(events)->view(Seat());
}

Seat next(Seat seat) { return Seat::from_index((seat.index() + 1) % 4); }

int used_wins(const HandResult& result) {
  int used = 0;
  QQmlListReference wins(const_cast<HandResult*>(&result), "wins");
  for (qsizetype i = 0; i < wins.count(); ++i) used += wins.at(i)->property("used").toBool();
  return used;
}

}  // namespace

class TestHandResult : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void one_wins() {
    HandResult result;
    const PlayerView view = won_hand();
    result.show(view, {}, {});
    const events::Won& won = view.table.wins.front();
    QCOMPARE(used_wins(result), 1);
    QCOMPARE(result.property("title").toString(), result.win()->title());
    QCOMPARE(result.property("spoken").toString(), result.win()->spoken());
    QCOMPARE(result.ledger()->count(), 0);
    for (int row = 0; row < 4; ++row) {
      const Seat seat = Seat::from_index(row);  // as seen by the first
      QCOMPARE(result.seats()->value(row, "payment").toInt(), won.payments[seat]);
      QCOMPARE(result.seats()->value(row, "isWinner").toBool(), won.seat == seat);
    }
  }

  void several_win() {
    PlayerView view = won_hand();
    events::Won second = view.table.wins.front();
    second.seat = next(second.seat);
    second.payments = {};
    second.payments[second.seat] = 24;
    view.table.wins.push_back(second);
    HandResult result;
    QSignalSpy grown(&result, &HandResult::winsChanged);
    result.show(view, {}, {});
    QCOMPARE(grown.size(), 1);
    QCOMPARE(used_wins(result), 2);
    const QString title = result.property("title").toString();
    QVERIFY2(title.contains(result.win()->title()) && title.contains(QStringLiteral("; ")),
             qPrintable(title));
    int winners = 0;
    for (int row = 0; row < 4; ++row) {
      const Seat seat = Seat::from_index(row);
      QCOMPARE(result.seats()->value(row, "payment").toInt(),
               view.table.wins[0].payments[seat] + view.table.wins[1].payments[seat]);
      winners += result.seats()->value(row, "isWinner").toBool();
    }
    QCOMPARE(winners, 2);
    result.show(won_hand(), {}, {});  // of the next hand
    QCOMPARE(used_wins(result), 1);
    QCOMPARE(grown.size(), 1);
  }

  void what_is_paid_beside_wins_has_a_line() {
    PlayerView view = won_hand();
    view.seat = Seat::from_index(1);
    Transfer kong;
    kong.payments[Seat::from_index(0)] = 6;
    for (int other = 1; other < 4; ++other) kong.payments[Seat::from_index(other)] = -2;
    view.table.ledger = {kong};
    HandResult result;
    result.show(view, {}, {});
    QCOMPARE(result.ledger()->count(), 1);
    QCOMPARE(result.ledger()->value(0, "amounts").value<QList<int>>(), QList<int>({-2, -2, -2, 6}));
    QCOMPARE(result.ledger()->value(0, "amountTexts").toStringList().last(), QStringLiteral("+6"));
    QCOMPARE(result.seats()->value(3, "payment").toInt(),
             view.table.wins.front().payments[Seat::from_index(0)] + 6);
    view.table.phase = Phase::drawing;
    result.show(view, {}, {});
    QCOMPARE(result.ledger()->count(), 0);
    QCOMPARE(used_wins(result), 0);
    QVERIFY(!result.property("valid").toBool());
  }

  void who_waited_to_the_end_is_told() {
    PlayerView view = won_hand();
    OpenHands hands;
    for (const Seat seat : all_seats) hands[seat] = &view;
    HandResult result;
    result.show(view, {}, hands);
    const auto waits = [&](int row) { return result.seats()->value(row, "waitsText").toString(); };
    for (int row = 0; row < 4; ++row) QCOMPARE(waits(row), QString());
    view.table.rules.goes_on_after_win = true;
    result.show(view, {}, hands);
    for (int row = 0; row < 4; ++row)
      QCOMPARE(waits(row).isEmpty(), view.table.won(Seat::from_index(row)) != nullptr);
  }

  void the_least_has_the_unit_of_the_rules() {
    PlayerView view = won_hand();
    view.table.wins.clear();
    view.hand = {TileCounts(*parse_tiles("234m456p789s12p55z")), {}};
    OpenHands hands;
    hands[Seat()] = &view;
    HandResult result;
    result.show(view, {}, hands);
    QCOMPARE(result.seats()->value(0, "waitsText").toString(), QStringLiteral("Ready, but under 8 fan"));
    QCOMPARE(result.property("reason").toString(), QString());
    view.table.wall_left = 0;
    result.show(view, {}, hands);
    QCOMPARE(result.property("reason").toString(), QStringLiteral("The wall is empty"));
    view.table.aborted = AbortReason::four_kongs;
    result.show(view, {}, hands);
    QCOMPARE(result.property("reason").toString(), QStringLiteral("Four kongs"));
  }

  void red_fives_lie_where_they_were() {
    PlayerView view = won_hand();
    events::Won& won = view.table.wins.front();
    won.win.concealed = TileCounts(*parse_tiles("340678p5s"));
    won.win.reds = {};
    won.win.reds.add(*parse_tile("0p"));
    won.win.tile = *parse_tile("0s");
    won.win.melds = {};
    for (const int reds : {0, 1}) {
      Meld meld{MeldType::chow, *parse_tile("4m"), *parse_tile("4m"), Seat()};
      meld.reds.add(Suit::characters, reds);
      won.win.melds.push_back(meld);
    }
    won.win.flowers = 0;
    won.score = *scheme::score(view.table.ruleset, won.win);
    HandResult result;
    result.show(view, {}, {});
    QStringList sets;
    RowModel* rows = result.win()->sets();
    for (int row = 0; row < rows->count(); ++row) {
      const QStringList tiles = rows->value(row, "tiles").toStringList();
      sets << tiles.join(QString());
      const int winning = rows->value(row, "winning").toInt();
      if (winning >= 0) QCOMPARE(tiles[winning], QStringLiteral("0s"));
    }
    sets.sort();
    QCOMPARE(sets, QStringList({"3p4p0p", "4m0m6m", "4m5m6m", "5s0s", "6p7p8p"}));
  }
};

QTEST_GUILESS_MAIN(TestHandResult)
#include "tst_hand_result.moc"
