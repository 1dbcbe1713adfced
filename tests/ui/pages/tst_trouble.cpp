// What goes wrong, and keys pressed where they are not expected.
#include <QDir>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include "tests/app/study/study_games.h"
#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"
#include "tests/ui/stage/visits.h"

using namespace tingpai;
using namespace tingpai::ui_test;
using app::GameController;

namespace {

bool bound(Stage& stage) {
  return QTest::qWaitFor([&] { return stage.game().asked(); }, patience);
}

QStringList hand(Stage& stage) {
  QStringList all;
  const app::RowModel& rows = *stage.game().hand();
  for (int row = 0; row < rows.count(); ++row) all << rows.value(row, "tile").toString();
  return all;
}

QString shown_error(const Stage& stage) {
  return stage.sees(QStringLiteral("errors"))
             ? stage.named(QStringLiteral("errors"))->property("words").toString()
             : QString();
}

// The disk takes no more of the table `full`, until the end of its life.
class FullDisk {
 public:
  FullDisk(Stage& stage, const QString& full) {
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("full"));
    database.setDatabaseName(stage.services().store.directory() + QStringLiteral("/games.db"));
    open_ = database.open();
    run(QStringLiteral(
            "CREATE TRIGGER full BEFORE INSERT ON %1 BEGIN SELECT RAISE(FAIL, 'disk is full'); END")
            .arg(full));
  }
  ~FullDisk() {
    run(QStringLiteral("DROP TRIGGER full"));
    QSqlDatabase::database(QStringLiteral("full")).close();
    QSqlDatabase::removeDatabase(QStringLiteral("full"));
  }
  bool usable() const { return open_; }

 private:
  void run(const QString& statement) {
    QSqlQuery query(QSqlDatabase::database(QStringLiteral("full")));
    open_ = query.exec(statement) && open_;
  }

  bool open_ = false;
};

}  // namespace

class TestTrouble : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // The game leaves the table with a word why, nothing of it is lost, and it goes on where it was.
  void a_full_disk_loses_nothing() {
    Stage stage(scripted(false), {.record = own_turn(60, false)});
    QVERIFY(bound(stage));
    const QStringList before = hand(stage);
    {
      const FullDisk full(stage, QStringLiteral("events"));
      QVERIFY(full.usable());
      stage.press(Qt::Key_Space);
      QTRY_VERIFY(stage.sees(QStringLiteral("menuPage")));
      QVERIFY2(shown_error(stage).contains(QStringLiteral("disk is full")), qPrintable(shown_error(stage)));
      stage.press(Qt::Key_Escape);
      QCOMPARE(shown_error(stage), QString());
      QVERIFY(stage.sees(QStringLiteral("menuPage")));
      stage.click(QStringLiteral("continueButton"));  // still full: the turn is there, the next event is not
      QVERIFY(bound(stage));
      stage.press(Qt::Key_Space);
      QTRY_VERIFY(stage.sees(QStringLiteral("menuPage")));
    }
    stage.click(QStringLiteral("continueButton"));
    QVERIFY(bound(stage));
    QVERIFY(!stage.sees(QStringLiteral("menuPage")));
    QCOMPARE(hand(stage), before);
    stage.press(Qt::Key_Space);
    QTRY_VERIFY(hand(stage) != before);
    QCOMPARE(stage.warnings(), QStringList());
  }

  void a_game_that_cannot_begin_leaves_the_menu_and_the_last_one() {
    Stage stage(scripted(false), {.record = {}});
    const FullDisk full(stage, QStringLiteral("games"));
    stage.click(QStringLiteral("newGameButton"));
    QTRY_VERIFY(stage.sees(QStringLiteral("startButton")));
    stage.click(QStringLiteral("startButton"));
    QTRY_VERIFY(shown_error(stage).contains(QStringLiteral("disk is full")));
    QVERIFY(stage.sees(QStringLiteral("menuPage")));
    QVERIFY(!stage.game().newSharedGame({QStringLiteral("Ann"), QStringLiteral("Bo")}, {}));
    QCOMPARE(stage.warnings(), QStringList());
  }

  // Folders lie where files should: not even the administrator writes those.
  void what_cannot_be_written_is_looked_at() {
    const auto folder = [](const QString& path) {
      {
        app::RecordStore store(path);
        test::played_here(store, test::careless_game(1, 1));
      }
      QVERIFY(QDir().mkpath(path + QStringLiteral("/games.db-wal")));
      QVERIFY(QDir().mkpath(path + QStringLiteral("/settings.ini")));
    };
    Stage stage(scripted(false), {.folder = folder, .record = {}});
    QTRY_VERIFY(shown_error(stage).contains(QStringLiteral("settings last until")));
    const QString why = QStringLiteral("You can look at the records");
    QVERIFY2(shown_error(stage).contains(why), qPrintable(shown_error(stage)));
    const QRectF notice = Stage::place(stage.named(QStringLiteral("errors")));
    QVERIFY(notice.left() >= 0 && notice.right() <= 1280);
    QVERIFY(keep_picture(stage.picture(), QStringLiteral("read-only")));
    stage.press(Qt::Key_Escape);
    QCOMPARE(shown_error(stage), QString());
    QVERIFY(!stage.game().newGame());
    QTRY_VERIFY2(shown_error(stage).contains(why), qPrintable(shown_error(stage)));
    QVERIFY(stage.sees(QStringLiteral("menuPage")));
    stage.press(Qt::Key_Escape);
    QVERIFY(open_page(stage, QStringLiteral("Statistics")));
    QTRY_COMPARE(stage.services().statistics.property("games").toInt(), 1);
    stage.press(Qt::Key_Escape);
    QVERIFY(open_review(stage));
    QCOMPARE(stage.warnings(), QStringList());
  }

  void an_unfinished_game_outlives_a_new_one_that_cannot_begin() {
    Stage stage(scripted(false), {.record = own_turn(60, false)});
    QVERIFY(bound(stage));
    const FullDisk full(stage, QStringLiteral("games"));
    QVERIFY(!stage.game().newGame());
    QVERIFY(stage.services().store.last_unfinished().has_value());
    QVERIFY(stage.game().asked());
  }

  // Keys that hold everywhere lead to what they name, and nothing behind a page hears others.
  void new_game_and_deal_leave_what_lies_over_them() {
    Stage stage(scripted(false), {.record = own_turn(60, false)});
    QVERIFY(bound(stage));
    const int events = stage.game().events_shown();
    QVERIFY(stage.go_to(QStringLiteral("Settings")));
    QTRY_VERIFY(stage.sees(QStringLiteral("languageChoice")));
    stage.press(Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(stage.sees(QStringLiteral("startButton")));
    QVERIFY(!stage.sees(QStringLiteral("languageChoice")));
    stage.press(Qt::Key_F1);
    QTRY_VERIFY(stage.sees(QStringLiteral("keyHelp")));
    stage.press(Qt::Key_D, Qt::ControlModifier);
    QTRY_VERIFY(stage.sees(QStringLiteral("dealField")));
    QVERIFY(!stage.sees(QStringLiteral("keyHelp")));
    QTRY_VERIFY(stage.named(QStringLiteral("dealField"))->hasActiveFocus());
    QCOMPARE(stage.game().events_shown(), events);
    for (const char* below : {"startButton", "languageChoice"}) {  // one lay over the other
      stage.press(Qt::Key_Escape);
      QTRY_VERIFY2(stage.sees(QLatin1String(below)), below);
    }
    stage.press(Qt::Key_Escape);
    QTRY_VERIFY(!stage.sees(QStringLiteral("languageChoice")));
    QVERIFY(!stage.sees(QStringLiteral("menuPage")));
    QCOMPARE(stage.warnings(), QStringList());
  }

  // What one does not see is not changed by a letter.
  void letters_do_nothing_behind_a_page() {
    Stage stage(scripted(false), {.hints = true, .record = own_turn(60, false)});
    QVERIFY(bound(stage));
    const bool folded = stage.window()->property("dockFolded").toBool();
    QVERIFY(stage.go_to(QStringLiteral("Settings")));
    QTRY_VERIFY(stage.sees(QStringLiteral("languageChoice")));
    for (const char letter : {'t', 'h', 'v'}) stage.type(letter);
    QCOMPARE(stage.window()->property("dockFolded").toBool(), folded);
    QVERIFY(stage.settings().hints());
    stage.press(Qt::Key_Escape);
    QTRY_VERIFY(!stage.sees(QStringLiteral("languageChoice")));
    stage.window()->setProperty("menuShown", false);
    stage.type('t');
    QCOMPARE(stage.window()->property("dockFolded").toBool(), !folded);
    stage.type('h');
    QTRY_VERIFY(!stage.settings().hints());
  }

  // The page changes its shape with the size of the text: it must not do so under the hand.
  void the_text_grows_when_the_slider_is_let_go_of() {
    Stage stage(scripted(false), {});
    stage.click(QStringLiteral("settingsButton"));
    QTRY_VERIFY(stage.sees(QStringLiteral("textSlider")));
    QQuickItem* slider = nullptr;
    for (QQuickItem* child : stage.named(QStringLiteral("textSlider"))->childItems()) {
      if (child->inherits("QQuickSlider")) slider = child;
    }
    QVERIFY(slider != nullptr);
    const auto at = [&](double share) {
      return slider->mapToScene(QPointF(slider->width() * share, slider->height() / 2)).toPoint();
    };
    QTest::mousePress(stage.window(), Qt::LeftButton, {}, at(0.03));
    const QPoint end = at(0.97);
    for (const double share : {0.2, 0.5, 0.8}) QTest::mouseMove(stage.window(), at(share));
    QTest::mouseMove(stage.window(), end);
    QCOMPARE(stage.settings().text_scale(), 1.0);
    QTest::mouseRelease(stage.window(), Qt::LeftButton, {}, end);
    QTRY_COMPARE(stage.settings().text_scale(), 2.0);
    QCOMPARE(stage.warnings(), QStringList());
  }

  // Where the focus stays in the search, a screen reader is told what the arrows choose.
  void a_chosen_fan_is_said() {
    Stage stage(scripted(false), {});
    stage.click(QStringLiteral("fansButton"));
    QTRY_VERIFY(stage.sees(QStringLiteral("fanSearch")));
    QTest::qWait(100);
    stage.press(Qt::Key_Down);
    const QString second = stage.services().announcer.text();
    QVERIFY2(second.contains(QStringLiteral(" fan. ")), qPrintable(second));
    stage.press(Qt::Key_Down);
    QVERIFY(stage.services().announcer.text() != second);
  }

  // Tab goes round what a page offers and comes back to where it began; nothing behind it is reached.
  void tab_stays_on_the_page_data() {
    QTest::addColumn<QString>("page");
    for (const char* page : {"NewGame", "Hotseat", "Records", "Mistakes", "Deal", "Statistics", "Fans",
                             "Settings", "Tour", "menu", "keys"})
      QTest::newRow(page) << QString::fromLatin1(page);
  }
  void tab_stays_on_the_page() {
    QFETCH(QString, page);
    Stage stage(scripted(false), {.record = own_turn(60, false)});
    QVERIFY(bound(stage));
    stage.press(Qt::Key_Escape);
    QTRY_VERIFY(stage.sees(QStringLiteral("menuPage")));
    QString root = QStringLiteral("menuPage");
    if (page == QLatin1String("keys")) {
      stage.press(Qt::Key_F1);
      root = QStringLiteral("keyHelp");
    } else if (page != QLatin1String("menu")) {
      QVERIFY(stage.go_to(page));
      root.clear();
    }
    QTest::qWait(100);
    const auto inside = [&](const QQuickItem* item) {
      for (; item != nullptr; item = item->parentItem()) {
        if (root.isEmpty() ? item->inherits("QQuickLoader") : item->objectName() == root) return true;
      }
      return false;
    };
    QVERIFY(inside(stage.window()->activeFocusItem()));
    stage.press(Qt::Key_Tab);
    const QQuickItem* first = stage.window()->activeFocusItem();
    QVERIFY(inside(first));
    int steps = 0;
    for (const QQuickItem* at = nullptr; at != first; ++steps) {
      QVERIFY2(steps < 200, "Tab does not come back");
      stage.press(Qt::Key_Tab);
      at = stage.window()->activeFocusItem();
      QVERIFY2(inside(at), qPrintable(QStringLiteral("%1 tabs: %2 %3")
                                          .arg(steps + 1)
                                          .arg(at != nullptr ? at->metaObject()->className() : "nothing",
                                               at != nullptr ? at->objectName() : QString())));
    }
  }

  // Held while the window is left, the key of the hints is let go of.
  void a_peek_ends_with_the_window() {
    Stage stage(scripted(false), {.hints = false, .record = own_turn(60, false)});
    QVERIFY(bound(stage));
    const app::Tutor& tutor = *stage.game().tutor();
    QTest::keyPress(stage.window(), Qt::Key_H);
    QTRY_VERIFY(tutor.shown());
    QWindow other;
    other.show();
    other.requestActivate();
    QTRY_VERIFY(!tutor.shown());
    stage.window()->requestActivate();
    QTRY_VERIFY(stage.window()->isActive());
    QTest::keyRelease(stage.window(), Qt::Key_H);
    QVERIFY(!tutor.shown() && !stage.settings().hints());
  }

  // Both Enter keys choose what has the focus; neither discards behind it.
  void the_other_enter_does_the_same() {
    Stage stage(scripted(false), {.hints = true, .record = own_turn(60, false)});
    QVERIFY(bound(stage));
    QTRY_VERIFY(stage.game().tutor()->available());
    stage.press(Qt::Key_Left);  // a tile is chosen
    const QList<QQuickItem*> cards = stage.of_type(QStringLiteral("PlanCard"));
    QVERIFY(!cards.isEmpty());
    cards.constFirst()->forceActiveFocus(Qt::TabFocusReason);
    const QStringList before = hand(stage);
    stage.press(Qt::Key_Enter);
    QTest::qWait(200);
    QCOMPARE(hand(stage), before);
    stage.named(QStringLiteral("helpButton"))->forceActiveFocus(Qt::TabFocusReason);
    stage.press(Qt::Key_Enter);
    QTRY_VERIFY(stage.sees(QStringLiteral("keyHelp")));
    QCOMPARE(hand(stage), before);
  }

  // What is waited for is told of the tiles beside the drawn one; after a claim there is none.
  void waits_are_told_when_there_are_any() {
    Stage stage(scripted(false), {.record = own_turn(60, false)});
    QVERIFY(bound(stage));
    app::Announcer& announcer = stage.services().announcer;
    announcer.ask(&stage.game(), app::Announcer::Waits);
    const QString drawn = announcer.text();
    QVERIFY(drawn.contains(QStringLiteral("Not ready")) || drawn.contains(QStringLiteral("Waiting for")));
    Stage other(scripted(false), {.record = three_chows()});
    QVERIFY(bound(other));
    other.press(Qt::Key_C);
    other.type('1');
    QTRY_VERIFY_WITH_TIMEOUT(other.game().can_discard(), patience);
    other.services().announcer.ask(&other.game(), app::Announcer::Waits);
    QVERIFY(other.services().announcer.text().startsWith(QStringLiteral("Discard first")));
  }

  // What was found wrong before there was a window is told in it, and nothing of the record is lost.
  void a_damaged_game_is_told_of_at_the_start() {
    std::vector<Event> damaged = own_turn(60, false);
    damaged.push_back(damaged.front());
    Stage stage(scripted(false), {.record = damaged});
    QVERIFY(!stage.game().asked());
    QTRY_VERIFY2(shown_error(stage).contains(QStringLiteral("event %1: ").arg(damaged.size())),
                 qPrintable(shown_error(stage)));
    QVERIFY(stage.sees(QStringLiteral("menuPage")));
    const QDir folder(stage.services().store.directory());
    QCOMPARE(folder.entryList({QStringLiteral("game-*-damaged.txt")}).size(), 1);
    QCOMPARE(stage.warnings(), QStringList());
  }

  void a_record_that_cannot_be_replayed_says_why() {
    Stage stage(scripted(false), {.record = {}});
    std::vector<Event> damaged = own_turn(60, false);
    damaged.push_back(damaged.front());
    test::played_here(stage.services().store, damaged);
    QVERIFY(open_page(stage, QStringLiteral("Records")));
    stage.click(QStringLiteral("replayButton"));
    const auto message = [&] {
      return stage.named(QStringLiteral("recordMessage"))->property("text").toString();
    };
    QTRY_VERIFY2(message().contains(QString::number(damaged.size())), qPrintable(message()));
    QVERIFY(shows(stage, QStringLiteral("RecordsPage")));
    QCOMPARE(stage.warnings(), QStringList());
  }

  // Whatever came to the shelf meanwhile.
  void the_review_after_a_game_is_of_this_game() {
    Stage stage(scripted(false), {.record = last_hand_over()});
    QTRY_VERIFY(stage.sees(QStringLiteral("resultPage")));
    stage.click(QStringLiteral("nextButton"));
    QTRY_VERIFY(stage.sees(QStringLiteral("gameOverPage")));
    shelve_games(stage);
    stage.services().records.refresh();
    QVERIFY(stage.services().records.gameAt(0) != stage.game().record());
    stage.click(QStringLiteral("overReviewButton"));
    QTRY_VERIFY(shows(stage, QStringLiteral("ReviewPage")));
    QCOMPARE(stage.services().records.selected_game(), stage.game().record());
    QCOMPARE(stage.warnings(), QStringList());
  }

  // A second game begins its own last page: nothing of the first one's file or code stands there.
  void the_standing_is_of_its_game() {
    Stage stage(scripted(false), {.record = last_hand_over()});
    QTRY_VERIFY(stage.sees(QStringLiteral("resultPage")));
    stage.click(QStringLiteral("nextButton"));
    QTRY_VERIFY(stage.sees(QStringLiteral("gameOverPage")));
    const QQuickItem* page = stage.named(QStringLiteral("gameOverPage"));
    stage.click(QStringLiteral("saveButton"));
    QTRY_VERIFY(page->property("savedTo").toString().endsWith(QStringLiteral(".tingpai")));
    stage.window()->setProperty("resultSeen", false);
    stage.window()->setProperty("resultSeen", true);
    QCOMPARE(page->property("savedTo").toString(), QString());
  }
};

QTEST_MAIN(TestTrouble)
#include "tst_trouble.moc"
