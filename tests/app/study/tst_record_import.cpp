// Records from elsewhere: what is refused, and what the person is told of those that are taken in.
#include <QTemporaryDir>
#include <QTest>

#include "app/formats/mjai_log.h"
#include "app/formats/tenhou6.h"
#include "app/study/records.h"
#include "app/text/record_words.h"
#include "engine/formats/botzone_log.h"
#include "engine/table/record.h"
#include "engine/table/text.h"
#include "tests/app/study/study_games.h"

using namespace tingpai;
using namespace tingpai::app;
using namespace tingpai::test;

class TestRecordImport : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void every_fault_of_a_record_has_words();
  void what_is_too_long_is_refused_data();
  void what_is_too_long_is_refused();
  void what_has_no_deal_code_is_told_data();
  void what_has_no_deal_code_is_told();
  void logs_of_others_are_taken_in();
  void names_of_strangers_are_kept();

 private:
  // Whether it was taken in; what was said of it is in message_.
  bool import(const QByteArray& text) {
    QFile file(folder_.filePath(QStringLiteral("game.tingpai")));
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(text) != text.size())
      qFatal("not written");
    file.close();
    Records records(store_, reviews_);
    const bool taken = records.importFile(file.fileName());
    message_ = records.message();
    if (!taken) {  // the text alone is told the same
      Records again(store_, reviews_);
      if (again.importText(QString::fromUtf8(text))) qFatal("taken in as text");
    }
    return taken && !records.failed();
  }

  const QTemporaryDir folder_;
  RecordStore store_{folder_.path()};
  ReviewStore reviews_{store_};
  QString message_;
};

void TestRecordImport::every_fault_of_a_record_has_words() {
  for (std::size_t i = 0; i < error_sentences.size(); ++i) {
    Error error = error_of(static_cast<ErrorCode>(i));
    if (error.code == ErrorCode::other) error.message = "player 2 may not pass here";
    if (error.code == ErrorCode::events_missing) error.message += "7";
    const QString sentence = QString::fromStdString(error.message);
    const bool wrapped = error.code == ErrorCode::other;
    QCOMPARE(record_words(error), wrapped ? "this is not allowed here (" + sentence + ")" : sentence);
  }
}

void TestRecordImport::what_is_too_long_is_refused_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QString>("told");
  const auto sound = QByteArray::fromStdString(to_text(careless_game(3, 1)));
  const QByteArray long_line((1 << 20) + 1, 'x');
  const auto second = sound.indexOf('\n') + 1;
  QTest::newRow("first line") << long_line + '\n' + sound << "Line 1: the line is longer than 1 MiB";
  QTest::newRow("second line") << QByteArray(sound).insert(second, long_line + '\n')
                               << "Line 2: the line is longer than 1 MiB";
  QTest::newRow("last line, without its end")
      << sound.first(second) + long_line << "Line 2: the line is longer than 1 MiB";
  QTest::newRow("a long enough line is no longer than that")
      << QByteArray(sound).insert(second, long_line.sliced(1) + '\n') << "Line 2: the line is damaged";
  QTest::newRow("file") << sound + QByteArray(16 << 20, '\n') << "is larger than 16 MiB";
}

void TestRecordImport::what_is_too_long_is_refused() {
  QFETCH(const QByteArray, text);
  QFETCH(const QString, told);
  QVERIFY(!import(text));
  QVERIFY2(message_.contains(told), qPrintable(message_));
  QVERIFY(store_.games().empty());
}

void TestRecordImport::what_has_no_deal_code_is_told_data() {
  QTest::addColumn<QByteArray>("start");
  QTest::addColumn<QString>("told");
  const QString no_code = QStringLiteral("Game imported. It has no deal code: %1.");
  QTest::newRow("own") << QByteArray("game mcr;hands=1 seed 3") << "Game imported";
  QTest::newRow("walls") << QByteArray("game mcr;hands=1 seed 4")
                         << no_code.arg("its walls are not from its seed");
  const QString rules = QStringLiteral("its rules are no preset (mcr;hands=1;mixed_kongs=6)");
  QTest::newRow("rules") << QByteArray("game mcr;hands=1;mixed_kongs=6 seed 3") << no_code.arg(rules);
  QTest::newRow("both") << QByteArray("game mcr;hands=1;mixed_kongs=6 seed 4")
                        << no_code.arg(rules + ", its walls are not from its seed");
}

void TestRecordImport::what_has_no_deal_code_is_told() {
  QFETCH(const QByteArray, start);
  QFETCH(const QString, told);
  auto lines = QByteArray::fromStdString(to_text(careless_game(3, 1))).split('\n');
  QVERIFY(lines[1].startsWith("game mcr;hands=1 seed 3"));
  lines[1] = QByteArray::fromStdString(detail::with_checksum(start.toStdString()));
  QVERIFY2(import(lines.join('\n')), qPrintable(message_));
  QCOMPARE(message_, told);
}

void TestRecordImport::logs_of_others_are_taken_in() {
  const auto events = careless_game(3, 4, Ruleset{4, riichi::mjai});
  for (const std::string& log :
       {mjai::log_of(events), tenhou6::log_of(events), "https://x/#json=" + tenhou6::log_of(events)}) {
    QVERIFY2(import(QByteArray::fromStdString(log)), qPrintable(message_));
    const auto stored = store_.load(store_.games().front().id);
    QVERIFY(stored);
    QCOMPARE(QByteArray::fromStdString(mjai::log_of(*stored)),
             QByteArray::fromStdString(mjai::log_of(events)));
  }
  const auto botzone = QByteArray::fromStdString(botzone::log_of(careless_game(3, 4)));
  QVERIFY2(import('\n' + botzone), qPrintable(message_));
  QCOMPARE(QByteArray::fromStdString(botzone::log_of(*store_.load(store_.games().front().id))), botzone);
  QVERIFY(!import(QByteArray(botzone).replace("Wind 0", "Wind 5")));
  QCOMPARE(message_, QStringLiteral("Line 2: this is not allowed here (expected a number from 0 to 3)"));
  auto lines = QByteArray::fromStdString(mjai::log_of(events)).split('\n');
  lines.remove(4);
  QVERIFY(!import(lines.join('\n')));
  QVERIFY2(message_.startsWith("Line 5: this is not allowed here ("), qPrintable(message_));
  QVERIFY(!import(QByteArray::fromStdString(tenhou6::log_of(events)).replace("[[0,0,0]", "[[0,0,1]")));
  QVERIFY2(message_.startsWith("Hand 1: this is not allowed here (sticks are 0"), qPrintable(message_));
}

void TestRecordImport::names_of_strangers_are_kept() {
  auto log = QByteArray::fromStdString(tenhou6::log_of(careless_game(3, 4, Ruleset{4, riichi::mjai})));
  log.replace(R"(["A","B","C","D"])", R"(["Ann","<b>Bo</b>\n\u202e","","陳大文"])");
  QVERIFY2(import(log), qPrintable(message_));
  const auto game = store_.games().front().id;
  const auto players = store_.players(game);
  QVERIFY(players && players->unknown());
  QCOMPARE(players->name(all_seats[0]), QStringLiteral("Ann"));
  QCOMPARE(players->name(all_seats[1]), QStringLiteral("<b>Bo</b>"));
  QCOMPARE(players->name(all_seats[2]), QStringLiteral("Player 3"));
  QCOMPARE(players->seal(all_seats[3]), QStringLiteral("陳"));
  Records records(store_, reviews_);
  records.refresh();
  QCOMPARE(records.games()->value(0, "namesText").toString(), QStringLiteral("Ann, <b>Bo</b>, 陳大文"));
  const auto path = store_.export_text(game);
  QVERIFY(path);
  QFile file(*path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  QVERIFY(import(file.readAll()));
  QCOMPARE(store_.players(store_.games().front().id)->name(all_seats[3]), QStringLiteral("陳大文"));
}

QTEST_GUILESS_MAIN(TestRecordImport)
#include "tst_record_import.moc"
