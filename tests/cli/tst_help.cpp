// What tingpai-cli says of itself, and whether its examples do what they show.
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"

namespace {

const QStringList commands{"shanten", "score", "analyze", "value",   "arena", "arena merge", "arena null",
                           "bot",     "serve", "replay",  "convert", "deal",  "lessons",     "bench"};

Run help_of(const QString& command) { return run(command.split(' ') << "--help"); }

}  // namespace

class TestHelp : public QObject {
  Q_OBJECT

 private slots:
  void the_overview_has_every_command();
  void a_command_tells_of_itself_data();
  void a_command_tells_of_itself();
  void every_known_field_is_explained_data();
  void every_known_field_is_explained();
  void examples_work_data();
  void examples_work();
};

void TestHelp::the_overview_has_every_command() {
  const Run done = run({"--help"});
  QCOMPARE(done.code, 0);
  QCOMPARE(done.errors, QByteArray());
  for (const QString& command : commands)
    QVERIFY2(done.out.contains("\n  " + command.toUtf8() + " "), qPrintable(command));
}

void TestHelp::a_command_tells_of_itself_data() {
  QTest::addColumn<QString>("command");
  for (const QString& command : commands) QTest::newRow(qPrintable(command)) << command;
}

void TestHelp::a_command_tells_of_itself() {
  QFETCH(QString, command);
  const Run done = help_of(command);
  QCOMPARE(done.code, 0);
  QCOMPARE(done.errors, QByteArray());
  QVERIFY2(done.out.startsWith("usage: tingpai-cli " + command.toUtf8() + " "), done.out.constData());
  QVERIFY2(done.out.contains("\nOptions:\n"), done.out.constData());
  QVERIFY2(done.out.contains("\nExample:\n"), done.out.constData());
  for (const QString& other : commands) {
    if (other != command) QVERIFY2(!done.out.contains("\n  " + other.toUtf8() + " "), qPrintable(other));
  }
}

void TestHelp::every_known_field_is_explained_data() {
  QTest::addColumn<QString>("command");
  QTest::addColumn<QStringList>("fields");
  QTest::newRow("score") << "score"
                         << QStringList{"hand",        "win",     "melds",     "self_drawn", "last_tile",
                                        "replacement", "robbing", "wall_last", "round",      "seat",
                                        "flowers",     "id",      "expect"};
  QTest::newRow("analyze") << "analyze"
                           << QStringList{"hand",   "drawn",     "claim",   "melds",      "seat", "seat_wind",
                                          "rivers", "all_melds", "order",   "round_wind", "of",   "levels",
                                          "record", "event",     "flowers", "wall_left",  "id"};
  QTest::newRow("value") << "value" << QStringList{"hand",      "melds",   "turns",  "wall", "round_wind",
                                                   "seat_wind", "flowers", "config", "id"};
  QTest::newRow("serve") << "serve" << QStringList{"table", "level"};
}

void TestHelp::every_known_field_is_explained() {
  QFETCH(QString, command);
  QFETCH(QStringList, fields);
  const QByteArray out = help_of(command).out;
  for (const QString& field : fields) {
    const QRegularExpression row("\n  ([a-z_]+, )*" + field + "(, [a-z_]+)*  ");
    QVERIFY2(QString::fromUtf8(out).contains(row), qPrintable(field));
  }
}

void TestHelp::examples_work_data() { a_command_tells_of_itself_data(); }

// Pasted into a shell that finds the program.
void TestHelp::examples_work() {
  QFETCH(QString, command);
  const QString help = help_of(command).out;
  const QString example = help.section("\nExample:\n", 1).trimmed();
  QVERIFY(example.contains("tingpai-cli " + command));
  const QTemporaryDir folder;
  QProcess shell;
  shell.setWorkingDirectory(folder.path());
  auto environment = QProcessEnvironment::systemEnvironment();
  environment.insert("PATH", QFileInfo(TINGPAI_CLI).path() + ":" + environment.value("PATH"));
  shell.setProcessEnvironment(environment);
  shell.start("/bin/sh", {"-e", "-c", example});
  QVERIFY(shell.waitForFinished(250'000));
  const QByteArray errors = shell.readAllStandardError();
  QVERIFY2(shell.exitCode() == 0, (example.toUtf8() + "\n" + errors).constData());
  const QByteArray out = shell.readAllStandardOutput();
  QVERIFY(!out.isEmpty());
  QVERIFY2(!out.contains("\"error\""), out.constData());
}

QTEST_GUILESS_MAIN(TestHelp)
#include "tst_help.moc"
