// Holds the project's sources to its own rules, and shows that each rule catches an offence.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QProcess>
#include <QSet>
#include <QStandardPaths>
#include <QTest>

#include "tests/structure/source_rules.h"

using namespace tingpai::structure;

namespace {

QMap<QString, QString> sources() {
  const QDir root(TINGPAI_SOURCE_DIR);
  QMap<QString, QString> texts;
  for (const QString folder : {"engine", "app", "ui", "tests"}) {
    QDirIterator files(root.filePath(folder), {"*.h", "*.cpp", "*.qml"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
      QFile file(files.next());
      if (!file.open(QIODevice::ReadOnly)) continue;
      texts.insert(root.relativeFilePath(file.fileName()), QString::fromUtf8(file.readAll()));
    }
  }
  return texts;
}

// The path of each QML type of ours.
const QMap<QString, QString>& qml_types() {
  static const QMap<QString, QString> types = [] {
    QMap<QString, QString> found;
    for (const QString& path : sources().keys()) {
      if (path.startsWith("ui/") && path.endsWith(".qml"))
        found.insert(path.section('/', -1).section('.', 0, 0), path);
    }
    return found;
  }();
  return types;
}
QStringList backward_qml(const QString& path, const QString& text) {
  return backward_types(path, text, qml_types());
}

using Rule = QStringList (*)(const QString&, const QString&);

QByteArray findings(Rule rule) {
  QStringList found;
  const auto texts = sources();
  for (auto text = texts.begin(); text != texts.end(); ++text) found += rule(text.key(), text.value());
  return found.join('\n').toUtf8();
}

}  // namespace

class TestStructure : public QObject {
  Q_OBJECT

 private slots:
  void sources_are_found() { QVERIFY(sources().contains("engine/tile.h")); }

  void includes_point_downwards() { QCOMPARE(findings(backward_includes), QByteArray()); }
  void rooms_use_earlier_rooms() { QCOMPARE(findings(backward_rooms), QByteArray()); }
  void qml_rooms_use_earlier_rooms() { QCOMPARE(findings(backward_qml), QByteArray()); }
  void the_command_line_knows_no_window() { QCOMPARE(findings(cli_on_the_window), QByteArray()); }
  void the_engine_is_plain() { QCOMPARE(findings(engine_impurities), QByteArray()); }
  void bots_do_not_know_the_table() { QCOMPARE(findings(peeking), QByteArray()); }
  void tables_come_from_events() { QCOMPARE(findings(tables_put_together), QByteArray()); }
  void only_their_rooms_name_schemes() { QCOMPARE(findings(naming_schemes), QByteArray()); }
  void threads_are_known_where_they_run() { QCOMPARE(findings(stray_threads), QByteArray()); }
  void rooms_are_small() { QCOMPARE(crowded_rooms(sources().keys()).join('\n'), QString()); }
  void crowded_rooms_are_caught();
  void functions_and_files_are_short() { QCOMPARE(findings(too_long), QByteArray()); }

  void offences_are_caught_data();
  void offences_are_caught();
  void every_source_folder_has_a_readme();
  void formatting_is_clang_formats();
};

namespace {

// `line`: of the only finding; 0 for none.
void row(const char* name, Rule rule, const char* path, const QString& text, int line) {
  QTest::newRow(name) << rule << QString(path) << text << line;
}

void add_rooms() {
  row("the tutor includes the table's rows", backward_rooms, "app/tutor/tutor.cpp",
      "#include \"app/table/table_rows.h\"", 1);
  row("the table includes the tutor", backward_rooms, "app/table/table_rows.cpp",
      "#include \"app/tutor/tutor.h\"", 0);
  row("targets include a level", backward_rooms, "engine/ai/targets/targets.cpp",
      "\n#include \"engine/ai/levels/evaluate.h\"", 2);
  row("an unknown room", backward_rooms, "app/attic/chest.cpp", "", 1);
  row("lines include the arena", backward_rooms, "app/cli/lines/lines.cpp",
      "#include \"app/cli/arena/arena.h\"", 1);
  row("a command includes the window", cli_on_the_window, "app/cli/commands/x.cpp",
      "#include \"app/text/names.h\"", 1);
  row("a tile shows a page", backward_qml, "ui/tiles/Tile.qml", "import Tingpai\n\nMenuPage {}", 3);
  row("a page shows a tile", backward_qml, "ui/menu/MenuPage.qml", "Tile {}", 0);
  row("a later type in a comment", backward_qml, "ui/tiles/Tile.qml", "// as in MenuPage\n", 0);
}

void add_schemes() {
  row("the table scores by a scheme", naming_schemes, "engine/table/flow.cpp", "\nmcr::score(win);", 2);
  row("a scheme's course", naming_schemes, "engine/table/course/mcr.cpp", "mcr::score(win);", 0);
  row("a look at the variant", naming_schemes, "app/game/deals.cpp", "std::get<T>(ruleset.scheme)", 1);
  row("a scheme in a comment", naming_schemes, "ui/menu/MenuPage.qml", "// of Chinese Official", 1);
  row("riichi is a word", naming_schemes, "engine/table/event.h", "bool riichi = false;", 0);
  row("the words of a scheme", naming_schemes, "app/text/mcr_words.cpp", "SchemeId::mcr", 0);
  row("a text of rules", naming_schemes, "app/main.cpp", "\"riichi;hands=8\"", 1);
}

}  // namespace

void TestStructure::offences_are_caught_data() {
  QTest::addColumn<Rule>("rule");
  QTest::addColumn<QString>("path");
  QTest::addColumn<QString>("text");
  QTest::addColumn<int>("line");
  row("the tile includes the hand", backward_includes, "engine/tile.h", "\n#include \"engine/hand.h\"\n", 2);
  row("rules include the table", backward_includes, "engine/rules/mcr/score.cpp",
      "#include \"engine/table/event.h\"", 1);
  row("the table includes a bot", backward_includes, "engine/table/referee.cpp",
      "#include \"engine/ai/levels/bots.h\"", 1);
  row("the engine includes the app", backward_includes, "engine/ai/levels/quick.cpp",
      " # include \"app/x.h\"", 1);
  row("the app includes a test", backward_includes, "app/main.cpp", "#include \"tests/x.h\"", 1);
  row("not from the root", backward_includes, "engine/table/wall.cpp", "#include \"wall.h\"", 1);
  row("bots include the table", backward_includes, "engine/ai/levels/bots.h",
      "#include \"engine/table/view.h\"", 0);
  row("own moc file", backward_includes, "tests/app/tst_x.cpp", "#include \"tst_x.moc\"", 0);

  add_rooms();
  add_schemes();

  row("Qt in the engine", engine_impurities, "engine/hand.cpp", "#include <QString>", 1);
  row("a thread in the engine", engine_impurities, "engine/ai/levels/bots.cpp", "\n\n#include <thread>", 3);
  row("a clock in the engine", engine_impurities, "engine/ai/levels/bots.cpp", "#include <chrono>", 1);
  row("printing in the engine", engine_impurities, "engine/hand.cpp", "void f() { std::cout << 1; }", 1);
  row("a word in a comment", engine_impurities, "engine/hand.cpp", "// no std::cout here", 0);
  row("a stop token", engine_impurities, "engine/ai/decision.h", "#include <stop_token>", 0);
  row("a thread in the app", engine_impurities, "app/cli/arena/arena.cpp", "#include <thread>", 0);

  row("a bot takes the table", peeking, "engine/ai/levels/bots.h", "int f(const TableState& state);", 1);
  row("a bot runs a referee", peeking, "engine/ai/levels/bots.cpp", "#include \"engine/table/referee.h\"", 1);
  row("the referee has the table", peeking, "engine/table/referee.h", "TableState state_;", 0);

  row("a wall that shrinks by itself", tables_put_together, "engine/ai/levels/master.cpp",
      "--view.table.wall_left;", 1);
  row("a seat that gets a wind", tables_put_together, "app/cli/lines/position.cpp",
      "view.table.winds[seat] = wind;", 1);
  row("a table that is read", tables_put_together, "engine/ai/odds.cpp", "int n = table.winds[seat] == wind;",
      0);
  row("an event happens", tables_put_together, "engine/table/evolve.h", "table.drawn = false;", 0);

  row("a thread in the controller", stray_threads, "app/game/game_controller.cpp", "x\nstd::thread t;", 2);
  row("the bot runner's thread", stray_threads, "app/tutor/bot_runner.cpp", "QtConcurrent::run(f);", 0);

  const QString lines_61 = QString("x();\n").repeated(59);
  row("a long function", too_long, "engine/a.cpp", "\nint f(int a,\n      int b) {\n" + lines_61 + "}\n", 2);
  row("a long method", too_long, "engine/a.h", "class A {\n  int f() const {\n" + lines_61 + "}\n};\n", 2);
  row("a long test class", too_long, "engine/a.h", "class A(B) {\n" + lines_61 + "};\n", 0);
  row("a brace in a string", too_long, "a.cpp", "int f() { g(\"{\"); }\n" + QString("int x;\n").repeated(80),
      0);
  row("a long table", too_long, "engine/a.cpp", "const int t[] = {\n" + QString("1,\n").repeated(80) + "};\n",
      0);
  row("a long file", too_long, "ui/a.qml", QString("\n").repeated(601), 601);
  row("a long source", too_long, "app/a.h", QString("\n").repeated(501), 501);
  row("just short enough", too_long, "ui/a.qml", QString("\n").repeated(600), 0);
}

void TestStructure::offences_are_caught() {
  QFETCH(Rule, rule);
  QFETCH(QString, path);
  QFETCH(QString, text);
  QFETCH(int, line);
  const QStringList found = rule(path, text);
  QCOMPARE(found.size(), line > 0 ? 1 : 0);
  if (line > 0) QVERIFY2(found[0].startsWith(QString("%1:%2: ").arg(path).arg(line)), qPrintable(found[0]));
}

void TestStructure::crowded_rooms_are_caught() {
  QStringList paths{"ui/a/Z.qml"};
  for (int i = 0; i < 14; ++i) {
    for (const char* path : {"app/a/%1.h", "app/a/%1.cpp", "ui/a/X%1.qml", "engine/a/%1.cpp"})
      paths << QString(path).arg(i);
  }
  QCOMPARE(crowded_rooms(paths), QStringList{"ui/a: 15"});
}

void TestStructure::every_source_folder_has_a_readme() {
  QSet<QString> folders{"assets", "translations"};
  for (const QString& path : sources().keys()) folders.insert(path.section('/', 0, -2));
  QStringList without;
  for (const QString& folder : folders) {
    if (!QDir(TINGPAI_SOURCE_DIR).exists(folder + "/README.md")) without << folder;
  }
  without.sort();
  QCOMPARE(without.join(' '), QString());
}

void TestStructure::formatting_is_clang_formats() {
  const QString tool = QStandardPaths::findExecutable("clang-format");
  if (tool.isEmpty()) QSKIP("clang-format is not installed");
  QStringList arguments{"--dry-run", "--Werror"};
  for (const QString& path : sources().keys()) {
    if (!path.endsWith(".qml")) arguments << path;
  }
  QProcess process;
  process.setWorkingDirectory(TINGPAI_SOURCE_DIR);
  process.start(tool, arguments);
  QVERIFY(process.waitForFinished(120'000));
  QVERIFY2(process.exitCode() == 0, process.readAllStandardError().left(2000).constData());
}

QTEST_GUILESS_MAIN(TestStructure)
#include "tst_structure.moc"
