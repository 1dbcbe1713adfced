// Other programs: as a bot at their table, and as players at ours.
#include <signal.h>
#include <unistd.h>

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "app/cli/arena/arena.h"
#include "app/cli/arena/self_play.h"
#include "app/cli/bots/botzone_bot.h"
#include "app/formats/json.h"
#include "app/programs/botzone_seat.h"
#include "engine/ai/levels/bots.h"

using namespace tingpai;
using namespace tingpai::cli;

namespace {

const std::string mark(botzone_keep_running);
const std::string quick_bot = std::string(TINGPAI_CLI) + " bot --protocol botzone --level quick";

ArenaConfig config(const Players& players, int walls) {
  return ArenaConfig{.ruleset = botzone::default_ruleset(), .players = players, .walls = walls};
}

// What a seat is told in a game between quick players, up to its last own decision.
std::vector<std::string> requests_of_a_game(std::uint64_t seed, Seat seat) {
  Referee referee(botzone::default_ruleset(), seed);
  botzone::Announcer announcer(seat);
  std::vector<std::string> requests;
  play(
      referee,
      [](const PlayerView& view, const LegalActions& legal) {
        return decide(Level::quick, view, legal, Budget{}).chosen;
      },
      [&](const Event& event) {
        for (auto& request : announcer.requests(redact(event, seat))) requests.push_back(std::move(request));
        return true;
      });
  return requests;
}

// A game to answer as a bot; requests that do not fit its answers any more are refused.
struct Talk {
  std::vector<std::string> requests, responses;
};
// The quick player answers as it did in the game, so all of them fit.
Talk conversation(std::uint64_t seed) {
  Talk game{requests_of_a_game(seed, Seat::from_index(1)), {}};
  BotzoneBot bot(Level::quick, [](const std::string& problem) { qFatal("%s", problem.c_str()); });
  for (const std::string& request : game.requests) game.responses.push_back(*bot.take(request));
  return game;
}

std::string as_text(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

struct Run {
  int code;
  QByteArray out, errors;
};
Run run(const QByteArray& input, const QStringList& more = {}) {
  QProcess process;
  process.start(TINGPAI_CLI, QStringList{"bot", "--protocol", "botzone", "--level", "quick"} + more);
  process.write(input);
  process.closeWriteChannel();
  if (!process.waitForFinished(120'000)) qFatal("the program does not end");
  return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QList<QByteArray> processes_in(const QString& list) {
  QFile file(list);
  if (!file.open(QIODevice::ReadOnly)) return {};
  const QByteArray numbers = file.readAll().simplified();
  return numbers.isEmpty() ? QList<QByteArray>() : numbers.split(' ');
}
bool lives(const QByteArray& process) { return kill(process.toInt(), 0) == 0; }

}  // namespace

class TestExternal : public QObject {
  Q_OBJECT

 private slots:
  void all_modes_answer_alike();
  void it_keeps_running();
  void one_answer_to_one_turn();
  void json_is_answered_in_json();
  void bad_input_data();
  void bad_input();

  void programs_play_as_their_level_does();
  void faults_cost_their_own_side_data();
  void faults_cost_their_own_side();
  void a_program_that_never_reads_is_late();
  void a_bot_survives_blank_lines_without_end();
  void no_program_is_left_data();
  void no_program_is_left();
  void none_is_left_by_an_arena_that_dies_data();
  void none_is_left_by_an_arena_that_dies();
  void the_report_counts_faults();
};

void TestExternal::all_modes_answer_alike() {
  const auto fail = [](const std::string& problem) { qFatal("%s", problem.c_str()); };
  const Talk game = conversation(3);
  QVERIFY(game.requests.size() > 60);
  for (std::size_t n = 1; n <= game.requests.size(); ++n) {
    const std::vector<std::string> requests(game.requests.begin(),
                                            game.requests.begin() + static_cast<int>(n));
    const std::vector<std::string> responses(game.responses.begin(),
                                             game.responses.begin() + static_cast<int>(n - 1));
    BotzoneBot woven(Level::quick, fail), apart(Level::quick, fail), json(Level::quick, fail);
    std::optional<std::string> answer = woven.take(std::to_string(n));
    for (std::size_t i = 0; i < n; ++i) {
      QVERIFY(!answer);
      answer = woven.take(requests[i]);
      if (i + 1 < n) answer = woven.take(responses[i]);
    }
    QCOMPARE(*answer, game.responses[n - 1]);

    answer = apart.take(std::to_string(n));
    for (const auto& request : requests) answer = apart.take(request);
    for (const auto& response : responses) answer = apart.take(response);
    QCOMPARE(*answer, game.responses[n - 1]);

    answer = json.take(JsonObject().set("requests", requests).set("responses", responses).text());
    QCOMPARE(*answer, JsonObject().set("response", game.responses[n - 1]).text());
  }
}

void TestExternal::it_keeps_running() {
  const Talk game = conversation(4);
  QProcess process;
  process.start(TINGPAI_CLI, {"bot", "--protocol", "botzone", "--level", "quick"});
  process.write("1\n");
  for (std::size_t i = 0; i < game.requests.size(); ++i) {
    process.write(QByteArray::fromStdString(game.requests[i] + '\n'));
    for (const std::string& expected : {game.responses[i], mark}) {
      QTRY_VERIFY_WITH_TIMEOUT(process.canReadLine(), 60'000);
      QCOMPARE(process.readLine(), QByteArray::fromStdString(expected + '\n'));
    }
  }
  process.closeWriteChannel();
  QVERIFY(process.waitForFinished());
  QCOMPARE(process.exitCode(), 0);
}

void TestExternal::one_answer_to_one_turn() {
  const Talk game = conversation(5);
  const std::size_t n = game.requests.size();
  std::vector<std::string> lines{std::to_string(n)};
  for (std::size_t i = 0; i < n; ++i) {
    lines.push_back(game.requests[i]);
    if (i + 1 < n) lines.push_back(game.responses[i]);
  }
  for (const char* end : {"", "\n", "\n\n"}) {  // Botzone's lines of saved data may follow, empty
    const Run done = run(QByteArray::fromStdString(as_text(lines)) + end);
    QCOMPARE(done.code, 0);
    QCOMPARE(done.out, QByteArray::fromStdString(game.responses.back() + '\n'));
    QCOMPARE(done.errors, QByteArray());
  }
}

void TestExternal::json_is_answered_in_json() {
  const Run done = run(R"({"requests":["0 1 2"],"responses":[],"data":"","time_limit":1})");
  QCOMPARE(done.code, 0);
  QCOMPARE(done.out, QByteArray("{\"response\":\"PASS\"}\n"));
}

void TestExternal::bad_input_data() {
  QTest::addColumn<QByteArray>("input");
  QTest::addColumn<QByteArray>("answer");
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* name, const char* input, const char* answer, const char* message) {
    QTest::newRow(name) << QByteArray(input) << QByteArray(answer) << QByteArray(message);
  };
  row("turn 0", "0\n", "PASS\n", "line 1: expected the number of a turn");
  row("a turn of many digits", "99999999999999999999\n", "PASS\n", "line 1: expected the number of a turn");
  row("a turn cut short", "3\n0 1 2\nPASS\n", "", "the input ends within a turn");
  row("a turn without requests", "2\nPASS\nPASS\nPASS\n", "PASS\n", "0 requests and 3 responses");
  row("no such request", "1\n7 7\n", "PASS\n", "line 2, request 1, column 1: expected a number from 0 to 3");
  row("a draw before the game", "1\n2 W5\n", "PLAY W5\n", "line 2, request 1, column 1: no game");
  row("broken JSON", "{\"requests\":[\n", "{\"response\":\"PASS\"}\n", "line 1, column ");
  row("JSON of something else", "{\"a\":1}\n", "{\"response\":\"PASS\"}\n", "expected \"requests\"");
  row("JSON of numbers", "{\"requests\":[1,2],\"responses\":[3]}\n", "{\"response\":\"PASS\"}\n",
      "request 1, column 1");
  row("bytes", "\xff\xfe\x01\n", "PASS\n", "line 1, request 1, column 1");
  QTest::newRow("a line of 2 MiB") << QByteArray("\n") + QByteArray(2 << 20, '1') + "\n"
                                   << QByteArray("PASS\n") << QByteArray("line 2: longer than 1 MiB");
}

void TestExternal::bad_input() {
  QFETCH(QByteArray, input);
  QFETCH(QByteArray, answer);
  QFETCH(QByteArray, message);
  const Run done = run(input);
  QCOMPARE(done.code, 1);
  QCOMPARE(done.out, answer);
  QVERIFY2(done.errors.contains(message), done.errors.constData());
}

// A program that is told of the table only by messages plays the very same games.
void TestExternal::programs_play_as_their_level_does() {
  const Player program(quick_bot);
  const auto within = run_arena(config({Level::quick, Level::quick, Level::quick, Level::quick}, 3));
  const auto mixed = run_arena(config({Level::quick, program, Level::quick, program}, 3));
  for (std::size_t i = 0; i < 4; ++i) {
    QVERIFY2(mixed.players[i].tally == within.players[i].tally, mixed.players[i].name.c_str());
    QVERIFY(mixed.players[i].latency.decisions > 0);
  }
  QCOMPARE(mixed.levels.size(), std::size_t{2});
}

void TestExternal::faults_cost_their_own_side_data() {
  QTest::addColumn<QString>("command");
  QTest::addColumn<int>("kind");
  QTest::addColumn<QString>("message");
  QTest::addColumn<int>("limit");  // milliseconds
  const auto row = [](const char* name, const QString& command, Fault::Kind kind, const char* message,
                      int limit = 60'000) {
    QTest::newRow(name) << command << static_cast<int>(kind) << QString(message) << limit;
  };
  const QString offer = "; echo '" + QString::fromStdString(mark) + "'; ";
  row("no such program", "/nowhere/bot", Fault::Kind::crashed, "exit code 127");
  row("ends at once", "exit 3", Fault::Kind::crashed, "exit code 3");
  row("is killed", "read n; read r; kill -9 $$", Fault::Kind::crashed, "signal 9");
  row("closes its ears", "exec <&-; echo PASS" + offer + "sleep 100", Fault::Kind::crashed, "no exit yet");
  row("is silent", "sleep 100", Fault::Kind::late, "silent for 200 ms before its answer", 200);
  row("stops in its line", "printf PA; sleep 100", Fault::Kind::late, "silent", 200);
  row("writes without end", "yes", Fault::Kind::illegal, "\"y\"");
  row("writes a line without end", "yes | tr -d '\\n'", Fault::Kind::late, "silent", 200);
  row("writes a line without end, fast", "exec cat /dev/zero", Fault::Kind::late, "silent", 200);
  row("writes blank lines without end", "yes ''", Fault::Kind::late, "silent for 200 ms before its answer",
      200);
  row("writes blank lines after an answer", "read n; read r; echo PASS; yes ''", Fault::Kind::illegal,
      "1000 lines");
  row("writes bytes", "printf '\\377\\001\\n'; sleep 100", Fault::Kind::illegal, "\"??\"");
  row("repeats what it hears", "cat", Fault::Kind::illegal, "\"1\"");
  row("always passes", "read n; while read r; do echo PASS" + offer + "done", Fault::Kind::illegal,
      "\"PASS\" to \"2 ");
  row("always wins", "read n; while read r; do echo HU" + offer + "done", Fault::Kind::illegal,
      "not a legal");
  row("answers one turn and goes", "read n; read r; echo PASS", Fault::Kind::crashed,
      "before offering to keep running");
  row("answers one turn and stays", "read n; read r; echo PASS; sleep 100", Fault::Kind::late,
      "before offering to keep running", 1500);
  row("talks without end", "read n; read r; echo PASS; yes", Fault::Kind::illegal, "1000 lines");
}

void TestExternal::faults_cost_their_own_side() {
  QFETCH(QString, command);
  QFETCH(int, kind);
  QFETCH(QString, message);
  QFETCH(int, limit);
  ArenaConfig match = config({Level::quick, Level::quick, Player(command.toStdString()), Level::quick}, 1);
  match.answer_limit = Milliseconds(limit);
  std::vector<ArenaFault> faults;
  const auto result = run_arena(match, {.fault = [&](const ArenaFault& fault) { faults.push_back(fault); }});
  QCOMPARE(faults.size(), std::size_t{4});
  for (const ArenaFault& fault : faults) {
    QCOMPARE(fault.player, std::size_t{2});
    QVERIFY2(fault.fault.message.find(message.toStdString()) != std::string::npos,
             fault.fault.message.c_str());
    QCOMPARE(static_cast<int>(fault.fault.kind), kind);
  }
  for (std::size_t i = 0; i < 4; ++i) {
    const Tally& tally = result.players[i].tally;
    QCOMPARE(tally.hands, std::int64_t{4});
    QCOMPARE(tally.score, std::int64_t{i == 2 ? -120 : 40});
    QCOMPARE(tally.rank_quarters, std::int64_t{i == 2 ? 4 * 16 : 4 * 8});
    QCOMPARE(tally.illegal + tally.late + tally.crashed, std::int64_t{i == 2 ? 4 : 0});
  }
}

void TestExternal::a_program_that_never_reads_is_late() {
  const auto program = Program::start(by_shell("exec sleep 1000"));
  QVERIFY(static_cast<bool>(program));
  const std::string more_than_a_pipe_holds(1 << 20, 'x');
  const auto deadline = LineSource::Clock::now() + Milliseconds(200);
  QVERIFY((*program)->send(more_than_a_pipe_holds, deadline) == Program::Sent::not_yet);
}

// It looks for the end of the input after its first answer.
void TestExternal::a_bot_survives_blank_lines_without_end() {
  QProcess process;
  process.setChildProcessModifier([] { setpgid(0, 0); });  // to end the whole pipeline
  process.start("/bin/sh", {"-c", QString("{ echo '0 1 2'; yes ''; } | ") + TINGPAI_CLI +
                                      " bot --protocol botzone --level quick"});
  for (const std::string& expected : {std::string("PASS"), mark}) {
    QTRY_VERIFY_WITH_TIMEOUT(process.canReadLine(), 20'000);
    QCOMPARE(process.readLine(), QByteArray::fromStdString(expected + '\n'));
  }
  kill(-static_cast<pid_t>(process.processId()), SIGKILL);
  QVERIFY(process.waitForFinished());
}

void TestExternal::no_program_is_left_data() {
  QTest::addColumn<QString>("command");  // writes the numbers of two processes that would go on to %1
  QTest::newRow("one in the background") << "echo $$ >> %1; sleep 1000 & echo $! >> %1; echo x; wait";
  QTest::newRow("in a session of its own") << "exec setsid sh -c 'echo $$ $$ >> %1; echo x; exec sleep 1000'";
  QTest::newRow("forked twice") << "echo $$ >> %1; (setsid sh -c 'echo $$ >> %1; exec sleep 1000' & ); sleep "
                                   "0.2; echo x; exec sleep 1000";
  QTest::newRow("forked twice, and gone itself")
      << "(setsid sh -c 'echo $$ $$ >> %1; exec sleep 1000' & ); sleep 0.2; echo x";
  QTest::newRow("deaf to signals")
      << "trap '' INT TERM HUP; echo $$ >> %1; setsid sleep 1000 & echo $! >> %1; echo x; sleep 1000";
}

void TestExternal::no_program_is_left() {
  QFETCH(QString, command);
  QTemporaryDir folder;
  const QString list = folder.filePath("processes");
  run_arena(config({Level::quick, Level::quick, Player(command.arg(list).toStdString()), Level::quick}, 1));
  const auto processes = processes_in(list);
  QCOMPARE(processes.size(), 8);
  for (const QByteArray& process : processes) QVERIFY2(!lives(process), process.constData());
}

void TestExternal::none_is_left_by_an_arena_that_dies_data() {
  QTest::addColumn<int>("signal");
  QTest::newRow("interrupted") << SIGINT;
  QTest::newRow("terminated") << SIGTERM;
  QTest::newRow("killed") << SIGKILL;
}

void TestExternal::none_is_left_by_an_arena_that_dies() {
  QFETCH(int, signal);
  QTemporaryDir folder;
  const QString list = folder.filePath("processes");
  const QString deaf =
      QString("exec:trap '' INT TERM HUP; echo $$ >> %1; setsid sleep 1000 & echo $! >> %1; wait").arg(list);
  QProcess arena;
  arena.start(TINGPAI_CLI, {"arena", "--rules", "mcr", "--walls", "2", "--threads", "2", "--answer-limit",
                            "600000", "--seats", "quick,quick,quick," + deaf});
  QTRY_COMPARE_WITH_TIMEOUT(processes_in(list).size(), 4, 60'000);
  kill(static_cast<pid_t>(arena.processId()), signal);
  QVERIFY(arena.waitForFinished());
  for (const QByteArray& process : processes_in(list))
    QTRY_VERIFY2_WITH_TIMEOUT(!lives(process), process.constData(), 10'000);
}

void TestExternal::the_report_counts_faults() {
  QProcess process;
  process.start(TINGPAI_CLI, {"arena", "--rules", "mcr", "--walls", "1", "--json", "--seats",
                              "exec:exit 3,quick,exec:" + QString::fromStdString(quick_bot) + ",random"});
  QVERIFY(process.waitForFinished(120'000));
  QCOMPARE(process.exitCode(), 0);
  const QByteArray out = process.readAllStandardOutput();
  QVERIFY2(out.contains(R"("rules":"mcr;flowers=0;own_walls=1")"), out.constData());
  QVERIFY2(out.contains(R"("name":"1:exec:exit 3","level":"exec:exit 3","hands":4)"), out.constData());
  QVERIFY2(out.contains(R"("illegal":0,"late":0,"crashed":4)"), out.constData());
  const QByteArray errors = process.readAllStandardError();
  QVERIFY2(errors.contains(
               "wall 1, rotation 1, player 1 (exec:exit 3): crashed: ended before its answer to \"0 0 "),
           errors.constData());
}

QTEST_GUILESS_MAIN(TestExternal)
#include "tst_external.moc"
