// Programs that the person names: how a command is split, what a confined program finds, and what is kept of
// them in the settings.
#include <QFile>
#include <QRandomGenerator>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <thread>

#include "app/programs/command_line.h"
#include "app/programs/conversation.h"
#include "app/settings/program_list.h"
#include "engine/rules/mcr/scheme.h"

using namespace tingpai;
using namespace tingpai::programs;
using app::NamedProgram;
using app::ProgramList;

namespace {

using Words = std::vector<std::string>;

// A confined shell's lines, until it ends or falls silent.
struct Run {
  Words lines;
  std::optional<Ending> ending;
};
Run run(const std::string& script, int limit = 10'000) {
  Run run;
  auto program = Program::start({{"/bin/sh", "-c", script}, true});
  if (!program) return run;
  const auto deadline = LineSource::Clock::now() + Milliseconds(limit);
  std::string line;
  while (LineSource::Clock::now() < deadline &&
         (*program)->output().next(line, Milliseconds(limit)) == LineSource::Got::line)
    run.lines.push_back(line);
  run.ending = (*program)->ending();
  return run;
}

NamedProgram program(const char* name, const char* command, Protocol protocol = Protocol::json) {
  return {QString::fromUtf8(name), QString::fromUtf8(command), protocol};
}

}  // namespace

class TestPrograms : public QObject {
  Q_OBJECT

 private slots:
  void commands_are_split_data();
  void commands_are_split();
  void joined_commands_split_into_the_same();
  void a_launch_names_its_file_in_full();
  void a_confined_program_finds_nothing_of_ours();
  void its_folder_goes_with_it();
  void it_may_not_have_more_memory();
  void it_may_not_have_more_processes();
  void what_it_started_ends_with_it();
  void an_interrupted_program_stops_talking();
  void programs_are_kept();
  void faults_of_programs_data();
  void faults_of_programs();
  void entries_of_another_kind_are_dropped_data();
  void entries_of_another_kind_are_dropped();
  void who_is_chosen_follows_the_list();
};

void TestPrograms::commands_are_split_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QStringList>("words");  // empty: a problem
  QTest::addColumn<int>("problem");
  const auto row = [](const char* name, const char* text, const QStringList& words) {
    QTest::newRow(name) << QString::fromUtf8(text) << words << -1;
  };
  const auto wrong = [](const char* name, const QString& text, CommandProblem problem) {
    QTest::newRow(name) << text << QStringList() << static_cast<int>(problem);
  };
  row("words", "  python3\t/a/b.py  --deep ", {"python3", "/a/b.py", "--deep"});
  row("quotes", R"(a "b c" 'd "e' "f 'g")", {"a", "b c", "d \"e", "f 'g"});
  row("inside a word", R"(--x="1 2"'3 4')", {"--x=1 23 4"});
  row("an empty one", R"(a "" '')", {"a", "", ""});
  row("escapes", R"(a\ b "c\"d\\e\f" 'g\h' \")", {"a b", "c\"d\\e\\f", "g\\h", "\""});
  row("a shell's signs", "echo $HOME | rm -rf * ; ` > x & ~",
      {"echo", "$HOME", "|", "rm", "-rf", "*", ";", "`", ">", "x", "&", "~"});
  row("other letters", "程序 牌", {"程序", "牌"});
  row("a last backslash", "a \\", {"a", "\\"});
  wrong("nothing", "", CommandProblem::empty);
  wrong("blanks", " \t ", CommandProblem::empty);
  wrong("no program", "'' a", CommandProblem::empty);
  wrong("an open quote", "a \"b", CommandProblem::unclosed_quote);
  wrong("an open single quote", "a 'b\"", CommandProblem::unclosed_quote);
  wrong("two lines", "a\nb", CommandProblem::unprintable);
  wrong("a nul", QString("a") + QChar(0) + "b", CommandProblem::unprintable);
}

void TestPrograms::commands_are_split() {
  QFETCH(QString, text);
  QFETCH(QStringList, words);
  QFETCH(int, problem);
  const auto parts = split(text.toStdString());
  if (const auto* found = std::get_if<CommandProblem>(&parts)) {
    QCOMPARE(static_cast<int>(*found), problem);
    return;
  }
  QStringList split_into;
  for (const std::string& word : std::get<Words>(parts)) split_into << QString::fromStdString(word);
  QCOMPARE(split_into, words);
}

void TestPrograms::joined_commands_split_into_the_same() {
  QRandomGenerator random(7);
  const std::string letters = "ab \t\"'\\$*;/é";
  for (int i = 0; i < 2000; ++i) {
    Words words{"x"};
    for (int n = random.bounded(4); n > 0; --n) {
      std::string word;
      for (int length = random.bounded(6); length > 0; --length)
        word += letters[static_cast<std::size_t>(random.bounded(static_cast<int>(letters.size())))];
      words.push_back(word);
    }
    const auto again = split(joined(words));
    QVERIFY2(std::holds_alternative<Words>(again), joined(words).c_str());
    QVERIFY2(std::get<Words>(again) == words, joined(words).c_str());
  }
}

void TestPrograms::a_launch_names_its_file_in_full() {
  const auto launch = launch_of("sh -c 'exit 3'");
  QVERIFY(std::holds_alternative<Launch>(launch));
  const auto& arguments = std::get<Launch>(launch).arguments;
  QVERIFY(arguments.front().starts_with('/') && arguments.front().ends_with("/sh"));
  QCOMPARE(arguments.back(), std::string("exit 3"));
  QVERIFY(std::get<Launch>(launch).confined);
  const auto problem = [](const char* text) { return std::get<CommandProblem>(launch_of(text)); };
  QVERIFY(problem("no-such-program-anywhere") == CommandProblem::no_such_program);
  QVERIFY(problem("/etc/passwd") == CommandProblem::no_such_program);  // may not be run
  QVERIFY(problem("./sh") == CommandProblem::no_full_path);
  QVERIFY(problem("bin/sh") == CommandProblem::no_full_path);
}

void TestPrograms::a_confined_program_finds_nothing_of_ours() {
  qputenv("TINGPAI_SECRET", "of the person");
  const Run seen = run("ls -A | wc -l; env | sort | sed 's/=.*//'; echo end");
  qunsetenv("TINGPAI_SECRET");
  QCOMPARE(seen.lines.front(), std::string("0"));
  for (const std::string& line : seen.lines)
    QVERIFY2(line != "TINGPAI_SECRET" && line != "DISPLAY", line.c_str());
  QVERIFY(seen.lines.size() <= 8);  // HOME LANG PATH TMPDIR, and what a shell adds
}

void TestPrograms::its_folder_goes_with_it() {
  const Run seen = run("pwd; echo \"$HOME\"; touch a b; mkdir c; echo x > c/d");
  QCOMPARE(seen.lines.size(), std::size_t{2});
  QCOMPARE(seen.lines[0], seen.lines[1]);
  QVERIFY(seen.lines[0].find("tingpai-program-") != std::string::npos);
  QVERIFY(!QFile::exists(QString::fromStdString(seen.lines[0])));
}

// All but the limit on one process's data: python reserves address space as it likes.
void TestPrograms::it_may_not_have_more_memory() {
  const Run alone = run("exec python3 -c 'x = bytearray(2 << 30); print(len(x))'");
  QVERIFY(alone.lines.empty());
  QVERIFY(alone.ending && alone.ending->by == Ending::By::exit && alone.ending->number == 1);
  const Run together =
      run("for i in 1 2 3 4; do python3 -c 'x = b\"a\" * (400 << 20); print(1, flush=True); import time; "
          "time.sleep(60)' & done; wait");
  QVERIFY(together.ending && together.ending->by == Ending::By::memory);
}

void TestPrograms::it_may_not_have_more_processes() {
  const Run few = run("for i in 1 2 3 4 5 6 7 8; do sleep 0.3 & done; wait; exit 5");
  QVERIFY(few.ending && few.ending->by == Ending::By::exit && few.ending->number == 5);
  const Run many = run("for i in $(seq 40); do (setsid sleep 60 &) ; done; sleep 60");
  QVERIFY(many.ending && many.ending->by == Ending::By::processes);
  const Run threaded =
      run("exec python3 -c 'import subprocess, threading, time\n"
          "def start():\n"
          "  for i in range(20): subprocess.Popen([\"sleep\", \"60\"])\n"
          "  time.sleep(60)\n"
          "threading.Thread(target=start).start()'");
  QVERIFY(threaded.ending && threaded.ending->by == Ending::By::processes);
}

void TestPrograms::what_it_started_ends_with_it() {
  QTemporaryDir folder;
  const std::string list = folder.filePath("list").toStdString();
  run("for i in $(seq 30); do (setsid sh -c 'echo $$ >> " + list + "; exec sleep 600' &) ; done; sleep 60");
  QFile file(QString::fromStdString(list));
  QVERIFY(file.open(QIODevice::ReadOnly));
  int seen = 0;
  for (const QByteArray& line : file.readAll().split('\n')) {
    if (line.isEmpty()) continue;
    ++seen;
    QVERIFY2(!QFile::exists("/proc/" + line + "/exe"), line.constData());
  }
  QVERIFY(seen > 0);  // on a busy machine it is ended before most of them could write
}

void TestPrograms::an_interrupted_program_stops_talking() {
  std::stop_source stop;
  Conversation talk({{"/bin/sh", "-c", "sleep 600"}, true}, Milliseconds(600'000), stop.get_token());
  std::jthread stopper([&] {
    std::this_thread::sleep_for(Milliseconds(100));
    stop.request_stop();
  });
  QVERIFY(!talk.say("hello\n", talk.deadline(), ""));
  std::string line;
  const auto fault = talk.hear(line, talk.deadline(), "");
  QVERIFY(fault && fault->kind == Fault::Kind::crashed);
}

void TestPrograms::programs_are_kept() {
  QTemporaryDir folder;
  const QString file = folder.filePath("settings.ini");
  {
    ProgramList list(file);
    QVERIFY(list.all().empty());
    list.add(program("One", "python3 '/a b/c.py' \"x,y\""));
    list.add(program("二", "bot", Protocol::mjai));
    list.choose(2, "One");
  }
  {
    ProgramList list(file);
    QCOMPARE(list.all(), (std::vector{program("One", "python3 '/a b/c.py' \"x,y\""),
                                      program("二", "bot", Protocol::mjai)}));
    QCOMPARE(list.chosen(2), QString("One"));
    QCOMPARE(list.notice(), QString());
    list.change(0, program("First", "a"));
    list.remove(1);
  }
  ProgramList list(file);
  QCOMPARE(list.all(), std::vector{program("First", "a")});
  QCOMPARE(list.chosen(2), QString("First"));
}

void TestPrograms::faults_of_programs_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("command");
  QTest::addColumn<bool>("well");
  const auto row = [](const char* title, const QString& name, const QString& command, bool well) {
    QTest::newRow(title) << name << command << well;
  };
  row("well", "Two", "b", true);
  row("no name", "", "b", false);
  row("blanks around", " Two", "b", false);
  row("a long name", QString(25, 'x'), "b", false);
  row("another's name", "One", "b", false);
  row("no command", "Two", "", false);
  row("an open quote", "Two", "'b", false);
  row("two lines", "Two", "b\nc", false);
  row("a long command", "Two", QString(1001, 'x'), false);
}

void TestPrograms::faults_of_programs() {
  QFETCH(QString, name);
  QFETCH(QString, command);
  QFETCH(bool, well);
  QTemporaryDir folder;
  ProgramList list(folder.filePath("settings.ini"));
  list.add(program("One", "a"));
  QCOMPARE(list.fault({name, command, Protocol::json}, std::nullopt).isEmpty(), well);
  QVERIFY(list.fault(program("One", "c"), 0).isEmpty());  // it keeps its own name
}

void TestPrograms::entries_of_another_kind_are_dropped_data() {
  QTest::addColumn<QString>("entry");
  QTest::newRow("a bare command") << "touch /tmp/x";
  QTest::newRow("no object") << R"(["a","b","json"])";
  QTest::newRow("no command") << R"({"name":"a","protocol":"json"})";
  QTest::newRow("no name") << R"({"command":"a","protocol":"json"})";
  QTest::newRow("a list for a command") << R"({"name":"a","command":["a"],"protocol":"json"})";
  QTest::newRow("an unknown protocol") << R"({"name":"a","command":"a","protocol":"shell"})";
  QTest::newRow("no protocol") << R"({"name":"a","command":"a"})";
  QTest::newRow("an open quote") << R"({"name":"a","command":"'a","protocol":"json"})";
  QTest::newRow("two lines") << R"({"name":"a","command":"a\nb","protocol":"json"})";
  QTest::newRow("another's name") << R"({"name":"Well","command":"a","protocol":"json"})";
}

void TestPrograms::entries_of_another_kind_are_dropped() {
  QFETCH(QString, entry);
  QTemporaryDir folder;
  const QString file = folder.filePath("settings.ini");
  {
    QSettings settings(file, QSettings::IniFormat);
    settings.setValue("programs/list",
                      QStringList{R"({"name":"Well","command":"w","protocol":"botzone"})", entry});
    settings.setValue("programs/opponents", QStringList{"a", "Well", "nobody"});
  }
  const ProgramList list(file);
  QCOMPARE(list.all(), std::vector{program("Well", "w", Protocol::botzone)});
  QVERIFY(list.notice().contains("1 program"));
  QCOMPARE(list.chosen(0) + '/' + list.chosen(1) + '/' + list.chosen(2), QString("/Well/"));
}

void TestPrograms::who_is_chosen_follows_the_list() {
  QTemporaryDir folder;
  ProgramList list(folder.filePath("settings.ini"));
  list.add(program("Any", "a"));
  list.add(program("Botzone's", "b", Protocol::botzone));
  list.choose(0, "Any");
  list.choose(1, "Botzone's");
  list.choose(2, "nobody");
  const Ruleset usual;
  Ruleset theirs;
  mcr::rules_of(theirs).flowers = false;
  mcr::rules_of(theirs).own_walls = true;
  QCOMPARE(list.player(0, usual), std::optional(program("Any", "a")));
  QCOMPARE(list.player(1, usual), std::optional<NamedProgram>());
  QCOMPARE(list.player(1, theirs), std::optional(program("Botzone's", "b", Protocol::botzone)));
  QCOMPARE(list.player(2, theirs), std::optional<NamedProgram>());
  list.remove(0);
  QCOMPARE(list.player(0, usual), std::optional<NamedProgram>());
  QCOMPARE(list.chosen(0), QString());
}

QTEST_GUILESS_MAIN(TestPrograms)
#include "tst_programs.moc"
