// Shape with wild tiles against its definition. TINGPAI_HANDS: how many hands of each kind (200).
#include <QTest>

#include <random>

#include "engine/shape.h"
#include "tests/engine/support/text_hand.h"
#include "tests/engine/values/reference_shape.h"

using namespace tingpai;
using reference::Goal;

namespace {

constexpr int wild = 33;  // red dragon
constexpr FormSet standard = FormSet{Form::standard}.with_wild(wild);
constexpr FormSet pairs = FormSet({Form::seven_pairs}, true).with_wild(wild);
constexpr FormSet both = FormSet({Form::standard, Form::seven_pairs}, true).with_wild(wild);

using Random = std::mt19937_64;
int below(Random& random, int n) { return static_cast<int>(random() % static_cast<std::uint64_t>(n)); }

struct WildHand {
  TileCounts natural;
  TileCounts called;
  int wilds = 0;

  TileCounts concealed() const {
    TileCounts all = natural;
    all.add(wild, wilds);
    return all;
  }
  bool has_room(int kind) const { return natural[kind] + called[kind] < 4; }
  QString text() const { return QString::fromStdString(to_text(concealed()) + " called " + to_text(called)); }
};

// Of `suits` suits, `called` melds on the table, so many tiles concealed.
WildHand random_hand(Random& random, int suits, int called, int size, int wilds) {
  WildHand hand;
  hand.wilds = wilds;
  for (int melds = 0; melds < called;) {
    const int kind = below(random, 9 * suits);
    const int copies = 3 + below(random, 2);
    if (hand.called[kind] != 0) continue;
    hand.called.add(kind, copies);
    ++melds;
  }
  while (hand.natural.total() + wilds < size) {
    // Beside what is held already, more often than not: hands that are near to something.
    int kind = below(random, 9 * suits);
    if (below(random, 3) > 0 && hand.natural.total() > 0) {
      const auto held = hand.natural.tiles();
      const int near = held[static_cast<std::size_t>(below(random, static_cast<int>(held.size())))].kind();
      const int other = near + below(random, 4) - 1;
      if (other >= 0 && other / 9 == near / 9) kind = other;
    }
    if (hand.has_room(kind)) hand.natural.add(kind);
  }
  return hand;
}

std::optional<Shanten> by_definition(const WildHand& hand, FormSet forms) {
  std::optional<Shanten> best;
  const auto take = [&](Form form, Goal goal) {
    if (!forms.contains(form)) return;
    const auto one = reference::wild_shanten(hand.natural, hand.wilds, goal, hand.called);
    if (one && (!best || *one < *best)) best = one;
  };
  take(Form::standard, Goal::standard);
  take(Form::seven_pairs, Goal::seven_pairs_with_quads);
  return best;
}

KindSet effective_by_definition(WildHand hand, FormSet forms) {
  const auto now = by_definition(hand, forms);
  KindSet effective;
  if (*now == -1) return effective;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (kind == wild || !hand.has_room(kind)) continue;
    hand.natural.add(kind);
    if (by_definition(hand, forms) < now) effective.insert(kind);
    hand.natural.remove(kind);
  }
  if (hand.wilds < 4) effective.insert(wild);
  return effective;
}

int hands_asked_for() {
  bool given = false;
  const int hands = qEnvironmentVariableIntValue("TINGPAI_HANDS", &given);
  return given ? hands : 200;
}

}  // namespace

class TestShapeWild : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void named_hands_data();
  void named_hands();
  void against_definition_data();
  void against_definition();
  void the_definition_is_every_assignment();
  void discards_are_the_hands_they_leave();
  void without_wild_tiles_nothing_changes();
};

void TestShapeWild::named_hands_data() {
  QTest::addColumn<QString>("concealed");
  QTest::addColumn<QString>("called");
  QTest::addColumn<bool>("with_pairs");
  QTest::addColumn<int>("expected");
  QTest::addColumn<QString>("effective");
  const auto row = [](const char* name, const char* concealed, const char* called, bool with_pairs,
                      int expected, const char* effective) {
    QTest::newRow(name) << concealed << called << with_pairs << expected << effective;
  };
  const char* any = "123456789m123456789p123456789s1234567z";
  row("complete", "123456789m1112p7z", "", false, -1, "");
  row("four wild and a single tile", "1m7777z", "111222333m", false, -1, "");
  row("any tile completes it", "123456789m111p7z", "", false, 0, any);
  row("a wild tile is the fifth", "1111m222333444p7z", "", false, -1, "");
  row("which cannot be drawn", "1111m222333p44p7z", "", false, 0, "23m14p7z");
  row("seven pairs of singles", "1133557799m13p77z", "", true, -1, "");
  row("wild tiles pair each other", "1133557799m33p77z", "", true, -1, "");
  row("four of a kind are two pairs", "1111557799m24p77z", "", true, -1, "");
  row("seven pairs, one short", "113355779m2468p7z", "", true, 1, "9m2468p7z");
}

void TestShapeWild::named_hands() {
  QFETCH(QString, concealed);
  QFETCH(QString, called);
  QFETCH(bool, with_pairs);
  QFETCH(int, expected);
  const ShapeIndex index(hand(concealed.toStdString()), hand(called.toStdString()));
  const FormSet forms = with_pairs ? pairs : standard;
  QCOMPARE(index.shanten(forms), expected);
  QFETCH(QString, effective);
  KindSet kinds;
  for (const Tile each : tiles(effective.toStdString())) kinds.insert(each.kind());
  QCOMPARE(index.effective_tiles(forms).bits(), kinds.bits());
}

void TestShapeWild::against_definition_data() {
  QTest::addColumn<int>("suits");
  QTest::addColumn<int>("called");
  QTest::addColumn<int>("wilds");
  for (int suits = 1; suits <= 3; ++suits) {
    for (int called = 0; called <= 4; ++called) {
      for (int wilds = 0; wilds <= 4 && wilds <= 13 - 3 * called; ++wilds) {
        QTest::addRow("%d suits, %d called, %d wild", suits, called, wilds) << suits << called << wilds;
      }
    }
  }
}

void TestShapeWild::against_definition() {
  QFETCH(int, suits);
  QFETCH(int, called);
  QFETCH(int, wilds);
  Random random(static_cast<std::uint64_t>(100 * suits + 10 * called + wilds));
  for (int round = 0; round < hands_asked_for(); ++round) {
    const int size = 13 - 3 * called + round % 2;
    const WildHand hand = random_hand(random, suits, called, size, wilds);
    const ShapeIndex index(hand.concealed(), hand.called);
    for (const FormSet forms : {standard, both}) {
      QVERIFY2(index.shanten(forms) == by_definition(hand, forms), qPrintable(hand.text()));
    }
    if (size % 3 != 1 || round % 10 != 0) continue;
    for (const FormSet forms : {standard, both}) {
      QVERIFY2(index.effective_tiles(forms) == effective_by_definition(hand, forms), qPrintable(hand.text()));
    }
  }
}

void TestShapeWild::the_definition_is_every_assignment() {
  Random random(7);
  for (int round = 0; round < 300; ++round) {
    const int called = round % 4;
    const int wilds = 1 + round % 2;
    const WildHand hand = random_hand(random, 1 + round % 3, called, 13 - 3 * called, wilds);
    QVERIFY2(reference::assigned_shanten(hand.natural, wilds, hand.called) ==
                 reference::wild_shanten(hand.natural, wilds, Goal::standard, hand.called),
             qPrintable(hand.text()));
  }
}

void TestShapeWild::discards_are_the_hands_they_leave() {
  Random random(8);
  for (int round = 0; round < 500; ++round) {
    const int called = round % 3;
    const WildHand hand = random_hand(random, 3, called, 14 - 3 * called, round % 5);
    const TileCounts held = hand.concealed();
    int kinds = 0;
    for (const DiscardShape& discard : ShapeIndex(held, hand.called).discards(both)) {
      TileCounts left = held;
      left.remove(discard.kind);
      QCOMPARE(discard.shanten, shanten(left, both, hand.called));
      QCOMPARE(discard.effective.bits(), effective_tiles(left, both, hand.called).bits());
      ++kinds;
    }
    for (int kind = 0; kind < Tile::kinds; ++kind) kinds -= held[kind] > 0 ? 1 : 0;
    QCOMPARE(kinds, 0);
  }
}

void TestShapeWild::without_wild_tiles_nothing_changes() {
  Random random(9);
  for (int round = 0; round < 2000; ++round) {
    const int called = round % 4;
    const WildHand hand = random_hand(random, 3, called, 13 - 3 * called, 0);
    const FormSet plain({Form::standard, Form::seven_pairs}, true);
    QCOMPARE(shanten(hand.natural, both, hand.called), shanten(hand.natural, plain, hand.called));
    KindSet drawn = effective_tiles(hand.natural, plain, hand.called);
    drawn.insert(wild);  // here of use, whatever it is else
    QCOMPARE(effective_tiles(hand.natural, both, hand.called).bits(), drawn.bits());
  }
}

QTEST_APPLESS_MAIN(TestShapeWild)
#include "tst_shape_wild.moc"
