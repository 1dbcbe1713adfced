// What a review lists, mistakes from a size on and of some kinds, and the way from there to the replay.
#include <QAccessible>
#include <QTest>

#include "tests/app/study/study_games.h"
#include "tests/ui/stage/script.h"
#include "tests/ui/stage/stage.h"
#include "tests/ui/stage/visits.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

QString spoken(QQuickItem* item) {
  const QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(item);
  return heard != nullptr ? heard->text(QAccessible::Name) : QString();
}

// Of the control inside a row of the settings' kind.
QQuickItem* slider_in(const Stage& stage, const QString& name) {
  for (QQuickItem* item : stage.named(name)->childItems()) {
    if (item->inherits("QQuickSlider")) return item;
  }
  return nullptr;
}

QList<QQuickItem*> chips_of(const Stage& stage) {
  QList<QQuickItem*> chips;
  for (QQuickItem* chip : stage.of_type(QStringLiteral("KindChip"))) {
    if (Stage::seen(chip)) chips << chip;
  }
  return chips;
}

QStringList tiles(const app::RowModel& hand) {
  QStringList all;
  for (int row = 0; row < hand.count(); ++row) all << hand.value(row, "tile").toString();
  return all;
}

bool ticked(QQuickItem* chip) { return QAccessible::queryAccessibleInterface(chip)->state().checked; }

// How many mistakes the chips that are ticked stand for.
int listed(const QList<QQuickItem*>& chips) {
  int count = 0;
  for (QQuickItem* chip : chips) {
    if (ticked(chip)) count += chip->property("count").toInt();
  }
  return count;
}

}  // namespace

class TestReviewList : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_slider_hides_small_mistakes_data();
  void the_slider_hides_small_mistakes();
  void a_chip_hides_its_kind_data();
  void a_chip_hides_its_kind();
  void chips_wrap_data();
  void chips_wrap();
  void a_mistake_is_shown_in_the_replay_data();
  void a_mistake_is_shown_in_the_replay();
  void a_hand_that_just_ended_is_reviewed_alone();
  void a_game_that_was_closed_meanwhile_says_why();
};

void TestReviewList::the_slider_hides_small_mistakes_data() {
  QTest::addColumn<bool>("keyboard");
  QTest::newRow("keyboard") << true;
  QTest::newRow("mouse") << false;
}

void TestReviewList::the_slider_hides_small_mistakes() {
  QFETCH(bool, keyboard);
  Stage stage(scripted(false), {});
  shelve_games(stage);
  QVERIFY(open_review(stage));
  app::Review& review = stage.services().review;
  const int all = review.mistakes()->count();
  QQuickItem* slider = slider_in(stage, QStringLiteral("severitySlider"));
  QVERIFY(slider != nullptr);
  QCOMPARE(spoken(slider), QStringLiteral("Mistakes from 0.3 points"));
  slider->forceActiveFocus(Qt::TabFocusReason);
  for (int threshold = 1; threshold <= review.last_threshold(); ++threshold) {
    if (keyboard) {
      stage.press(Qt::Key_Right);
    } else {
      const double share = threshold / static_cast<double>(review.last_threshold());
      const double handle = slider->property("handle").value<QQuickItem*>()->width();
      const QPointF at(handle / 2 + share * (slider->width() - handle), slider->height() / 2);
      QTest::mouseClick(stage.window(), Qt::LeftButton, {}, slider->mapToScene(at).toPoint());
    }
    const double least = app::Severities({}).threshold(threshold);
    QTRY_COMPARE(review.threshold(), threshold);
    QCOMPARE(spoken(slider), QStringLiteral("Mistakes from %1 points").arg(QString::number(least, 'f', 1)));
    for (int row = 0; row < review.mistakes()->count(); ++row) {
      QVERIFY(review.mistakes()->value(row, "loss").toDouble() >= least);
    }
    // The steps to the next mistake follow.
    QVERIFY(stage.services().replay.open(review.game()));
    QCOMPARE(static_cast<int>(stage.services().replay.mistakes().size()), review.mistakes()->count());
  }
  QVERIFY(review.mistakes()->count() < all);
  QCOMPARE(stage.warnings(), QStringList());
}

void TestReviewList::a_chip_hides_its_kind_data() {
  QTest::addColumn<bool>("keyboard");
  QTest::newRow("keyboard") << true;
  QTest::newRow("mouse") << false;
}

void TestReviewList::a_chip_hides_its_kind() {
  QFETCH(bool, keyboard);
  Stage stage(scripted(false), {});
  shelve_games(stage);
  QVERIFY(open_review(stage));
  app::Review& review = stage.services().review;
  const int all = review.mistakes()->count();
  const auto chips = chips_of(stage);
  QVERIFY(chips.size() > 1);
  QCOMPARE(listed(chips), all);
  chips.constFirst()->forceActiveFocus(Qt::TabFocusReason);
  for (QQuickItem* chip : chips) {
    const QString name = chip->property("name").toString();
    const int count = chip->property("count").toInt();
    const int before = review.mistakes()->count();
    const QString many = count == 1 ? QStringLiteral("mistake") : QStringLiteral("mistakes");
    QCOMPARE(spoken(chip), QStringLiteral("%1: %2 %3, shown").arg(name).arg(count).arg(many));
    QVERIFY(ticked(chip));
    if (keyboard) {
      QVERIFY(chip->hasActiveFocus());
      stage.press(Qt::Key_Space);
      stage.press(Qt::Key_Right);
    } else {
      stage.click(chip);
    }
    QTRY_COMPARE(review.mistakes()->count(), before - count);
    QCOMPARE(spoken(chip), QStringLiteral("%1: %2 %3, hidden").arg(name).arg(count).arg(many));
    QVERIFY(!ticked(chip));
    for (int row = 0; row < review.mistakes()->count(); ++row) {
      QVERIFY(review.mistakes()->value(row, "fault").toString() != name);
    }
    QVERIFY(stage.services().replay.open(review.game()));
    QCOMPARE(static_cast<int>(stage.services().replay.mistakes().size()), review.mistakes()->count());
  }
  QCOMPARE(review.mistakes()->count(), 0);
  QVERIFY(!review.position()->property("valid").toBool());
  QVERIFY(stage.sees(QStringLiteral("noMistakes")));
  stage.click(chips.constFirst());
  review.set_threshold(review.last_threshold());
  QTRY_COMPARE(review.mistakes()->count(), chips.constFirst()->property("count").toInt());
  QCOMPARE(chips_of(stage).size(), chips.size());  // those of no such size stay where they are
  QVERIFY(listed(chips) < all);
  QCOMPARE(stage.warnings(), QStringList());
}

void TestReviewList::chips_wrap_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QSize>("size");
  QTest::addColumn<double>("scale");
  for (const char* language : {"en", "ja"}) {
    const auto add = [&](QSize size, double scale) {
      QTest::addRow("review-%s-%dx%d-%d%%", language, size.width(), size.height(), qRound(scale * 100))
          << QString::fromLatin1(language) << size << scale;
    };
    add({800, 600}, 1);
    add({800, 600}, 2);
    add({1280, 800}, 1.25);
    add({1280, 800}, 2);
  }
}

// Every one inside its place and beside the others, with all its words.
void TestReviewList::chips_wrap() {
  QFETCH(QString, language);
  QFETCH(QSize, size);
  QFETCH(double, scale);
  Stage stage(scripted(false), {.size = size, .language = language, .text_scale = scale, .record = {}});
  shelve_games(stage);
  QVERIFY(open_review(stage));
  std::vector<app::Mistake> every(108);
  for (std::size_t i = 0; i < every.size(); ++i) {
    every[i].verdict.loss = 2;
    every[i].fault = static_cast<Fault>(1 + i % 9);
  }
  app::RowModel* kinds = stage.services().review.kinds();
  kinds->set(app::kind_rows(every, {.left_out = {Fault::cheap}}));
  QTRY_COMPARE(chips_of(stage).size(), 9);
  QTest::qWait(20);  // laid out
  const auto chips = chips_of(stage);
  QVERIFY(chips.constLast()->y() > chips.constFirst()->y());
  const QQuickItem* place = stage.named(QStringLiteral("kindChips"));
  QList<QRectF> boxes;
  for (const QQuickItem* chip : chips) {
    const QRectF box = chip->mapRectToItem(place, chip->boundingRect());
    QVERIFY2(place->boundingRect().contains(box), qPrintable(chip->property("name").toString()));
    for (const QRectF& other : boxes) QVERIFY(!other.intersects(box));
    boxes << box;
    QVERIFY(chip->width() > chip->findChild<QQuickItem*>(QStringLiteral("chipWords"))->width());
  }
  const QQuickItem* slider = stage.named(QStringLiteral("severitySlider"));
  QVERIFY(slider->mapRectToItem(place, slider->boundingRect()).bottom() <= 0);
  const QQuickItem* list = stage.named(QStringLiteral("mistakeList"));
  QVERIFY(list->mapToItem(place, QPointF()).y() >= place->height());
  QCOMPARE(stage.cut_texts().join(u'\n'), QString());
  QTRY_VERIFY(stage.drawn());
  QVERIFY(keep_picture(stage.picture()));
}

void TestReviewList::a_mistake_is_shown_in_the_replay_data() {
  QTest::addColumn<bool>("keyboard");
  QTest::addColumn<int>("person");
  QTest::newRow("keyboard") << true << 0;
  QTest::newRow("mouse") << false << 0;
  QTest::newRow("of another person") << true << 1;
}

// At that very decision, as that person saw it; and back to what was looked at.
void TestReviewList::a_mistake_is_shown_in_the_replay() {
  QFETCH(bool, keyboard);
  QFETCH(int, person);
  Stage stage(scripted(false), {});
  app::Review& review = stage.services().review;
  app::ReplayController& replay = stage.services().replay;
  test::played_here(stage.services().store, test::careless_game(2, 2),
                    person > 0 ? ann_and_bo() : app::Players());
  QVERIFY(open_review(stage));
  review.set_person(person);
  QVERIFY(QTest::qWaitFor([&] { return reviewed(stage); }, patience));
  review.set_threshold(2);
  QVERIFY(review.kinds()->count() > 1);
  review.toggleKind(1);
  QVERIFY(review.mistakes()->count() > 1);
  stage.press(Qt::Key_Down);
  QCOMPARE(review.selected(), 1);
  const int moment = review.moment();
  const QString taken = review.mistakes()->value(1, "taken").toString();
  const int listed = review.mistakes()->count();
  const QStringList hand = tiles(*review.position()->property("hand").value<app::RowModel*>());
  if (keyboard) {
    stage.press(Qt::Key_R);
  } else {
    stage.click(QStringLiteral("showInReplayButton"));
  }
  QTRY_VERIFY(shows(stage, QStringLiteral("ReplayPage")));
  QCOMPARE(replay.position(), moment);
  QCOMPARE(replay.seat(), review.seat());
  QCOMPARE(tiles(*replay.hand()), hand);
  QVERIFY2(replay.done_text().endsWith(taken), qPrintable(replay.done_text()));
  QVERIFY(replay.mistakes().contains(moment));

  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(shows(stage, QStringLiteral("ReviewPage")));
  QVERIFY(QTest::qWaitFor([&] { return reviewed(stage); }, patience));
  QCOMPARE(review.person(), person);
  QCOMPARE(review.threshold(), 2);
  QCOMPARE(review.mistakes()->count(), listed);
  QCOMPARE(review.moment(), moment);
  QTRY_VERIFY(stage.named(QStringLiteral("mistakeList"))->hasActiveFocus());
  QCOMPARE(stage.warnings(), QStringList());
}

// Those who shared it play on from it: nobody may look back now.
// From its result on: the list has that hand's mistakes, the first is shown, and a chip leads to all others.
void TestReviewList::a_hand_that_just_ended_is_reviewed_alone() {
  auto events = test::careless_game(1, 2);
  events.pop_back();  // the game's end
  Stage stage(scripted(false), {.record = events});
  QTRY_VERIFY(stage.sees(QStringLiteral("resultReviewButton")));
  stage.click(QStringLiteral("resultReviewButton"));
  QTRY_VERIFY_WITH_TIMEOUT(reviewed(stage), patience);
  app::Review& review = stage.services().review;
  const app::RowModel& mistakes = *review.mistakes();
  QCOMPARE(review.hand(), 2);
  const int of_hand = mistakes.count();
  QVERIFY(of_hand > 0);
  QCOMPARE(review.selected(), 0);
  for (int row = 0; row < of_hand; ++row)
    QCOMPARE(mistakes.value(row, "hand").toString(), QStringLiteral("Hand 2"));
  QTRY_VERIFY(stage.sees(QStringLiteral("handChip")));
  QVERIFY(keep_picture(stage.picture(), QStringLiteral("review-hand")));
  stage.click(QStringLiteral("handChip"));
  QCOMPARE(review.hand(), 0);
  QVERIFY(mistakes.count() > of_hand);
  QVERIFY(stage.named(QStringLiteral("mistakeList"))->hasActiveFocus());
  QCOMPARE(stage.warnings(), QStringList());
}

void TestReviewList::a_game_that_was_closed_meanwhile_says_why() {
  Stage stage(scripted(false), {});
  app::RecordStore& store = stage.services().store;
  const auto events = test::careless_game(2, 2);
  const auto game = test::played_here(store, events, ann_and_bo());
  QVERIFY(open_review(stage));
  QVERIFY(stage.sees(QStringLiteral("showInReplayButton")));
  QVERIFY(store.begin(ann_and_bo(), {events.begin(), events.begin() + 60}, {game, 60}));
  stage.press(Qt::Key_R);
  QTRY_VERIFY2(stage.services().announcer.text().startsWith(
                   QStringLiteral("You can look back at a Pass and play game")),
               qPrintable(stage.services().announcer.text()));
  QVERIFY(shows(stage, QStringLiteral("ReviewPage")));
  stage.press(Qt::Key_Escape);
  QTRY_VERIFY(shows(stage, QStringLiteral("RecordsPage")));
  stage.press(Qt::Key_Down);  // the older one, closed from the start
  stage.press(Qt::Key_Return);
  QTRY_VERIFY(shows(stage, QStringLiteral("ReviewPage")));
  QVERIFY(!stage.sees(QStringLiteral("showInReplayButton")));
  stage.press(Qt::Key_R);
  QTest::qWait(50);
  QVERIFY(!shows(stage, QStringLiteral("ReplayPage")));
  QCOMPARE(stage.warnings(), QStringList());
}

QTEST_MAIN(TestReviewList)
#include "tst_review_list.moc"
