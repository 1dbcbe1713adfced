// Tiles dragged from the hand to the table, by mouse and by touch, in the real window.
#include <QTest>

#include "tests/ui/stage/drag.h"
#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

int own_river(Stage& stage) { return stage.game().bottom()->river()->count(); }

bool asked(Stage& stage) {
  return QTest::qWaitFor([&] { return stage.game().can_discard(); }, 20000);
}

constexpr QPoint to_the_table(60, -170);

}  // namespace

class TestDrag : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_tile_dropped_on_the_table_is_discarded_data();
  void a_tile_dropped_on_the_table_is_discarded();
  void a_finger_drags_too();
  void a_tile_dropped_on_the_hand_goes_back_data();
  void a_tile_dropped_on_the_hand_goes_back();
  void with_two_steps_a_drag_lifts();
  void out_of_turn_nothing_is_dragged();
  void a_position_that_passes_ends_the_drag();
  void a_page_that_opens_ends_the_drag();
};

void TestDrag::a_tile_dropped_on_the_table_is_discarded_data() {
  QTest::addColumn<app::AppSettings::Speed>("speed");
  QTest::newRow("still") << app::AppSettings::Off;
  QTest::newRow("animated") << app::AppSettings::Fast;
}

void TestDrag::a_tile_dropped_on_the_table_is_discarded() {
  QFETCH(app::AppSettings::Speed, speed);
  Stage stage(scripted(false), {.speed = speed, .record = own_turn(60, false)});
  QVERIFY(asked(stage));
  const int before = own_river(stage);
  const QString tile = hand_tile(stage, 2)->property("tile").toString();
  Drag drag(stage, 2);
  drag.move(to_the_table);
  QCOMPARE(drag.slide(), QPointF(to_the_table));
  QVERIFY(drag.tile()->property("overTable").toBool());
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("drag")));
  QCOMPARE(own_river(stage), before);
  drag.release();
  QTRY_COMPARE(own_river(stage), before + 1);
  QCOMPARE(stage.game().bottom()->river()->value(before, "tile").toString(), tile);
  QCOMPARE(drag.slide(), QPointF());
  QCOMPARE(stage.warnings(), QStringList());
}

void TestDrag::a_finger_drags_too() {
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QVERIFY(asked(stage));
  const int before = own_river(stage);
  static QPointingDevice* const screen = QTest::createTouchDevice();
  const QPoint from = middle(hand_tile(stage, 4));
  QTest::touchEvent(stage.window(), screen).press(1, from, stage.window());
  for (int step = 1; step <= 8; ++step) {
    QTest::qWait(5);
    QTest::touchEvent(stage.window(), screen).move(1, from + to_the_table * step / 8, stage.window());
  }
  QCOMPARE(own_river(stage), before);
  QTest::touchEvent(stage.window(), screen).release(1, from + to_the_table, stage.window());
  QTRY_COMPARE(own_river(stage), before + 1);
}

void TestDrag::a_tile_dropped_on_the_hand_goes_back_data() {
  a_tile_dropped_on_the_table_is_discarded_data();
}

void TestDrag::a_tile_dropped_on_the_hand_goes_back() {
  QFETCH(app::AppSettings::Speed, speed);
  Stage stage(scripted(false), {.speed = speed, .record = own_turn(60, false)});
  QVERIFY(asked(stage));
  const int before = own_river(stage);
  Drag drag(stage, 2);
  drag.move(to_the_table);
  drag.move({90, -10});
  QVERIFY(!drag.tile()->property("overTable").toBool());
  drag.release();
  if (speed == app::AppSettings::Off)
    QCOMPARE(drag.slide(), QPointF());
  else
    QTRY_COMPARE(drag.slide(), QPointF());
  QTest::qWait(100);
  QCOMPARE(own_river(stage), before);
  QVERIFY(stage.game().can_discard());
  stage.click(hand_tile(stage, 2));  // clicks work as before
  QTRY_COMPARE(own_river(stage), before + 1);
}

void TestDrag::with_two_steps_a_drag_lifts() {
  Stage stage(scripted(false), {.two_step = true, .record = own_turn(60, false)});
  QVERIFY(asked(stage));
  const int before = own_river(stage);
  for (int time = 0; time < 2; ++time) {
    Drag drag(stage, 2);
    drag.move(to_the_table);
    drag.release();
    QTRY_COMPARE(drag.slide(), QPointF());
    QVERIFY(drag.tile()->property("raised").toBool());
    QTest::qWait(50);
    QCOMPARE(own_river(stage), before);
  }
  stage.click(hand_tile(stage, 2));
  QTRY_COMPARE(own_river(stage), before + 1);
}

void TestDrag::out_of_turn_nothing_is_dragged() {
  Stage stage(scripted(false), {.record = three_chows()});
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), 20000);
  QVERIFY(!stage.game().can_discard());
  const int before = own_river(stage);
  Drag drag(stage, 2);
  drag.move(to_the_table);
  QCOMPARE(drag.slide(), QPointF());
  drag.release();
  QTest::qWait(100);
  QCOMPARE(own_river(stage), before);
  QVERIFY(stage.game().asked());
}

void TestDrag::a_position_that_passes_ends_the_drag() {
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QVERIFY(asked(stage));
  const int before = own_river(stage);
  Drag drag(stage, 2);
  drag.move(to_the_table);
  QVERIFY(stage.game().discardDrawn());  // by key, say
  QTRY_COMPARE(own_river(stage), before + 1);
  QTRY_COMPARE(drag.slide(), QPointF());
  QVERIFY(asked(stage) || stage.game().asked());
  const int then = own_river(stage);
  drag.move(to_the_table + QPoint(10, -10));
  drag.release();
  QTest::qWait(100);
  QCOMPARE(own_river(stage), then);
  QCOMPARE(stage.warnings(), QStringList());
}

void TestDrag::a_page_that_opens_ends_the_drag() {
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QVERIFY(asked(stage));
  const int before = own_river(stage);
  Drag drag(stage, 2);
  drag.move(to_the_table);
  stage.press(Qt::Key_F1);
  QVERIFY(stage.window()->property("pageShown").toBool());
  QTRY_COMPARE(drag.slide(), QPointF());
  drag.release();
  QTest::qWait(100);
  QCOMPARE(own_river(stage), before);
  QVERIFY(stage.game().can_discard());
}

QTEST_MAIN(TestDrag)
#include "tst_drag.moc"
