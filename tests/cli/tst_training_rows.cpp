// Rows for training: what is written is read again, by the program's reader and by the script's.
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <map>

#include "engine/ai/policy/moves.h"
#include "engine/ai/policy/network.h"
#include "engine/table/wall.h"
#include "tests/bench/train/row_file.h"

using namespace tingpai;
using namespace tingpai::train;

namespace {

const QString weights = TRAIN_DIR "/../../../assets/policies/mcr.policy";

Row random_row(Random& lot) {
  Row row;
  row.wall = lot.below(100'000);
  row.seat = static_cast<int>(lot.below(4));
  row.alone = lot.below(2) == 0;
  for (int feature = 0; feature < policy::feature_count(); ++feature)
    if (lot.below(20) == 0) row.features.push_back(static_cast<policy::Feature>(feature));
  const std::uint32_t candidates = 2 + lot.below(30);
  for (std::uint32_t i = 0; i < candidates; ++i) {
    policy::Outlook outlook{static_cast<int>(lot.below(9)), static_cast<int>(lot.below(60))};
    if (outlook.shanten == 1)
      outlook.ahead = {static_cast<int>(lot.below(60)), static_cast<int>(lot.below(500))};
    row.candidates.push_back({{static_cast<policy::Move>(lot.below(policy::move_count)), outlook},
                              (static_cast<int>(lot.below(200'001)) - 100'000) / 100.0,
                              lot.below(251) / 250.0});
  }
  row.chosen = lot.below(candidates);
  return row;
}

void compare(const Row& row, const Row& other) {
  QCOMPARE(row.wall, other.wall);
  QCOMPARE(row.seat, other.seat);
  QCOMPARE(row.alone, other.alone);
  QCOMPARE(row.features, other.features);
  QCOMPARE(row.chosen, other.chosen);
  QCOMPARE(row.candidates.size(), other.candidates.size());
  for (std::size_t i = 0; i < row.candidates.size(); ++i) {
    QVERIFY(row.candidates[i].choice == other.candidates[i].choice);
    QVERIFY(std::abs(row.candidates[i].value - other.candidates[i].value) < 1e-9);
    QVERIFY(std::abs(row.candidates[i].win - other.candidates[i].win) < 1e-9);
  }
}

QByteArray output_of(const QString& program, const QStringList& arguments, int* code = nullptr) {
  QProcess process;
  process.start(program, arguments);
  process.waitForFinished(120'000);
  if (code != nullptr) *code = process.exitCode();
  return process.readAllStandardOutput() + process.readAllStandardError();
}

QByteArray bytes_of(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// What moments.py prints.
QByteArray moments_told(const std::vector<Row>& rows) {
  std::uint64_t all = 0, changes = 0, taken = 0, added = 0, outlooks = 0;
  for (const Row& row : rows) {
    const policy::Moment moment = policy::moment_of(row.features);
    const policy::Traits before = policy::traits_of(moment.holding);
    for (const policy::Trait trait : before) all += trait;
    for (const Candidate& one : row.candidates) {
      for (const auto number : policy::numbers_of(one.choice.outlook)) outlooks += number;
      const policy::Traits left =
          policy::traits_of(policy::after(moment.holding, one.choice.move, moment.offered));
      for (std::size_t i = 0; i < left.size(); ++i) {
        if (left[i] == before[i]) continue;
        changes += 2;
        taken += before[i];
        added += left[i];
      }
    }
  }
  return QStringLiteral("%1 rows, traits %2, changes %3, taken away %4, added %5, outlooks %6")
      .arg(rows.size())
      .arg(all)
      .arg(changes)
      .arg(taken)
      .arg(added)
      .arg(outlooks)
      .toLatin1();
}

}  // namespace

class TestRows : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rows_are_read_again() {
    Random lot(1);
    std::string file = encoded(Header{"mcr;minimum_fan=6", 77, 100});
    std::vector<Row> rows;
    for (int i = 0; i < 300; ++i) {
      rows.push_back(random_row(lot));
      file += encoded(rows.back(), 100);
    }
    const auto read = decoded(file);
    QVERIFY(read);
    QCOMPARE(read->header.rules, std::string("mcr;minimum_fan=6"));
    QCOMPARE(read->header.first, std::uint64_t{77});
    QCOMPARE(read->rows.size(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) compare(read->rows[i], rows[i]);
  }

  // Killed while it wrote: what is whole counts.
  void a_cut_file_keeps_its_whole_rows() {
    Random lot(2);
    const std::string one = encoded(random_row(lot), 1), two = encoded(random_row(lot), 1);
    const std::string start = encoded(Header{"riichi", 1, 1}) + one;
    for (std::size_t length = 0; length < two.size(); ++length) {
      const auto read = decoded(start + two.substr(0, length));
      QVERIFY(read);
      QCOMPARE(read->rows.size(), std::size_t{1});
    }
    QCOMPARE(decoded(start + two)->rows.size(), std::size_t{2});
  }

  void bad_files_are_refused_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("says");
    const QByteArray good = QByteArray::fromStdString(encoded(Header{"mcr", 1, 100}));
    QTest::newRow("empty") << QByteArray() << "no rows of version 3";
    QTest::newRow("another version") << QByteArray(good).replace("rows 3", "rows 2")
                                     << "no rows of version 3";
    QTest::newRow("other features") << QByteArray(good).replace("rows 3 ", "rows 3 9") << "other features";
    QTest::newRow("a feature too high") << good + QByteArray("\x05\x00\x00\x01\xff\x7f", 6) << "damaged row";
    QTest::newRow("more than its length") << good + QByteArray("\x02\x00\x00", 3) << "damaged row";
  }
  void bad_files_are_refused() {
    QFETCH(QByteArray, file);
    QFETCH(QString, says);
    const auto read = decoded(std::string_view(file.constData(), static_cast<std::size_t>(file.size())));
    QVERIFY(!read);
    QVERIFY2(QString::fromStdString(read.error().message).contains(says), read.error().message.c_str());
  }

  void self_play_gives_the_same_rows_again_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("company");
    QTest::newRow("mcr") << "mcr"
                         << "mixed";
    QTest::newRow("sichuan") << "sichuan"
                             << "quick";
    QTest::newRow("riichi") << "riichi;hands=1"
                            << "expert";
    QTest::newRow("by a network") << "mcr" << weights;
  }
  void self_play_gives_the_same_rows_again() {
    QFETCH(QString, rules);
    QFETCH(QString, company);
    const QTemporaryDir folder;
    const QString one = folder.filePath("one"), two = folder.filePath("two");
    for (const QString& file : {one, two}) {
      int code = 0;
      const QByteArray said = output_of(
          ROWS,
          {"2", file, "--rules", rules, "--company", company, "--one-in", company == weights ? "2" : "1"},
          &code);
      QVERIFY2(code == 0, said);
    }
    const QByteArray bytes = bytes_of(one);
    QCOMPARE(bytes, bytes_of(two));
    const auto read = decoded(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    QVERIFY(read);
    QVERIFY(read->rows.size() > 50);
    QVERIFY(bytes.size() < 300 * static_cast<qsizetype>(read->rows.size()));
    std::uint64_t features = 0, moves = 0, chosen = 0, alone = 0;
    for (const Row& row : read->rows) {
      for (const policy::Feature feature : row.features) features += feature;
      for (const Candidate& candidate : row.candidates) moves += candidate.choice.move;
      chosen += row.chosen;
      alone += row.alone;
    }
    QVERIFY(alone > 0 && alone < read->rows.size() / 4);
    if (output_of("/usr/bin/python3", {"-c", "import numpy"}) != "") QSKIP("python3-numpy is not installed");
    const QByteArray told = output_of("/usr/bin/python3", {TRAIN_DIR "/rows.py", one});
    const auto number = [](std::uint64_t value) {
      return QByteArray::number(static_cast<qulonglong>(value));
    };
    const QByteArray sums =
        "features " + number(features) + ", moves " + number(moves) + ", chosen " + number(chosen);
    QVERIFY2(told.contains(number(read->rows.size()) + " rows of 2 walls") && told.contains(sums), told);
    QCOMPARE(output_of("/usr/bin/python3", {TRAIN_DIR "/moments.py", one}).trimmed(),
             moments_told(read->rows));
  }

  // Every row of a seat says the same of its hand, and no more is won than is lost.
  void results_are_how_hands_ended() {
    const QTemporaryDir folder;
    const QString one = folder.filePath("one"), two = folder.filePath("two");
    for (const QString& file : {one, two}) {
      int code = 0;
      const QByteArray said = output_of(ROWS, {"20", file, "--company", weights, "--results", "0.5"}, &code);
      QVERIFY2(code == 0, said);
    }
    const QByteArray bytes = bytes_of(one);
    QCOMPARE(bytes, bytes_of(two));
    const auto read = decoded(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    QVERIFY(read && read->header.results);
    std::map<std::pair<std::uint32_t, int>, double> ended;
    double sum = 0;
    int winners = 0;
    for (const Row& row : read->rows) {
      const Candidate& chosen = row.candidates.front();
      QCOMPARE(row.chosen, std::size_t{0});
      QVERIFY(row.candidates[1].value == 0 && row.candidates[1].win == 0);
      const auto [known, is_new] = ended.emplace(std::pair{row.wall, row.seat}, chosen.value);
      QCOMPARE(chosen.value, known->second);
      QCOMPARE(chosen.win > 0, chosen.value > 0);
      if (!is_new) continue;
      sum += chosen.value;
      winners += chosen.win > 0 ? 1 : 0;
    }
    QCOMPARE(ended.size(), std::size_t{80});  // every seat has something to decide
    QVERIFY(winners > 10 && winners <= 20);
    QCOMPARE(sum, 0.0);
    int code = 0;
    QVERIFY(output_of(AGREEMENT, {weights, one}, &code).contains("how hands ended"));
    QCOMPARE(code, 2);
  }

  void tuning_begins_with_the_weights_it_is_given() {
    if (output_of("/usr/bin/python3", {"-c", "import numpy, torch"}) != "")
      QSKIP("python3-numpy or python3-torch is not installed");
    const QTemporaryDir folder;
    const QString results = folder.filePath("results"), rows = folder.filePath("rows");
    const QString tuned = folder.filePath("tuned");
    int code = 0;
    const QByteArray played =
        output_of(ROWS, {"4", results, "--company", weights, "--results", "0.5"}, &code);
    QVERIFY2(code == 0, played);
    const auto tune = [&](const QString& from, const QString& rate) {
      return output_of("/usr/bin/python3",
                       {TRAIN_DIR "/fine_tune.py", tuned, weights, from, "--rate", rate, "--batch", "64"},
                       &code);
    };
    const QByteArray kept = tune(results, "0");
    QVERIFY2(code == 0, kept);
    QCOMPARE(bytes_of(tuned), bytes_of(weights));
    const QByteArray moved = tune(results, "1e-3");
    QVERIFY2(code == 0, moved);
    QVERIFY(bytes_of(tuned) != bytes_of(weights));
    QCOMPARE(bytes_of(tuned).size(), bytes_of(weights).size());
    QVERIFY(output_of(ROWS, {"1", rows}).isEmpty());
    QVERIFY(tune(rows, "1e-3").contains("an expert's"));
    QVERIFY(code != 0);
  }

  // What the script says of held-out walls with its own arithmetic, the program says with its own.
  void a_trained_convolution_is_the_same_in_the_program() {
    if (output_of("/usr/bin/python3", {"-c", "import numpy, torch"}) != "")
      QSKIP("python3-numpy or python3-torch is not installed");
    const QTemporaryDir folder;
    const QString rows = folder.filePath("rows"), weights = folder.filePath("weights");
    int code = 0;
    const QByteArray played = output_of(ROWS, {"2", rows, "--rules", "riichi;hands=1"}, &code);
    QVERIFY2(code == 0, played);
    const QByteArray learned = output_of("/usr/bin/python3",
                                         {TRAIN_DIR "/train_planes.py", weights, rows, "--epochs", "1",
                                          "--channels", "12", "--blocks", "2", "--batch", "8"},
                                         &code);
    QVERIFY2(code == 0, learned);
    const QByteArray told = output_of(AGREEMENT, {weights, rows}, &code);
    QVERIFY2(code == 0, told);
    for (const QString name : {"discards", "claims"}) {
      const QRegularExpression figures(name + "(?:: \\d+,)? ([0-9.]+) % agree, ([0-9.-]+) given up");
      const auto here = figures.match(told), there = figures.match(learned);
      QVERIFY2(here.hasMatch() && there.hasMatch(), told + learned);
      QCOMPARE(here.captured(1), there.captured(1));
      QVERIFY(std::abs(here.captured(2).toDouble() - there.captured(2).toDouble()) < 0.001);
    }
  }

  void bad_usage_is_told() {
    int code = 0;
    QVERIFY(output_of(ROWS, {"0", "file"}, &code).contains("WALLS"));
    QCOMPARE(code, 2);
    QVERIFY(output_of(ROWS, {"1", "/nowhere/file"}, &code).contains("cannot write"));
    QCOMPARE(code, 2);
    QVERIFY(output_of(ROWS, {"1x", "file"}, &code).contains("1x"));
    QCOMPARE(code, 2);
    QVERIFY(output_of(ROWS, {"1", "file", "--seed", "x"}, &code).contains("--seed must be"));
    QCOMPARE(code, 2);
    QVERIFY(output_of(ROWS, {"1", "file", "--company", "nobody"}, &code).contains("nobody"));
    QCOMPARE(code, 2);
    QVERIFY(
        output_of(ROWS, {"1", "file", "--rules", "sichuan", "--company", weights}, &code).contains("rules"));
    QCOMPARE(code, 2);
    QVERIFY(output_of(ROWS, {"1", "file", "--company", ROWS}, &code).contains("not a file of weights"));
    QCOMPARE(code, 2);
    QVERIFY(output_of(ROWS, {"1", "file", "--one-in", "0"}, &code).contains("--one-in"));
    QCOMPARE(code, 2);
    QVERIFY(
        output_of(ROWS, {"1", "file", "--company", weights, "--results", "0"}, &code).contains("above 0"));
    QCOMPARE(code, 2);
    QVERIFY(output_of(ROWS, {"1", "file", "--results", "1"}, &code).contains("a file of weights"));
    QCOMPARE(code, 2);
  }
};

QTEST_GUILESS_MAIN(TestRows)
#include "tst_training_rows.moc"
