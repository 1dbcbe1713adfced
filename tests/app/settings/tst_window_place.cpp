// The window opens where it was, on the screens that there are.
#include <QTemporaryDir>
#include <QTest>

#include "app/settings/app_settings.h"
#include "app/settings/window_place.h"

using namespace tingpai::app;

class TestWindowPlace : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void fits_the_screens_data() {
    QTest::addColumn<QRect>("geometry");
    QTest::addColumn<QList<QRect>>("screens");
    QTest::addColumn<QRect>("expected");
    const QRect usual(100, 100, 1280, 800);
    const QRect full_hd(0, 0, 1920, 1080);
    const QRect beside(1920, 0, 1920, 1080);
    QTest::newRow("as it was") << usual << QList{full_hd} << usual;
    QTest::newRow("as large as the screen") << full_hd << QList{full_hd} << full_hd;
    QTest::newRow("on the second screen")
        << usual.translated(1920, 0) << QList{full_hd, beside} << usual.translated(1920, 0);
    QTest::newRow("the second screen is gone")
        << usual.translated(1920, 0) << QList{full_hd} << QRect(640, 100, 1280, 800);
    QTest::newRow("across two screens")
        << usual.translated(1000, 0) << QList{full_hd, beside} << QRect(640, 100, 1280, 800);
    QTest::newRow("below the screen")
        << usual.translated(0, 5000) << QList{full_hd} << QRect(100, 280, 1280, 800);
    QTest::newRow("above the screen")
        << usual.translated(0, -5000) << QList{full_hd} << QRect(100, 40, 1280, 800);
    QTest::newRow("a smaller screen") << usual << QList{QRect(0, 0, 1024, 768)} << QRect(0, 40, 1024, 728);
    QTest::newRow("beside a panel") << usual << QList{QRect(0, 30, 1366, 738)} << QRect(86, 70, 1280, 698);
    QTest::newRow("no screen") << usual << QList<QRect>() << usual;
  }
  void fits_the_screens() {
    QFETCH(QRect, geometry);
    QFETCH(QList<QRect>, screens);
    QTEST(fitted(geometry, screens), "expected");
  }

  void the_first_start_leaves_the_place_to_others() {
    const QVariantMap large = window_properties({}, {QRect(0, 0, 1920, 1080)});
    const QVariantMap usual{{"width", 1280}, {"height", 800}, {"visibility", int(QWindow::Windowed)}};
    QCOMPARE(large, usual);
    const QVariantMap small = window_properties({}, {QRect(0, 0, 800, 600)});
    QCOMPARE(small["width"], 788);
    QCOMPARE(small["height"], 554);
  }

  // Its frame, and a panel at the bottom, take some of the screen.
  void the_first_window_lies_on_the_screen_with_its_frame() {
    const QVariantMap bare = window_properties({}, {QRect(0, 0, 1280, 800)});
    QCOMPARE(QSize(bare["width"].toInt(), bare["height"].toInt()), QSize(1268, 754));
    const QVariantMap panel = window_properties({}, {QRect(0, 0, 1280, 760), QRect(1280, 0, 1920, 1080)});
    QCOMPARE(QSize(panel["width"].toInt(), panel["height"].toInt()), QSize(1268, 714));
    const QVariantMap narrow = window_properties({}, {QRect(72, 27, 1294, 741)});
    QCOMPARE(QSize(narrow["width"].toInt(), narrow["height"].toInt()), QSize(1280, 695));
  }

  void settings_keep_it() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    const WindowPlace place{QRect(-7, 20, 900, 700), QWindow::Maximized};
    QCOMPARE(AppSettings(file).window_place(), WindowPlace());
    AppSettings(file).set_window_place(place);
    QCOMPARE(AppSettings(file).window_place(), place);
  }

  void damaged_settings_are_no_place_data() {
    QTest::addColumn<QVariant>("geometry");
    QTest::addColumn<QVariant>("visibility");
    QTest::newRow("words") << QVariant("wide") << QVariant("open");
    QTest::newRow("empty") << QVariant(QRect(1, 1, 0, 0)) << QVariant(int(QWindow::Hidden));
    QTest::newRow("inside out") << QVariant(QRect(1, 1, -50, 20)) << QVariant(99);
  }
  void damaged_settings_are_no_place() {
    QFETCH(QVariant, geometry);
    QFETCH(QVariant, visibility);
    const QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    {
      QSettings settings(file, QSettings::IniFormat);
      settings.setValue("window/geometry", geometry);
      settings.setValue("window/visibility", visibility);
    }
    QCOMPARE(AppSettings(file).window_place(), WindowPlace());
  }

  // A folder lies where the file should: not even the administrator writes that.
  void settings_that_cannot_be_written_are_told_of_once() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    QVERIFY(QDir().mkpath(file));
    AppSettings settings(file);
    QStringList told;
    connect(&settings.file(), &SettingsFile::unwritable, this, [&](const QString& path) { told << path; });
    settings.set_tile_volume(11);
    settings.set_dock_folded(true);
    QTRY_COMPARE(told, QStringList{file});
    settings.set_window_place({QRect(1, 2, 900, 700)});
    QTest::qWait(50);
    QCOMPARE(told, QStringList{file});
    QCOMPARE(settings.tile_volume(), 11);
    QVERIFY(settings.dock_folded());
    QCOMPARE(settings.window_place().geometry, QRect(1, 2, 900, 700));
  }

  void the_dock_stays_folded() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    QVERIFY(!AppSettings(file).dock_folded());
    AppSettings(file).set_dock_folded(true);
    QVERIFY(AppSettings(file).dock_folded());
    AppSettings(file).set_dock_folded(false);
    QVERIFY(!AppSettings(file).dock_folded());
  }

  void the_window_is_followed();
};

// A maximised or closed window still knows how large it was before.
void TestWindowPlace::the_window_is_followed() {
  const QTemporaryDir folder;
  AppSettings settings(folder.filePath("settings.ini"));
  QWindow window;
  window.setGeometry(30, 60, 500, 400);
  const WindowKeeper keeper(window, settings);
  window.showNormal();
  QTRY_COMPARE(settings.window_place(), (WindowPlace{QRect(30, 60, 500, 400), QWindow::Windowed}));
  window.resize(520, 410);
  QTRY_COMPARE(settings.window_place(), (WindowPlace{QRect(30, 60, 520, 410), QWindow::Windowed}));
  const WindowPlace maximised{QRect(30, 60, 520, 410), QWindow::Maximized};
  window.showMaximized();
  QVERIFY(window.size() != QSize(520, 410));
  QTRY_COMPARE(settings.window_place(), maximised);
  window.showMinimized();
  QTest::qWait(600);
  QCOMPARE(settings.window_place(), maximised);
  window.setGeometry(10, 20, 300, 200);
  window.showNormal();
  window.close();
  QCOMPARE(settings.window_place().visibility, QWindow::Windowed);
}

QTEST_MAIN(TestWindowPlace)
#include "tst_window_place.moc"
