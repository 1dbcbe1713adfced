// Statistics, fans, the tour and deals: the pages round the table.
#include <QAccessible>
#include <QClipboard>
#include <QTest>
#include <map>
#include <utility>

#include "app/store/deal_code.h"
#include "app/text/names.h"
#include "tests/engine/support/quick_play.h"
#include "tests/ui/stage/script.h"
#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

constexpr int patience = 20000;  // milliseconds

const std::vector<Event>& played(std::uint64_t seed) {
  static std::map<std::uint64_t, std::vector<Event>> games;
  auto& events = games[seed];
  if (events.empty()) events = test::quick_play(4, seed);
  return events;
}

void store_game(Stage& stage, const std::vector<Event>& events, const QString& level = {}) {
  app::RecordStore& records = stage.services().store;
  const auto id = records.begin();
  if (const auto lineup = app::lineup_named(level)) records.note_lineup(*id, 0, *lineup);
  int number = 0;
  for (const Event& event : events) QVERIFY(!records.append(*id, number++, event));
  QVERIFY(!records.finish(*id));
}

void store_games(Stage& stage, int count) {
  const QStringList levels = stage.settings().levels();
  for (int game = 0; game < count; ++game) {
    store_game(stage, played(static_cast<std::uint64_t>(1 + game)), levels[game % levels.size()]);
  }
}

std::uint64_t seed_of_today() {
  return QDate::currentDate().toString(QStringLiteral("yyyyMMdd")).toULongLong();
}

// As much of an item as is seen through what it lies in.
double opacity_of(const QQuickItem* item) {
  double opacity = 1;
  for (; item != nullptr; item = item->parentItem()) opacity *= item->isVisible() ? item->opacity() : 0;
  return opacity;
}

bool has_focus_inside(const Stage& stage, const QString& type) {
  const QQuickItem* page = stage.of_type(type).value(0);
  const QQuickItem* focused = stage.window()->activeFocusItem();
  return page != nullptr && (focused == page || page->isAncestorOf(focused));
}

void keep(const Stage& stage) {
  QTRY_VERIFY(stage.drawn());
  QCOMPARE(stage.warnings(), QStringList());
  QVERIFY(keep_picture(stage.picture()));
}

// Pressed while the next page is made, however long that takes: what comes later is for that page.
void press_before_page(const Stage& stage, std::initializer_list<Qt::Key> keys) {
  const QString before = stage.page();
  for (const Qt::Key key : keys) {
    if (stage.page() == before) stage.press(key);
  }
}

}  // namespace

class TestPages : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void statistics_say_what_will_stand_there();
  void statistics_show_the_records();
  void fans_are_found_by_typing();
  void a_pattern_of_the_result_opens_its_page_data();
  void a_pattern_of_the_result_opens_its_page();
  void the_way_back_from_a_page_leads_to_the_result();
  void escape_ends_the_wait_for_a_page();
  void a_second_enter_reaches_nothing();
  void pages_follow_each_other_without_a_gap();
  void a_page_that_comes_has_the_focus_data();
  void a_page_that_comes_has_the_focus();
  void the_tour_comes_once_and_can_be_left();
  void a_deal_is_played_from_its_code();
  void deals_that_were_played_are_listed();
  void everybody_gets_the_deal_of_the_day();
  void the_seal_comes_first_and_the_code_last();
  void pictures_of_the_tour_data();
  void pictures_of_the_tour();
  void pictures_data();
  void pictures();
};

void TestPages::statistics_say_what_will_stand_there() {
  Stage stage(scripted(false), {});
  stage.click(QStringLiteral("statisticsButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("statisticsEmpty")));
  QVERIFY(!stage.sees(QStringLiteral("figure")));
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.named(QStringLiteral("statisticsEmpty")) == nullptr);
  QVERIFY(stage.sees(QStringLiteral("menuPage")));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPages::statistics_show_the_records() {
  Stage stage(scripted(false), {});
  store_games(stage, 3);
  stage.click(QStringLiteral("statisticsButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("figure")));
  QVERIFY(!stage.sees(QStringLiteral("statisticsEmpty")));
  const QAccessibleInterface* games =
      QAccessible::queryAccessibleInterface(stage.named(QStringLiteral("figure")));
  QVERIFY(games != nullptr);
  QCOMPARE(games->text(QAccessible::Name), QStringLiteral("Games: 3, 12 hands"));
  int bars = 0;
  for (QQuickItem* item : stage.of_type({})) {
    if (item->objectName() == QLatin1String("trendBar") && Stage::seen(item)) ++bars;
  }
  QCOMPARE(bars, 3);
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPages::fans_are_found_by_typing() {
  Stage stage(scripted(false), {});
  stage.click(QStringLiteral("fansButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("fanList")));
  for (const char key : {'k', 'n', 'i', 't', 't', 'e', 'd', ' ', 's'})
    stage.type(key);  // no key of the table
  QCOMPARE(stage.named(QStringLiteral("fanSearch"))->property("text").toString(),
           QStringLiteral("knitted s"));
  QTRY_COMPARE(stage.services().rule_book.patterns()->count(), 1);
  QTRY_COMPARE(stage.of_type(QStringLiteral("FanRow")).size(), 1);
  QCOMPARE(stage.of_type(QStringLiteral("FanRow")).front()->property("name").toString(),
           QStringLiteral("Knitted Straight"));
  for (const char key : {'x', 'x'}) stage.type(key);
  QTRY_VERIFY(stage.sees(QStringLiteral("noFan")));
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.named(QStringLiteral("fanList")) == nullptr);
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPages::a_pattern_of_the_result_opens_its_page_data() {
  QTest::addColumn<bool>("keyboard");
  QTest::newRow("mouse") << false;
  QTest::newRow("keyboard") << true;
}

void TestPages::a_pattern_of_the_result_opens_its_page() {
  QFETCH(bool, keyboard);
  Stage stage(scripted(false), {.record = hand_won()});
  QTRY_VERIFY_WITH_TIMEOUT(stage.sees(QStringLiteral("resultPage")), patience);
  QQuickItem* line = stage.of_type(QStringLiteral("FanLine")).front();
  const QString name = line->property("name").toString();
  if (keyboard) {
    line->forceActiveFocus(Qt::TabFocusReason);
    stage.press(Qt::Key_Return);
  } else {
    stage.click(line);
  }
  QTRY_VERIFY(stage.sees(QStringLiteral("fanList")));
  const auto current = [&] {
    for (const QQuickItem* row : stage.of_type(QStringLiteral("FanRow"))) {
      if (row->property("current").toBool()) return row->property("name").toString();
    }
    return QString();
  };
  QTRY_COMPARE(current(), name);
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.sees(QStringLiteral("resultPage")) && stage.named(QStringLiteral("fanList")) == nullptr);
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPages::the_way_back_from_a_page_leads_to_the_result() {
  Stage stage(scripted(false), {.record = last_hand_over()});
  QTRY_VERIFY_WITH_TIMEOUT(stage.sees(QStringLiteral("resultPage")), patience);
  stage.click(QStringLiteral("resultMenuButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("menuPage")));
  stage.click(QStringLiteral("settingsButton"));
  QTRY_COMPARE(stage.page(), QStringLiteral("Settings"));
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.of_type(QStringLiteral("SettingsPage")).isEmpty());
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(!stage.sees(QStringLiteral("menuPage")));
  QTRY_VERIFY(stage.named(QStringLiteral("nextButton"))->property("visualFocus").toBool());
  stage.press(Qt::Key_Return);
  QTRY_VERIFY(stage.sees(QStringLiteral("gameOverPage")));
  QCOMPARE(stage.warnings(), QStringList());
}

// A page is made between frames; these tests press the next key before it is there.
void TestPages::escape_ends_the_wait_for_a_page() {
  Stage stage(scripted(false), {});
  store_game(stage, played(1));
  QQuickItem* entry = stage.named(QStringLiteral("settingsButton"));
  entry->forceActiveFocus(Qt::TabFocusReason);
  stage.press(Qt::Key_Return);
  QCOMPARE(stage.window()->property("page").toString(), QStringLiteral("Settings/table"));
  QCOMPARE(stage.page(), QString());
  QVERIFY(stage.sees(QStringLiteral("menuPage")));
  stage.press(Qt::Key_Escape);
  QCOMPARE(stage.window()->property("page").toString(), QString());
  QVERIFY(entry->property("visualFocus").toBool());
  QTest::qWait(300);
  QVERIFY(stage.of_type(QStringLiteral("SettingsPage")).isEmpty());

  QVERIFY(stage.go_to(QStringLiteral("Records")));
  stage.press(Qt::Key_Return);
  QCOMPARE(stage.window()->property("page").toString(), QStringLiteral("Review"));
  stage.press(Qt::Key_Escape);
  QCOMPARE(stage.page(), QStringLiteral("Records"));
  QVERIFY(has_focus_inside(stage, QStringLiteral("RecordsPage")));
  QTest::qWait(300);
  QVERIFY(stage.of_type(QStringLiteral("ReviewPage")).isEmpty());
  stage.press(Qt::Key_Return);  // it works as before
  QTRY_COMPARE(stage.page(), QStringLiteral("Review"));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPages::a_second_enter_reaches_nothing() {
  Stage stage(scripted(false), {.record = last_hand_over()});
  store_game(stage, played(1));
  QTRY_VERIFY_WITH_TIMEOUT(stage.sees(QStringLiteral("resultPage")), patience);
  stage.named(QStringLiteral("resultReviewButton"))->forceActiveFocus(Qt::TabFocusReason);
  press_before_page(stage, {Qt::Key_Return, Qt::Key_Return, Qt::Key_Tab, Qt::Key_Space});
  if (stage.page().isEmpty()) stage.turn_wheel({640, 400}, -120);
  if (stage.page().isEmpty())
    QTest::mouseClick(stage.window(), Qt::LeftButton, {},
                      Stage::place(stage.named(QStringLiteral("nextButton"))).center().toPoint());
  QTRY_COMPARE(stage.page(), QStringLiteral("Review"));
  QVERIFY(!stage.sees(QStringLiteral("gameOverPage")));
  stage.press(Qt::Key_Escape);
  QVERIFY(stage.sees(QStringLiteral("resultPage")));

  stage.click(QStringLiteral("resultMenuButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("menuPage")));
  stage.services().records.set_selected_game(0);  // the newest game, which is over
  stage.named(QStringLiteral("recordsButton"))->forceActiveFocus(Qt::TabFocusReason);
  press_before_page(stage, {Qt::Key_Return, Qt::Key_Return, Qt::Key_Return});
  QTRY_COMPARE(stage.page(), QStringLiteral("Records"));
  QTest::qWait(300);
  QCOMPARE(stage.page(), QStringLiteral("Records"));
  press_before_page(stage, {Qt::Key_Return, Qt::Key_Return, Qt::Key_Return});
  QTRY_COMPARE(stage.page(), QStringLiteral("Review"));
  stage.press(Qt::Key_Escape);
  QTRY_COMPARE(stage.page(), QStringLiteral("Records"));
  stage.press(Qt::Key_Escape);
  QTRY_COMPARE(stage.page(), QString());
  QVERIFY(stage.sees(QStringLiteral("menuPage")));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPages::pages_follow_each_other_without_a_gap() {
  Stage stage(scripted(false), {.speed = app::AppSettings::Normal, .record = {}});
  store_game(stage, played(1));
  QVERIFY(stage.go_to(QStringLiteral("Records")));
  const auto clear = [&](const char* type) {
    const QList<QQuickItem*> pages = stage.of_type(QString::fromLatin1(type));
    return std::any_of(pages.begin(), pages.end(),
                       [](const QQuickItem* page) { return opacity_of(page) == 1; });
  };
  QTRY_VERIFY(clear("RecordsPage"));
  int frames = 0;
  int gaps = 0;
  connect(stage.window(), &QQuickWindow::afterRendering, this, [&] {
    ++frames;
    if (!clear("RecordsPage") && !clear("ReviewPage")) ++gaps;
  });
  stage.press(Qt::Key_Return);
  QTRY_VERIFY(clear("ReviewPage") && stage.of_type(QStringLiteral("RecordsPage")).isEmpty());
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(clear("RecordsPage") && stage.of_type(QStringLiteral("ReviewPage")).isEmpty());
  stage.window()->disconnect(this);
  QVERIFY(frames > 10);
  QCOMPARE(gaps, 0);
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPages::a_page_that_comes_has_the_focus_data() {
  QTest::addColumn<QString>("page");
  for (const char* page : {"NewGame", "Deal", "Settings", "Records", "Review", "Replay", "Mistakes",
                           "Statistics", "Fans", "Tour", "Hotseat", "Programs"})
    QTest::newRow(page) << QString::fromLatin1(page);
}

void TestPages::a_page_that_comes_has_the_focus() {
  QFETCH(QString, page);
  Stage stage(scripted(false), {});
  store_game(stage, played(1));
  QVERIFY(stage.go_to(page));
  QVERIFY(has_focus_inside(stage, page + QStringLiteral("Page")));
  stage.window()->setProperty("keysShown", true);  // and again, when the list of keys goes
  QTRY_VERIFY(!has_focus_inside(stage, page + QStringLiteral("Page")));
  stage.window()->setProperty("keysShown", false);
  QTRY_VERIFY(has_focus_inside(stage, page + QStringLiteral("Page")));
  QVERIFY(
      stage.go_to(page == QLatin1String("Settings") ? QStringLiteral("Fans") : QStringLiteral("Settings")));
  QTRY_VERIFY(stage.of_type(page + QStringLiteral("Page")).isEmpty());
  QVERIFY(!has_focus_inside(stage, page + QStringLiteral("Page")));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPages::the_tour_comes_once_and_can_be_left() {
  Stage stage(scripted(false), {});
  QVERIFY(!stage.sees(QStringLiteral("tourNext")));  // nobody asked for it
  QVERIFY(!stage.settings().tour_seen());
  QVERIFY(stage.go_to(QStringLiteral("Tour")));
  QTRY_VERIFY(stage.sees(QStringLiteral("tourNext")));
  QVERIFY(stage.settings().tour_seen());
  QStringList headings;
  for (int step = 0; step < 5; ++step) {
    headings << stage.named(QStringLiteral("tourHeading"))->property("text").toString();
    stage.press(Qt::Key_Return);
  }
  QCOMPARE(QSet<QString>(headings.begin(), headings.end()).size(), 5);
  QTRY_VERIFY(stage.named(QStringLiteral("tourNext")) == nullptr);
  QTRY_VERIFY(stage.game().asked());  // it leads to the first game
  QVERIFY(!stage.sees(QStringLiteral("menuPage")));
  QVERIFY(stage.go_to(QStringLiteral("Tour")));
  QTRY_VERIFY(stage.sees(QStringLiteral("tourNext")));
  // A held arrow stops at the end, and Enter never presses a button that has gone.
  const auto step = [&] {
    return stage.of_type(QStringLiteral("TourPage")).constFirst()->property("step").toInt();
  };
  for (int press = 0; press < 9; ++press) stage.press(Qt::Key_Right);
  QCOMPARE(step(), 4);
  for (int press = 0; press < 3; ++press) stage.press(Qt::Key_Left);
  stage.named(QStringLiteral("tourBack"))->forceActiveFocus(Qt::TabFocusReason);
  stage.press(Qt::Key_Return);
  QCOMPARE(step(), 0);
  stage.press(Qt::Key_Return);
  QCOMPARE(step(), 1);
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.named(QStringLiteral("tourNext")) == nullptr);
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPages::a_deal_is_played_from_its_code() {
  Stage stage(scripted(false), {});
  stage.press(Qt::Key_D, Qt::ControlModifier);
  QTRY_VERIFY(stage.sees(QStringLiteral("dealField")));
  const QString code = app::deal_code({Ruleset{}, 4711});
  QString wrong = code;
  wrong[0] = u'Z';
  for (const QChar letter : wrong) stage.type(letter.toLatin1());
  stage.press(Qt::Key_Return);
  const auto problem = [&] {
    return stage.named(QStringLiteral("dealProblem"))->property("text").toString();
  };
  QVERIFY(problem().contains(QStringLiteral("a character is wrong")));
  QVERIFY(stage.game().referee() == nullptr);
  for (const QChar letter : QStringLiteral("1AB")) stage.type(letter.toLatin1());  // once named a seat
  stage.press(Qt::Key_Return);
  QVERIFY2(problem().contains(QStringLiteral("rules that this version does not support")),
           qPrintable(problem()));
  for (const QChar letter : code.toLower()) stage.type(letter.toLatin1());  // over the selected text
  stage.press(Qt::Key_Return);
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
  QCOMPARE(stage.game().referee()->state().seed, std::uint64_t{4711});
  QTRY_VERIFY(stage.named(QStringLiteral("dealField")) == nullptr);
  QVERIFY(!stage.sees(QStringLiteral("menuPage")));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPages::deals_that_were_played_are_listed() {
  Stage stage(scripted(false), {});
  store_game(stage, played(1));  // of four hands
  store_game(stage, test::quick_play(16, 5));
  stage.click(QStringLiteral("dealButton"));
  QTRY_COMPARE(stage.page(), QStringLiteral("Deal"));
  QTRY_VERIFY(stage.sees(QStringLiteral("dealRow0")));
  QVERIFY(stage.sees(QStringLiteral("dealRow1")));  // a code names the deal of any length
  QVERIFY(!stage.sees(QStringLiteral("todayScore")));
  stage.click(QStringLiteral("dealRow0"));
  QCOMPARE(stage.named(QStringLiteral("dealField"))->property("text").toString(),
           app::deal_code({Ruleset{}, 5}));
  stage.press(Qt::Key_Return);
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
  QCOMPARE(stage.game().referee()->state().seed, std::uint64_t{5});
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPages::everybody_gets_the_deal_of_the_day() {
  Stage stage(scripted(false), {});
  const std::vector<Event> game = test::quick_play(16, seed_of_today());
  store_game(stage, game);
  stage.click(QStringLiteral("dealButton"));
  QTRY_COMPARE(stage.page(), QStringLiteral("Deal"));
  QTRY_VERIFY(stage.sees(QStringLiteral("todayScore")));
  const auto gains = app::summary_of(game).gains;
  QVERIFY(stage.named(QStringLiteral("todayScore"))
              ->property("text")
              .toString()
              .contains(app::names::signed_number(gains[Seat{}])));
  // The button moves once the result above it is laid out.
  const QQuickItem* button = stage.named(QStringLiteral("playTodayButton"));
  QPointF before;
  QTRY_VERIFY(std::exchange(before, button->mapToScene(QPointF())) == button->mapToScene(QPointF()));
  stage.click(QStringLiteral("playTodayButton"));
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
  QCOMPARE(stage.game().referee()->state().seed, seed_of_today());
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPages::the_seal_comes_first_and_the_code_last() {
  {
    Stage stage(scripted(false), {.record = own_turn(60, false)});
    QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
    QVERIFY(stage.services().deals.code().isEmpty());
    stage.press(Qt::Key_Escape);
    const QString seal = stage.named(QStringLiteral("wallProof"))->property("text").toString();
    QVERIFY(seal.contains(stage.services().deals.wall_hash().left(4)));
    QVERIFY(stage.sees(QStringLiteral("wallProof")));
  }
  Stage stage(scripted(false), {.record = last_hand_over()});
  QTRY_VERIFY_WITH_TIMEOUT(stage.sees(QStringLiteral("resultPage")), patience);
  stage.press(Qt::Key_Return);
  QTRY_VERIFY(stage.sees(QStringLiteral("dealCode")));
  const auto deal = app::parse_deal_code(stage.services().deals.code());
  if (stage.game().referee()->state().table.ruleset == Ruleset{}) {
    QVERIFY(deal);
    QCOMPARE(deal->seed, stage.game().referee()->state().seed);
    stage.click(QStringLiteral("copyDealButton"));
    QCOMPARE(QGuiApplication::clipboard()->text(), stage.services().deals.code());
  }
  QCOMPARE(stage.named(QStringLiteral("wallSeal"))->property("text").toString().right(64),
           stage.services().deals.wall_hash());
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPages::pictures_of_the_tour_data() {
  QTest::addColumn<int>("step");
  for (int step = 1; step < 5; ++step) QTest::addRow("Tour-%d-1280x800", step) << step;
}

void TestPages::pictures_of_the_tour() {
  QFETCH(int, step);
  Stage stage(scripted(false), {});
  QVERIFY(stage.go_to(QStringLiteral("Tour")));
  QTRY_VERIFY(stage.sees(QStringLiteral("tourNext")));
  for (int i = 0; i < step; ++i) stage.press(Qt::Key_Return);
  QTest::qWait(150);
  keep(stage);
}

void TestPages::pictures_data() {
  QTest::addColumn<QString>("page");
  QTest::addColumn<QString>("language");
  QTest::addColumn<QSize>("size");
  for (const char* page :
       {"Statistics", "StatisticsEmpty", "Fans", "Settings", "NewGame", "Tour", "Deal", "Programs"}) {
    const auto add = [&](const char* language, QSize size) {
      QTest::addRow("%s-%s-%dx%d", page, language, size.width(), size.height())
          << QString::fromLatin1(page) << QString::fromLatin1(language) << size;
    };
    add("en", {1280, 800});
    add("zh_TW", {800, 600});
    add("ja", {800, 600});
    if (qEnvironmentVariableIsEmpty("TINGPAI_PICTURES")) continue;  // the rest only to look at
    add("zh_CN", {1280, 800});
    add("en", {1920, 1080});
    add("en", {3840, 2160});
  }
}

void TestPages::pictures() {
  QFETCH(QString, page);
  QFETCH(QString, language);
  QFETCH(QSize, size);
  Stage stage(scripted(false), {.size = size, .language = language, .record = {}});
  if (page == QLatin1String("Statistics")) store_games(stage, 60);
  if (page == QLatin1String("Programs"))
    stage.services().program_list.add(
        {"Garden", "sh -c 'exec /home/mei/mahjong/garden --level 3'", Protocol::mjai});
  for (std::uint64_t seed = 1; page == QLatin1String("Deal") && seed <= 6; ++seed) {
    store_game(stage, test::quick_play(16, seed));
  }
  QVERIFY(stage.go_to(page.startsWith(QLatin1String("Statistics")) ? QStringLiteral("Statistics") : page));
  QTRY_VERIFY(!stage.services().statistics.counting());
  QTest::qWait(150);
  QCOMPARE(stage.picture().size(), size);
  QCOMPARE(stage.cut_texts().join(u'\n'), QString());
  keep(stage);
}

QTEST_MAIN(TestPages)
#include "tst_pages.moc"
