// Shanten and effective tiles against published values.
#include <QFile>
#include <QTest>

#include <random>

#include "engine/shape.h"
#include "engine/shape_tables.h"
#include "tests/engine/support/text_hand.h"
#include "tests/engine/values/reference_shape.h"

using namespace tingpai;
using reference::Goal;

namespace {

using Random = std::mt19937_64;
int below(Random& random, int n) { return static_cast<int>(random() % static_cast<std::uint64_t>(n)); }

struct TestHand {
  TileCounts concealed;
  TileCounts called;
  QString text() const { return QString::fromStdString(to_text(concealed) + " called " + to_text(called)); }
};

// Where a random hand comes from.
struct Source {
  std::uint64_t seed;
  std::vector<int> kinds;  // it is made of these
  int melds_called;
  bool near_complete;  // a complete standard hand with a few tiles changed
  bool knitted;        // a knitted hand with a few tiles changed
};

bool add_if_free(TestHand& hand, TileCounts& to, std::initializer_list<int> kinds) {
  TileCounts all = hand.concealed;
  for (int kind = 0; kind < Tile::kinds; ++kind) all.add(kind, hand.called[kind]);
  for (const int kind : kinds) {
    all.add(kind);
    if (all[kind] > 4) return false;
  }
  for (const int kind : kinds) to.add(kind);
  return true;
}

bool add_meld(Random& random, const Source& source, TestHand& hand, TileCounts& to, bool kongs) {
  const int kind =
      source.kinds[static_cast<std::size_t>(below(random, static_cast<int>(source.kinds.size())))];
  const int shape = below(random, kongs ? 5 : 4);
  if (shape < 2) return kind < 27 && kind % 9 < 7 && add_if_free(hand, to, {kind, kind + 1, kind + 2});
  if (shape < 4) return add_if_free(hand, to, {kind, kind, kind});
  return add_if_free(hand, to, {kind, kind, kind, kind});
}

void add_knitted(Random& random, const Source& source, TestHand& hand) {
  std::array<int, 3> order{0, 1, 2};
  std::shuffle(order.begin(), order.end(), random);
  for (int kind = 0; kind < 27; ++kind) {
    const bool knits = kind % 3 == order[static_cast<std::size_t>(kind / 9)];
    if (knits && hand.concealed.total() < 13 - 3 * source.melds_called && below(random, 8) > 0) {
      add_if_free(hand, hand.concealed, {kind});
    }
  }
  if (source.melds_called > 0 || below(random, 2) == 0) return;
  for (int kind = 27; kind < 34; ++kind) {
    if (hand.concealed.total() < 13 && below(random, 3) > 0) hand.concealed.add(kind);
  }
}

TestHand random_hand(Random& random, const Source& source, int size) {
  TestHand hand;
  for (int melds = 0; melds < source.melds_called;) {
    if (add_meld(random, source, hand, hand.called, true)) ++melds;
  }
  const auto kind = [&] {
    return source.kinds[static_cast<std::size_t>(below(random, static_cast<int>(source.kinds.size())))];
  };
  if (source.near_complete) {
    const int melds = below(random, 4 - source.melds_called + 1);
    for (int tries = 0; tries < melds; ++tries) add_meld(random, source, hand, hand.concealed, false);
  }
  if (source.knitted) add_knitted(random, source, hand);
  while (hand.concealed.total() < size) add_if_free(hand, hand.concealed, {kind()});
  return hand;
}

std::vector<int> kinds_of(std::string_view text) {
  std::vector<int> kinds;
  for (const Tile each : tiles(text)) kinds.push_back(each.kind());
  return kinds;
}

}  // namespace

class TestShape : public QObject {
  Q_OBJECT

 private slots:
  void named_hands_data();
  void named_hands();
  void fifth_copy_data();
  void fifth_copy();
  void against_definition_data();
  void against_definition();
  void index_follows_changes();
  void discards_are_the_hands_they_leave();
  void spare_tiles_keep_the_shanten();
  void published_counts();
  void published_hands();
};

void TestShape::named_hands_data() {
  QTest::addColumn<QString>("concealed");
  QTest::addColumn<int>("form");
  QTest::addColumn<int>("expected");
  const auto row = [](const char* name, const char* concealed, Form form, int expected) {
    QTest::newRow(name) << concealed << static_cast<int>(form) << expected;
  };
  row("complete", "123456789m11122z", Form::standard, -1);
  row("complete with two melds called", "123m456p77z", Form::standard, -1);
  row("ready on a single tile", "123456789m1112z", Form::standard, 0);
  row("a pair alone", "5m", Form::standard, 0);
  row("nothing fits", "147m258p369s1234z", Form::standard, 8);
  row("seven pairs", "1122m3344p5566s77z", Form::seven_pairs, -1);
  row("seven pairs: four of a kind are one", "1111m3344p5566s77z", Form::seven_pairs, 1);
  row("thirteen orphans, thirteen waits", "19m19p19s1234567z", Form::thirteen_orphans, 0);
  row("thirteen orphans with its twin", "19m19p19s12345677z", Form::thirteen_orphans, -1);
  row("knitted straight", "147m258p369s123m44z", Form::knitted_straight, -1);
  row("knitted straight over its meld", "111147m258p369s44z", Form::knitted_straight, -1);
  row("knitted straight, meld called", "147m258p369s44z", Form::knitted_straight, -1);
  row("knitted straight waits inside", "147m258p36s123m44z", Form::knitted_straight, 0);
  row("knitted and all honours", "147m258p3s1234567z", Form::knitted_honours, -1);
  row("knitted, nine and five honours", "147m258p369s12345z", Form::knitted_honours, -1);
  row("knitted with a twin", "147m258p369s1123z", Form::knitted_honours, 1);
}

void TestShape::named_hands() {
  QFETCH(QString, concealed);
  QFETCH(int, form);
  QFETCH(int, expected);
  const auto got = shanten(hand(concealed.toStdString()), static_cast<Form>(form));
  QVERIFY(got.has_value());
  QCOMPARE(*got, expected);
}

void TestShape::fifth_copy_data() {
  QTest::addColumn<QString>("concealed");
  QTest::addColumn<QString>("called");
  QTest::addColumn<int>("expected");
  QTest::addColumn<QString>("effective");
  const auto row = [](const char* name, const char* concealed, const char* called, int expected,
                      const char* effective) {
    QTest::newRow(name) << concealed << called << expected << effective;
  };
  row("single tile of a called pung", "5m", "555m", 1, "12346789m123456789p123456789s1234567z");
  row("waits on its own four", "1111m222333444p", "", 1, "23456789m123456789p123456789s1234567z");
  row("called chow holds the fourth", "11123m99p", "123m", 0, "4m9p");
  row("two sequences need what a pung has", "1122m45699p7z", "333m", 1, "12m9p");
}

void TestShape::fifth_copy() {
  QFETCH(QString, concealed);
  QFETCH(QString, called);
  QFETCH(int, expected);
  QFETCH(QString, effective);
  const TileCounts held = hand(concealed.toStdString());
  const TileCounts melds = hand(called.toStdString());
  QCOMPARE(shanten(held, Form::standard, melds), std::optional(expected));
  KindSet kinds;
  for (const Tile each : tiles(effective.toStdString())) kinds.insert(each.kind());
  QCOMPARE(effective_tiles(held, Form::standard, melds).bits(), kinds.bits());
}

void TestShape::against_definition_data() {
  QTest::addColumn<int>("seed");
  QTest::addColumn<QString>("kinds");
  QTest::addColumn<int>("called");
  QTest::addColumn<bool>("near_complete");
  QTest::addColumn<bool>("knitted");
  const QString all = QStringLiteral("123456789m123456789p123456789s1234567z");
  const QString half = QStringLiteral("123456789m1234567z");
  const QString flush = QStringLiteral("123456789s");
  const QString low = QStringLiteral("1234m12p");
  const QString orphans = QStringLiteral("119m19p19s1234567z");
  QTest::newRow("any tiles") << 1 << all << 0 << false << false;
  QTest::newRow("near complete") << 2 << all << 0 << true << false;
  QTest::newRow("half flush") << 3 << half << 0 << true << false;
  QTest::newRow("full flush") << 4 << flush << 0 << true << false;
  QTest::newRow("terminals and honours") << 5 << orphans << 0 << false << false;
  QTest::newRow("knitted") << 6 << all << 0 << false << true;
  QTest::newRow("knitted with a meld called") << 7 << all << 1 << false << true;
  for (int called = 1; called <= 4; ++called) {
    QTest::addRow("%d called", called) << 10 + called << all << called << true << false;
    QTest::addRow("%d called, half flush", called) << 20 + called << half << called << true << false;
    QTest::addRow("%d called, full flush", called) << 30 + called << flush << called << true << false;
    if (called < 4)
      QTest::addRow("%d called, crowded", called) << 40 + called << low << called << true << false;
  }
}

void TestShape::against_definition() {
  QFETCH(int, seed);
  QFETCH(QString, kinds);
  QFETCH(int, called);
  QFETCH(bool, near_complete);
  QFETCH(bool, knitted);
  const Source source{static_cast<std::uint64_t>(seed), kinds_of(kinds.toStdString()), called, near_complete,
                      knitted};
  Random random(source.seed);
  for (int round = 0; round < 40; ++round) {
    const TestHand test = random_hand(random, source, 13 - 3 * called);
    const ShapeIndex index(test.concealed, test.called);
    for (const auto& [form, goal] :
         {std::pair{Form::standard, Goal::standard}, std::pair{Form::seven_pairs, Goal::seven_pairs},
          std::pair{Form::thirteen_orphans, Goal::thirteen_orphans},
          std::pair{Form::knitted_straight, Goal::knitted_straight},
          std::pair{Form::knitted_honours, Goal::knitted_honours}}) {
      const auto definition = [&](const TileCounts& counts) {
        return reference::shanten(counts, goal, test.called);
      };
      const auto expected = definition(test.concealed);
      QVERIFY2(index.shanten(form) == expected, qPrintable(test.text()));
      if (expected.value_or(99) > 3) continue;
      const KindSet effective = reference::effective_tiles(test.concealed, test.called, definition);
      QVERIFY2(index.effective_tiles(form) == effective, qPrintable(test.text()));
    }
    const auto mcr = [&](const TileCounts& counts) { return reference::mcr_shanten(counts, test.called); };
    QVERIFY2(index.shanten(five_forms) == mcr(test.concealed), qPrintable(test.text()));
    if (index.shanten(five_forms) > 3) continue;
    QVERIFY2(
        index.effective_tiles(five_forms) == reference::effective_tiles(test.concealed, test.called, mcr),
        qPrintable(test.text()));
  }
}

void TestShape::index_follows_changes() {
  Random random(50);
  const Source source{50, kinds_of("123456789m123456789p1234567z"), 1, false, false};
  TestHand test = random_hand(random, source, 10);
  ShapeIndex index(test.concealed, test.called);
  for (int change = 0; change < 2000; ++change) {
    while (index.size() < 11) {
      const int kind = below(random, Tile::kinds);
      if (test.concealed[kind] + test.called[kind] == 4) continue;
      index.add(kind);
      test.concealed.add(kind);
    }
    const auto held = test.concealed.tiles();
    const int kind = held[static_cast<std::size_t>(below(random, 11))].kind();
    index.remove(kind);
    test.concealed.remove(kind);
    const ShapeIndex fresh(test.concealed, test.called);
    QVERIFY2(index.shanten(five_forms) == fresh.shanten(five_forms), qPrintable(test.text()));
    QVERIFY2(index.effective_tiles(five_forms) == fresh.effective_tiles(five_forms), qPrintable(test.text()));
  }
}

void TestShape::discards_are_the_hands_they_leave() {
  Random random(60);
  for (int round = 0; round < 500; ++round) {
    const int called = round % 3;
    const Source source{60, kinds_of("123456789m123456789p1234567z"), called, true, false};
    const TestHand test = random_hand(random, source, 14 - 3 * called);
    std::vector<int> kinds;
    for (const DiscardShape& discard : ShapeIndex(test.concealed, test.called).discards(five_forms)) {
      TileCounts left = test.concealed;
      left.remove(discard.kind);
      QCOMPARE(discard.shanten, shanten(left, five_forms, test.called));
      QCOMPARE(discard.effective.bits(), effective_tiles(left, five_forms, test.called).bits());
      kinds.push_back(discard.kind);
    }
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      QCOMPARE(std::ranges::count(kinds, kind), test.concealed[kind] > 0 ? 1 : 0);
    }
  }
}

// Many pairs, many terminals and honours, and anything.
void TestShape::spare_tiles_keep_the_shanten() {
  Random random(61);
  const std::array kinds{kinds_of("123456789m123456789p1234567z"), kinds_of("19m19p19s1234567z2m"),
                         kinds_of("12m4578p269s17z")};
  for (int round = 0; round < 1500; ++round) {
    const int called = round % 5 == 0 ? 1 : 0;
    const Source source{61, kinds[static_cast<std::size_t>(round % 3)], called, true, false};
    const TestHand test = random_hand(random, source, 14 - 3 * called);
    const ShapeIndex index(test.concealed, test.called);
    for (const FormSet forms : {three_forms, five_forms}) {
      KindSet spare;
      for (const DiscardShape& discard : index.discards(forms)) {
        if (discard.shanten == index.shanten(forms)) spare.insert(discard.kind);
      }
      QVERIFY2(index.spare_tiles(forms) == spare, qPrintable(test.text()));
    }
  }
}

// Holdings of a suit and of the honours with at most fourteen tiles, complete standard hands, and ready hands
// of thirteen tiles in one suit.
void TestShape::published_counts() {
  const auto& t = shape_tables::tables();
  const auto tiles_in = [](std::size_t key) {
    std::size_t sum = 0;
    for (; key > 0; key /= 5) sum += key % 5;
    return sum;
  };
  int suits = 0;
  int honours = 0;
  int ready = 0;
  // By class and tiles: how many holdings.
  std::vector<std::array<std::uint64_t, 15>> suit_holdings(t.suit_costs.size());
  std::vector<std::array<std::uint64_t, 15>> honour_holdings(t.honour_costs.size());
  for (std::size_t key = 0; key < shape_tables::suit_keys; ++key) {
    const std::size_t held = tiles_in(key);
    if (held > 14) continue;
    ++suits;
    ++suit_holdings[t.suit_class[key]][held];
    if (held == 13 && t.suit_costs[t.suit_class[key]][shape_tables::pair_lane + 4] == 1) ++ready;
  }
  for (std::size_t key = 0; key < shape_tables::honour_keys; ++key) {
    const std::size_t held = tiles_in(key);
    if (held > 14) continue;
    ++honours;
    ++honour_holdings[t.honour_class[key]][held];
  }
  QCOMPARE(suits, 405350);
  QCOMPARE(honours, 43130);
  QCOMPARE(ready, 40070);

  const auto join = [](const auto& a, const auto& b, std::size_t shapes, const auto& joint) {
    std::vector<std::array<std::uint64_t, 15>> all(shapes);
    for (std::size_t one = 0; one < a.size(); ++one) {
      for (std::size_t other = 0; other < b.size(); ++other) {
        for (std::size_t n = 0; n <= 14; ++n) {
          for (std::size_t m = 0; n + m <= 14; ++m) all[joint[one][other]][n + m] += a[one][n] * b[other][m];
        }
      }
    }
    return all;
  };
  const auto left = join(suit_holdings, suit_holdings, 256, t.two_suits);
  const auto right = join(suit_holdings, honour_holdings, 256, t.suit_and_honours);
  std::uint64_t complete = 0;
  for (std::size_t a = 0; a < left.size(); ++a) {
    for (std::size_t b = 0; b < right.size(); ++b) {
      if (t.distance[4][a][b] != 0) continue;
      for (std::size_t n = 0; n <= 14; ++n) complete += left[a][n] * right[b][14 - n];
    }
  }
  QCOMPARE(complete, std::uint64_t{11498658});
}

void TestShape::published_hands() {
  QFile file(QStringLiteral(TINGPAI_SHARED_DIR "/oracle/shanten_visible.tsv"));
  if (!file.open(QIODevice::ReadOnly)) QSKIP("the published hands are not beside this checkout");
  file.readLine();
  int hands = 0;
  while (!file.atEnd()) {
    const auto fields = file.readLine().trimmed().split('\t');
    QCOMPARE(fields.size(), 7);
    TileCounts counts;
    for (int kind = 0; kind < Tile::kinds; ++kind) counts.add(kind, fields[2][kind] - '0');
    const Shanten nearest = std::min(shanten(counts, Form::standard).value(),
                                     std::min(shanten(counts, Form::seven_pairs).value_or(99),
                                              shanten(counts, Form::thirteen_orphans).value_or(99)));
    QCOMPARE(shanten(counts, three_forms), nearest);
    QCOMPARE(ShapeIndex(counts).shanten(three_forms), nearest);
    const auto expect = [&](Form form, const QByteArray& value) {
      const auto got = shanten(counts, form);
      const QByteArray text = got ? QByteArray::number(*got) : QByteArray("-");
      QVERIFY2(text == value, (fields[0] + ": " + text + " instead of " + value).constData());
    };
    expect(Form::standard, fields[4]);
    expect(Form::seven_pairs, fields[5]);
    expect(Form::thirteen_orphans, fields[6]);
    if (QTest::currentTestFailed()) return;
    ++hands;
  }
  QCOMPARE(hands, 43049);
}

QTEST_APPLESS_MAIN(TestShape)
#include "tst_shape.moc"
