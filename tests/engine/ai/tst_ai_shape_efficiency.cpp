// Exact efficiency by shape: against the model worked out word by word, and against chances and points worked
// out by hand.
#include <QTest>
#include <cmath>

#include "engine/rules/riichi/scheme.h"
#include "engine/rules/scheme.h"
#include "tests/engine/ai/reference_shape_efficiency.h"
#include "tests/engine/ai/tst_ai_positions.h"

using namespace tingpai;

namespace {

Ruleset riichi_rules() {
  Ruleset ruleset;
  ruleset.scheme = riichi::Rules{};
  return ruleset;
}

// The wall has all other tiles, and none of its fives is red.
EfficiencyStart start_of(const char* concealed, const char* indicators = "", const Melds& melds = {}) {
  EfficiencyStart start;
  start.hand.melds = melds;
  for (int kind = 0; kind < Tile::kinds; ++kind) start.wall.add(kind, 4);
  for (const Tile tile : tiles(concealed)) {
    start.hand.take(tile);
    start.wall.remove(tile);
  }
  for (const Meld& meld : melds) {
    for (const Tile tile : tiles_of(meld)) start.wall.remove(tile);
  }
  for (const Tile tile : tiles(indicators)) {
    start.indicators.push_back(tile);
    start.wall.remove(tile);
  }
  return start;
}

const DiscardEfficiency& row_of(const Efficiency& table, const char* discard) {
  const auto row =
      std::ranges::find(table.discards, std::optional(tile(discard)), &DiscardEfficiency::discard);
  if (row == table.discards.end()) qFatal("no such discard: %s", discard);
  return *row;
}

Efficiency ask(const EfficiencyStart& start, int turns, bool change = true, int extra = 1) {
  EfficiencyModel model;
  model.turns = turns;
  model.change = model.back = change;
  model.extra = extra;
  return efficiency_of(start, riichi_rules(), model);
}

bool near(double a, double b) { return std::abs(a - b) <= 1e-5 * (1 + std::abs(b)); }

// Something that depends on all that a win is told of.
float some_worth(const CompleteHand& hand) {
  float points = hand.declared ? 700 : 300;
  for (int kind = 0; kind < Tile::kinds; ++kind) points += static_cast<float>(kind % 7 * hand.tiles[kind]);
  points += static_cast<float>(90 * (hand.reds[Suit::characters] + hand.reds[Suit::dots]));
  return hand.win.kind() % 5 == 0 ? 0 : points + static_cast<float>(40 * hand.win.kind());
}

struct Question {
  ShapeStart start;
  EfficiencyModel model;
};

QString difference(const Question& question) {
  const Efficiency fast = efficiency_by_shape(question.start, some_worth, question.model);
  ReferenceShapeEfficiency plain(question.start, some_worth, question.model);
  if (!fast.exact) return "not exact";
  if (fast.hands != plain.hands()) return QString("%1 hands, plainly %2").arg(fast.hands).arg(plain.hands());
  if (fast.discards.size() != plain.options().size()) return "other discards";
  for (const auto& option : plain.options()) {
    const auto row = std::ranges::find(fast.discards, option.discard, &DiscardEfficiency::discard);
    if (row == fast.discards.end() || row->draws != option.shanten + 1) return "another discard";
    for (int turn = 0; turn <= question.model.turns; ++turn) {
      const auto at = static_cast<std::size_t>(turn);
      const double win = option.value(turn, Goal::win), ready = option.value(turn, Goal::ready);
      const double points = option.value(turn, Goal::points);
      if (near(row->win[at], win) && near(row->ready[at], ready) && near(row->points[at], points)) continue;
      return QString("turn %1: %2 %3 %4, plainly %5 %6 %7")
          .arg(turn)
          .arg(row->win[at])
          .arg(row->ready[at])
          .arg(row->points[at])
          .arg(win)
          .arg(ready)
          .arg(points);
    }
  }
  return {};
}

}  // namespace

class TestAiShapeEfficiency : public QObject {
  Q_OBJECT

 private slots:
  void equals_the_plain_model_data();
  void equals_the_plain_model();

  void two_draws_are_a_fraction();
  void one_away_is_a_fraction();
  void kongs_leave_the_wall();
  void dora_below_are_expected();
  void red_fives_are_tiles_of_their_own();
  void a_fifth_copy_is_no_wait();
  void a_ready_hand_is_ready();
  void an_open_hand_without_yaku_wins_nothing();
  void a_hand_ready_at_the_start_is_not_declared();
  void an_empty_wall_ends_it();
  void limits_give_lower_bounds();
  void stops_when_asked();
};

void TestAiShapeEfficiency::equals_the_plain_model_data() {
  QTest::addColumn<QString>("concealed");
  QTest::addColumn<QString>("wall");
  QTest::addColumn<int>("extra");
  QTest::addColumn<bool>("change");
  QTest::addColumn<bool>("back");
  QTest::addColumn<bool>("closed");
  const auto row = [](const char* name, const char* concealed, const char* wall, int extra, bool change,
                      bool back, bool closed = true) {
    QTest::newRow(name) << concealed << wall << extra << change << back << closed;
  };
  row("ready, no change", "123456789m99p34s1z", "2255s1123z", 0, false, false);
  row("ready, change", "123456789m99p34s1z", "122550s9p1123z9m", 1, true, true);
  row("ready, change, open", "123m99p34s1z", "12255s9p1123z9m", 1, true, true, false);
  row("ready at the start", "123456789m99p34s", "122550s9p1123z9m", 1, true, true);
  row("ready, two detours", "12345m99p34s1z", "12255s9p1123z6m", 2, true, true, false);
  row("one away, change alone", "1234567m99p3467s", "0m22558s9p1z", 1, true, false);
  row("one away, steps back alone", "1234567m99p3467s", "50m22558s9p1z", 1, false, true);
  row("one away, all", "1234567m99p3407s", "5550m22558s9p11z", 1, true, true);
  row("one away, pairs", "1122m3355p668s77z9s", "8s9s6s4p1m2m", 1, true, true);
  row("two away, no change", "123456m78m99p3s57s", "0m69m246s3s9p1z", 0, false, false);
  row("two away, open", "234m678p1s57s1z", "2m9p12346s2z", 1, true, true, false);
  row("complete", "123456789m99p345s", "2266s1z9p", 1, true, true);
  row("few tiles left", "123456789m99p34s1z", "2s1z", 1, true, true);
  row("four of a kind", "1111m2233m456p778s", "2m3m89s6s1z", 1, true, true);
}

void TestAiShapeEfficiency::equals_the_plain_model() {
  QFETCH(QString, concealed);
  QFETCH(QString, wall);
  QFETCH(int, extra);
  QFETCH(bool, change);
  QFETCH(bool, back);
  QFETCH(bool, closed);
  Question question;
  for (const Tile tile : tiles(concealed.toStdString())) question.start.hand.take(tile);
  question.start.wall = TileCounts(tiles(wall.toStdString()));
  for (const Tile tile : tiles(wall.toStdString())) question.start.wall_reds.add(tile);
  question.start.forms = three_forms;
  question.start.declares = closed;
  question.model.turns = 6;
  question.model.extra = extra;
  question.model.change = change;
  question.model.back = back;
  const QString wrong = difference(question);
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

// 123456789m 99p 34s waits for eight tiles among the 122 that it does not see.
void TestAiShapeEfficiency::two_draws_are_a_fraction() {
  const Efficiency table = ask(start_of("123456789m99p34s1z"), 2, false);
  QCOMPARE(table.draws, 1);
  QCOMPARE(table.discards.size(), std::size_t{1});
  const DiscardEfficiency& row = row_of(table, "1z");
  QVERIFY(near(row.win[1], 8.0 / 121));
  QVERIFY(near(row.win[0], 8.0 / 122 + (1 - 8.0 / 122) * 8 / 121));
  QCOMPARE(row.win[2], 0.0F);
  for (const float ready : row.ready) QCOMPARE(ready, 1.0F);
  // Riichi, own draw, all chows and the straight: a dealer's mangan. Without an indicator none lies below.
  QVERIFY(near(row.points[1], 12000 * 8.0 / 121));
}

// 1234567m 99p 34s 78s with nothing to change: first 2 5 6 or 9 of bamboo, then what is missing.
void TestAiShapeEfficiency::one_away_is_a_fraction() {
  const Efficiency table = ask(start_of("123456m1z99p34s78s5z"), 2, false);
  const DiscardEfficiency& row = row_of(table, "5z");
  QVERIFY(near(row.ready[1], 16.0 / 121));
  QVERIFY(near(row.ready[0], 16.0 / 122 + (1 - 16.0 / 122) * 16 / 121));
  QVERIFY(near(row.win[0], 16.0 / 122 * 8 / 121));
  QCOMPARE(row.win[1], 0.0F);
}

void TestAiShapeEfficiency::kongs_leave_the_wall() {
  Melds melds;
  melds.push_back({MeldType::concealed_kong, tile("1z"), tile("1z"), std::nullopt});
  const EfficiencyStart start = start_of("123456m99p34s7z", "", melds);
  QCOMPARE(start.wall.total(), 136 - 4 - 11);
  const DiscardEfficiency row = row_of(ask(start, 1, false), "7z");
  QVERIFY(near(row.win[0], 8.0 / 121));
  QCOMPARE(row.ready[1], 1.0F);
}

// The same hand with one indicator that shows nothing in it. Of the 121 tiles that may lie below 37 show one
// dora (three for each of 1m to 9m, ten for the chow of bamboo) and the four 8p two: any makes the mangan a
// haneman.
void TestAiShapeEfficiency::dora_below_are_expected() {
  EfficiencyStart start = start_of("123456789m99p34s1z", "5z");
  const float points = row_of(ask(start, 1, false), "1z").points[0];
  QVERIFY(near(points, 8.0 / 121 * (12000 + 6000 * 41.0 / 121)));
  start.under = false;
  QVERIFY(near(row_of(ask(start, 1, false), "1z").points[0], 8.0 / 121 * 12000));
  // Two among 120 where two lie above: three or four dora make a baiman.
  const double pairs = 120 * 119 / 2, none = 79 * 78 / 2 / pairs, many = (4 * 37 + 6) / pairs;
  const float two = row_of(ask(start_of("123456789m99p34s1z", "55z"), 1, false), "1z").points[0];
  QVERIFY(near(two, 8.0 / 120 * (12000 * none + 18000 * (1 - none - many) + 24000 * many)));
}

void TestAiShapeEfficiency::red_fives_are_tiles_of_their_own() {
  EfficiencyStart start = start_of("123456789m99p34s1z");
  start.wall_reds.add(Suit::bamboo);
  const Efficiency table = ask(start, 1, false);
  QVERIFY(near(row_of(table, "1z").points[0], (7 * 12000 + 18000) / 122.0));
  const Efficiency both = ask(start_of("123456789m055p34s"), 3);
  QVERIFY(row_of(both, "0p").points[0] < row_of(both, "5p").points[0]);
  QVERIFY(near(row_of(both, "0p").ready[0], row_of(both, "5p").ready[0]));
}

// 999p and a fourth one that waits for a fifth.
void TestAiShapeEfficiency::a_fifth_copy_is_no_wait() {
  const DiscardEfficiency row = row_of(ask(start_of("123456789m9999p1z"), 5), "1z");
  QCOMPARE(row.draws, 2);
  QCOMPARE(row.ready[5], 0.0F);
  QCOMPARE(row.win[4], 0.0F);
  QVERIFY(row.win[0] > 0);
}

void TestAiShapeEfficiency::a_ready_hand_is_ready() {
  int ready = 0;
  for (const char* concealed :
       {"45777m234789p678s", "2345m234789s2277z", "1112345678999m1z", "1111234m567p345s"}) {
    for (const DiscardEfficiency& row : ask(start_of(concealed, "4p"), 18).discards) {
      if (row.draws != 1) continue;
      ++ready;
      for (const float chance : row.ready) QCOMPARE(chance, 1.0F);
    }
  }
  QVERIFY(ready > 6);
}

void TestAiShapeEfficiency::an_open_hand_without_yaku_wins_nothing() {
  Melds melds;
  for (const char* lowest : {"1m", "6m"})
    melds.push_back({MeldType::chow, tile(lowest), tile(lowest), std::nullopt});
  const DiscardEfficiency row = row_of(ask(start_of("456p99s34s1z", "", melds), 5, false), "1z");
  QCOMPARE(row.ready[0], 1.0F);
  QCOMPARE(row.win[0], 0.0F);
  QCOMPARE(row.points[0], 0.0F);
}

// Own draw, all chows and the straight: four han.
void TestAiShapeEfficiency::a_hand_ready_at_the_start_is_not_declared() {
  const Efficiency table = ask(start_of("123456789m99p34s", "5z"), 1, false);
  QCOMPARE(table.discards.size(), std::size_t{1});
  QVERIFY(!table.discards[0].discard);
  QVERIFY(near(table.discards[0].points[0], 8.0 / 122 * 7800));
}

void TestAiShapeEfficiency::an_empty_wall_ends_it() {
  EfficiencyStart start = start_of("123456789m99p45s1z");
  start.wall = hand("36s2z");
  const DiscardEfficiency row = row_of(ask(start, 18), "1z");
  for (std::size_t turn = 0; turn < 3; ++turn) QVERIFY(near(row.win[turn], 1));
  for (std::size_t turn = 3; turn <= 18; ++turn) QCOMPARE(row.win[turn], 0.0F);
}

void TestAiShapeEfficiency::limits_give_lower_bounds() {
  const EfficiencyStart start = start_of("788m34588p113588s", "4p");
  EfficiencyModel model;
  const Efficiency whole = efficiency_of(start, riichi_rules(), model);
  QVERIFY(whole.exact);
  QCOMPARE(whole.reach, 4);
  for (const std::size_t most : {whole.hands - 1, std::size_t{1}}) {
    model.most_hands = most;
    const Efficiency part = efficiency_of(start, riichi_rules(), model);
    QVERIFY(!part.exact);
    QCOMPARE(part.reach, 3);
    QVERIFY(part.hands < whole.hands / 10);
    QVERIFY(!part.discards.empty());
    for (const DiscardEfficiency& row : part.discards) {
      const auto same = std::ranges::find(whole.discards, row.discard, &DiscardEfficiency::discard);
      QVERIFY(same != whole.discards.end());
      QVERIFY(row.points[0] > 0 && row.points[0] <= same->points[0] * 1.0001F);
      QVERIFY(row.ready[0] <= same->ready[0] * 1.0001F);
    }
  }
}

void TestAiShapeEfficiency::stops_when_asked() {
  std::stop_source source;
  source.request_stop();
  const Efficiency none =
      efficiency_of(start_of("788m34588p113588s"), riichi_rules(), {}, source.get_token());
  QVERIFY(!none.exact);
  QVERIFY(none.discards.empty());
}

QTEST_APPLESS_MAIN(TestAiShapeEfficiency)
#include "tst_ai_shape_efficiency.moc"
