// The scripts that play a match on many machines, here on one: what they print is what one run prints.
#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"

namespace {

const QStringList options{
    "--rules", "mcr;minimum_fan=6", "--seats", "quick,beginner,random,beginner", "--walls", "11", "--seed",
    "5"};

}  // namespace

class TestCluster : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void parallel_plays_it();
  void parallel_says_what_failed();
  void slurm_plays_it();

 private:
  QByteArray start(const QString& script, const QStringList& arguments);
  QByteArray play(const QString& script, const QStringList& match = options);
  QTemporaryDir folder_;
  int code_ = 0;
  QByteArray errors_;
};

void TestCluster::init() { QDir(folder_.filePath("match")).removeRecursively(); }

QByteArray TestCluster::start(const QString& script, const QStringList& arguments) {
  QProcess process;
  process.start(QStringLiteral(CLUSTER_DIR "/") + script, arguments);
  if (!process.waitForFinished(200'000)) return "did not end";
  code_ = process.exitCode();
  errors_ = process.readAllStandardError();
  return process.readAllStandardOutput();
}

QByteArray TestCluster::play(const QString& script, const QStringList& match) {
  return start(script, QStringList{TINGPAI_CLI, folder_.filePath("match"), "4"} + match);
}

void TestCluster::parallel_plays_it() {
  if (QStandardPaths::findExecutable("parallel").isEmpty()) QSKIP("GNU parallel is not installed");
  const QByteArray line = play("with-parallel");
  QVERIFY2(code_ == 0, errors_);
  QCOMPARE(without_times(line), without_times(run(QStringList{"arena", "--json"} + options).out));
  QVERIFY(QFile::remove(folder_.filePath("match/2.json")));
  QCOMPARE(play("with-parallel"), line);  // nothing is played again
}

void TestCluster::parallel_says_what_failed() {
  if (QStandardPaths::findExecutable("parallel").isEmpty()) QSKIP("GNU parallel is not installed");
  QCOMPARE(play("with-parallel", QStringList{"--rules", "mcr", "--seats", "nobody", "--walls", "4"}),
           QByteArray());
  QCOMPARE(code_, 1);
  QVERIFY2(errors_.contains("nobody") && errors_.contains("not every shard ended well"), errors_);
}

// Slurm looks seldom for what has ended: half a minute.
void TestCluster::slurm_plays_it() {
  if (qEnvironmentVariableIsEmpty("TINGPAI_SLURM")) QSKIP("TINGPAI_SLURM is not set: takes a minute");
  const QString slurm = folder_.filePath("slurm");
  const QByteArray started = start("one-host-slurm", {"start", slurm});
  QVERIFY2(code_ == 0 && started.startsWith("SLURM_CONF="), errors_);
  qputenv("SLURM_CONF", started.trimmed().mid(QByteArray("SLURM_CONF=").size()));
  const QByteArray line = play("with-slurm");
  const int code = code_;
  const QByteArray errors = errors_;
  start("one-host-slurm", {"stop", slurm});
  QVERIFY2(code == 0, errors);
  QCOMPARE(without_times(line), without_times(run(QStringList{"arena", "--json"} + options).out));
}

QTEST_GUILESS_MAIN(TestCluster)
#include "tst_cluster.moc"
