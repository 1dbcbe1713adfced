// An evening at the window: one of several unfinished games goes on, a tile is dragged to the table, the dock
// is read while the others play, and a game of four hands is played to its end.
#include <QElapsedTimer>
#include <QTest>
#include <array>

#include "tests/ui/stage/drag.h"
#include "tests/ui/stage/person.h"
#include "tests/ui/stage/visits.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

void open_menu(Stage& stage) {
  if (!stage.sees(QStringLiteral("menuPage"))) stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.sees(QStringLiteral("menuPage")));
}

// Three that are not over, the newest at the table.
std::array<int, 3> begin_three(Stage& stage) {
  std::array<int, 3> games{};
  for (int& game : games) {
    stage.game().newGame();
    if (!QTest::qWaitFor([&] { return stage.game().asked(); }, patience)) return {};
    game = stage.game().record();
  }
  return games;
}

// What the dock may say while it is not the person's turn: the hand that waits, and nothing of a choice.
class DockReader {
 public:
  explicit DockReader(Stage& stage) : stage_(stage) {}

  int pages() const { return pages_; }  // looks at a hand that waits
  void look() {
    if (stage_.game().asked() || !stage_.game().tutor()->waiting()) return;
    if (!stage_.sees(QStringLiteral("waitingHeading"))) return;  // painted with the next frame
    QVERIFY(!stage_.game().tutor()->available());
    QVERIFY(!stage_.sees(QStringLiteral("reason")));
    if (pages_++ == 0) QVERIFY(keep_picture(stage_.picture(), QStringLiteral("evening-waiting")));
  }

 private:
  Stage& stage_;
  int pages_ = 0;
};

}  // namespace

class TestEvening : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void an_evening_at_the_window();
};

void TestEvening::an_evening_at_the_window() {
  Stage stage(app::decide_question, {.speed = app::AppSettings::Fast, .hints = true, .record = {}});
  const auto games = begin_three(stage);
  QVERIFY(games[0] > 0);

  open_menu(stage);
  QVERIFY(open_page(stage, QStringLiteral("Records")));
  stage.named(QStringLiteral("recordList"))->forceActiveFocus();
  stage.press(Qt::Key_Down);
  QTest::qWait(100);
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("evening-records")));
  stage.click(QStringLiteral("resumeButton"));
  QTRY_VERIFY(!shows(stage, QStringLiteral("RecordsPage")));
  QCOMPARE(stage.game().record(), games[1]);

  Person person(stage, false);
  QVERIFY(person.ready());
  DockReader dock(stage);
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().can_discard() || person.act(), patience);
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().can_discard(), patience);
  const QString tile = hand_tile(stage, 0)->property("tile").toString();
  Drag drag(stage, 0);
  drag.move({40, -200});
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("evening-drag")));
  drag.release();
  const auto* river = stage.game().bottom()->river();
  QTRY_VERIFY(river->count() > 0);
  QCOMPARE(river->value(river->count() - 1, "tile").toString(), tile);
  QTRY_VERIFY_WITH_TIMEOUT((dock.look(), dock.pages() > 0 || stage.game().asked()), patience);

  open_menu(stage);
  stage.click(QStringLiteral("newGameButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("lengthChoice")));
  for (int step = 0; step < 2; ++step) stage.press(Qt::Key_Left);
  QCOMPARE(stage.settings().length(), 4);
  stage.press(Qt::Key_Return);
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked() && stage.game().record() > games[2], patience);
  const QQuickItem* end = stage.named(QStringLiteral("gameOverPage"));
  for (QElapsedTimer idle; !Stage::seen(end);) {
    if (!idle.isValid()) idle.start();
    const bool over = stage.game().phase() != app::GameController::Playing;
    if ((over || stage.game().asked()) && !stage.game().tutor()->thinking() && person.act()) idle.restart();
    dock.look();
    QVERIFY2(idle.elapsed() < patience, qPrintable(stage.game().status_text()));
    QTest::qWait(5);
    if (stage.game().events_shown() > 150) stage.settings().set_speed(app::AppSettings::Off);
  }
  QCOMPARE(stage.game().hand_number(), 4);
  QVERIFY(dock.pages() > 5);
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("evening-end")));
  for (const int game : games) QVERIFY(stage.services().store.unfinished(game));  // they wait
  QCOMPARE(stage.warnings(), QStringList());
}

QTEST_MAIN(TestEvening)
#include "tst_evening.moc"
