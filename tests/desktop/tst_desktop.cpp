// Installs the game into a folder of its own and packs it, and looks at what a desktop would find there.
#include <QDir>
#include <QDirIterator>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QStringList other_languages{"zh_CN", "zh_TW", "ja"};

struct Ran {
  int code = -1;  // -1: it did not end by itself
  QString out;    // and what it wrote to the error channel
};

// In `home`, which is also where the program finds its settings.
Ran run(const QString& home, const QString& program, const QStringList& arguments,
        const QByteArray& input = {}) {
  QProcess process;
  auto environment = QProcessEnvironment::systemEnvironment();
  environment.insert("HOME", home);
  environment.insert("XDG_RUNTIME_DIR", home);
  for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"}) environment.remove(name);
  process.setProcessEnvironment(environment);
  process.setProcessChannelMode(QProcess::MergedChannels);
  process.setWorkingDirectory(home);
  process.start(program, arguments);
  process.write(input);
  process.closeWriteChannel();
  const bool ended = process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit;
  return {ended ? process.exitCode() : -1, QString::fromUtf8(process.readAll())};
}

QString text_of(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// The value of "key=value" in a desktop entry.
QString entry(const QString& text, const QString& key) {
  const QRegularExpression line("^" + QRegularExpression::escape(key) + "=(.*)$",
                                QRegularExpression::MultilineOption);
  return line.match(text).captured(1);
}

// The Debian packages of the modules of Qt that the window imports.
QSet<QString> imported_modules() {
  static const QRegularExpression import("^import (Qt[\\w.]*)", QRegularExpression::MultilineOption);
  QSet<QString> packages;
  QDirIterator files(SOURCE_DIR "/ui", {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
  while (files.hasNext()) {
    const QString text = text_of(files.next());
    for (const auto& match : import.globalMatch(text)) {
      packages << "qml6-module-" + match.captured(1).toLower().replace('.', '-');
    }
  }
  return packages;
}

}  // namespace

class TestDesktop : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void the_entry_is_valid();
  void the_metadata_is_valid();
  void every_language_is_there_data();
  void every_language_is_there();
  void the_entry_finds_program_and_icons();
  void the_programs_run();
  void the_package_asks_for_what_is_loaded();

 private:
  QString installed(const QString& path) const { return home_.filePath("prefix/" + path); }

  QTemporaryDir home_;
};

void TestDesktop::initTestCase() {
  const Ran install =
      run(home_.path(), CMAKE, {"--install", BINARY_DIR, "--prefix", home_.filePath("prefix")});
  QVERIFY2(install.code == 0, qPrintable(install.out));
}

void TestDesktop::the_entry_is_valid() {
  const QString tool = QStandardPaths::findExecutable("desktop-file-validate");
  if (tool.isEmpty()) QSKIP("desktop-file-validate is not installed");
  const Ran validate = run(home_.path(), tool, {installed("share/applications/tingpai.desktop")});
  QCOMPARE(validate.out, QString());
  QCOMPARE(validate.code, 0);
}

// With the entry that it names.
void TestDesktop::the_metadata_is_valid() {
  const QString tool = QStandardPaths::findExecutable("appstreamcli");
  if (tool.isEmpty()) QSKIP("appstreamcli is not installed");
  const Ran validate = run(home_.path(), tool, {"validate-tree", "--no-net", home_.filePath("prefix")});
  QVERIFY2(validate.code == 0, qPrintable(validate.out));
  QVERIFY2(validate.out.contains("local.tingpai.tingpai"), qPrintable(validate.out));
}

void TestDesktop::every_language_is_there_data() {
  QTest::addColumn<QString>("language");
  for (const QString& language : other_languages) QTest::newRow(qPrintable(language)) << language;
}

void TestDesktop::every_language_is_there() {
  QFETCH(QString, language);
  const QString desktop = text_of(installed("share/applications/tingpai.desktop"));
  for (const QString key : {"Name", "GenericName", "Comment", "Keywords"}) {
    QVERIFY2(!entry(desktop, key).isEmpty(), qPrintable(key));
    QVERIFY2(!entry(desktop, key + '[' + language + ']').isEmpty(), qPrintable(key));
  }
  const QString metadata = text_of(installed("share/metainfo/local.tingpai.tingpai.metainfo.xml"));
  for (const QString tag : {"name", "summary", "p", "li"}) {
    const qsizetype english = metadata.count('<' + tag + '>');
    QVERIFY2(english > 0, qPrintable(tag));
    QCOMPARE(metadata.count('<' + tag + " xml:lang=\"" + language + "\">"), english);
  }
}

void TestDesktop::the_entry_finds_program_and_icons() {
  const QString desktop = text_of(installed("share/applications/tingpai.desktop"));
  QVERIFY(QFileInfo(installed("bin/" + entry(desktop, "Exec"))).isExecutable());
  const QString icon = entry(desktop, "Icon");
  for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
    const QImage image(installed(QString("share/icons/hicolor/%1x%1/apps/%2.png").arg(size).arg(icon)));
    QCOMPARE(image.size(), QSize(size, size));
  }
  QVERIFY(QFile::exists(installed("share/icons/hicolor/scalable/apps/" + icon + ".svg")));
  QVERIFY(QFile::exists(installed("share/doc/tingpai/copyright")));
}

void TestDesktop::the_programs_run() {
  const QString game = installed("bin/tingpai");
  QCOMPARE(run(home_.path(), game, {"--version"}).out.trimmed(), QString("tingpai " VERSION));
  const Ran shanten = run(home_.path(), installed("bin/tingpai-cli"), {"shanten"}, "19m19p19s1234567z\n");
  QCOMPARE(shanten.code, 0);
  QVERIFY2(shanten.out.contains("\"thirteen_orphans\":0"), qPrintable(shanten.out));

  const QString picture = home_.filePath("table.png");
  const Ran demo = run(home_.path(), game, {"--demo", "--screenshot", picture, "--level", "quick"});
  QVERIFY2(demo.code == 0, qPrintable(demo.out));
  QVERIFY2(!demo.out.contains("qml", Qt::CaseInsensitive), qPrintable(demo.out));  // no warning of it
  const QImage image(picture);
  QCOMPARE(image.size(), QSize(1280, 800));
  QSet<QRgb> colours;
  for (int x = 0; x < image.width(); ++x) colours << image.pixel(x, 720);  // through the hand
  QVERIFY2(colours.size() > 30, qPrintable(QString::number(colours.size())));
}

void TestDesktop::the_package_asks_for_what_is_loaded() {
  for (const char* tool : {"dpkg-deb", "dpkg-shlibdeps", "file"}) {
    if (QStandardPaths::findExecutable(tool).isEmpty()) QSKIP("a tool to build packages is not installed");
  }
  const Ran pack = run(home_.path(), CPACK,
                       {"-G", "DEB", "-B", home_.path(), "--config", BINARY_DIR "/CPackConfig.cmake"});
  QVERIFY2(pack.code == 0, qPrintable(pack.out));
  const QStringList packages = QDir(home_.path()).entryList({"tingpai_" VERSION "_*.deb"});
  QCOMPARE(packages.size(), 1);
  const QString package = home_.filePath(packages.constFirst());

  static const QRegularExpression constraint(" *\\([^)]*\\)");
  QString depends = run(home_.path(), "dpkg-deb", {"-f", package, "Depends"}).out.trimmed();
  const QStringList names = depends.remove(constraint).split(", ");
  const QSet<QString> asked(names.begin(), names.end());
  QSet<QString> wanted = imported_modules();
  QVERIFY(wanted.contains("qml6-module-qtquick"));
  wanted |= {"libqt6core6", "libqt6quick6", "libqt6sql6-sqlite", "libqt6svg6", "fonts-noto-cjk"};
  QCOMPARE(QStringList((wanted - asked).values()).join(' '), QString());
  const QString files = run(home_.path(), "dpkg-deb", {"-c", package}).out;
  for (const char* file :
       {"./usr/bin/tingpai\n", "./usr/bin/tingpai-cli\n", "./usr/share/applications/tingpai.desktop\n",
        "./usr/share/doc/tingpai/copyright\n"}) {
    QVERIFY2(files.contains(file), file);
  }
}

QTEST_GUILESS_MAIN(TestDesktop)
#include "tst_desktop.moc"
