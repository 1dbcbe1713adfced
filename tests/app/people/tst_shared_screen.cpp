// Several people at one screen, taking back, and the teacher: the game's flow without a window.
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <set>

#include "app/game/deals.h"
#include "app/game/game_controller.h"
#include "app/store/deal_code.h"
#include "app/text/names.h"
#include "engine/ai/levels/assess.h"
#include "engine/ai/levels/bots.h"
#include "engine/table/decision_points.h"
#include "tests/app/game/hurried_clock.h"
#include "tests/app/game/scripted.h"
#include "tests/app/people/people.h"
#include "tests/app/study/study_games.h"

using namespace tingpai;
using namespace tingpai::app;
using test::People, test::patience, test::scripted_action, test::wait_until;

namespace {

Players two_people(const QString& pin = {}) {
  return Players::sharing({{QStringLiteral("Ann"), Players::lock_of(pin)}, {QStringLiteral("李"), {}}});
}

struct Program {
  explicit Program(const QString& folder, Decide decide = test::scripted_decide)
      : settings(folder + "/settings.ini"), store(folder), game(store, settings, std::move(decide), clock) {
    settings.set_speed(AppSettings::Off);
    settings.set_anyone_time(20);
  }
  AppSettings settings;
  RecordStore store;
  test::HurriedClock clock;
  GameController game;
};

QStringList hand_of(GameController& game) {
  QStringList tiles;
  for (int row = 0; row < game.hand()->count(); ++row) tiles << game.hand()->value(row, "tile").toString();
  return tiles;
}

}  // namespace

class TestSharedScreen : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void players_are_kept_as_text() {
    const Players players = two_people(QStringLiteral("1234"));
    const auto again = Players::parse(players.to_text());
    QVERIFY(again && *again == players);
    QVERIFY(again->shared());
    QVERIFY(again->is_person(Seat::from_index(0)) && again->is_person(Seat::from_index(2)));
    QVERIFY(!again->is_person(Seat::from_index(1)));
    QCOMPARE(again->name(Seat::from_index(2)), QStringLiteral("李"));
    QVERIFY(!players.to_text().contains(QStringLiteral("1234")));
    QVERIFY(*Players::parse({}) == Players());
    for (const char* bad : {"[", "[{\"seat\":7,\"name\":\"A\"}]", "[{\"seat\":1,\"name\":\"\"}]"}) {
      QVERIFY(!Players::parse(QString::fromLatin1(bad)));
    }
  }

  void a_pin_opens_the_curtain_and_nothing_else_does() {
    const QTemporaryDir folder;
    Program program(folder.path());
    GameController& game = program.game;
    People people{game};
    game.start(test::easy_rules(), 3, two_people(QStringLiteral("4711")));
    QVERIFY(people.until(
        [&] { return game.screen()->curtain() && game.screen()->viewer() == Seat::from_index(0); }));
    QVERIFY(game.screen()->locked());
    QVERIFY(!game.screen()->reveal(QStringLiteral("4712")));
    QVERIFY(!game.screen()->reveal({}));
    QVERIFY(game.screen()->curtain());
    QVERIFY(game.screen()->reveal(QStringLiteral("4711")));
    QVERIFY(game.screen()->is_open());
    game.screen()->cover();  // the window was left
    QVERIFY(game.screen()->curtain());
    QVERIFY(!game.asked());
  }

  void a_covered_hand_shows_nothing_in_a_whole_game() {
    const QTemporaryDir folder;
    Program program(folder.path());
    GameController& game = program.game;
    People people{game};
    int discards = 0;
    int bars = 0;
    int bar_discards = 0;
    bool was_bar = false;
    const auto look = [&] {
      if (!game.screen()->is_open()) {
        if (game.phase() == GameController::Playing) {  // at its end all hands are laid open
          for (const QString& tile : hand_of(game)) QCOMPARE(tile, QString());
        }
        QVERIFY(!game.asked() && !game.can_win() && !game.can_discard());
        for (int row = 0; row < game.calls()->count(); ++row) {
          QVERIFY(!game.calls()->value(row, "available").toBool());
        }
        QVERIFY(!game.tutor()->available());
      } else {
        const PlayerView& view = game.referee()->view(game.screen()->viewer());
        QCOMPARE(hand_of(game).size(),
                 view.hand.concealed.total() + static_cast<int>(view.held_flowers.size()));
        QVERIFY(!hand_of(game).contains(QString()));
      }
    };
    connect(&game, &GameController::changed, &game, look);
    connect(game.screen(), &SharedScreen::changed, &game, [&] {
      bars += game.screen()->bar_shown() && !was_bar;
      was_bar = game.screen()->bar_shown();
      if (was_bar) QCOMPARE(game.screen()->bar_time(), 20);
    });
    connect(&game, &GameController::eventShown, &game, [&](const TableEvent& event) {
      discards += event.type == GameController::Discarded;
      if (event.type == GameController::Drew) QCOMPARE(event.tile, QString());
      if (event.type == GameController::Drew || event.type == GameController::Dealt) {
        for (int kind = 0; kind < Tile::kinds; ++kind) {
          QVERIFY(!event.text.contains(names::tile(Tile::from_index(kind))));
        }
      }
      bar_discards = discards;
    });
    game.start(test::easy_rules(), 11, two_people());
    QVERIFY(people.until([&] { return game.phase() == GameController::GameOver; }));
    QVERIFY(discards > 20);
    // Everybody is asked after every discard, whether somebody can call or not, and kongs may be robbed.
    QVERIFY2(bars >= bar_discards, qPrintable(QStringLiteral("%1 of %2").arg(bars).arg(bar_discards)));
    QVERIFY(people.curtains > 10);
    QVERIFY(people.for_nothing > 0);
  }

  void resumes_behind_the_curtain() {
    const QTemporaryDir folder;
    {
      Program program(folder.path());
      People people{program.game};
      program.game.start(test::easy_rules(), 5, two_people());
      QVERIFY(people.until([&] { return program.game.screen()->is_open(); }));
    }
    Program program(folder.path());
    QVERIFY(program.game.resume());
    QVERIFY(!program.game.screen()->is_open());
    People people{program.game};
    QVERIFY(people.until([&] { return program.game.screen()->is_open(); }));
    QCOMPARE(program.game.bottom()->property("name").toString(),
             program.game.screen()->viewer() == Seat::from_index(0) ? QStringLiteral("Ann")
                                                                    : QStringLiteral("李"));
  }

  void who_chooses_before_play_has_the_same_time_as_everybody() {
    const QTemporaryDir folder;
    Program program(folder.path());
    constexpr int least = 500;
    program.settings.set_anyone_time(least);
    GameController& game = program.game;
    SharedScreen& screen = *game.screen();
    game.start(*parse_ruleset("sichuan"), 5, two_people());
    QElapsedTimer open;
    for (int choice = 0; choice < 4; ++choice) {  // three tiles and a suit, of two people
      QVERIFY(wait_until([&] { return screen.curtain(); }));
      const Seat seat = *screen.asked();
      QCOMPARE(seat.index(), choice % 2 * 2);
      QVERIFY(choice == 0 || open.elapsed() >= least);
      open.start();
      QVERIFY(screen.reveal({}));
      QVERIFY(game.act(game.referee()->asked(screen.viewer()).actions.front()));
      QVERIFY(!game.asked() && screen.is_open() && screen.closing());
      QVERIFY(!game.act(game.referee()->asked(seat).actions.front()));  // it stands
      QCOMPARE(game.prompt_text(), QStringLiteral("Chosen. Everyone gets the same time"));
      if (choice == 1) screen.cover();  // the window is left: the choice stands
      QVERIFY(wait_until([&] { return !screen.closing(); }));
      QVERIFY(!screen.is_open());
      QVERIFY(open.elapsed() >= least);
    }
    // Who has taken that long is not kept.
    QVERIFY(game.start(*parse_ruleset("sichuan"), 6, two_people()));
    QVERIFY(wait_until([&] { return screen.curtain(); }));
    QVERIFY(screen.reveal({}));
    QTest::qWait(least + 50);
    QVERIFY(game.act(game.referee()->asked(screen.viewer()).actions.front()));
    QVERIFY(!screen.is_open() && !screen.closing());
    QVERIFY(screen.curtain() && screen.asked()->index() == 2);
    // A new game knows nothing of a choice that was made in the last one.
    QVERIFY(screen.reveal({}));
    QVERIFY(game.act(game.referee()->asked(screen.viewer()).actions.front()));
    QVERIFY(screen.closing());
    QVERIFY(game.start(*parse_ruleset("sichuan"), 7, two_people()));
    QVERIFY(!screen.closing());
    QTest::qWait(least + 50);
    QVERIFY(screen.curtain() && screen.asked()->index() == 0);
  }

  void takes_back_with_the_same_tiles() {
    const QTemporaryDir folder;
    Program program(folder.path());
    GameController& game = program.game;
    game.start(test::easy_rules(), 21);
    QVERIFY(wait_until([&] { return game.asked() && game.can_discard(); }));
    const PlayerView before = game.referee()->view(Seat{});
    const auto wall = game.referee()->state().wall;
    QVERIFY(game.discard(0));
    QVERIFY(wait_until([&] { return game.referee()->view(Seat{}).table.rivers[Seat{}].size() == 1; }));
    QVERIFY(game.takeBack(false));
    QVERIFY(game.referee()->view(Seat{}) == before);
    QVERIFY(game.referee()->state().wall == wall);
    QVERIFY(wait_until([&] { return game.asked(); }));
    QVERIFY(game.discard(1));
    // Both games are among the records.
    QVERIFY(program.store.load(1) && program.store.load(2));
    QVERIFY(program.store.load(1)->size() > before.table.rivers[Seat{}].size());
  }

  void takes_back_with_another_luck() {
    const QTemporaryDir folder;
    {
      Program program(folder.path());
      GameController& game = program.game;
      game.start(test::easy_rules(), 21);
      QVERIFY(wait_until([&] { return game.asked() && game.can_discard(); }));
      const PlayerView before = game.referee()->view(Seat{});
      const auto wall = game.referee()->state().wall;
      QVERIFY(game.discard(0));
      const Deals deals(game, program.store);
      QCOMPARE(game.seed_text(), QStringLiteral("21"));
      QCOMPARE(deals.wall_hash(), tingpai::app::wall_hash(test::easy_rules(), 21));
      QVERIFY(game.takeBack(true));
      QVERIFY(game.referee()->view(Seat{}) == before);
      QVERIFY(game.referee()->state().wall != wall);
      // No number deals these walls, and a seal of the first ones would be a lie.
      QVERIFY(game.seed_text().isEmpty());
      QVERIFY(deals.wall_hash().isEmpty());
    }
    Program later(folder.path());
    QVERIFY(later.game.resume());
    QVERIFY(later.game.seed_text().isEmpty());
    QVERIFY(Deals(later.game, later.store).wall_hash().isEmpty());
  }

  void nothing_to_take_back_is_said() {
    const QTemporaryDir folder;
    Program program(folder.path());
    GameController& game = program.game;
    QVERIFY(!game.takeBack(false));
    QSignalSpy refused(&game, &GameController::refused);
    game.start(test::easy_rules(), 21);
    QVERIFY(!game.takeBack(false));
    QCOMPARE(refused.count(), 1);
    QVERIFY(wait_until([&] { return game.asked(); }));  // and the game goes on
  }

  void taking_back_needs_everybody() {
    const QTemporaryDir folder;
    Program program(folder.path());
    GameController& game = program.game;
    People people{game};
    game.start(test::easy_rules(), 8, two_people());
    QVERIFY(people.until([&] { return game.screen()->is_open() && game.can_discard(); }));
    const Seat mover = game.screen()->viewer();
    const PlayerView before = game.referee()->view(mover);
    QVERIFY(game.act(scripted_action(game, mover)));
    QVERIFY(game.can_take_back());
    QVERIFY(game.takeBack(false));
    QVERIFY(game.screen()->consent_asked());
    game.screen()->press(3);  // nobody
    game.screen()->press(1);
    QVERIFY(game.screen()->consent_asked());
    QVERIFY(game.referee()->view(mover) != before || !game.screen()->is_open());
    game.screen()->refuseConsent();
    QVERIFY(!game.screen()->consent_asked());
    QVERIFY(wait_until([&] { return game.screen()->bar_shown() || game.screen()->curtain(); }));
    QVERIFY(people.until([&] { return game.can_take_back(); }));
    QVERIFY(game.takeBack(false));
    game.screen()->press(1);
    game.screen()->press(2);
    QVERIFY(!game.screen()->consent_asked());
    QVERIFY(game.referee()->view(mover) == before);
    QVERIFY(!game.screen()->is_open());
  }

  void the_teacher_tells_what_a_choice_cost() {
    const QTemporaryDir folder;
    Program program(folder.path());
    program.settings.set_teaching(true);
    program.settings.set_hints(false);
    GameController& game = program.game;
    game.start(test::easy_rules(), 21);
    QVERIFY(wait_until([&] { return game.asked() && game.can_discard(); }));
    QVERIFY(!game.teacher()->shown());
    QVERIFY(!game.tutor()->available());
    const PlayerView view = game.referee()->view(Seat{});
    const auto decision = test::scripted_decide({Level::expert, view, game.referee()->asked(Seat{})});
    const Evaluation& worst =
        *std::find_if(decision.evaluations.rbegin(), decision.evaluations.rend(),
                      [](const Evaluation& one) { return one.action.type == ActionType::discard; });
    const double loss = decision.evaluations.front().value - worst.value;
    QVERIFY(loss > 2);
    QVERIFY(game.act(worst.action));
    QVERIFY(wait_until([&] { return game.teacher()->shown(); }));
    QCOMPARE(game.teacher()->loss(), loss);
    QVERIFY(game.teacher()->offers_back());
    QVERIFY(game.teacher()->text().contains(names::action(decision.chosen)));
    QVERIFY(game.takeBack(false));
    QVERIFY(!game.teacher()->shown());
    QVERIFY(wait_until([&] { return game.asked() && game.can_discard(); }));
    QVERIFY(game.act(decision.chosen));
    QVERIFY(wait_until([&] { return game.teacher()->shown(); }));
    QCOMPARE(game.teacher()->grade(), Teacher::Good);
    QVERIFY(!game.teacher()->offers_back());
  }

  // By the engine's own decisions, which weigh nothing where a win can be taken.
  void the_teacher_minds_a_win_that_is_passed() {
    const QTemporaryDir folder;
    AppSettings settings(folder.filePath("settings.ini"));
    settings.set_teaching(true);
    BotRunner runner(decide_question);
    int drawn = 0, offered = 0;
    for (std::uint64_t seed = 1; drawn == 0 || offered == 0; ++seed) {
      QVERIFY(seed < 400);
      const auto answers = answered_points(test::careless_game(seed, 1), Seat{});
      for (const AnsweredPoint& answer : answers) {
        if (!answer.legal.has(ActionType::win)) continue;
        int& kind = answer.legal.has(ActionType::discard) ? drawn : offered;
        if (kind++ > 0) continue;
        Teacher teacher(runner, settings);
        teacher.watch(answer.view, answer.legal, {});
        const auto& actions = answer.legal.actions;
        teacher.judge(*std::find_if(actions.begin(), actions.end(), [](const Action& action) {
          return action.type == ActionType::discard || action.type == ActionType::pass;
        }));
        QVERIFY(wait_until([&] { return teacher.shown(); }));
        QCOMPARE(teacher.grade(), Teacher::Large);
        QVERIFY2(teacher.better_action().startsWith("Win"), qPrintable(teacher.better_action()));
      }
    }
  }

  // What the tutor calls as good is good to the teacher.
  void the_teacher_knows_what_cannot_be_told_apart() {
    const QTemporaryDir folder;
    AppSettings settings(folder.filePath("settings.ini"));
    settings.set_teaching(true);
    BotRunner runner(decide_question);
    int alike = 0;
    for (const AnsweredPoint& answer : answered_points(test::careless_game(3, 1), Seat{})) {
      if (answer.legal.has(ActionType::win) || !answer.legal.has(ActionType::discard)) continue;
      Budget budget;
      budget.margins = true;
      budget.every_discard = true;
      const Decision decision = decide(Level::expert, answer.view, answer.legal, budget);
      const Evaluation& best = decision.evaluations.front();
      for (const Evaluation& one : decision.evaluations) {
        if (one.value == best.value || !as_good(one, best)) continue;
        ++alike;
        Teacher teacher(runner, settings);
        teacher.watch(answer.view, answer.legal, {});
        teacher.judge(one.action);
        QVERIFY(wait_until([&] { return teacher.shown(); }));
        QCOMPARE(teacher.grade(), Teacher::Good);
        break;
      }
      if (alike == 3) break;
    }
    QVERIFY(alike > 0);
  }

  void the_teacher_sees_punishment() {
    const QTemporaryDir folder;
    Program program(folder.path());
    program.settings.set_teaching(true);
    GameController& game = program.game;
    int punished = 0, claimed_of_mine = 0;
    connect(&game, &GameController::eventShown, &game, [&](const TableEvent& event) {
      const bool taken = (event.type == GameController::Claimed || event.type == GameController::Won) &&
                         event.from_position == 0;
      claimed_of_mine += taken;
      if (taken) punished += game.teacher()->punished();
    });
    game.start(test::easy_rules(2), 11);
    QVERIFY(wait_until([&] {
      if (game.asked()) {
        game.act(scripted_action(game, Seat{}));
      }
      if (game.phase() == GameController::HandOver) game.nextHand();
      return game.phase() == GameController::GameOver;
    }));
    QVERIFY(claimed_of_mine > 0);
    QCOMPARE(punished, claimed_of_mine);
  }
};

QTEST_GUILESS_MAIN(TestSharedScreen)
#include "tst_shared_screen.moc"
