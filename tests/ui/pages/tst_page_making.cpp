// A page is made between frames, and what it shows may change meanwhile.
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQmlIncubator>
#include <QTest>
#include <random>

#include "tests/ui/stage/script.h"
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

QTEST_MAIN(TestPageMaking)
#include "tst_page_making.moc"
