// Records of games: what replay and analyze say of sound, damaged and oversized ones.
#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "engine/table/text.h"
#include "tests/cli/run_cli.h"

class TestRecords : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void records_replay();
  void wrong_records_are_named_to_the_line();
  void oversized_records_are_refused();
  void a_long_line_is_named();
  void bad_words_are_named_to_the_column();
  void a_wall_of_other_tiles_is_described_data();
  void a_wall_of_other_tiles_is_described();
  void a_wall_from_elsewhere_is_told();
  void rules_that_are_no_preset_are_told();
  void logs_of_botzone_are_converted();

 private:
  // The tiles of its first wall, as the record writes them.
  static QByteArray wall_of(const QByteArray& record) {
    const auto from = record.indexOf(" wall ") + 6;
    return record.mid(from, record.indexOf(' ', from) - from);
  }
  // A file with a record in which something stands in another's place and all checksums are right again.
  QString changed(QByteArray record, const QByteArray& before, const QByteArray& after) const {
    record.replace(before, after);
    QByteArray sealed;
    for (const QByteArray& line : record.trimmed().split('\n')) {
      const QByteArray body = line.first(line.lastIndexOf(" #"));
      sealed += QByteArray::fromStdString(tingpai::detail::with_checksum(body.toStdString())) + '\n';
    }
    return write_file(path("changed"), sealed) ? path("changed") : QString();
  }
  QString path(const char* name) const { return folder_.filePath(name); }
  QByteArray sound_;  // a record of one hand

  QTemporaryDir folder_;
};

void TestRecords::initTestCase() {
  run({"arena", "--rules", "mcr", "--seats", "quick,quick,quick,quick", "--walls", "1", "--records",
       path("sound")});
  sound_ = file_contents(path("sound/wall1-1.tingpai"));
  QVERIFY(sound_.count('\n') > 20);
}

void TestRecords::records_replay() {
  const QString folder = folder_.filePath("records");
  const Run arena = run(
      {"arena", "--rules", "mcr", "--seats", "quick,quick,quick,quick", "--walls", "2", "--records", folder});
  QCOMPARE(arena.code, 0);
  const QStringList records = QDir(folder).entryList(QDir::Files);
  QCOMPARE(records.size(), 8);
  for (const QString& record : records) {
    const Run replay = run({"replay", folder + "/" + record});
    QCOMPARE(replay.code, 0);
    const QJsonArray scores = replay.object(0).value("scores").toArray();
    QCOMPARE(scores.size(), 4);
    int sum = 0;
    for (const QJsonValue score : scores) sum += score.toInt();
    QCOMPARE(sum, 0);
    QCOMPARE(replay.object(0).value("finished").toBool(), true);
  }
}

void TestRecords::wrong_records_are_named_to_the_line() {
  const QString folder = folder_.filePath("good");
  run({"arena", "--rules", "mcr", "--seats", "quick,quick,quick,quick", "--walls", "1", "--records", folder});
  const QString good = folder + "/" + QDir(folder).entryList(QDir::Files).value(0);
  const auto lines = file_contents(good).split('\n');
  QVERIFY(lines.size() > 20);

  const QString damaged = folder_.filePath("damaged");
  auto changed = lines;
  changed[9] = changed[9].replace(' ', '_');
  write_file(damaged, changed.join('\n'));
  const Run broken = run({"replay", damaged});
  QCOMPARE(broken.code, 1);
  QCOMPARE(broken.object(0).value("error").toObject().value("line").toInt(), 10);
  QVERIFY(broken.errors.contains(":10: "));

  write_file(damaged, lines.mid(0, 15).join('\n') + "\n");
  QCOMPARE(run({"replay", damaged}).code, 1);
  QCOMPARE(run({"replay", folder_.filePath("nothing")}).code, 2);
}

void TestRecords::oversized_records_are_refused() {
  const QByteArray too_much = sound_ + QByteArray(16 << 20, '\n');
  QVERIFY(write_file(path("large"), too_much));
  for (const QString& file : {path("large"), QString("/dev/zero")}) {
    const Run replay = run({"replay", file});
    QCOMPARE(replay.code, 1);
    QCOMPARE(replay.out, QByteArray());
    const QByteArray message = file.toUtf8() + " is larger than 16 MiB";
    QVERIFY2(replay.errors.contains(message), replay.errors.constData());

    const Run analyze =
        run({"analyze", "--rules", "mcr"}, R"({"event":0,"seat":0,"record":")" + file.toUtf8() + "\"}\n");
    QCOMPARE(analyze.code, 1);
    const QJsonObject error = analyze.object(0).value("error").toObject();
    QCOMPARE(error.value("field").toString(), QString("record"));
    QCOMPARE(error.value("message").toString().toUtf8(), message);
  }
}

void TestRecords::a_long_line_is_named() {
  const auto second_line = sound_.indexOf('\n') + 1;
  QByteArray text = sound_;
  text.insert(second_line, QByteArray((1 << 20) + 1, 'x') + '\n');
  QVERIFY(write_file(path("long"), text));
  const Run done = run({"replay", path("long")});
  QCOMPARE(done.code, 1);
  const QJsonObject error = done.object(0).value("error").toObject();
  QCOMPARE(error.value("line").toInt(), 2);
  QCOMPARE(error.value("message").toString(), QString("the line is longer than 1 MiB"));
}

void TestRecords::bad_words_are_named_to_the_column() {
  QByteArray text = sound_;
  QVERIFY(text.contains("\nhand 0 "));
  const Run done = run({"replay", changed(text, "hand 0 ", "hand -0 ")});
  QCOMPARE(done.code, 1);
  QVERIFY2(done.errors.contains("changed:3:6: expected a number"), done.errors.constData());
  const QJsonObject error = done.object(0).value("error").toObject();
  QCOMPARE(error.value("line").toInt(), 3);
  QCOMPARE(error.value("message").toString(), QString("expected a number at 6"));
}

void TestRecords::a_wall_of_other_tiles_is_described_data() {
  QTest::addColumn<QByteArray>("wall");
  QTest::addColumn<QString>("difference");
  const QByteArray wall = wall_of(sound_);
  QTest::newRow("one twice") << QByteArray(wall).replace("1f", "2f") << "1f is missing";
  auto tiles = *tingpai::parse_tiles(wall.toStdString());
  tiles.pop_back();
  QTest::newRow("too short") << QByteArray::fromStdString(to_text(tiles)) << "3 of 8m instead of 4";
  QTest::newRow("too long") << wall + "1m"
                            << "5 of 1m instead of 4";
  QTest::newRow("empty") << QByteArray("-") << "1m is missing";
}

void TestRecords::a_wall_of_other_tiles_is_described() {
  QFETCH(QByteArray, wall);
  QFETCH(QString, difference);
  const Run done = run({"replay", changed(sound_, wall_of(sound_), wall)});
  QCOMPARE(done.code, 1);
  const QString message = done.object(0).value("error").toObject().value("message").toString();
  QVERIFY2(message.startsWith("the wall is not the full set of tiles: "), qPrintable(message));
  QVERIFY2(message.contains(difference), qPrintable(message));
  const auto line = sound_.split('\n')[2];
  QVERIFY2(message.endsWith(" at " + QString::number(line.indexOf(" wall ") + 7)), qPrintable(message));
}

// It may come from anywhere, but whoever reads the record should know.
void TestRecords::a_wall_from_elsewhere_is_told() {
  const QByteArray told = "walls: not from the seed\n";
  const Run own = run({"replay", path("sound/wall1-1.tingpai")});
  QVERIFY(!own.errors.contains(told));
  const int seed = static_cast<int>(sound_.indexOf(" seed "));
  const QByteArray digits = sound_.mid(seed + 6, sound_.indexOf(' ', seed + 6) - seed - 6);
  const Run other = run({"replay", changed(sound_, " seed " + digits, " seed 1")});
  QCOMPARE(other.code, 0);
  QCOMPARE(other.out, own.out);
  QCOMPARE(other.errors, told);
}

void TestRecords::rules_that_are_no_preset_are_told() {
  const Run other = run({"replay", changed(sound_, "game mcr;hands=1", "game mcr;hands=1;mixed_kongs=6")});
  QCOMPARE(other.code, 0);
  QCOMPARE(other.errors, QByteArray("rules: no preset\n"));
}

void TestRecords::logs_of_botzone_are_converted() {
  const Run log = run({"convert", "--from", "tingpai", "--to", "botzone", path("sound/wall1-1.tingpai")});
  QCOMPARE(log.code, 0);
  QVERIFY(log.out.startsWith("Match 1\nWind 0\nPlayer 0 Deal "));
  QVERIFY(write_file(path("log"), log.out));
  const Run record = run({"convert", "--from", "botzone", "--to", "tingpai", path("log")});
  QCOMPARE(record.code, 0);
  QVERIFY(write_file(path("again"), record.out));
  QCOMPARE(run({"replay", path("again")}).object(0).value("scores"),
           run({"replay", path("sound/wall1-1.tingpai")}).object(0).value("scores"));
  QCOMPARE(run({"convert", "--from", "tingpai", "--to", "botzone", path("again")}).out, log.out);
  QVERIFY(write_file(path("log"), QByteArray(log.out).replace("Player 0 Draw", "Player 0 Drew")));
  const Run wrong = run({"convert", "--from", "botzone", "--to", "tingpai", path("log")});
  QCOMPARE(wrong.code, 1);
  QVERIFY2(wrong.errors.contains("log:") && wrong.errors.contains(": unknown event \"Drew\""),
           wrong.errors.constData());
  QCOMPARE(run({"convert", "--from", "tingpai", "--to", "mjai", path("again")}).code, 1);
}

QTEST_GUILESS_MAIN(TestRecords)
#include "tst_records.moc"
