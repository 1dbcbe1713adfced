// The records: listed, opened, deleted, saved, and taken in from elsewhere, as a person does it.
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QRegularExpression>
#include <QTest>

#include "engine/table/record.h"
#include "tests/ui/pages/shelf.h"

using namespace tingpai;
using namespace tingpai::ui_test;

namespace {

QByteArray a_game() { return QByteArray::fromStdString(to_text(test::careless_game(5, 1))); }

// The path of a new file.
QString written(const QTemporaryDir& folder, const QString& name, const QByteArray& content) {
  QFile file(folder.filePath(name));
  return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName()
                                                                                  : QString();
}

}  // namespace

class TestRecordsPage : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void records_are_listed_and_opened_by_keys();
  void a_second_press_deletes();
  void keys_of_the_records_can_be_changed();
  void a_game_is_saved_as_a_file();
  void a_path_takes_a_game_in();
  void copied_text_is_taken_in();
  void a_chosen_file_is_taken_in();
  void the_file_dialogue_is_one_of_ours();
  void a_dropped_file_is_taken_in_data();
  void a_dropped_file_is_taken_in();
  void a_bad_file_is_told_and_nothing_is_lost();
};

void TestRecordsPage::records_are_listed_and_opened_by_keys() {
  Shelf shelf;
  QVERIFY(shelf.stage.usable());
  shelf.open(QStringLiteral("Records"));
  QCOMPARE(seen_rows(shelf.stage, QStringLiteral("RecordRow")).size(), 2);
  QCOMPARE(shelf.ringed(QStringLiteral("RecordRow")), 1);
  shelf.stage.press(Qt::Key_Down);
  QCOMPARE(seen_rows(shelf.stage, QStringLiteral("RecordRow"))[1]->property("current").toBool(), true);
  shelf.stage.press(Qt::Key_Return);
  QTRY_VERIFY_WITH_TIMEOUT(shelf.reviewed(), patience);
  QCOMPARE(shelf.stage.services().review.game(), 1);  // the older one
  shelf.stage.press(Qt::Key_Escape);
  QTRY_VERIFY(shelf.shows(QStringLiteral("RecordsPage")));
  QTRY_COMPARE(seen_rows(shelf.stage, QStringLiteral("RecordRow"))[1]->property("current").toBool(), true);
  shelf.stage.press(Qt::Key_Escape);
  QTRY_VERIFY(shelf.stage.sees(QStringLiteral("menuPage")));
  QVERIFY(!shelf.shows(QStringLiteral("RecordsPage")));
  QCOMPARE(shelf.stage.warnings(), QStringList());
}

void TestRecordsPage::a_second_press_deletes() {
  Shelf shelf;
  shelf.open(QStringLiteral("Records"));
  shelf.stage.click(QStringLiteral("deleteButton"));
  QCOMPARE(seen_rows(shelf.stage, QStringLiteral("RecordRow")).size(), 2);
  QCOMPARE(shelf.text(QStringLiteral("deleteButton")), QStringLiteral("Press again to delete"));
  shelf.stage.press(Qt::Key_Down);  // another game: the question is gone
  QTRY_COMPARE(shelf.text(QStringLiteral("deleteButton")), QStringLiteral("Delete"));
  shelf.stage.named(QStringLiteral("recordList"))->forceActiveFocus();
  QTest::keyPress(shelf.stage.window(), Qt::Key_Delete);
  for (int repeat = 0; repeat < 5; ++repeat) {  // held, it does not answer its own question
    QKeyEvent again(QEvent::KeyPress, Qt::Key_Delete, Qt::NoModifier, QString(), true);
    QCoreApplication::sendEvent(shelf.stage.window(), &again);
  }
  QTest::keyRelease(shelf.stage.window(), Qt::Key_Delete);
  QCOMPARE(shelf.stage.services().store.games().size(), std::size_t{2});
  shelf.stage.press(Qt::Key_Delete);
  QTRY_COMPARE(seen_rows(shelf.stage, QStringLiteral("RecordRow")).size(), 1);
  QCOMPARE(shelf.stage.services().store.games().size(), std::size_t{1});
  shelf.stage.press(Qt::Key_Down);  // there is no row where the deleted game was
  QVERIFY(shelf.stage.named(QStringLiteral("replayButton"))->isEnabled());
}

void TestRecordsPage::keys_of_the_records_can_be_changed() {
  Shelf shelf;
  app::KeyBindings& keys = shelf.stage.services().keys;
  QVERIFY(keys.assign(app::KeyBindings::ReplayGame, Qt::Key_F7, 0));
  QVERIFY(keys.assign(app::KeyBindings::DeleteGame, Qt::Key_F8, 0));
  shelf.open(QStringLiteral("Records"));
  QCOMPARE(shelf.stage.named(QStringLiteral("replayButton"))->property("keyText").toString(),
           QStringLiteral("F7"));
  shelf.stage.press(Qt::Key_Delete);
  QCOMPARE(shelf.text(QStringLiteral("deleteButton")), QStringLiteral("Delete"));
  shelf.stage.press(Qt::Key_F8);
  QCOMPARE(shelf.text(QStringLiteral("deleteButton")), QStringLiteral("Press again to delete"));
  shelf.stage.press(Qt::Key_R);
  QVERIFY(shelf.shows(QStringLiteral("RecordsPage")));
  shelf.stage.press(Qt::Key_F7);
  QTRY_VERIFY(shelf.shows(QStringLiteral("ReplayPage")));
}

void TestRecordsPage::a_game_is_saved_as_a_file() {
  Shelf shelf;
  shelf.open(QStringLiteral("Records"));
  shelf.stage.press(Qt::Key_Down);
  shelf.stage.press(Qt::Key_S);
  const QString said = shelf.text(QStringLiteral("recordMessage"));
  QVERIFY2(said.startsWith(QStringLiteral("Saved as ")), qPrintable(said));
  QFile file(said.mid(9));
  QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
  const auto& store = shelf.stage.services().store;
  const auto events = store.load(store.games().at(1).id);
  QVERIFY(events);
  QCOMPARE(file.readAll().toStdString(), to_text(*events));
}

void TestRecordsPage::a_path_takes_a_game_in() {
  Shelf shelf;
  const QTemporaryDir folder;
  const QString path = written(folder, QStringLiteral("game.tingpai"), a_game());
  shelf.open(QStringLiteral("Records"));
  shelf.stage.click(QStringLiteral("recordPath"));
  for (const QChar c : path) QTest::keyClick(shelf.stage.window(), c.toLatin1());
  shelf.stage.press(Qt::Key_Return);
  QTRY_COMPARE(seen_rows(shelf.stage, QStringLiteral("RecordRow")).size(), 3);
  QCOMPARE(shelf.text(QStringLiteral("recordMessage")), QStringLiteral("Game imported"));
}

void TestRecordsPage::copied_text_is_taken_in() {
  Shelf shelf;
  shelf.open(QStringLiteral("Records"));
  QClipboard* copied = QGuiApplication::clipboard();
  copied->setText(QString::fromUtf8(a_game()));
  shelf.stage.press(Qt::Key_V, Qt::ControlModifier);
  QTRY_COMPARE(seen_rows(shelf.stage, QStringLiteral("RecordRow")).size(), 3);
  QCOMPARE(shelf.text(QStringLiteral("recordMessage")), QStringLiteral("Game imported"));
  copied->setText(QStringLiteral("a shopping list"));
  shelf.stage.click(QStringLiteral("pasteButton"));
  QTRY_VERIFY(shelf.text(QStringLiteral("recordMessage")).startsWith(QStringLiteral("Line 1:")));
  copied->setText(QStringLiteral("Match 1\nWind 9\n"));
  shelf.stage.press(Qt::Key_V, Qt::ControlModifier);
  QTRY_VERIFY(shelf.text(QStringLiteral("recordMessage")).startsWith(QStringLiteral("Line 2:")));
  QVERIFY(keep_picture(shelf.stage.picture(), QStringLiteral("records-pasted")));
  copied->clear();
  shelf.stage.click(QStringLiteral("pasteButton"));
  QTRY_COMPARE(shelf.text(QStringLiteral("recordMessage")),
               QStringLiteral("There is no text on the clipboard"));
  QCOMPARE(seen_rows(shelf.stage, QStringLiteral("RecordRow")).size(), 3);
}

void TestRecordsPage::a_chosen_file_is_taken_in() {
  Shelf shelf;
  const QTemporaryDir folder;
  const QString path = written(folder, QStringLiteral("game.tingpai"), a_game());
  shelf.stage.click(QStringLiteral("importEntry"));  // of the menu: the file is asked for at once
  QTRY_VERIFY(shelf.stage.sees(QStringLiteral("recordList")));
  const auto dialogue = [&]() -> QObject* {
    for (QObject* child :
         shelf.stage.named(QStringLiteral("recordList"))->parentItem()->parent()->children()) {
      if (child->inherits("QQuickFileDialog")) return child;
    }
    return nullptr;
  };
  QTRY_VERIFY(dialogue() && dialogue()->property("visible").toBool());
  shelf.stage.press(Qt::Key_Escape);
  QTRY_VERIFY(!dialogue());
  QTRY_VERIFY(shelf.stage.named(QStringLiteral("importButton"))->hasActiveFocus());

  shelf.stage.press(Qt::Key_Return);
  QTRY_VERIFY(dialogue() && dialogue()->property("visible").toBool());
  // Until then the cursor may stand on a folder of the place before.
  const QUrl chosen = QUrl::fromLocalFile(path);
  dialogue()->setProperty("currentFolder", QUrl::fromLocalFile(folder.path()));
  const auto under_cursor = [&] {
    const QQuickItem* list = shelf.stage.named(QStringLiteral("fileDialogListView"));
    const auto* row = list->property("currentItem").value<QQuickItem*>();
    return row != nullptr && row->hasActiveFocus() && row->property("file").toUrl() == chosen;
  };
  QTRY_VERIFY_WITH_TIMEOUT(under_cursor(), patience);
  shelf.stage.press(Qt::Key_Return);
  QTRY_COMPARE(seen_rows(shelf.stage, QStringLiteral("RecordRow")).size(), 3);
  QCOMPARE(shelf.stage.warnings(), QStringList());
}

// Qt's own one, where the desktop has none: it has the language, the colours and the size of the rest.
void TestRecordsPage::the_file_dialogue_is_one_of_ours() {
  Setting setting;
  setting.language = QStringLiteral("ja");
  setting.text_scale = 2;
  Shelf shelf(setting);
  const double usual = QGuiApplication::font().pointSizeF() / 1.25;
  shelf.open(QStringLiteral("Records"));
  shelf.stage.click(QStringLiteral("importButton"));
  const auto title = QStringLiteral("dialogTitleBarLabel");
  QTRY_VERIFY(shelf.stage.sees(title));
  QCOMPARE(shelf.text(title), QStringLiteral("対局を取り込む"));
  const auto ink = shelf.stage.named(title)->property("color").value<QColor>();
  QVERIFY2(ink.lightnessF() > 0.9F, qPrintable(ink.name()));
  QStringList texts;
  for (const QQuickItem* item : shelf.stage.of_type(QString())) {
    if (Stage::seen(item)) texts << item->property("text").toString();
  }
  for (const auto* word : {"開く", "キャンセル", "絞り込み"}) QVERIFY2(texts.contains(QString(word)), word);
  shelf.stage.settings().set_text_scale(1);
  QCOMPARE(QGuiApplication::font().pointSizeF(), usual);
  QCOMPARE(shelf.stage.warnings(), QStringList());
}

void TestRecordsPage::a_dropped_file_is_taken_in_data() {
  QTest::addColumn<QByteArray>("content");
  QTest::addColumn<int>("listed");
  QTest::addColumn<QString>("message");
  QTest::newRow("a record") << a_game() << 3 << QStringLiteral("Game imported");
  QTest::newRow("a torn record") << QByteArray("tingpai-record 9\n") << 2 << QStringLiteral("Line 1:");
}

// As a file manager does it: over the window, into the field, and let go.
void TestRecordsPage::a_dropped_file_is_taken_in() {
  QFETCH(QByteArray, content);
  QFETCH(int, listed);
  QFETCH(QString, message);
  Shelf shelf;
  const QTemporaryDir folder;
  const QString path = written(folder, QStringLiteral("my game.tingpai"), content);
  shelf.open(QStringLiteral("Records"));
  const QQuickItem* field = shelf.stage.named(QStringLiteral("recordDrop"));
  QVERIFY(field != nullptr);
  const QPoint at = field->mapToScene(QPointF(field->width() / 2, field->height() / 2)).toPoint();
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(path)});
  QQuickWindow* window = shelf.stage.window();
  QDragEnterEvent enter(QPoint(at.x(), 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(window, &enter);
  QVERIFY(!field->property("containsDrag").toBool());
  QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(window, &move);
  QVERIFY(move.isAccepted());
  QVERIFY(field->property("containsDrag").toBool());
  QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(window, &drop);
  QVERIFY(drop.isAccepted());
  QVERIFY(!field->property("containsDrag").toBool());
  QTRY_VERIFY(shelf.text(QStringLiteral("recordMessage")).startsWith(message));
  QCOMPARE(seen_rows(shelf.stage, QStringLiteral("RecordRow")).size(), listed);
  QCOMPARE(shelf.stage.warnings(), QStringList());
}

void TestRecordsPage::a_bad_file_is_told_and_nothing_is_lost() {
  Shelf shelf;
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("game.tingpai"));
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("tingpai-record 9\n");
  file.close();
  shelf.open(QStringLiteral("Records"));
  shelf.stage.named(QStringLiteral("recordPath"))->setProperty("text", path);
  shelf.stage.click(QStringLiteral("importButton"));
  QTRY_VERIFY(shelf.text(QStringLiteral("recordMessage")).startsWith(QStringLiteral("Line 1:")));
  QCOMPARE(seen_rows(shelf.stage, QStringLiteral("RecordRow")).size(), 2);
  QCOMPARE(shelf.text(QStringLiteral("recordPath")), path);  // to be mended
}

QTEST_MAIN(TestRecordsPage)
#include "tst_records_page.moc"
