// A table whose values are not points of the hand: nothing on the way from the tutor's hints over the review
// to the book of mistakes tells them as such.
#include <QRegularExpression>
#include <QTest>

#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"
#include "tests/ui/stage/visits.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

// What the script decides, told by place at the end of the game.
Decision by_place(const app::Question& question, const std::stop_token& stop) {
  static const app::Decide script = scripted(false);
  Decision decision = script(question, stop);
  decision.unit = ValueUnit::placement;
  return decision;
}

void collect(const QQuickItem* item, QStringList& texts) {
  if (!item->isVisible()) return;
  for (const char* role : {"text", "spoken"}) {
    if (const QString text = item->property(role).toString(); !text.isEmpty()) texts << text;
  }
  const auto children = item->childItems();
  for (const QQuickItem* child : children) collect(child, texts);
}

QStringList texts_of(const Stage& stage) {
  QStringList texts;
  collect(stage.window()->contentItem(), texts);
  return texts;
}

// Values have two decimals, and what has a decimal is not called points. How large a mistake is counted is
// not a value of the script's: the ruleset says it.
QStringList told_in_points(const Stage& stage) {
  static const QRegularExpression one_decimal(QStringLiteral("[+\u2212]\\d+\\.\\d(?!\\d)"));
  static const QRegularExpression points(QStringLiteral("\\d\\.\\d+ points"));
  QStringList texts = texts_of(stage);
  texts.removeIf([](const QString& text) { return text.startsWith(QStringLiteral("Mistakes from")); });
  return texts.filter(one_decimal) + texts.filter(points);
}

qsizetype told_by_place(const Stage& stage) {
  static const QRegularExpression two_decimals(QStringLiteral("[+\u2212]\\d+\\.\\d\\d"));
  return texts_of(stage).filter(two_decimals).size();
}

}  // namespace

class TestValueUnit : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void hints_and_dock();
  void calls();
  void replay();
  void review_and_book();
};

void TestValueUnit::hints_and_dock() {
  Stage stage(by_place, {.hints = true, .record = played_turn(7, 44)});
  QVERIFY(stage.usable());
  QTRY_VERIFY(stage.game().tutor()->available());
  QTRY_VERIFY(told_by_place(stage) > 10);
  QVERIFY(texts_of(stage).contains(QStringLiteral("placement")));
  QVERIFY(!texts_of(stage).contains(QStringLiteral("points a hand")));
  QCOMPARE(told_in_points(stage), QStringList());
}

void TestValueUnit::calls() {
  Stage stage(by_place, {.hints = true, .record = three_chows()});
  QVERIFY(stage.usable());
  QTRY_VERIFY(stage.game().tutor()->available());
  QTRY_VERIFY(told_by_place(stage) > 0);
  QCOMPARE(told_in_points(stage), QStringList());
}

void TestValueUnit::replay() {
  Stage stage(by_place, {.hints = true, .record = {}});
  QVERIFY(stage.usable());
  QVERIFY(open_replay(stage, own_turn(20, true)));
  stage.services().replay.set_all_open(true);
  stage.press(Qt::Key_Down);
  QTRY_VERIFY(stage.services().replay.tutor()->available());
  QTRY_VERIFY(told_by_place(stage) > 0);
  QCOMPARE(told_in_points(stage), QStringList());
}

void TestValueUnit::review_and_book() {
  Stage stage(by_place, {.record = {}});
  QVERIFY(stage.usable());
  shelve_games(stage);
  QVERIFY(open_review(stage));
  QTRY_VERIFY(told_by_place(stage) > 3);
  QCOMPARE(told_in_points(stage), QStringList());
  QVERIFY(!texts_of(stage).filter(QStringLiteral("luck \u2013")).isEmpty());

  QVERIFY(leave_review_for_mistakes(stage));
  app::MistakeBook& book = stage.services().book;
  book.startDue();
  QCOMPARE(book.stage(), app::MistakeBook::Asking);
  QVERIFY(book.answer(0));
  QTRY_VERIFY(told_by_place(stage) > 1);
  QCOMPARE(told_in_points(stage), QStringList());
  while (book.stage() != app::MistakeBook::Over) {
    book.answer(0);
    book.next();
  }
  QTRY_VERIFY(told_by_place(stage) > 1);  // beside the position of the day, which comes with the game
}

QTEST_MAIN(TestValueUnit)
#include "tst_value_unit.moc"
