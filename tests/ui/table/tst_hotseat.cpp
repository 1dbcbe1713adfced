// Several people at one screen, taking back and the teacher, in the real window.
#include <QElapsedTimer>
#include <QTest>
#include <algorithm>

#include "app/text/names.h"
#include "app/tutor/severity.h"
#include "engine/ai/levels/bots.h"
#include "tests/ui/stage/bar_watch.h"
#include "tests/ui/stage/onlooker.h"
#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"
#include "tests/ui/stage/visits.h"

using namespace tingpai;
using namespace tingpai::ui_test;
using app::GameController;

namespace {

QStringList faces(const Stage& stage, const QString& type) {
  QStringList tiles;
  for (const QQuickItem* item : stage.of_type(type)) {
    if (Stage::seen(item)) tiles << item->property("tile").toString();
  }
  return tiles;
}

QStringList texts(const Stage& stage) {
  QStringList words;
  for (const QQuickItem* item : stage.of_type({})) {
    if (item->inherits("QQuickText") && Stage::seen(item)) words << item->property("text").toString();
  }
  return words;
}

// What an ear may not hear. Empty: nothing is wrong.
QString overheard(GameController& game, const QString& text) {
  if (game.referee() == nullptr || game.phase() != GameController::Playing) return {};
  const QSet<QString> open = seen_by_all(game.referee()->state().table);
  const app::SharedScreen& screen = *game.screen();
  const Copies own = screen.is_open() ? held_by(game.referee()->view(screen.viewer())) : Copies();
  for (const QString& tile : tiles_named(text)) {
    if (!open.contains(tile) && !own.contains(tile))
      return QStringLiteral("%1 hears: %2").arg(screen.is_open() ? "another" : "anybody", text);
  }
  return {};
}

// Every question that is answered from what lies open or in the own hand; the hand last. Said again at the
// end.
void ask_all(Stage& stage) {
  using Ask = app::Announcer;
  app::Announcer& announcer = stage.services().announcer;
  announcer.sayAgain();
  if (!stage.game().screen()->is_open()) {
    announcer.ask(&stage.game(), Ask::Waits);
    announcer.ask(&stage.game(), Ask::Advice);
  }
  for (const auto question : {Ask::Turn, Ask::Rivers, Ask::Melds, Ask::Flowers, Ask::Wall})
    announcer.ask(&stage.game(), question);
  if (stage.game().screen()->is_open())
    stage.type('g');  // by the key, so that it is shown too
  else
    announcer.ask(&stage.game(), Ask::Hand);
}

// Who has the screen takes the advice in before anything is done: follows a plan on the hand, points at
// tiles. True once a frame has shown it.
class Study {
 public:
  Study(Stage& stage, const Onlooker& onlooker) : stage_(stage), onlooker_(onlooker) {}

  // Each advice is looked at for a frame, and for another one with a plan on the table.
  bool done() {
    app::Tutor& tutor = *stage_.game().tutor();
    if (!tutor.available()) {
      since_ = -1;
      return false;
    }
    if (since_ < 0) since_ = onlooker_.frames();
    if (onlooker_.frames() == since_) {
      stage_.window()->update();
      return false;
    }
    if (tutor.selected_plan() >= 0) return true;
    tutor.set_selected_plan(++choices_ % 3);
    stage_.press(Qt::Key_Right);
    since_ = onlooker_.frames();
    return false;
  }

 private:
  Stage& stage_;
  const Onlooker& onlooker_;
  int choices_ = 0;
  int since_ = -1;  // frames when it was last changed
};

Qt::Key key_of(const app::RowModel& people, int row) {
  return static_cast<Qt::Key>(Qt::Key_0 + people.value(row, "number").toInt());
}

// Who can call presses their key.
void answer_bar(Stage& stage) {
  GameController& game = stage.game();
  const app::RowModel& people = *game.screen()->people();
  for (int row = 0; row < people.count(); ++row) {
    const Seat seat = Seat::from_index(people.value(row, "seat").toInt());
    if (game.referee()->asked(seat).actions.size() > 1 && !people.value(row, "agreed").toBool())
      stage.press(key_of(people, row));
  }
}

// What the people at the screen do next.
void go_on(Stage& stage) {
  GameController& game = stage.game();
  app::SharedScreen& screen = *game.screen();
  if (screen.bar_shown()) {
    answer_bar(stage);
  } else if (screen.curtain() && stage.sees(QStringLiteral("curtain"))) {
    screen.reveal({});
  } else if (game.nothing_to_call()) {
    stage.click(QStringLiteral("handBackButton"));
  } else if (game.asked()) {
    game.act(choice_of(game));
  } else if (game.phase() == GameController::HandOver) {
    game.nextHand();
  }
}

// The expert's decision at a table of the usual bots.
Decision as_the_teacher_has_it(const Referee& referee) {
  Budget told;
  told.every_discard = true;
  Field field = field_of(app::usual_level);
  field[person] = {};
  return decide(Level::expert, referee.view(person), referee.asked(person), told, {}, field);
}

auto worst_of(const Decision& decision) {
  return std::min_element(decision.evaluations.begin(), decision.evaluations.end(),
                          [](const Evaluation& a, const Evaluation& b) { return a.value < b.value; });
}

// A turn in which the worst discard is more than a small mistake.
std::vector<Event> turn_with_a_blunder() {
  for (int wall_left = 90; wall_left > 30; wall_left -= 4) {
    std::vector<Event> record = own_turn(wall_left, false);
    const Decision decision = as_the_teacher_has_it(*Referee::resume(record));
    if (app::Severities({}).of(decision.evaluations.front().value - worst_of(decision)->value) > 0)
      return record;
  }
  return {};
}

}  // namespace

class TestHotseat : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void two_people_sit_down() {
    Stage stage(scripted(false), {});
    QVERIFY(stage.usable());
    stage.settings().set_anyone_time(2000);
    stage.click(QStringLiteral("hotseatButton"));
    QTRY_VERIFY(stage.sees(QStringLiteral("startSharedButton")));
    QQuickItem* name = stage.named(QStringLiteral("personName0"));
    QVERIFY(name != nullptr);
    name->setProperty("text", QString());
    stage.click(name);
    for (const char letter : {'a', 'n', 'n'}) stage.type(letter);
    QVERIFY(!stage.sees(QStringLiteral("personName2")));
    stage.press(Qt::Key_Tab);
    QTRY_COMPARE(stage.services().announcer.text(), QStringLiteral("PIN of person 1, may be empty"));
    // Who will sit where: she at the bottom, the other one across, bots beside them.
    const auto at = [&](const char* who) {
      for (const QQuickItem* place : stage.of_type(QStringLiteral("Words"))) {
        if (place->property("text").toString() == QLatin1String(who) && Stage::seen(place))
          return place->mapToScene({});
      }
      return QPointF();
    };
    QVERIFY(at("ann").y() > at("Lin").y());
    QVERIFY(at("Lin").y() > at("Player 2").y());
    QVERIFY(at("Lin").x() > at("ann").x());
    stage.click(QStringLiteral("startSharedButton"));
    QTRY_VERIFY_WITH_TIMEOUT(stage.sees(QStringLiteral("curtain")) || stage.sees(QStringLiteral("peopleBar")),
                             patience);
    QVERIFY(stage.game().screen()->active());
    QVERIFY(texts(stage).join(u'\n').contains(QStringLiteral("ann")));
    QVERIFY(stage.warnings().isEmpty());
  }

  void a_pin_opens_the_curtain() {
    Stage stage(scripted(false), {});
    stage.settings().set_anyone_time(50);
    const QString lock = app::Players::lock_of(QStringLiteral("47"));
    stage.game().start(short_game(), 3,
                       app::Players::sharing({{QStringLiteral("Ann"), lock}, {QStringLiteral("Bo"), lock}}));
    stage.window()->setProperty("menuShown", false);
    QTRY_VERIFY_WITH_TIMEOUT(stage.sees(QStringLiteral("pinField")), patience);
    stage.press(Qt::Key_Return);  // nothing typed is not wrong
    QVERIFY(!stage.sees(QStringLiteral("wrongPin")));
    for (const char digit : {'1', '2'}) stage.type(digit);
    stage.press(Qt::Key_Return);
    QVERIFY(stage.sees(QStringLiteral("wrongPin")));
    stage.type('4');
    QVERIFY(!stage.sees(QStringLiteral("wrongPin")));
    stage.type('7');
    QVERIFY(!stage.game().screen()->is_open());
    stage.click(QStringLiteral("pinButton"));
    QVERIFY(stage.game().screen()->is_open());
    // Who looks sees whose discard is asked about, from the own seat.
    for (const QQuickItem* river : stage.of_type(QStringLiteral("River"))) {
      const bool last = river->property("model").value<app::RowModel*>() ==
                        stage.game().seatAt(std::max(0, stage.game().last_discard_position()))->river();
      QCOMPARE(river->property("marked").toBool(), last && stage.game().last_discard_position() >= 0);
    }
    QCOMPARE(stage.warnings(), QStringList());
  }

  void the_curtain_lifts_for_who_holds_it() {
    Stage stage(scripted(false), {});
    stage.settings().set_anyone_time(50);
    stage.game().start(short_game(), 3, ann_and_bo());
    stage.window()->setProperty("menuShown", false);
    QTRY_VERIFY_WITH_TIMEOUT(stage.sees(QStringLiteral("curtain")), patience);
    const QString owner = stage.game().screen()->curtain_name();
    QVERIFY(stage.named(QStringLiteral("curtainTitle"))->property("text").toString().contains(owner));
    // A click is not enough.
    stage.click(QStringLiteral("revealButton"));
    QTest::qWait(100);
    QVERIFY(stage.sees(QStringLiteral("curtain")));
    // By key.
    QTest::keyPress(stage.window(), Qt::Key_Space);
    QTRY_VERIFY(!stage.sees(QStringLiteral("curtain")));
    const int events = stage.game().events_shown();
    for (int repeat = 0; repeat < 3; ++repeat) {  // held on, it does not discard
      QKeyEvent again(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "), true);
      QCoreApplication::sendEvent(stage.window(), &again);
    }
    QTest::qWait(50);
    QTest::keyRelease(stage.window(), Qt::Key_Space);
    QVERIFY(stage.game().asked());
    QCOMPARE(stage.game().events_shown(), events);
    QTRY_VERIFY(!faces(stage, QStringLiteral("HandTile")).contains(QString()));
    // Leaving the window covers the hand.
    stage.game().screen()->cover();
    QTRY_VERIFY(stage.sees(QStringLiteral("curtain")));
    Onlooker onlooker(stage);
    onlooker.look();
    QCOMPARE(onlooker.found(), QString());
    // And by mouse.
    QQuickItem* button = stage.named(QStringLiteral("revealButton"));
    const QPoint at = button->mapToScene(QPointF(button->width() / 2, button->height() / 2)).toPoint();
    QTest::mousePress(stage.window(), Qt::LeftButton, {}, at);
    QTRY_VERIFY(!stage.sees(QStringLiteral("curtain")));
    QTest::mouseRelease(stage.window(), Qt::LeftButton, {}, at);
    QVERIFY(stage.warnings().isEmpty());
  }

  void no_frame_shows_a_hidden_tile_in_a_whole_game() {
    Stage stage(scripted(true), {.speed = app::AppSettings::Off, .hints = true, .record = {}});
    GameController& game = stage.game();
    constexpr int bar_time = 30;
    stage.settings().set_anyone_time(bar_time);
    Onlooker onlooker(stage);
    const BarWatch bars(game, bar_time, [&] { answer_bar(stage); });
    Study study(stage, onlooker);
    int discards = 0;
    connect(&game, &GameController::eventShown, &game,
            [&](const app::TableEvent& event) { discards += event.type == GameController::Discarded; });
    game.start(short_game(), 11, ann_and_bo());
    stage.window()->setProperty("menuShown", false);
    QVERIFY(QTest::qWaitFor(
        [&] {
          if (!onlooker.found().isEmpty() || !bars.found().isEmpty()) return true;
          if (game.phase() == GameController::GameOver) return true;
          if (game.screen()->bar_shown()) return false;
          if (!game.asked() || study.done()) go_on(stage);
          return false;
        },
        patience * 3));
    QCOMPARE(onlooker.found(), QString());
    QCOMPARE(bars.found(), QString());
    QCOMPARE(game.phase(), GameController::GameOver);
    // There was something to be seen.
    QVERIFY(onlooker.covered() > 50);
    QVERIFY(onlooker.frames() > onlooker.covered() + 50);
    QVERIFY(onlooker.pictures() > 10000);
    QVERIFY(onlooker.names() > 10000);
    for (const char* type : {"PlanCard", "GhostTile", "ValueBar", "DangerBadge", "Advice"})
      QVERIFY2(onlooker.seen(type) > 20,
               qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(type)).arg(onlooker.seen(type))));
    // The question was asked after every discard but the last of a hand, which may end it.
    QVERIFY(bars.could_call() > 5 && bars.could_not() > 5);
    QVERIFY(bars.could_call() + bars.could_not() >= discards - 2);
    QVERIFY2(stage.warnings().isEmpty(), qPrintable(stage.warnings().join(u'\n')));
  }

  void no_ear_hears_a_hidden_tile_in_a_hand() {
    Stage stage(scripted(true), {.speed = app::AppSettings::Off, .hints = true, .record = {}});
    GameController& game = stage.game();
    app::Announcer& announcer = stage.services().announcer;
    stage.settings().set_anyone_time(30);
    QString found;
    int open = 0, covered = 0;
    const auto hear = [&](const QString& text) {
      if (text.isEmpty()) return;
      ++(game.screen()->is_open() ? open : covered);
      if (found.isEmpty()) found = overheard(game, text);
    };
    connect(&announcer, &app::Announcer::said, &game, [&] { hear(announcer.text()); });
    const QQuickItem* toast = nullptr;  // looked for once: a window has thousands of items
    connect(stage.window(), &QQuickWindow::afterAnimating, &game, [&] {  // and what stands there as said
      if (toast != nullptr && Stage::seen(toast)) hear(toast->property("words").toString());
    });
    Ruleset one_hand = short_game();
    one_hand.hands = 1;
    game.start(one_hand, 11, ann_and_bo());
    stage.window()->setProperty("menuShown", false);
    int rests = 0;
    QVERIFY(QTest::qWaitFor(
        [&] {
          if (!found.isEmpty() || game.phase() == GameController::GameOver) return true;
          ask_all(stage);
          if (toast == nullptr) toast = stage.named(QStringLiteral("answer"));
          if (game.phase() == GameController::HandOver || ++rests < 60)
            QTest::qWait(60);  // it speaks in its time
          go_on(stage);
          return false;
        },
        patience * 3));
    QCOMPARE(found, QString());
    QCOMPARE(game.phase(), GameController::GameOver);
    QVERIFY(open > 100);
    QVERIFY(covered > 100);
    QVERIFY2(stage.warnings().isEmpty(), qPrintable(stage.warnings().join(u'\n')));
  }

  // A question with a time never runs out behind something else, and its keys are those of what lies before
  // it.
  void the_question_waits_while_it_is_covered() {
    Stage stage(scripted(false), {.speed = app::AppSettings::Off, .record = {}});
    GameController& game = stage.game();
    app::SharedScreen& screen = *game.screen();
    stage.settings().set_anyone_time(300);
    int closed = 0;
    connect(&screen, &app::SharedScreen::barClosed, &game, [&] { ++closed; });
    const auto covered = [&] {
      QTRY_VERIFY(screen.held());
      closed = 0;
      stage.type('1');
      QTest::qWait(400);
      QVERIFY(screen.bar_shown() && closed == 0);
      QVERIFY(!screen.people()->value(0, "agreed").toBool());
    };
    QVERIFY(play_shared_until(stage, QStringLiteral("peopleBar")));
    stage.press(Qt::Key_Escape);  // the menu
    QVERIFY(stage.sees(QStringLiteral("gameDetail")) && !stage.sees(QStringLiteral("pausedHand")));
    covered();
    stage.press(Qt::Key_Escape);
    QTRY_VERIFY(!screen.held());
    QElapsedTimer whole;
    whole.start();
    stage.press(Qt::Key_F1);  // the keys
    covered();
    whole.start();
    stage.press(Qt::Key_F1);
    QTRY_VERIFY_WITH_TIMEOUT(closed == 1, patience);
    QVERIFY(whole.elapsed() >= 290);  // its whole time once more
    QCOMPARE(stage.warnings(), QStringList());
  }

  // After a hand too the question whether all agree lies before the result, and both ways out of it are
  // there.
  void all_are_asked_before_a_hand_is_taken_back() {
    Stage stage(scripted(true), {.speed = app::AppSettings::Off, .record = {}});
    GameController& game = stage.game();
    stage.settings().set_anyone_time(5);
    Ruleset one_hand = short_game();
    one_hand.hands = 1;
    game.start(one_hand, 11, ann_and_bo());
    stage.window()->setProperty("menuShown", false);
    QVERIFY(QTest::qWaitFor(
        [&] {
          if (game.phase() == GameController::GameOver) return true;
          go_on(stage);
          return false;
        },
        patience * 3));
    QTRY_VERIFY(stage.sees(QStringLiteral("resultPage")));
    for (const char* page : {"resultPage", "gameOverPage"}) {  // "No" by key
      const QString under = QString::fromLatin1(page);
      QTRY_VERIFY(stage.sees(under));
      stage.press(Qt::Key_Z, Qt::ControlModifier);
      QTRY_VERIFY(stage.sees(QStringLiteral("peopleBar")));
      QTest::qWait(200);  // the result is due again
      QVERIFY(!stage.sees(under));
      stage.press(Qt::Key_Escape);
      QTRY_VERIFY(stage.sees(under));
      QVERIFY(!stage.sees(QStringLiteral("menuPage")));
      QCOMPARE(game.phase(), GameController::GameOver);
      stage.window()->setProperty("resultSeen", true);
    }
    stage.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(stage.sees(QStringLiteral("peopleBar")));
    stage.type('1');
    stage.type('2');
    QTRY_COMPARE(game.phase(), GameController::Playing);
    QCOMPARE(stage.warnings(), QStringList());
  }

  // The question to everybody is spoken with the keys that answer it, once.
  void the_question_is_spoken() {
    Stage stage(scripted(false), {.speed = app::AppSettings::Off, .record = {}});
    stage.settings().set_anyone_time(1000);
    int spoken = 0;
    const app::Announcer& announcer = stage.services().announcer;
    connect(&announcer, &app::Announcer::said, &announcer,
            [&] { spoken += announcer.text().contains(QStringLiteral("Any calls? 1: Ann, 2: Bo")); });
    QVERIFY(play_shared_until(stage, QStringLiteral("peopleBar")));
    QTRY_COMPARE(spoken, 1);
    stage.services().announcer.ask(&stage.game(), app::Announcer::Waits);
    QCOMPARE(announcer.text(), QStringLiteral("Your hand is hidden"));
    QTest::qWait(300);
    QCOMPARE(spoken, 1);
  }

  // Who pressed and has nothing to call gives the screen back by the key that its button names.
  void the_screen_is_given_back_by_key() {
    Stage stage(scripted(false), {.speed = app::AppSettings::Off, .record = {}});
    GameController& game = stage.game();
    app::SharedScreen& screen = *game.screen();
    stage.settings().set_anyone_time(100);
    QVERIFY(play_shared_until(stage, QStringLiteral("peopleBar")));
    QVERIFY(QTest::qWaitFor(
        [&] {
          if (game.nothing_to_call()) return true;
          if (screen.bar_shown()) {
            if (!screen.people()->value(0, "agreed").toBool()) stage.press(key_of(*screen.people(), 0));
          } else {
            go_on(stage);
          }
          return false;
        },
        patience));
    QTRY_VERIFY(stage.sees(QStringLiteral("handBackButton")));
    stage.press(Qt::Key_Return);
    QTRY_VERIFY(!game.nothing_to_call());
    QVERIFY(!screen.is_open());
    QCOMPARE(stage.warnings(), QStringList());
  }

  void a_choice_is_taken_back_by_key_and_from_the_menu() {
    Stage stage(scripted(false), {.record = own_turn(60, false)});
    GameController& game = stage.game();
    QTRY_VERIFY_WITH_TIMEOUT(game.asked() && game.can_discard(), patience);
    const PlayerView before = game.referee()->view(person);
    stage.press(Qt::Key_Space);
    QTRY_VERIFY(game.referee()->view(person) != before);
    stage.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(game.referee()->view(person) == before);
    QTRY_VERIFY(game.can_discard());
    stage.press(Qt::Key_Space);
    QTRY_VERIFY(game.referee()->view(person) != before);
    const auto wall = game.referee()->state().wall;
    stage.press(Qt::Key_Escape);
    QTRY_VERIFY(stage.sees(QStringLiteral("anotherLuckEntry")));
    stage.click(QStringLiteral("anotherLuckEntry"));
    QTRY_VERIFY(game.referee()->view(person) == before);
    QVERIFY(game.referee()->state().wall != wall);
    QVERIFY(!stage.sees(QStringLiteral("menuPage")));
  }

  void the_teacher_offers_the_tile_back() {
    const std::vector<Event> record = turn_with_a_blunder();
    Stage stage(app::decide_question, {.speed = app::AppSettings::Slow, .record = record});
    stage.settings().set_teaching(true);
    GameController& game = stage.game();
    QTRY_VERIFY_WITH_TIMEOUT(game.asked() && game.can_discard(), patience);
    QVERIFY(!stage.sees(QStringLiteral("verdict")));
    const PlayerView before = game.referee()->view(person);
    const Decision decision = as_the_teacher_has_it(*game.referee());
    const auto worst = worst_of(decision);
    QVERIFY(app::Severities({}).of(decision.evaluations.front().value - worst->value) > 0);
    QVERIFY(game.act(worst->action));
    QTRY_VERIFY_WITH_TIMEOUT(stage.sees(QStringLiteral("verdict")), patience);
    QCOMPARE(stage.named(QStringLiteral("verdictText"))->property("text").toString(),
             app::names::signed_points(-game.teacher()->loss()));
    stage.click(QStringLiteral("logButton"));  // and among what happened
    QTRY_VERIFY(texts(stage).join(u'\n').contains(app::names::action(decision.chosen)));
    QVERIFY(stage.sees(QStringLiteral("offerBackButton")));
    stage.click(QStringLiteral("offerBackButton"));
    QTRY_VERIFY(game.referee()->view(person) == before);
    QVERIFY(!stage.sees(QStringLiteral("verdict")));
  }

  // As large as the review will call it.
  void the_teacher_grades_as_the_review_does_data() {
    QTest::addColumn<double>("loss");
    QTest::addColumn<app::Teacher::Grade>("grade");
    QTest::newRow("next to nothing") << 0.2 << app::Teacher::Good;
    QTest::newRow("a little") << 1.2 << app::Teacher::Small;
    QTest::newRow("more") << 1.6 << app::Teacher::Medium;
    QTest::newRow("no more than that") << 3.8 << app::Teacher::Medium;
    QTest::newRow("a lot") << 4.1 << app::Teacher::Large;
  }
  void the_teacher_grades_as_the_review_does() {
    QFETCH(double, loss);
    QFETCH(app::Teacher::Grade, grade);
    const auto decide = [loss](const app::Question& question, const std::stop_token& stop) {
      Decision decision = scripted(false)(question, stop);
      for (Evaluation& one : decision.evaluations) {
        one.value = one.action == decision.chosen ? 5 : 5 - loss;
        one.margin = 0.05;
      }
      return decision;
    };
    Stage stage(decide, {.speed = app::AppSettings::Slow, .record = own_turn(60, false)});
    stage.settings().set_teaching(true);
    GameController& game = stage.game();
    QTRY_VERIFY_WITH_TIMEOUT(game.asked() && game.can_discard(), patience);
    const LegalActions legal = game.referee()->asked(person);
    const Action best = scripted(false)({Level::expert, game.referee()->view(person), legal}, {}).chosen;
    QVERIFY(game.act(*std::find_if(legal.actions.begin(), legal.actions.end(), [&](const Action& one) {
      return one.type == ActionType::discard && one != best;
    })));
    QTRY_VERIFY_WITH_TIMEOUT(stage.sees(QStringLiteral("verdict")), patience);
    QCOMPARE(game.teacher()->grade(), grade);
    QCOMPARE(stage.named(QStringLiteral("verdictText"))->property("text").toString(),
             grade == app::Teacher::Good ? QStringLiteral("Good") : app::names::signed_points(-loss));
    QCOMPARE(stage.sees(QStringLiteral("offerBackButton")), grade >= app::Teacher::Medium);
    if (grade != app::Teacher::Good) QCOMPARE(static_cast<int>(grade) - 1, app::Severities({}).of(loss));
  }

  void looks_data() {
    QTest::addColumn<QString>("scene");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const char* scene : {"hotseat", "curtain", "bar", "verdict", "takeback"}) {
      const auto add = [&](const char* language, QSize size) {
        QTest::addRow("%s-%s-%dx%d", scene, language, size.width(), size.height())
            << QString::fromLatin1(scene) << QString::fromLatin1(language) << size;
      };
      add("en", {1280, 800});
      add("en", {1920, 1080});
      add("ja", {800, 600});
    }
  }

  // Kept when TINGPAI_PICTURES names a folder.
  void looks() {
    QFETCH(QString, scene);
    QFETCH(QString, language);
    QFETCH(QSize, size);
    const bool alone = scene == QLatin1String("verdict") || scene == QLatin1String("takeback");
    Stage stage(app::decide_question, {.size = size,
                                       .language = language,
                                       .speed = app::AppSettings::Slow,
                                       .record = alone ? played_turn(7, 44) : std::vector<Event>()});
    GameController& game = stage.game();
    if (alone) {
      stage.settings().set_teaching(true);
      QTRY_VERIFY_WITH_TIMEOUT(game.can_discard(), patience);
      const Decision decision =
          decide(Level::expert, game.referee()->view(person), game.referee()->asked(person), {});
      game.act(decision.evaluations.back().action);
      QTRY_VERIFY_WITH_TIMEOUT(stage.sees(QStringLiteral("verdict")), patience);
      if (scene == QLatin1String("takeback")) stage.press(Qt::Key_Z, Qt::ControlModifier);
    } else if (scene == QLatin1String("hotseat")) {
      QVERIFY(stage.go_to(QStringLiteral("Hotseat")));
      QTRY_VERIFY(stage.sees(QStringLiteral("startSharedButton")));
    } else {
      stage.settings().set_speed(app::AppSettings::Off);
      stage.settings().set_anyone_time(8000);
      const QString name =
          scene == QLatin1String("bar") ? QStringLiteral("peopleBar") : QStringLiteral("curtain");
      QVERIFY(play_shared_until(stage, name));
      if (name == QLatin1String("peopleBar")) stage.type('2');
    }
    QTest::qWait(300);
    QTRY_VERIFY(stage.drawn());
    const QImage picture = stage.picture();
    QCOMPARE(picture.size(), size);
    QVERIFY(keep_picture(picture));
  }
};

QTEST_MAIN(TestHotseat)
#include "tst_hotseat.moc"
