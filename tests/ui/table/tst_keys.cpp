// Keys of the window: their page, their changes, and what they reach.
#include <QSpontaneKeyEvent>
#include <QTest>
#include <algorithm>

#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"
#include "tests/ui/stage/visits.h"

using namespace tingpai;
using namespace tingpai::ui_test;
using app::KeyBindings;

namespace {

bool bound(Stage& stage) {
  return QTest::qWaitFor([&] { return stage.game().asked(); }, patience);
}

QQuickItem* row_of(const Stage& stage, int command) {
  for (QQuickItem* row : stage.of_type(QStringLiteral("KeyRow"))) {
    if (row->property("command").toInt() == command) return row;
  }
  return nullptr;
}

QString note(const Stage& stage) {
  return stage.named(QStringLiteral("keyHelp"))->property("note").toString();
}

// As it comes from the screen, at a moment.
void happen(const Stage& stage, QEvent::Type type, quint64 moment) {
  QKeyEvent event(type, Qt::Key_H, Qt::NoModifier, QStringLiteral("h"));
  event.setTimestamp(moment);
  QSpontaneKeyEvent::setSpontaneous(&event);
  qApp->notify(stage.window(), &event);
}

bool cut(const QQuickItem* item) {
  const QList<QQuickItem*> parts = item->childItems();
  return item->property("truncated").toBool() || std::any_of(parts.begin(), parts.end(), cut);
}

}  // namespace

class TestKeys : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_page_lists_every_command();
  void a_key_is_changed_by_keys_alone();
  void arrows_go_through_the_menu_as_it_stands();
  void the_menu_is_left_and_come_back_to();
  void a_new_game_leaves_the_old_one_in_progress();
  void a_person_s_key_is_changed_and_used();
  void a_clash_is_told_and_resolved();
  void backspace_removes_and_reset_brings_back();
  void buttons_show_the_present_keys();
  void tab_shows_who_stands_where();
  void f6_goes_round_the_parts();
  void a_held_key_stays_down_while_it_repeats();
};

void TestKeys::the_page_lists_every_command() {
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QVERIFY(bound(stage));
  stage.press(Qt::Key_Question, Qt::ShiftModifier);
  QTRY_VERIFY(stage.sees(QStringLiteral("keyHelp")));
  const QList<QQuickItem*> rows = stage.of_type(QStringLiteral("KeyRow"));
  QCOMPARE(rows.size(), KeyBindings::command_count);
  QTest::qWait(100);
  for (const QQuickItem* row : rows) {
    QVERIFY(Stage::seen(row));
    QVERIFY2(!cut(row), qPrintable(row->property("title").toString()));
  }
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(!stage.sees(QStringLiteral("keyHelp")));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestKeys::arrows_go_through_the_menu_as_it_stands() {
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QVERIFY(bound(stage));
  stage.press(Qt::Key_Escape);
  const auto at = [&] { return stage.window()->activeFocusItem()->objectName(); };
  QTRY_COMPARE(at(), QStringLiteral("continueButton"));
  const auto leads = [&](Qt::Key key, const char* entry) {
    stage.press(key);
    return at() == QLatin1String(entry);
  };
  QVERIFY(leads(Qt::Key_Down, "settingsButton"));  // the nearest
  QVERIFY(leads(Qt::Key_Down, "soundEntry"));
  QVERIFY(leads(Qt::Key_Left, "statisticsButton"));
  QVERIFY(leads(Qt::Key_Up, "recordsButton"));
  QVERIFY(leads(Qt::Key_Left, "tourButton"));
  QVERIFY(leads(Qt::Key_Left, "newGameButton"));
  QVERIFY(leads(Qt::Key_Up, "takeBackEntry"));
  QVERIFY(leads(Qt::Key_Right, "anotherLuckEntry"));
  QVERIFY(leads(Qt::Key_Right, "newGameButton"));
  for (int row = 0; row < 4; ++row) stage.press(Qt::Key_Down);
  QCOMPARE(at(), QStringLiteral("hotseatButton"));  // nothing below
  for (int row = 0; row < 6; ++row) stage.press(Qt::Key_Up);
  QCOMPARE(at(), QStringLiteral("keysButton"));
  QVERIFY(leads(Qt::Key_Left, "languageEntry"));  // round to the last
  // With larger text the doors stand two by two.
  stage.settings().set_text_scale(2);
  QTest::qWait(50);
  QVERIFY(leads(Qt::Key_Left, "importEntry"));
  for (int row = 0; row < 3; ++row) stage.press(Qt::Key_Up);
  QCOMPARE(at(), QStringLiteral("hotseatButton"));
  QCOMPARE(stage.warnings(), QStringList());
}

// The entry that led to a page has the focus after it, and keys go on from there.
void TestKeys::the_menu_is_left_and_come_back_to() {
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QVERIFY(bound(stage));
  for (const char* page :
       {"newGameButton", "hotseatButton", "recordsButton", "mistakesButton", "dealButton", "statisticsButton",
        "fansButton", "tourButton", "settingsButton", "soundEntry", "languageEntry", "keysButton"}) {
    stage.press(Qt::Key_Escape);
    QTRY_VERIFY(stage.named(QStringLiteral("continueButton"))->hasActiveFocus());
    QQuickItem* entry = stage.named(QString::fromLatin1(page));
    QVERIFY2(entry != nullptr, page);
    entry->forceActiveFocus(Qt::TabFocusReason);
    stage.press(Qt::Key_Return);
    QTRY_VERIFY2(!entry->hasActiveFocus(), page);
    QTest::qWait(50);
    stage.press(Qt::Key_Escape);
    QTRY_VERIFY2(entry->hasActiveFocus(), page);
    QTest::qWait(100);  // the page goes, and takes nothing with it
    QVERIFY2(entry->hasActiveFocus() && entry->property("visualFocus").toBool(), page);
    stage.press(Qt::Key_Escape);  // to the table
    QTRY_VERIFY(!stage.sees(QStringLiteral("menuPage")));
  }
  QCOMPARE(stage.warnings(), QStringList());
}

// Nothing is lost by it, and a key that is held begins no second one.
void TestKeys::a_new_game_leaves_the_old_one_in_progress() {
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QVERIFY(bound(stage));
  app::RecordStore& store = stage.services().store;
  const int old = stage.game().record();
  stage.press(Qt::Key_Escape);
  stage.named(QStringLiteral("newGameButton"))->forceActiveFocus(Qt::TabFocusReason);
  const auto hold = [&] {
    QTest::keyPress(stage.window(), Qt::Key_Return);
    for (int repeat = 0; repeat < 4; ++repeat) {
      for (const auto type : {QEvent::KeyRelease, QEvent::KeyPress}) {
        QKeyEvent again(type, Qt::Key_Return, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(stage.window(), &again);
      }
      QTest::qWait(10);
    }
    QTest::keyRelease(stage.window(), Qt::Key_Return);
  };
  hold();
  QTRY_VERIFY(stage.sees(QStringLiteral("startButton")));
  QVERIFY(stage.sees(QStringLiteral("keptNote")));
  QCOMPARE(stage.game().record(), old);
  hold();
  QTRY_VERIFY(!stage.sees(QStringLiteral("menuPage")));
  QVERIFY(stage.game().record() != old);
  QCOMPARE(store.games().size(), std::size_t{2});
  QVERIFY(store.unfinished(old));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestKeys::a_key_is_changed_by_keys_alone() {
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QVERIFY(bound(stage));
  stage.press(Qt::Key_F1);
  QTRY_VERIFY(stage.sees(QStringLiteral("keyHelp")));
  QTRY_VERIFY(row_of(stage, KeyBindings::CursorLeft)->hasActiveFocus());
  for (int i = 0; i < 3; ++i) stage.press(Qt::Key_Down);
  QVERIFY(row_of(stage, KeyBindings::DiscardDrawn)->hasActiveFocus());
  stage.press(Qt::Key_Return);
  QVERIFY(row_of(stage, KeyBindings::DiscardDrawn)->property("waiting").toBool());
  stage.press(Qt::Key_J);
  QVERIFY(!row_of(stage, KeyBindings::DiscardDrawn)->property("waiting").toBool());
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(!stage.sees(QStringLiteral("keyHelp")));
  const int before = stage.game().bottom()->river()->count();
  stage.press(Qt::Key_Space);  // no longer
  QTest::qWait(50);
  QCOMPARE(stage.game().bottom()->river()->count(), before);
  stage.press(Qt::Key_J);
  QTRY_COMPARE(stage.game().bottom()->river()->count(), before + 1);
  QCOMPARE(stage.warnings(), QStringList());
}

void TestKeys::a_person_s_key_is_changed_and_used() {
  Stage stage(scripted(false), {});
  stage.settings().set_anyone_time(patience);
  QVERIFY(play_shared_until(stage, QStringLiteral("peopleBar")));
  const app::RowModel& people = *stage.game().screen()->people();
  const int number = people.value(0, "number").toInt();
  const auto pressed = [&] { return people.value(0, "agreed").toBool(); };
  stage.press(Qt::Key_F1);
  QTRY_VERIFY(stage.sees(QStringLiteral("keyHelp")));
  row_of(stage, KeyBindings::Person1 + number - 1)->forceActiveFocus();
  stage.press(Qt::Key_Return);
  stage.press(Qt::Key_C);  // a call at the table: no clash
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(!stage.sees(QStringLiteral("keyHelp")));
  QCOMPARE(stage.services().keys.texts().value(KeyBindings::Chow), QStringLiteral("C"));
  const QQuickItem* button = stage.named(QStringLiteral("person%1").arg(number));
  QCOMPARE(button->property("keyText").toString(), QStringLiteral("C"));
  stage.press(static_cast<Qt::Key>(Qt::Key_0 + number));  // no longer
  QVERIFY(!pressed());
  stage.press(Qt::Key_C);
  QVERIFY(pressed());
  stage.press(Qt::Key_C);
  QVERIFY(!pressed());
  QCOMPARE(stage.warnings(), QStringList());
}

void TestKeys::a_clash_is_told_and_resolved() {
  Stage stage(scripted(false), {});
  stage.press(Qt::Key_F1);
  QTRY_VERIFY(stage.sees(QStringLiteral("keyHelp")));
  QQuickItem* pung = row_of(stage, KeyBindings::Pung);
  pung->forceActiveFocus();
  stage.press(Qt::Key_Return);
  stage.press(Qt::Key_C);
  QVERIFY2(note(stage).startsWith(QStringLiteral("C belongs to “Chow”")), qPrintable(note(stage)));
  QCOMPARE(stage.services().keys.texts().value(KeyBindings::Pung), QStringLiteral("P"));
  stage.press(Qt::Key_Escape);  // leaves it, and stays on the page
  QVERIFY(stage.sees(QStringLiteral("keyHelp")));
  QCOMPARE(stage.services().keys.texts().value(KeyBindings::Chow), QStringLiteral("C"));
  stage.press(Qt::Key_Return);
  stage.press(Qt::Key_C);
  stage.press(Qt::Key_C);
  QCOMPARE(stage.services().keys.texts().value(KeyBindings::Pung), QStringLiteral("C"));
  QCOMPARE(stage.services().keys.texts().value(KeyBindings::Chow), QString());
  for (const auto key :
       {Qt::Key_Tab, Qt::Key_Up, Qt::Key_Return}) {  // what moves the focus can be a key, too
    stage.press(Qt::Key_Return);
    stage.press(key);
    stage.press(key);
    QCOMPARE(stage.services().keys.commandFor(key, 0, KeyBindings::AtTable), int(KeyBindings::Pung));
    QVERIFY(pung->hasActiveFocus());
  }
}

void TestKeys::backspace_removes_and_reset_brings_back() {
  Stage stage(scripted(false), {});
  stage.press(Qt::Key_F1);
  QTRY_VERIFY(stage.sees(QStringLiteral("keyHelp")));
  row_of(stage, KeyBindings::Kong)->forceActiveFocus();
  stage.press(Qt::Key_Backspace);
  QCOMPARE(stage.services().keys.texts().value(KeyBindings::Kong), QString());
  stage.click(QStringLiteral("resetKeysButton"));
  QCOMPARE(stage.services().keys.texts().value(KeyBindings::Kong), QStringLiteral("K"));
}

void TestKeys::buttons_show_the_present_keys() {
  Stage stage(scripted(false), {.record = three_chows()});
  QVERIFY(bound(stage));
  QVERIFY(stage.services().keys.assign(KeyBindings::Chow, Qt::Key_X, 0));
  QVERIFY(stage.services().keys.assign(KeyBindings::Hints, Qt::Key_F9, 0));
  QStringList shown;
  for (const QQuickItem* button : stage.of_type(QStringLiteral("CallButton")))
    shown << button->property("keyText").toString();
  QCOMPARE(shown, QStringList({"X", "P", "K", "M", "N"}));
  QCOMPARE(stage.named(QStringLiteral("hintsButton"))->property("keyText").toString(), QStringLiteral("F9"));
  stage.press(Qt::Key_X);
  stage.type('2');
  QTRY_COMPARE(stage.game().bottom()->melds()->count(), 1);
}

void TestKeys::tab_shows_who_stands_where() {
  Stage stage(scripted(false), {.record = second_deal()});
  QTRY_VERIFY(stage.game().phase() == app::GameController::Playing);
  QVERIFY(!stage.sees(QStringLiteral("scoresCard")));
  stage.press(Qt::Key_Tab);
  QTRY_VERIFY(stage.sees(QStringLiteral("scoresCard")));
  const QString spoken = stage.named(QStringLiteral("scoresCard"))->property("spoken").toString();
  for (int position = 0; position < 4; ++position)
    QVERIFY2(spoken.contains(stage.game().seatAt(position)->property("scoreText").toString()),
             qPrintable(spoken));
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(!stage.sees(QStringLiteral("scoresCard")));
  QVERIFY(!stage.sees(QStringLiteral("menuPage")));
}

void TestKeys::f6_goes_round_the_parts() {
  Stage stage(scripted(false), {.record = three_chows()});
  QVERIFY(bound(stage));
  QStringList parts;
  for (int i = 0; i < 8; ++i) {
    stage.press(Qt::Key_F6);
    const QQuickItem* item = stage.window()->activeFocusItem();
    const QString type = QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0);
    parts << type;
  }
  QCOMPARE(parts, QStringList({"CallButton", "River", "River", "River", "River", "ToggleSwitch",
                               "PlateButton", "HandRow"}));
  stage.press(Qt::Key_F6, Qt::ShiftModifier);
  QCOMPARE(stage.window()->activeFocusItem(), stage.named(QStringLiteral("menuButton")));
}

// The screen repeats it as a release and a press of the same moment, and nothing says that it does.
void TestKeys::a_held_key_stays_down_while_it_repeats() {
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  QVERIFY(bound(stage));
  stage.services().held_keys.set_pairs(true);
  const app::Tutor& tutor = *stage.game().tutor();
  QVERIFY(!tutor.shown());
  happen(stage, QEvent::KeyPress, 1000);
  QTest::qWait(400);  // longer than a tap
  for (quint64 moment = 1660; moment < 1900; moment += 40) {
    happen(stage, QEvent::KeyRelease, moment);
    QVERIFY(tutor.shown());
    happen(stage, QEvent::KeyPress, moment);
    QVERIFY(tutor.shown());
  }
  happen(stage, QEvent::KeyRelease, 1950);
  QTRY_VERIFY(!tutor.shown());
}

QTEST_MAIN(TestKeys)
#include "tst_keys.moc"
