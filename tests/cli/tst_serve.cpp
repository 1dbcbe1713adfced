// tingpai-cli serve: many tables at once, for clients that play well, badly, too fast and not at all.
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <map>

#include "app/cli/bots/json_bot.h"
#include "app/cli/serve/line_queue.h"
#include "engine/rules/scheme.h"
#include "tests/cli/told_game.h"

using namespace tingpai;
using namespace tingpai::cli;

namespace {

constexpr int patience = 120'000;  // milliseconds
const std::string hello = R"({"type":"hello","protocol":"tingpai","version":1,"seat":1,"ruleset":"mcr"})";
const std::string question = R"({"type":"ask","id":1,"legal":["pass"]})";

// The same line for a table; without a name as it is.
std::string at_table(const std::string& line, const std::string& name) {
  return name.empty() ? line : R"({"table":)" + name + "," + line.substr(1);
}

class Server {
 public:
  explicit Server(const QString& path, const QStringList& options = {"--level", "quick"}) {
    process.start(TINGPAI_CLI, QStringList{"serve", "--socket", path} + options);
    if (process.waitForReadyRead(patience)) started_ = process.readLine();
  }
  ~Server() {
    process.kill();
    process.waitForFinished(patience);
  }
  bool listens() const { return started_.startsWith("{\"listening\""); }
  // What it has counted.
  QJsonObject stop() {
    process.terminate();
    process.waitForFinished(patience);
    return QJsonDocument::fromJson(process.readAllStandardOutput()).object();
  }

  QProcess process;

 private:
  QByteArray started_;
};

class Client {
 public:
  explicit Client(const QString& path) : descriptor_(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    path.toStdString().copy(address.sun_path, sizeof address.sun_path - 1);
    if (connect(descriptor_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
      qFatal("cannot connect to %s", qPrintable(path));
  }
  ~Client() { vanish(); }

  void vanish() {
    if (descriptor_ >= 0) close(std::exchange(descriptor_, -1));
  }
  void say(const std::string& text) {
    for (std::size_t said = 0; said < text.size();) {
      const auto size = send(descriptor_, text.data() + said, text.size() - said, MSG_NOSIGNAL);
      if (size < 0) return;
      said += static_cast<std::size_t>(size);
    }
  }
  void say_line(const std::string& line, const std::string& table = {}) { say(at_table(line, table) + '\n'); }
  // Says this again and again until there is no room for so many milliseconds, or up to a limit. How many
  // bytes that were.
  std::size_t flood(const std::string& text, std::size_t limit, int wait) {
    std::size_t said = 0;
    pollfd room{descriptor_, POLLOUT, 0};
    while (said < limit && poll(&room, 1, wait) > 0) {
      const auto from = said % text.size();
      const auto size =
          send(descriptor_, text.data() + from, text.size() - from, MSG_NOSIGNAL | MSG_DONTWAIT);
      if (size > 0) said += static_cast<std::size_t>(size);
    }
    return said;
  }
  void end() { shutdown(descriptor_, SHUT_WR); }
  // The next line; nothing at the end.
  std::optional<std::string> hear() {
    for (;;) {
      const auto end = heard_.find('\n', from_);
      if (end != std::string::npos) {
        const std::string line = heard_.substr(from_, end - from_);
        from_ = end + 1;
        return line;
      }
      heard_.erase(0, std::exchange(from_, 0));
      if (!fetch(patience)) return std::nullopt;
    }
  }
  std::vector<std::string> hear_all() {
    std::vector<std::string> lines;
    while (auto line = hear()) lines.push_back(*line);
    return lines;
  }
  std::size_t lines_so_far() {
    while (fetch(0)) continue;
    return static_cast<std::size_t>(std::ranges::count(heard_, '\n'));
  }

 private:
  bool fetch(int wait) {
    pollfd ready{descriptor_, POLLIN, 0};
    if (poll(&ready, 1, wait) <= 0) return false;
    std::array<char, 1 << 16> bytes;
    const auto size = recv(descriptor_, bytes.data(), bytes.size(), 0);
    if (size > 0) heard_.append(bytes.data(), static_cast<std::size_t>(size));
    return size > 0;
  }

  int descriptor_;
  std::string heard_;
  std::size_t from_ = 0;
};

// Of a game's lines, what our bot says to them.
std::vector<std::string> answers_to(const std::vector<std::string>& lines, Bot bot) {
  std::vector<std::string> answers;
  JsonBot player(bot, [](const std::string& problem) { qFatal("%s", problem.c_str()); });
  for (const std::string& line : lines) {
    if (const auto answer = player.take(line)) answers.push_back(*answer);
  }
  return answers;
}

// What is told up to a question that takes an expert a millisecond or more, and the question.
std::pair<std::string, std::string> up_to_a_question() {
  Ruleset ruleset;
  ruleset.hands = 1;
  std::string told;
  for (const std::string& line : lines_of_a_game(ruleset, 5, all_seats[0])) {
    if (line.starts_with(R"({"type":"ask")")) return {told, line + '\n'};
    told += line + '\n';
  }
  return {};
}

// An answer of a table as JsonBot says it.
std::pair<std::string, std::string> split(const std::string& answer) {
  const auto place = answer.rfind(R"(,"table":)");
  if (place == std::string::npos) return {"", answer};
  return {answer.substr(place + 9, answer.size() - place - 10), answer.substr(0, place) + "}"};
}

}  // namespace

class TestServe : public QObject {
  Q_OBJECT

 private slots:
  void each_table_is_answered_as_if_alone_data();
  void each_table_is_answered_as_if_alone();
  void bad_lines_are_told_data();
  void bad_lines_are_told();
  void a_line_may_fill_the_room();
  void a_table_has_the_level_it_asks_for();
  void there_are_so_many_tables_and_clients();
  void who_vanishes_leaves_its_tables();
  void who_does_not_listen_is_not_read();
  void a_table_does_not_grow();
  void nobody_waits_for_a_flood();
  void what_was_read_is_answered_at_the_end();
  void a_socket_has_one_server();
  void what_is_out_of_the_ordinary_is_not_flat();

 private:
  QString path() const { return folder_.filePath("bots"); }
  QTemporaryDir folder_;
};

void TestServe::each_table_is_answered_as_if_alone_data() {
  QTest::addColumn<int>("preset");
  for (std::size_t i = 0; i < scheme::presets().size(); ++i)
    QTest::newRow(scheme::presets()[i].name.data()) << static_cast<int>(i);
}

// Forty tables of two clients, line by line in turn, named by numbers, texts and not at all.
void TestServe::each_table_is_answered_as_if_alone() {
  QFETCH(int, preset);
  Ruleset ruleset = scheme::presets()[static_cast<std::size_t>(preset)].ruleset;
  ruleset.hands = 1;
  Server server(path());
  QVERIFY(server.listens());
  Client clients[2] = {Client(path()), Client(path())};
  std::map<std::string, std::vector<std::string>> games, expected[2];
  std::size_t longest = 0;
  const auto name_of = [](int table) {
    return table == 0       ? ""
           : table % 2 == 0 ? std::to_string(table)
                            : "\"t\\\"" + std::to_string(table) + "\"";
  };
  for (int table = 0; table < 20; ++table) {
    const auto seat = all_seats[static_cast<std::size_t>(table % 4)];
    for (const int client : {0, 1}) {
      const auto lines = lines_of_a_game(ruleset, static_cast<std::uint64_t>(2 * table + client), seat);
      longest = std::max(longest, lines.size());
      games[std::to_string(client) + name_of(table)] = lines;
      expected[client][name_of(table)] = answers_to(lines, Level::quick);
    }
  }
  for (std::size_t i = 0; i < longest; ++i) {
    for (const auto& [name, lines] : games) {
      if (i < lines.size()) clients[name[0] - '0'].say_line(lines[i], name.substr(1));
    }
  }
  for (const int client : {0, 1}) {
    clients[client].end();
    std::map<std::string, std::vector<std::string>> heard;
    for (const std::string& line : clients[client].hear_all()) {
      const auto [name, answer] = split(line);
      heard[name].push_back(answer);
    }
    QVERIFY(heard == expected[client]);
  }
  const QJsonObject counted = server.stop();
  QCOMPARE(counted["games"].toInt(), 40);
  QCOMPARE(counted["errors"].toInt(), 0);
}

void TestServe::bad_lines_are_told_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<QString>("answer");  // how it begins
  const auto row = [](const char* name, const std::string& line, const std::string& field,
                      const std::string& message) {
    QTest::newRow(name) << QString::fromStdString(line)
                        << QString::fromStdString(R"({"error":{"line":3,"field":")" + field +
                                                  R"(","message":")" + message);
  };
  const std::string other = at_table(hello, "2");
  row("no JSON", "x", "", "illegal value at ");
  row("no object", "[1]", "", "must be a JSON object");
  row("half a line", other.substr(0, 40), "", "unterminated string at ");
  row("bytes", "\xff\x01", "", "illegal value at ");
  row("no type", R"({"table":1})", "type", "is missing");
  row("a second hello", at_table(hello, "1"), "type", "is \\\"hello\\\" once more");
  row("no such table", at_table(question, "7"), "type", "is \\\"ask\\\" before a hello");
  row("no name", question, "type", "is \\\"ask\\\" before a hello");
  row("a table of another client", at_table(question, "9"), "type", "is \\\"ask\\\" before a hello");
  row("a fraction as table", at_table(hello, "1.5"), "table", "must be a whole number from 0 on, or a text");
  row("a table below 0", at_table(hello, "-1"), "table", "must be a whole number");
  row("a list as table", at_table(hello, "[1]"), "table", "must be a whole number");
  row("a long name", at_table(hello, '"' + std::string(65, 'x') + '"'), "table", "must be a whole number");
  row("no rules", at_table(QString::fromStdString(hello).replace("mcr", "bridge").toStdString(), "2"),
      "ruleset", "cannot be played: ");
  row("no level", at_table(hello, R"(2,"level":"grand")"), "level", "is no level");
  row("a level of its own", at_table(hello, R"(2,"level":7)"), "level", "must be a string");
  row("a level above", at_table(hello, R"(2,"level":"expert")"), "level", "is above quick");
  row("an event that cannot be", R"({"table":1,"type":"event","event":{"type":"no_winner"}})", "event",
      "cannot be: ");
  row("an event without tile",
      R"({"table":1,"type":"event","event":{"type":"discard","seat":1,"drawn":false}})", "event.tile",
      "is missing");
  row("a long line", std::string(1 << 17, ' '), "", "the line is longer than 64 KiB");
  row("a line that is a byte too long", std::string((1 << 16) + 1, ' '), "",
      "the line is longer than 64 KiB");
}

// The table of the line and that of another client go on.
void TestServe::bad_lines_are_told() {
  QFETCH(QString, line);
  QFETCH(QString, answer);
  Server server(path());
  QVERIFY(server.listens());
  Client good(path()), bad(path());
  good.say_line(hello, "9");
  QVERIFY(good.hear());
  bad.say_line(hello, "1");
  QVERIFY(bad.hear());
  bad.say("\n" + line.toLatin1().toStdString() + "\n");
  const auto told = bad.hear();
  QVERIFY2(told && QString::fromStdString(*told).startsWith(answer), told ? told->c_str() : "nothing");
  if (line.contains(R"({"table":1,)")) QCOMPARE(split(*told).first, std::string("1"));
  bad.say_line(R"({"type":"event","event":{"type":"game","ruleset":"mcr"}})", "1");
  bad.say_line(R"({"type":"event"})", "1");
  good.say_line(question, "9");
  QCOMPARE(*bad.hear(),
           std::string(R"({"error":{"line":5,"field":"event","message":"must be an object"},"table":1})"));
  QCOMPARE(*good.hear(), std::string(R"({"id":1,"action":"pass","table":9})"));
  const QJsonObject counted = server.stop();
  QCOMPARE(counted["games"].toInt(), 2);
  QCOMPARE(server.process.exitCode(), 0);
}

// As long as a line may be, in pieces, of which the first has no end yet.
void TestServe::a_line_may_fill_the_room() {
  Server server(path());
  Client client(path());
  for (const std::size_t piece : {std::size_t{1}, LineQueue::longest_line / 2, LineQueue::longest_line}) {
    client.say_line(hello, "1");
    QVERIFY(client.hear());  // by now it has read all that was said
    client.say(std::string(piece, 'x'));
    QTest::qWait(20);
    client.say(std::string(LineQueue::longest_line - piece, 'x') + '\n');
    QVERIFY(client.hear()->ends_with(R"("message":"illegal value at 2"}})"));
    client.say_line(R"({"type":"end"})", "1");
  }
}

void TestServe::a_table_has_the_level_it_asks_for() {
  Server server(path(), {"--level", "regular"});
  Ruleset ruleset;
  ruleset.hands = 1;
  const auto lines = lines_of_a_game(ruleset, 5, all_seats[0]);
  for (const char* level : {"random", "quick", "regular"}) {
    Client client(path());
    client.say_line(R"({"level":")" + std::string(level) + "\"," + lines[0].substr(1));
    for (std::size_t i = 1; i < lines.size(); ++i) client.say_line(lines[i]);
    client.end();
    QVERIFY(client.hear_all() == answers_to(lines, *bot_named(level)));
  }
}

void TestServe::there_are_so_many_tables_and_clients() {
  Server server(path(), {"--level", "quick", "--tables", "2", "--clients", "2"});
  Client one(path()), two(path());
  one.say_line(hello, "1");
  QVERIFY(one.hear()->starts_with(R"({"type":"ready")"));
  two.say_line(hello, "1");
  QVERIFY(two.hear()->starts_with(R"({"type":"ready")"));
  one.say_line(hello, "2");
  QCOMPARE(*one.hear(), std::string(R"({"error":{"line":2,"field":"table",)"
                                    R"("message":"is one too many: all 2 tables are taken"},"table":2})"));
  Client three(path());
  QCOMPARE(*three.hear(),
           std::string(R"({"error":{"line":0,"field":"","message":"all 2 connections are taken"}})"));
  QVERIFY(!three.hear());
  two.say_line(R"({"type":"end"})", "1");
  two.say_line(hello, "3");
  QVERIFY(two.hear()->starts_with(R"({"type":"ready")"));
  QCOMPARE(server.stop()["most_tables"].toInt(), 2);
}

void TestServe::who_vanishes_leaves_its_tables() {
  Server server(path(), {"--level", "quick", "--tables", "10"});
  for (int i = 0; i < 20; ++i) {
    Client client(path());
    for (int table = 0; table < 10; ++table) client.say_line(hello, std::to_string(table));
    for (int table = 0; table < 10; ++table) {
      auto answer = client.hear();
      // The one before may be about to go.
      for (int tries = 0; tries < 1000 && answer->starts_with(R"({"error")"); ++tries) {
        QTest::qWait(tries > 0 ? 1 : 0);
        client.say_line(hello, split(*answer).first);
        answer = client.hear();
      }
      QVERIFY(answer->starts_with(R"({"type":"ready")"));
    }
    client.say(at_table(question, "1").substr(0, 20));
    if (i % 2 == 0) client.end();
  }
  const QJsonObject counted = server.stop();
  QCOMPARE(counted["games"].toInt(), 200);
  QCOMPARE(counted["most_tables"].toInt(), 10);
  QCOMPARE(server.process.exitCode(), 0);
}

// Then it gets all answers after all, and another client has not noticed anything.
void TestServe::who_does_not_listen_is_not_read() {
  Server server(path());
  Client flood(path()), other(path());
  flood.say_line(hello);
  QVERIFY(flood.hear());
  constexpr std::size_t limit = 64 << 20;
  const auto said = flood.flood(question + '\n', limit, 500);
  QVERIFY2(said < (4 << 20), qPrintable(QString::number(said)));
  other.say_line(hello, "1");
  other.say_line(question, "1");
  QVERIFY(other.hear());
  QCOMPARE(*other.hear(), std::string(R"({"id":1,"action":"pass","table":1})"));
  flood.end();
  std::size_t answers = 0;
  for (const std::string& line : flood.hear_all()) {
    if (line == R"({"id":1,"action":"pass"})") ++answers;
  }
  QCOMPARE(answers, (said + 1) / (question.size() + 1));
}

// What a table remembers has an end, too.
void TestServe::a_table_does_not_grow() {
  std::vector<std::string> problems;
  JsonBot bot(Level::quick, [&](const std::string& problem) { problems.push_back(problem); });
  for (const std::string& line : lines_of_a_game({}, 5, all_seats[0])) {
    if (line.starts_with(R"({"type":"ask")")) break;
    bot.take(line);
  }
  QVERIFY(problems.empty());
  for (int i = 0; i < 300; ++i)
    bot.take(
        R"({"type":"event","event":{"type":"paid","transfer":{"reason":"kong","payments":[3,-1,-1,-1]}}})");
  QCOMPARE(problems.size(), std::size_t{100});
  QVERIFY2(problems[0].ends_with("event cannot be: a hand has not so many payments"), problems[0].c_str());
}

void TestServe::nobody_waits_for_a_flood() {
  Server server(path(), {"--level", "expert"});
  const auto [told, asked] = up_to_a_question();
  Client flood(path()), other(path());
  flood.say(told);
  std::string many;
  for (int i = 0; i < 100; ++i) many += asked;
  const auto questions = flood.flood(many, 1 << 20, 0) / asked.size();
  QVERIFY(questions > 200);
  other.say_line(hello, "1");
  for (int i = 0; i < 20; ++i) {
    other.say_line(question, "1");
    QVERIFY(other.hear());
  }
  QVERIFY(flood.lines_so_far() < questions / 2);
  flood.vanish();
  server.stop();
  QCOMPARE(server.process.exitCode(), 0);
}

// All lines together fit into what is read at once.
void TestServe::what_was_read_is_answered_at_the_end() {
  Server server(path(), {"--level", "expert"});
  const auto [told, asked] = up_to_a_question();
  Client client(path());
  client.say(told);
  std::string many;
  for (int i = 0; i < 100; ++i) many += asked;
  QVERIFY(many.size() < LineQueue::longest_line);
  client.say(many);
  QVERIFY(client.hear()->starts_with(R"({"type":"ready")"));
  const auto first = client.hear();
  const QJsonObject counted = server.stop();
  QVERIFY(client.hear_all() == std::vector<std::string>(99, *first));
  QCOMPARE(counted["answers"].toInt(), 100);
  QCOMPARE(server.process.exitCode(), 0);
  QVERIFY(!QFileInfo::exists(path()));
}

void TestServe::a_socket_has_one_server() {
  const auto refusal = [](const QString& where) {
    QProcess process;
    process.start(TINGPAI_CLI, {"serve", "--socket", where});
    process.waitForFinished(patience);
    return QString::number(process.exitCode()) + " " + process.readAllStandardError().trimmed();
  };
  const QString start = "1 tingpai-cli: serve: cannot listen at ";
  {
    Server living(path());
    QVERIFY(living.listens());
    QCOMPARE(QFile(path()).permissions() & (QFile::ReadGroup | QFile::WriteGroup | QFile::WriteOther),
             QFile::Permissions());
    QCOMPARE(refusal(path()), start + path() + ": another server listens there");
    Client client(path());
    client.say_line(hello);
    QVERIFY(client.hear());
    living.process.kill();
    living.process.waitForFinished(patience);
  }
  QVERIFY(QFileInfo::exists(path()));
  Server next(path());
  QVERIFY(next.listens());
  next.stop();
  QVERIFY(!QFileInfo::exists(path()));

  QFile file(path());
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(refusal(path()), start + path() + ": it exists and is no socket");
  QVERIFY(file.remove());
  QCOMPARE(refusal("/nowhere/bots"), start + "/nowhere/bots: No such file or directory");
  const QString long_path = path() + QString(100, 'x');
  QCOMPARE(refusal(long_path), start + long_path + ": a path has 1 to 107 bytes");
  QCOMPARE(refusal("").left(1), QString("1"));
}

void TestServe::what_is_out_of_the_ordinary_is_not_flat() {
  for (const char* text :
       {R"({})", R"( {"a" : -1 , "b":[1,{"c":[ ]}],"d":null} )", R"({"a":999999999999999})"})
    QVERIFY2(FlatJson::of(text), text);
  for (const char* text :
       {"",
        "{",
        "[]",
        "{}x",
        R"({"a"})",
        R"({"a":})",
        R"({"a":1,})",
        R"({,"a":1})",
        R"({"a":1 "b":2})",
        R"({a:1})",
        R"({1:1})",
        R"({"a":01})",
        R"({"a":1.5})",
        R"({"a":1e3})",
        R"({"a":-})",
        R"({"a":+1})",
        R"({"a":1000000000000000})",
        R"({"a":nul})",
        R"({"a":nulls})",
        R"({"a":"b)",
        R"({"a":"\\n"})",
        "{\"a\":\"\t\"}",
        "{\"a\":\"\xc3\xa4\"}",
        R"({"a":1,"a":2})",
        R"({"a":[1,]})",
        R"({"a":[1})",
        R"({"a":[[[[[[[[[1]]]]]]]]]})",
        R"({"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1,"j":1,"k":1,"l":1,"m":1})"})
    QVERIFY2(!FlatJson::of(text), text);
  QVERIFY(!FlatJson::texts(R"(["a",1])") && !FlatJson::texts("null") && FlatJson::texts("[]")->empty());
}

QTEST_GUILESS_MAIN(TestServe)
#include "tst_serve.moc"
