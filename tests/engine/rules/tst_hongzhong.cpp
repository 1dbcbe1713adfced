// Red-dragon-wild: what wins, against the oracle where a checkout has it, and what is paid.
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "engine/rules/hongzhong/hongzhong.h"
#include "tests/engine/support/payments.h"
#include "tests/engine/support/text_hand.h"

using namespace tingpai;
using namespace tingpai::hongzhong;

namespace {

constexpr Tile red = Tile::from_index(wild);

// All concealed tiles; the last one wins. So many pungs are on the table, of kinds the hand does not hold.
Win win_of(const TileCounts& concealed, int melds = 0) {
  Win win;
  win.self_drawn = true;
  win.concealed = concealed;
  win.tile = concealed.tiles().back();
  win.concealed.remove(win.tile);
  for (int kind = 0; kind < 27 && static_cast<int>(win.melds.size()) < melds; ++kind) {
    if (concealed[kind] == 0)
      win.melds.push_back({MeldType::pung, Tile::from_index(kind), Tile::from_index(kind), all_seats[1], {}});
  }
  return win;
}

}  // namespace

class TestHongzhong : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void oracle();
  void wins_data();
  void wins();
  void tiles_are_turned_data();
  void tiles_are_turned();
  void a_win_is_paid_data();
  void a_win_is_paid();
  void a_kong_is_paid_data();
  void a_kong_is_paid();
};

void TestHongzhong::oracle() {
  QFile file(QStringLiteral(TINGPAI_SHARED_DIR "/oracle/hongzhong_win_visible.jsonl"));
  if (!file.open(QIODevice::ReadOnly)) QSKIP("no oracle data beside this checkout");
  int rows = 0;
  int wrong = 0;
  while (!file.atEnd()) {
    const QJsonObject row = QJsonDocument::fromJson(file.readLine()).object();
    const QJsonObject expect = row["expect"].toObject();
    TileCounts concealed = hand(row["tiles"].toString().toStdString());
    concealed.add(wild, row["wilds"].toInt());
    const Win win = win_of(concealed, row["open_sets"].toInt());
    Rules without_pairs;
    without_pairs.seven_pairs = false;
    const bool standard = score(win, without_pairs).has_value();
    const bool any = score(win, {}).has_value();
    const auto pairs = shanten(concealed, FormSet({Form::seven_pairs}, true).with_wild(wild));
    const bool right = standard == expect["standard"].toBool() && any == expect["win"].toBool() &&
                       (pairs == -1) == expect["seven_pairs"].toBool();
    ++rows;
    if (!right && ++wrong <= 20) qWarning("%s", qPrintable(row["id"].toString()));
  }
  QCOMPARE(wrong, 0);
  QVERIFY(rows >= 5336);
}

void TestHongzhong::wins_data() {
  QTest::addColumn<QString>("tiles");
  QTest::addColumn<bool>("four_reds");
  QTest::addColumn<bool>("expected");
  QTest::newRow("a red is a suit tile") << "123456789m1122p7z" << false << true;
  QTest::newRow("a red is half of the pair") << "123456789m111p2p7z" << false << true;
  QTest::newRow("a red is a fifth copy") << "1111m222333444p7z" << false << true;
  QTest::newRow("reds pair each other") << "123456789m111p77z" << false << true;
  QTest::newRow("four reds and nothing else") << "147m258p369s1p7777z" << false << false;
  QTest::newRow("four reds, where they win") << "147m258p369s1p7777z" << true << true;
  QTest::newRow("three reds win nothing") << "147m258p369s14p777z" << true << false;
}

void TestHongzhong::wins() {
  QFETCH(QString, tiles);
  QFETCH(bool, four_reds);
  Rules rules;
  rules.four_reds = four_reds;
  QTEST(score(win_of(hand(tiles.toStdString())), rules).has_value(), "expected");
}

void TestHongzhong::tiles_are_turned_data() {
  QTest::addColumn<bool>("commercially");
  QTest::addColumn<bool>("by_rank");
  QTest::addColumn<bool>("holds_red");
  QTest::addColumn<int>("expected");
  QTest::newRow("A: four with a red") << false << false << true << 4;
  QTest::newRow("A: six without") << false << false << false << 6;
  QTest::newRow("B: as many as agreed") << true << false << true << 4;
  QTest::newRow("B: one more without a red") << true << false << false << 5;
  QTest::newRow("B: one, whose rank counts") << true << true << false << 1;
}

void TestHongzhong::tiles_are_turned() {
  QFETCH(bool, commercially);
  QFETCH(bool, by_rank);
  QFETCH(bool, holds_red);
  Rules rules = commercially ? commercial : Rules{};
  rules.rank_counts = by_rank;
  QTEST(tiles_to_turn(rules, holds_red), "expected");
}

void TestHongzhong::a_win_is_paid_data() {
  QTest::addColumn<bool>("commercially");
  QTest::addColumn<bool>("by_rank");
  QTest::addColumn<QString>("turned");
  QTest::addColumn<bool>("robbed");  // from West
  QTest::addColumn<Payments>("expected");
  // Of the rule text (A): two hits, the winner +9, the others -3 each.
  QTest::newRow("A: two hits") << false << false << "19m23p" << false << payments_of(9, -3, -3, -3);
  QTest::newRow("A: no hit") << false << false << "2m3p46s" << false << payments_of(3, -1, -1, -1);
  QTest::newRow("A: a five and a red are hits")
      << false << false << "5m7z22s" << false << payments_of(9, -3, -3, -3);
  QTest::newRow("A: no tile is left to turn") << false << false << "" << false << payments_of(3, -1, -1, -1);
  QTest::newRow("B: two hits") << true << false << "19m23p" << false << payments_of(18, -6, -6, -6);
  QTest::newRow("B: rank 7") << true << true << "7s" << false << payments_of(27, -9, -9, -9);
  QTest::newRow("B: the rank of a red is ten")
      << true << true << "7z" << false << payments_of(36, -12, -12, -12);
  QTest::newRow("B: the robbed pays for three")
      << true << false << "1m" << true << payments_of(12, 0, -12, 0);
}

void TestHongzhong::a_win_is_paid() {
  QFETCH(bool, commercially);
  QFETCH(bool, by_rank);
  QFETCH(QString, turned);
  QFETCH(bool, robbed);
  Rules rules = commercially ? commercial : Rules{};
  rules.rank_counts = by_rank;
  Win win = win_of(hand("123456789m1122p7z"));
  win.under = TurnedTiles(tiles(turned.toStdString()));
  const auto scored = score(win, rules);
  QVERIFY(scored);
  const auto from = robbed ? std::optional(all_seats[2]) : std::nullopt;
  QTEST(payments(*scored, all_seats[0], from), "expected");
}

void TestHongzhong::a_kong_is_paid_data() {
  QTest::addColumn<bool>("commercially");
  QTest::addColumn<MeldType>("type");
  QTest::addColumn<Payments>("expected");
  // Of the rule text (A): concealed or added +3 -1 -1 -1, melded +1 -1 0 0.
  QTest::newRow("A: concealed") << false << MeldType::concealed_kong << payments_of(3, -1, -1, -1);
  QTest::newRow("A: added") << false << MeldType::added_kong << payments_of(3, -1, -1, -1);
  QTest::newRow("A: melded") << false << MeldType::melded_kong << payments_of(1, -1, 0, 0);
  QTest::newRow("B: concealed") << true << MeldType::concealed_kong << payments_of(6, -2, -2, -2);
  QTest::newRow("B: added") << true << MeldType::added_kong << payments_of(3, -1, -1, -1);
  QTest::newRow("B: melded") << true << MeldType::melded_kong << payments_of(3, -3, 0, 0);
}

void TestHongzhong::a_kong_is_paid() {
  QFETCH(bool, commercially);
  QFETCH(MeldType, type);
  QTEST(kong_payments(commercially ? commercial : Rules{}, type, all_seats[0], all_seats[1]), "expected");
}

QTEST_APPLESS_MAIN(TestHongzhong)
#include "tst_hongzhong.moc"
