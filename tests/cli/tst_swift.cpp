// The level that plays by a network, as other programs meet it.
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"

namespace {

QStringList match(const QString& seats, int walls) {
  return {"arena",  "--rules", "mcr",   "--seats", seats, "--walls", QString::number(walls),
          "--seed", "77",      "--json"};
}

QJsonObject first_player(const Run& done) {
  return done.object(0).value("players").toArray().at(0).toObject();
}

}  // namespace

class TestSwift : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void it_plays_better_than_quick() {
    const Run done = run(match("swift,quick,quick,quick", 60));
    QVERIFY2(done.code == 0, done.errors);
    const QJsonObject swift = first_player(done);
    QCOMPARE(swift.value("level").toString(), QStringLiteral("swift"));
    QVERIFY2(swift.value("ci95").toArray().at(0).toDouble() > 0, done.out);
  }

  void threads_and_processes_agree() {
    const Run one = run(match("swift,quick,swift,quick", 6) + QStringList{"--threads", "1"});
    const Run two = run(match("swift,quick,swift,quick", 6) + QStringList{"--threads", "2"});
    QVERIFY2(one.code == 0, one.errors);
    QCOMPARE(without_times(one.lines().at(0)), without_times(two.lines().at(0)));
    const QString program = QStringLiteral("exec-json:") + TINGPAI_CLI + " bot --protocol json --level swift";
    const Run outside = run(match(program + ",quick,swift,quick", 6));
    QVERIFY2(outside.code == 0, outside.errors);
    for (const char* key : {"win", "deal_in", "mean_score"})
      QCOMPARE(first_player(outside).value(key), first_player(one).value(key));
  }

  void weights_come_from_a_file() {
    const QTemporaryDir folder;
    const QString same = folder.filePath("same"), damaged = folder.filePath("damaged");
    QVERIFY(QFile::copy(MCR_WEIGHTS, same));
    const QStringList seats = match("swift,quick,quick,quick", 3);
    const Run own = run(seats), given = run(seats + QStringList{"--weights", same});
    QVERIFY2(given.code == 0, given.errors);
    QCOMPARE(without_times(given.lines().at(0)), without_times(own.lines().at(0)));

    QFile file(same);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray bytes = file.readAll();
    bytes.chop(1);
    QFile cut(damaged);
    QVERIFY(cut.open(QIODevice::WriteOnly) && cut.write(bytes) == bytes.size());
    cut.close();
    for (const QStringList& command : {seats, QStringList{"bench", "--latency", "swift"}}) {
      const Run refused = run(command + QStringList{"--weights", damaged});
      QCOMPARE(refused.code, 2);
      QVERIFY2(refused.errors.contains("--weights: " + damaged.toUtf8() + ", byte "), refused.errors);
    }
    const Run absent = run(seats + QStringList{"--weights", folder.filePath("absent")});
    QCOMPARE(absent.code, 2);
    QVERIFY2(absent.errors.contains("absent: No such file"), absent.errors);
    const Run other = run({"bench", "--rules", "sichuan", "--latency", "swift", "--weights", same});
    QVERIFY2(other.errors.contains("has no weights for sichuan"), other.errors);
    const Run nobody = run(match("path,quick,quick,quick", 3) + QStringList{"--weights", same});
    QVERIFY2(nobody.errors.contains("--weights needs swift or club among --seats"), nobody.errors);
  }

  // So that a state or a shard of other weights is refused.
  void a_match_names_its_weights() {
    const QTemporaryDir folder;
    const QString state = folder.filePath("state"), shard = folder.filePath("shard");
    const QStringList seats = match("swift,quick,quick,quick", 2);
    QCOMPARE(run(seats + QStringList{"--weights", MCR_WEIGHTS, "--state", state}).code, 0);
    QCOMPARE(run(seats + QStringList{"--weights", MCR_WEIGHTS, "--state", state}).code, 0);
    const Run other = run(seats + QStringList{"--state", state});
    QCOMPARE(other.code, 1);
    QVERIFY2(other.errors.contains("--weights is "), other.errors);
    QCOMPARE(run(seats + QStringList{"--weights", MCR_WEIGHTS, "--shard", "1/1", "--out", shard}).code, 0);
    const Run merged = run({"arena", "merge", shard});
    QVERIFY2(merged.code == 0, merged.errors);
  }

  void it_tells_what_decided() {
    const Run done =
        run({"analyze", "--rules", "mcr", "--level", "swift"}, R"({"hand":"123m456p789s1112z","drawn":"3z"})"
                                                               "\n");
    QVERIFY2(done.code == 0, done.errors);
    QCOMPARE(done.object(0).value("criterion").toString(), QStringLiteral("network"));
    QVERIFY(done.object(0).value("candidates").toArray().isEmpty());
    QVERIFY(done.object(0).value("chosen").toString().startsWith("discard "));
  }

  void a_win_is_taken() {
    const Run done =
        run({"analyze", "--rules", "mcr", "--level", "swift"}, R"({"hand":"123456789m1199s9s","drawn":"1s"})"
                                                               "\n");
    QCOMPARE(done.object(0).value("chosen").toString(), QStringLiteral("win 1s"));
  }

  void other_rules_are_refused_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("arena") << QStringList{
        "arena", "--rules", "riichi", "--seats", "quick,swift,quick,quick", "--walls", "1"};
    QTest::newRow("null") << QStringList{"arena", "null", "exact", "--rules", "riichi", "--level", "swift"};
    QTest::newRow("analyze") << QStringList{"analyze", "--rules", "riichi", "--level", "swift"};
    QTest::newRow("bench") << QStringList{"bench", "--rules", "riichi", "--latency", "swift"};
    QTest::newRow("mjai") << QStringList{"bot", "--protocol", "mjai", "--level", "swift"};
  }
  void other_rules_are_refused() {
    QFETCH(QStringList, arguments);
    const Run done = run(arguments);
    QCOMPARE(done.code, 2);
    QVERIFY2(done.errors.contains("swift has not learned riichi"), done.errors);
  }

  void a_club_player_is_stronger_than_quick() {
    const Run one = run(match("club,quick,quick,quick", 60));
    QVERIFY2(one.code == 0, one.errors);
    const QJsonArray interval = first_player(one).value("ci95").toArray();
    QVERIFY2(interval.at(0).toDouble() > 0, one.out);
    const Run refused = run({"analyze", "--rules", "sichuan", "--level", "club"});
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.errors.contains("club has not learned sichuan"), refused.errors);
  }

  void a_hello_of_other_rules_is_refused() {
    const Run done = run({"bot", "--protocol", "json", "--level", "swift"},
                         R"({"type":"hello","protocol":"tingpai","version":1,"seat":1,"ruleset":"riichi"})"
                         "\n");
    QVERIFY2(done.errors.contains("ruleset cannot be played: swift has not learned riichi"), done.errors);
  }
};

QTEST_GUILESS_MAIN(TestSwift)
#include "tst_swift.moc"
