// A page is made between frames, and what it shows may change meanwhile.
#include <QPointer>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQmlIncubator>
#include <QTest>
#include <array>
#include <memory>
#include <random>

#include "tests/ui/stage/script.h"
#include "tests/ui/stage/situations.h"
#include "tests/ui/stage/stage.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

// Makes an item over the whole window.
class Maker : public QQmlIncubator {
 public:
  explicit Maker(QQuickWindow* window) : QQmlIncubator(Asynchronous), window_(window) {}

 protected:
  void setInitialState(QObject* object) override {
    auto* item = qobject_cast<QQuickItem*>(object);
    item->setParentItem(window_->contentItem());
    item->setSize(window_->size());
  }

 private:
  QQuickWindow* window_;
};

}  // namespace

class TestPageMaking : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rows_move_while_a_list_is_made();
  void words_are_whole_however_their_place_grew();
  void a_closed_page_is_taken_away_data();
  void a_closed_page_is_taken_away();
  void a_page_may_close_before_it_is_made();
};

void TestPageMaking::rows_move_while_a_list_is_made() {
  Stage stage(scripted(false), {});
  QQmlEngine* engine = qmlEngine(stage.window());
  QQmlIncubationController* making = engine->incubationController();
  QTRY_COMPARE_WITH_TIMEOUT(making->incubatingObjectCount(), 0, 20000);  // the stock of tiles
  QQmlComponent component(engine);
  component.setData(R"(import QtQuick
import Tingpai
import Tingpai.App
Page {
    id: root
    title: "Rows that move"
    PageList {
        anchors.fill: parent
        page: root
        rows: RuleBook.patterns
        currentIndex: 3
        delegate: FanRow { width: ListView.view.width }
    }
})",
                    QUrl(QStringLiteral("qrc:/qt/qml/Tingpai/library/Rows.qml")));
  QVERIFY2(component.isReady(), qPrintable(component.errorString()));

  app::RuleBook& book = stage.services().rule_book;
  const QStringList filters{QString(),           QStringLiteral("chow"), QStringLiteral("p"),
                            QStringLiteral("8"), QStringLiteral("kong"), QStringLiteral("e"),
                            QStringLiteral("24")};
  std::mt19937 random(7);
  int changes = 0;
  for (int page = 0; page < 6; ++page) {
    book.set_filter({});
    Maker maker(stage.window());
    component.create(maker);
    std::atomic<bool> on{false};  // the smallest step there is
    while (maker.isLoading()) {
      making->incubateWhile(&on);
      if (random() % 4 != 0) continue;
      book.set_filter(filters[static_cast<qsizetype>(random() % 7)]);
      ++changes;
    }
    QVERIFY(maker.isReady());
    delete maker.object();
  }
  QVERIFY2(changes > 100, qPrintable(QString::number(changes)));
}

// While a page is made its items may have no height or a negative width for a moment, and grow in any order.
void TestPageMaking::words_are_whole_however_their_place_grew() {
  Stage stage(scripted(false), {});
  QQmlComponent component(qmlEngine(stage.window()));
  component.setData("import Tingpai\nWords { text: 'Careful' }", QUrl());
  std::mt19937 random(7);
  int hidden = 0;
  for (int made = 0; made < 500; ++made) {
    const std::unique_ptr<QObject> words(component.create());
    QVERIFY2(words != nullptr, qPrintable(component.errorString()));
    for (int step = 0; step < 6; ++step) {
      static constexpr std::array<qreal, 3> sides{-8, 0, 300};
      words->setProperty(random() % 2 != 0 ? "width" : "height", sides[random() % sides.size()]);
    }
    hidden += words->property("lineCount").toInt() == 0;
    words->setProperty("width", 300);
    if (words->property("height").toReal() <= 0) words->setProperty("height", 30);
    QVERIFY2(!words->property("truncated").toBool(), qPrintable(QString::number(made)));
    QCOMPARE(words->property("lineCount").toInt(), 1);
  }
  QVERIFY2(hidden > 50, qPrintable(QString::number(hidden)));
}

void TestPageMaking::a_closed_page_is_taken_away_data() {
  QTest::addColumn<QString>("page");
  for (const char* page : {"Replay", "Review", "Records", "Fans", "NewGame"}) QTest::newRow(page) << page;
}

// It is out of reach at once, and gone soon after; another may be open by then.
void TestPageMaking::a_closed_page_is_taken_away() {
  QFETCH(QString, page);
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  stage.services().replay.open(stage.game().record());
  const auto open = [&](const QString& name) { stage.window()->setProperty("page", name); };
  const auto parts = [&] { return stage.of_type(page + QStringLiteral("Page")).size(); };
  open(page);
  QTRY_COMPARE_WITH_TIMEOUT(parts(), 1, 20000);
  QTRY_VERIFY(stage.sees(QStringLiteral("pageBackButton")));
  open({});
  QVERIFY(!stage.sees(QStringLiteral("pageBackButton")));
  const QObject* closed = stage.of_type(page + QStringLiteral("Page")).value(0);
  const QPointer<const QObject> gone(closed);
  open(QStringLiteral("Settings"));
  QTRY_VERIFY(stage.sees(QStringLiteral("pageBackButton")));
  QTRY_VERIFY(gone.isNull());
  QCOMPARE(parts(), 0);
  QCOMPARE(stage.warnings(), QStringList());
}

void TestPageMaking::a_page_may_close_before_it_is_made() {
  Stage stage(scripted(false), {.record = own_turn(60, false)});
  for (int wait = 0; wait < 40; wait += 4) {
    stage.window()->setProperty("page", QStringLiteral("Fans"));
    QTest::qWait(wait);
    stage.window()->setProperty("page", QString());
    QTest::qWait(wait);
  }
  stage.window()->setProperty("page", QStringLiteral("Fans"));
  QTRY_VERIFY(stage.sees(QStringLiteral("pageBackButton")));
  QCOMPARE(stage.warnings(), QStringList());
}

QTEST_MAIN(TestPageMaking)
#include "tst_page_making.moc"
