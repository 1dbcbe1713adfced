// The window's promises, one by one, on positions made to order.
#include <QAccessible>
#include <QQmlEngine>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <algorithm>
#include <memory>

#include "app/demo.h"
#include "engine/ai/decision.h"
#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

constexpr int patience = 20000;  // milliseconds

bool bound(Stage& stage) {
  return QTest::qWaitFor([&] { return stage.game().asked(); }, patience);
}

QQuickItem* call_button(const Stage& stage, int command) {
  for (QQuickItem* button : stage.of_type(QStringLiteral("CallButton"))) {
    if (button->property("command").toInt() == command) return button;
  }
  return nullptr;
}

QList<QQuickItem*> hand(const Stage& stage) { return stage.of_type(QStringLiteral("HandTile")); }

QQuickItem* hand_row(const Stage& stage) { return stage.of_type(QStringLiteral("HandRow")).value(0); }

int own_river(Stage& stage) { return stage.game().bottom()->river()->count(); }

bool any_hint(const Stage& stage) {
  for (const QQuickItem* tile : hand(stage)) {
    if (tile->property("hinted").toBool()) return true;
  }
  return false;
}

QPointF place(const QQuickItem* item) { return item->mapToScene(QPointF(0, 0)); }

}  // namespace

class TestWindow : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void starts_a_game_from_the_menu_data();
  void starts_a_game_from_the_menu();
  void a_click_discards();
  void two_steps_lift_before_they_discard();
  void keys_reach_every_tile();
  void calls_keep_their_order_and_pass_its_place();
  void several_chows_are_chosen_by_number();
  void nothing_but_pass_twice_declines_a_win();
  void a_claimed_tile_leaves_the_river();
  void hints_go_with_their_position();
  void hints_climb_a_ladder();
  void the_opening_hand_is_told_while_others_begin();
  void a_tile_pointed_at_says_why_not_data() { a_plan_ghosts_its_path_data(); }
  void a_tile_pointed_at_says_why_not();
  void a_plan_ghosts_its_path_data();
  void a_plan_ghosts_its_path();
  void h_toggles_and_peeks();
  void t_folds_the_tutor();
  void f11_fills_the_screen_and_goes_back();
  void nothing_stays_of_an_earlier_frame();
  void a_hand_goes_on_from_its_result();
  void the_last_hand_leads_to_the_standing();
  void nothing_is_cut_data();
  void nothing_is_cut();
  void everything_has_a_name_data();
  void everything_has_a_name();
  void pictures_are_no_longer_read_when_the_window_has_gone();
};

void TestWindow::starts_a_game_from_the_menu_data() {
  QTest::addColumn<bool>("keyboard");
  QTest::newRow("mouse") << false;
  QTest::newRow("keyboard") << true;
}

void TestWindow::starts_a_game_from_the_menu() {
  QFETCH(bool, keyboard);
  Stage stage(scripted(false), {});
  QVERIFY(stage.usable());
  QVERIFY(stage.sees(QStringLiteral("menuPage")));
  if (keyboard) {
    stage.press(Qt::Key_Return);
    QTRY_VERIFY(stage.sees(QStringLiteral("startButton")));
    stage.press(Qt::Key_Return);
  } else {
    stage.click(QStringLiteral("newGameButton"));
    QTRY_VERIFY(stage.sees(QStringLiteral("startButton")));
    stage.click(QStringLiteral("startButton"));
  }
  QVERIFY(bound(stage));
  QVERIFY(!stage.sees(QStringLiteral("menuPage")));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestWindow::a_click_discards() {
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QVERIFY(bound(stage));
  const int before = own_river(stage);
  stage.click(hand(stage).at(3));
  QTRY_COMPARE(own_river(stage), before + 1);
}

void TestWindow::two_steps_lift_before_they_discard() {
  Stage stage(scripted(false), {.two_step = true, .record = own_turn(60, false)});
  QVERIFY(bound(stage));
  const int before = own_river(stage);
  stage.click(hand(stage).at(3));
  QVERIFY(hand(stage).at(3)->property("raised").toBool());
  stage.click(hand(stage).at(4));
  QVERIFY(!hand(stage).at(3)->property("raised").toBool());
  QVERIFY(hand(stage).at(4)->property("raised").toBool());
  QCOMPARE(own_river(stage), before);
  stage.click(hand(stage).at(4));
  QTRY_COMPARE(own_river(stage), before + 1);
}

void TestWindow::keys_reach_every_tile() {
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QVERIFY(bound(stage));
  const QByteArray keys = "1234567890-=\\";
  for (int i = 0; i < keys.size(); ++i) {
    stage.type(keys.at(i));
    QCOMPARE(hand_row(stage)->property("cursor").toInt(), i);
  }
  stage.press(Qt::Key_Right);
  QCOMPARE(hand_row(stage)->property("cursor").toInt(), 13);
  stage.press(Qt::Key_Left);
  QVERIFY(hand(stage).at(12)->property("underCursor").toBool());
  const int before = own_river(stage);
  stage.press(Qt::Key_Return);
  QTRY_COMPARE(own_river(stage), before + 1);
  QVERIFY(bound(stage));
  if (stage.game().can_discard()) {
    const int now = own_river(stage);
    stage.press(Qt::Key_Space);
    QTRY_COMPARE(own_river(stage), now + 1);
  }
}

void TestWindow::calls_keep_their_order_and_pass_its_place() {
  const std::vector<std::vector<Event>> records{three_chows(), own_turn(60, false), win_on_offer()};
  QRectF passes;
  int offered = 0;
  for (const auto& record : records) {
    Stage stage(scripted(false), {.record = record});
    QVERIFY(bound(stage));
    QList<QRectF> now;
    const app::RowModel& calls = *stage.game().calls();
    for (int row = 0; row < calls.count(); ++row) {
      const auto* button = call_button(stage, calls.value(row, "command").toInt());
      if (!button->isEnabled()) continue;
      ++offered;
      const QRectF box = button->mapRectToScene(button->boundingRect());
      if (!now.isEmpty())  // in a line, or on in the one below
        QVERIFY(box.top() >= now.last().bottom() ||
                (box.top() == now.last().top() && box.left() > now.last().right()));
      now << box;
    }
    if (now.isEmpty()) continue;
    if (passes.isNull()) passes = now.last();
    QCOMPARE(now.last(), passes);
    // Never over a river.
    for (const QQuickItem* tile : stage.of_type(QStringLiteral("RiverTile"))) {
      const QRectF box = tile->mapRectToScene(tile->boundingRect());
      for (const QRectF& call : now) QVERIFY(!Stage::seen(tile) || !box.intersects(call));
    }
  }
  QVERIFY(offered >= 4);
}

void TestWindow::several_chows_are_chosen_by_number() {
  Stage stage(scripted(false), {.record = three_chows()});
  QVERIFY(bound(stage));
  stage.type('c');
  QVERIFY(stage.game().asked());
  stage.press(Qt::Key_Escape);  // back to the calls, nothing else
  QVERIFY(stage.game().asked());
  QVERIFY(!stage.sees(QStringLiteral("menuPage")));
  stage.type('c');
  stage.type('2');
  QTRY_COMPARE(stage.game().bottom()->melds()->count(), 1);
}

void TestWindow::nothing_but_pass_twice_declines_a_win() {
  Stage stage(scripted(false), {.record = win_on_offer()});
  QVERIFY(bound(stage));
  QVERIFY(stage.game().can_win());
  stage.press(Qt::Key_Escape);
  QVERIFY(stage.sees(QStringLiteral("menuPage")));
  stage.press(Qt::Key_Escape);
  QVERIFY(!stage.sees(QStringLiteral("menuPage")));
  stage.click(hand(stage).at(2));
  stage.press(Qt::Key_Space);
  stage.press(Qt::Key_Return);
  QTest::mouseClick(stage.window(), Qt::LeftButton, {}, QPoint(300, 560));
  stage.type('n');
  QVERIFY(stage.game().can_win());
  QVERIFY(!stage.game().can_discard());
  QCOMPARE(own_river(stage), 0);
  stage.press(Qt::Key_Escape);  // takes the first press back
  stage.type('n');
  QVERIFY(!stage.game().can_discard());
  stage.type('n');
  QTRY_VERIFY(stage.game().can_discard());
}

void TestWindow::a_claimed_tile_leaves_the_river() {
  Stage stage(scripted(false), {.record = three_chows()});
  QVERIFY(bound(stage));
  const app::SeatView* source = stage.game().seatAt(stage.game().last_discard_position());
  auto* river = const_cast<app::SeatView*>(source)->river();
  const int before = river->count();
  stage.type('c');
  stage.type('1');
  QTRY_COMPARE(river->count(), before - 1);
}

void TestWindow::hints_go_with_their_position() {
  Stage stage(scripted(false), {.hints = true, .record = own_turn(60, false)});
  QVERIFY(bound(stage));
  QTRY_VERIFY(any_hint(stage));
  bool stale = false;
  QObject::connect(&stage.game(), &app::GameController::eventShown, &stage.game(),
                   [&] { stale = stale || any_hint(stage); });
  const int before = own_river(stage);
  stage.click(hand(stage).at(0));
  QVERIFY(!any_hint(stage));
  for (const QQuickItem* card : stage.of_type(QStringLiteral("PlanCard"))) QVERIFY(!Stage::seen(card));
  QTRY_COMPARE(own_river(stage), before + 1);
  QTRY_VERIFY(stage.game().asked());
  QVERIFY(!stale);
}

void TestWindow::the_opening_hand_is_told_while_others_begin() {
  Stage stage(scripted(false), {.speed = app::AppSettings::Slow, .hints = true, .record = second_deal()});
  QTRY_VERIFY(stage.sees(QStringLiteral("opening")));
  QVERIFY(!stage.game().asked());
  const QString text = stage.named(QStringLiteral("opening"))->property("text").toString();
  QVERIFY2(text.startsWith(QStringLiteral("As dealt, this hand wins")), qPrintable(text));
  QCOMPARE(text, stage.game().tutor()->opening());
  stage.settings().set_hints(false);
  QTRY_VERIFY(!stage.sees(QStringLiteral("opening")));
}

void TestWindow::hints_climb_a_ladder() {
  Stage stage(scripted(false), {.hints = true, .record = own_turn(60, false)});
  QVERIFY(bound(stage));
  QTRY_VERIFY(any_hint(stage));
  const auto bars = [&] {
    int seen = 0;
    for (const QQuickItem* bar : stage.of_type(QStringLiteral("ValueBar"))) seen += Stage::seen(bar) ? 1 : 0;
    return seen;
  };
  const auto cards = [&] {
    int seen = 0;
    for (const QQuickItem* card : stage.of_type(QStringLiteral("PlanCard")))
      seen += Stage::seen(card) ? 1 : 0;
    return seen;
  };
  QVERIFY(bars() > 6 && cards() > 0);
  stage.settings().set_hint_depth(app::AppSettings::Candidates);
  QTRY_COMPARE(cards(), 0);
  QVERIFY(bars() >= 3 && bars() <= 6);  // three kinds, each perhaps twice in hand
  stage.settings().set_hint_depth(app::AppSettings::Nudge);
  QTRY_COMPARE(bars(), 0);
  QCOMPARE(cards(), 0);
  const QQuickItem* advice = stage.of_type(QStringLiteral("Advice")).constFirst();
  QVERIFY(advice->property("speaking").toBool());
  const QString prompt = stage.named(QStringLiteral("prompt"))->property("text").toString();
  QVERIFY2(prompt.contains(QStringLiteral("Go for the win")),
           qPrintable(prompt));                // seen without the dock too
  QTest::keyPress(stage.window(), Qt::Key_H);  // held: a peek
  QTRY_VERIFY(bars() > 6 && cards() > 0);
  QTest::qWait(700);
  QTest::keyRelease(stage.window(), Qt::Key_H);
  QTRY_COMPARE(bars(), 0);
}

void TestWindow::a_tile_pointed_at_says_why_not() {
  QFETCH(bool, keyboard);
  Stage stage(scripted(false), {.hints = true, .record = own_turn(60, false)});
  QVERIFY(bound(stage));
  QTRY_VERIFY(any_hint(stage));
  QTest::qWait(100);
  const QQuickItem* reason =
      stage.of_type(QStringLiteral("Advice")).constFirst()->findChild<QQuickItem*>("reason");
  QVERIFY(reason != nullptr);
  const QString of_the_best = stage.game().tutor()->reason();
  QCOMPARE(reason->property("text").toString(), of_the_best);
  const QList<QQuickItem*> tiles = hand(stage);
  const auto other = std::find_if(tiles.begin(), tiles.end(),
                                  [](const QQuickItem* tile) { return !tile->property("best").toBool(); });
  QVERIFY(other != tiles.end());
  const QPointF cards_at = place(stage.of_type(QStringLiteral("PlanCard")).constFirst());
  if (keyboard) {
    hand_row(stage)->forceActiveFocus();
    while (!(*other)->property("underCursor").toBool()) stage.press(Qt::Key_Right);
  } else {
    QTest::mouseMove(stage.window(), (*other)->mapToScene(QPointF(20, 30)).toPoint());
  }
  const QString why = (*other)->property("why").toString();
  QVERIFY(!why.isEmpty() && why != of_the_best);
  QTRY_COMPARE(reason->property("text").toString(), why);
  QTest::qWait(50);
  QCOMPARE(place(stage.of_type(QStringLiteral("PlanCard")).constFirst()), cards_at);  // nothing jumps
  if (keyboard) {
    stage.of_type(QStringLiteral("PlanCard")).constFirst()->forceActiveFocus();
  } else {
    QTest::mouseMove(stage.window(), QPoint(300, 300));
  }
  QTRY_COMPARE(reason->property("text").toString(), of_the_best);
}

void TestWindow::a_plan_ghosts_its_path_data() {
  QTest::addColumn<bool>("keyboard");
  QTest::newRow("mouse") << false;
  QTest::newRow("focus") << true;
}

namespace {

// Step by step: the first is its discard alone.
void follow_plan(Stage& stage, bool keyboard, QPoint card, qsizetype ghosts) {
  if (keyboard)
    stage.press(Qt::Key_Right, Qt::ShiftModifier);
  else
    stage.turn_wheel(card, -120);
  QTRY_VERIFY(stage.sees(QStringLiteral("planStep1")));
  QTRY_VERIFY(stage.of_type(QStringLiteral("GhostTile")).isEmpty());
  stage.game().tutor()->stepPlan(9);
  QTRY_COMPARE(stage.of_type(QStringLiteral("GhostTile")).size(), ghosts);
}

}  // namespace

void TestWindow::a_plan_ghosts_its_path() {
  QFETCH(bool, keyboard);
  QAccessible::setActive(true);
  Stage stage(scripted(false), {.hints = true, .record = own_turn(60, false)});
  QVERIFY(bound(stage));
  QTRY_VERIFY(any_hint(stage));
  const QList<QQuickItem*> cards = stage.of_type(QStringLiteral("PlanCard"));
  QCOMPARE(cards.size(), 3);
  QVERIFY(stage.of_type(QStringLiteral("GhostTile")).isEmpty());
  QTest::qWait(100);  // the cards are laid out with the next frame
  // The second one: it throws two tiles away, draws one and waits for two.
  QQuickItem* card = cards.at(1);
  const QPoint middle = card->mapToScene(QPointF(card->width() / 2, 20)).toPoint();
  if (keyboard) {
    card->forceActiveFocus(Qt::TabFocusReason);
  } else {
    QTest::mouseMove(stage.window(), middle);
  }
  QTRY_VERIFY(card->property("selected").toBool());
  QStringList leaving;
  for (const QQuickItem* tile : hand(stage)) {
    if (tile->property("leavesNow").toBool()) leaving << tile->property("tile").toString();
  }
  QStringList leaves = card->property("leaves").toStringList();
  std::sort(leaves.begin(), leaves.end());
  std::sort(leaving.begin(), leaving.end());
  QCOMPARE(leaving, leaves);
  QStringList shown;
  qreal end = 0;
  for (const QQuickItem* ghost : stage.of_type(QStringLiteral("GhostTile"))) {
    QVERIFY(Stage::seen(ghost));
    QVERIFY(ghost->x() >= end);  // side by side
    end = ghost->x() + ghost->width();
    shown << ghost->property("tile").toString();
    QVERIFY(!ghost->property("spoken").toString().isEmpty());
  }
  QStringList wanted = card->property("comes").toStringList() + card->property("waits").toStringList();
  std::sort(wanted.begin(), wanted.end());
  std::sort(shown.begin(), shown.end());
  QCOMPARE(shown, wanted);
  QAccessibleInterface* face = QAccessible::queryAccessibleInterface(card);
  QVERIFY(face != nullptr && !face->text(QAccessible::Description).isEmpty());
  follow_plan(stage, keyboard, middle, wanted.size());
  // And away again.
  if (keyboard) {
    hand_row(stage)->forceActiveFocus();
  } else {
    QTest::mouseMove(stage.window(), QPoint(300, 300));
  }
  QTRY_COMPARE(stage.game().tutor()->selected_plan(), -1);
  QTRY_VERIFY(stage.of_type(QStringLiteral("GhostTile")).isEmpty());
}

void TestWindow::h_toggles_and_peeks() {
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QVERIFY(bound(stage));
  QVERIFY(!any_hint(stage));
  stage.press(Qt::Key_H);
  QTRY_VERIFY(any_hint(stage));
  stage.press(Qt::Key_H);
  QTRY_VERIFY(!any_hint(stage));
  QTest::keyPress(stage.window(), Qt::Key_H);  // held
  QTRY_VERIFY(any_hint(stage));
  QTest::qWait(450);
  QTest::keyRelease(stage.window(), Qt::Key_H);
  QTRY_VERIFY(!any_hint(stage));
}

void TestWindow::t_folds_the_tutor() {
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QVERIFY(bound(stage));
  QVERIFY(stage.sees(QStringLiteral("foldButton")));
  stage.type('t');
  QVERIFY(!stage.sees(QStringLiteral("foldButton")));
  stage.click(QStringLiteral("unfoldButton"));
  QVERIFY(stage.sees(QStringLiteral("foldButton")));
}

void TestWindow::f11_fills_the_screen_and_goes_back() {
  for (const auto before : {QWindow::Windowed, QWindow::Maximized}) {
    Stage stage(scripted(false), {});
    stage.window()->setVisibility(before);
    stage.press(Qt::Key_F11);
    QCOMPARE(stage.window()->visibility(), QWindow::FullScreen);
    stage.press(Qt::Key_F11);
    QCOMPARE(stage.window()->visibility(), before);
  }
}

// The software renderer draws only what changed, and forgot to wipe out hands that stood between two pixels.
void TestWindow::nothing_stays_of_an_earlier_frame() {
  Stage stage(app::decide_question, {.hints = true, .record = {}});
  QImage grown;
  QImage fresh;
  app::Demo demo(
      stage.game(), [](const QString&) {}, 8, stage.window());  // by then there are two melds
  connect(&demo, &app::Demo::picture, this, [&] {
    grown = stage.picture();
    stage.window()->contentItem()->setVisible(false);
    static_cast<void>(stage.picture());
    stage.window()->contentItem()->setVisible(true);
    fresh = stage.picture();
  });
  stage.game().start(Ruleset{}, 1);
  stage.window()->setProperty("menuShown", false);
  QTRY_VERIFY_WITH_TIMEOUT(!fresh.isNull(), 60000);
  int different = 0;
  for (int y = 0; y < fresh.height(); ++y) {
    for (int x = 0; x < fresh.width(); ++x) different += fresh.pixel(x, y) != grown.pixel(x, y);
  }
  QCOMPARE(different, 0);
}

void TestWindow::a_hand_goes_on_from_its_result() {
  Stage stage(scripted(false), {.record = hand_won()});
  QTRY_VERIFY(stage.sees(QStringLiteral("resultPage")));
  stage.type('v');
  QVERIFY(!stage.sees(QStringLiteral("resultPage")));
  stage.type('v');
  QVERIFY(stage.sees(QStringLiteral("resultPage")));
  stage.press(Qt::Key_Return);
  QTRY_VERIFY(!stage.sees(QStringLiteral("resultPage")));
  QTRY_COMPARE(stage.game().hand_number(), 2);
}

void TestWindow::the_last_hand_leads_to_the_standing() {
  Stage stage(scripted(false), {.record = last_hand_over()});
  QTRY_VERIFY(stage.sees(QStringLiteral("resultPage")));
  stage.click(QStringLiteral("nextButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("gameOverPage")));
  QCOMPARE(stage.named(QStringLiteral("hintsUsed"))->property("text").toString(),
           QStringLiteral("Played without hints"));
  QCOMPARE(stage.game().property("restText").toString(), QStringLiteral("The game is over"));
  const auto place = [&](const char* name) {
    const QQuickItem* item = stage.named(QString::fromLatin1(name));
    return item->mapRectToScene(item->boundingRect());
  };
  QVERIFY(place("hintsUsed").bottom() <= place("standing").top());
  QVERIFY(place("wallSeal").bottom() <= place("saveButton").top());
  QCOMPARE(stage.game().look_back()->hands()->count(), 16);
  QCOMPARE(stage.window()->activeFocusItem(), stage.named(QStringLiteral("againButton")));
  stage.click(QStringLiteral("overMenuButton"));
  QVERIFY(stage.sees(QStringLiteral("menuPage")));
}

struct Scene {
  const char* name;
  std::vector<Event> (*record)();
  Qt::Key key;  // pressed when it stands; 0: none
};

const std::array<Scene, 7>& scenes() {
  static const std::array<Scene, 7> all{{
      {"menu", [] { return std::vector<Event>(); }, Qt::Key(0)},
      {"turn", [] { return own_turn(8, true); }, Qt::Key(0)},
      {"chows", [] { return three_chows(); }, Qt::Key_C},
      {"win", [] { return win_on_offer(); }, Qt::Key(0)},
      {"result", [] { return hand_won(); }, Qt::Key(0)},
      {"over", [] { return last_hand_over(); }, Qt::Key_Return},
      {"keys", [] { return own_turn(60, false); }, Qt::Key_F1},
  }};
  return all;
}

void TestWindow::nothing_is_cut_data() {
  QTest::addColumn<int>("scene");
  QTest::addColumn<QSize>("size");
  for (int scene = 0; scene < static_cast<int>(scenes().size()); ++scene) {
    for (const QSize size : {QSize(800, 600), QSize(1280, 800)}) {
      QTest::addRow("%s %dx%d", scenes()[static_cast<std::size_t>(scene)].name, size.width(), size.height())
          << scene << size;
    }
  }
}

// In every language, changed while the window stands.
void TestWindow::nothing_is_cut() {
  QFETCH(int, scene);
  QFETCH(QSize, size);
  const Scene& what = scenes()[static_cast<std::size_t>(scene)];
  Stage stage(scripted(true), {.size = size, .hints = true, .record = what.record()});
  QVERIFY(stage.usable());
  QTest::qWait(300);
  if (what.key != 0) stage.press(what.key);
  if (size.width() < 1000) stage.type('t');  // the tutor beside a narrow table
  for (const QString& language : app::AppSettings::languages()) {
    stage.settings().set_language(language);
    QTest::qWait(200);
    int texts = 0;
    const QRectF room(QPointF(0, 0), QSizeF(size));
    for (QQuickItem* words : stage.of_type(QStringLiteral("Words"))) {
      const QString text = words->property("text").toString();
      if (!Stage::seen(words) || text.isEmpty()) continue;
      ++texts;
      QVERIFY2(!words->property("truncated").toBool(), qPrintable(text));
      QVERIFY2(room.adjusted(-1, -1, 1, 1).contains(Stage::place(words)), qPrintable(text));
    }
    QVERIFY(texts > 8);
  }
  QCOMPARE(stage.warnings(), QStringList());
}

void TestWindow::everything_has_a_name_data() {
  QTest::addColumn<int>("scene");
  for (int scene = 0; scene < static_cast<int>(scenes().size()); ++scene) {
    QTest::newRow(scenes()[static_cast<std::size_t>(scene)].name) << scene;
  }
}

void TestWindow::everything_has_a_name() {
  QFETCH(int, scene);
  const Scene& what = scenes()[static_cast<std::size_t>(scene)];
  QAccessible::setActive(true);
  Stage stage(scripted(true), {.hints = true, .record = what.record()});
  QVERIFY(stage.usable());
  QTest::qWait(300);
  if (what.key != 0) stage.press(what.key);
  QTest::qWait(100);
  int named = 0;
  for (QQuickItem* item : stage.of_type(QString())) {
    const bool interactive = item->inherits("QQuickAbstractButton") || item->activeFocusOnTab();
    if (!Stage::seen(item) || !interactive) continue;
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
    QVERIFY2(face != nullptr, item->metaObject()->className());
    QVERIFY2(!face->text(QAccessible::Name).isEmpty(), item->metaObject()->className());
    ++named;
  }
  QVERIFY(named >= 3);
  for (QQuickItem* tile : hand(stage)) {
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(tile);
    QVERIFY(face != nullptr && !face->text(QAccessible::Name).isEmpty());
    QCOMPARE(face->role(), QAccessible::Button);
  }
}

void TestWindow::pictures_are_no_longer_read_when_the_window_has_gone() {
  auto stage = std::make_unique<Stage>(scripted(false), Setting{.record = own_turn(60, false)});
  const QQmlEngine* engine = qmlEngine(stage->window());
  const auto readers = [&] { return engine->findChildren<QThread*>(Qt::FindDirectChildrenOnly); };
  QVERIFY(QTest::qWaitFor([&] { return readers().size() == 1 && readers()[0]->isRunning(); }, patience));
  const QThread* reader = readers()[0];
  bool ended = false;  // before the engine deletes it
  connect(engine, &QObject::destroyed, this, [&] { ended = reader->isFinished(); });
  stage.reset();
  QVERIFY(ended);
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
