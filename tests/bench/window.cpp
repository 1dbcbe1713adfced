// Measures the real window over a whole game with expert bots at the fast speed: the time from a click on the
// hint button to the frame that shows the full hint, the time between frames while a hand is played, while
// one has ended and while a page comes and goes, and the memory at the end. Run with
// QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software. Usage: bench_window [HANDS [WIDTHxHEIGHT
// [PAGE,PAGE...]]]
#include <QElapsedTimer>
#include <QFile>
#include <QTest>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "app/base/frame_probe.h"
#include "engine/ai/decision.h"
#include "tests/bench/inputs.h"
#include "tests/ui/stage/person.h"
#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

constexpr int patience = 60000;  // milliseconds; only a hang takes as long
constexpr int shown_for = 3000;  // milliseconds in which the end of a hand has moved to its last number

double resident_megabytes() {
  QFile status(QStringLiteral("/proc/self/status"));
  if (!status.open(QIODevice::ReadOnly)) return 0;
  for (const QByteArray& line : status.readAll().split('\n')) {
    if (line.startsWith("VmRSS:")) return line.mid(6).trimmed().split(' ').constFirst().toDouble() / 1024;
  }
  return 0;
}

// The program's own clock of hints: from a click to the frame that shows the answer.
class Hints {
 public:
  explicit Hints(Stage& stage) : stage_(stage), button_(stage.named(QStringLiteral("hintsButton"))) {
    QObject::connect(stage.window(), &QQuickWindow::frameSwapped, &listener_, [this] {
      if (!waiting_ || !stage_.game().tutor()->available()) return;
      // What is swapped now may have been drawn before the answer came; the next one was not.
      if (std::exchange(answered_, true)) finish();
    });
  }

  bool ready() const { return button_ != nullptr; }

  // Asks for the hint of the present position and waits for it.
  bool ask() {
    waiting_ = true;
    answered_ = false;
    clock_.start();
    stage_.click(button_);
    const bool came = QTest::qWaitFor([this] { return !waiting_; }, patience);
    stage_.click(button_);
    return came;
  }

  void print() {
    std::sort(times_.begin(), times_.end());
    const auto at = [this](double share) {
      return times_[static_cast<std::size_t>(share * static_cast<double>(times_.size() - 1))];
    };
    std::printf("click to full hint, %zu positions: median %.0f ms, p99 %.0f ms, worst %.0f ms\n",
                times_.size(), at(0.5), at(0.99), at(1));
  }

 private:
  void finish() {
    times_.push_back(static_cast<double>(clock_.nsecsElapsed()) / 1e6);
    waiting_ = false;
  }

  Stage& stage_;
  QQuickItem* const button_;
  bool waiting_ = false;
  bool answered_ = false;
  QElapsedTimer clock_;
  std::vector<double> times_;  // milliseconds
  QObject listener_;
};

// The tutor's dock and every page that opens over the table, ten times each. The first time it is also
// compiled.
void visit_pages(Stage& stage, const QStringList& pages) {
  QQuickWindow* window = stage.window();
  const QString menu = QStringLiteral("Menu");
  const QObject* leaves = stage.named(QStringLiteral("pages"));
  const app::GameController& game = stage.game();
  static_cast<void>(QTest::qWaitFor(
      [&] { return game.asked() || game.phase() == app::GameController::GameOver; }, patience));
  stage.services().records.set_selected_game(game.record());
  stage.services().replay.open(game.record());
  for (const char* name : {"Dock", "Menu", "NewGame", "Deal", "Settings", "Records", "Review", "Replay",
                           "Mistakes", "Statistics", "Fans", "Tour", "Hotseat"}) {
    const QString page = QString::fromLatin1(name);
    if (!pages.isEmpty() && !pages.contains(page)) continue;
    const auto show = [&](bool shown) {
      if (page == QLatin1String("Dock")) {
        stage.type('t');
      } else if (page == menu) {
        window->setProperty("menuShown", shown);
      } else {
        window->setProperty("page", shown ? page : QString());
        // Looked up once: a walk over all items would count as the window's work.
        static_cast<void>(QTest::qWaitFor(
            [&] { return leaves->property("shown").toString() == (shown ? page : QString()); }));
      }
      QTest::qWait(350);  // longer than the fade
    };
    const app::FrameProbe frames(window, 0);
    for (int time = 0; time < 10; ++time) {
      show(true);
      show(false);
    }
    std::printf("%s: %s\n", name, qPrintable(frames.report()));
  }
}

}  // namespace

int main(int argc, char** argv) {
  QGuiApplication application(argc, argv);
  const int hands = number_at(argc, argv, 1, "HANDS", 16, 1);
  const QStringList size = QString::fromLocal8Bit(argc > 2 ? argv[2] : "1280x800").split(u'x');
  Stage stage(app::decide_question, {.size = QSize(size.value(0).toInt(), size.value(1).toInt()),
                                     .speed = app::AppSettings::Fast,
                                     .hints = false,
                                     .level = QStringLiteral("expert"),
                                     .draw_anew = true,
                                     .record = new_game(2026)});
  Person person(stage, false);
  if (!stage.usable() || !person.ready()) return EXIT_FAILURE;
  Hints hints(stage);
  if (!hints.ready()) return EXIT_FAILURE;
  const double at_start = resident_megabytes();
  app::FrameProbe play(stage.window());
  app::FrameProbe ends(stage.window());
  app::GameController& game = stage.game();
  QElapsedTimer idle;
  idle.start();
  QElapsedTimer ended;
  ended.start();
  while (game.phase() != app::GameController::GameOver && game.hand_number() <= hands) {
    if (idle.elapsed() > patience) {
      std::fprintf(stderr, "the game stands still: %s\n", qPrintable(game.status_text()));
      return EXIT_FAILURE;
    }
    const bool playing = game.phase() == app::GameController::Playing;
    play.set_counting(playing);
    ends.set_counting(!playing);
    if (playing) ended.restart();
    if (playing && game.asked() && person.may_discard() && !hints.ask()) return EXIT_FAILURE;
    if ((playing ? game.asked() : ended.elapsed() > shown_for) && person.act()) idle.restart();
    QTest::qWait(1);
  }
  std::printf("%d actions, %d events\n", person.actions(), game.events_shown());
  if (hands > 0) hints.print();
  std::printf("play: %s\nends of hands: %s\n", qPrintable(play.report()), qPrintable(ends.report()));
  std::printf("resident memory: %.0f MB at the start, %.0f MB after the game\n", at_start,
              resident_megabytes());
  visit_pages(stage, QString::fromLocal8Bit(argc > 3 ? argv[3] : "").split(u',', Qt::SkipEmptyParts));
}
