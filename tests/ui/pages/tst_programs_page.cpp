// The page of programs by keyboard and by mouse, and a program in a seat of the window's table.
#include <QSettings>
#include <QTest>

#include "tests/ui/stage/person.h"
#include "tests/ui/stage/script.h"
#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/visits.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

QString player(const char* arguments) {
  return QStringLiteral("python3 '%1' %2").arg(QStringLiteral(PLAYER), QLatin1String(arguments));
}

void type(const Stage& stage, const QString& text) {
  for (const char c : text.toLatin1()) stage.type(c);
}

void rewrite(const Stage& stage, const QString& field, const QString& text) {
  stage.click(field);
  stage.press(Qt::Key_A, Qt::ControlModifier);
  stage.press(Qt::Key_Delete);
  type(stage, text);
}

bool has_focus(const Stage& stage, const QString& name) {
  const QQuickItem* item = stage.named(name);
  return item != nullptr && item->hasActiveFocus();
}

const std::vector<app::NamedProgram>& kept(Stage& stage) { return stage.services().program_list.all(); }

}  // namespace

class TestProgramsPage : public QObject {
  Q_OBJECT

 private slots:
  void by_keyboard();
  void by_mouse();
  void a_bots_place_by_keyboard();
  void one_that_fails_is_told_of_at_the_table();
  void dropped_settings_are_told_of();
  void bots_places_among_people_data();
  void bots_places_among_people();
  void a_second_opinion_is_chosen_by_keyboard();
  void a_second_opinion_stands_under_the_advice_data();
  void a_second_opinion_stands_under_the_advice();
  void a_review_has_a_second_opinion_data();
  void a_review_has_a_second_opinion();
  void people_who_share_the_screen_have_one_each();
  void a_replay_has_a_second_opinion_data();
  void a_replay_has_a_second_opinion();
};

void TestProgramsPage::by_keyboard() {
  Stage stage(scripted(false), {.record = {}});
  QVERIFY(stage.go_to(QStringLiteral("Settings")));
  QTRY_VERIFY(stage.named(QStringLiteral("programsButton")) != nullptr);
  stage.named(QStringLiteral("programsButton"))->forceActiveFocus(Qt::TabFocusReason);
  stage.press(Qt::Key_Return);
  QTRY_VERIFY(has_focus(stage, QStringLiteral("programName")));
  QVERIFY(seen_text(stage, QStringLiteral("programWarning")).contains("not walled off"));
  stage.press(Qt::Key_Return);  // too early
  QCOMPARE(seen_text(stage, QStringLiteral("programProblem")), QString("The program needs a name"));
  type(stage, "First legal");
  stage.press(Qt::Key_Tab);
  type(stage, player("well"));
  QVERIFY(seen_text(stage, QStringLiteral("programRuns")).contains("/python3 "));
  stage.press(Qt::Key_Tab);
  QVERIFY(has_focus(stage, QStringLiteral("programProtocol")));
  stage.press(Qt::Key_Right);
  stage.press(Qt::Key_Right);
  stage.press(Qt::Key_Left);
  stage.press(Qt::Key_Left);
  stage.press(Qt::Key_Tab);
  stage.press(Qt::Key_Space);
  QCOMPARE(kept(stage), (std::vector{app::NamedProgram{"First legal", player("well"), Protocol::json}}));
  QTRY_VERIFY(stage.sees(QStringLiteral("tryProgram0")));
  for (int i = 0; i < 12 && !has_focus(stage, QStringLiteral("tryProgram0")); ++i) stage.press(Qt::Key_Tab);
  stage.press(Qt::Key_Return);
  QTRY_VERIFY_WITH_TIMEOUT(seen_text(stage, QStringLiteral("programVerdict0")).startsWith(u'✓'), patience);
  stage.press(Qt::Key_Escape);
  QTRY_COMPARE(stage.page(), QStringLiteral("Settings"));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestProgramsPage::by_mouse() {
  Stage stage(scripted(false), {.size = {800, 600}, .record = {}});
  QVERIFY(stage.go_to(QStringLiteral("Programs")));
  QTRY_VERIFY(stage.sees(QStringLiteral("programName")));
  rewrite(stage, QStringLiteral("programName"), "A");
  rewrite(stage, QStringLiteral("programCommand"), "sh -c 'echo no");
  stage.click(QStringLiteral("keepProgramButton"));
  QCOMPARE(seen_text(stage, QStringLiteral("programProblem")),
           QString("A quotation mark in the command is not closed"));
  rewrite(stage, QStringLiteral("programCommand"), player("dead"));
  stage.click(QStringLiteral("keepProgramButton"));
  QCOMPARE(kept(stage).size(), std::size_t{1});
  QCOMPARE(seen_text(stage, QStringLiteral("programProblem")), QString());

  QQuickItem* entry = stage.named(QStringLiteral("tryProgram0"));
  QVERIFY(entry != nullptr);
  entry->forceActiveFocus(Qt::TabFocusReason);  // scrolls to it
  QTRY_VERIFY(Stage::seen(entry));
  stage.click(QStringLiteral("tryProgram0"));
  QTRY_VERIFY_WITH_TIMEOUT(seen_text(stage, QStringLiteral("programVerdict0")).startsWith(u'✗'), patience);
  QVERIFY(seen_text(stage, QStringLiteral("programVerdict0")).contains("exit code 3"));

  stage.click(QStringLiteral("editProgram0"));
  QTRY_VERIFY(has_focus(stage, QStringLiteral("programName")));
  rewrite(stage, QStringLiteral("programName"), "B");
  stage.click(QStringLiteral("keepProgramButton"));
  QCOMPARE(kept(stage), (std::vector{app::NamedProgram{"B", player("dead"), Protocol::json}}));

  entry->forceActiveFocus(Qt::TabFocusReason);
  QTRY_VERIFY(stage.sees(QStringLiteral("removeProgram0")));
  stage.click(QStringLiteral("removeProgram0"));
  QCOMPARE(kept(stage).size(), std::size_t{1});
  stage.click(QStringLiteral("removeProgram0"));
  QVERIFY(kept(stage).empty());
  QCOMPARE(stage.warnings(), QStringList());
}

void TestProgramsPage::a_bots_place_by_keyboard() {
  Stage stage(scripted(false), {.record = {}});
  stage.press(Qt::Key_N, Qt::ControlModifier);
  QTRY_VERIFY(stage.sees(QStringLiteral("botLevel0")));
  QVERIFY(!stage.sees(QStringLiteral("botPlayer0")));  // who has no programs sees nothing of them
  stage.services().program_list.add({"First legal", player("well"), Protocol::json});
  QTRY_VERIFY(stage.sees(QStringLiteral("botPlayer0")));
  stage.named(QStringLiteral("botPlayer0"))->forceActiveFocus(Qt::TabFocusReason);
  stage.press(Qt::Key_Right);
  QVERIFY(!stage.sees(QStringLiteral("botLevel0")) && stage.sees(QStringLiteral("botLevel1")));
  stage.press(Qt::Key_Left);
  QVERIFY(stage.sees(QStringLiteral("botLevel0")));
  stage.press(Qt::Key_Right);
  stage.press(Qt::Key_Return);
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
  QVERIFY(stage.game().programs().plays(all_seats[1]));
  QCOMPARE(stage.game().seatAt(1)->property("name").toString(), QString("First legal"));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestProgramsPage::one_that_fails_is_told_of_at_the_table() {
  Stage stage(scripted(false), {.record = {}});
  stage.services().program_list.add({"Dead", player("dead"), Protocol::json});
  stage.services().program_list.choose(0, "Dead");
  QVERIFY(stage.game().newGame());
  Person person(stage, true);
  QElapsedTimer clock;
  clock.start();
  while (stage.game().programs().plays(all_seats[1]) && clock.elapsed() < patience) {
    if (person.ready()) person.act();
    QTest::qWait(5);
  }
  QTRY_VERIFY(!stage.game().error_text().isEmpty());
  QVERIFY(stage.game().error_text().contains("Dead failed to answer properly three times"));
  bool seen = false;
  for (QQuickItem* notice : stage.of_type(QStringLiteral("Notice")))
    seen |= Stage::seen(notice) && notice->property("words").toString() == stage.game().error_text();
  QVERIFY(seen);
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("program-given-up")));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestProgramsPage::dropped_settings_are_told_of() {
  const auto spoil = [](const QString& folder) {
    QSettings settings(folder + "/settings.ini", QSettings::IniFormat);
    settings.setValue("programs/list",
                      QStringList{"rm -rf /", R"({"name":"A","command":"a","protocol":"x"})"});
  };
  Stage stage(scripted(false), {.folder = spoil, .record = {}});
  QVERIFY(stage.game().error_text().contains("2 programs in your settings cannot be read"));
  QVERIFY(kept(stage).empty());
}

void TestProgramsPage::bots_places_among_people_data() { add_looks(); }

void TestProgramsPage::bots_places_among_people() {
  QFETCH(QString, language);
  QFETCH(QSize, size);
  Stage stage(scripted(false), {.size = size, .language = language, .record = {}});
  const auto row = [](int bot) { return QStringLiteral("sharedPlayer%1").arg(bot); };
  QVERIFY(stage.go_to(QStringLiteral("Hotseat")));
  QTRY_VERIFY(stage.named(row(0)) != nullptr);
  QVERIFY(!stage.named(row(0))->isVisible());  // who has no programs sees nothing of them
  stage.services().program_list.add({"First legal", player("well"), Protocol::json});
  stage.services().program_list.add({"Rival", player("well"), Protocol::json});
  QTRY_VERIFY(stage.named(row(0))->isVisible());
  QVERIFY(!stage.named(row(1))->isVisible() && stage.named(row(2))->isVisible());  // two people sit opposite
  stage.named(row(0))->forceActiveFocus(Qt::TabFocusReason);
  stage.press(Qt::Key_Right);
  stage.named(row(2))->forceActiveFocus(Qt::TabFocusReason);
  stage.press(Qt::Key_Right);
  stage.press(Qt::Key_Right);
  QTRY_COMPARE(stage.named(row(2))->property("value").toString(), QString("Rival"));
  QTest::qWait(50);  // laid out with the next frame
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("shared-programs-%1").arg(QTest::currentDataTag())));
  QCOMPARE(stage.cut_texts(), QStringList());
  stage.named(QStringLiteral("peopleChoice"))->forceActiveFocus(Qt::TabFocusReason);
  stage.press(Qt::Key_Right);
  QTRY_VERIFY(!stage.named(row(0))->isVisible() && stage.named(row(2))->isVisible());
  stage.press(Qt::Key_Left);
  QVERIFY(stage.game().newSharedGame({QStringLiteral("Ann"), QStringLiteral("Bo")}, {}));
  QVERIFY(stage.game().programs().plays(all_seats[1]) && stage.game().programs().plays(all_seats[3]));
  QCOMPARE(stage.game().seatAt(1)->property("name").toString(), QString("First legal"));
  QCOMPARE(stage.game().seatAt(3)->property("name").toString(), QString("Rival"));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestProgramsPage::a_second_opinion_is_chosen_by_keyboard() {
  Stage stage(scripted(false), {.hints = true, .record = {}});
  QVERIFY(stage.go_to(QStringLiteral("Settings")));
  QTRY_VERIFY(stage.sees(QStringLiteral("numbersChoice")));
  QVERIFY(!stage.sees(QStringLiteral("adviserChoice")));
  stage.services().program_list.add({"First legal", player("well"), Protocol::json});
  stage.services().program_list.add({"In riichi alone", "cat", Protocol::mjai});
  QTRY_VERIFY(stage.sees(QStringLiteral("adviserChoice")));
  QVERIFY(stage.named(QStringLiteral("adviserChoice"))->property("value") == "None");
  for (int i = 0; i < 40 && !has_focus(stage, QStringLiteral("adviserChoice")); ++i) stage.press(Qt::Key_Tab);
  stage.press(Qt::Key_Right);
  QCOMPARE(stage.services().program_list.adviser(), QString("First legal"));
  stage.press(Qt::Key_Right);  // the other does not know the rules
  QCOMPARE(stage.services().program_list.adviser(), QString("First legal"));
  stage.press(Qt::Key_Left);
  QCOMPARE(stage.services().program_list.adviser(), QString());
  stage.press(Qt::Key_Right);
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("second-opinion-setting")));
  stage.press(Qt::Key_Escape);
  QVERIFY(stage.game().newGame());
  QTRY_VERIFY_WITH_TIMEOUT(seen_text(stage, QStringLiteral("secondOpinion")).startsWith("First legal"),
                           patience);
  QTRY_VERIFY_WITH_TIMEOUT(!stage.game().tutor()->second_thinks(), patience);
  const QString words = stage.game().tutor()->second_opinion();
  QVERIFY(words == "First legal agrees" || words.startsWith("First legal would discard the "));
  QCOMPARE(seen_text(stage, QStringLiteral("secondOpinion")), words);
  QTRY_VERIFY(stage.services().announcer.text().contains(words));  // told when it comes
  stage.services().announcer.say("-");
  stage.services().announcer.ask(&stage.game(), app::Announcer::Advice);  // and when asked for
  QVERIFY(stage.services().announcer.text().contains(words));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestProgramsPage::a_second_opinion_stands_under_the_advice_data() { add_looks(); }

// Beside it everything stays where it is: it has its room from the first moment.
void TestProgramsPage::a_second_opinion_stands_under_the_advice() {
  QFETCH(QString, language);
  QFETCH(QSize, size);
  Stage stage(scripted(false),
              {.size = size, .language = language, .hints = true, .record = own_turn(60, false)});
  stage.services().program_list.add({"First legal", player("well"), Protocol::json});
  stage.services().program_list.choose_adviser("First legal");
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().tutor()->available(), patience);
  QTRY_VERIFY_WITH_TIMEOUT(!stage.game().tutor()->second_thinks(), patience);
  const QString words = stage.game().tutor()->second_opinion();
  QVERIFY(words.startsWith("First legal"));
  if (stage.sees(QStringLiteral("unfoldButton"))) stage.click(QStringLiteral("unfoldButton"));
  QTRY_COMPARE(seen_text(stage, QStringLiteral("secondOpinion")), words);
  QTRY_VERIFY(stage.drawn());
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("second-opinion-%1").arg(QTest::currentDataTag())));
  QCOMPARE(stage.cut_texts(), QStringList());
}

void TestProgramsPage::a_review_has_a_second_opinion_data() { add_looks(); }

void TestProgramsPage::a_review_has_a_second_opinion() {
  QFETCH(QString, language);
  QFETCH(QSize, size);
  Stage stage(scripted(false), {.size = size, .language = language, .record = {}});
  shelve_games(stage);
  stage.services().program_list.add({"First legal", player("well"), Protocol::json});
  stage.services().program_list.choose_adviser("First legal");
  QVERIFY(open_review(stage));
  app::Review& review = stage.services().review;
  QTRY_VERIFY_WITH_TIMEOUT(!review.opinions().running(), patience);
  QVERIFY(review.second_opinion().startsWith("First legal"));
  QTRY_COMPARE(seen_text(stage, QStringLiteral("reviewSecondOpinion")), review.second_opinion());
  QTRY_VERIFY(stage.drawn());
  QVERIFY(
      keep_picture(stage.picture(), QStringLiteral("second-opinion-review-%1").arg(QTest::currentDataTag())));
  QCOMPARE(stage.cut_texts(), QStringList());
  stage.press(Qt::Key_Down);
  QCOMPARE(seen_text(stage, QStringLiteral("reviewSecondOpinion")), review.second_opinion());
  QCOMPARE(stage.warnings(), QStringList());
}

void TestProgramsPage::people_who_share_the_screen_have_one_each() {
  Stage stage(scripted(false), {.hints = true, .record = {}});
  stage.services().program_list.add({"First legal", player("well"), Protocol::json});
  stage.services().program_list.choose_adviser("First legal");
  QVERIFY(stage.game().newSharedGame({QStringLiteral("Ann"), QStringLiteral("Bo")}, {}));
  QTRY_VERIFY_WITH_TIMEOUT(stage.game().screen()->curtain(), patience);
  QVERIFY(stage.game().screen()->reveal({}));
  app::Tutor& tutor = *stage.game().tutor();
  QTRY_VERIFY_WITH_TIMEOUT(tutor.available() && !tutor.second_thinks(), patience);
  QVERIFY(tutor.second_opinion().startsWith("First legal"));
  QTRY_COMPARE(seen_text(stage, QStringLiteral("secondOpinion")), tutor.second_opinion());
  QTRY_VERIFY(stage.drawn());
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("second-opinion-shared")));
  QCOMPARE(stage.cut_texts(), QStringList());
  QCOMPARE(stage.warnings(), QStringList());
}

void TestProgramsPage::a_replay_has_a_second_opinion_data() { add_looks(); }

void TestProgramsPage::a_replay_has_a_second_opinion() {
  QFETCH(QString, language);
  QFETCH(QSize, size);
  Stage stage(scripted(true), {.size = size, .language = language, .hints = true, .record = {}});
  stage.services().program_list.add({"First legal", player("well"), Protocol::json});
  stage.services().program_list.choose_adviser("First legal");
  QVERIFY(open_replay(stage, own_turn(20, true)));
  stage.press(Qt::Key_Down);
  app::ReplayController& replay = stage.services().replay;
  QTRY_VERIFY_WITH_TIMEOUT(replay.tutor()->available() && !replay.tutor()->second_thinks(), patience);
  const QString words = replay.tutor()->second_opinion();
  QVERIFY(words.startsWith("First legal"));
  if (stage.sees(QStringLiteral("unfoldButton"))) stage.click(QStringLiteral("unfoldButton"));
  QTRY_COMPARE(seen_text(stage, QStringLiteral("secondOpinion")), words);
  QTRY_VERIFY(stage.drawn());
  QVERIFY(
      keep_picture(stage.picture(), QStringLiteral("second-opinion-replay-%1").arg(QTest::currentDataTag())));
  QCOMPARE(stage.cut_texts(), QStringList());
  QCOMPARE(stage.warnings(), QStringList());
}

QTEST_MAIN(TestProgramsPage)
#include "tst_programs_page.moc"
