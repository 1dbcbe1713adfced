// A person's whole game: sixteen hands, or the east round of riichi, through the real window against real
// bots, by mouse and by keyboard. The person does what the window shows: the tile under the best bar, or the
// drawn one; a win when there is one.
#include <QElapsedTimer>
#include <QTest>
#include <algorithm>
#include <cstdio>
#include <ctime>

#include "app/base/frame_probe.h"
#include "engine/ai/decision.h"
#include "tests/ui/stage/person.h"
#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

// What each frame costs the window's thread, in processor time: unlike the clock, other programs don't change
// it.
class Work {
 public:
  explicit Work(QQuickWindow* window) {
    QObject::connect(window, &QQuickWindow::frameSwapped, &listener_, [this] {
      const double now = spent();
      if (last_ >= 0 && since_.elapsed() > 1000) frames_.push_back(now - last_);
      last_ = now;
    });
    since_.start();
  }

  QString report() {
    std::sort(frames_.begin(), frames_.end());
    const auto at = [this](double share) {
      return frames_.empty()
                 ? 0
                 : frames_[static_cast<std::size_t>(share * static_cast<double>(frames_.size() - 1))];
    };
    const auto late = std::count_if(frames_.begin(), frames_.end(), [](double frame) { return frame > 33; });
    return QStringLiteral(
               "window's thread: median %1 ms, p99 %2 ms, worst %3 ms, %4 over 33 ms of processor time a "
               "frame")
        .arg(at(0.5), 0, 'f', 1)
        .arg(at(0.99), 0, 'f', 1)
        .arg(at(1), 0, 'f', 1)
        .arg(late);
  }

 private:
  static double spent() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
  }

  QElapsedTimer since_;
  double last_ = -1;
  std::vector<double> frames_;  // milliseconds
  QObject listener_;
};

}  // namespace

class TestWholeGame : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_persons_whole_game_data();
  void a_persons_whole_game();
};

void TestWholeGame::a_persons_whole_game_data() {
  QTest::addColumn<bool>("keyboard");
  QTest::addColumn<bool>("hints");
  QTest::addColumn<quint64>("seed");
  QTest::addColumn<QString>("rules");
  QTest::addColumn<int>("least");  // hands; a dealer of riichi may deal again
  const auto mcr = QStringLiteral("mcr");
  const auto riichi = QStringLiteral("riichi;hands=4");
  QTest::newRow("mouse") << false << true << quint64(2026) << mcr << 16;
  QTest::newRow("keyboard") << true << false << quint64(16) << mcr << 16;
  QTest::newRow("riichi, mouse") << false << true << quint64(2026) << riichi << 4;
  QTest::newRow("riichi, keyboard") << true << false << quint64(16) << riichi << 4;
}

void TestWholeGame::a_persons_whole_game() {
  QFETCH(bool, keyboard);
  QFETCH(bool, hints);
  QFETCH(quint64, seed);
  QFETCH(QString, rules);
  QFETCH(int, least);
  Stage stage(app::decide_question,
              {.speed = app::AppSettings::Off,
               .hints = hints,
               .record = {events::GameStarted{*parse_ruleset(rules.toStdString()), seed}}});
  QVERIFY(stage.usable());
  const app::FrameProbe frames(stage.window());
  Work work(stage.window());
  Person person(stage, keyboard);
  QVERIFY(person.ready());
  QElapsedTimer idle;
  idle.start();
  const QQuickItem* end = stage.named(QStringLiteral("gameOverPage"));
  while (!Stage::seen(end)) {
    // The person looks up when something is asked of them, and at the bars before choosing.
    const bool over = stage.game().phase() != app::GameController::Playing;
    const bool looks = hints && stage.game().tutor()->thinking();
    if ((over || stage.game().asked()) && !looks && person.act()) idle.restart();
    QVERIFY2(idle.elapsed() < 120000, qPrintable(stage.game().status_text()));
    QTest::qWait(1);
  }
  QVERIFY(keep_picture(stage.picture(),
                       QString(rules).section(u';', 0, 0) + (keyboard ? "-keyboard-over" : "-mouse-over")));
  std::printf("%s: %d actions, %d events; %s; %s\n", keyboard ? "keyboard" : "mouse", person.actions(),
              stage.game().events_shown(), qPrintable(frames.report()), qPrintable(work.report()));
  QCOMPARE(stage.game().phase(), app::GameController::GameOver);
  QVERIFY(stage.game().hand_number() >= least);
  QVERIFY(person.actions() > least * 2);
  QCOMPARE(stage.game().ranking()->count(), 4);
  QCOMPARE(stage.of_type(QStringLiteral("GameOverPage")).size(), 1);
  QCOMPARE(stage.warnings(), QStringList());
}

QTEST_MAIN(TestWholeGame)
#include "tst_whole_game.moc"
