// tingpai-cli analyze.
#include <QJsonArray>
#include <QTest>

#include "tests/cli/run_cli.h"

class TestAnalyze : public QObject {
  Q_OBJECT

 private slots:
  void has_the_promised_fields();
  void weighs_a_win_beside_the_rest();
  void takes_rivers_in_turns();
  void positions_data();
  void positions();
};

void TestAnalyze::has_the_promised_fields() {
  const Run done = run({"analyze", "--rules", "mcr", "--level", "path"},
                       R"({"hand":"123m456m679m12p55z","drawn":"3p","seat":2,"round_wind":"S"})"
                       "\n");
  QCOMPARE(done.code, 0);
  const QJsonObject decision = done.object(0);
  QVERIFY(decision.value("chosen").toString().startsWith("discard "));
  QVERIFY(decision.value("criterion").isString());
  QVERIFY(decision.value("elapsed_us").isDouble());
  const QJsonArray candidates = decision.value("candidates").toArray();
  QVERIFY(!candidates.isEmpty());
  for (const QJsonValue value : candidates) {
    const QJsonObject candidate = value.toObject();
    for (const char* field : {"shanten", "live_total", "win_prob", "expected_points", "deal_in_cost"}) {
      QVERIFY2(candidate.value(field).isDouble(), field);
    }
    QVERIFY(candidate.value("action").isString());
    QCOMPARE(candidate.value("deal_in").toArray().size(), 3);
    for (const QJsonValue tile : candidate.value("tiles").toArray()) {
      QVERIFY(tile.toObject().value("tile").isString());
      QVERIFY(tile.toObject().value("live").isDouble());
    }
  }
  const QJsonObject best = candidates[0].toObject();
  QCOMPARE(best.value("action"), decision.value("chosen"));
  const QJsonObject path = best.value("path").toObject();
  QVERIFY(!path.value("draws").toArray().isEmpty());
  QVERIFY(!path.value("discards").toArray().isEmpty());
  QVERIFY(!path.value("patterns").toObject().isEmpty());
  QVERIFY(path.value("score").toInt() >= 8);
}

void TestAnalyze::weighs_a_win_beside_the_rest() {
  const QByteArray own = R"({"hand":"123m456m789m12p55z","drawn":"3p"})";
  const QByteArray claim = R"({"hand":"123m456m789m12p55z","claim":{"tile":"3p","from":1}})";
  const Run done = run({"analyze", "--rules", "mcr"}, own + "\n" + claim + "\n");
  for (const int line : {0, 1}) {
    const QJsonValue candidates = done.object(line).value("candidates");
    QCOMPARE(candidates[0]["action"].toString(), QString("win 3p"));
    QCOMPARE(candidates[0]["win_prob"].toDouble(), 1.0);
    QVERIFY(candidates[1].isObject());
    QVERIFY(candidates[0]["value"].toDouble() > candidates[1]["value"].toDouble());
  }
}

// West could have won on North's last discard, and not on its first, which came before West's own.
void TestAnalyze::takes_rivers_in_turns() {
  const auto danger = [&](const QByteArray& north) {
    const QByteArray position =
        R"({"hand":"123m456m679m14p55z5p","wall_left":24,"rivers":[["1z"],["2z","1s"],)"
        R"(["4z","4z","9m"],[%]],"all_melds":[[],[],[{"type":"pung","tiles":"777s"},)"
        R"({"type":"chow","tiles":"234s"},{"type":"chow","tiles":"345s"}],[]]})";
    const Run done = run({"analyze", "--rules", "mcr"}, QByteArray(position).replace('%', north) + "\n");
    for (const QJsonValue one : done.object(0).value("candidates").toArray()) {
      if (one["action"] == QLatin1String("discard 5p")) return one["deal_in"][1].toDouble();
    }
    return -1.0;
  };
  const double refused = danger(R"("3z","2z","5p")");
  QVERIFY(refused >= 0);
  QVERIFY(danger(R"("5p","3z","2z")") > 2 * refused);
}

void TestAnalyze::positions_data() {
  QTest::addColumn<QByteArray>("position");
  QTest::addColumn<QString>("outcome");  // the start of what is chosen, or the field at fault
  const auto row = [](const char* name, const char* position, const char* outcome) {
    QTest::newRow(name) << QByteArray(position) << QString(outcome);
  };
  row("fourteen tiles, the last one drawn", R"({"hand":"123m456m679m12p55z3p"})", "discard");
  row("drawn tile in the hand", R"({"hand":"123m456m679m12p55z3p","drawn":"3p"})", "discard");
  row("a complete hand", R"({"hand":"123m456m789m12p55z","drawn":"3p"})", "win");
  row("nothing drawn after a claim",
      R"({"hand":"679m12p55z19s12z","melds":[{"type":"chow","tiles":"123m"}],"drawn":null})", "discard");
  row("a full table",
      R"({"hand":"456m679m12p55z","melds":[{"type":"chow","tiles":"123m"}],"drawn":"3p","seat":0,"wall_left":30,)"
      R"("rivers":[["1z","9p"],["2z"],[],["4z"]],"flowers":[["1f"],[],["2f","3f"],[]],)"
      R"("all_melds":[[],[{"type":"pung","tiles":"777s"}],[{"type":"kong","tiles":"2222s","concealed":true}],[]]})",
      "discard");
  row("a claim that wins", R"({"hand":"123m456m789m12p55z","claim":{"tile":"3p","from":1}})", "win");

  row("thirteen tiles", R"({"hand":"123m456m679m12p55z"})", "!hand");
  row("five of a kind", R"({"hand":"1111m456m679m12p5z","drawn":"1m"})", "!hand");
  row("five over the table", R"({"hand":"1111m456m679m12p5z","drawn":"3p","rivers":[["1m"],[],[],[]]})",
      "!hand");
  row("another tile drawn", R"({"hand":"123m456m679m12p55z3p","drawn":"4p"})", "!drawn");
  row("three rivers", R"({"hand":"123m456m679m12p55z3p","rivers":[[],[],[]]})", "!rivers");
  row("a river of numbers", R"({"hand":"123m456m679m12p55z3p","rivers":[[1],[],[],[]]})", "!rivers[0]");
  row("a flower in a river", R"({"hand":"123m456m679m12p55z3p","rivers":[[],["1f"],[],[]]})", "!rivers[1]");
  row("seat four", R"({"hand":"123m456m679m12p55z3p","seat":4})", "!seat");
  row("wall too long", R"({"hand":"123m456m679m12p55z3p","wall_left":140})", "!wall_left");
  row("nothing to decide", R"({"hand":"123m456m789m12p55z","claim":{"tile":"1s","from":1}})", "!claim");
  row("claim from oneself", R"({"hand":"123m456m789m12p55z","claim":{"tile":"3p","from":0}})", "!claim.from");
  row("melds that differ",
      R"({"hand":"456m679m12p55z3p","melds":[{"type":"chow","tiles":"123m"}],)"
      R"("all_melds":[[{"type":"chow","tiles":"123s"}],[],[],[]]})",
      "!melds");
}

void TestAnalyze::positions() {
  QFETCH(QByteArray, position);
  QFETCH(QString, outcome);
  const Run done = run({"analyze", "--rules", "mcr", "--level", "quick"}, position + "\n");
  QCOMPARE(done.lines().size(), 1);
  if (outcome.startsWith('!')) {
    QCOMPARE(done.code, 1);
    QCOMPARE(done.object(0).value("error").toObject().value("field").toString(), outcome.mid(1));
  } else {
    QCOMPARE(done.code, 0);
    QVERIFY2(done.object(0).value("chosen").toString().startsWith(outcome), done.out.constData());
  }
}

QTEST_GUILESS_MAIN(TestAnalyze)
#include "tst_analyze.moc"
