// "Try it": what a program answered to the first decision of a hand, or why it did not; and the page's list.
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/library/programs.h"
#include "engine/rules/scheme.h"

using namespace tingpai;
using namespace tingpai::app;

namespace {

constexpr int patience = 120'000;  // milliseconds; only a hang takes as long

QString player(const char* arguments) {
  return QStringLiteral("python3 '%1' %2").arg(QStringLiteral(PLAYER), QLatin1String(arguments));
}
QString bot(const char* protocol) {
  return QStringLiteral("'%1' bot --level quick --protocol %2").arg(TINGPAI_CLI, QLatin1String(protocol));
}

struct Page {
  Page() : settings(folder.filePath("s.ini")), list(folder.filePath("s.ini")), programs(list, settings) {
    programs.trial().set_limit(programs::Milliseconds(patience));
  }

  QTemporaryDir folder;
  AppSettings settings;
  ProgramList list;
  Programs programs;
};

}  // namespace

class TestProgramTrial : public QObject {
  Q_OBJECT

 private slots:
  void verdicts_data();
  void verdicts();
  void a_new_trial_ends_the_last();
  void what_is_wrong_is_not_kept();
  void rows_say_how_they_run();
  void who_can_play_follows_the_rules();
};

void TestProgramTrial::verdicts_data() {
  QTest::addColumn<QString>("command");
  QTest::addColumn<int>("protocol");
  QTest::addColumn<QString>("rules");
  QTest::addColumn<bool>("well");
  QTest::addColumn<QString>("says");
  const auto row = [](const char* name, const QString& command, int protocol, const char* rules, bool well,
                      const char* says) {
    QTest::newRow(name) << command << protocol << QString::fromLatin1(rules) << well
                        << QString::fromUtf8(says);
  };
  const char* plays = "^It plays: its first answer was “.+”, after [0-9,]+ ms\\.$";
  row("json", bot("json"), 0, "mcr", true, plays);
  row("json, an exchange", bot("json"), 0, "sichuan", true, plays);
  row("Botzone", bot("botzone"), 1, "mcr", true, plays);
  row("Botzone, under other rules", bot("botzone"), 1, "riichi", true, plays);
  row("mjai", bot("mjai"), 2, "riichi", true, plays);
  row("mjai, under other rules", bot("mjai"), 2, "mcr", true, plays);
  row("its answer is told", player("well"), 0, "mcr", true, "“Discard ");
  row("dead", player("dead"), 0, "mcr", false,
      "^It ended by itself with exit code 3\\. Its last message: out of luck$");
  row("illegal", player("illegal"), 0, "mcr", false,
      "^It wrote \".*win 9m.*\", which is no legal answer here");
  row("garbled", player("garbled"), 0, "mcr", false, "I would rather not");
  row("a python error", "python3 /nowhere.py", 0, "mcr", false,
      "Its last message: .*can't open file.*nowhere");
  row("a signal", "sh -c 'kill -9 $$'", 0, "mcr", false, "^It was ended by signal 9\\.");
  row("no program", "no-such-program-anywhere", 0, "mcr", false, "^There is no such program");
  row("another protocol", bot("botzone"), 0, "mcr", false, "^It wrote ");
  row("too many", "sh -c 'for i in $(seq 40); do sleep 60 & done; wait'", 0, "mcr", false,
      "^It started more than 16 processes\\.");
}

void TestProgramTrial::verdicts() {
  QFETCH(QString, command);
  QFETCH(int, protocol);
  QFETCH(QString, rules);
  QFETCH(bool, well);
  QFETCH(QString, says);
  Page page;
  page.settings.set_rules(*parse_ruleset(rules.toStdString()));
  QCOMPARE(page.programs.keep(-1, "A", command, protocol), QString());
  page.programs.tryIt(0);
  QCOMPARE(page.programs.tried(), 0);
  QTRY_VERIFY_WITH_TIMEOUT(!page.programs.trying(), patience);
  const QString verdict = page.programs.verdict();
  QVERIFY2(QRegularExpression(says).match(verdict).hasMatch(), qPrintable(verdict));
  QCOMPARE(page.programs.well(), well);
}

void TestProgramTrial::a_new_trial_ends_the_last() {
  Page page;
  page.programs.trial().set_limit(programs::Milliseconds(300));
  page.programs.keep(-1, "Late", player("late"), 0);
  page.programs.keep(-1, "Well", player("well"), 0);
  page.programs.tryIt(0);
  QTRY_VERIFY_WITH_TIMEOUT(!page.programs.trying(), patience);
  QCOMPARE(page.programs.verdict(), QString("It did not answer within 0.3 s."));
  page.programs.trial().set_limit(programs::Milliseconds(patience));
  page.programs.tryIt(0);
  QVERIFY(page.programs.trying());
  page.programs.tryIt(1);
  QTRY_VERIFY_WITH_TIMEOUT(!page.programs.trying(), patience);
  QCOMPARE(page.programs.tried(), 1);
  QVERIFY(page.programs.well());
  page.programs.remove(0);
  QCOMPARE(page.programs.tried(), -1);
}

void TestProgramTrial::what_is_wrong_is_not_kept() {
  Page page;
  QCOMPARE(page.programs.keep(-1, "  A  b ", " sh ", 1), QString());
  QCOMPARE(page.list.all(), (std::vector{NamedProgram{"A b", "sh", Protocol::botzone}}));
  QVERIFY(!page.programs.keep(-1, "A b", "sh", 0).isEmpty());
  QVERIFY(!page.programs.keep(-1, "", "sh", 0).isEmpty());
  QVERIFY(!page.programs.keep(-1, "B", "'sh", 0).isEmpty());
  QCOMPARE(page.programs.keep(0, "B", "no-such-program", 2), QString());  // it may be installed later
  QCOMPARE(page.list.all(), (std::vector{NamedProgram{"B", "no-such-program", Protocol::mjai}}));
  for (int i = 1; i < ProgramList::most; ++i)
    QCOMPARE(page.programs.keep(-1, QString::number(i), "sh", 0), QString());
  QVERIFY(!page.programs.room());
  QVERIFY(!page.programs.keep(-1, "one more", "sh", 0).isEmpty());
}

void TestProgramTrial::rows_say_how_they_run() {
  Page page;
  page.programs.keep(-1, "A", "sh  -c 'a b' $HOME", 2);
  const QString runs = page.programs.rows()->value(0, "runs").toString();
  QVERIFY2(runs.startsWith('/') && runs.endsWith(R"(/sh -c "a b" "$HOME")"), qPrintable(runs));
  QCOMPARE(page.programs.rows()->value(0, "command").toString(), QString("sh  -c 'a b' $HOME"));
  QVERIFY(page.programs.rows()->value(0, "speaks").toString().startsWith("mjai"));
}

void TestProgramTrial::who_can_play_follows_the_rules() {
  Page page;
  page.programs.keep(-1, "Any", "a", 0);
  page.programs.keep(-1, "mjai", "b", 2);
  page.settings.set_rules(*parse_ruleset("riichi"));
  QCOMPARE(page.programs.players(), (QStringList{"Any", "mjai"}));
  page.programs.choose(1, 1);
  page.programs.choose(2, 0);
  QCOMPARE(page.programs.chosen(), (QList<int>{-1, 1, 0}));
  QSignalSpy told(&page.programs, &Programs::playersChanged);
  page.settings.set_rules(*parse_ruleset("mcr"));
  QVERIFY(!told.isEmpty());
  QCOMPARE(page.programs.players(), QStringList{"Any"});
  QCOMPARE(page.programs.chosen(), (QList<int>{-1, -1, 0}));
  page.settings.set_rules(*parse_ruleset("riichi"));
  QCOMPARE(page.programs.chosen(), (QList<int>{-1, 1, 0}));  // it was not forgotten
  page.programs.choose(1, -1);
  QCOMPARE(page.programs.chosen(), (QList<int>{-1, -1, 0}));
}

QTEST_MAIN(TestProgramTrial)
#include "tst_program_trial.moc"
