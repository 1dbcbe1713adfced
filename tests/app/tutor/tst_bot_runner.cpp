// Decisions on worker threads. Run under ThreadSanitizer too.
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <condition_variable>
#include <mutex>

#include "app/tutor/bot_runner.h"
#include "engine/table/referee.h"
#include "tests/app/game/scripted.h"

using namespace tingpai;
using namespace tingpai::app;

namespace {

constexpr int patience = 20000;  // milliseconds; only a hang takes as long

Question question(std::uint64_t seed = 1) {
  Referee referee(Ruleset{}, seed);
  while (referee.advance()) {
  }
  const PlayerView& view = referee.view(referee.state().table.turn);
  return {Level::path, view, legal_actions(view), Budget{}};
}

// Thinks until it is stopped.
Decision endless(const Question& question, const std::stop_token& stop) {
  std::mutex mutex;
  std::condition_variable_any stopped;
  std::unique_lock lock(mutex);
  stopped.wait(lock, stop, [] { return false; });
  Decision decision;
  decision.chosen = question.legal.actions.front();
  decision.stopped = true;
  return decision;
}

struct Answer {
  int slot = 0;
  std::uint64_t id = 0;
  Decision decision;
};

// Collects what a runner says.
class Listener {
 public:
  explicit Listener(BotRunner& runner) {
    QObject::connect(&runner, &BotRunner::answered, &context_,
                     [this](int slot, std::uint64_t id, const Decision& decision) {
                       answers.push_back({slot, id, decision});
                     });
  }
  std::vector<Answer> answers;

 private:
  QObject context_;
};

}  // namespace

class TestBotRunner : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void answers_what_the_function_decides() {
    BotRunner runner(test::scripted_decide);
    Listener listener(runner);
    const Question asked = question();
    const auto id = runner.ask(2, asked);
    QVERIFY(runner.thinking(2));
    QVERIFY(listener.answers.empty());  // never at once: the caller does not wait
    QTRY_COMPARE_WITH_TIMEOUT(listener.answers.size(), std::size_t{1}, patience);
    QCOMPARE(listener.answers[0].slot, 2);
    QCOMPARE(listener.answers[0].id, id);
    QVERIFY(listener.answers[0].decision == test::scripted_decide(asked));
    QVERIFY(!runner.thinking(2));
  }

  // Its network is there before the worker thread asks for it.
  void a_club_player_asks_its_network() {
    BotRunner runner(decide_question);
    Listener listener(runner);
    Question asked = question();
    asked.bot = Level::club;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      asked.budget.seed = seed;
      runner.ask(1, asked);
      QTRY_COMPARE_WITH_TIMEOUT(listener.answers.size(), static_cast<std::size_t>(seed), patience);
      const Criterion criterion = listener.answers.back().decision.criterion;
      QVERIFY(criterion == Criterion::network || criterion == Criterion::misjudged);
    }
  }

  void three_seats_think_together() {
    std::mutex mutex;
    std::condition_variable all_here;
    int here = 0;
    BotRunner runner([&](const Question& question, const std::stop_token& stop) {
      std::unique_lock lock(mutex);
      ++here;
      all_here.notify_all();
      all_here.wait(lock, [&] { return here == 3; });  // hangs if they come one after the other
      lock.unlock();
      return test::scripted_decide(question, stop);
    });
    Listener listener(runner);
    for (const int slot : {1, 2, 3}) runner.ask(slot, question());
    QTRY_COMPARE_WITH_TIMEOUT(listener.answers.size(), std::size_t{3}, patience);
  }

  void a_new_question_replaces_the_old() {
    BotRunner runner([](const Question& question, const std::stop_token& stop) {
      if (question.bot.level == Level::expert) return endless(question, stop);
      return test::scripted_decide(question, stop);
    });
    Listener listener(runner);
    Question slow = question();
    slow.bot = Level::expert;
    const auto first = runner.ask(1, slow);
    const auto second = runner.ask(1, question(2));
    QVERIFY(first != second);
    QTRY_COMPARE_WITH_TIMEOUT(listener.answers.size(), std::size_t{1}, patience);
    QCOMPARE(listener.answers[0].id, second);
    QTest::qWait(100);
    QCOMPARE(listener.answers.size(), std::size_t{1});
  }

  void a_finished_but_undelivered_answer_is_dropped() {
    std::atomic<int> done = 0;
    BotRunner runner([&](const Question& question, const std::stop_token& stop) {
      auto decision = test::scripted_decide(question, stop);
      ++done;
      return decision;
    });
    Listener listener(runner);
    runner.ask(1, question());
    while (done == 0) QThread::msleep(1);  // no events: the answer is there and not delivered
    runner.cancel(1);
    QTest::qWait(100);
    QVERIFY(listener.answers.empty());
  }

  void cancelled_means_silent() {
    BotRunner runner(endless);
    Listener listener(runner);
    runner.ask(0, question());
    runner.ask(BotRunner::tutor_slot, question());
    runner.cancel(0);
    QVERIFY(!runner.thinking(0));
    QVERIFY(runner.thinking(BotRunner::tutor_slot));
    runner.cancel_all();
    QVERIFY(!runner.thinking(BotRunner::tutor_slot));
    QTest::qWait(100);
    QVERIFY(listener.answers.empty());
  }

  void the_end_of_the_runner_stops_everything() {
    std::atomic<int> running = 0;
    for (int round = 0; round < 10; ++round) {
      BotRunner runner([&](const Question& question, const std::stop_token& stop) {
        ++running;
        auto decision = endless(question, stop);
        --running;
        return decision;
      });
      for (int slot = 0; slot < BotRunner::slots_count; ++slot) runner.ask(slot, question());
      if (round % 2 == 0) QTest::qWait(5);
    }
    QCOMPARE(running.load(), 0);
  }

  void many_questions_and_changes_of_mind() {
    BotRunner runner(test::scripted_decide);
    Listener listener(runner);
    QRandomGenerator random(3);
    std::vector<std::uint64_t> last(BotRunner::slots_count, 0);
    const Question asked = question();
    for (int i = 0; i < 300; ++i) {
      const int slot = random.bounded(BotRunner::slots_count);
      last[static_cast<std::size_t>(slot)] = runner.ask(slot, asked);
      if (random.bounded(4) == 0) {
        runner.cancel(slot);
        last[static_cast<std::size_t>(slot)] = 0;
      }
      if (random.bounded(3) == 0) QCoreApplication::processEvents();
    }
    const auto busy = [&] {
      for (int slot = 0; slot < BotRunner::slots_count; ++slot) {
        if (runner.thinking(slot)) return true;
      }
      return false;
    };
    QTRY_VERIFY_WITH_TIMEOUT(!busy(), patience);
    for (int slot = 0; slot < BotRunner::slots_count; ++slot) {
      const auto id = last[static_cast<std::size_t>(slot)];
      const auto count = std::count_if(listener.answers.begin(), listener.answers.end(),
                                       [&](const Answer& answer) { return answer.id == id; });
      QCOMPARE(count, id == 0 ? 0 : 1);
    }
  }
};

QTEST_GUILESS_MAIN(TestBotRunner)
#include "tst_bot_runner.moc"
