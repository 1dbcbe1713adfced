// What only riichi brings to the table: a declaration, furiten, two winners on one discard, hands that end
// early or without a winner, limit hands. Each is the first of its kind in games of quick bots.
#include <QRegularExpression>
#include <QTest>

#include "app/text/names.h"
#include "engine/ai/reading/standing.h"
#include "engine/rules/riichi/riichi.h"
#include "engine/rules/scheme.h"
#include "engine/table/options.h"
#include "tests/engine/support/quick_play.h"
#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"

using namespace tingpai;
using namespace tingpai::ui_test;
using app::GameController;

namespace {

using Moment = bool (*)(const Referee&);

// A game of quick bots, as far as the moment.
std::vector<Event> until(Moment moment) {
  const Ruleset ruleset = *parse_ruleset("riichi;hands=8");
  for (std::uint64_t seed = 1;; ++seed) {
    bool found = false;
    auto events =
        test::quick_play(ruleset, seed, [&](const Referee& referee) { return found = moment(referee); });
    if (found) return events;
  }
}

bool turn_of_person(const Referee& referee) {
  const PublicState& table = referee.state().table;
  return table.phase == Phase::acting && table.turn == person && !referee.asked(person).empty();
}

bool may_declare(const Referee& referee) {
  return turn_of_person(referee) && std::ranges::any_of(referee.asked(person).actions, &Action::riichi);
}

// Some turns into a hand that is not over yet, early in the game or in its last deal.
bool some_turns_in(const Referee& referee) {
  return turn_of_person(referee) && referee.state().table.rivers[person].size() >= 4;
}
bool early(const Referee& referee) {
  return some_turns_in(referee) && deals_left(referee.state().table).count > 4;
}
bool late(const Referee& referee) {
  return some_turns_in(referee) && deals_left(referee.state().table).count == 1;
}

bool hand_over(const Referee& referee) { return referee.state().table.phase == Phase::hand_over; }

bool furiten_beside_a_stick(const Referee& referee) {
  return turn_of_person(referee) && referee.state().table.sticks > 0 && is_furiten(referee.view(person));
}

bool two_winners(const Referee& referee) {
  return hand_over(referee) && referee.state().table.wins.size() == 2;
}

bool limit_hand(const Referee& referee) {
  const PublicState& table = referee.state().table;
  if (!hand_over(referee) || table.wins.empty()) return false;
  return riichi::limit_of(table.wins.front().score, riichi::Rules()) >= riichi::Limit::baiman;
}

bool no_winner(const Referee& referee) { return hand_over(referee) && referee.state().table.wins.empty(); }
bool empty_wall(const Referee& referee) { return no_winner(referee) && referee.state().table.wall_left == 0; }
bool aborted(const Referee& referee) { return no_winner(referee) && !empty_wall(referee); }

// What is written in the window, or on its items of one type.
QStringList texts_of(const Stage& stage, const QString& type = {}) {
  QStringList texts;
  for (const QQuickItem* item : stage.of_type(type)) {
    const QString text = item->property("text").toString();
    if (Stage::seen(item) && !text.isEmpty()) texts << text;
  }
  return texts;
}
QStringList badges(const Stage& stage) { return texts_of(stage, QStringLiteral("Badge")); }

QQuickItem* riichi_button(const Stage& stage) {
  for (QQuickItem* button : stage.of_type(QStringLiteral("CallButton"))) {
    if (Stage::seen(button) && button->property("command") == app::KeyBindings::Riichi) return button;
  }
  return nullptr;
}

// What the window shows, with nothing cut.
void look(const Stage& stage, const QString& name) {
  QTest::qWait(200);
  QTRY_VERIFY(stage.drawn());
  QVERIFY(keep_picture(stage.picture(), name));
  QTRY_COMPARE(stage.cut_texts(), QStringList());
}

}  // namespace

class TestRiichiTable : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void ends_of_hands_are_shown_data();
  void ends_of_hands_are_shown();
  void furiten_is_marked_data();
  void furiten_is_marked();
  void riichi_is_declared_data();
  void riichi_is_declared();
  void hints_are_told_in_points_and_by_place_data();
  void hints_are_told_in_points_and_by_place();
};

void TestRiichiTable::ends_of_hands_are_shown_data() {
  QTest::addColumn<Moment>("moment");
  QTest::addColumn<QString>("told");  // on its page
  QTest::addColumn<bool>("ends_game");
  QTest::newRow("double-ron") << &two_winners << QStringLiteral("You win") << false;
  QTest::newRow("limit") << &limit_hand << QStringLiteral("points: Baiman, 8 han 30 fu") << true;  // below 0
  QTest::newRow("empty-wall") << &empty_wall << QStringLiteral("The wall is empty · East 1") << false;
  QTest::newRow("aborted") << &aborted << QStringLiteral("Four players in riichi · East 1") << false;
}

void TestRiichiTable::ends_of_hands_are_shown() {
  QFETCH(Moment, moment);
  QFETCH(QString, told);
  QFETCH(bool, ends_game);
  Setting setting;
  setting.record = until(moment);
  Stage stage(app::decide_question, setting);
  QTRY_VERIFY(stage.sees(QStringLiteral("resultPage")));
  look(stage, QStringLiteral("riichi-") + QLatin1String(QTest::currentDataTag()));
  QCOMPARE(stage.game().last_hand(), ends_game);
  for (const events::Won& won : stage.game().referee()->state().table.wins) {
    const app::SeatView* seat = std::array{stage.game().bottom(), stage.game().right(), stage.game().top(),
                                           stage.game().left()}[static_cast<std::size_t>(won.seat.index())];
    QCOMPARE(seat->property("openTiles").toStringList().last(), app::names::text(won.win.tile));
  }
  const QStringList texts = texts_of(stage);
  QVERIFY2(texts.contains(told), qPrintable(texts.join(u'|')));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestRiichiTable::furiten_is_marked_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<QString>("language");
  QTest::addColumn<QString>("badge");
  QTest::addColumn<bool>("light");
  QTest::newRow("en-1280x800") << QSize(1280, 800) << QStringLiteral("en") << QStringLiteral("Furiten")
                               << false;
  QTest::newRow("en-light-1920x1080")
      << QSize(1920, 1080) << QStringLiteral("en") << QStringLiteral("Furiten") << true;
  QTest::newRow("en-400x250") << QSize(400, 250) << QStringLiteral("en") << QStringLiteral("Furiten")
                              << false;
  QTest::newRow("ja-800x600") << QSize(800, 600) << QStringLiteral("ja") << QStringLiteral("フリテン")
                              << false;
}

// Beside a player who has declared.
void TestRiichiTable::furiten_is_marked() {
  QFETCH(QSize, size);
  QFETCH(QString, language);
  QFETCH(QString, badge);
  QFETCH(bool, light);
  Setting setting;
  setting.size = size;
  setting.language = language;
  if (light) setting.chrome = app::AppSettings::LightChrome;
  setting.hints = true;
  setting.record = until(&furiten_beside_a_stick);
  Stage stage(app::decide_question, setting);
  QTRY_VERIFY(stage.game().asked() && !stage.game().tutor()->thinking());
  look(stage, QStringLiteral("riichi-furiten-") + QLatin1String(QTest::currentDataTag()));
  QVERIFY2(badges(stage).contains(badge), qPrintable(badges(stage).join(u'|')));
  // The middle has the scores wherever they can be written without a cut.
  const auto sides = stage.of_type(QStringLiteral("CentreSeat"));
  QCOMPARE(sides.size(), 4);
  QCOMPARE(std::ranges::count_if(sides, &Stage::seen), size.width() < 800 ? 0 : 4);
  QCOMPARE(stage.warnings(), QStringList());
}

void TestRiichiTable::riichi_is_declared_data() {
  QTest::addColumn<bool>("keyboard");
  QTest::newRow("mouse") << false;
  QTest::newRow("keyboard") << true;
}

// The button, the tiles that may declare, the stick.
void TestRiichiTable::riichi_is_declared() {
  QFETCH(bool, keyboard);
  Setting setting;
  setting.size = keyboard ? QSize(800, 600) : QSize(1280, 800);
  setting.record = until(&may_declare);
  Stage stage(app::decide_question, setting);
  GameController& game = stage.game();
  QTRY_VERIFY(game.asked());
  const QString picture = QStringLiteral("riichi-") + QLatin1String(QTest::currentDataTag());
  look(stage, picture + "-offered");
  QVERIFY(game.picking()->may_declare());
  const auto ask = [&] { keyboard ? stage.press(Qt::Key_R) : stage.click(riichi_button(stage)); };
  ask();
  QTRY_VERIFY(game.picking()->declaring());
  look(stage, picture + "-declaring");
  // It can be left, and asked for again.
  keyboard ? stage.press(Qt::Key_Escape) : stage.click(QStringLiteral("pickCancel"));
  QTRY_VERIFY(!game.picking()->declaring());
  ask();
  QTRY_VERIFY(game.picking()->declaring());
  QQuickItem* tile = nullptr;
  for (QQuickItem* each : stage.of_type(QStringLiteral("HandTile"))) {
    if (each->property("pickable").toBool()) tile = each;
  }
  QVERIFY(tile != nullptr);
  if (keyboard) {
    stage.type("1234567890-=\\"[tile->property("index").toInt()]);
    stage.press(Qt::Key_Return);
  } else {
    stage.click(tile);
  }
  QTRY_VERIFY(game.referee()->state().table.status[person].riichi);
  QTRY_VERIFY(badges(stage).contains(QStringLiteral("Riichi")));
  look(stage, picture + "-declared");
  QCOMPARE(stage.warnings(), QStringList());
}

void TestRiichiTable::hints_are_told_in_points_and_by_place_data() {
  QTest::addColumn<Moment>("moment");
  QTest::addColumn<QSize>("size");
  QTest::addColumn<QString>("first");   // what the figure is
  QTest::addColumn<QString>("second");  // and what stands under it
  QTest::newRow("early-1280x800") << &early << QSize(1280, 800) << QStringLiteral("^[+\u2212][\\d,]*\\d0$")
                                  << QStringLiteral("^points a hand\n[+\u2212]\\d+\\.\\d\\d placement$");
  QTest::newRow("late-1280x800") << &late << QSize(1280, 800) << QStringLiteral("^[+\u2212]\\d+\\.\\d\\d$")
                                 << QStringLiteral("^placement\n[+\u2212][\\d,]*\\d0 points$");
}

void TestRiichiTable::hints_are_told_in_points_and_by_place() {
  QFETCH(Moment, moment);
  QFETCH(QSize, size);
  QFETCH(QString, first);
  QFETCH(QString, second);
  Setting setting;
  setting.size = size;
  setting.hints = true;
  setting.record = until(moment);
  Stage stage(app::decide_question, setting);
  QTRY_VERIFY(stage.sees(QStringLiteral("figure1")));
  const QStringList texts = texts_of(stage);
  QVERIFY2(texts.filter(QRegularExpression(first)).size() == 1, qPrintable(texts.join(u'|')));
  QVERIFY2(texts.filter(QRegularExpression(second)).size() == 1, qPrintable(texts.join(u'|')));
  look(stage, QStringLiteral("riichi-hint-") + QLatin1String(QTest::currentDataTag()));
}

QTEST_MAIN(TestRiichiTable)
#include "tst_riichi_table.moc"
