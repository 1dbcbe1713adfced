// Whoever decides for a game, or looks back at one, is told who sits there: bots, tutor, teacher, replay and
// review.
#include <QTemporaryDir>
#include <QTest>
#include <mutex>

#include "app/game/replay_controller.h"
#include "app/people/table_pace.h"
#include "app/study/review.h"
#include "tests/app/game/hurried_clock.h"
#include "tests/app/game/scripted.h"
#include "tests/app/study/study_games.h"

using namespace tingpai;
using namespace tingpai::app;

namespace {

constexpr int patience = 60000;  // milliseconds; only a hang takes as long
const Seat me = all_seats[0];

// The scripted bot, and all it was asked.
class Asked {
 public:
  Decide decide() {
    return [this](const Question& question, const std::stop_token&) {
      const std::scoped_lock lock(mutex_);
      questions_.push_back(question);
      return test::scripted_decide(question);
    };
  }
  std::vector<Question> questions() {
    const std::scoped_lock lock(mutex_);
    return questions_;
  }
  void clear() {
    const std::scoped_lock lock(mutex_);
    questions_.clear();
  }
  // The last one with margins: the tutor's.
  std::optional<Question> of_tutor() {
    std::optional<Question> last;
    for (const Question& question : questions()) {
      if (question.budget.margins) last = question;
    }
    return last;
  }

 private:
  std::mutex mutex_;
  std::vector<Question> questions_;
};

struct Program {
  explicit Program(const QString& folder)
      : settings(folder + "/settings.ini"),
        store(folder),
        reviews(store),
        game(store, settings, asked.decide(), clock),
        replay(store, settings, game, asked.decide()),
        review(store, reviews, asked.decide()) {
    settings.set_speed(AppSettings::Off);
    settings.set_level("path");
    settings.set_hints(true);
  }

  Asked asked;
  AppSettings settings;
  RecordStore store;
  ReviewStore reviews;
  test::HurriedClock clock;
  GameController game;
  ReplayController replay;
  Review review;
};

// Acts for the person as the tutor would, until `enough`.
template <class Enough>
bool play_until(GameController& game, Enough enough) {
  QElapsedTimer clock;
  clock.start();
  while (!enough()) {
    if (clock.elapsed() > patience) return false;
    if (game.asked() && game.tutor()->available()) game.act(game.tutor()->decision()->chosen);
    if (game.phase() == GameController::HandOver) game.nextHand();
    QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
  }
  return true;
}

// The person is asked, and the tutor has answered, in the hand of this number.
bool asked_in(GameController& game, int hand) {
  return play_until(game,
                    [&] { return game.hand_number() == hand && game.asked() && game.tutor()->available(); });
}

TablePace pace_of(Program& program, std::int64_t game, const Lineups& levels) {
  return TablePace(*program.store.players(game), levels, *program.store.load(game));
}

bool reviewed(Program& program, int game) {
  program.asked.clear();
  program.review.open(game);
  return QTest::qWaitFor([&] { return !program.review.running(); }, patience) &&
         program.review.error_text().isEmpty();
}

}  // namespace

class TestGameField : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everybody_asks_alike();
  void a_waiting_hand_is_not_asked_about_a_discard();
  void resumed_is_as_before();
  void taken_back_is_as_it_was_then();
  void a_replay_knows_what_was_known_then();
  void a_review_asks_as_at_the_table();
  void a_review_is_the_same_whenever_it_is_made();
  void a_branch_keeps_the_levels_of_before();
  void strangers_are_unknown();
  void slow_and_fast_tables_are_told();
};

void TestGameField::everybody_asks_alike() {
  const QTemporaryDir folder;
  Program program(folder.path());
  program.settings.set_teaching(true);
  program.game.start(test::easy_rules(3), 4);
  QVERIFY(play_until(program.game, [&] { return program.game.phase() == GameController::GameOver; }));
  const auto pace = pace_of(program, program.game.record(), {{0, Lineup(Level::path)}});
  std::vector<int> begins;  // of hands
  const auto events = *program.store.load(program.game.record());
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (std::holds_alternative<events::HandStarted<Truth>>(events[i])) begins.push_back(static_cast<int>(i));
  }
  QVERIFY(pace.at(begins[1])[me] != Pace());
  int bots = 0, tutor = 0, teacher = 0, opening = 0;
  for (const Question& question : program.asked.questions()) {
    ++(question.bot.level == Level::path ? bots
       : question.budget.plans           ? tutor
       : question.budget.margins         ? teacher
                                         : opening);
    const auto hand = static_cast<std::size_t>(question.view.table.hand_number);
    QVERIFY(question.field == pace.at(begins[hand]));
    QCOMPARE(question.field[all_seats[1]], Pace(Level::path));
  }
  QVERIFY(bots > 0 && tutor > 0 && teacher > 0);
  QCOMPARE(opening, 3);
}

// What the tutor tells in the others' turns would else tell whether a discard can be called.
void TestGameField::a_waiting_hand_is_not_asked_about_a_discard() {
  const QTemporaryDir folder;
  Program program(folder.path());
  program.game.start(test::easy_rules(2), 9);
  QVERIFY(play_until(program.game, [&] { return program.game.phase() == GameController::GameOver; }));
  int waits = 0, own = 0;
  for (const Question& question : program.asked.questions()) {
    if (!question.budget.plans || question.budget.margins) continue;
    ++waits;
    const PublicState& table = question.view.table;
    own += table.turn == me;
    QVERIFY(table.phase == (table.turn == me ? Phase::claiming : Phase::acting));
    QCOMPARE(question.legal.actions.size(), std::size_t{1});
    QVERIFY(question.legal.has(ActionType::pass));
    QVERIFY(!question.view.drawn);
  }
  QVERIFY(own > 0 && waits > own);
}

void TestGameField::resumed_is_as_before() {
  const QTemporaryDir folder;
  std::optional<Question> before;
  {
    Program program(folder.path());
    program.game.start(test::easy_rules(4), 4);
    QVERIFY(asked_in(program.game, 3));
    before = program.asked.of_tutor();
  }
  QVERIFY(before && before->field[me] != Pace());
  Program program(folder.path());
  QVERIFY(program.game.resume());
  QTRY_VERIFY_WITH_TIMEOUT(program.game.tutor()->available(), patience);
  const auto now = program.asked.of_tutor();
  QVERIFY(now && now->view == before->view);
  QVERIFY(now->field == before->field);
}

// Back in the hand before, whose end nobody knows yet.
void TestGameField::taken_back_is_as_it_was_then() {
  const QTemporaryDir folder;
  Program program(folder.path());
  program.game.start(test::easy_rules(4), 4);
  QVERIFY(asked_in(program.game, 2));
  const Field second = program.asked.of_tutor()->field;
  QVERIFY(play_until(program.game, [&] { return program.game.phase() == GameController::HandOver; }));
  QVERIFY(program.game.takeBack(false));
  QVERIFY(asked_in(program.game, 2));
  QVERIFY(program.asked.of_tutor()->field == second);
  QVERIFY(asked_in(program.game, 3));
  QVERIFY(program.asked.of_tutor()->field != second);
}

void TestGameField::a_replay_knows_what_was_known_then() {
  const QTemporaryDir folder;
  Program program(folder.path());
  const auto events = test::careless_game(4, 3);
  const auto game = test::played_here(program.store, events);
  program.store.note_lineup(game, 0, Lineup(Level::quick));
  const auto pace = pace_of(program, game, {{0, Lineup(Level::quick)}});
  QVERIFY(program.replay.open(game));
  int looked = 0;
  for (int hand = 0; hand < 3; ++hand) {
    program.replay.seek(program.replay.hands()[hand]);
    program.replay.stepChoice(1);
    QTRY_VERIFY_WITH_TIMEOUT(program.replay.tutor()->available(), patience);
    const auto question = program.asked.of_tutor();
    QCOMPARE(question->view.table.hand_number, hand);
    QVERIFY(question->field == pace.at(program.replay.position()));
    looked += question->field[me] != Pace();
  }
  QCOMPARE(looked, 2);
}

void TestGameField::a_review_asks_as_at_the_table() {
  const QTemporaryDir folder;
  Program program(folder.path());
  const auto events = test::careless_game(4, 3);
  const auto game = test::played_here(program.store, events);
  const auto unnoted = test::played_here(program.store, events);
  program.store.note_lineup(game, 0, Lineup(Level::quick));
  program.store.note_lineup(game, 200, Lineup(Level::expert));
  const Lineups levels{{0, Lineup(Level::quick)}, {200, Lineup(Level::expert)}};
  for (const auto& [id, noted] : {std::pair(game, levels), std::pair(unnoted, Lineups())}) {
    const auto pace = pace_of(program, id, noted);
    QVERIFY(reviewed(program, static_cast<int>(id)));
    const auto questions = program.asked.questions();
    const auto answers = answered_points(events, me);
    int found = 0;
    for (const Question& question : questions) {
      for (const AnsweredPoint& answer : answers) {
        if (!(question.view == answer.view)) continue;
        ++found;
        QVERIFY(question.field == pace.at(answer.number));
      }
    }
    QVERIFY(found >= static_cast<int>(questions.size()) && found > 20);
  }
}

// While the game goes on, and when it is over.
void TestGameField::a_review_is_the_same_whenever_it_is_made() {
  const QTemporaryDir folder;
  Program program(folder.path());
  program.settings.set_hints(true);
  program.game.start(test::easy_rules(3), 4);
  QVERIFY(asked_in(program.game, 2));
  const int game = program.game.record();
  QVERIFY(reviewed(program, game));
  const auto early = program.asked.questions();
  QVERIFY(play_until(program.game, [&] { return program.game.phase() == GameController::GameOver; }));
  program.reviews.forget(game);
  QVERIFY(reviewed(program, game));
  const auto late = program.asked.questions();
  QVERIFY(early.size() > 5 && late.size() > early.size());
  int same = 0;
  for (const Question& one : early) {
    for (const Question& other : late) {
      if (!(one.view == other.view) || !(one.legal == other.legal)) continue;
      ++same;
      QVERIFY(one.field == other.field);
    }
  }
  QVERIFY(same >= static_cast<int>(early.size()));
  QCOMPARE(late.back().field[all_seats[1]], Pace(Level::path));
}

void TestGameField::a_branch_keeps_the_levels_of_before() {
  const QTemporaryDir folder;
  Program program(folder.path());
  const auto events = test::careless_game(4, 2);
  const auto game = test::played_here(program.store, events);
  program.store.note_lineup(game, 0, Lineup(Level::quick));
  program.store.note_lineup(game, 90, Lineup(Level::expert));
  QVERIFY(program.replay.open(game, 0, 60));
  QVERIFY(program.replay.branch());
  const auto branch = program.game.record();
  QCOMPARE(program.store.lineups(branch), (Lineups{{0, Lineup(Level::quick)}, {60, Lineup(Level::path)}}));
  QCOMPARE(program.store.entry(branch)->level, QString("path"));  // all that was played in it
  QVERIFY(!program.store.remove(game));
  QCOMPARE(program.store.lineups(game), Lineups());
  QCOMPARE(program.store.lineups(branch).size(), std::size_t{2});
}

void TestGameField::strangers_are_unknown() {
  const QTemporaryDir folder;
  Program program(folder.path());
  const auto game = program.store.add(test::careless_game(4, 2));
  QVERIFY(reviewed(program, static_cast<int>(*game)));
  int first = 0;
  for (const Question& question : program.asked.questions()) {
    const bool in_first = question.view.table.hand_number == 0;
    first += in_first;
    for (const Seat seat : all_seats) QCOMPARE(question.field[seat] == Pace(), in_first);
  }
  QVERIFY(first > 0);
}

void TestGameField::slow_and_fast_tables_are_told() {
  const QTemporaryDir folder;
  Program program(folder.path());
  QCOMPARE(program.game.pace_text(), QString());
  program.settings.set_level("quick");
  program.game.start(test::easy_rules(), 4);
  QCOMPARE(program.game.pace_text(), QString("This table is slower than usual"));
  QVERIFY(program.game.pace_note().contains("you have more time"));
  program.settings.set_level("expert");
  QCOMPARE(program.game.pace_text(), QString("This table is slower than usual"));  // it keeps its bots
  program.game.start(test::easy_rules(), 4);
  QCOMPARE(program.game.pace_text(), QString("This table is faster than usual"));
  QVERIFY(program.game.pace_note().contains("you have less time"));
  program.settings.set_level("path");
  program.game.start(test::easy_rules(), 4);
  QCOMPARE(program.game.pace_text(), QString());
  QCOMPARE(program.game.pace_note(), QString());

  const auto game = test::played_here(program.store, test::careless_game(4, 1));
  program.store.note_lineup(game, 0, Lineup(Level::quick));
  QVERIFY(program.replay.open(game));
  QCOMPARE(program.replay.pace_text(), QString("This table is slower than usual"));
}

QTEST_GUILESS_MAIN(TestGameField)
#include "tst_game_field.moc"
