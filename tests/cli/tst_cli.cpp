// tingpai-cli from outside, as another program drives it.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"

namespace {

const QByteArray good_case =
    R"({"id":"a","hand":"2299m789s","melds":[{"type":"pung","tiles":"555s"},{"type":"pung","tiles":"777p"}],)"
    R"("win":"2m","round":"E","seat":"E","flowers":1,)"
    R"("expect":{"win":true,"total":2,"base":1,"legal":false,"fans":{"no_honors":1,"flower_tiles":1}}})";

}  // namespace

class TestCli : public QObject {
  Q_OBJECT

 private slots:
  void bad_usage_data();
  void bad_usage();

  void shanten_of_hands();
  void bad_lines_keep_their_place();
  void files_instead_of_streams();
  void answers_come_line_by_line();
  void shanten_equals_the_published_table();

  void bad_tiles_name_their_column();

  void score_of_a_case();
  void bad_cases_data();
  void bad_cases();
  void check_counts_wrong_cases();
  void check_of_the_published_cases();

  void value_has_the_promised_fields();
  void value_of_questions_data();
  void value_of_questions();
  void deal_is_the_same_for_ever();
  void seals_of_deal_codes_data();
  void seals_of_deal_codes();
  void arena_has_the_promised_fields();
  void arena_plays_whole_games();
  void arena_does_not_depend_on_threads();

 private:
  QTemporaryDir folder_;
};

void TestCli::bad_usage_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* name, const QStringList& arguments, const char* message) {
    QTest::newRow(name) << arguments << QByteArray(message);
  };
  row("nothing", {}, "usage");
  row("unknown command", {"fly"}, "unknown command \"fly\"");
  row("a later command", {"tune"}, "not there yet");
  row("unknown option", {"shanten", "--fast"}, "unknown option --fast");
  row("option without its value", {"shanten", "--in"}, "--in needs a value");
  row("option given twice", {"deal", "--rules", "mcr", "--seed=1", "--seed=2"}, "given twice");
  row("flag with a value", {"score", "--rules", "mcr", "--check=yes"}, "takes no value");
  row("stray word", {"shanten", "123m"}, "unexpected \"123m\"");
  row("missing input file", {"shanten", "--in", "/nowhere/x"}, "cannot open /nowhere/x");
  row("score without rules", {"score"}, "--rules is missing");
  row("unknown rules", {"score", "--rules", "bridge"}, "bridge");
  row("unknown level", {"analyze", "--rules", "mcr", "--level", "god"}, "unknown level \"god\"");
  row("arena without seats", {"arena", "--rules", "mcr", "--walls", "1"}, "--seats is missing");
  row("three seats", {"arena", "--rules", "mcr", "--walls", "1", "--seats", "quick,quick,quick"},
      "four players");
  row("five seats", {"arena", "--rules", "mcr", "--walls", "1", "--seats", "path,quick,quick,quick,quick"},
      "four");
  row("an external player without its command",
      {"arena", "--rules", "mcr", "--walls", "1", "--seats", "exec:,quick,quick,quick"}, "needs a command");
  row("bot without a protocol", {"bot"}, "--protocol is missing");
  row("bot with an unknown protocol", {"bot", "--protocol", "tenhou"},
      "the protocols are json, mjai and botzone");
  row("bot with an unknown protocol", {"bot", "--protocol", "smtp"}, "unknown protocol \"smtp\"");
  row("no walls", {"arena", "--rules", "mcr", "--walls", "0", "--seats", "quick,quick,quick,quick"},
      "--walls");
  row("a length of hands", {"arena", "--rules", "mcr", "--length", "east", "--walls", "1"},
      "--length needs rules whose whole games are played");
  row("an unknown length", {"arena", "--rules", "riichi", "--length", "north", "--walls", "1"},
      "--length must be east or south, not \"north\"");
  row("seed of letters", {"deal", "--rules", "mcr", "--seed", "abc"}, "--seed");
  row("no deal code", {"deal", "--code", "0KAA-84C"}, "Not a deal code");
  row("a deal code of other rules", {"deal", "--code", "1AB"}, "rules that this version does not support");
  row("code and seed", {"deal", "--code", "00", "--seed", "1"}, "do not go with it");
  row("seal without a code", {"deal", "--rules", "mcr", "--seal", "00"}, "--seal goes with --code");
  row("deal without rules", {"deal"}, "--rules is missing");
  row("replay without a file", {"replay"}, "FILE");
  row("positions without latency", {"bench", "--positions", "5"}, "--latency");
  row("signature and latency", {"bench", "--signature", "--latency", "quick"}, "--signature");
}

void TestCli::bad_usage() {
  QFETCH(QStringList, arguments);
  QFETCH(QByteArray, message);
  const Run done = run(arguments);
  QCOMPARE(done.code, 2);
  QCOMPARE(done.out, QByteArray());
  QVERIFY2(done.errors.contains(message), done.errors.constData());
}

void TestCli::shanten_of_hands() {
  const Run done = run({"shanten"}, "19m19p19s1234567z\n0000000000002012302100000000000000\n5m\n");
  QCOMPARE(done.code, 0);
  QCOMPARE(done.lines().size(), 3);
  QCOMPARE(done.lines()[0], QByteArray(R"({"normal":8,"seven_pairs":6,"thirteen_orphans":0})"));
  QCOMPARE(done.lines()[1], QByteArray(R"({"normal":1,"seven_pairs":null,"thirteen_orphans":null})"));
  QCOMPARE(done.lines()[2], QByteArray(R"({"normal":0,"seven_pairs":null,"thirteen_orphans":null})"));
}

void TestCli::bad_lines_keep_their_place() {
  const QByteArray huge(3'000'000, '1');
  const Run done = run({"shanten"}, "11111m\n1m\n123m4\n" + huge + "\n1f\n\n\xff\xfe\n2m");
  QCOMPARE(done.code, 1);
  QCOMPARE(done.lines().size(), 8);
  const QList<int> good{1, 7};
  for (int i = 0; i < 8; ++i) {
    const QJsonObject error = done.object(i).value("error").toObject();
    QCOMPARE(error.isEmpty(), good.contains(i));
    if (good.contains(i)) continue;
    QCOMPARE(error.value("line").toInt(), i + 1);
    QVERIFY(error.value("field").isString());
    QVERIFY(!error.value("message").toString().isEmpty());
  }
}

void TestCli::files_instead_of_streams() {
  const QString in = folder_.filePath("hands.txt"), out = folder_.filePath("answers.txt");
  write_file(in, "5m\r\n");
  const Run done = run({"shanten", "--in", in, "--out", out});
  QCOMPARE(done.code, 0);
  QCOMPARE(done.out, QByteArray());
  QCOMPARE(file_contents(out), QByteArray("{\"normal\":0,\"seven_pairs\":null,\"thirteen_orphans\":null}\n"));
}

// A program that waits for an answer before it asks again must not wait for ever.
void TestCli::answers_come_line_by_line() {
  QProcess process;
  process.start(TINGPAI_CLI, {"shanten"});
  for (int i = 0; i < 3; ++i) {
    process.write("5m\n");
    QTRY_VERIFY_WITH_TIMEOUT(process.canReadLine(), 30'000);
    QVERIFY(process.readLine().startsWith("{\"normal\":0"));
  }
  process.closeWriteChannel();
  QVERIFY(process.waitForFinished());
}

void TestCli::shanten_equals_the_published_table() {
  QFile table(TINGPAI_SHARED_DIR "/oracle/shanten_visible.tsv");
  if (!table.open(QIODevice::ReadOnly)) QSKIP("the published hands are not beside this checkout");
  QByteArray input;
  QList<QByteArray> expected;
  table.readLine();  // the columns' names
  while (!table.atEnd()) {
    const auto columns = table.readLine().trimmed().split('\t');
    input += columns[2] + '\n';
    const auto number = [&](int i) { return columns[i] == "-" ? QByteArray("null") : columns[i]; };
    expected << "{\"normal\":" + number(4) + ",\"seven_pairs\":" + number(5) +
                    ",\"thirteen_orphans\":" + number(6) + "}";
  }
  const Run done = run({"shanten"}, input);
  QCOMPARE(done.code, 0);
  QCOMPARE(done.lines(), expected);
}

void TestCli::bad_tiles_name_their_column() {
  const Run done = run({"shanten"}, "-0\n12x\n1m 19z\n123m45\n");
  const char* const messages[] = {"expected a digit or one of m p s z f at 1",
                                  "expected a digit or one of m p s z f at 3", "no tile 9z at 5",
                                  "digits without a suit letter at 5"};
  for (int line = 0; line < 4; ++line) {
    const QJsonObject error = done.object(line).value("error").toObject();
    QCOMPARE(error.value("message").toString(), QString(messages[line]));
  }
}

void TestCli::score_of_a_case() {
  const QByteArray no_win = R"({"id":5,"hand":"1359m2468p135s12z","win":"7z","melds":[]})";
  const Run done = run({"score", "--rules", "mcr"}, good_case + "\n" + no_win + "\n");
  QCOMPARE(done.code, 0);
  QCOMPARE(done.lines()[0], QByteArray(R"({"id":"a","win":true,"total":2,"base":1,"legal":false,)"
                                       R"("fans":{"no_honors":1,"flower_tiles":1}})"));
  QCOMPARE(done.lines()[1], QByteArray(R"({"id":5,"win":false,"total":0,"base":0,"legal":false,"fans":{}})"));
}

void TestCli::bad_cases_data() {
  QTest::addColumn<QByteArray>("line");
  QTest::addColumn<QString>("field");
  const auto row = [](const char* name, const char* line, const char* field) {
    QTest::newRow(name) << QByteArray(line) << QString(field);
  };
  row("no JSON", "123m", "");
  row("an array", "[]", "");
  row("cut short", R"({"hand":"123m)", "");
  row("no hand", R"({"win":"1m"})", "hand");
  row("hand is a number", R"({"hand":7,"win":"1m"})", "hand");
  row("hand of the wrong size", R"({"hand":"123m","win":"1m"})", "hand");
  row("no winning tile", R"({"hand":"123456789m1234p"})", "win");
  row("two winning tiles", R"({"hand":"123456789m1234p","win":"12m"})", "win");
  row("unknown letter", R"({"hand":"123456789x1234p","win":"1m"})", "hand");
  row("a flower in the hand", R"({"hand":"123456789m123p1f","win":"1m"})", "hand");
  row("a red five", R"({"hand":"123456789m1230p","win":"1m"})", "hand");
  row("five of a kind", R"({"hand":"1111m234567m123p","win":"1m"})", "hand");
  row("fifth in a meld", R"({"hand":"555s123456m1p","win":"1p","melds":[{"type":"pung","tiles":"555s"}]})",
      "hand");
  row("melds no array", R"({"hand":"123456789m1234p","win":"1m","melds":3})", "melds");
  row("five melds", R"({"hand":"1m","win":"1m","melds":[{},{},{},{},{}]})", "melds");
  row("meld no object", R"({"hand":"123456789m1p","win":"1p","melds":[4]})", "melds[0]");
  row("meld of no kind", R"({"hand":"123456789m1p","win":"1p","melds":[{"type":"set","tiles":"111s"}]})",
      "melds[0].type");
  row("broken chow", R"({"hand":"123456789m1p","win":"1p","melds":[{"type":"chow","tiles":"124s"}]})",
      "melds[0].tiles");
  row("chow of honours", R"({"hand":"123456789m1p","win":"1p","melds":[{"type":"chow","tiles":"123z"}]})",
      "melds[0].tiles");
  row("chow over the edge", R"({"hand":"123456789m1p","win":"1p","melds":[{"type":"chow","tiles":"9m12p"}]})",
      "melds[0].tiles");
  row("kong of three", R"({"hand":"123456789m1p","win":"1p","melds":[{"type":"kong","tiles":"111s"}]})",
      "melds[0].tiles");
  row("concealed pung",
      R"({"hand":"123456789m1p","win":"1p","melds":[{"type":"pung","tiles":"111s","concealed":true}]})",
      "melds[0].concealed");
  const auto flags = [&](const char* name, const char* more, const char* field) {
    const QByteArray line = QByteArray(R"({"hand":"123456789m1234p","win":"1p",)") + more + "}";
    QTest::newRow(name) << line << QString(field);
  };
  flags("robbing one's own draw", R"("robbing":true,"self_drawn":true)", "robbing");
  flags("robbing a tile one has, too", R"("robbing":true)", "robbing");
  flags("a last tile one has, too", R"("last_tile":true)", "last_tile");
  flags("replacement of a discard", R"("replacement":true)", "replacement");
  flags("replacement without a kong", R"("replacement":true,"self_drawn":true)", "replacement");
  row("robbing after the last draw",
      R"({"hand":"123456789m1234p","win":"4s","robbing":true,"wall_last":true})", "robbing");
  row("a misspelt field", R"({"hand":"123456789m1234p","win":"1p","selfdrawn":true})", "selfdrawn");
  row("a misspelt field, another missing", R"({"hnad":"123456789m1234p","win":"1p"})", "hnad");
  row("a misspelt field of a meld",
      R"({"hand":"123456789m1p","win":"1p","melds":[{"type":"kong","tiles":"1111s","conceald":true}]})",
      "melds[0].conceald");
  row("a concealed kong of a tile in the hand",
      R"({"hand":"123456789m1p","win":"1p","melds":[{"type":"kong","tiles":"1111m","concealed":true}]})",
      "hand");
  row("flag is a word", R"({"hand":"123456789m1234p","win":"1m","self_drawn":"yes"})", "self_drawn");
  row("fifth wind", R"({"hand":"123456789m1234p","win":"1m","seat":"X"})", "seat");
  row("nine flowers", R"({"hand":"123456789m1234p","win":"1m","flowers":9})", "flowers");
  row("half a flower", R"({"hand":"123456789m1234p","win":"1m","flowers":0.5})", "flowers");
}

void TestCli::bad_cases() {
  QFETCH(QByteArray, line);
  QFETCH(QString, field);
  const Run done = run({"score", "--rules", "mcr"}, line + "\n" + good_case + "\n");
  QCOMPARE(done.code, 1);
  const QJsonObject error = done.object(0).value("error").toObject();
  QCOMPARE(error.value("field").toString(), field);
  QCOMPARE(error.value("line").toInt(), 1);
  QCOMPARE(done.object(1).value("id").toString(), QString("a"));
}

void TestCli::check_counts_wrong_cases() {
  QByteArray wrong = good_case;
  wrong.replace("\"total\":2", "\"total\":3");
  QByteArray other_fans = good_case;
  other_fans.replace("\"fans\":{\"no_honors\":1",
                     "\"fans_alt\":[{\"no_honors\":1,\"flower_tiles\":1}],\"fans\":{\"x\":1");

  const QStringList check{"score", "--rules", "mcr", "--check"};
  const Run right = run(check, good_case + "\n" + other_fans + "\n");
  QCOMPARE(right.out, QByteArray("2 cases, 0 wrong\n"));
  QCOMPARE(right.code, 0);

  const Run mixed = run(check, good_case + "\n" + wrong + "\n{\"id\":1}\n");
  QCOMPARE(mixed.code, 1);
  QCOMPARE(mixed.lines().size(), 3);
  QCOMPARE(mixed.object(0).value("wrong").toString(), QString("a"));
  QCOMPARE(mixed.object(0).value("line").toInt(), 2);
  QVERIFY(mixed.object(1).contains("error"));
  QCOMPARE(mixed.lines()[2], QByteArray("3 cases, 2 wrong"));
}

void TestCli::check_of_the_published_cases() {
  const QString cases = TINGPAI_SHARED_DIR "/oracle/mcr_fan_visible.jsonl";
  if (!QFile::exists(cases)) QSKIP("the published cases are not beside this checkout");
  const Run done = run({"score", "--rules", "mcr", "--check", "--in", cases});
  QCOMPARE(done.out, QByteArray("17337 cases, 0 wrong\n"));
  QCOMPARE(done.code, 0);
}

void TestCli::value_has_the_promised_fields() {
  const QByteArray ready = R"({"id":7,"hand":"123456789m99p34s1z","turns":5})";
  const QByteArray wall = R"({"hand":"123456789m99p34s","wall":"2225s 1z","turns":2,"flowers":2})";
  const Run done = run({"value", "--rules", "mcr"}, ready + "\n" + wall + "\n");
  QCOMPARE(done.code, 0);
  const QJsonObject table = done.object(0);
  QCOMPARE(table.value("id").toInt(), 7);
  QCOMPARE(table.value("draws").toInt(), 1);
  QCOMPARE(table.value("reach").toInt(), 2);
  QVERIFY(table.value("exact").toBool());
  QVERIFY(table.value("hands").toInt() > 10);
  const QJsonArray candidates = table.value("candidates").toArray();
  QVERIFY(candidates.size() > 1);
  for (const QJsonValue value : candidates) {
    const QJsonObject row = value.toObject();
    QVERIFY(row.value("tile").isString());
    QVERIFY(row.value("shanten").isDouble() && row.value("draws").isDouble());
    for (const char* field : {"win_prob", "ready_prob", "expected_points"}) {
      QCOMPARE(row.value(field).toArray().size(), 6);
    }
  }
  const QJsonObject best = candidates[0].toObject();
  QCOMPARE(best.value("tile").toString(), QString("1z"));
  QCOMPARE(best.value("ready_prob").toArray().last().toDouble(), 1.0);
  QCOMPARE(best.value("win_prob").toArray().last().toDouble(), 0.0);

  const QJsonObject waiting = done.object(1).value("candidates")[0].toObject();
  QVERIFY(waiting.value("tile").isNull());
  QCOMPARE(waiting.value("win_prob").toArray(), (QJsonArray{1, 1, 0}));
  const double points = 3 * (8 + 22 + 2);
  QVERIFY(qAbs(waiting.value("expected_points")[1].toDouble() - points) < 1e-3);
}

void TestCli::value_of_questions_data() {
  QTest::addColumn<QByteArray>("question");
  QTest::addColumn<QString>("field");  // at fault; empty: none
  const auto row = [](const char* name, const char* question, const char* field) {
    QTest::newRow(name) << QByteArray(question) << QString(field);
  };
  row("melds",
      R"({"hand":"789m99p34s","melds":[{"type":"chow","tiles":"123m"},{"type":"chow","tiles":"456m"}]})", "");
  row("a config", R"({"hand":"123456789m99p34s","config":{"change":false,"extra":2,"hands":50}})", "");
  row("what a published case says besides",
      R"({"hand":"123456789m99p34s","src":"x","basis":"y","expect":{},"fans_alt":[],"note":"z"})", "");
  row("an empty wall", R"({"hand":"123456789m99p34s","wall":""})", "");
  row("wall of digits", R"({"hand":"123456789m99p34s","wall":"0000000000000000000003000000000000"})", "");
  row("wall of counts",
      R"({"hand":"123456789m99p34s","wall":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,4,0,0,0,0,0,0,0,0,0,0,0]})",
      "");
  row("far away", R"({"hand":"258m258p258s1234z","config":{"hands":2000,"extra":0}})", "");

  row("no hand", R"({"turns":3})", "hand");
  row("twelve tiles", R"({"hand":"123456789m99p3s"})", "hand");
  row("a flower", R"({"hand":"123456789m99p3s1f"})", "hand");
  row("five of a kind", R"({"hand":"12345678m44s","melds":[{"type":"pung","tiles":"444s"}]})", "hand");
  row("five with the wall", R"({"hand":"123456789m99p34s","wall":"4444s"})", "wall");
  row("a number as wall", R"({"hand":"123456789m99p34s","wall":121})", "wall");
  row("33 counts", R"({"hand":"123456789m99p34s","wall":[4]})", "wall");
  row("a hundred turns", R"({"hand":"123456789m99p34s","turns":100})", "turns");
  row("config of words", R"({"hand":"123456789m99p34s","config":"fast"})", "config");
  row("a field of no question", R"({"hand":"123456789m99p34s","turn":3})", "turn");
  row("a field of no config", R"({"hand":"123456789m99p34s","config":{"hand":3}})", "config.hand");
  row("extra beyond measure", R"({"hand":"123456789m99p34s","config":{"extra":9}})", "config.extra");
  row("change of a number", R"({"hand":"123456789m99p34s","config":{"change":1}})", "config.change");
  row("fifth wind", R"({"hand":"123456789m99p34s","seat_wind":"X"})", "seat_wind");
}

void TestCli::value_of_questions() {
  QFETCH(QByteArray, question);
  QFETCH(QString, field);
  const Run done = run({"value", "--rules", "mcr"}, question + "\n");
  QCOMPARE(done.lines().size(), 1);
  QCOMPARE(done.code, field.isEmpty() ? 0 : 1);
  QCOMPARE(done.object(0).value("error").toObject().value("field").toString(), field);
  QCOMPARE(done.object(0).contains("candidates"), field.isEmpty());
}

void TestCli::deal_is_the_same_for_ever() {
  const Run done = run({"deal", "--rules", "mcr", "--seed", "1"});
  QCOMPARE(done.code, 0);
  const QJsonObject deal = done.object(0);
  QVERIFY(deal.value("wall").toString().startsWith("39m1z3p1z3s2p5472z2m7s14z38m9p28m2p4s1z96s5p9m2f6p"));
  QCOMPARE(deal.value("hands").toArray().size(), 4);
  QCOMPARE(deal.value("hands")[0].toString(), QString("39m1z3p1z3s2p5472z2m7s"));
  QVERIFY(run({"deal", "--rules", "mcr", "--seed", "2"}).out != done.out);
}

void TestCli::seals_of_deal_codes_data() {
  QTest::addColumn<QStringList>("options");
  QTest::addColumn<QByteArray>("match");
  const QString seal = "bcf6d74a23fb8242816f0e42587d8d5371ab450e6a2a2e56f1466a001b3f9aa2";
  QTest::newRow("not asked") << QStringList{} << QByteArray("null");
  QTest::newRow("right") << QStringList{"--seal", seal} << QByteArray("true");
  QTest::newRow("in capitals") << QStringList{"--seal", seal.toUpper()} << QByteArray("true");
  QTest::newRow("as the window shows it")
      << QStringList{"--seal", "bcf6 d74a 23fb 8242"} << QByteArray("true");
  QTest::newRow("too short to prove it") << QStringList{"--seal", "bcf6"} << QByteArray("false");
  QTest::newRow("wrong at its end") << QStringList{"--seal", seal.chopped(1) + "3"} << QByteArray("false");
  QTest::newRow("too long") << QStringList{"--seal", seal + "0"} << QByteArray("false");
}

void TestCli::seals_of_deal_codes() {
  QFETCH(QStringList, options);
  QFETCH(QByteArray, match);
  const Run done = run(QStringList{"deal", "--code", "0kaa 84b"} + options);
  QCOMPARE(done.out, R"({"rules":"mcr","seed":20261124,)"
                     R"("seal":"bcf6d74a23fb8242816f0e42587d8d5371ab450e6a2a2e56f1466a001b3f9aa2","match":)" +
                         match + "}\n");
  QCOMPARE(done.code, match == "false" ? 1 : 0);
}

void TestCli::arena_has_the_promised_fields() {
  const Run done =
      run({"arena", "--rules", "mcr", "--seats", "quick,random,random,random", "--walls", "3", "--json"});
  QCOMPARE(done.code, 0);
  const QJsonObject report = done.object(0);
  QCOMPARE(report.value("rules").toString(), QString("mcr"));
  QCOMPARE(report.value("walls").toInt(), 3);
  QCOMPARE(report.value("seed").toInt(), 1);
  const QJsonArray players = report.value("players").toArray();
  QCOMPARE(players.size(), 4);
  double sum = 0;
  for (const QJsonValue value : players) {
    const QJsonObject player = value.toObject();
    for (const char* field : {"hands", "win", "self_draw", "deal_in", "mean_score", "mean_rank", "decisions",
                              "median_us", "p99_us", "max_us"}) {
      QVERIFY2(player.value(field).isDouble(), field);
    }
    QVERIFY(player.contains("mean_points_won"));
    QVERIFY(player.value("name").isString());
    QCOMPARE(player.value("hands").toInt(), 12);
    QCOMPARE(player.value("ci95").toArray().size(), 2);
    sum += player.value("mean_score").toDouble();
  }
  QVERIFY(qAbs(sum) < 1e-9);
  QCOMPARE(players[1].toObject().value("level").toString(), QString("random"));
  QCOMPARE(report.value("levels").toArray().size(), 2);
}

void TestCli::arena_plays_whole_games() {
  const QStringList match{"arena",   "--rules", "riichi",   "--seats", "quick,random,random,random",
                          "--walls", "2",       "--length", "east"};
  const Run done = run(match + QStringList{"--json"});
  QCOMPARE(done.code, 0);
  const QJsonObject report = done.object(0);
  QCOMPARE(report.value("rules").toString(), QString("riichi;hands=4"));
  double ranks = 0;
  for (const QJsonValue value : report.value("players").toArray()) {
    const QJsonObject player = value.toObject();
    QCOMPARE(player.value("games").toInt(), 8);
    QVERIFY(player.value("hands").toInt() > 8);
    QVERIFY(player.value("riichi").isDouble() && player.value("call").isDouble());
    QCOMPARE(player.value("rank_ci95").toArray().size(), 2);
    ranks += player.value("mean_rank").toDouble();
  }
  QVERIFY(qAbs(ranks - 10) < 1e-9);
  const QList<QByteArray> lines = run(match).out.split('\n');
  QCOMPARE(lines[0], QByteArray("riichi;hands=4, 2 walls of whole games x 4 rotations, seed 1"));
  QVERIFY(lines[1].contains("riichi %") && lines[1].contains("rank   95 % interval"));
  QVERIFY2(lines[2].startsWith("1:quick") && lines[2].contains("      8 "), lines[2].constData());
}

void TestCli::arena_does_not_depend_on_threads() {
  const auto match = [](const char* threads) {
    const Run done = run({"arena", "--rules", "mcr", "--seats", "path,quick,quick,random", "--walls", "4",
                          "--seed", "7", "--json", "--threads", threads});
    QJsonArray players = done.object(0).value("players").toArray();
    for (QJsonValueRef value : players) {
      QJsonObject player = value.toObject();
      for (const char* timing : {"median_us", "p99_us", "max_us"}) player.remove(timing);
      value = player;
    }
    return players;
  };
  const QJsonArray one = match("1");
  QCOMPARE(one.size(), 4);
  QCOMPARE(match("2"), one);
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
