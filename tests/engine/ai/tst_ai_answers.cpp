// Positions whose best answer was found by playing them out with the true hands: tests/data/answers.lessons,
// which tests/bench/answers makes.
#include <QtTest>
#include <fstream>
#include <sstream>

#include "tests/bench/found_answers.h"

using namespace tingpai;

class TestAiAnswers : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    std::ifstream file(TINGPAI_TEST_DATA_DIR "/answers.lessons");
    std::stringstream text;
    text << file.rdbuf();
    const auto lessons = parse_lessons(text.str());
    QVERIFY2(lessons, lessons ? "" : lessons.error().message.c_str());
    lessons_ = *lessons;
    QCOMPARE(lessons_.size(), std::size_t{300});
  }

  void one_answer_is_clearly_the_best() {
    for (const Lesson& lesson : lessons_) {
      QCOMPARE(lesson.decision.evaluations.front().value, 0.0);
      for (const Evaluation& one : lesson.decision.evaluations) {
        if (one.action == lesson.decision.chosen) continue;
        QVERIFY(one.value <= -1);
        QVERIFY(one.value + one.margin < 0);
      }
    }
  }

  void every_action_is_weighed() {
    for (const Lesson& lesson : lessons_) {
      const PlayerView view = view_of(lesson);
      QCOMPARE(view.seat, lesson.seat);
      QCOMPARE(legal_actions(view).actions.size(), lesson.decision.evaluations.size());
    }
  }

  // Who plays better finds more of them: the positions know nothing of what the levels think.
  void stronger_levels_find_more() {
    const FoundAnswers quick = found_answers(Level::quick, lessons_);
    const FoundAnswers path = found_answers(Level::path, lessons_);
    const FoundAnswers expert = found_answers(Level::expert, lessons_);
    QVERIFY2(path.best > quick.best + 0.1, qPrintable(QString::number(path.best)));
    QVERIFY2(expert.best > path.best + 0.05, qPrintable(QString::number(expert.best)));
    QVERIFY(path.given_up < quick.given_up - 2);
    QVERIFY(expert.given_up < path.given_up - 0.5);
  }

 private:
  std::vector<Lesson> lessons_;
};

QTEST_APPLESS_MAIN(TestAiAnswers)
#include "tst_ai_answers.moc"
