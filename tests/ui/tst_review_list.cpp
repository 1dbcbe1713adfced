// What a review lists: mistakes from a size on.
#include <QAccessible>
#include <QTest>

#include "tests/ui/script.h"
#include "tests/ui/stage.h"
#include "tests/ui/visits.h"

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

}  // namespace

class TestReviewList : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_slider_hides_small_mistakes_data();
  void the_slider_hides_small_mistakes();
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
    const double least = app::thresholds[static_cast<std::size_t>(threshold)];
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

QTEST_MAIN(TestReviewList)
#include "tst_review_list.moc"
