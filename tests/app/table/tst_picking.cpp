// Picking tiles or a suit before an action, and what the window says of turns that no ruleset has yet.
#include <QSignalSpy>
#include <QTest>

#include "app/table/picking.h"
#include "app/table/table_event.h"
#include "app/text/names.h"
#include "engine/table/text.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;
using namespace tingpai::app;

namespace {

LegalActions legal_of(const QStringList& actions) {
  LegalActions legal;
  for (const QString& action : actions) legal.actions.push_back(*parse_action(action.toStdString()));
  return legal;
}

// A seat that is asked to exchange, with these tiles.
struct Exchange {
  LegalActions legal;
  std::vector<Tile> order;
  Picking picking;

  explicit Exchange(const char* tiles) : order(*parse_tiles(tiles)) {
    PlayerView view;
    view.table.phase = Phase::exchanging;
    for (const Tile tile : order) view.hand.take(tile);
    legal = legal_actions(view);
    picking.show(legal, order);
  }
  QString pickable() const {
    QList<HandTileRow> rows(static_cast<qsizetype>(order.size()));
    picking.mark(rows);
    QString text;
    for (const HandTileRow& row : rows) text += row.picked ? u'#' : row.pickable ? u'+' : u'-';
    return text;
  }
};

QString words_of(const char* line, bool shared = false) {
  PlayerView view = view_of(Seat::from_index(0));
  for (const Seat seat : all_seats) view.table.winds[seat] = static_cast<Wind>(seat.index());
  const auto event = parse_event(detail::with_checksum(line));
  Q_ASSERT(event);
  SeenEvent seen = redact(*event, view.seat);
  if (auto* exchange = std::get_if<events::Exchanged<Sight>>(&seen); exchange && shared) exchange->given = {};
  return table_event(seen, view, {}).text;
}

}  // namespace

class TestPicking : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void only_what_can_be_completed_is_picked() {
    Exchange asked("1117m25p123s2244z");
    Picking& picking = asked.picking;
    QVERIFY(picking.active() && picking.from_hand());
    QCOMPARE(picking.count(), 3);
    QCOMPARE(asked.pickable(), QString("++++--+++++++").left(13));
    QVERIFY(!picking.pick(4));  // there are two dots
    QVERIFY(picking.pick(0));
    QCOMPARE(asked.pickable(), QString("#+++---------"));
    QVERIFY(!picking.pick(7));
    QVERIFY(picking.pick(3) && picking.pick(2));
    QCOMPARE(asked.pickable(), QString("#-##---------"));
    QCOMPARE(picking.tiles(), QStringList({"1m", "7m", "1m"}));
    QVERIFY(picking.complete());
    QVERIFY(!picking.pick(1));
    QVERIFY(picking.pick(0));  // lowered again
    QCOMPARE(asked.pickable(), QString("++##---------"));
    QVERIFY(!picking.complete() && !picking.pick(13) && !picking.pick(-1));
  }

  void what_is_picked_is_one_legal_action() {
    Exchange asked("1117m25p123s2244z");
    Picking& picking = asked.picking;
    QSignalSpy decided(&picking, &Picking::decided);
    for (const int row : {3, 1}) QVERIFY(picking.pick(row));
    QVERIFY(!picking.confirm());
    QVERIFY(decided.isEmpty());
    QVERIFY(picking.pick(0));
    QVERIFY(picking.confirm());
    QCOMPARE(decided.size(), 1);
    const auto action = decided[0][0].value<Action>();
    QCOMPARE(QString::fromStdString(to_text(action)), QString("exchange 1m 1m 7m"));
    QVERIFY(asked.legal.contains(action));
  }

  void another_question_forgets_what_was_picked() {
    Exchange asked("1117m25p123s2244z");
    QVERIFY(asked.picking.pick(0));
    asked.picking.show(asked.legal, asked.order);
    QCOMPARE(asked.picking.picked(), 1);
    std::swap(asked.order[0], asked.order[12]);  // sorted in another way
    asked.picking.show(asked.legal, asked.order);
    QCOMPARE(asked.picking.picked(), 0);
    asked.picking.show({}, {});
    QVERIFY(!asked.picking.active() && !asked.picking.pick(0) && !asked.picking.confirm());
  }

  void a_suit_is_picked_among_three() {
    Picking picking;
    QSignalSpy decided(&picking, &Picking::decided);
    picking.show(legal_of({"void m", "void p", "void s"}), *parse_tiles("1117m25p123s2244z"));
    QVERIFY(picking.active() && !picking.from_hand());
    QCOMPARE(picking.options()->count(), 3);
    const auto spoken = [&](int row) { return picking.options()->value(row, "spoken").toString(); };
    QCOMPARE(spoken(0), QString("characters: 4 tile(s)"));
    QVERIFY(picking.pick(0) && picking.pick(1));  // the second in the first's place
    QCOMPARE(spoken(1), QString("dots: 2 tile(s), chosen"));
    QCOMPARE(picking.picked(), 1);
    QCOMPARE(picking.confirm_text(), QString("Give up dots"));
    QVERIFY(picking.confirm());
    QVERIFY(decided[0][0].value<Action>() == *parse_action("void p"));
  }

  void a_discard_declares_when_it_is_asked_to() {
    Picking picking;
    picking.show(legal_of({"discard 1m", "discard 2m", "discard 2m riichi"}), *parse_tiles("12m"));
    QVERIFY(picking.may_declare() && !picking.active());
    picking.declare(true);
    QVERIFY(picking.active() && picking.from_hand() && picking.declaring());
    QSignalSpy decided(&picking, &Picking::decided);
    QVERIFY(!picking.pick(0) && picking.pick(1));
    QVERIFY(decided[0][0].value<Action>() == *parse_action("discard 2m riichi"));
    picking.declare(false);
    QVERIFY(!picking.active() && picking.may_declare());
  }

  void events_are_told_in_words_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* line, const char* words) { QTest::newRow(line) << line << words; };
    row("discard 1 5p held riichi", "Lin declared riichi and discarded 5 of dots");
    row("exchange from 3,0,1,2 given 117m,258p,123s,111z",
        "Each player passed three tiles to the next. You gave 117 of characters and got East wind, East "
        "wind, East wind");
    row("exchange from 2,3,0,1 given 117m,258p,123s,111z",
        "Each player passed three tiles to the one opposite. You gave 117 of characters and got 123 of "
        "bamboo");
    row("exchange from 1,2,3,0 given 117m,258p,123s,111z",
        "Each player passed three tiles to the previous one. You gave 117 of characters and got 258 of dots");
    row("void mpsm", "You gave up characters, Lin gave up dots, Mei gave up bamboo, Tao gave up characters");
    row("indicator 4z", "Indicator: North wind");
    row("paid kong:3,-1,-1,-1", "You +3, Lin −1, Mei −1, Tao −1");
    row("abort nine_terminals by 2", "Mei aborted the hand: nine kinds of terminals and honours");
    row("abort three_winners by -", "The hand is aborted: three winners on one tile");
    row("settle shown - - - - transfers -", "Nothing else is paid");
    row("settle shown - - - - transfers not_ready:2,-1,-1,0/void_suit:0,0,4,-4",
        "You +2, Lin −1, Mei −1; Mei +4, Tao −4");
  }
  void events_are_told_in_words() {
    QFETCH(QString, line);
    QFETCH(QString, words);
    QCOMPARE(words_of(line.toUtf8().constData()), words);
  }

  void everything_that_can_be_done_has_a_name() {
    const auto name = [](const char* action) { return names::action(*parse_action(action)); };
    QCOMPARE(name("exchange 1m 1m 7m"), QString("Exchange 117 of characters"));
    QCOMPARE(name("void s"), QString("Give up bamboo"));
    QCOMPARE(name("abort"), QString("Abort the hand"));
    QCOMPARE(name("discard 3m riichi"), QString("Discard 3 of characters and declare riichi"));
    for (int type = 0; type <= static_cast<int>(ActionType::abort); ++type)
      QVERIFY(!names::call(static_cast<ActionType>(type)).isEmpty());
  }

  void a_seat_that_is_out_keeps_its_place() {
    PlayerView view = view_of(Seat::from_index(0));
    for (const Seat seat : all_seats) view.table.winds[seat] = static_cast<Wind>(seat.index());
    view.table.status[Seat::from_index(1)].out = true;
    for (const Seat seat : all_seats) QCOMPARE(seat_at(view, position_of(view, seat)), seat);
  }
};

QTEST_GUILESS_MAIN(TestPicking)
#include "tst_picking.moc"
