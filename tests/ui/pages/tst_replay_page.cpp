// The replay as a person sees it: opened, stepped through by keys and by the timeline, left for a game.
#include <QTest>
#include <algorithm>

#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"
#include "tests/ui/stage/visits.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

// A window with a half-played hand in its records, and that opened in the viewer.
struct Viewer {
  explicit Viewer(const Setting& setting, const std::vector<Event>& events = own_turn(20, true),
                  const app::Decide& decide = scripted(true))
      : stage(decide, setting) {
    opened = open_replay(stage, events);
  }
  app::ReplayController& replay() { return stage.services().replay; }

  Stage stage;
  bool opened = false;
};

QStringList tiles(app::TableScene& scene) {
  QStringList all;
  for (int row = 0; row < scene.hand()->count(); ++row) all << scene.hand()->value(row, "tile").toString();
  return all;
}

// The game has a result page of its own behind.
QQuickItem* seen(const Stage& stage, const QString& name) {
  for (QQuickItem* item : stage.of_type({})) {
    if (item->objectName() == name && Stage::seen(item)) return item;
  }
  qFatal("%s is not seen", qPrintable(name));
}

QList<QQuickItem*> open_tiles(const Stage& stage) {
  QList<QQuickItem*> open;
  for (QQuickItem* hand : stage.of_type(QStringLiteral("OpponentHand"))) {
    for (QQuickItem* backs : hand->childItems()) {
      for (QQuickItem* tile : backs->childItems()) {
        if (Stage::seen(tile) && !tile->property("tile").toString().isEmpty()) open << tile;
      }
    }
  }
  return open;
}

}  // namespace

class TestReplayPage : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void keys_move_through_the_game();
  void what_happened_goes_with_the_place_and_the_language();
  void the_timeline_is_dragged();
  void all_hands_lie_open();
  void the_tutor_stands_beside_it();
  void the_tutor_says_why_it_is_silent();
  void a_wide_dock_has_two_columns_of_plans();
  void h_peeks_and_toggles();
  void play_goes_on_from_here();
  void playing_on_leaves_the_game_at_the_table_in_progress();
  void a_hand_ends_with_its_result();
  void a_fan_of_the_result_is_looked_up_and_left();
  void the_record_ends_with_the_standing();
  void a_result_leads_to_its_hand_and_back();
  void results_are_drawn_data();
  void results_are_drawn();
  void nothing_is_cut_data();
  void nothing_is_cut();
};

void TestReplayPage::keys_move_through_the_game() {
  Viewer viewer({});
  QVERIFY(viewer.opened);
  QVERIFY(viewer.stage.sees(QStringLiteral("timeline")));
  const int start = viewer.replay().position();
  viewer.stage.press(Qt::Key_Right);
  QCOMPARE(viewer.replay().position(), start + 1);
  viewer.stage.press(Qt::Key_Left);
  QCOMPARE(viewer.replay().position(), start);
  viewer.stage.press(Qt::Key_End);
  QCOMPARE(viewer.replay().position(), viewer.replay().length());
  viewer.stage.type('[');
  QCOMPARE(viewer.replay().position(), start);
  viewer.stage.type('.');
  QCOMPARE(viewer.replay().position(), 30);
  viewer.stage.press(Qt::Key_Down);
  QVERIFY(viewer.replay().asked());
  viewer.stage.type('s');
  QCOMPARE(viewer.replay().seat(), 1);
  viewer.stage.press(Qt::Key_Home);
  viewer.stage.press(Qt::Key_Space);
  QVERIFY(viewer.replay().playing());
  QTRY_VERIFY(viewer.replay().position() > 4);
  viewer.stage.press(Qt::Key_Space);
  QVERIFY(!viewer.replay().playing());
  viewer.stage.press(Qt::Key_Escape);
  QTRY_VERIFY(!viewer.stage.sees(QStringLiteral("timeline")));
  QCOMPARE(viewer.stage.warnings(), QStringList());
}

void TestReplayPage::what_happened_goes_with_the_place_and_the_language() {
  Viewer viewer({});
  QVERIFY(viewer.opened);
  const auto told = [&] {
    QStringList lines;
    for (int row = 0; row < viewer.replay().log()->count(); ++row) {
      lines << viewer.replay().log()->value(row, "words").toString();
    }
    return lines;
  };
  const auto on_screen = [&](const QString& words) {
    const auto texts = viewer.stage.of_type(QStringLiteral("Words"));
    return std::any_of(texts.begin(), texts.end(), [&](const QQuickItem* text) {
      return Stage::seen(text) && text->property("text").toString() == words;
    });
  };
  for (int i = 0; i < 5; ++i) viewer.stage.press(Qt::Key_Right);
  const QStringList forwards = told();
  QVERIFY(!on_screen(forwards.constFirst()));
  QQuickItem* log = nullptr;  // of the replay's dock, not of the table's below
  for (QQuickItem* button : viewer.stage.of_type({})) {
    if (button->objectName() == QLatin1String("logButton")) log = button;
  }
  QVERIFY(log != nullptr);
  viewer.stage.click(log);  // it stays until the person goes back
  QTRY_VERIFY(on_screen(forwards.constFirst()));
  for (int i = 0; i < 4; ++i) viewer.stage.press(Qt::Key_Right);
  QVERIFY(told() != forwards);
  for (int i = 0; i < 4; ++i) viewer.stage.press(Qt::Key_Left);
  QCOMPARE(told(), forwards);
  viewer.stage.settings().set_language(QStringLiteral("ja"));
  QCOMPARE(told().size(), forwards.size());
  for (const QString& line : told()) QVERIFY2(!forwards.contains(line), qPrintable(line));
  QTRY_VERIFY(on_screen(told().constFirst()));
  QCOMPARE(viewer.stage.warnings(), QStringList());
}

void TestReplayPage::the_timeline_is_dragged() {
  Viewer viewer({});
  const QQuickItem* line = viewer.stage.named(QStringLiteral("timeline"));
  QVERIFY(line != nullptr);
  const auto at = [&](double share) {
    return line->mapToScene(QPointF(line->width() * share, line->height() - 10)).toPoint();
  };
  QTest::mouseClick(viewer.stage.window(), Qt::LeftButton, {}, at(0.5));
  const int half = viewer.replay().length() / 2;
  QVERIFY2(std::abs(viewer.replay().position() - half) <= 2,
           qPrintable(QString::number(viewer.replay().position())));
  QTest::mousePress(viewer.stage.window(), Qt::LeftButton, {}, at(0.5));
  for (double share = 0.5; share <= 0.9; share += 0.05) QTest::mouseMove(viewer.stage.window(), at(share), 5);
  QTest::mouseRelease(viewer.stage.window(), Qt::LeftButton, {}, at(0.9));
  QVERIFY(viewer.replay().position() > viewer.replay().length() * 0.8);
  viewer.stage.click(QStringLiteral("stepButton"));
  QCOMPARE(line->property("value").toInt(), viewer.replay().position());  // follows the game still
}

void TestReplayPage::all_hands_lie_open() {
  Viewer viewer({});
  QVERIFY(open_tiles(viewer.stage).isEmpty());
  viewer.stage.type('o');
  QTRY_COMPARE(open_tiles(viewer.stage).size(), 3 * 13);
  viewer.stage.click(QStringLiteral("openButton"));
  QTRY_VERIFY(open_tiles(viewer.stage).isEmpty());
}

void TestReplayPage::the_tutor_stands_beside_it() {
  Viewer viewer({.hints = true, .record = {}});
  viewer.stage.press(Qt::Key_Down);
  QTRY_VERIFY(viewer.replay().tutor()->available());
  const QQuickItem* told = nullptr;
  const QQuickItem* verdict = nullptr;
  for (const QQuickItem* item : viewer.stage.of_type(QString())) {
    if (item->objectName() == QLatin1String("told") && Stage::seen(item)) told = item;
    if (item->objectName() == QLatin1String("verdict") && Stage::seen(item)) verdict = item;
  }
  QVERIFY(told != nullptr && verdict != nullptr);
  QCOMPARE(told->property("text").toString(), viewer.replay().done_text());
  QVERIFY(!verdict->property("text").toString().isEmpty());
}

// A replay waits for nobody's turn.
void TestReplayPage::the_tutor_says_why_it_is_silent() {
  Viewer viewer({.hints = true, .record = {}}, second_deal());
  QVERIFY(viewer.opened);
  const auto heading = [&] {
    for (const QQuickItem* item : viewer.stage.of_type(QStringLiteral("Words"))) {
      if (item->objectName() == QLatin1String("waitingHeading") && Stage::seen(item))
        return item->property("text").toString();
    }
    return QString();
  };
  viewer.replay().seek(viewer.replay().hands().constFirst());
  QVERIFY(!viewer.replay().asked());
  QTRY_COMPARE(heading(), QStringLiteral("Nothing to decide here"));
  viewer.stage.press(Qt::Key_Down);
  QVERIFY(viewer.replay().asked());
  QTRY_VERIFY(viewer.replay().tutor()->available());
  QTRY_COMPARE(heading(), QString());
  viewer.replay().seek(viewer.replay().hands()[1] - 5);  // a start and four deals follow
  viewer.stage.type('v');
  QTRY_COMPARE(heading(), QStringLiteral("The hand is over"));
  QCOMPARE(viewer.stage.warnings(), QStringList());
}

void TestReplayPage::a_wide_dock_has_two_columns_of_plans() {
  Viewer viewer({.size = {1920, 1080}, .hints = true, .record = {}});
  QVERIFY(viewer.opened);
  viewer.stage.press(Qt::Key_Down);
  QTRY_VERIFY(viewer.replay().tutor()->available());
  const auto card = [&](qsizetype place) {
    QList<QQuickItem*> cards = viewer.stage.of_type(QStringLiteral("PlanCard"));
    cards.removeIf([](const QQuickItem* one) { return !Stage::seen(one); });
    return cards.value(place)->mapRectToScene(cards.value(place)->boundingRect());
  };
  QTest::qWait(100);
  QCOMPARE(card(1).y(), card(0).y());
  QVERIFY(card(1).x() >= card(0).right());
  QVERIFY(card(2).y() >= card(0).bottom());
  const QQuickItem* reason = seen(viewer.stage, QStringLiteral("reason"));
  QCOMPARE(reason->height(), reason->implicitHeight());  // no room kept
  QVERIFY(keep_picture(viewer.stage.picture(), QStringLiteral("replay-columns")));
}

void TestReplayPage::h_peeks_and_toggles() {
  Viewer viewer({.hints = false, .record = {}});
  viewer.stage.press(Qt::Key_Down);
  const app::Tutor& tutor = *viewer.replay().tutor();
  QVERIFY(!tutor.shown());
  QTest::keyPress(viewer.stage.window(), Qt::Key_H);
  QTest::qWait(450);
  for (int repeat = 0; repeat < 3; ++repeat) {  // as a keyboard repeats a key that is held
    QKeyEvent again(QEvent::KeyPress, Qt::Key_H, Qt::NoModifier, QStringLiteral("h"), true);
    QCoreApplication::sendEvent(viewer.stage.window(), &again);
    QVERIFY(tutor.shown());
  }
  QTest::keyRelease(viewer.stage.window(), Qt::Key_H);
  QTRY_VERIFY(!tutor.shown());
  QVERIFY(!viewer.stage.settings().hints());
  viewer.stage.press(Qt::Key_H);
  QTRY_VERIFY(tutor.shown());
  QVERIFY(viewer.stage.settings().hints());
}

void TestReplayPage::play_goes_on_from_here() {
  Viewer viewer({});
  viewer.stage.press(Qt::Key_Down);
  QVERIFY(viewer.replay().asked());
  const QStringList hand = tiles(viewer.replay());
  viewer.stage.click(QStringLiteral("branchButton"));
  QTRY_VERIFY(!viewer.stage.sees(QStringLiteral("timeline")));
  QVERIFY(!viewer.stage.sees(QStringLiteral("menuPage")));
  QVERIFY(QTest::qWaitFor([&] { return viewer.stage.game().asked(); }, patience));
  QCOMPARE(tiles(viewer.stage.game()), hand);
}

void TestReplayPage::playing_on_leaves_the_game_at_the_table_in_progress() {
  Viewer viewer({.record = own_turn(60, false)});
  QTRY_VERIFY(viewer.stage.game().asked());
  const int game = viewer.stage.game().record();
  viewer.stage.press(Qt::Key_Down);
  viewer.stage.type('b');
  QTRY_VERIFY(!viewer.stage.sees(QStringLiteral("timeline")));
  QVERIFY(viewer.stage.game().record() != game);
  QVERIFY(viewer.stage.services().store.unfinished(game));
  QCOMPARE(viewer.stage.warnings(), QStringList());
}

void TestReplayPage::a_hand_ends_with_its_result() {
  Viewer viewer({}, second_deal());
  Stage& stage = viewer.stage;
  QVERIFY(!stage.sees(QStringLiteral("replayResult")));
  const int before =
      viewer.replay().hands()[1] - 5;  // the last event of the first hand: a start and four deals follow
  viewer.replay().seek(before - 1);
  QTest::qWait(20);
  QVERIFY(!stage.sees(QStringLiteral("replayResult")));
  stage.press(Qt::Key_Right);
  QTRY_VERIFY(stage.sees(QStringLiteral("replayResult")));
  QCOMPARE(seen(stage, QStringLiteral("resultTitle"))->property("text").toString(),
           viewer.replay().result()->property("title").toString());
  QStringList cards;
  for (const QQuickItem* card : stage.of_type(QStringLiteral("SeatOutcome"))) {
    if (Stage::seen(card)) cards << card->property("paymentText").toString();
  }
  QCOMPARE(cards.size(), 4);
  stage.type('v');  // to the table and back
  QTRY_VERIFY(!stage.sees(QStringLiteral("replayResult")));
  QTRY_VERIFY(stage.sees(QStringLiteral("replayResultButton")));
  stage.click(QStringLiteral("replayResultButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("replayResult")));
  stage.press(Qt::Key_Right);  // stepping on hides it
  QTRY_VERIFY(!stage.sees(QStringLiteral("replayResult")));
  stage.press(Qt::Key_Left);
  QTRY_VERIFY(stage.sees(QStringLiteral("replayResult")));
  stage.click(seen(stage, QStringLiteral("nextButton")));
  QTRY_COMPARE(viewer.replay().position(), viewer.replay().hands()[1]);
  QVERIFY(!stage.sees(QStringLiteral("replayResult")));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestReplayPage::a_fan_of_the_result_is_looked_up_and_left() {
  Viewer viewer({}, hand_won());
  Stage& stage = viewer.stage;
  stage.press(Qt::Key_End);
  QTRY_VERIFY(stage.sees(QStringLiteral("replayResult")));
  QQuickItem* chip = nullptr;
  for (QQuickItem* one : stage.of_type(QStringLiteral("FanLine"))) {
    if (chip == nullptr && Stage::seen(one)) chip = one;
  }
  stage.click(chip);
  QTRY_VERIFY(stage.sees(QStringLiteral("fanList")));
  stage.press(Qt::Key_Escape);  // back to where it was asked
  QTRY_VERIFY(stage.sees(QStringLiteral("replayResult")));
  QCOMPARE(viewer.replay().position(), viewer.replay().length());
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(!stage.sees(QStringLiteral("timeline")));
  QVERIFY(!stage.sees(QStringLiteral("fanList")));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestReplayPage::the_record_ends_with_the_standing() {
  const auto over = record_until(5, false, [](const Referee& referee) { return referee.game_over(); });
  Viewer viewer({}, over);
  Stage& stage = viewer.stage;
  viewer.replay().seek(viewer.replay().length() - 1);
  QTRY_VERIFY(stage.sees(QStringLiteral("replayResult")));
  QVERIFY(!stage.sees(QStringLiteral("replayStanding")));
  stage.type(']');
  QTRY_VERIFY(stage.sees(QStringLiteral("replayStanding")));
  QVERIFY(!stage.sees(QStringLiteral("replayResult")));
  const auto& scores = std::get<events::GameEnded>(over.back()).scores;
  const Points best = *std::max_element(scores.begin(), scores.end());
  QCOMPARE(viewer.replay().ranking()->value(0, "gain").toInt(), best);
  stage.press(Qt::Key_Left);
  QTRY_VERIFY(stage.sees(QStringLiteral("replayResult")));
  QCOMPARE(stage.warnings(), QStringList());
}

// From the result of the last hand to where it was dealt, from the standing to the first hand.
void TestReplayPage::a_result_leads_to_its_hand_and_back() {
  Stage stage(scripted(false), {.record = last_hand_over()});
  QTRY_VERIFY(stage.sees(QStringLiteral("resultPage")));
  const app::ReplayController& replay = stage.services().replay;
  stage.click(QStringLiteral("resultReplayButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("timeline")));
  QVERIFY(replay.hands().size() > 1);
  QCOMPARE(replay.position(), replay.hands().constLast());
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.sees(QStringLiteral("resultPage")));
  stage.press(Qt::Key_Return);  // goes on as ever
  QTRY_VERIFY(stage.sees(QStringLiteral("gameOverPage")));
  stage.click(QStringLiteral("overReplayButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("timeline")));
  QCOMPARE(replay.position(), replay.hands().constFirst());
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.sees(QStringLiteral("gameOverPage")));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestReplayPage::results_are_drawn_data() { add_looks(); }

void TestReplayPage::results_are_drawn() {
  QFETCH(QString, language);
  QFETCH(QSize, size);
  const auto keep = [&](const Stage& stage, const char* name) {
    QTest::qWait(150);
    QTRY_VERIFY(stage.drawn());
    QCOMPARE(stage.cut_texts().join(u'\n'), QString());
    QVERIFY(keep_picture(
        stage.picture(),
        QStringLiteral("replay-%1-%2").arg(QLatin1String(name), QLatin1String(QTest::currentDataTag()))));
  };
  {
    Viewer viewer({.size = size, .language = language, .record = {}}, hand_won());
    viewer.replay().seek(viewer.replay().length());
    keep(viewer.stage, "result");
    viewer.stage.type('v');
    keep(viewer.stage, "aside");
    viewer.stage.type('v');
    viewer.stage.settings().set_text_scale(2);
    keep(viewer.stage, "large");
    viewer.stage.settings().set_text_scale(1);
  }
  Viewer viewer({.size = size, .language = language, .record = {}},
                record_until(5, false, [](const Referee& referee) { return referee.game_over(); }));
  viewer.replay().seek(viewer.replay().length());
  keep(viewer.stage, "standing");
}

void TestReplayPage::nothing_is_cut_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QSize>("size");
  QTest::addColumn<double>("scale");
  const auto row = [](const char* language, QSize size, double scale) {
    QTest::addRow("replay-%s-%dx%d-%d%%", language, size.width(), size.height(),
                  static_cast<int>(100 * scale))
        << QString::fromLatin1(language) << size << scale;
  };
  row("en", {1280, 800}, 1);
  row("en", {1920, 1080}, 1);
  row("zh_TW", {800, 600}, 1);
  row("ja", {1280, 800}, 1);
  row("en", {1280, 800}, 2);
  row("en", {800, 600}, 1);
}

void TestReplayPage::nothing_is_cut() {
  QFETCH(QString, language);
  QFETCH(QSize, size);
  QFETCH(double, scale);
  Viewer viewer({.size = size, .language = language, .hints = true, .text_scale = scale, .record = {}},
                played_turn(7, 44), app::decide_question);
  QVERIFY(viewer.opened);
  viewer.replay().set_all_open(true);
  viewer.replay().seek(viewer.replay().length() * 3 / 4);
  viewer.stage.press(Qt::Key_Down);
  QTRY_VERIFY(viewer.replay().tutor()->available());
  QTest::qWait(400);
  QVERIFY(keep_picture(viewer.stage.picture()));
  QCOMPARE(viewer.stage.cut_texts().join(u'\n'), QString());
  for (const char* part : {"SeatPlate", "CentreSeat"}) {  // the table is drawn smaller than it is
    for (const QQuickItem* seat : viewer.stage.of_type(QString::fromLatin1(part))) {
      for (const QQuickItem* words : seat->childItems()) {
        const double letters = words->property("font").value<QFont>().pixelSize();
        const double zoom = words->mapRectToScene({0, 0, 1, 1}).width();
        if (words->property("text").isValid()) QVERIFY(letters * zoom > 10.5);
      }
    }
  }
  const QQuickItem* line = viewer.stage.named(QStringLiteral("timeline"));
  for (const QQuickItem* tile : viewer.stage.of_type(QStringLiteral("HandTile"))) {
    if (!Stage::seen(tile)) continue;
    QVERIFY(tile->mapRectToScene(tile->boundingRect()).bottom() <= line->mapToScene(QPointF(0, 0)).y());
  }
  QCOMPARE(viewer.stage.warnings(), QStringList());
}

QTEST_MAIN(TestReplayPage)
#include "tst_replay_page.moc"
