// Pictures of the window in real games. They are kept when TINGPAI_PICTURES names a folder: those of the
// README in ui/screenshots are made so, and looked at before they are committed.
#include <QSet>
#include <QTest>
#include <algorithm>
#include <array>

#include "tests/engine/support/quick_play.h"
#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

std::vector<Event> first_win(std::uint64_t seed) {
  return test::quick_play(Ruleset{}, seed, [](const Referee& referee) {
    const PublicState& table = referee.state().table;
    return table.phase == Phase::hand_over && !table.wins.empty();
  });
}

std::vector<Event> chows_offered() {
  return test::quick_play(Ruleset{}, 7, [](const Referee& referee) {
    const auto& actions = referee.asked(person).actions;
    return referee.state().table.wall_left > 30 &&
           std::count_if(actions.begin(), actions.end(),
                         [](Action a) { return a.type == ActionType::chow; }) == 3;
  });
}

// All but its standing.
std::vector<Event> game_played() {
  auto events = test::quick_play(Ruleset{}, 7, [](const Referee& referee) { return referee.game_over(); });
  events.pop_back();
  return events;
}

// What is on a picture: a place in a game, and what is done there.
struct Scene {
  const char* name;
  std::vector<Event> (*record)();
  bool hints;
  QList<Qt::Key> keys;
  app::AppSettings::HintDepth depth = app::AppSettings::Full;
};

const std::array<Scene, 13>& scenes() {
  static const std::array<Scene, 13> all{{
      {"table", [] { return played_turn(7, 44); }, false, {Qt::Key_T}},
      {"hints", [] { return played_turn(7, 44); }, true, {}},
      {"candidates", [] { return played_turn(7, 44); }, true, {}, app::AppSettings::Candidates},
      {"nudge", [] { return played_turn(7, 44); }, true, {}, app::AppSettings::Nudge},
      {"plan", [] { return played_turn(7, 80); }, true, {Qt::Key_Down}},
      {"why", [] { return played_turn(7, 80); }, true, {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right}},
      {"calls", [] { return chows_offered(); }, true, {Qt::Key_C}},
      {"result", [] { return first_win(7); }, false, {}},
      {"own-win", [] { return hand_won(); }, false, {}},
      {"nobody-wins", [] { return hand_drawn(); }, false, {}},
      {"keys", [] { return played_turn(7, 44); }, false, {Qt::Key_Question}},
      {"standing", [] { return game_played(); }, false, {Qt::Key_Return}},
      {"menu", [] { return played_turn(7, 44); }, false, {Qt::Key_Escape}},
  }};
  return all;
}

}  // namespace

class TestPictures : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void draws_data();
  void draws();
};

void TestPictures::draws_data() {
  QTest::addColumn<int>("scene");
  QTest::addColumn<QString>("language");
  QTest::addColumn<QSize>("size");
  for (int scene = 0; scene < static_cast<int>(scenes().size()); ++scene) {
    const char* name = scenes()[static_cast<std::size_t>(scene)].name;
    const auto add = [&](const char* language, QSize size) {
      const QString suffix = qstrcmp(language, "en") == 0 ? QString() : QStringLiteral("-%1").arg(language);
      QTest::addRow("%s%s-%dx%d", name, qPrintable(suffix), size.width(), size.height())
          << scene << QString::fromLatin1(language) << size;
    };
    add("en", {1280, 800});
    add("zh_TW", {800, 600});
    if (qEnvironmentVariableIsEmpty("TINGPAI_PICTURES")) continue;  // the rest only to look at
    add("en", {800, 600});
    add("en", {1920, 1080});
    add("en", {3840, 2160});
    add("zh_CN", {1280, 800});
    add("ja", {800, 600});
    add("ja", {1280, 800});
    for (const char* language : {"zh_CN", "zh_TW", "ja"}) add(language, {1920, 1080});
  }
}

void TestPictures::draws() {
  QFETCH(int, scene);
  QFETCH(QString, language);
  QFETCH(QSize, size);
  const Scene& what = scenes()[static_cast<std::size_t>(scene)];
  Stage stage(app::decide_question, {.size = size,
                                     .language = language,
                                     .hints = what.hints,
                                     .hint_depth = what.depth,
                                     .record = what.record()});
  QVERIFY(stage.usable());
  QTRY_VERIFY(stage.game().asked() || stage.sees(QStringLiteral("resultPage")));
  if (what.hints) QTRY_VERIFY_WITH_TIMEOUT(stage.game().tutor()->available(), 60000);
  for (const Qt::Key key : what.keys) stage.press(key);
  QTest::qWait(200);
  QTRY_VERIFY(stage.drawn());
  const QImage picture = stage.picture();
  QCOMPARE(picture.size(), size);
  QSet<QRgb> colours;
  for (int y = 0; y < picture.height(); y += 7) {
    for (int x = 0; x < picture.width(); x += 7) colours.insert(picture.pixel(x, y));
  }
  QVERIFY(colours.size() > 200);
  QVERIFY(keep_picture(picture));
}

QTEST_MAIN(TestPictures)
#include "tst_pictures.moc"
