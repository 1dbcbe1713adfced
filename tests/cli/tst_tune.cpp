// The tuner of tests/bench: its steps on problems with known answers, its state, and the program itself.
#include <QFile>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "engine/table/wall.h"
#include "tests/bench/expert_constants.h"
#include "tests/bench/spsa.h"
#include "tests/bench/tune_state.h"

using namespace tingpai;

namespace {

// A game whose result depends on two values: best at 8 and 0.3, by an amount that noise covers.
class Game {
 public:
  explicit Game(std::uint64_t seed) : random_(seed) {}

  Measured play(const Spsa::Sides& sides) {
    double noise = -6;
    for (int i = 0; i < 12; ++i) noise += random_.unit();  // deviates by 1, nearly normal
    const double difference = strength(sides.first) - strength(sides.second) + noise_size * noise;
    return {difference, noise_size * noise_size};
  }

 private:
  static constexpr double noise_size = 0.3;
  static double strength(const std::vector<double>& values) {
    const double one = std::log(values[0] / 8), other = std::log(values[1] / 0.3);
    return -one * one - 2 * other * other;
  }
  Random random_;
};

const TuneSettings settings{{"rules", "mcr"}, {"constants", "stake=10"}, {"walls", "20"}};

struct Done {
  int code = -1;
  QByteArray out, errors;
};

Done tune(const QStringList& arguments) {
  QProcess process;
  process.start(TINGPAI_TUNE, arguments);
  if (!process.waitForFinished(200'000)) return {};
  return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray contents(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QStringList quick{"--rules", "mcr", "--constants", "stake,discard_rate", "--walls", "2"};

}  // namespace

class TestTune : public QObject {
  Q_OBJECT

 private slots:
  void sides_lie_around_the_values();
  void finds_a_known_optimum_data();
  void finds_a_known_optimum();
  void nothing_turns_a_value_round();
  void constants_have_names();

  void states_round_trip();
  void a_state_goes_on_as_if_never_left();
  void bad_states_data();
  void bad_states();

  void bad_usage_data();
  void bad_usage();
  void lists_the_constants();
  void a_killed_tuning_goes_on();
  void a_match_goes_on();
  void what_a_state_holds_is_not_played_again();
  void worse_constants_lose();
  void plays_every_ruleset_data();
  void plays_every_ruleset();
  void states_of_others_are_refused();

 private:
  QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
  QTemporaryDir folder_;
};

void TestTune::sides_lie_around_the_values() {
  const Spsa spsa({10, 0.5, 3}, {.step = 0.2, .gain = 0.3, .seed = 1});
  const Spsa::Sides sides = spsa.sides();
  for (std::size_t i = 0; i < 3; ++i) {
    const double value = spsa.values()[i];
    QCOMPARE(std::abs(std::log(sides.first[i] / value)), 0.2);
    QCOMPARE(sides.first[i] * sides.second[i], value * value);
  }
}

void TestTune::finds_a_known_optimum_data() {
  QTest::addColumn<double>("first");
  QTest::addColumn<double>("second");
  QTest::newRow("too low") << 3.0 << 0.12;
  QTest::newRow("too high") << 20.0 << 0.8;
  QTest::newRow("one of each") << 3.0 << 0.8;
  QTest::newRow("there already") << 8.0 << 0.3;
}

void TestTune::finds_a_known_optimum() {
  QFETCH(double, first);
  QFETCH(double, second);
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Spsa spsa({first, second}, {.step = 0.15, .gain = 0.3, .seed = seed});
    Game game(100 + seed);
    while (spsa.rounds() < 1000) spsa.add(game.play(spsa.sides()));
    QVERIFY2(std::abs(std::log(spsa.values()[0] / 8)) < 0.2, QByteArray::number(spsa.values()[0]));
    QVERIFY2(std::abs(std::log(spsa.values()[1] / 0.3)) < 0.2, QByteArray::number(spsa.values()[1]));
  }
}

void TestTune::nothing_turns_a_value_round() {
  Spsa spsa({10, 1e-3}, {.step = 1, .gain = 10, .seed = 1});
  const std::vector<double> start = spsa.values();
  spsa.add({0, 0});
  QCOMPARE(spsa.values(), start);  // no difference: no move
  for (const double difference : {1e9, -1e9, 1e9}) spsa.add({difference, 1e-9});
  for (const double value : spsa.values()) QVERIFY(value > 0 && std::isfinite(value));
  QCOMPARE(spsa.rounds(), 4);
  QCOMPARE(spsa.mean_difference(), 2.5e8);
}

void TestTune::constants_have_names() {
  QSet<QByteArray> names;
  for (const ExpertConstant& one : expert_constants()) {
    names << QByteArray(one.name.data(), static_cast<qsizetype>(one.name.size()));
    QCOMPARE(expert_constant(one.name), &one);
    ExpertModel model(profile_of({}));
    one.set(model, 0.25);
    QCOMPARE(one.get(model), 0.25);
    int moved = 0;  // none writes what another reads
    for (const ExpertConstant& other : expert_constants())
      moved += other.get(model) != other.get(ExpertModel(profile_of({})));
    QCOMPARE(moved, 1);
  }
  QCOMPARE(names.size(), std::ssize(expert_constants()));
  QCOMPARE(expert_constant("stake")->get(ExpertModel(profile_of({}))), 10.0);
  QVERIFY(expert_constant("steak") == nullptr);
}

void TestTune::states_round_trip() {
  TuneState state;
  const auto comes_back = [&] {
    const auto read = parse_tune_state(to_text(settings, state), settings);
    return read && *read == state;
  };
  QVERIFY(comes_back());
  state.rounds = {{1.0 / 3, 0.1}, {-2e-17, 0}, {1e8, 1e17}};
  QVERIFY(comes_back());
  state.match_after = 3;
  state.match = {0.1, -1.0 / 7, 48};
  QVERIFY(comes_back());
}

void TestTune::a_state_goes_on_as_if_never_left() {
  const SpsaSettings how{.seed = 7};
  Spsa whole({3, 0.8}, how);
  Game game(7);
  TuneState state;
  for (int round = 0; round < 30; ++round) {
    state.rounds.push_back(game.play(whole.sides()));
    whole.add(state.rounds.back());
    const auto read = parse_tune_state(to_text(settings, state), settings);
    QVERIFY(bool(read));
    Spsa again({3, 0.8}, how);
    for (const Measured& measured : read->rounds) again.add(measured);
    QCOMPARE(again.values(), whole.values());
    QCOMPARE(again.sides().first, whole.sides().first);
  }
}

void TestTune::bad_states_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QByteArray>("message");
  const QByteArray head = QByteArray::fromStdString(to_text(settings, {}));
  const QByteArray round = R"({"round":1,"difference":1.5,"variance":2})";
  const auto row = [](const char* name, const QByteArray& text, const char* message) {
    QTest::newRow(name) << text << QByteArray(message);
  };
  row("no JSON", "tune\n", "line 1: ");
  row("no object", "[1]\n", "line 1: must be a JSON object");
  row("no settings", round + "\n", "line 1: tuning must be an object");
  row("other rules", QByteArray(head).replace("mcr", "riichi"),
      "line 1: the state of another tuning: its rules is riichi, not mcr");
  row("other walls", QByteArray(head).replace("\"20\"", "\"30\""), "its walls is 30, not 20");
  row("a setting of a wrong kind", QByteArray(head).replace("\"20\"", "20"), "line 1: tuning.walls must be");
  row("a setting more", QByteArray(head).replace("{\"rules\"", "{\"new\":\"1\",\"rules\""),
      "line 1: tuning has settings that this version does not know");
  row("cut short", head + round, "line 2: is cut short");
  row("torn", head + round.first(20) + "\n", "line 2: ");
  row("a round missing", head + QByteArray(round).replace(":1,", ":2,") + "\n", "line 2: round must be 1");
  row("a round twice", head + round + "\n" + round + "\n", "line 3: round must be 2");
  row("no difference", head + QByteArray(round).replace("1.5", "\"1.5\"") + "\n",
      "line 2: difference must be a number");
  row("a difference without measure", head + QByteArray(round).replace("1.5", "1e99") + "\n",
      "line 2: difference must be a number");
  row("a negative variance", head + QByteArray(round).replace(":2}", ":-2}") + "\n",
      "line 2: variance must be a number from 0");
  row("a match after nothing",
      head + R"({"match_after":"x","differences":[]})"
             "\n",
      "line 2: match_after must be a whole number");
  row("a match of nothing",
      head + R"({"match_after":0})"
             "\n",
      "line 2: differences must be an array");
  row("a match of words",
      head + R"({"match_after":0,"differences":["x"]})"
             "\n",
      "line 2: differences must be numbers");
  row("two matches",
      head + QByteArray(R"({"match_after":0,"differences":[1]})"
                        "\n")
                 .repeated(2),
      "line 3: a second match");
}

void TestTune::bad_states() {
  QFETCH(QByteArray, text);
  QFETCH(QByteArray, message);
  const auto read = parse_tune_state(text.toStdString(), settings);
  QVERIFY(!read);
  QVERIFY2(read.error().message.find(message.toStdString()) != std::string::npos,
           read.error().message.c_str());
}

void TestTune::bad_usage_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* name, const QStringList& arguments, const char* message) {
    QTest::newRow(name) << arguments << QByteArray(message);
  };
  const auto odd = [&](const char* name, const char* option, const char* value, const char* message) {
    row(name, QStringList{"--rules", "mcr", "--constants", "stake", "--state", "/nowhere/x", option, value},
        message);
  };
  row("nothing", {}, "--rules is missing");
  row("unknown rules", {"--rules", "chess", "--list"}, "chess");
  row("no constants", {"--rules", "mcr", "--state", "x"}, "--constants is missing");
  row("no state", {"--rules", "mcr", "--constants", "stake"}, "--state is missing");
  row("unknown constant", {"--rules", "mcr", "--constants", "stake,steak"},
      "no constant is called \"steak\"; there are stake, ");
  row("empty name", {"--rules", "mcr", "--constants", "stake,"}, "no constant is called \"\"");
  row("the same twice", {"--rules", "mcr", "--constants", "stake,stake"}, "names stake twice");
  row("nothing to move", {"--rules", "hongzhong", "--constants", "chow_bias"}, "chow_bias is 0 in hongzhong");
  row("unknown option", {"--rule", "mcr"}, "unknown option --rule");
  odd("step of letters", "--step", "x", "--step must be a number above 0, at most 1, not \"x\"");
  odd("step of 0", "--step", "0", "--step must be");
  odd("step too long", "--step", "1.5", "--step must be");
  odd("no gain", "--gain", "nan", "--gain must be");
  odd("negative rounds", "--rounds", "-1", "--rounds must be a whole number");
  odd("no walls", "--walls", "0", "--walls must be");
  odd("odd seed", "--seed", "1x", "--seed must be");
  odd("half a match", "--match", "0.5", "--match must be");
  odd("bounds the wrong way round", "--sprt", "1,0", "--sprt must be LO,HI with LO below HI");
  odd("no threads", "--threads", "0", "--threads must be");
}

void TestTune::bad_usage() {
  QFETCH(QStringList, arguments);
  QFETCH(QByteArray, message);
  const Done done = tune(arguments);
  QCOMPARE(done.code, 2);
  QCOMPARE(done.out, QByteArray());
  QVERIFY2(done.errors.startsWith("tune: ") && done.errors.contains(message), done.errors.constData());
}

void TestTune::lists_the_constants() {
  const Done done = tune({"--rules", "riichi", "--list", "--step", "0.1"});
  QCOMPARE(done.code, 0);
  QVERIFY2(done.out.contains("stake              1500      150\n"), done.out.constData());
  QVERIFY2(done.out.contains("kongs_ahead           0        -\n"), done.out.constData());
}

// However far it comes before it is killed, and with however many threads.
void TestTune::a_killed_tuning_goes_on() {
  const QString state = path("killed");
  QProcess process;
  process.start(TINGPAI_TUNE, quick + QStringList{"--rounds", "100000", "--threads", "2", "--state", state});
  const auto rounds = [&] { return contents(state).count("\"round\""); };
  QTRY_VERIFY_WITH_TIMEOUT(rounds() > 0, 60'000);
  process.kill();
  process.waitForFinished();
  const QStringList length{"--rounds", QString::number(rounds() + 1), "--match", "1", "--threads", "1"};
  const Done rest = tune(quick + length + QStringList{"--state", state});
  QVERIFY2(rest.code == 0, rest.errors);
  const Done whole = tune(quick + length + QStringList{"--state", path("whole")});
  QCOMPARE(rest.out, whole.out);
  QCOMPARE(contents(state), contents(path("whole")));
  QVERIFY2(rest.out.startsWith(
               "round     stake  discard_rate  difference    mean\n    0        10          0.75\n"),
           rest.out);
  QVERIFY2(rest.out.contains("\ntuned against now, 1 walls: ") && rest.out.contains("sprt 0 to 0.5: open"),
           rest.out);
}

void TestTune::a_match_goes_on() {
  QStringList short_one = quick + QStringList{"--rounds", "1", "--state", path("short"), "--match", "1"};
  QCOMPARE(tune(short_one).code, 0);
  short_one.last() = "2";
  const Done rest = tune(short_one);
  short_one[short_one.indexOf(path("short"))] = path("long");
  const Done whole = tune(short_one);
  QCOMPARE(rest.out, whole.out);
  QVERIFY2(whole.out.contains("2 walls"), whole.out);
  // A match of fewer rounds does not count for more.
  short_one[short_one.indexOf("--rounds") + 1] = "2";
  QCOMPARE(tune(short_one).code, 0);
  QVERIFY(contents(path("long")).contains("\"match_after\":2"));
  QCOMPARE(contents(path("long")).count("match_after"), 1);
}

void TestTune::what_a_state_holds_is_not_played_again() {
  const QStringList arguments = quick + QStringList{"--rounds", "1", "--match", "1", "--state", path("told")};
  QCOMPARE(tune(arguments).code, 0);
  const QByteArray head = contents(path("told")).split('\n').first();
  QFile file(path("told"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(head + R"(
{"round":1,"difference":7.25,"variance":7.25}
{"match_after":1,"differences":[-1.5]}
)");
  file.close();
  const Done done = tune(arguments);
  QVERIFY2(done.out.contains("+7.250") && done.out.contains("1 walls: -1.500 points"), done.out);
}

// Rounds that never were have made a player who thinks of danger alone.
void TestTune::worse_constants_lose() {
  const QStringList arguments{"--rules", "mcr",    "--constants", "caution", "--step",
                              "1",       "--gain", "2",           "--state", path("coward")};
  QCOMPARE(tune(arguments + QStringList{"--rounds", "0", "--match", "0"}).code, 0);
  const bool up = Spsa({1}, {.step = 1, .gain = 2, .seed = 1}).sides().first.front() > 1;
  QFile file(path("coward"));
  QVERIFY(file.open(QIODevice::Append));
  file.write(QByteArray(R"({"round":1,"difference":D,"variance":0.01})"
                        "\n")
                 .replace("D", up ? "9" : "-9"));
  file.close();
  const Done done = tune(arguments + QStringList{"--rounds", "1", "--match", "6"});
  QVERIFY2(done.out.contains("\n    1      2981 "), done.out);
  const qsizetype at = done.out.indexOf("6 walls: ") + 9;
  const double points = done.out.mid(at, done.out.indexOf(' ', at) - at).toDouble();
  QVERIFY2(points < -3, done.out);
}

void TestTune::plays_every_ruleset_data() {
  QTest::addColumn<QString>("rules");
  for (const char* rules : {"hongzhong", "sichuan", "riichi"}) QTest::newRow(rules) << QString(rules);
}

void TestTune::plays_every_ruleset() {
  QFETCH(QString, rules);
  const Done done = tune({"--rules", rules, "--constants", "stake,discard_rate", "--rounds", "1", "--walls",
                          "1", "--match", "0", "--state", path("rules") + rules});
  QVERIFY2(done.code == 0, done.errors);
  QCOMPARE(done.out.count('\n'), 3);
}

void TestTune::states_of_others_are_refused() {
  const QString state = path("other");
  const QStringList arguments = quick + QStringList{"--match", "0", "--state", state, "--rounds"};
  QCOMPARE(tune(arguments + QStringList{"1"}).code, 0);
  const QByteArray before = contents(state);
  const auto refused = [&](const QStringList& changed, const char* message) {
    const Done done = tune(changed);
    return done.code == 1 && done.errors.contains(message) && contents(state) == before;
  };
  QVERIFY(refused(arguments + QStringList{"1", "--seed", "2"},
                  "other, line 1: the state of another tuning: its seed is 1, not 2"));
  QVERIFY(refused(arguments + QStringList{"0"}, "holds 1 rounds, more than --rounds"));
  QVERIFY(refused(quick + QStringList{"--state", folder_.path()}, "is no file"));
  QVERIFY(refused(quick + QStringList{"--state", "/nowhere/x", "--rounds", "1"}, "cannot write /nowhere/x"));
}

QTEST_GUILESS_MAIN(TestTune)
#include "tst_tune.moc"
