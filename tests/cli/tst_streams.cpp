// Input that cannot be read and output that cannot be written: a clear error and exit code 1, by every
// command.
#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"

namespace {

const char* const players = " --rules mcr --seats quick,quick,quick,quick --walls 1 ";

// With the redirections of a shell.
Run run_shell(const QString& line, const QByteArray& input = {}) {
  QProcess process;
  process.start("/bin/sh", {"-c", QString(TINGPAI_CLI) + " " + line});
  process.write(input);
  process.closeWriteChannel();
  Run result;
  if (process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit)
    result.code = process.exitCode();
  result.out = process.readAllStandardOutput();
  result.errors = process.readAllStandardError();
  return result;
}

}  // namespace

class TestStreams : public QObject {
  Q_OBJECT

 private slots:
  void the_last_line_is_answered_however_long();
  void initTestCase();

  void unreadable_input_data();
  void unreadable_input();
  void unwritable_output_data();
  void unwritable_output();
  void a_reader_that_goes_data();
  void a_reader_that_goes();
  void records_that_cannot_be_written();
  void both_errors_are_told();
  void out_is_opened_before_the_work();

 private:
  QString path(const char* name) const { return folder_.filePath(name); }
  QString record() const { return path("records/wall1-1.tingpai"); }

  QTemporaryDir folder_;
};

void TestStreams::initTestCase() {
  QCOMPARE(run_shell("arena" + QString(players) + "--records " + path("records")).code, 0);
  QVERIFY(write_file(path("shard"), run_shell("arena --shard 1/1 --json" + QString(players)).out));
  QVERIFY(write_file(path("hands"), "5m\n"));
  QVERIFY(write_file(path("cases"), R"({"hand":"1359m2468p135s12z","win":"7z"})"
                                    "\n"));
  QVERIFY(write_file(path("positions"), R"({"hand":"123456789m99p34s1z"})"
                                        "\n"));
  QVERIFY(write_file(path("requests"), "0 1 2\n"));
}

void TestStreams::unreadable_input_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<QString>("message");
  const QStringList commands{
      "shanten",           "score --rules mcr",      "score --rules mcr --check", "analyze --rules mcr",
      "value --rules mcr", "bot --protocol botzone", "bot --protocol json"};
  for (const QString& command : commands) {
    const auto row = [&](const char* what, const QString& line, const QString& message) {
      QTest::addRow("%s: %s", qPrintable(command), what) << command + line << message;
    };
    row("a folder", " --in " + folder_.path(), "cannot read " + folder_.path() + ": Is a directory");
    row("closed", " <&-", "cannot read standard input: Bad file descriptor");
    row("a folder as standard input", " <" + folder_.path(), "cannot read standard input: Is a directory");
  }
  const QString is_folder = "cannot read " + folder_.path() + ": Is a directory";
  QTest::newRow("replay: a folder") << "replay " + folder_.path() << is_folder;
  QTest::newRow("arena merge: a folder") << "arena merge " + folder_.path() << is_folder;
  QTest::newRow("arena: a folder as state")
      << "arena" + QString(players) + "--state " + folder_.path() << folder_.path() + " is no file";
  QTest::newRow("arena: a device as state") << "arena" + QString(players) + "--state /dev/zero"
                                            << "/dev/zero is no file";
}

void TestStreams::unreadable_input() {
  QFETCH(QString, line);
  QFETCH(QString, message);
  const Run done = run_shell(line);
  QVERIFY2(done.errors.contains(message.toUtf8()), done.errors.constData());
  QCOMPARE(done.code, 1);
  QCOMPARE(done.out, QByteArray());
}

void TestStreams::unwritable_output_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<QString>("message");
  const QStringList commands{"shanten --in " + path("hands"),
                             "score --rules mcr --in " + path("cases"),
                             "analyze --rules mcr --level quick --in " + path("positions"),
                             "value --rules mcr --in " + path("positions"),
                             "bot --protocol botzone --in " + path("requests"),
                             "replay " + record(),
                             "arena" + QString(players),
                             "arena merge " + path("shard"),
                             "arena null exact --rules mcr --walls 2",
                             "deal --rules mcr",
                             "serve --socket " + path("bots.socket"),
                             "bench --latency quick --positions 2"};
  for (const QString& command : commands + QStringList{"--help"}) {
    const QByteArray name = command.section(" --", 0, 0).section(' ', 0, 1).toUtf8();
    const auto row = [&](const char* what, const QString& line, const char* message) {
      QTest::addRow("%s: %s", name.constData(), what) << command + line << QString(message);
    };
    row("closed", " >&-", "cannot write standard output: Bad file descriptor");
    row("a full disk", " >/dev/full", "cannot write standard output: No space left on device");
    if (command != "--help")
      row("a file on a full disk", " --out /dev/full", "cannot write /dev/full: No space left on device");
  }
}

void TestStreams::unwritable_output() {
  QFETCH(QString, line);
  QFETCH(QString, message);
  const Run done = run_shell(line);
  QVERIFY2(done.errors.contains(message.toUtf8()), done.errors.constData());
  QCOMPARE(done.code, 1);
}

void TestStreams::a_reader_that_goes_data() {
  QTest::addColumn<QString>("line");
  QTest::newRow("lines") << "yes 5m | " TINGPAI_CLI " shanten";
  QTest::newRow("one text") << "sleep 0.3; " TINGPAI_CLI " deal --rules mcr";
  QTest::newRow("a bot") << "yes '0 1 2' | " TINGPAI_CLI " bot --protocol botzone";
}

void TestStreams::a_reader_that_goes() {
  QFETCH(QString, line);
  const QString code = path("code");
  QProcess process;
  process.start("/bin/sh", {"-c", "{ " + line + "; echo $? >" + code + "; } | true"});
  QVERIFY(process.waitForFinished(60'000));
  QCOMPARE(file_contents(code), QByteArray("1\n"));
  const QByteArray errors = process.readAllStandardError();
  QVERIFY2(errors.contains("cannot write standard output: Broken pipe"), errors.constData());
}

void TestStreams::records_that_cannot_be_written() {
  const Run no_folder = run_shell("arena" + QString(players) + "--records " + path("hands"));
  QCOMPARE(no_folder.code, 1);
  QVERIFY2(no_folder.errors.contains("cannot make the folder " + path("hands").toUtf8()),
           no_folder.errors.constData());

  QVERIFY(QDir(folder_.path()).mkpath("taken/wall1-2.tingpai"));
  const Run no_file = run_shell("arena" + QString(players) + "--records " + path("taken"));
  QCOMPARE(no_file.code, 1);
  QVERIFY2(no_file.errors.contains("cannot write " + path("taken/wall1-2.tingpai").toUtf8()),
           no_file.errors.constData());
  QVERIFY(!no_file.out.isEmpty());
}

// An error of the input, and one of the output that should have told of it.
void TestStreams::both_errors_are_told() {
  QVERIFY(write_file(path("damaged"), "no record\n"));
  const Run line = run_shell("shanten --out /dev/full", "5x\n");
  const Run record = run_shell("replay --out /dev/full " + path("damaged"));
  for (const auto& [done, message] : {std::pair(line, "line 1: hand: "), std::pair(record, "damaged:1: ")}) {
    QCOMPARE(done.code, 1);
    QVERIFY2(done.errors.contains(message), done.errors.constData());
    QVERIFY2(done.errors.contains("cannot write /dev/full"), done.errors.constData());
  }
}

void TestStreams::out_is_opened_before_the_work() {
  for (const QString& command : {"replay " + path("damaged"), QString("lessons --rules mcr"),
                                 "arena" + QString(players) + "--records " + path("none")}) {
    const Run done = run_shell(command + " --out /nowhere/x");
    QCOMPARE(done.code, 2);
    QVERIFY2(done.errors.startsWith("tingpai-cli: " + command.section(' ', 0, 0).toUtf8() +
                                    ": cannot open /nowhere/x: No such file or directory\n"),
             done.errors.constData());
  }
  QVERIFY(!QDir(path("none")).exists());
}

// Its end may come just when what was read of it has been thrown away.
void TestStreams::the_last_line_is_answered_however_long() {
  constexpr int mebibyte = 1 << 20;
  for (const int beyond : {1, 2, 1 << 16, mebibyte / 2}) {
    const Run done = run({"shanten"}, QByteArray(mebibyte + beyond, '1'));
    QCOMPARE(done.code, 1);
    QCOMPARE(done.out.count('\n'), 1);
    QVERIFY2(done.out.contains("1 MiB"), done.out.constData());
  }
}

QTEST_GUILESS_MAIN(TestStreams)
#include "tst_streams.moc"
