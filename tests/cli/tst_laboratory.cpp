// tingpai-cli's arena as a laboratory: long matches that are stopped, split, put together and judged.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"

namespace {

const QStringList match{"arena",   "--rules", "mcr",    "--seats", "quick,beginner,random,beginner",
                        "--walls", "11",      "--seed", "5",       "--json"};

}  // namespace

class TestLaboratory : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void bad_usage_data();
  void bad_usage();

  void shards_merge_to_one_run();
  void shards_merge_to_one_verdict();
  void merged_times_are_those_of_the_shards();
  void bad_merges_data();
  void bad_merges();
  void shards_of_another_split();

  void a_killed_match_goes_on();
  void a_finished_state_plays_no_more();
  void states_of_other_matches_data();
  void states_of_other_matches();
  void bad_states_data();
  void bad_states();

  void verdicts_have_their_fields();
  void null_checks();

 private:
  QString path(const QString& name) const { return folder_.filePath(name); }
  QString shard(int number) const { return path("shard" + QString::number(number)); }
  QTemporaryDir folder_;
};

// Three shards of the match.
void TestLaboratory::initTestCase() {
  for (int number = 1; number <= 3; ++number) {
    const Run part =
        run(match + QStringList{"--shard", QString::number(number) + "/3", "--out", shard(number)});
    QCOMPARE(part.code, 0);
  }
}

void TestLaboratory::bad_usage_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* name, const QStringList& arguments, const char* message) {
    QTest::newRow(name) << arguments << QByteArray(message);
  };
  const auto odd = [&](const char* name, const char* option, const char* value, const char* message) {
    row(name, match + QStringList{option, value}, message);
  };
  odd("shard without its count", "--shard", "2", "--shard must be I/N: two whole numbers, not \"2\"");
  odd("shard of letters", "--shard", "a/b", "--shard must be I/N");
  odd("shard with a tail", "--shard", "1/2/3", "--shard must be I/N");
  odd("shard 0", "--shard", "0/4", "with I from 1 to N");
  odd("shard beyond", "--shard", "5/4", "with I from 1 to N");
  odd("no shards", "--shard", "0/0", "with I from 1 to N");
  odd("negative shards", "--shard", "-1/-1", "with I from 1 to N");
  odd("shards without walls", "--shard", "1/12", "can split 11 walls");
  odd("one bound", "--sprt", "1", "--sprt must be LO,HI");
  odd("bounds of letters", "--sprt", "a,b", "--sprt must be LO,HI");
  odd("three bounds", "--sprt", "1,2,3", "--sprt must be LO,HI");
  odd("equal bounds", "--sprt", "1,1", "with LO below HI");
  odd("bounds the wrong way round", "--sprt", "1,0", "with LO below HI");
  odd("no number", "--sprt", "nan,1", "--sprt must be LO,HI");
  odd("no end", "--sprt", "0,inf", "--sprt must be LO,HI");
  odd("a bound without measure", "--sprt", "0,1e300", "within 10000");
  row("merge of nothing", {"arena", "merge"}, "arena merge: no FILE is named");
  row("merge of what is not there", {"arena", "merge", "/nowhere/x"}, "cannot open /nowhere/x");
  row("merge with a seed", {"arena", "merge", "--seed", "1", "x"}, "unknown option --seed");
  row("merge in two forms", {"arena", "merge", "--json", "--table", "x"}, "exclude");
  row("no null check", {"arena", "null", "--rules", "mcr"}, "say exact or coverage");
  row("another null check", {"arena", "null", "all", "--rules", "mcr"}, "not \"all\"");
  row("null without rules", {"arena", "null", "exact"}, "--rules is missing");
  row("null of an unknown level", {"arena", "null", "exact", "--rules", "mcr", "--level", "god"},
      "unknown level");
  row("coverage of one wall", {"arena", "null", "coverage", "--rules", "mcr", "--walls", "1"}, "--walls");
  row("matches of the exact check", {"arena", "null", "exact", "--rules", "mcr", "--matches", "2"},
      "coverage");
  row("another word", {"arena", "split"}, "unexpected \"split\"");
}

void TestLaboratory::bad_usage() {
  QFETCH(QStringList, arguments);
  QFETCH(QByteArray, message);
  const Run done = run(arguments);
  QCOMPARE(done.code, 2);
  QCOMPARE(done.out, QByteArray());
  QVERIFY2(done.errors.contains(message), done.errors.constData());
}

void TestLaboratory::shards_merge_to_one_run() {
  const Run one = run(match);
  QCOMPARE(one.code, 0);
  QVERIFY(!one.object(0).contains("shard"));
  const Run merged = run({"arena", "merge", shard(3), shard(1), shard(2)});
  QCOMPARE(merged.code, 0);
  QCOMPARE(without_times(merged.out), without_times(one.out));

  const QString all = path("all");
  write_file(all, file_contents(shard(1)) + "\n" + file_contents(shard(2)) + file_contents(shard(3)));
  QCOMPARE(run({"arena", "merge", "--json", all}).out, merged.out);

  const Run table = run({"arena", "merge", "--table", all});
  QVERIFY2(table.out.startsWith("mcr, 11 walls x 4 rotations, seed 5\nplayer "), table.out.constData());
}

// The shards play walls that one run would not have begun.
void TestLaboratory::shards_merge_to_one_verdict() {
  QStringList judged = match + QStringList{"--sprt=0,5"};
  judged.replaceInStrings("quick,beginner,random,beginner", "quick,random,random,random");
  judged[judged.indexOf("--walls") + 1] = "130";
  const Run one = run(judged);
  QCOMPARE(one.object(0).value("verdict").toString(), QString("accept"));
  QVERIFY(one.object(0).value("walls").toInt() < 130);
  QStringList parts;
  for (int number = 1; number <= 2; ++number) {
    parts << path("judged" + QString::number(number));
    const Run part =
        run(judged + QStringList{"--shard", QString::number(number) + "/2", "--out", parts.last()});
    QCOMPARE(part.code, 0);
    const QJsonObject report = QJsonDocument::fromJson(file_contents(parts.last())).object();
    QCOMPARE(report.value("verdict").toString(), QString("open"));
    QCOMPARE(report.value("walls").toInt(), 65);
  }
  const Run merged = run(QStringList{"arena", "merge"} + parts);
  QCOMPARE(merged.code, 0);
  QCOMPARE(without_times(merged.out), without_times(one.out));
}

void TestLaboratory::merged_times_are_those_of_the_shards() {
  const QJsonObject merged = run({"arena", "merge", shard(1), shard(2), shard(3)}).object(0);
  double slowest = 0;
  int decisions = 0;
  for (int number = 1; number <= 3; ++number) {
    const auto report = QJsonDocument::fromJson(file_contents(shard(number))).object();
    slowest = std::max(slowest, report["players"][0]["max_us"].toDouble());
    decisions += report["players"][0]["decisions"].toInt();
  }
  QVERIFY(slowest > 0);
  QCOMPARE(merged["players"][0]["max_us"].toDouble(), slowest);
  QCOMPARE(merged["players"][0]["decisions"].toInt(), decisions);
}

void TestLaboratory::bad_merges_data() {
  QTest::addColumn<QByteArray>("from");  // in the second shard; "" leaves it as it is
  QTest::addColumn<QByteArray>("to");
  QTest::addColumn<QList<int>>("shards");  // which are merged
  QTest::addColumn<QByteArray>("message");
  const QList<int> all{1, 2, 3};
  const auto damaged = [&](const char* name, const char* from, const char* to, const char* message) {
    QTest::newRow(name) << QByteArray(from) << QByteArray(to) << all << QByteArray(message);
  };
  QTest::newRow("one is missing") << QByteArray() << QByteArray() << QList<int>{1, 3}
                                  << QByteArray("shard 2/3 is missing");
  QTest::newRow("the last is missing")
      << QByteArray() << QByteArray() << QList<int>{2, 1} << QByteArray("shard 3/3 is missing");
  QTest::newRow("one is there twice")
      << QByteArray() << QByteArray() << QList<int>{1, 2, 3, 2} << QByteArray("shard 2/3 is there twice");
  damaged("no JSON", "{", "(", "damaged:1: ");
  damaged("cut off", R"(]]]})", "", "damaged:1: ");
  damaged("no shard", R"("shard":{)", R"("part":{)", "damaged:1: shard: is missing");
  damaged("another shard's number", R"("2/3")", R"("1/3")", "shard 1/3 is there twice");
  damaged("another length", R"("walls":"11")", R"("walls":"12")", "its --walls is 12, not 11");
  damaged("another seed", R"("seed":"5")", R"("seed":"6")", "its --seed is 6, not 5");
  damaged("other seats", R"("seats":"quick,)", R"("seats":"random,)", "its --seats is random,");
  damaged("other rules", R"("rules":"mcr","seats")", R"("rules":"mcr;flowers=0","seats")",
          "its --rules is mcr;");
  damaged("a test", R"("seed":"5",)", R"("seed":"5","sprt":"0,1",)", "its --sprt is 0,1, not absent");
  damaged("unknown seats", R"("seats":"quick,)", R"("seats":"quack,)",
          "shard.match: unknown level \"quack\"");
  damaged("an unknown option", R"("seed":"5",)", R"("seed":"5","luck":"9",)",
          "shard.match: unknown option --luck");
  damaged("a seed that is no text", R"("seed":"5",)", R"("seed":5,)", "shard.match.seed: must be a string");
  damaged("a shard that is none", R"("shard":"2/3")", R"("shard":"two")", "shard.match: --shard must be I/N");
  damaged("other columns", R"("columns":["games",)", R"("columns":["walls",)", "shard.columns: ");
  damaged("too few games", R"("outcomes":[[[4,)", R"("outcomes":[[[3,)",
          "shard.outcomes[0][0], games: must be 4");
  damaged("too few hands", R"("outcomes":[[[4,4,)", R"("outcomes":[[[4,3,)",
          "shard.outcomes[0][0], hands: must be at least 4");
  damaged("half a hand", R"("outcomes":[[[4,4,)", R"("outcomes":[[[4,4.5,)", "hands: must be a whole number");
  damaged("a huge number", R"("outcomes":[[[4,)", R"("outcomes":[[[4,1e9,)",
          "shard.outcomes[0][0]: must be an");
  damaged("no outcomes", R"("outcomes":[)", R"("outcomes":[],"was":[)", "are 0 of 4 walls");
  damaged("a wall without players", R"("outcomes":[[)", R"("outcomes":[[],[)",
          "shard.outcomes[0]: must be an array");
  damaged("negative times", R"("times":[[[)", R"("times":[[[-)", "shard.times[0]: must be a whole number");
  damaged("no times", R"("times":[[)", R"("times":[7,[)", "shard.times: must be an array of four");
}

void TestLaboratory::bad_merges() {
  QFETCH(QByteArray, from);
  QFETCH(QByteArray, to);
  QFETCH(QList<int>, shards);
  QFETCH(QByteArray, message);
  QByteArray text = file_contents(shard(2));
  QVERIFY(text.contains(from));
  if (!from.isEmpty()) text.replace(text.indexOf(from), from.size(), to);
  const QString damaged = path("damaged");
  write_file(damaged, text);
  QStringList files;
  for (const int number : shards) files << (number == 2 ? damaged : shard(number));
  const Run done = run(QStringList{"arena", "merge"} + files);
  QCOMPARE(done.code, 1);
  QCOMPARE(done.out, QByteArray());
  QVERIFY2(done.errors.contains(message), done.errors.constData());
}

void TestLaboratory::shards_of_another_split() {
  const QString half = path("half");
  QCOMPARE(run(match + QStringList{"--shard", "2/2", "--out", half}).code, 0);
  const Run done = run({"arena", "merge", shard(1), half, shard(3)});
  QCOMPARE(done.code, 1);
  QVERIFY2(done.errors.contains("half:1: a shard of another match than "), done.errors.constData());
  QVERIFY2(done.errors.contains("its --shard is 2/2, not 1/3"), done.errors.constData());
}

// Killed when it has some walls, and killed again in the middle of the rest.
void TestLaboratory::a_killed_match_goes_on() {
  const QString state = path("killed");
  QStringList arguments = match + QStringList{"--threads", "2"};
  constexpr qsizetype enough = 3000;  // seconds of play, of which states are written four times a second
  arguments[arguments.indexOf("--walls") + 1] = QString::number(enough);
  const Run whole = run(arguments);
  QCOMPARE(whole.code, 0);
  arguments << "--state" << state;
  const auto walls = [&] {
    return QJsonDocument::fromJson(file_contents(state)).object().value("outcomes").toArray().size();
  };
  qsizetype before = 0;
  for (int round = 0; round < 2; ++round) {
    QProcess process;
    process.start(TINGPAI_CLI, arguments);
    QTRY_VERIFY_WITH_TIMEOUT(walls() > before, 60'000);
    process.kill();
    process.waitForFinished();
    QVERIFY(walls() > before);
    before = walls();
  }
  QVERIFY2(before < enough, "it should have been killed before its end");
  const Run rest = run(arguments);
  QCOMPARE(rest.code, 0);
  QCOMPARE(without_times(rest.out), without_times(whole.out));
  QCOMPARE(walls(), enough);
}

void TestLaboratory::a_finished_state_plays_no_more() {
  const QString state = path("finished"), records = path("records");
  write_file(state, "");  // as good as none
  const Run first = run(match + QStringList{"--state", state});
  QCOMPARE(first.code, 0);
  const QByteArray kept = file_contents(state);
  const Run second = run(match + QStringList{"--state", state, "--records", records});
  QCOMPARE(second.out, first.out);  // with its times
  QCOMPARE(file_contents(state), kept);
  QCOMPARE(QDir(records).entryList(QDir::Files).size(), 0);
}

void TestLaboratory::states_of_other_matches_data() {
  QTest::addColumn<QStringList>("changed");  // an option and its value
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* option, const char* value, const char* message) {
    QTest::newRow(option) << QStringList{option, value} << QByteArray(message);
  };
  row("--seed", "6", "its --seed is 5, not 6");
  row("--walls", "12", "its --walls is 11, not 12");
  row("--seats", "quick,quick,random,beginner",
      "its --seats is quick,beginner,random,beginner, not quick,quick,");
  row("--rules", "mcr;flowers=0", "its --rules is mcr, not mcr;");
  row("--sprt", "0,1", "its --sprt is absent, not 0,1");
  row("--shard", "1/2", "its --shard is absent, not 1/2");
}

void TestLaboratory::states_of_other_matches() {
  QFETCH(QStringList, changed);
  QFETCH(QByteArray, message);
  const QString state = path("other");
  if (!QFile::exists(state)) QCOMPARE(run(match + QStringList{"--state", state}).code, 0);
  const QByteArray kept = file_contents(state);
  QStringList arguments = match + QStringList{"--state", state};
  const qsizetype at = arguments.indexOf(changed[0]);
  if (at < 0) {
    arguments << changed;
  } else {
    arguments[at + 1] = changed[1];
  }
  const Run done = run(arguments);
  QCOMPARE(done.code, 1);
  QCOMPARE(done.out, QByteArray());
  QVERIFY2(done.errors.contains(message), done.errors.constData());
  QCOMPARE(file_contents(state), kept);
}

void TestLaboratory::bad_states_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QByteArray>("message");
  QTest::newRow("no JSON") << QByteArray("state") << QByteArray("is no state: ");
  QTest::newRow("no object") << QByteArray("[]") << QByteArray("is no state: must be a JSON object");
  QTest::newRow("nothing in it") << QByteArray("{}") << QByteArray("is no state: match: is missing");
  QTest::newRow("a report") << run(match).out << QByteArray("is no state: match: is missing");
}

void TestLaboratory::bad_states() {
  QFETCH(QByteArray, text);
  QFETCH(QByteArray, message);
  const QString state = path("bad");
  write_file(state, text);
  const Run done = run(match + QStringList{"--state", state});
  QCOMPARE(done.code, 1);
  QVERIFY2(done.errors.contains(message), done.errors.constData());
  QCOMPARE(file_contents(state), text);
  const Run nowhere = run(match + QStringList{"--state", "/nowhere/state"});
  QCOMPARE(nowhere.code, 1);
  QVERIFY2(nowhere.errors.contains("cannot write /nowhere/state"), nowhere.errors.constData());
}

void TestLaboratory::verdicts_have_their_fields() {
  const Run done = run(match + QStringList{"--sprt", "-0.5,0.5"});
  QCOMPARE(done.code, 0);
  const QJsonObject report = done.object(0);
  QCOMPARE(report.value("verdict").toString(), QString("open"));  // of so few walls
  QCOMPARE(report.value("walls").toInt(), 11);
  const QJsonObject sprt = report.value("sprt").toObject();
  QCOMPARE(sprt.value("low").toDouble(), -0.5);
  QCOMPARE(sprt.value("high").toDouble(), 0.5);
  QCOMPARE(sprt.value("walls").toInt(), 11);
  const double over_others = report["players"][0]["mean_score"].toDouble() * 4 / 3;  // scores add up to 0
  QVERIFY(qAbs(sprt.value("difference").toDouble() - over_others) < 1e-9);
  QVERIFY(sprt.value("llr").isDouble());
  QVERIFY(!run(match).object(0).contains("verdict"));
}

void TestLaboratory::null_checks() {
  const Run exact = run({"arena", "null", "exact", "--rules", "mcr", "--walls", "5", "--json"});
  QCOMPARE(exact.code, 0);
  QCOMPARE(exact.object(0).value("level").toString(), QString("beginner"));
  QCOMPARE(exact.object(0).value("largest_score").toInt(-1), 0);
  QCOMPARE(exact.object(0).value("passed").toBool(), true);

  const QStringList few{"arena",   "null", "coverage",  "--rules", "mcr",
                        "--walls", "10",   "--matches", "20",      "--json"};
  const QJsonObject coverage = run(few).object(0);
  QCOMPARE(coverage.value("matches").toInt(), 20);
  const int covered = coverage.value("covered").toInt();
  QVERIFY(covered >= 15 && covered <= 20);
  QCOMPARE(coverage.value("coverage").toDouble(), covered / 20.0);

  const Run sure = run(few + QStringList{"--level", "quick"});  // which needs no luck: every score is 0
  QCOMPARE(sure.code, 1);
  QCOMPARE(sure.object(0).value("covered").toInt(), 20);
  QVERIFY(sure.errors.contains("does not depend on its search seed"));
}

QTEST_GUILESS_MAIN(TestLaboratory)
#include "tst_laboratory.moc"
