// Looking back: the review of a game and the book of mistakes, as a person uses them.
#include <QRegularExpression>
#include <QTest>

#include "engine/table/record.h"
#include "tests/app/study/study_games.h"
#include "tests/ui/pages/shelf.h"
#include "tests/ui/stage/script.h"
#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"
#include "tests/ui/stage/visits.h"

using namespace tingpai;
using namespace tingpai::ui_test;

class TestReviewPages : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_worst_mistake_is_shown_with_its_reason();
  void a_review_is_left_and_resumed();
  void a_mistake_goes_into_the_book();
  void the_book_asks_and_tells_data();
  void the_book_asks_and_tells();
  void the_daily_position_is_done_once();
  void a_narrow_review_can_be_read();
  void a_position_fits_its_page_data();
  void a_position_fits_its_page();
  void one_of_the_own_positions_is_chosen_data();
  void one_of_the_own_positions_is_chosen();
  void nothing_is_cut_data();
  void nothing_is_cut();
  void pages_are_drawn_data();
  void pages_are_drawn();
};

void TestReviewPages::the_worst_mistake_is_shown_with_its_reason() {
  Shelf shelf;
  QVERIFY(open_review(shelf.stage));
  app::Review& review = shelf.stage.services().review;
  const auto listed = seen_rows(shelf.stage, QStringLiteral("MistakeRow"));
  QVERIFY(listed.size() >= 5);  // the five worst without scrolling
  QVERIFY(listed[0]->property("current").toBool());
  QVERIFY(shelf.text(QStringLiteral("reviewSummary")).contains(QStringLiteral("decisions")));
  QVERIFY(!shelf.text(QStringLiteral("reviewAccuracy")).isEmpty());
  QVERIFY(shelf.text(QStringLiteral("reviewReason")).contains(review.reason()));
  // The best action is marked on the hand or among the calls, and so is the one taken.
  const auto marked = [&](const char* mark) {
    int count = 0;
    for (const QString& type : {QStringLiteral("StudyTile"), QStringLiteral("StudyOption")}) {
      for (const QQuickItem* item : seen_rows(shelf.stage, type)) count += item->property(mark).toBool();
    }
    return count;
  };
  for (int row = 0; row < review.mistakes()->count(); ++row) {
    QCOMPARE(marked("best"), 1);
    QCOMPARE(marked("taken"), 1);
    shelf.stage.press(Qt::Key_Down);
    QTRY_COMPARE(review.selected(), std::min(row + 1, review.mistakes()->count() - 1));
  }
  QCOMPARE(shelf.stage.warnings(), QStringList());
}

void TestReviewPages::a_review_is_left_and_resumed() {
  Shelf shelf;
  shelf.open(QStringLiteral("Records"));
  shelf.stage.press(Qt::Key_Return);
  QTRY_VERIFY(shelf.stage.services().review.done() > 3);
  shelf.stage.press(Qt::Key_Escape);
  QTRY_VERIFY(!shelf.stage.services().review.running());
  QTRY_VERIFY(shelf.shows(QStringLiteral("RecordsPage")));
  const int done = shelf.stage.services().review.done();
  QTest::qWait(50);
  shelf.stage.press(Qt::Key_Return);
  QTRY_VERIFY(shelf.shows(QStringLiteral("ReviewPage")));
  QVERIFY(shelf.stage.services().review.done() >= done);
  QTRY_VERIFY_WITH_TIMEOUT(shelf.reviewed(), patience);
}

void TestReviewPages::a_mistake_goes_into_the_book() {
  Shelf shelf;
  QVERIFY(open_review(shelf.stage));
  app::Review& review = shelf.stage.services().review;
  const auto kept = shelf.stage.services().review_store.entries().size();
  int row = 0;
  while (review.in_book()) review.set_selected(++row);
  shelf.stage.click(QStringLiteral("bookButton"));
  QTRY_COMPARE(shelf.text(QStringLiteral("bookButton")), QStringLiteral("Added to mistakes"));
  QCOMPARE(shelf.stage.services().review_store.entries().size(), kept + 1);
}

void TestReviewPages::the_book_asks_and_tells_data() {
  QTest::addColumn<bool>("keyboard");
  QTest::newRow("mouse") << false;
  QTest::newRow("keyboard") << true;
}

void TestReviewPages::the_book_asks_and_tells() {
  QFETCH(bool, keyboard);
  Shelf shelf;
  QVERIFY(open_review(shelf.stage));
  QVERIFY(leave_review_for_mistakes(shelf.stage));
  app::MistakeBook& book = shelf.stage.services().book;
  const int due = book.due();
  QVERIFY(due >= 3);  // the game's three worst
  book.startDue();
  for (int position = 0; position < due; ++position) {
    QTRY_COMPARE(book.stage(), app::MistakeBook::Asking);
    QVERIFY(shelf.text(QStringLiteral("bookVerdict")).isEmpty());
    QVERIFY(!shelf.text(QStringLiteral("positionPrompt")).isEmpty());
    QTest::qWait(20);
    const auto* hand = shelf.stage.named(QStringLiteral("studyHand"));
    const qreal below = shelf.stage.window()->height() - hand->mapToScene({0, hand->height()}).y();
    QVERIFY2(below > 0 && below < 40, qPrintable(QString::number(below)));  // the table fills the page
    if (keyboard) {
      shelf.stage.press(position % 2 == 0 ? Qt::Key_Left : Qt::Key_Right);
      shelf.stage.press(Qt::Key_Return);
    } else {
      const auto tiles = seen_rows(shelf.stage, QStringLiteral("StudyTile"));
      const auto options = seen_rows(shelf.stage, QStringLiteral("StudyOption"));
      shelf.stage.click(tiles[0]->property("option").toInt() >= 0 ? tiles[0] : options.constLast());
    }
    QTRY_COMPARE(book.stage(), app::MistakeBook::Told);
    QVERIFY(shelf.text(QStringLiteral("bookVerdict")).contains(book.verdict()));
    QCOMPARE(shelf.text(QStringLiteral("bookReason")), book.reason());
    shelf.stage.press(Qt::Key_Return);  // the button to go on has the focus
  }
  QTRY_COMPARE(book.stage(), app::MistakeBook::Over);
  QVERIFY(shelf.text(QStringLiteral("bookResult")).contains(QString::number(due)));
  shelf.stage.press(Qt::Key_Return);
  QTRY_COMPARE(book.stage(), app::MistakeBook::Idle);
  QCOMPARE(shelf.stage.warnings(), QStringList());
}

void TestReviewPages::the_daily_position_is_done_once() {
  Shelf shelf;
  shelf.open(QStringLiteral("Mistakes"));
  app::MistakeBook& book = shelf.stage.services().book;
  QVERIFY(book.daily_there());
  shelf.stage.press(Qt::Key_Return);  // the card of the day has the focus
  QTRY_COMPARE(book.stage(), app::MistakeBook::Asking);
  QTest::qWait(20);
  shelf.stage.press(Qt::Key_Return);
  QTRY_COMPARE(book.stage(), app::MistakeBook::Told);
  shelf.stage.press(Qt::Key_Return);
  shelf.stage.press(Qt::Key_Return);
  QTRY_COMPARE(book.stage(), app::MistakeBook::Idle);
  QVERIFY(book.daily_done());
  QCOMPARE(shelf.stage.named(QStringLiteral("dailyCard"))->isEnabled(), false);
}

// Sixteen hands beside each other, each without a fault; melds that shrink with the hand they lie beside.
void TestReviewPages::a_narrow_review_can_be_read() {
  Shelf shelf({.size = {800, 600}, .record = {}});
  QVERIFY(open_review(shelf.stage));
  for (QQuickItem* strip : shelf.stage.of_type(QStringLiteral("HandStrip")))
    QVERIFY(strip->setProperty("places", 16));
  int hands = 0;
  for (QQuickItem* words : shelf.stage.of_type(QStringLiteral("Words"))) {
    if (words->objectName() != QLatin1String("handAccuracy") || !Stage::seen(words)) continue;
    ++hands;
    const QRegularExpression number(QStringLiteral("[0-9]+"));
    QVERIFY(words->setProperty("text",
                               words->property("text").toString().replace(number, QStringLiteral("100"))));
    QVERIFY(!words->property("truncated").toBool());
    QVERIFY(words->width() >= words->implicitWidth());
  }
  QCOMPARE(hands, 2);
  app::Review& review = shelf.stage.services().review;
  int with_melds = 0;
  for (int row = 0; row < review.mistakes()->count(); ++row) {
    review.set_selected(row);
    QTest::qWait(20);
    const QRectF hand = Stage::place(shelf.stage.named(QStringLiteral("studyHand")));
    const QQuickItem* melds = shelf.stage.named(QStringLiteral("studyMelds"));
    with_melds += melds->height() > 0;
    QVERIFY2(melds->height() <= 0 || Stage::place(melds).top() >= hand.top(),
             qPrintable(QString::number(row)));
  }
  QVERIFY(with_melds > 0);
}

// The hand at the bottom too, also once the answer is told.
void TestReviewPages::a_position_fits_its_page_data() {
  QTest::addColumn<QSize>("size");
  for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(800, 600)})
    QTest::addRow("%dx%d", size.width(), size.height()) << size;
}
void TestReviewPages::a_position_fits_its_page() {
  QFETCH(QSize, size);
  Shelf shelf({.size = size, .record = {}});
  shelf.open(QStringLiteral("Mistakes"));
  app::MistakeBook& book = shelf.stage.services().book;
  const QQuickItem* board = shelf.stage.named(QStringLiteral("bookBoard"));
  const auto fits = [&](const char* name) {
    QTest::qWait(60);
    QVERIFY(keep_picture(shelf.stage.picture(),
                         QStringLiteral("%1-%2").arg(QLatin1String(name)).arg(size.width())));
    const QRectF hand = Stage::place(shelf.stage.named(QStringLiteral("studyHand")));
    QVERIFY2(hand.bottom() <= size.height(), name);
    const qreal over = board->height() - board->property("leastHeight").toReal();
    QVERIFY2(over <= 1, qPrintable(QStringLiteral("%1: %2 too high").arg(QLatin1String(name)).arg(over)));
  };
  book.startDaily();
  fits("daily-asked");
  book.answer(0);
  fits("daily-told");
  book.stop();
  for (book.startDue(); book.stage() == app::MistakeBook::Asking; book.next()) {
    fits("due-asked");
    book.answer(0);
    fits("due-told");
  }
}

void TestReviewPages::one_of_the_own_positions_is_chosen_data() {
  QTest::addColumn<bool>("keyboard");
  QTest::newRow("mouse") << false;
  QTest::newRow("keyboard") << true;
}

void TestReviewPages::one_of_the_own_positions_is_chosen() {
  QFETCH(bool, keyboard);
  Shelf shelf;
  QVERIFY(open_review(shelf.stage));
  QVERIFY(leave_review_for_mistakes(shelf.stage));
  app::MistakeBook& book = shelf.stage.services().book;
  QCOMPARE(seen_rows(shelf.stage, QStringLiteral("BookRow")).size(), 3);  // the game's three worst
  const QString source = book.mine()->value(1, "source").toString();
  if (keyboard) {
    shelf.stage.named(QStringLiteral("bookList"))->forceActiveFocus(Qt::TabFocusReason);
    shelf.stage.press(Qt::Key_Down);
    QCOMPARE(shelf.ringed(QStringLiteral("BookRow")), 1);
    shelf.stage.press(Qt::Key_Return);
  } else {
    shelf.stage.click(seen_rows(shelf.stage, QStringLiteral("BookRow"))[1]);
  }
  QTRY_COMPARE(book.stage(), app::MistakeBook::Asking);
  QVERIFY(book.own());
  QVERIFY(book.progress_text().isEmpty());  // this one alone
  QTest::qWait(20);
  shelf.stage.press(Qt::Key_Return);
  QTRY_COMPARE(book.stage(), app::MistakeBook::Told);
  shelf.stage.press(Qt::Key_Return);
  shelf.stage.press(Qt::Key_Return);
  QTRY_COMPARE(book.stage(), app::MistakeBook::Idle);
  QVERIFY(shelf.stage.named(QStringLiteral("bookList"))->hasActiveFocus());
  // It comes on another day now: behind the others.
  QTRY_COMPARE(book.mine()->value(2, "source").toString(), source);
  QCOMPARE(book.mine()->value(2, "due").toBool(), false);
  QCOMPARE(shelf.stage.warnings(), QStringList());
}

void TestReviewPages::nothing_is_cut_data() { add_looks(); }

void TestReviewPages::nothing_is_cut() {
  QFETCH(QString, language);
  QFETCH(QSize, size);
  Shelf shelf({.size = size, .language = language, .record = {}});
  shelf.open(QStringLiteral("Records"));
  QCOMPARE(shelf.stage.cut_texts(), QStringList());
  shelf.stage.press(Qt::Key_Return);
  QVERIFY(QTest::qWaitFor([&] { return shelf.reviewed(); }, patience));
  for (int row = 0; row < 6; ++row) {
    shelf.stage.services().review.set_selected(row);
    QTest::qWait(10);
    QCOMPARE(shelf.stage.cut_texts(), QStringList());
  }
  shelf.stage.press(Qt::Key_Escape);
  shelf.stage.press(Qt::Key_Escape);
  shelf.open(QStringLiteral("Mistakes"));
  QCOMPARE(shelf.stage.cut_texts(), QStringList());
  app::MistakeBook& book = shelf.stage.services().book;
  for (book.startDue(); book.stage() == app::MistakeBook::Asking; book.next()) {
    QTest::qWait(10);
    QCOMPARE(shelf.stage.cut_texts(), QStringList());
    book.answer(0);
    QTest::qWait(10);
    QCOMPARE(shelf.stage.cut_texts(), QStringList());
  }
  QTest::qWait(10);
  QCOMPARE(shelf.stage.cut_texts(), QStringList());
}

void TestReviewPages::pages_are_drawn_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QSize>("size");
  const auto add = [](const char* language, QSize size) {
    QTest::addRow("%s-%dx%d", language, size.width(), size.height()) << QString::fromLatin1(language) << size;
  };
  add("en", {1280, 800});
  if (qEnvironmentVariableIsEmpty("TINGPAI_PICTURES")) return;  // the rest only to look at
  add("en", {1920, 1080});
  add("en", {800, 600});
  add("ja", {1280, 800});
  add("zh_CN", {800, 600});
  add("en", {3840, 2160});
}

// With the real expert, as a person sees them.
void TestReviewPages::pages_are_drawn() {
  QFETCH(QString, language);
  QFETCH(QSize, size);
  Shelf shelf({.size = size, .language = language, .record = {}}, app::decide_question, 7);
  const auto draw = [&](const char* name) {
    QTest::qWait(150);
    QTRY_VERIFY(shelf.stage.drawn());
    const QImage picture = shelf.stage.picture();
    QCOMPARE(picture.size(), size);
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 7) {
      for (int x = 0; x < picture.width(); x += 7) colours.insert(picture.pixel(x, y));
    }
    QVERIFY2(colours.size() > 40, name);
    QVERIFY(keep_picture(
        picture, QStringLiteral("%1-%2").arg(QLatin1String(name), QLatin1String(QTest::currentDataTag()))));
  };
  shelf.open(QStringLiteral("Records"));
  draw("records");
  shelf.stage.press(Qt::Key_Return);
  QVERIFY(QTest::qWaitFor([&] { return shelf.stage.services().review.done() > 20; }, patience));
  draw("review-running");
  QVERIFY(QTest::qWaitFor([&] { return shelf.reviewed(); }, 3 * patience));
  draw("review");
  shelf.stage.services().review.set_selected(4);
  draw("review-fifth");
  shelf.stage.services().review.set_threshold(2);
  shelf.stage.services().review.toggleKind(0);
  draw("review-sifted");
  shelf.stage.services().review.toggleKind(0);
  for (int row = 0; row < 6; ++row) {
    shelf.stage.services().review.set_selected(row);
    shelf.stage.services().review.addToBook();
  }
  shelf.stage.press(Qt::Key_Escape);
  shelf.stage.press(Qt::Key_Escape);
  shelf.open(QStringLiteral("Mistakes"));
  draw("mistakes");
  app::MistakeBook& book = shelf.stage.services().book;
  book.startDue();
  draw("mistake-asked");
  book.answer(0);
  draw("mistake-told");
  while (book.stage() != app::MistakeBook::Over) {
    book.next();
    book.answer(0);
  }
  draw("mistake-results");
}

QTEST_MAIN(TestReviewPages)
#include "tst_review_pages.moc"
