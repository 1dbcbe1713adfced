// Whose game it is, in the real window: games from elsewhere, and several people's choices looked back at.
#include <QTest>
#include <algorithm>

#include "engine/table/record.h"
#include "tests/app/study/study_games.h"
#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"
#include "tests/ui/stage/visits.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

QString text(const Stage& stage, const QString& name) {
  const QQuickItem* item = stage.named(name);
  return item != nullptr && Stage::seen(item) ? item->property("text").toString() : QString();
}

bool says(const Stage& stage, const QString& words) {
  for (const QQuickItem* item : stage.of_type({})) {
    if (item->inherits("QQuickText") && Stage::seen(item) &&
        item->property("text").toString().contains(words))
      return true;
  }
  return false;
}

// Discards lie beside each other, whatever was shown on the line before.
bool rivers_have_room(const Stage& stage) {
  const auto lines = stage.of_type(QStringLiteral("SeatLine"));
  return std::all_of(lines.begin(), lines.end(), [](const QQuickItem* line) {
    double left = 1e9;
    double right = 0;
    double width = 0;
    int tiles = 0;
    for (const QQuickItem* part : line->childItems()) {
      for (const QQuickItem* tile : part->childItems()) {
        if (!QByteArray(tile->metaObject()->className()).startsWith("RiverTile") || !Stage::seen(tile))
          continue;
        ++tiles;
        width = tile->width();
        left = std::min(left, tile->x());
        right = std::max(right, tile->x() + tile->width());
      }
    }
    return tiles < 5 || right - left > 4.5 * width;
  });
}

void keep(const Stage& stage, const char* name, const QString& cut = {}) {
  QTest::qWait(100);
  QTRY_VERIFY(stage.drawn());
  QCOMPARE(stage.cut_texts().join(u'\n'), cut);
  QCOMPARE(stage.warnings(), QStringList());
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("%1-%2").arg(QLatin1String(name),
                                                                    QLatin1String(QTest::currentDataTag()))));
}

app::Players three_people(const QString& third) {
  return app::Players::sharing({{QStringLiteral("Ann"), {}}, {QStringLiteral("Bo"), {}}, {third, {}}});
}

// One own game, one of three people, one from elsewhere, the last on top of the list.
void fill(const Stage& stage, app::Services& services, const QString& third) {
  QVERIFY(stage.usable());
  test::played_here(services.store, test::careless_game(1, 2));
  test::played_here(services.store, test::careless_game(2, 2), three_people(third));
  QVERIFY(services.store.add(test::careless_game(3, 2)));
}

void open_review(Stage& stage, int row) {
  stage.click(QStringLiteral("recordsButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("recordList")));
  for (int i = 0; i < row; ++i) stage.press(Qt::Key_Down);
  stage.press(Qt::Key_Return);
  QVERIFY(QTest::qWaitFor([&] { return reviewed(stage); }, patience));
}

}  // namespace

class TestPeople : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_game_from_elsewhere_is_not_counted();
  void everybody_s_choices_can_be_looked_at_data();
  void everybody_s_choices_can_be_looked_at();
  void ones_own_review_comes_before_the_bots();
  void strangers_have_the_names_of_their_log_data();
  void strangers_have_the_names_of_their_log();
  void pages_are_drawn_data();
  void pages_are_drawn();
};

void TestPeople::a_game_from_elsewhere_is_not_counted() {
  Stage stage(scripted(false), {});
  const QTemporaryDir folder;
  QFile file(folder.filePath(QStringLiteral("game.tingpai")));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(QByteArray::fromStdString(to_text(test::careless_game(5, 1))));
  file.close();
  stage.click(QStringLiteral("recordsButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("recordPath")));
  stage.named(QStringLiteral("recordPath"))->setProperty("text", file.fileName());
  stage.click(QStringLiteral("importButton"));
  QTRY_VERIFY(says(stage, QStringLiteral("Imported · 1 hand")));
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.sees(QStringLiteral("menuPage")));
  stage.click(QStringLiteral("statisticsButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("statisticsEmpty")));
  QTRY_VERIFY(says(stage, QStringLiteral("1 imported game not counted")));
  stage.press(Qt::Key_Escape);
  test::played_here(stage.services().store, test::careless_game(1, 2));
  stage.click(QStringLiteral("statisticsButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("figure")));
  QCOMPARE(stage.services().statistics.hands(), 2);
  QVERIFY(says(stage, QStringLiteral("1 imported game not counted")));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPeople::everybody_s_choices_can_be_looked_at_data() {
  QTest::addColumn<int>("row");
  QTest::addColumn<QStringList>("names");
  QTest::newRow("several people") << 1 << QStringList{"Ann", "Bo", "Christopher-Alexander 3r", "Tao, a bot"};
  QTest::newRow("from elsewhere") << 0 << QStringList{"Player 1", "Player 2", "Player 3", "Player 4"};
}

void TestPeople::everybody_s_choices_can_be_looked_at() {
  QFETCH(int, row);
  QFETCH(QStringList, names);
  Stage stage(scripted(false), {});
  fill(stage, stage.services(), QStringLiteral("Christopher-Alexander 3r"));
  open_review(stage, row);
  QVERIFY(stage.services().review_store.entries().empty());  // nothing goes into the book unasked
  QQuickItem* choice = stage.named(QStringLiteral("personChoice"));
  QVERIFY(choice != nullptr && Stage::seen(choice));
  choice->forceActiveFocus();
  for (const QString& name : names) {
    QVERIFY(QTest::qWaitFor([&] { return reviewed(stage); }, patience));
    QVERIFY2(says(stage, QStringLiteral("Decisions of ") + name), qPrintable(name));
    const QString alone = name.section(u',', 0, 0);
    QTRY_VERIFY2(text(stage, QStringLiteral("reviewSummary")).startsWith(alone), qPrintable(name));
    QVERIFY(!says(stage, QStringLiteral("of your decisions")));
    stage.press(Qt::Key_Right);
  }
  QTRY_VERIFY(says(stage, QStringLiteral("Decisions of ") + names.constFirst()));  // round again
  stage.click(QStringLiteral("previousPersonButton"));
  QTRY_VERIFY(says(stage, QStringLiteral("Decisions of ") + names.constLast()));
  stage.click(QStringLiteral("previousPersonButton"));
  stage.click(QStringLiteral("bookButton"));
  QTRY_COMPARE(stage.services().review_store.entries().size(), std::size_t{1});
  QCOMPARE(stage.warnings(), QStringList());
}

// The bots' stay on the page.
void TestPeople::ones_own_review_comes_before_the_bots() {
  Stage stage(scripted(false), {});
  fill(stage, stage.services(), QStringLiteral("Cy"));
  open_review(stage, 2);
  QVERIFY(QTest::qWaitFor([&] { return reviewed(stage); }, patience));
  QVERIFY(says(stage, QStringLiteral("Your decisions (1 of 4)")));
  QVERIFY(says(stage, QStringLiteral("of your decisions")));
  QVERIFY(stage.sees(QStringLiteral("bookButton")) && !stage.sees(QStringLiteral("botsNote")));
  const auto kept = stage.services().review_store.entries().size();
  QVERIFY(kept > 0);
  stage.named(QStringLiteral("personChoice"))->forceActiveFocus(Qt::TabFocusReason);
  stage.press(Qt::Key_Right);
  QVERIFY(QTest::qWaitFor([&] { return reviewed(stage); }, patience));
  QTRY_VERIFY(says(stage, QStringLiteral("Decisions of Lin, a bot (2 of 4)")));
  QVERIFY(stage.sees(QStringLiteral("botsNote")) && !stage.sees(QStringLiteral("bookButton")));
  QVERIFY(stage.services().review.mistakes()->count() > 0);
  QCOMPARE(stage.services().review_store.entries().size(), kept);
  QTest::qWait(50);  // laid out with the next frame
  QCOMPARE(stage.cut_texts(), QStringList());
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("review-of-a-bot")));
  // From there to the replay of that seat, with these mistakes marked.
  const auto marked = stage.services().review.mistakes_in(stage.services().review.game(), all_seats[1]);
  stage.click(QStringLiteral("showInReplayButton"));
  QTRY_COMPARE(stage.page(), QStringLiteral("Replay"));
  QVERIFY(!marked.empty());
  QCOMPARE(stage.services().replay.mistakes().size(), static_cast<qsizetype>(marked.size()));
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPeople::strangers_have_the_names_of_their_log_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("1280x800") << QSize(1280, 800);
  QTest::newRow("800x600") << QSize(800, 600);
}

// As plain text, whatever they are.
void TestPeople::strangers_have_the_names_of_their_log() {
  QFETCH(QSize, size);
  Stage stage(scripted(false), {.size = size, .record = {}});
  auto events = test::careless_game(3, 1);
  const std::array<const char*, 4> names{"Ann", "<b>Bo</b>", "陳大文", "&lt;img src=x&gt; Christopher %1"};
  for (const Seat seat : all_seats)
    std::get<events::GameStarted>(events.front()).names[seat] = names[static_cast<std::size_t>(seat.index())];
  const auto game = stage.services().store.add(events);
  QVERIFY(game);
  stage.click(QStringLiteral("recordsButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("recordNames")));
  QTRY_COMPARE(text(stage, QStringLiteral("recordNames")),
               QStringLiteral("Ann, <b>Bo</b>, 陳大文, &lt;img src=x&gt; Christopher %1"));
  keep(stage, "strangers-records");
  stage.press(Qt::Key_Return);
  QVERIFY(QTest::qWaitFor([&] { return reviewed(stage); }, patience));
  QVERIFY(says(stage, QStringLiteral("Decisions of Ann (1 of 4)")));
  keep(stage, "strangers-review", stage.cut_texts().join(u'\n'));
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(stage.sees(QStringLiteral("recordList")));
  stage.click(QStringLiteral("replayButton"));
  QTRY_COMPARE(stage.page(), QStringLiteral("Replay"));
  stage.services().replay.seek(stage.services().replay.length() / 2);
  QTRY_VERIFY(says(stage, QStringLiteral("<b>Bo</b>")));
  for (const QQuickItem* item : stage.of_type({})) {
    if (item->inherits("QQuickText") && item->property("text").toString().contains(u'<'))
      QCOMPARE(item->property("textFormat").toInt(), int(Qt::PlainText));
  }
  keep(stage, "strangers-replay", stage.cut_texts().join(u'\n'));
}

void TestPeople::pages_are_drawn_data() { add_looks(); }

void TestPeople::pages_are_drawn() {
  QFETCH(QString, language);
  QFETCH(QSize, size);
  Stage stage(scripted(false), {.size = size, .language = language, .record = {}});
  fill(stage, stage.services(), QStringLiteral("Alexandra"));
  stage.click(QStringLiteral("recordsButton"));
  QTRY_VERIFY(stage.sees(QStringLiteral("recordList")));
  keep(stage, "people-records");
  stage.press(Qt::Key_Down);
  stage.press(Qt::Key_Return);
  QVERIFY(QTest::qWaitFor([&] { return reviewed(stage); }, patience));
  stage.services().review.set_person(2);
  QVERIFY(QTest::qWaitFor([&] { return reviewed(stage); }, patience));
  for (int row = 0; row < stage.services().review.mistakes()->count(); ++row) {
    stage.services().review.set_selected(row);
    QTest::qWait(5);
    QVERIFY2(rivers_have_room(stage), qPrintable(QString::number(row)));
  }
  stage.services().review.set_selected(0);
  keep(stage, "people-review");
  stage.services().review.set_person(static_cast<int>(stage.services().review.people().size()) - 1);
  QVERIFY(QTest::qWaitFor([&] { return reviewed(stage); }, patience));
  keep(stage, "people-review-bot");
  QVERIFY(stage.go_to(QStringLiteral("Statistics")));
  QTRY_VERIFY(stage.sees(QStringLiteral("figure")));
  keep(stage, "people-statistics");
}

QTEST_MAIN(TestPeople)
#include "tst_people.moc"
