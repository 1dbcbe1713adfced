// tingpai-cli value under riichi: the published tables, questions in our words and in theirs, and bad ones.
#include <QFile>
#include <QJsonArray>
#include <QTest>

#include "tests/cli/run_cli.h"

namespace {

Run value(const QByteArray& lines, const QStringList& more = {}) {
  return run(QStringList{"value", "--rules", "riichi"} + more, lines + "\n");
}

QJsonObject candidate(const QJsonObject& answer, const QString& tile) {
  for (const QJsonValue one : answer.value("candidates").toArray()) {
    if (one["tile"].toString() == tile) return one.toObject();
  }
  return {};
}

double points(const QJsonObject& answer, const QString& tile, int turn = 0) {
  return candidate(answer, tile).value("expected_points")[turn].toDouble();
}

// 123456789m 99p 34s waits for eight of 121 tiles; its last draw is what a published table would say.
constexpr const char* published =
    R"({"hand":"123456789m99p34s1z","round_wind":"1z","seat_wind":"2z","dora_indicator":"5z","wall_sum":121,)"
    R"("config":{"name":"plain","t_min":1,"t_max":2,"extra":0,"reddora":false,"uradora":false,)"
    R"("tegawari":false,"shanten_down":false,"shanten_type":7},"shanten":0,"stats":[{"tile":"1z","shanten":0,)"
    R"("tenpai":[0,1,1],"win":[0,%1,0],"score":[0,%2,0]}]})";

}  // namespace

class TestRiichiValue : public QObject {
  Q_OBJECT

 private slots:
  void check_compares_with_published_tables();
  void all_published_tables();
  void the_input_is_named_once();
  void other_rules_have_none();
  void cases_are_answered_one_by_one();
  void questions_data();
  void questions();
  void winds_and_dora_count();
  void red_fives_are_told_apart();
  void limits_are_told();
};

void TestRiichiValue::check_compares_with_published_tables() {
  // Riichi, own draw, all chows and the straight without dealing: a mangan on 8 of 120 tiles.
  const QString text = QString::fromUtf8(published);
  const QByteArray right = text.arg(8.0 / 120).arg(8000 * 8.0 / 120).toUtf8();
  const Run good = value(right, {"--check"});
  QCOMPARE(good.out, QByteArray("1 discards compared, 2 turns of them\n1 cases, 0 wrong\n"));
  QCOMPARE(good.code, 0);

  const QByteArray dear = text.arg(8.0 / 120).arg(8000 * 8.0 / 120 + 1).toUtf8();
  const Run bad = value("{\"doc\":\"\",\"cases\":[" + right + "," + dear + "]}", {"--check"});
  QCOMPARE(bad.code, 1);
  QCOMPARE(bad.lines().last(), QByteArray("2 cases, 1 wrong"));
  QCOMPARE(bad.object(0).value("case").toInt(), 1);
  const QJsonObject discard = bad.object(0).value("discards")[0].toObject();
  QCOMPARE(discard.value("tile").toString(), QString("1z"));
  QCOMPARE(discard.value("differs").toArray(), (QJsonArray{"score"}));

  QByteArray other = right;
  other.replace(R"("tile":"1z")", R"("tile":"9p")");
  const Run options = value(other, {"--check"});
  QCOMPARE(options.code, 1);
  QCOMPARE(options.object(0).value("discards").toArray().size(), 2);

  QByteArray cut = right;
  cut.replace("[0,1,1]", "[0,1]");
  const QJsonObject error = value(cut, {"--check"}).object(0).value("error").toObject();
  QCOMPARE(error.value("field").toString(), QString("stats[0].tenpai"));
  const Run none = value(R"({"hand":"123456789m99p34s1z"})", {"--check"});
  QCOMPARE(none.object(0).value("error").toObject().value("field").toString(), QString("stats"));
  QCOMPARE(none.lines().last(), QByteArray("1 cases, 1 wrong"));
  QCOMPARE(none.code, 1);
}

void TestRiichiValue::all_published_tables() {
  const QString cases = TINGPAI_SHARED_DIR "/oracle/riichi_value.json";
  if (!QFile::exists(cases)) QSKIP("the published tables are not beside this checkout");
  const Run done = run({"value", "--rules", "riichi", "--check", cases});
  QCOMPARE(done.out, QByteArray("286 discards compared, 5148 turns of them\n44 cases, 0 wrong\n"));
  QCOMPARE(done.code, 0);
}

void TestRiichiValue::the_input_is_named_once() {
  const Run done = run({"value", "--rules", "riichi", "--in", "a", "b"});
  QCOMPARE(done.code, 2);
  QCOMPARE(run({"value", "--rules", "riichi", "no such file"}).code, 2);
}

void TestRiichiValue::other_rules_have_none() {
  const Run done = run({"value", "--rules", "mcr", "--check"}, "{}\n");
  QCOMPARE(done.code, 2);
  QVERIFY(done.errors.contains("no published tables"));
}

void TestRiichiValue::cases_are_answered_one_by_one() {
  const Run done = value(R"({"cases":[{"id":1,"hand":"123456789m99p34s1z","turns":1},)"
                         R"({"id":2,"hand":"123456789m99p34s","turns":1}]})");
  QCOMPARE(done.code, 0);
  QCOMPARE(done.object(0).value("id").toInt(), 1);
  QCOMPARE(done.object(1).value("id").toInt(), 2);
  const Run bad = value(R"({"cases":[{"hand":"123456789m99p34s1z"},{"hand":"1m"}]})");
  QCOMPARE(bad.lines().size(), 1);
  QCOMPARE(bad.object(0).value("error").toObject().value("field").toString(), QString("cases[1].hand"));
}

void TestRiichiValue::questions_data() {
  QTest::addColumn<QByteArray>("question");
  QTest::addColumn<QString>("field");  // at fault; empty: none
  const auto row = [](const char* name, const char* question, const char* field) {
    QTest::newRow(name) << QByteArray(question) << QString(field);
  };
  row("riichi's melds",
      R"({"hand":"789m99p34s","melds":[{"type":"chi","tiles":"123m"},{"type":"ankan","tiles":"1111z"}]})",
      "");
  row("our melds",
      R"({"hand":"789m99p34s","melds":[{"type":"chow","tiles":"123m"},)"
      R"({"type":"kong","concealed":true,"tiles":"1111z"}]})",
      "");
  row("a meld as a list", R"({"hand":"340m2356p22s55z","melds":[{"type":"pon","tiles":["7z","7z","7z"]}]})",
      "");
  row("all of ours",
      R"({"hand":"123456789m99p34s","turns":3,"round_wind":"S","seat_wind":"W",)"
      R"("dora_ind":["1m","5z"],"config":{"change":false,"extra":2,"hands":50,"uradora":false}})",
      "");
  row("a wall of tiles", R"({"hand":"123456789m99p34s","wall":"2205s"})", "");
  row("wall of digits", R"({"hand":"123456789m99p34s","wall":"0000000000000000000003000000000000"})", "");
  row("far away", R"({"hand":"258m258p258s1234z","turns":3,"config":{"change":false}})", "");
  row("five indicators", R"({"hand":"123456789m99p34s","turns":2,"dora_indicator":"12345p"})", "");

  row("no hand", R"({"turns":3})", "hand");
  row("twelve tiles", R"({"hand":"123456789m99p3s"})", "hand");
  row("two of a red five", R"({"hand":"123406m99p3400s"})", "hand");
  row("a red five twice", R"({"hand":"123406789m99p34s","dora_indicator":"0m"})", "hand");
  row("red fives where there are none", R"({"hand":"123406789m99p34s","dora_ind":["0p","0p"]})", "hand");
  row("six indicators", R"({"hand":"123456789m99p34s","dora_indicator":"123456p"})", "dora_indicator");
  row("indicators twice", R"({"hand":"123456789m99p34s","dora_ind":["1p"],"dora_indicator":"1p"})",
      "dora_indicator");
  row("indicators of no list", R"({"hand":"123456789m99p34s","dora_ind":"1p"})", "dora_ind");
  row("a flower as indicator", R"({"hand":"123456789m99p34s","dora_indicator":"1f"})", "dora_indicator");
  row("an indicator too many", R"({"hand":"111234567m99p34s","dora_indicator":"11m"})", "hand");
  row("five indicators of a kind", R"({"hand":"123456789m99p34s","dora_indicator":"11111z"})", "hand");
  row("five with the indicator", R"({"hand":"123456789m99p34s","dora_indicator":"4s","wall":"444s"})",
      "wall");
  row("the red five again", R"({"hand":"123406789m99p34s","wall":"0m"})", "wall");
  row("an unknown meld", R"({"hand":"789m99p34s2z","melds":[{"type":"run","tiles":"123m"}]})",
      "melds[0].type");
  row("no meld", R"({"hand":"123789m99p34s","melds":[{"type":"pon","tiles":"123m"}]})", "melds[0].tiles");
  row("fifth wind", R"({"hand":"123456789m99p34s","seat_wind":"5z"})", "seat_wind");
  row("a field of no question", R"({"hand":"123456789m99p34s","dora":"1m"})", "dora");
  row("a field of no config", R"({"hand":"123456789m99p34s","config":{"turn":3}})", "config.turn");
  row("some forms alone", R"({"hand":"123456789m99p34s","config":{"shanten_type":1}})",
      "config.shanten_type");
  row("change of a number", R"({"hand":"123456789m99p34s","config":{"tegawari":1}})", "config.tegawari");
  row("no JSON", "riichi", "");
}

void TestRiichiValue::questions() {
  QFETCH(QByteArray, question);
  QFETCH(QString, field);
  const Run done = value(question);
  QCOMPARE(done.lines().size(), 1);
  const bool bad = !field.isEmpty() || !question.startsWith('{');
  QCOMPARE(done.code, bad ? 1 : 0);
  QCOMPARE(done.object(0).value("error").toObject().value("field").toString(), field);
  QCOMPARE(done.object(0).contains("candidates"), !bad);
}

void TestRiichiValue::winds_and_dora_count() {
  const QByteArray question = R"({"hand":"123456789m99p34s1z","turns":1,)"
                              R"("config":{"change":false,"uradora":false,"reddora":false})";
  const Run done = value(question + "}\n" + question + R"(,"seat_wind":"S"})" + "\n" + question +
                         R"(,"dora_ind":["8p"]})");
  const double wait = 8.0 / 122;
  QVERIFY(qAbs(points(done.object(0), "1z") - wait * 12000) < 0.01);
  QVERIFY(qAbs(points(done.object(1), "1z") - wait * 8000) < 0.01);
  QVERIFY(qAbs(points(done.object(2), "1z") - 8.0 / 121 * 18000) < 0.01);
}

// One five of bamboo in the wall is red, and makes a mangan a haneman.
void TestRiichiValue::red_fives_are_told_apart() {
  const QByteArray question = R"({"hand":"123406789m99p34s1z","turns":1,"config":{"change":false)";
  const Run done = value(question + "}}\n" + question + R"(,"reddora":false}})");
  const QJsonObject with = done.object(0), without = done.object(1);
  QVERIFY(qAbs(points(with, "1z") - 8.0 / 122 * 18000) < 0.01);
  QVERIFY(qAbs(points(without, "1z") - 8.0 / 122 * 12000) < 0.01);
  const Run both = value(R"({"hand":"123456789m055p34s","turns":2})");
  QVERIFY(points(both.object(0), "5p") > points(both.object(0), "0p"));
}

void TestRiichiValue::limits_are_told() {
  const QJsonObject all = value(R"({"hand":"33778m456p34567s7z"})").object(0);
  QVERIFY(all.value("exact").toBool());
  QCOMPARE(all.value("reach").toInt(), 3);
  const QJsonObject few = value(R"({"hand":"33778m456p34567s7z","config":{"hands":100}})").object(0);
  QVERIFY(!few.value("exact").toBool());
  QCOMPARE(few.value("reach").toInt(), 2);
  QVERIFY(few.value("hands").toInt() < 100);
  QVERIFY(points(few, "7z") < points(all, "7z"));
}

QTEST_APPLESS_MAIN(TestRiichiValue)
#include "tst_riichi_value.moc"
