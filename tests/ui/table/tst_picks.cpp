// The window at tables with turns that no ruleset has yet: tiles exchanged, suits given up, hands that go on.
#include <QAccessible>
#include <QTest>

#include "tests/engine/support/other_turns.h"
#include "tests/ui/stage/person.h"
#include "tests/ui/stage/script.h"
#include "tests/ui/stage/stage.h"

using namespace tingpai;
using namespace tingpai::ui_test;
using app::GameController;

namespace {

void choices(TurnRules& rules) { rules.exchange = rules.void_suits = true; }
void going_on(TurnRules& rules) {
  rules.chow = false;
  rules.several_winners = rules.goes_on_after_win = rules.settles = rules.concealed_kongs_open = true;
}

Ruleset any_win() { return *parse_ruleset("mcr;flowers=0;hands=2;minimum_fan=0"); }

const app::Picking& picking(Stage& stage) { return *stage.game().picking(); }
bool asks_tiles(Stage& stage) { return picking(stage).from_hand(); }
bool asks_suit(Stage& stage) { return picking(stage).active() && !picking(stage).from_hand(); }

QList<QQuickItem*> hand(const Stage& stage) { return stage.of_type(QStringLiteral("HandTile")); }
bool is(const QQuickItem* item, const char* property) { return item->property(property).toBool(); }
// The rows of the hand that can be chosen and are not.
QList<int> open_rows(const Stage& stage) {
  QList<int> rows;
  for (const QQuickItem* tile : hand(stage)) {
    if (is(tile, "pickable") && !is(tile, "picked")) rows << tile->property("index").toInt();
  }
  return rows;
}
QQuickItem* tile_at(const Stage& stage, int row) {
  for (QQuickItem* tile : hand(stage)) {
    if (tile->property("index").toInt() == row) return tile;
  }
  return nullptr;
}
QQuickItem* confirm(const Stage& stage) { return stage.named(QStringLiteral("pickConfirm")); }
QString spoken(QQuickItem* item) {
  QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(item);
  return heard != nullptr ? heard->text(QAccessible::Name) : QString();
}

QStringList badges(const Stage& stage) {
  QStringList texts;
  for (const QQuickItem* item : stage.of_type(QStringLiteral("Badge"))) {
    if (Stage::seen(item)) texts << item->property("text").toString();
  }
  return texts;
}
// The suits that lie on the seats' plates.
QStringList given_up(const Stage& stage) {
  QStringList texts;
  for (QQuickItem* item : stage.of_type(QStringLiteral("Tile"))) {
    const QString words = item->property("spoken").toString();
    if (Stage::seen(item) && words.startsWith(QStringLiteral("Gave up"))) texts << words;
  }
  texts.sort();
  return texts;
}
QStringList log_of(GameController& game) {
  QStringList lines;
  for (int row = 0; row < game.log()->count(); ++row) lines << game.log()->value(row, "words").toString();
  return lines;
}

// A game that stands where somebody has won, the person or another one, and the others play on.
std::vector<Event> after_a_win(bool of_the_person) {
  const auto decide = scripted(true);
  for (std::uint64_t seed = 1;; ++seed) {
    std::vector<Event> events;
    Referee referee(any_win(), seed);
    const PublicState& table = referee.state().table;
    while (table.phase != Phase::hand_over) {
      if (const auto event = referee.advance()) events.push_back(*event);
      if (table.wins.size() == 1 && table.phase == Phase::acting &&
          (table.won(Seat()) != nullptr) == of_the_person)
        return events;
      for (const Seat seat : all_seats) {
        const LegalActions legal = referee.asked(seat);
        if (!legal.empty()) referee.answer(seat, decide({Level::path, referee.view(seat), legal}, {}).chosen);
      }
    }
  }
}

void choose_by_mouse(Stage& stage) {
  for (int i = 0; i < 3; ++i) {
    const QList<int> rows = open_rows(stage);
    QVERIFY(!rows.isEmpty());
    stage.click(tile_at(stage, rows.constFirst()));
  }
  stage.click(confirm(stage));
}

}  // namespace

class TestPicks : public QObject {
  Q_OBJECT

 private slots:
  void tiles_and_a_suit_are_chosen_by_mouse_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("picks-1280x800") << QSize(1280, 800);
    QTest::newRow("picks-800x600") << QSize(800, 600);
  }
  void tiles_and_a_suit_are_chosen_by_mouse();
  void tiles_and_a_suit_are_chosen_by_keys();
  void people_choose_one_after_the_other();
  void a_choice_can_be_taken_back();
  void hands_go_on_after_a_win();
  void who_has_won_waits_for_nothing();
  void indicators_lie_in_the_middle();
  void nothing_of_it_is_there_today();
};

void TestPicks::tiles_and_a_suit_are_chosen_by_mouse() {
  QFETCH(QSize, size);
  const OtherTurns turns(choices);
  Setting setting;
  setting.size = size;
  setting.hints = true;
  Stage stage(scripted(false), setting);
  GameController& game = stage.game();
  QVERIFY(game.start(any_win(), 4));
  const QString picture = QString::fromLatin1(QTest::currentDataTag());

  QTRY_VERIFY(asks_tiles(stage) && stage.sees("pickBar"));
  QTRY_VERIFY(stage.drawn());
  QCOMPARE(hand(stage).size(), 13);
  QCOMPARE(stage.named("prompt")->property("text").toString(), game.prompt_text());
  QVERIFY(Stage::seen(confirm(stage)) && !confirm(stage)->isEnabled());
  QVERIFY(keep_picture(stage.picture(), picture + "-asked"));
  const int first = open_rows(stage).constFirst();
  stage.click(tile_at(stage, first));
  QVERIFY(is(tile_at(stage, first), "picked"));
  stage.click(tile_at(stage, first));
  QVERIFY(!is(tile_at(stage, first), "picked"));
  for (int i = 0; i < 2; ++i) stage.click(tile_at(stage, open_rows(stage).constFirst()));
  QCOMPARE(picking(stage).picked(), 2);
  const Tile one = *parse_tile(picking(stage).tiles().constFirst().toStdString());
  for (const QQuickItem* tile : hand(stage)) {  // of that suit alone
    const Tile face = *parse_tile(tile->property("tile").toString().toStdString());
    QCOMPARE(is(tile, "pickable"), face.suit() == one.suit());
    if (face.suit() != one.suit()) stage.click(const_cast<QQuickItem*>(tile));
  }
  QCOMPARE(picking(stage).picked(), 2);
  stage.click(tile_at(stage, open_rows(stage).constFirst()));
  QVERIFY(confirm(stage)->isEnabled());
  QTest::qWait(200);
  QVERIFY(keep_picture(stage.picture(), picture + "-tiles"));
  QCOMPARE(stage.cut_texts(), QStringList());
  stage.click(confirm(stage));

  QTRY_VERIFY(asks_suit(stage));
  QVERIFY(log_of(game).constFirst().contains(QStringLiteral("You gave ")));
  const auto suits = stage.of_type(QStringLiteral("PickOption"));
  QCOMPARE(suits.size(), 3);
  stage.click(suits[2]);
  stage.click(suits[1]);
  QVERIFY(is(suits[1], "picked") && !is(suits[2], "picked"));
  QCOMPARE(confirm(stage)->property("text").toString(), QStringLiteral("Give up dots"));
  QTest::qWait(200);
  QCOMPARE(stage.named("prompt")->property("text").toString(), game.prompt_text());
  QVERIFY(keep_picture(stage.picture(), picture + "-suit"));
  QCOMPARE(stage.cut_texts(), QStringList());
  stage.click(confirm(stage));

  QTRY_VERIFY(!stage.sees("pickBar"));
  QTRY_VERIFY(game.asked());
  QCOMPARE(given_up(stage),
           QStringList({"Gave up bamboo", "Gave up bamboo", "Gave up characters", "Gave up dots"}));
  QVERIFY(keep_picture(stage.picture(), picture + "-after"));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPicks::tiles_and_a_suit_are_chosen_by_keys() {
  const OtherTurns turns(choices);
  Stage stage(scripted(false), {});
  GameController& game = stage.game();
  QVERIFY(game.start(any_win(), 5));
  QTRY_VERIFY(asks_tiles(stage) && stage.sees("pickBar"));
  stage.press(Qt::Key_Return);  // nothing is chosen yet
  QVERIFY(asks_tiles(stage));
  int steps = 0;
  while (picking(stage).picked() < 3 && ++steps < 40) {
    const QList<int> rows = open_rows(stage);
    stage.press(Qt::Key_Right);
    const int cursor = stage.of_type(QStringLiteral("HandRow")).value(0)->property("cursor").toInt();
    if (rows.contains(cursor)) stage.press(Qt::Key_Space);
  }
  QCOMPARE(picking(stage).picked(), 3);
  int chosen = 0;
  for (QQuickItem* tile : hand(stage)) {
    chosen += spoken(tile).endsWith(QStringLiteral(", chosen"));
    QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(tile);
    QCOMPARE(bool(heard->state().checked), is(tile, "picked"));
  }
  QCOMPARE(chosen, 3);
  stage.press(Qt::Key_Return);

  QTRY_VERIFY(asks_suit(stage));
  stage.press(Qt::Key_Right);
  stage.press(Qt::Key_Right);
  stage.press(Qt::Key_Space);
  QVERIFY(spoken(stage.of_type(QStringLiteral("PickOption")).value(1)).endsWith(QStringLiteral(", chosen")));
  stage.type('3');  // by its number
  QVERIFY(picking(stage).complete());
  stage.press(Qt::Key_Return);
  QTRY_VERIFY(game.asked() && !picking(stage).active());
  QCOMPARE(game.referee()->state().table.status[Seat::from_index(0)].void_suit, std::optional(Suit::bamboo));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPicks::people_choose_one_after_the_other() {
  const OtherTurns turns(choices);
  Stage stage(scripted(false), {});
  stage.settings().set_anyone_time(1500);
  GameController& game = stage.game();
  QVERIFY(game.newSharedGame({"Ann", "Bob"}, {"", ""}));
  const auto choose = [&](const QString& name) {
    QTRY_VERIFY(game.screen()->curtain());
    QCOMPARE(game.screen()->curtain_name(), name);
    QVERIFY(!picking(stage).active() && !game.screen()->bar_shown());
    QVERIFY(game.screen()->reveal({}));
    QTRY_VERIFY(picking(stage).active());
    if (asks_tiles(stage)) return choose_by_mouse(stage);
    const auto suits = stage.of_type(QStringLiteral("PickOption"));
    QTRY_VERIFY(suits[1]->x() > suits[0]->x());  // they are laid out
    stage.click(suits[0]);
    stage.click(confirm(stage));
  };
  for (int question = 0; question < 2; ++question) {
    for (const char* name : {"Ann", "Bob"}) {
      choose(QString::fromLatin1(name));
      QVERIFY(!QTest::currentTestFailed());
      QTRY_VERIFY(game.screen()->closing());
      QVERIFY(!picking(stage).active() && game.screen()->is_open());
      QTRY_VERIFY(stage.drawn());
      QVERIFY(keep_picture(stage.picture(), QStringLiteral("picks-chosen-%1-%2").arg(name).arg(question)));
      QCOMPARE(stage.cut_texts(), QStringList());
      const QQuickItem* prompt = stage.named("prompt");
      QVERIFY(prompt->isVisible() && prompt->height() > 0);
      QCOMPARE(prompt->property("text").toString(), QStringLiteral("Chosen. Everyone gets the same time"));
    }
    if (question == 0)
      QTRY_VERIFY(log_of(game).constFirst().startsWith(QStringLiteral("Each player passed")));
  }
  for (const QString& line : log_of(game))
    QVERIFY2(!line.contains(QStringLiteral(" gave ")) || line.contains("gave up"), qPrintable(line));
  QTRY_VERIFY(log_of(game).join(u' ').contains(QStringLiteral("Ann gave up characters")));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPicks::a_choice_can_be_taken_back() {
  const OtherTurns turns(choices);
  Stage stage(scripted(false), {});
  GameController& game = stage.game();
  QVERIFY(game.start(any_win(), 6));
  QTRY_VERIFY(asks_tiles(stage));
  choose_by_mouse(stage);
  QTRY_VERIFY(asks_suit(stage));
  QVERIFY(game.takeBack(false));
  QTRY_VERIFY(asks_tiles(stage));
  QCOMPARE(picking(stage).picked(), 0);
  choose_by_mouse(stage);
  QTRY_VERIFY(asks_suit(stage));
  const int record = game.record();
  QVERIFY(game.resumeGame(record));
  QVERIFY(asks_suit(stage));
}

void TestPicks::hands_go_on_after_a_win() {
  const OtherTurns turns(going_on);
  Setting setting;
  setting.record = after_a_win(false);
  Stage stage(scripted(true), setting);
  GameController& game = stage.game();
  QTRY_COMPARE(badges(stage).filter(QStringLiteral("Won first")).size(), 1);
  QVERIFY(!stage.sees("resultPage") && !game.result()->property("valid").toBool());
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("won-first")));
  const auto play_on = [&] {
    if (game.can_win()) {
      game.call(app::KeyBindings::Win);
    } else if (game.can_discard()) {
      game.discard(0);
    } else if (game.asked()) {
      game.call(app::KeyBindings::Pass);
    }
    return game.phase() == GameController::HandOver;
  };
  QVERIFY(QTest::qWaitFor(play_on, 60'000));
  QTRY_VERIFY(stage.sees("resultPage"));
  QCOMPARE(game.result()->property("won").toBool(), true);
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPicks::who_has_won_waits_for_nothing() {
  const OtherTurns turns(going_on);
  Setting setting;
  setting.record = after_a_win(true);
  setting.hints = true;
  Stage stage(scripted(true), setting);
  GameController& game = stage.game();
  bool waited = false;
  bool read = false;  // what a winner may hold
  QStringList rests;
  connect(game.tutor(), &app::Tutor::changed, this, [&] { waited |= game.tutor()->waiting(); });
  connect(&game, &GameController::changed, this, [&] {
    rests << game.property("restText").toString();
    for (const char* name : {"right", "top", "left"}) {
      const auto* seat = game.property(name).value<app::SeatView*>();
      const PublicState& table = game.referee()->state().table;
      const Seat who = Seat::from_index(seat->position());  // as the first sees them
      read |= table.status[who].out && seat->property("hasEstimate").toBool();
    }
  });
  QTRY_COMPARE_WITH_TIMEOUT(game.phase(), GameController::HandOver, 60'000);
  QVERIFY(!waited && !read);
  QVERIFY2(rests.contains(QStringLiteral("You have won, and the others play on")),
           qPrintable(rests.join(u'|')));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPicks::indicators_lie_in_the_middle() {
  Stage stage(scripted(false), {});
  QVERIFY(stage.game().start(any_win(), 4));
  QTRY_VERIFY(stage.game().asked());
  QVERIFY(!stage.sees("indicators"));
  PublicState table;
  table.indicators = *parse_tiles("4z0p7m");
  const auto lie_there = [&] {  // also when the game has shown its table anew
    stage.game().indicators()->set(app::indicator_rows(table));
    return stage.sees(QStringLiteral("indicators")) && stage.drawn();
  };
  QVERIFY(QTest::qWaitFor(lie_there));
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("indicators")));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPicks::nothing_of_it_is_there_today() {
  Stage stage(scripted(false), {});
  QVERIFY(stage.game().start({}, 4));
  QTRY_VERIFY(stage.game().asked());
  QVERIFY(!picking(stage).active() && !picking(stage).may_declare());
  QVERIFY(!stage.sees("pickBar") && !stage.sees("pickConfirm"));
  QCOMPARE(badges(stage), QStringList());
}

QTEST_MAIN(TestPicks)
#include "tst_picks.moc"
