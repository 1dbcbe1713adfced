// The JSON protocol: what is said, by both sides, and what becomes of everything else.
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "app/cli/arena/arena.h"
#include "app/cli/arena/bot_check.h"
#include "app/cli/arena/self_play.h"
#include "app/cli/bots/json_bot.h"
#include "app/cli/bots/plain_messages.h"
#include "app/cli/bots/seen_check.h"
#include "app/programs/event_json.h"
#include "app/programs/json_seat.h"
#include "engine/ai/levels/bots.h"
#include "engine/rules/mcr/scheme.h"
#include "engine/rules/scheme.h"
#include "engine/table/wall.h"
#include "tests/cli/told_game.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;
using namespace tingpai::cli;

namespace {

const std::string quick_bot = std::string(TINGPAI_CLI) + " bot --protocol json --level quick";
const QString ready = R"(echo '{"type":"ready","name":"x","version":1}')";
// Does the first thing that is legal, after what %1 says; $id is the question.
const QString say = R"(printf '{"id":%s,"action":%s}\n' $id "$action")";
const QString first_legal =
    ready +
    R"(; while read -r l; do case $l in '{"type":"ask"'*) id=${l#*'"id":'}; id=${id%%,*}; )"
    R"(action=${l#*'"legal":['}; action=${action%%[],]*}; %1; )" +
    say + R"(;; '{"type":"end"'*) exit 0;; esac; done)";

QJsonObject object(const std::string& line) {
  return QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
}

Action quick(const PlayerView& view, const LegalActions& legal) {
  return decide(Level::quick, view, legal, Budget{}).chosen;
}

// Of the events that a bot reads in the fast way.
bool is_frequent(const SeenEvent& event) {
  const auto* discard = std::get_if<events::Discarded>(&event);
  return std::holds_alternative<events::Drew<Sight>>(event) || (discard && !discard->riichi) ||
         std::holds_alternative<events::FlowerShown>(event) ||
         std::holds_alternative<events::Dealt<Sight>>(event);
}

using Lines = std::vector<std::string>;

// Games of one hand or two, from each seat.
std::vector<Lines> told_games() {
  std::vector<Lines> games;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Ruleset ruleset;
    ruleset.hands = seed % 3 == 0 ? 2 : 1;
    games.push_back(lines_of_a_game(ruleset, seed, all_seats[seed % 4]));
  }
  return games;
}

std::string damaged(std::string line, const Lines& game, Random& random) {
  const auto below = [&](std::size_t limit) { return random.below(static_cast<std::uint32_t>(limit)); };
  const auto place = below(line.size());
  switch (below(6)) {
    case 0:
      line[place] = static_cast<char>(below(256));
      break;
    case 1:
      line.erase(place, 1 + below(6));
      break;
    case 2:  // another digit or tile
      for (std::size_t i = place; i < line.size(); ++i) {
        if (line[i] < '0' || line[i] > '9') continue;
        line[i] = static_cast<char>('0' + below(10));
        if (below(2) == 0) break;
      }
      break;
    case 3: {  // a tile where none may be known, and the other way round
      const auto null = line.find("null");
      if (null != std::string::npos) line.replace(null, 4, "\"5p\"");
      break;
    }
    case 4:
      line = game[below(game.size())];
      break;
    default:
      line.clear();
  }
  return line;
}

// A hand with a program in seat 1, which is tried.
struct Trial {
  std::vector<Fault> faults;
  bool finished = false;
  std::string name;
};
Trial try_program(const QString& command, int limit) {
  Ruleset ruleset;
  ruleset.hands = 1;
  Referee referee(ruleset, 7);
  const Seat seat = Seat::from_index(1);
  JsonSeat program(seat, Conversation(by_shell(command.toStdString()), Milliseconds(limit)), {},
                   JsonSeat::Manner::trying);
  play(
      referee,
      [&](const PlayerView& view, const LegalActions& legal) {
        return view.seat == seat ? program.answer(view, legal, 1) : quick(view, legal);
      },
      [&](const Event& event) { return program.hear(event, referee); });
  program.end();
  return {program.faults(), referee.game_over(), program.name()};
}

struct Run {
  int code;
  QByteArray out, errors;
};
Run run(const QStringList& arguments, const QByteArray& input = {}) {
  QProcess process;
  process.start(TINGPAI_CLI, arguments);
  process.write(input);
  process.closeWriteChannel();
  if (!process.waitForFinished(120'000)) qFatal("the program does not end");
  return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

// The code blocks of the README's section that begin with these words, without their indent.
QStringList readme_block(const QString& first_line) {
  QFile file(TINGPAI_CLI_README);
  if (!file.open(QIODevice::ReadOnly)) return {};
  QStringList block;
  for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
    const bool inside = line.startsWith("    ");
    if (inside && (!block.isEmpty() || line.trimmed().startsWith(first_line))) block << line.mid(4);
    if (!inside && !block.isEmpty()) break;
  }
  return block;
}

}  // namespace

class TestJsonBot : public QObject {
  Q_OBJECT

 private slots:
  void events_come_back();
  void what_others_hold_is_not_told();
  void the_readme_shows_what_is_said();
  void the_readme_s_bot_plays();
  void programs_play_as_their_level_does_data();
  void programs_play_as_their_level_does();
  void faults_are_told_data();
  void faults_are_told();
  void a_hand_goes_on_without_its_program();
  void the_check_counts();
  void bad_lines_are_told_data();
  void bad_lines_are_told();
  void events_that_cannot_be_are_told_data();
  void events_that_cannot_be_are_told();
  void all_that_happens_can_be_data();
  void all_that_happens_can_be();
  void nothing_upsets_the_bot();
  void fast_and_plain_reading_agree();
};

// Every event of some games, as every seat sees it, and the view that a bot makes of them.
void TestJsonBot::events_come_back() {
  for (std::uint64_t game = 0; game < 24; ++game) {
    Ruleset ruleset;
    ruleset.hands = 2;
    mcr::rules_of(ruleset).flowers = game % 3 != 0;
    mcr::rules_of(ruleset).own_walls = game % 4 == 3;
    Referee referee(ruleset, game);
    BySeat<PlayerView> views;
    for (const Seat seat : all_seats) views[seat] = view_of(seat);
    const Level level = game % 2 == 0 ? Level::quick : Level::random;  // random calls everything
    std::uint64_t luck = 0;
    play(
        referee,
        [&](const PlayerView& view, const LegalActions& legal) {
          return decide(level, view, legal, Budget{.seed = mixed_seed({game, ++luck})}).chosen;
        },
        [&](const Event& event) {
          for (const Seat seat : all_seats) {
            SeenEvent seen = redact(event, seat);
            if (auto* start = std::get_if<events::GameStarted>(&seen)) start->seed = 0;
            const std::string text = to_json(seen).text();
            const auto read = read_event(object(text), seat);
            const auto* back = std::get_if<std::optional<SeenEvent>>(&read);
            if (!back || *back != seen) qFatal("%s", text.c_str());
            const auto plain = plain_event(text, seat);
            if (plain ? *plain != seen : is_frequent(seen)) qFatal("%s", text.c_str());
            if (const auto error = advance(views[seat], seen))
              qFatal("%s: %s", text.c_str(), error->message.c_str());
            if (views[seat] != referee.view(seat)) qFatal("%s", text.c_str());
          }
          return true;
        });
    QVERIFY(referee.game_over());
  }
}

void TestJsonBot::what_others_hold_is_not_told() {
  const auto told = [](const Event& event) {
    return QByteArray::fromStdString(to_json(redact(event, all_seats[2])).text());
  };
  const Tile tile = Tile::of(Suit::dots, 5);
  QCOMPARE(told(events::Drew<Truth>{all_seats[1], tile, DrawSource::kong_replacement}),
           R"({"type":"draw","seat":1,"tile":null,"source":"kong"})");
  QCOMPARE(told(events::Drew<Truth>{all_seats[2], tile}),
           R"({"type":"draw","seat":2,"tile":"5p","source":"wall"})");
  QCOMPARE(told(events::Dealt<Truth>{all_seats[1], {tile, tile}}),
           R"({"type":"deal","seat":1,"tiles":null})");
  QCOMPARE(told(events::Dealt<Truth>{all_seats[2], {tile, tile}}),
           R"({"type":"deal","seat":2,"tiles":["5p","5p"]})");
  QCOMPARE(told(events::ConcealedKong<Truth>{all_seats[0], tile}),
           R"({"type":"concealed_kong","seat":0,"tile":null})");
  QVERIFY(!told(events::GameStarted{{}, 4711}).contains("4711"));
  QVERIFY(!told(events::HandStarted<Truth>{0, Wind::east, {}, {tile}}).contains("5p"));
}

// The host's lines are those of a real match, and both the bot in it and one that reads them answer as shown.
void TestJsonBot::the_readme_shows_what_is_said() {
  QStringList told, answered;
  for (const QString& line : readme_block("host: {\"type\":\"hello\""))
    (line.startsWith("host: ") ? told : answered) << line.section(' ', 1).trimmed();
  QVERIFY(told.size() > 20);
  const QTemporaryDir folder;
  const QString bot = "exec-json:tee %1/$$.host | " + QString::fromStdString(quick_bot) + " | tee %1/$$.bot";
  const Run match = run({"arena", "--rules", "mcr;flowers=0", "--walls", "1", "--seed", "93", "--seats",
                         bot.arg(folder.path()) + ",quick,quick,quick"});
  QCOMPARE(match.code, 0);
  bool found = false;
  const QDir logs(folder.path());
  for (const QString& name : logs.entryList({"*.host"})) {
    QFile host(logs.filePath(name)), bots(logs.filePath(QString(name).replace(".host", ".bot")));
    QVERIFY(host.open(QIODevice::ReadOnly) && bots.open(QIODevice::ReadOnly));
    if (host.readLine().trimmed() != told[0].toUtf8()) continue;
    found = true;
    QCOMPARE(QString::fromUtf8(host.readAll()).trimmed().split('\n'), told.mid(1));
    QCOMPARE(QString::fromUtf8(bots.readAll()).trimmed().split('\n'), answered);
  }
  QVERIFY(found);
  const Run alone = run({"bot", "--protocol", "json", "--level", "quick"}, told.join('\n').toUtf8());
  QCOMPARE(QString::fromUtf8(alone.out).trimmed().split('\n'), answered);
  QCOMPARE(alone.errors, QByteArray());
  QCOMPARE(alone.code, 0);
}

void TestJsonBot::the_readme_s_bot_plays() {
  const QString bot = readme_block("while read -r line").join('\n');
  QVERIFY(!bot.isEmpty());
  const Trial trial = try_program(bot, 60'000);
  QVERIFY2(trial.faults.empty(), trial.faults.empty() ? "" : trial.faults[0].message.c_str());
  QCOMPARE(trial.name, std::string("first"));
  QVERIFY(trial.finished);
}

void TestJsonBot::programs_play_as_their_level_does_data() {
  QTest::addColumn<QString>("level");
  QTest::addColumn<int>("walls");
  QTest::newRow("quick") << "quick" << 2;
  QTest::newRow("beginner, who errs by lot") << "beginner" << 2;
  QTest::newRow("expert, who samples") << "expert" << 1;
}

// A program that is told of the table, its seeds and the others only by messages plays the very same games.
void TestJsonBot::programs_play_as_their_level_does() {
  QFETCH(QString, level);
  QFETCH(int, walls);
  const Player program(std::string(TINGPAI_CLI) + " bot --protocol json --level " + level.toStdString(),
                       Protocol::json);
  const Bot bot = *bot_named(level.toStdString());
  ArenaConfig match{
      .ruleset = {}, .players = {Level::quick, bot, Level::quick, Level::quick}, .walls = walls};
  const auto within = run_arena(match);
  match.players[1] = program;
  const auto mixed = run_arena(match);
  for (std::size_t i = 0; i < 4; ++i)
    QVERIFY2(mixed.players[i].tally == within.players[i].tally, mixed.players[i].name.c_str());
}

void TestJsonBot::faults_are_told_data() {
  QTest::addColumn<QString>("command");
  QTest::addColumn<int>("kind");
  QTest::addColumn<QString>("message");  // of the first
  QTest::addColumn<int>("limit");        // milliseconds
  constexpr auto illegal = Fault::Kind::illegal, late = Fault::Kind::late, crashed = Fault::Kind::crashed;
  const auto row = [](const char* name, const QString& command, Fault::Kind kind, const char* message,
                      int limit = 60'000) {
    QTest::newRow(name) << command << static_cast<int>(kind) << QString(message) << limit;
  };
  const auto all = first_legal.arg(":");
  const auto at_question_2 = [](const char* words) {
    return first_legal.arg("[ $id = 1 ] && continue; " + QString(words) + "; exit");
  };
  row("no such program", "/nowhere/bot", crashed, "ended before it is ready (exit code 127)");
  row("is not ready", "sleep 100", late, "silent for 100 ms before it is ready", 100);
  row("repeats what it hears", "cat", illegal, "line 1: expected {\"type\":\"ready\",...}, not \"{");
  row("another version", R"(echo '{"type":"ready","name":"x","version":2}'; sleep 100)", illegal,
      "line 1: ready for version 2, not 1");
  row("no version", R"(echo '{"type":"ready","name":"x"}'; sleep 100)", illegal, "ready for version null");
  row("no name", R"(echo '{"type":"ready","version":1}'; sleep 100)", illegal, "line 1: name is missing");
  row("is ready and goes", ready + "; exit 3", crashed, "exit code 3");
  row("is killed", ready + "; read -r l; kill -9 $$", crashed, "signal 9");
  row("closes its ears", "exec <&-; " + ready + "; sleep 100", crashed, "no exit yet");
  row("is silent", ready + "; sleep 100", late, "silent for 300 ms before its answer to question 2", 300);
  row("stops in its line", ready + "; printf '{\"id\"'; sleep 100", late, "silent", 100);
  row("writes without end", ready + "; yes", illegal, "line 2: no JSON object: \"y\": illegal value at");
  row("writes blank lines without end", ready + "; yes ''", late, "silent for 100 ms", 100);
  row("writes a line without end", ready + "; exec cat /dev/zero", late, "silent", 100);
  row("writes a line of 2 MiB", at_question_2("head -c 2000000 /dev/zero; echo"), illegal,
      "a line of more than 1 MiB");
  row("writes messages without end", ready + "; yes '{\"type\":\"later\"}'", late,
      "only other lines for 300 ms", 300);
  row("writes bytes", at_question_2(R"(printf '\377\001\n')"), illegal, "no JSON object: \"??\"");
  row("an array", at_question_2("echo '[1]'"), illegal, "must be a JSON object");
  row("no id", at_question_2(R"(echo '{"action":"pass"}')"), illegal, "has no \"id\"");
  row("a text as id", at_question_2(R"(echo '{"id":"2","action":"pass"}')"), illegal, "has no \"id\"");
  row("a question that was not asked", first_legal.arg("id=99"), illegal,
      "answers question 99, which has not been asked");
  row("answers twice", first_legal.arg(say), illegal, "line 5: answers question 2 once more");
  row("no action", first_legal.arg("action=7"), illegal, "action must be a string");
  row("no such action", first_legal.arg(R"(action='"jump 5p"')"), illegal,
      R"("jump 5p" is no action: unknown action at 1)");
  row("an illegal action", first_legal.arg(R"(action='"win 5p"')"), illegal,
      R"("win 5p" is not legal as the answer to question 2; legal: discard )");
  row("speaks after the end", QString(all).replace("exit 0", "echo x; exit 0"), illegal,
      "no JSON object: \"x\"");
  row("stays after the end", QString(all).replace("exit 0", "sleep 100"), late,
      "silent for 1500 ms after the end", 1500);
  row("ends badly", QString(all).replace("exit 0", "exit 5"), crashed, "after the end: exit code 5");
  row("nothing wrong", all, illegal, "");
  row("speaks of other things, too", first_legal.arg(R"(echo '{"type":"thinking"}'; echo)"), illegal, "");
  row("answers no cancelled question", first_legal.arg("[ $(($id % 5)) = 1 ] && continue"), illegal, "");
}

void TestJsonBot::faults_are_told() {
  QFETCH(QString, command);
  QFETCH(int, kind);
  QFETCH(QString, message);
  QFETCH(int, limit);
  const Trial trial = try_program(command, limit);
  QVERIFY(trial.finished);
  if (message.isEmpty()) {
    QVERIFY2(trial.faults.empty(), trial.faults.empty() ? "" : trial.faults[0].message.c_str());
    return;
  }
  QVERIFY(!trial.faults.empty());
  const Fault& first = trial.faults[0];
  QVERIFY2(first.message.find(message.toStdString()) != std::string::npos, first.message.c_str());
  QCOMPARE(static_cast<int>(first.kind), kind);
}

// Unlike Botzone's, such a hand is played to its end and scored by the rules.
void TestJsonBot::a_hand_goes_on_without_its_program() {
  ArenaConfig match{.ruleset = {},
                    .players = {Level::quick, Player("exit 3", Protocol::json), Level::quick, Level::quick},
                    .walls = 1};
  std::vector<ArenaFault> faults;
  std::vector<ArenaGame> games;
  const auto result = run_arena(match, {.game = [&](const ArenaGame& game) { games.push_back(game); },
                                        .fault = [&](const ArenaFault& fault) { faults.push_back(fault); }});
  QCOMPARE(faults.size(), std::size_t{4});
  for (const ArenaGame& game : games) QVERIFY(std::holds_alternative<events::GameEnded>(game.events.back()));
  QCOMPARE(result.players[1].tally.crashed, std::int64_t{4});
  QCOMPARE(result.players[1].name, std::string("2:exec-json:exit 3"));
}

void TestJsonBot::the_check_counts() {
  const Run good = run({"bot", "--check", QString::fromStdString(quick_bot), "--seed", "3"});
  QVERIFY2(good.out.startsWith("quick: 20 games, "), good.out.constData());
  QVERIFY2(good.out.endsWith(" questions, no faults\n"), good.out.constData());
  QCOMPARE(good.code, 0);
  const Run gone = run({"bot", "--check", "exit 3"});
  QCOMPARE(gone.out, QByteArray("game 1: crashed: ended before it is ready (exit code 3)\n"
                                "1 game, 0 questions, 1 fault (0 illegal, 0 late, 1 crashed); given up\n"));
  QCOMPARE(gone.code, 1);
  const Run goes = run({"bot", "--check", first_legal.arg("exit 4")});
  QVERIFY2(goes.out.endsWith("3 faults (0 illegal, 0 late, 3 crashed); given up\n"), goes.out.constData());
  QCOMPARE(run({"bot", "--check", "true", "--protocol", "botzone"}).code, 2);
  QCOMPARE(run({"bot", "--protocol", "json", "--seed", "3"}).code, 2);
}

void TestJsonBot::bad_lines_are_told_data() {
  QTest::addColumn<QByteArray>("input");
  QTest::addColumn<QByteArray>("message");
  const QByteArray hello = R"({"type":"hello","protocol":"tingpai","version":1,"seat":1,"ruleset":"mcr"})";
  const auto row = [&](const char* name, const QByteArray& line, const char* message) {
    QTest::newRow(name) << hello + "\n" + line + "\n{\"type\":\"end\"}\n"
                        << "bot: line 2: " + QByteArray(message);
  };
  const auto first = [](const char* name, const QByteArray& line, const char* message) {
    QTest::newRow(name) << line + "\n"
                        << "bot: line 1: " + QByteArray(message);
  };
  first("no JSON", "{\"type\":", "");
  first("a game of others", QByteArray(hello).replace("mcr", "bridge"), "ruleset cannot be played: ");
  first("another protocol", QByteArray(hello).replace("tingpai", "mjai"), "protocol must be \"tingpai\"");
  first("a version before the first", QByteArray(hello).replace(":1,\"seat", ":0,\"seat"), "version must be");
  first("a fifth seat", QByteArray(hello).replace("\"seat\":1", "\"seat\":4"), "seat must be a whole number");
  first("no seat", QByteArray(hello).replace("\"seat\":1,", ""), "seat is missing");
  first("a question before the game", R"({"type":"ask","id":1,"legal":["pass"]})",
        "type is \"ask\" before a hello");
  first("no type", "{}", "type is missing");
  row("a second game", hello, "type is \"hello\" once more");
  row("no event", R"({"type":"event"})", "event must be an object");
  row("an event of no type", R"({"type":"event","event":{}})", "event.type is missing");
  row("a question without id", R"({"type":"ask","legal":["pass"]})", "id must be a number from 1 on");
  row("nothing is legal", R"({"type":"ask","id":1,"legal":[]})", "legal is empty");
  row("nothing can be done", R"({"type":"ask","id":1,"legal":["pass"]})", "legal has nothing that this seat");
  row("a seed as number", R"({"type":"ask","id":1,"seed":7,"legal":["pass"]})", "seed must be a string");
  row("a bad seed", R"({"type":"ask","id":1,"seed":"x","legal":["pass"]})", "seed must be a whole number");
  row("a line of 2 MiB", QByteArray(2 << 20, ' '), "is longer than 1 MiB");
  QTest::newRow("no end") << hello + "\n" << QByteArray("bot: the input ends before the game does");
}

void TestJsonBot::bad_lines_are_told() {
  QFETCH(QByteArray, input);
  QFETCH(QByteArray, message);
  const Run done = run({"bot", "--protocol", "json", "--level", "quick"}, input);
  QVERIFY2(done.errors.contains(message), done.errors.constData());
  QCOMPARE(done.code, 1);
}

void TestJsonBot::events_that_cannot_be_are_told_data() {
  QTest::addColumn<QByteArray>("event");
  QTest::addColumn<QString>("message");
  const auto row = [](const char* name, const char* event, const char* message) {
    QTest::newRow(name) << QByteArray(event) << "line 18: " + QString(message);
  };
  row("a bad tile", R"({"type":"draw","seat":1,"tile":"9z","source":"wall"})", "event.tile ");
  row("a field that lacks", R"({"type":"discard","seat":1,"tile":"9m"})", "event.drawn is missing");
  row("a word in two", R"({"type":"discard","seat":1,"tile":"9m drawn","drawn":true})",
      "event.tile must be a word");
  row("a strange place", R"({"type":"draw","seat":1,"tile":null,"source":"river"})", "event.source ");
  row("an own draw untold", R"({"type":"draw","seat":0,"tile":null,"source":"wall"})",
      "event.tile is this seat's own, so it must be told");
  row("a bad meld", R"({"type":"claim","seat":1,"meld":{"type":"chow","tile":"1m","claimed":"2m","from":7}})",
      "event.meld ");
  row("a meld of nothing", R"({"type":"claim","seat":1,"meld":[]})", "event.meld must be an object");
  row("a draw out of turn", R"({"type":"draw","seat":2,"tile":null,"source":"wall"})",
      "event cannot be: this seat does not draw here");
  row("a discard without a draw", R"({"type":"discard","seat":1,"tile":"9m","drawn":false})",
      "event cannot be: this seat does not discard here");
  row("a deal in the hand", R"({"type":"deal","seat":1,"tiles":null})", "event cannot be: no deal");
  row("another tile's claim",
      R"({"type":"claim","seat":1,"meld":{"type":"pung","tile":"9m","claimed":"9m","from":0}})",
      "event cannot be: another tile was discarded");
  row("a new hand", R"({"type":"hand","number":1,"round":"E","winds":"ESWN"})", "event cannot be: no hand");
}

// After the first discard of the README's example.
void TestJsonBot::events_that_cannot_be_are_told() {
  QFETCH(QByteArray, event);
  QFETCH(QString, message);
  std::vector<std::string> problems;
  JsonBot bot(Level::quick, [&](const std::string& problem) { problems.push_back(problem); });
  int told = 0;
  for (const QString& line : readme_block("host: {\"type\":\"hello\"")) {
    if (!line.startsWith("host: ") || told == 10) continue;
    ++told;
    bot.take(line.section(' ', 1).toStdString());
  }
  QVERIFY(problems.empty());
  for (int blank = 0; blank < 7; ++blank) bot.take("");
  bot.take(R"({"type":"event","event":)" + event.toStdString() + "}");
  QCOMPARE(problems.size(), std::size_t{1});
  QVERIFY2(QString::fromStdString(problems[0]).startsWith(message), problems[0].c_str());
}

void TestJsonBot::all_that_happens_can_be_data() {
  QTest::addColumn<int>("preset");
  for (std::size_t i = 0; i < scheme::presets().size(); ++i)
    QTest::newRow(scheme::presets()[i].name.data()) << static_cast<int>(i);
}

// As every seat sees it, in games that have every kind of event.
void TestJsonBot::all_that_happens_can_be() {
  QFETCH(int, preset);
  const Ruleset& ruleset = scheme::presets()[static_cast<std::size_t>(preset)].ruleset;
  BySeat<PlayerView> views;
  std::string problem;
  bool kong = false;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Referee referee(ruleset, seed);
    for (const Seat seat : all_seats) views[seat] = referee.view(seat);
    play(referee, greedy_action, seed,
         {[&](const Referee&, const Event& event) {
            kong = kong || std::holds_alternative<events::ConcealedKong<Truth>>(event);
            for (const Seat seat : all_seats) {
              const auto error = cli::advance(views[seat], redact(event, seat));
              if (error && problem.empty()) problem = to_text(event) + ": " + error->message;
            }
          },
          {}});
  }
  QVERIFY2(problem.empty(), problem.c_str());
  QVERIFY(kong);
}

// A few lines of each game are damaged, so that all others lead far into it.
void TestJsonBot::nothing_upsets_the_bot() {
  const auto games = told_games();
  Random random(1);
  std::size_t damages = 0, problems = 0, answers = 0;
  while (damages < 2000) {
    const auto& game = games[random.below(static_cast<std::uint32_t>(games.size()))];
    JsonBot bot(Level::quick, [&](const std::string&) { ++problems; });
    for (const std::string& line : game) {
      const bool damage = random.below(40) == 0;
      damages += damage ? 1 : 0;
      const auto answer = bot.take(damage ? damaged(line, game, random) : line);
      if (answer && object(*answer).contains("id")) ++answers;
    }
  }
  QVERIFY(problems > 1000);
  QVERIFY(answers > 1000);
}

// A bot that reads frequent lines where they lie, and one that takes all lines apart in the plain way.
void TestJsonBot::fast_and_plain_reading_agree() {
  const auto games = told_games();
  Random random(2);
  std::size_t damages = 0, fast = 0;
  while (damages < 2000) {
    const auto& game = games[random.below(static_cast<std::uint32_t>(games.size()))];
    std::string problem;
    JsonBot bot(Level::quick, [&](const std::string& told) { problem = told; });
    JsonPlayer plain(Level::quick);
    for (std::string line : game) {
      if (random.below(20) == 0) {
        line = damaged(line, game, random);
        ++damages;
      }
      problem.clear();
      const auto answer = bot.take(line);
      if (line.empty()) continue;
      Fields::Problem found;
      const auto read = parse_object(line);
      const auto* fields = std::get_if<QJsonObject>(&read);
      const auto expected = fields ? plain.take(Fields(*fields, "", found)) : std::nullopt;
      const bool bad = !fields || found;
      QVERIFY2(answer == (expected ? std::optional(expected->text()) : std::nullopt), line.c_str());
      QVERIFY2(bad == !problem.empty(), line.c_str());
      if (found) QVERIFY2(problem.ends_with(found->message), line.c_str());
      if (const auto flat = FlatJson::of(line)) {
        ++fast;
        QVERIFY2(fields && fields->size() == static_cast<qsizetype>(flat->members().size()), line.c_str());
        for (const auto& [name, value] : flat->members()) {
          const auto there = fields->value(QString::fromStdString(std::string(name)));
          QCOMPARE(QJsonDocument::fromJson("[" + QByteArray::fromStdString(std::string(value)) + "]")[0],
                   there);
        }
      }
    }
  }
  QVERIFY(fast > 10'000);
}

QTEST_GUILESS_MAIN(TestJsonBot)
#include "tst_json_bot.moc"
