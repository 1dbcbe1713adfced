// Pictures of the window in real games. They are kept when TINGPAI_PICTURES names a folder: those of the
// README in ui/screenshots are made so, and looked at before they are committed.
#include <QDir>
#include <QSet>
#include <QTest>

#include "engine/ai/decision.h"
#include "tests/ui/situations.h"
#include "tests/ui/stage.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

// The quick bots play until `stop` holds.
std::vector<Event> played(std::uint64_t seed, const std::function<bool(const Referee&)>& stop) {
  std::vector<Event> events;
  Referee referee(Ruleset{}, seed);
  while (!referee.game_over() && !stop(referee)) {
    if (const auto event = referee.advance()) {
      events.push_back(*event);
      continue;
    }
    for (const Seat seat : all_seats) {
      const LegalActions legal = referee.asked(seat);
      if (!legal.empty())
        referee.answer(seat, decide(Level::quick, referee.view(seat), legal, Budget{}).chosen);
    }
  }
  return events;
}

std::vector<Event> own_turn_of(std::uint64_t seed, int wall_left) {
  return played(seed, [wall_left](const Referee& referee) {
    return referee.state().table.wall_left < wall_left && referee.asked(person).has(ActionType::discard);
  });
}

std::vector<Event> first_win(std::uint64_t seed) {
  return played(seed, [](const Referee& referee) {
    const PublicState& table = referee.state().table;
    return table.phase == Phase::hand_over && table.won;
  });
}

}  // namespace

class TestPictures : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void draws_data();
  void draws();
};

void TestPictures::draws_data() {
  QTest::addColumn<QString>("what");
  QTest::addColumn<QString>("language");
  QTest::addColumn<QSize>("size");
  for (const char* what : {"table", "hints", "result"}) {
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
      QTest::addRow("%s-%dx%d", what, size.width(), size.height())
          << QString::fromLatin1(what) << QStringLiteral("en") << size;
    }
  }
  QTest::newRow("hints-zh_CN-1280x800")
      << QStringLiteral("hints") << QStringLiteral("zh_CN") << QSize(1280, 800);
  QTest::newRow("hints-ja-800x600") << QStringLiteral("hints") << QStringLiteral("ja") << QSize(800, 600);
}

void TestPictures::draws() {
  QFETCH(QString, what);
  QFETCH(QString, language);
  QFETCH(QSize, size);
  const bool hints = what == QStringLiteral("hints");
  const auto record = what == QStringLiteral("result") ? first_win(7) : own_turn_of(7, 44);
  Stage stage(tingpai::decide, {.size = size, .language = language, .hints = hints, .record = record});
  QVERIFY(stage.usable());
  QTRY_VERIFY(stage.game().asked() || stage.sees(QStringLiteral("resultPage")));
  if (what == QStringLiteral("table")) stage.type('t');
  if (hints) QTRY_VERIFY_WITH_TIMEOUT(stage.game().tutor()->available(), 60000);
  QTest::qWait(200);
  const QImage picture = stage.picture();
  QCOMPARE(picture.size(), size);
  QSet<QRgb> colours;
  for (int y = 0; y < picture.height(); y += 7) {
    for (int x = 0; x < picture.width(); x += 7) colours.insert(picture.pixel(x, y));
  }
  QVERIFY(colours.size() > 200);
  const QString folder = qEnvironmentVariable("TINGPAI_PICTURES");
  if (folder.isEmpty()) return;
  const QString file =
      QDir(folder).filePath(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral(".png"));
  QVERIFY(picture.save(file));
}

QTEST_MAIN(TestPictures)
#include "tst_pictures.moc"
