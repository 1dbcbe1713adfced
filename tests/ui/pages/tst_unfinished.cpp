// Games that are not over: which one goes on, which one is given up, and what was taken back.
#include <QTest>
#include <array>

#include "tests/ui/stage/script.h"
#include "tests/ui/stage/stage.h"
#include "tests/ui/stage/visits.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

void open_records(Stage& stage) {
  if (!stage.sees(QStringLiteral("menuPage"))) stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.sees(QStringLiteral("menuPage")));
  QVERIFY(open_page(stage, QStringLiteral("Records")));
  stage.named(QStringLiteral("recordList"))->forceActiveFocus();
}

}  // namespace

class TestUnfinished : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void one_of_three_unfinished_games_is_continued();
  void what_was_taken_back_folds_under_its_game();
};

void TestUnfinished::one_of_three_unfinished_games_is_continued() {
  Stage stage(scripted(false), {});
  shelve_games(stage);
  app::RecordStore& store = stage.services().store;
  std::array<int, 3> games{};
  for (int& game : games) {
    QVERIFY(stage.game().newGame());
    QTRY_VERIFY_WITH_TIMEOUT(stage.game().asked(), patience);
    game = stage.game().record();
  }
  open_records(stage);
  for (std::size_t i = 0; i < games.size(); ++i) QVERIFY(store.unfinished(games[i]));
  for (int row = 0; row < 2; ++row) stage.press(Qt::Key_Down);
  QVERIFY(Stage::seen(stage.named(QStringLiteral("resumeButton"))));
  stage.press(Qt::Key_Return);
  QTRY_VERIFY(!shows(stage, QStringLiteral("RecordsPage")));
  QCOMPARE(stage.game().record(), games[0]);
  QTRY_VERIFY(stage.game().asked());
  QCOMPARE(store.last_unfinished()->id, games[0]);
  // The one at the table is given up: two presses, and nobody sits there any more.
  open_records(stage);
  for (int row = 0; row < 2; ++row) stage.press(Qt::Key_Down);
  stage.press(Qt::Key_Delete);
  QTRY_COMPARE(seen_text(stage, QStringLiteral("deleteButton")), QStringLiteral("Press again to abandon"));
  QVERIFY(store.unfinished(games[0]));
  stage.press(Qt::Key_Delete);
  QTRY_COMPARE(seen_text(stage, QStringLiteral("deleteButton")), QStringLiteral("Delete"));
  QVERIFY(!store.unfinished(games[0]));
  QCOMPARE(stage.game().phase(), app::GameController::NoGame);
  QCOMPARE(store.last_unfinished()->id, games[2]);
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.sees(QStringLiteral("menuPage")));
  QVERIFY(!stage.sees(QStringLiteral("continueButton")));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestUnfinished::what_was_taken_back_folds_under_its_game() {
  Stage stage(scripted(false), {});
  shelve_games(stage);
  app::GameController& game = stage.game();
  QVERIFY(game.newGame());
  for (int turn = 0; turn < 2; ++turn) {
    QTRY_VERIFY_WITH_TIMEOUT(game.can_discard(), patience);
    const int events = game.events_shown();
    QVERIFY(game.discardDrawn() || game.discard(0));
    QTRY_VERIFY_WITH_TIMEOUT(game.asked() && game.events_shown() > events, patience);
    QVERIFY(game.takeBack(false));
  }
  open_records(stage);
  const auto shown = [&] { return seen_rows(stage, QStringLiteral("RecordRow")); };
  const auto listed = shown().size();
  QCOMPARE(listed, 3);  // two on the shelf, and this one
  QCOMPARE(shown()[0]->property("earlier").toInt(), 2);
  stage.press(Qt::Key_Right);
  QTRY_COMPARE(shown().size(), listed + 2);
  QVERIFY(shown()[1]->property("inner").toBool() && shown()[2]->property("inner").toBool());
  QVERIFY(shown()[0]->property("current").toBool());
  QTest::qWait(100);
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("records-taken-back")));
  stage.press(Qt::Key_Left);
  QTRY_COMPARE(shown().size(), listed);
  QCOMPARE(stage.warnings(), QStringList());
}

QTEST_MAIN(TestUnfinished)
#include "tst_unfinished.moc"
