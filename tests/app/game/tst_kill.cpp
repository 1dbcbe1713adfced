// Killed with SIGKILL at random moments, the program goes on at the last event it has shown.
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

namespace {

constexpr int patience = 60000;  // milliseconds

struct Told {
  QByteArray what;
  int number = 0;
  QByteArray digest;
};

std::vector<Told> parse(const QByteArray& output) {
  std::vector<Told> lines;
  const auto all = output.split('\n');
  for (qsizetype i = 0; i + 1 < all.size(); ++i) {  // what follows the last line end was cut off
    const auto words = all[i].split(' ');
    if (words.size() == 3) lines.push_back({words[0], words[1].toInt(), words[2]});
  }
  return lines;
}

}  // namespace

class TestKill : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void many_kills_data() {
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("wanted");
    QTest::newRow("mcr") << "mcr" << 50;
    QTest::newRow("hongzhong") << "hongzhong" << 15;
    QTest::newRow("sichuan") << "sichuan" << 25;
  }
  void many_kills() {
    QFETCH(QString, ruleset);
    QFETCH(int, wanted);
    const QTemporaryDir folder;
    QRandomGenerator random(2024);
    Told last{"shown", 0, {}};
    int kills = 0;
    int ahead = 0;  // kills between storing an event and showing it
    while (kills < wanted) {
      QProcess player;
      player.setProcessChannelMode(QProcess::ForwardedErrorChannel);
      player.start(KILL_PLAYER, {folder.path(), QString::number(last.number), ruleset});
      QVERIFY(player.waitForStarted());
      // From the first event on, at any moment of the play.
      const int lines = random.bounded(1, 60);
      QByteArray output;
      while (output.count('\n') < lines + 2) {
        QVERIFY2(player.waitForReadyRead(patience),
                 qPrintable(QString("exit code %1").arg(player.exitCode())));
        output += player.readAllStandardOutput();
      }
      QTest::qSleep(random.bounded(4));
      player.kill();
      QVERIFY(player.waitForFinished());
      QCOMPARE(player.exitStatus(), QProcess::CrashExit);
      output += player.readAllStandardOutput();
      ++kills;

      const auto told = parse(output);
      QVERIFY(!told.empty());
      if (last.number > 0) {
        QCOMPARE(told[0].what, "prefix");
        QCOMPARE(told[0].digest, last.digest);
        QCOMPARE(told[1].what, "resumed");
        QVERIFY(told[1].number == last.number || told[1].number == last.number + 1);
        if (told[1].number == last.number) {
          QCOMPARE(told[1].digest, last.digest);
        } else {
          ++ahead;
        }
      }
      for (std::size_t i = 1; i < told.size(); ++i) {
        if (told[i].what == "shown" && told[i - 1].what != "prefix")
          QCOMPARE(told[i].number, told[i - 1].number + 1);
      }
      last = told.back();
    }
    qInfo("%d kills over %d events; %d times the next event was already stored", kills, last.number, ahead);
  }
};

QTEST_GUILESS_MAIN(TestKill)
#include "tst_kill.moc"
