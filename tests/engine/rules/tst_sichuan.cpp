// Sichuan bloody battle: what hands count, against the oracle where a checkout has it, and what wins and
// kongs pay.
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "engine/rules/sichuan/scheme.h"
#include "tests/engine/support/payments.h"
#include "tests/engine/support/text_hand.h"

using namespace tingpai;
using namespace tingpai::sichuan;

namespace {

BySeat<bool> out(std::initializer_list<int> seats) {
  BySeat<bool> out;
  for (const int seat : seats) out[Seat::from_index(seat)] = true;
  return out;
}

Win read(const QJsonObject& row) {
  const auto text = [&](const char* name) { return row[QLatin1String(name)].toString().toStdString(); };
  const auto flag = [&](const char* name) { return row[QLatin1String(name)].toBool(); };
  Win win;
  win.void_suit = tile("1" + text("void")).suit();
  win.concealed = hand(text("hand"));
  win.tile = tile(text("win"));
  for (const QJsonValue value : row["melds"].toArray()) {
    const QJsonObject meld = value.toObject();
    const Tile kind = tiles(meld["tiles"].toString().toStdString())[0];
    const bool kong = meld["type"].toString() == QLatin1String("kong");
    win.melds.push_back({kong ? MeldType::melded_kong : MeldType::pung, kind, kind, all_seats[1], {}});
  }
  win.self_drawn = flag("self_drawn");
  win.replacement = flag("after_kong");
  win.after_kong = flag("shoot_after_kong");
  win.robbing = flag("rob_kong");
  win.last_wall_tile = flag("last_tile");
  return win;
}

QJsonObject counted(const Win& win) {
  Rules rules;
  rules.self_draw = SelfDraw::plain;
  const auto scored = score(win, rules);
  if (!scored) return {{"win", false}};
  QJsonObject fans;
  for (const CountedPattern& pattern : scored->patterns) {
    if (pattern.each > 0)
      fans[QString::fromStdString(std::string(short_name(static_cast<Pattern>(pattern.id.row))))] =
          pattern.count;
  }
  const auto capped = [&](int cap) { return 1 << std::min(cap, scored->total); };
  return {{"win", true},
          {"fans", fans},
          {"fan", scored->total},
          {"value_cap3", capped(3)},
          {"value_cap4", capped(4)},
          {"value_nocap", capped(16)}};
}

}  // namespace

class TestSichuan : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void oracle();
  void a_win_is_paid_data();
  void a_win_is_paid();
  void a_kong_is_paid_data();
  void a_kong_is_paid();
  void being_ready_is_worth_data();
  void being_ready_is_worth();
};

void TestSichuan::oracle() {
  QFile file(QStringLiteral(TINGPAI_SHARED_DIR "/oracle/sichuan_score_visible.jsonl"));
  if (!file.open(QIODevice::ReadOnly)) QSKIP("no oracle data beside this checkout");
  int rows = 0;
  int wrong = 0;
  while (!file.atEnd()) {
    const QJsonObject row = QJsonDocument::fromJson(file.readLine()).object();
    ++rows;
    if (counted(read(row)) != row["expect"].toObject() && ++wrong <= 20)
      qWarning("%s", qPrintable(row["id"].toString()));
  }
  QCOMPARE(wrong, 0);
  QVERIFY(rows >= 6000);
}

void TestSichuan::a_win_is_paid_data() {
  QTest::addColumn<int>("doublings");
  QTest::addColumn<bool>("in_competition");
  QTest::addColumn<int>("from");  // -1: self-drawn
  QTest::addColumn<int>("left");  // seat that has left, -1: none
  QTest::addColumn<Payments>("expected");
  // Of the competition's table.
  QTest::newRow("8 points, self-drawn") << 3 << true << -1 << -1 << payments_of(27, -9, -9, -9);
  QTest::newRow("8 points, self-drawn, one has left") << 3 << true << -1 << 1 << payments_of(18, 0, -9, -9);
  QTest::newRow("1 point, self-drawn") << 0 << true << -1 << -1 << payments_of(6, -2, -2, -2);
  QTest::newRow("8 points, on a discard") << 3 << true << 1 << -1 << payments_of(8, -8, 0, 0);
  QTest::newRow("no more than the cap") << 6 << true << 2 << -1 << payments_of(8, 0, -8, 0);
  QTest::newRow("apps: a self-draw adds no base") << 1 << false << -1 << -1 << payments_of(6, -2, -2, -2);
  QTest::newRow("apps: the cap is 16") << 6 << false << 3 << -1 << payments_of(16, 0, 0, -16);
}

void TestSichuan::a_win_is_paid() {
  QFETCH(int, doublings);
  QFETCH(bool, in_competition);
  QFETCH(int, from);
  QFETCH(int, left);
  const Rules rules = in_competition ? competition : Rules{};
  Score scored;
  scored.total = doublings;
  scored.worth = 1 << std::min(doublings, rules.cap);
  const auto payer = from < 0 ? std::nullopt : std::optional(Seat::from_index(from));
  const auto gone = left < 0 ? out({}) : out({left});
  QTEST(win_payments(scored, rules, all_seats[0], payer, gone), "expected");
}

void TestSichuan::a_kong_is_paid_data() {
  QTest::addColumn<MeldType>("type");
  QTest::addColumn<int>("left");
  QTest::addColumn<Payments>("expected");
  QTest::newRow("concealed") << MeldType::concealed_kong << -1 << payments_of(6, -2, -2, -2);
  QTest::newRow("concealed, one has left") << MeldType::concealed_kong << 1 << payments_of(4, 0, -2, -2);
  QTest::newRow("added") << MeldType::added_kong << -1 << payments_of(3, -1, -1, -1);
  QTest::newRow("claimed") << MeldType::melded_kong << -1 << payments_of(2, 0, -2, 0);
}

void TestSichuan::a_kong_is_paid() {
  QFETCH(MeldType, type);
  QFETCH(int, left);
  const auto gone = left < 0 ? out({}) : out({left});
  QTEST(kong_payments(type, all_seats[0], all_seats[2], gone), "expected");
}

void TestSichuan::being_ready_is_worth_data() {
  QTest::addColumn<QString>("tiles");
  QTest::addColumn<int>("expected");  // 0: not ready
  QTest::newRow("plain") << "123456789m1122p" << 1;
  QTest::newRow("not ready") << "1357m2468m13579p" << 0;
  QTest::newRow("the dearest of several waits") << "1112345678999m" << 8;
  QTest::newRow("seven pairs") << "1133m5577m2288p6p" << 4;
  QTest::newRow("all pungs") << "111222333m55p66p" << 2;
  QTest::newRow("a root") << "1111m23m456m789p5p" << 2;
  QTest::newRow("two suits and a tile of the third") << "123456789m112p3s" << 0;
  QTest::newRow("waiting for what it holds itself") << "123456789m9999p" << 0;
  QTest::newRow("capped") << "1111223355779m" << 16;
}

void TestSichuan::being_ready_is_worth() {
  QFETCH(QString, tiles);
  Win held;
  held.concealed = hand(tiles.toStdString());
  held.void_suit = Suit::bamboo;
  QTEST(ready_worth(held, {}).value_or(0), "expected");
}

QTEST_APPLESS_MAIN(TestSichuan)
#include "tst_sichuan.moc"
