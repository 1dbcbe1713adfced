// tingpai-cli bench.
#include <QTest>

#include "tests/cli/run_cli.h"

class TestBench : public QObject {
  Q_OBJECT

 private slots:
  void signature_is_the_known_one();
  void latency_of_a_level();
};

// Any decision that changes changes this number. TINGPAI_UPDATE_GOLDEN=1 writes it anew: say in the commit
// what moved it.
void TestBench::signature_is_the_known_one() {
  const QString path = TINGPAI_TEST_DATA_DIR "/golden/signatures.txt";
  QByteArray now;
  for (const QByteArray& line : file_contents(path).split('\n')) {
    if (line.isEmpty()) continue;
    const QByteArray rules = line.split(' ').first();
    const Run signature = run({"bench", "--rules", rules, "--signature"});
    QCOMPARE(signature.code, 0);
    QCOMPARE(signature.lines().size(), 1);
    now += rules + ' ' + signature.lines()[0].split(' ').last() + '\n';
  }
  QVERIFY2(!now.isEmpty(), qPrintable(path));
  if (qEnvironmentVariableIsSet("TINGPAI_UPDATE_GOLDEN")) write_file(path, now);
  QCOMPARE(now, file_contents(path));
}

void TestBench::latency_of_a_level() {
  const Run latency = run({"bench", "--latency", "quick", "--positions", "50"});
  QCOMPARE(latency.code, 0);
  QVERIFY2(latency.out.startsWith("quick: 50 positions, median "), latency.out.constData());
}

QTEST_GUILESS_MAIN(TestBench)
#include "tst_bench.moc"
