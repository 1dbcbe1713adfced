// The flow of a game with one person at the table, without a window.
#include <QAbstractItemModelTester>
#include <QProcess>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <array>
#include <memory>
#include <mutex>
#include <set>
#include <string>

#include "app/game/game_controller.h"
#include "app/table/table_rows.h"
#include "app/tutor/tutor_rows.h"
#include "engine/ai/levels/bots.h"
#include "tests/app/game/hurried_clock.h"
#include "tests/app/game/scripted.h"

using namespace tingpai;
using namespace tingpai::app;

namespace {

// A program in a folder of its own, without pauses.
struct Program {
  explicit Program(const QString& folder, Decide decide = test::scripted_decide)
      : settings(folder + "/settings.ini"), store(folder), game(store, settings, std::move(decide), clock) {
    settings.set_speed(AppSettings::Off);
  }
  AppSettings settings;
  RecordStore store;
  test::HurriedClock clock;
  GameController game;
};

Decision decision_for(GameController& game) {
  const PlayerView& view = game.referee()->view(Seat{});
  return test::scripted_decide({Level::expert, view, legal_actions(view)});
}

// Acts for the person, by the calls that the window makes.
bool act_as_person(GameController& game) {
  const Action action = decision_for(game).chosen;
  if (action.type == ActionType::discard) {
    if (game.can_win()) game.call(KeyBindings::Pass, 0);
    const auto order = hand_order(game.referee()->view(Seat{}));
    const auto row = std::find(order.begin(), order.end(), action.tile) - order.begin();
    return game.discard(static_cast<int>(row));
  }
  for (int row = 0; row < game.calls()->count(); ++row) {
    const int command = game.calls()->value(row, "command").toInt();
    const auto options = call_options(game.referee()->asked(Seat{}), *call_of(command));
    const auto found = std::find(options.begin(), options.end(), action);
    if (found != options.end()) return game.call(command, static_cast<int>(found - options.begin()));
  }
  return false;
}

// Lets time pass, acting for the person, until `enough`.
template <class Enough>
bool play_until(GameController& game, Enough enough) {
  QElapsedTimer clock;
  clock.start();
  while (!enough()) {
    if (clock.elapsed() > test::patience) return false;
    if (game.asked() && !act_as_person(game)) return false;
    if (game.phase() == GameController::HandOver) game.nextHand();
    QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
  }
  return true;
}

int place_of(const AppSettings& settings, const char* level) {
  return static_cast<int>(settings.levels().indexOf(QLatin1String(level)));
}

}  // namespace

class TestGameController : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void begins_with_no_game() {
    const QTemporaryDir folder;
    Program program(folder.path());
    QCOMPARE(program.game.phase(), GameController::NoGame);
    QVERIFY(!program.game.resume());
    QVERIFY(!program.game.asked());
    QVERIFY(!program.game.discard(0));
    QVERIFY(!program.game.call(KeyBindings::Win, 0));
    QVERIFY(program.game.error_text().isEmpty());
  }

  void a_game_has_as_many_hands_as_were_chosen() {
    const QTemporaryDir folder;
    {
      Program program(folder.path());
      QCOMPARE(program.settings.length(), 16);
      program.settings.set_length(5);
      QCOMPARE(program.settings.length(), 16);
      program.settings.set_length(4);
    }
    Program program(folder.path());
    QVERIFY(program.game.newGame());
    QVERIFY(play_until(program.game, [&] { return program.game.phase() == GameController::GameOver; }));
    QCOMPARE(program.game.referee()->state().table.ruleset.hands, 4);
    QCOMPARE(program.store.games().front().length, 4);
    QCOMPARE(static_cast<int>(program.store.walls(program.game.record()).size()), 1 + 4);
  }

  void plays_a_whole_game() {
    const QTemporaryDir folder;
    Program program(folder.path());
    GameController& game = program.game;
    using Mode = QAbstractItemModelTester::FailureReportingMode;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (RowModel* model : {game.hand(), game.calls(), game.ranking(), game.tutor()->plans(),
                            game.result()->win()->fans(), game.top()->river(), game.left()->melds()}) {
      testers.push_back(std::make_unique<QAbstractItemModelTester>(model, Mode::QtTest));
    }
    int shown = 0;
    int hands_ended = 0;
    connect(&game, &GameController::eventShown, &game, [&](const TableEvent& event) {
      ++shown;
      hands_ended += event.type == GameController::Won || event.type == GameController::WallExhausted;
      QCOMPARE(game.events_shown(), shown);
      QVERIFY(!event.text.isEmpty());
      if (game.phase() == GameController::Playing)
        QCOMPARE(game.hand()->count(), game.bottom()->property("handCount").toInt());
    });
    game.start(test::easy_rules(), 11);
    QVERIFY(play_until(game, [&] { return game.phase() == GameController::GameOver; }));
    QCOMPARE(hands_ended, 2);
    QCOMPARE(game.ranking()->count(), 4);
    int sum = 0;
    for (int row = 0; row < 4; ++row) sum += game.ranking()->value(row, "gain").toInt();
    QCOMPARE(sum, 0);
    QVERIFY(!program.store.last_unfinished());  // marked as finished
    QCOMPARE(program.store.load(1)->size(), static_cast<std::size_t>(shown));
  }

  void stores_each_event_before_it_shows_it() {
    const QTemporaryDir folder;
    Program program(folder.path());
    QSqlDatabase other = QSqlDatabase::addDatabase("QSQLITE", "other");  // sees committed events only
    other.setDatabaseName(folder.filePath("games.db"));
    QVERIFY(other.open());
    int seen = 0;
    connect(&program.game, &GameController::eventComing, &program.game, [&](const TableEvent&) {
      QSqlQuery query("SELECT count(*) FROM events", other);
      QVERIFY(query.next());
      QCOMPARE(query.value(0).toInt(), ++seen);
    });
    program.game.start(test::easy_rules(), 5);
    QVERIFY(play_until(program.game, [&] { return seen >= 60; }));
    other.close();
    other = {};
    QSqlDatabase::removeDatabase("other");
  }

  void resumes_where_it_was() {
    const QTemporaryDir folder;
    const auto log_of = [](GameController& game) {
      QStringList lines;
      for (int row = 0; row < game.log()->count(); ++row) lines << game.log()->value(row, "words").toString();
      return lines;
    };
    PlayerView view;
    int shown = 0;
    QStringList happened;
    {
      Program program(folder.path());
      program.game.start(Ruleset{}, 8);
      QVERIFY(play_until(program.game, [&] { return program.game.events_shown() >= 70; }));
      view = program.game.referee()->view(Seat{});
      shown = program.game.events_shown();
      happened = log_of(program.game);
    }
    Program program(folder.path());
    QVERIFY(program.game.resume());
    const QStringList recalled = log_of(program.game);
    QVERIFY(recalled.size() > 6);
    QCOMPARE(recalled, happened.mid(0, recalled.size()));
    QVERIFY(program.game.referee()->view(Seat{}) == view);
    QCOMPARE(program.game.events_shown(), shown);
    QCOMPARE(program.game.seed_text(), "8");
    QVERIFY(program.game.hand()->count() > 0);
    QVERIFY(play_until(program.game, [&] { return program.game.events_shown() > shown + 30; }));
  }

  void another_program_s_lock_is_waited_for() {
    const QTemporaryDir folder;
    Program program(folder.path());
    GameController& game = program.game;
    game.start(test::easy_rules(), 5);
    QVERIFY(play_until(game, [&] { return game.events_shown() >= 30; }));
    QProcess holder;
    holder.start(LOCK_HOLDER, {folder.filePath("games.db")});
    QVERIFY(holder.waitForReadyRead(test::patience));
    const int shown = game.events_shown();
    // The window goes on drawing.
    QElapsedTimer since;
    qint64 longest = 0;
    QTimer frames;
    connect(&frames, &QTimer::timeout, &frames, [&] {
      if (since.isValid()) longest = std::max(longest, since.elapsed());
      since.start();
    });
    frames.start(1);
    QElapsedTimer locked;
    locked.start();
    QVERIFY(play_until(game, [&] { return !game.error_text().isEmpty(); }));
    QVERIFY(locked.elapsed() >= 2000);
    QVERIFY(longest < 1000);
    QVERIFY(game.events_shown() <= shown + 1);
    QVERIFY2(game.error_text().contains(QStringLiteral("lock_holder (%1)").arg(holder.processId())),
             qPrintable(game.error_text()));
    QVERIFY(!game.asked());
    const int before = game.events_shown();
    holder.closeWriteChannel();
    QVERIFY(holder.waitForFinished(test::patience));
    QVERIFY(play_until(game, [&] { return game.events_shown() >= before + 20; }));
    QVERIFY(game.error_text().isEmpty());
    const auto stored = program.store.load(game.record());
    QVERIFY(stored && Referee::resume(*stored));
  }

  void an_impossible_record_is_told_and_kept() {
    const QTemporaryDir folder;
    {
      Program program(folder.path());
      program.game.start(Ruleset{}, 8);
      QVERIFY(play_until(program.game, [&] { return program.game.events_shown() >= 40; }));
      const auto events = *program.store.load(1);
      const auto id = program.store.begin();
      for (int i = 0; i < 40; ++i) {  // the deal is left out
        QVERIFY(!program.store.append(*id, i, events[static_cast<std::size_t>(i < 2 ? i : 39)]));
      }
    }
    Program program(folder.path());
    QVERIFY(!program.game.resume());
    QCOMPARE(program.game.phase(), GameController::NoGame);
    QVERIFY(program.game.error_text().contains("game-2-damaged.txt"));
    QVERIFY(QFile::exists(folder.filePath("game-2-damaged.txt")));
    program.game.dismissError();
    QVERIFY(program.game.error_text().isEmpty());
  }

  void a_win_on_the_own_draw_is_not_lost_by_a_stray_click() {
    const QTemporaryDir folder;
    Program program(folder.path());
    GameController& game = program.game;
    game.start(test::easy_rules(), 21);
    std::uint64_t seed = 22;  // some game has a win on the person's own draw
    connect(&game, &GameController::eventShown, &game, [&](const TableEvent& event) {
      if (event.type == GameController::GameEnded)
        QTimer::singleShot(0, &game, [&] { game.start(test::easy_rules(), seed++); });
    });
    const auto on_own_draw = [&] {
      return game.can_win() && game.referee()->asked(Seat{}).has(ActionType::discard);
    };
    QVERIFY(play_until(game, on_own_draw));
    QSignalSpy refused(&game, &GameController::refused);
    const int shown = game.events_shown();
    QVERIFY(!game.can_discard());
    for (int row = 0; row < game.hand()->count(); ++row) QVERIFY(!game.discard(row));
    QVERIFY(!game.discardDrawn());
    QCOMPARE(refused.size(), game.hand()->count() + 1);
    QVERIFY(on_own_draw());
    QCOMPARE(game.calls()->value(game.calls()->count() - 1, "available").toBool(), true);
    QVERIFY(game.call(KeyBindings::Pass, 0));
    QVERIFY(game.can_discard());
    QVERIFY(game.can_win());  // it may still be taken
    QVERIFY(game.discardDrawn());
    QTRY_VERIFY_WITH_TIMEOUT(game.events_shown() > shown, test::patience);
  }

  void the_result_waits_for_the_person() {
    const QTemporaryDir folder;
    Program program(folder.path());
    GameController& game = program.game;
    game.start(test::easy_rules(), 11);
    QSignalSpy results(game.result(), &HandResult::changed);
    bool over = false;
    connect(&game, &GameController::eventShown, &game,
            [&](const TableEvent&) { over = over || game.phase() == GameController::HandOver; });
    QVERIFY(play_until(game, [&] { return over; }));
    const int shown = game.events_shown();
    QTest::qWait(50);
    QCOMPARE(game.events_shown(), shown);
    HandResult& result = *game.result();
    QVERIFY(result.property("valid").toBool());
    QCOMPARE(result.seats()->count(), 4);
    if (result.property("won").toBool()) {
      const RowModel& fans = *result.win()->fans();
      QVERIFY(fans.count() > 0);
      int total = 0;
      for (int row = 0; row < fans.count(); ++row) total += fans.value(row, "points").toInt();
      QCOMPARE(total, result.win()->total());
    }
    game.nextHand();
    QTRY_VERIFY_WITH_TIMEOUT(game.events_shown() > shown, test::patience);
    QCOMPARE(game.hand_number(), 2);
  }

  void advice_belongs_to_its_position() {
    const QTemporaryDir folder;
    Program program(folder.path());
    GameController& game = program.game;
    program.settings.set_hints(true);
    game.start(Ruleset{}, 4);
    QTRY_VERIFY_WITH_TIMEOUT(game.asked() && game.can_discard() && game.tutor()->available(), test::patience);
    QVERIFY(game.hand()->value(0, "hasHint").toBool());
    QVERIFY(game.tutor()->plans()->count() > 0);
    QVERIFY(game.right()->property("hasEstimate").toBool());
    game.tutor()->set_selected_plan(0);
    int leaving = 0;
    for (int row = 0; row < game.hand()->count(); ++row)
      leaving += game.hand()->value(row, "leaving").toBool();
    QVERIFY(leaving > 0);
    QVERIFY(game.discard(0));
    QVERIFY(!game.tutor()->available());
    QCOMPARE(game.tutor()->selected_plan(), -1);
    game.tutor()->set_selected_plan(0);  // a card of the position that has passed
    QCOMPARE(game.tutor()->selected_plan(), -1);
    QVERIFY(!game.hand()->value(0, "hasHint").toBool());
    QVERIFY(!game.right()->property("hasEstimate").toBool());
  }

  void the_opening_hand_is_told_until_the_next_deal() {
    const QTemporaryDir folder;
    Program program(folder.path());
    GameController& game = program.game;
    program.settings.set_hints(true);
    game.start(test::easy_rules(), 4);
    QTRY_VERIFY_WITH_TIMEOUT(!game.tutor()->opening().isEmpty(), test::patience);
    const QString first = game.tutor()->opening();
    QVERIFY(play_until(game, [&] { return game.phase() == GameController::HandOver; }));
    QCOMPARE(game.tutor()->opening(), first);
    QCOMPARE(game.hand_number(), 1);
    bool forgotten = false;
    connect(game.tutor(), &Tutor::changed, this,
            [&] { forgotten = forgotten || game.tutor()->opening().isEmpty(); });
    game.nextHand();
    QTRY_VERIFY_WITH_TIMEOUT(forgotten && !game.tutor()->opening().isEmpty(), test::patience);
    QCOMPARE(game.hand_number(), 2);
  }

  void the_opening_hand_is_weighed_when_all_have_theirs() {
    for (const std::uint64_t seed : {4U, 5U, 6U}) {
      const QTemporaryDir folder;
      Program program(folder.path(), decide_question);
      program.settings.set_hints(true);
      program.game.start(Ruleset{}, seed);
      Referee referee(Ruleset{}, seed);
      const auto ready = [&] {
        return referee.state().table.phase > Phase::dealing && referee.state().held_flowers[Seat{}].empty();
      };
      while (!ready()) QVERIFY(referee.advance());
      const PlayerView view = referee.view(Seat{});
      LegalActions legal = legal_actions(view);
      if (!legal.has(ActionType::discard)) legal.actions = {{ActionType::pass, {}}};
      QTRY_VERIFY_WITH_TIMEOUT(!program.game.tutor()->opening().isEmpty(), test::patience);
      Field field = field_of(usual_level);  // of the bots
      field[view.seat] = Pace();
      QCOMPARE(program.game.tutor()->opening(),
               opening_text(decide(Level::expert, view, legal, {}, {}, field), Numbers::few));
    }
  }

  void the_opening_hand_is_not_weighed_behind_hidden_hints() {
    const QTemporaryDir folder;
    Program program(folder.path());
    GameController& game = program.game;
    program.settings.set_hints(false);
    game.start(Ruleset{}, 4);
    QTRY_VERIFY_WITH_TIMEOUT(game.can_discard(), test::patience);
    QTest::qWait(50);
    QVERIFY(game.tutor()->opening().isEmpty());
    program.settings.set_hints(true);
    QTRY_VERIFY_WITH_TIMEOUT(!game.tutor()->opening().isEmpty(), test::patience);
  }

  void hints_tell_as_much_as_was_chosen_and_are_noted() {
    const QTemporaryDir folder;
    Program program(folder.path());
    GameController& game = program.game;
    Tutor& tutor = *game.tutor();
    program.settings.set_hints(true);
    program.settings.set_hint_depth(AppSettings::Nudge);
    game.start(Ruleset{}, 4);
    QTRY_VERIFY_WITH_TIMEOUT(game.can_discard() && tutor.available(), test::patience);
    QCOMPARE(tutor.headline(), QStringLiteral("Go for the win"));
    QVERIFY(tutor.detail().isEmpty() && tutor.reason().isEmpty());
    QCOMPARE(tutor.plans()->count(), 0);
    QVERIFY(!game.right()->property("hasEstimate").toBool());
    QCOMPARE(tutor.used(), AppSettings::Nudge);
    program.settings.set_hint_depth(AppSettings::Candidates);
    QVERIFY(!tutor.headline().isEmpty() && tutor.detail().isEmpty());
    QCOMPARE(tutor.plans()->count(), 0);
    tutor.set_peeking(true);  // a peek tells everything
    QVERIFY(!tutor.detail().isEmpty() && tutor.plans()->count() > 0);
    tutor.set_peeking(false);
    QCOMPARE(tutor.plans()->count(), 0);
    QCOMPARE(tutor.used(), AppSettings::Full);
    QVERIFY(game.discard(0));
    QVERIFY(!tutor.used());
    const auto game_id = program.store.last_unfinished()->id;
    QCOMPARE(program.store.hints_used(game_id), (std::array<int, 3>{0, 0, 1}));
    program.settings.set_hints(false);
    QTRY_VERIFY_WITH_TIMEOUT(game.can_discard(), test::patience);
    QVERIFY(game.discard(0));  // without a hint
    QCOMPARE(program.store.hints_used(game_id), (std::array<int, 3>{0, 0, 1}));
  }

  void hints_can_be_hidden_and_peeked_at() {
    const QTemporaryDir folder;
    Program program(folder.path());
    GameController& game = program.game;
    program.settings.set_hints(false);
    game.start(Ruleset{}, 4);
    QTRY_VERIFY_WITH_TIMEOUT(game.can_discard(), test::patience);
    QTest::qWait(50);
    QVERIFY(!game.tutor()->available());  // nothing is computed that is not shown
    game.tutor()->set_peeking(true);
    QTRY_VERIFY_WITH_TIMEOUT(game.hand()->value(0, "hasHint").toBool(), test::patience);
    game.tutor()->set_peeking(false);
    QVERIFY(!game.hand()->value(0, "hasHint").toBool());
    game.tutor()->toggle();
    QVERIFY(program.settings.hints());
    QVERIFY(game.hand()->value(0, "hasHint").toBool());
  }

  void a_new_game_drops_what_bots_were_thinking() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("illegal answer")));  // to another game's question
    const QTemporaryDir folder;
    Program program(folder.path());
    for (int round = 0; round < 20; ++round) {
      program.game.start(test::easy_rules(), static_cast<std::uint64_t>(round));
      QVERIFY(play_until(program.game, [&] { return program.game.events_shown() >= 12 + round; }));
    }
    QVERIFY(program.game.error_text().isEmpty());
  }

  void an_illegal_bot_does_not_stop_the_game() {
    const QTemporaryDir folder;
    Program program(folder.path(), [](const Question&, const std::stop_token&) {
      Decision decision;
      decision.chosen = {ActionType::discard, Tile::of(Suit::flowers, 1)};
      return decision;
    });
    program.settings.set_hints(false);
    program.game.start(test::easy_rules(1), 2);
    QVERIFY(play_until(program.game, [&] { return program.game.phase() == GameController::HandOver; }));
  }

  // Each bot is asked as it was chosen for the game, whatever is chosen later.
  void bots_play_as_they_were_chosen() {
    const QTemporaryDir folder;
    std::mutex mutex;
    std::array<std::set<std::string>, 4> bots;
    Program program(folder.path(), [&](const Question& question, const std::stop_token& stop) {
      const std::scoped_lock lock(mutex);
      bots[static_cast<std::size_t>(question.view.seat.index())].insert(to_text(question.bot));
      return test::scripted_decide(question, stop);
    });
    program.settings.set_hints(false);
    program.settings.setBotLevel(1, place_of(program.settings, "expert"));
    program.settings.setBotStyle(1, static_cast<int>(Style::careful));
    program.settings.setBotLevel(2, place_of(program.settings, "path"));
    const auto played = [&] {
      QVERIFY(play_until(program.game, [&] {
        const std::scoped_lock lock(mutex);
        return std::none_of(bots.begin() + 1, bots.end(), [](const auto& names) { return names.empty(); });
      }));
      const std::scoped_lock lock(mutex);
      for (const auto& [seat, bot] : {std::pair(1U, "quick"), {2U, "expert-careful"}, {3U, "path"}})
        QVERIFY(bots[seat] == std::set<std::string>{bot});
      bots = {};
    };
    program.game.start(test::easy_rules(), 5);
    const int game = program.game.record();
    played();
    program.settings.set_level("master");
    played();
    program.game.start(test::easy_rules(), 6);
    QVERIFY(program.game.resumeGame(game));
    played();
  }

  // Who errs by lot does so elsewhere in each seat and each game.
  void no_lot_comes_twice() {
    std::mutex mutex;
    std::set<std::uint64_t> seeds;
    int asked = 0;
    for (const std::uint64_t deal : {5U, 6U}) {
      const QTemporaryDir folder;
      Program program(folder.path(), [&](const Question& question, const std::stop_token& stop) {
        const std::scoped_lock lock(mutex);
        seeds.insert(question.budget.seed);
        ++asked;
        return test::scripted_decide(question, stop);
      });
      program.settings.set_hints(false);
      program.game.start(test::easy_rules(), deal);
      QVERIFY(play_until(program.game, [&] { return program.game.phase() == GameController::HandOver; }));
    }
    const std::scoped_lock lock(mutex);
    QVERIFY(asked > 50);
    QCOMPARE(seeds.size(), static_cast<std::size_t>(asked));
  }

  // Also where the game is gone on with later.
  void a_game_keeps_its_bots() {
    const QTemporaryDir folder;
    const auto noted = [](const Program& program) { return program.store.games().front().level; };
    {
      Program program(folder.path());
      program.settings.set_level("quick");
      program.game.start(test::easy_rules(2), 5);
      QVERIFY(play_until(program.game, [&] { return program.game.events_shown() > 12; }));
      program.settings.set_level("expert");
      QCOMPARE(noted(program), "quick");
    }
    Program program(folder.path());
    QVERIFY(program.game.resume());
    QVERIFY(play_until(program.game, [&] { return program.game.phase() == GameController::GameOver; }));
    QCOMPARE(noted(program), "quick");
    QCOMPARE(program.store.lineups(program.game.record()), (Lineups{{0, Lineup(Level::quick)}}));
    program.game.start(test::easy_rules(1), 6);
    QVERIFY(play_until(program.game, [&] { return program.game.phase() == GameController::GameOver; }));
    QCOMPARE(noted(program), "expert");
  }

  void the_next_player_sits_on_the_right() {
    const QTemporaryDir folder;
    Program program(folder.path());
    GameController& game = program.game;
    game.start(test::easy_rules(6), 3);  // seats change after the fourth hand
    int checked = 0;
    connect(&game, &GameController::eventShown, &game, [&](const TableEvent& event) {
      if (event.type != GameController::HandStarted) return;
      ++checked;
      const int mine = game.bottom()->property("wind").toInt();
      QCOMPARE(game.right()->property("wind").toInt(), (mine + 1) % 4);
      QCOMPARE(game.top()->property("wind").toInt(), (mine + 2) % 4);
      QCOMPARE(game.left()->property("wind").toInt(), (mine + 3) % 4);
    });
    QVERIFY(play_until(game, [&] { return checked == 6; }));
  }

  void settings_are_kept() {
    const QTemporaryDir folder;
    {
      AppSettings settings(folder.filePath("settings.ini"));
      QCOMPARE(settings.level(), "quick");  // until another is chosen
      settings.set_language("ja");
      settings.set_language("tlh");  // not spoken here
      settings.set_level("expert");
      settings.setBotStyle(1, static_cast<int>(Style::careful));
      settings.setBotLevel(2, place_of(settings, "quick"));
      settings.setBotStyle(2, static_cast<int>(Style::big));  // which such a bot cannot
      settings.setBotLevel(3, 0);                             // there is no fourth
      settings.setBotStyle(0, 9);
      settings.set_speed(AppSettings::Slow);
      settings.set_hints(false);
      settings.set_two_step_discard(true);
    }
    const AppSettings settings(folder.filePath("settings.ini"));
    QCOMPARE(settings.language(), "ja");
    QCOMPARE(settings.level(), QString());
    QCOMPARE(to_text(settings.lineup()), "expert,expert-careful,quick");
    QCOMPARE(settings.speed(), AppSettings::Slow);
    QVERIFY(!settings.hints());
    QVERIFY(settings.two_step_discard());
  }

  // Once all bots were alike.
  void older_settings_are_read() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    const auto kept = [&](const QString& level, int style) {
      QSettings(file, QSettings::IniFormat).setValue("level", level);
      QSettings(file, QSettings::IniFormat).setValue("botStyle", style);
      return to_text(AppSettings(file).lineup());
    };
    QCOMPARE(kept("path", 0), "path");
    QCOMPARE(kept("expert", 3), "expert-careful");
    QCOMPARE(kept("path", 3), "path");
    QCOMPARE(kept("expert", 4), "expert-fast,expert-big,expert-careful");
    QCOMPARE(kept("nonsense", 17), "quick");
  }
};

QTEST_GUILESS_MAIN(TestGameController)
#include "tst_game_controller.moc"
