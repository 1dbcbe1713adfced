// Exact efficiency: against the model worked out word by word, against closed forms, and against the tables
// of an independent program.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <cmath>
#include <set>

#include "engine/ai/targets/targets.h"
#include "engine/rules/scheme.h"
#include "tests/engine/ai/reference_efficiency.h"
#include "tests/engine/ai/tst_ai_positions.h"

using namespace tingpai;

namespace {

const Ruleset rules;

// Points of an own draw, from the full scorer.
Worth plain_worth(const Hand& hand, const SeatContext& context) {
  return [hand, context](const TileCounts& complete, int kind) {
    Win win;
    win.concealed = complete;
    win.concealed.remove(kind);
    win.melds = hand.melds;
    win.tile = Tile::from_index(kind);
    win.self_drawn = true;
    win.round = context.round;
    win.seat = context.seat;
    const auto score = scheme::score(rules, win);
    return score && score->legal ? static_cast<float>(3 * (8 + score->total)) : 0.0F;
  };
}

Circumstances context_of(const SeatContext& seat) {
  Circumstances context;
  context.round = seat.round;
  context.seat = seat.seat;
  return context;
}

EfficiencyStart start_of(const Position& position) {
  return {.hand = position.hand, .wall = position.live, .context = context_of(position.context)};
}

Efficiency ask(const Position& position, const EfficiencyModel& model) {
  return efficiency_of(start_of(position), rules, model);
}

// All tiles that the hand does not hold.
TileCounts rest_of(const Hand& hand) {
  TileCounts rest;
  for (int kind = 0; kind < Tile::kinds; ++kind) rest.add(kind, 4 - hand.concealed[kind]);
  for (const Meld& meld : hand.melds) {
    for (const Tile each : tiles_of(meld)) rest.remove(each);
  }
  return rest;
}

Position position(const char* concealed, const char* wall = nullptr) {
  Position made;
  made.hand.concealed = hand(concealed);
  made.live = wall != nullptr ? hand(wall) : rest_of(made.hand);
  return made;
}

int kind_of_discard(const DiscardEfficiency& row) { return row.discard ? row.discard->kind() : -1; }

// What differs from the plain model; empty if nothing does.
QString difference(const Position& position, const EfficiencyModel& model, int farthest) {
  const Efficiency fast = ask(position, model);
  ReferenceEfficiency plain(position.hand.concealed, position.live,
                            plain_worth(position.hand, position.context), model);
  const auto draws = plain.draws(farthest);
  if (!draws) return fast.draws && *fast.draws <= farthest ? "a win where there is none" : QString();
  if (fast.draws != draws) return "another distance";
  if (!fast.exact) return "not exact";
  std::set<int> known;
  const auto near = [](float a, double b) { return std::abs(a - b) <= 1e-5 * (1 + std::abs(b)); };
  for (const DiscardEfficiency& discard : fast.discards) {
    known.insert(kind_of_discard(discard));
    TileCounts hand = position.hand.concealed;
    if (discard.discard) hand.remove(*discard.discard);
    if (!plain.is_followed(hand)) return "follows a hand that leads nowhere";
    for (int turn = 0; turn <= model.turns; ++turn) {
      const auto at = static_cast<std::size_t>(turn);
      const std::array plain_values{plain.value(hand, turn, Goal::win), plain.value(hand, turn, Goal::ready),
                                    plain.value(hand, turn, Goal::points)};
      if (near(discard.win[at], plain_values[0]) && near(discard.ready[at], plain_values[1]) &&
          near(discard.points[at], plain_values[2]))
        continue;
      return QString("turn %1 discard %2: %3 %4 %5, plainly %6 %7 %8")
          .arg(turn)
          .arg(kind_of_discard(discard))
          .arg(discard.win[at])
          .arg(discard.ready[at])
          .arg(discard.points[at])
          .arg(plain_values[0])
          .arg(plain_values[1])
          .arg(plain_values[2]);
    }
  }
  for (int kind = 0; kind < Tile::kinds && position.hand.tile_count() == 14; ++kind) {
    if (position.hand.concealed[kind] == 0 || known.contains(kind)) continue;
    TileCounts hand = position.hand.concealed;
    hand.remove(kind);
    if (plain.is_followed(hand)) return "leaves a discard out";
  }
  return {};
}

// discard: a kind, or -1 for none.
std::vector<DiscardEfficiency>::const_iterator row_of(const Efficiency& table, int discard) {
  return std::ranges::find_if(
      table.discards, [discard](const DiscardEfficiency& row) { return kind_of_discard(row) == discard; });
}

QString fault_in_rows(const DiscardEfficiency& row, int turns) {
  const auto last = static_cast<std::size_t>(turns);
  if (row.win.size() != last + 1 || row.ready.size() != last + 1 || row.points.size() != last + 1)
    return "size";
  if (row.win[last] != 0 || row.points[last] != 0) return "something comes after the last draw";
  for (std::size_t turn = 0; turn <= last; ++turn) {
    if (row.win[turn] < 0 || row.win[turn] > row.ready[turn] || row.ready[turn] > 1.00001F)
      return "no chance";
    if (row.points[turn] < 48 * row.win[turn] * 0.9999F) return "a win brings at least 48";
    if (turn == 0) continue;
    if (row.win[turn] > row.win[turn - 1] || row.ready[turn] > row.ready[turn - 1] ||
        row.points[turn] > row.points[turn - 1])
      return "fewer draws are worth more";
  }
  return {};
}

}  // namespace

class TestAiEfficiency : public QObject {
  Q_OBJECT

 private slots:
  void equals_the_plain_model_data();
  void equals_the_plain_model();

  void waiting_follows_the_closed_form();
  void a_better_wait_is_worth_a_change();
  void kept_tiles_may_be_exchanged();
  void too_cheap_a_wait_is_no_wait();
  void dead_tiles_bring_nothing();
  void an_empty_wall_ends_it();
  void rows_are_consistent();
  void play_wins_as_often_as_said_data();
  void play_wins_as_often_as_said();
  void limits_give_lower_bounds();
  void stops_when_asked();

  void equals_the_published_tables();
};

void TestAiEfficiency::equals_the_plain_model_data() {
  QTest::addColumn<int>("tiles");
  QTest::addColumn<int>("strangers");
  QTest::addColumn<int>("kinds");
  QTest::addColumn<bool>("change");
  QTest::addColumn<int>("extra");
  QTest::addColumn<int>("farthest");
  QTest::addColumn<int>("rounds");
  QTest::newRow("ready, any tile") << 13 << 0 << 34 << true << 1 << 1 << 12;
  QTest::newRow("ready to discard, any tile") << 14 << 1 << 34 << true << 0 << 1 << 20;
  QTest::newRow("ready to discard, no change") << 14 << 1 << 34 << false << 0 << 1 << 20;
  QTest::newRow("ready, two more draws") << 13 << 0 << 8 << true << 2 << 1 << 30;
  QTest::newRow("ready to discard, few kinds") << 14 << 1 << 9 << true << 1 << 1 << 60;
  QTest::newRow("one away, few kinds") << 13 << 1 << 12 << true << 1 << 2 << 60;
  QTest::newRow("one away, no change") << 14 << 2 << 14 << false << 0 << 2 << 60;
  QTest::newRow("one away, no extra draw") << 14 << 2 << 12 << true << 0 << 2 << 60;
  QTest::newRow("one away to discard, few kinds") << 14 << 2 << 8 << true << 1 << 2 << 40;
  QTest::newRow("two away, few kinds") << 13 << 2 << 9 << true << 0 << 3 << 40;
  QTest::newRow("two away, no change") << 14 << 3 << 7 << false << 0 << 3 << 40;
}

void TestAiEfficiency::equals_the_plain_model() {
  QFETCH(int, tiles);
  QFETCH(int, strangers);
  QFETCH(int, kinds);
  QFETCH(bool, change);
  QFETCH(int, extra);
  QFETCH(int, farthest);
  QFETCH(int, rounds);
  Random random(static_cast<std::uint64_t>(11 * tiles + strangers));
  EfficiencyModel model;
  model.change = change;
  model.extra = extra;
  int with_wins = 0;
  for (int round = 0; round < rounds; ++round) {
    Position here = random_position(random, tiles, strangers);
    thin_out(here, random, kinds);
    model.turns = 3 + random_below(random, 6);
    const QString wrong = difference(here, model, farthest);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong + " in " + QString::fromStdString(describe(here))));
    with_wins += ask(here, model).discards.empty() ? 0 : 1;
  }
  QVERIFY2(with_wins * 4 >= rounds, qPrintable(QString::number(with_wins)));
}

// 123456789m 99p 34s after discarding 1z: a pure straight on 2s or 5s. Eight live tiles among 122 and no use
// for another one: drawing without putting back.
void TestAiEfficiency::waiting_follows_the_closed_form() {
  EfficiencyModel model;
  model.change = false;
  const Efficiency table = ask(position("123456789m99p34s1z"), model);
  QCOMPARE(table.draws, 1);
  const DiscardEfficiency& row = table.discards.front();
  QCOMPARE(row.discard, tile("1z"));
  double none = 1;
  for (int turn = 17; turn >= 0; --turn) {
    none = 1;
    for (int draw = turn; draw < 18; ++draw) none *= 1 - 8.0 / (122 - draw);
    QVERIFY(std::abs(row.win[static_cast<std::size_t>(turn)] - (1 - none)) < 1e-6);
    QCOMPARE(row.ready[static_cast<std::size_t>(turn)], 1.0F);
  }
  // Fully concealed 4, pure straight 16, all chows 2: 22 fan with the wait of two kinds.
  const double fan = row.points[0] / row.win[0] / 3 - 8;
  QVERIFY(std::abs(fan - 22) < 0.001);
}

void TestAiEfficiency::a_better_wait_is_worth_a_change() {
  EfficiencyModel model;
  const Position here = position("123456789m99p4s6s");
  const Efficiency changing = ask(here, model);
  model.change = false;
  const Efficiency staying = ask(here, model);
  QCOMPARE(changing.discards.size(), std::size_t{1});
  QVERIFY(changing.hands > staying.hands);
  QVERIFY(changing.discards[0].win[0] > staying.discards[0].win[0] + 0.05F);
  QCOMPARE(changing.discards[0].ready[5], 1.0F);
}

// 6s drawn to 4s makes a closed wait; 3s then takes its place, though no hand nearby wants 3s, 4s and 6s.
void TestAiEfficiency::kept_tiles_may_be_exchanged() {
  EfficiencyModel model;
  model.extra = 0;
  const Position here = position("123456789m99p4s1z", "3s 6s 55s");
  const Efficiency table = ask(here, model);
  ReferenceEfficiency plain(here.hand.concealed, here.live, plain_worth(here.hand, here.context), model);
  QCOMPARE(plain.draws(2), 2);
  QVERIFY(plain.is_followed(hand("123456789m99p46s")));
  QVERIFY(plain.is_followed(hand("123456789m99p34s")));
  QVERIFY(std::abs(table.discards[0].win[0] - plain.value(here.hand.concealed, 0, Goal::win)) < 1e-6);
}

// Complete with 5z: fully concealed 4, mixed double chow and single wait 1 each.
void TestAiEfficiency::too_cheap_a_wait_is_no_wait() {
  const Position here = position("123m456p678s678m5z");
  QCOMPARE(shanten(here.hand.concealed, five_forms), 0);
  const Efficiency table = ask(here, {});
  QVERIFY(table.draws.has_value());
  QVERIFY(*table.draws > 1);
  QCOMPARE(table.discards.at(0).ready[18], 0.0F);
  QVERIFY(table.discards.at(0).ready[0] > 0);
}

void TestAiEfficiency::dead_tiles_bring_nothing() {
  // 3s and 6s are gone.
  Position here = position("123456789m99p45s");
  for (const char* dead : {"3s", "6s"}) here.live.remove(tile(dead), here.live[tile(dead)]);
  const Efficiency table = ask(here, {});
  QVERIFY(!table.draws || *table.draws > 1);
  for (const DiscardEfficiency& row : table.discards) QCOMPARE(row.ready[18], 0.0F);
  here.live = {};
  const Efficiency nothing = ask(here, {});
  QVERIFY(!nothing.draws);
  QVERIFY(nothing.discards.empty());
  QVERIFY(nothing.exact);
}

void TestAiEfficiency::an_empty_wall_ends_it() {
  const Efficiency table = ask(position("123456789m99p45s", "36s 1z"), {});
  const DiscardEfficiency& row = table.discards.at(0);
  QVERIFY(std::abs(row.win[2] - 1) < 1e-6);  // one tile in the wall, two that win
  QVERIFY(std::abs(row.win[1] - 1) < 1e-6);
  for (std::size_t turn = 3; turn <= 18; ++turn) QCOMPARE(row.win[turn], 0.0F);
}

void TestAiEfficiency::rows_are_consistent() {
  Random random(3);
  EfficiencyModel model;
  int rows = 0;
  for (int round = 0; round < 60; ++round) {
    const Position here = random_position(random, 13 + round % 2, round % 4);
    model.change = round % 3 != 0;
    model.extra = round % 4 < 2 ? 1 : 0;
    const Efficiency table = ask(here, model);
    for (const DiscardEfficiency& row : table.discards) {
      const QString wrong = fault_in_rows(row, model.turns);
      QVERIFY2(wrong.isEmpty(), qPrintable(wrong + " in " + QString::fromStdString(describe(here))));
      QVERIFY(row.draws >= *table.draws);
      QVERIFY((row.draws == 1) == (row.ready[18] == 1.0F));
      ++rows;
    }
  }
  QVERIFY(rows > 100);
}

void TestAiEfficiency::play_wins_as_often_as_said_data() {
  QTest::addColumn<QString>("concealed");
  QTest::newRow("one away, two shapes open") << "1234567m99p3467s";
  QTest::newRow("one away, pairs") << "1144m2299p5566s7z";
  QTest::newRow("two away") << "123456m78m99p3s57s";
}

// Walls shuffled and drawn from without putting back; a tile is kept if it brings a win nearer, with the
// discard that the table then likes best.
void TestAiEfficiency::play_wins_as_often_as_said() {
  QFETCH(QString, concealed);
  constexpr int games = 1500;
  const Position start = position(concealed.toUtf8().constData());
  EfficiencyModel model;
  model.change = false;
  model.turns = 12;
  const double said = static_cast<double>(ask(start, model).discards.at(0).win[0]);
  const Worth worth = plain_worth(start.hand, start.context);
  Random random(5);
  int wins = 0;
  for (int game = 0; game < games; ++game) {
    Position now = start;
    EfficiencyModel left = model;
    int draws = *ask(start, model).draws;
    for (; left.turns > 0; --left.turns) {
      const auto wall = now.live.tiles();
      const int drawn = wall[random.below(static_cast<std::uint32_t>(wall.size()))].kind();
      now.live.remove(drawn);
      Position fourteen = now;
      fourteen.hand.concealed.add(drawn);
      if (worth(fourteen.hand.concealed, drawn) > 0) {
        ++wins;
        break;
      }
      EfficiencyModel after = left;
      --after.turns;
      if (draws == 1 || shanten(fourteen.hand.concealed, five_forms) >= draws) continue;
      const Efficiency table = ask(fourteen, after);
      if (!table.draws || *table.draws >= draws) continue;
      const auto best = std::ranges::max_element(table.discards, {},
                                                 [](const DiscardEfficiency& row) { return row.win[0]; });
      draws = *table.draws;
      now.hand.concealed = fourteen.hand.concealed;
      now.hand.concealed.remove(*best->discard);
    }
  }
  const double seen = static_cast<double>(wins) / games;
  const double deviation = std::sqrt(said * (1 - said) / games);
  QVERIFY2(std::abs(seen - said) < 4 * deviation,
           qPrintable(QString("%1 said, %2 seen").arg(said).arg(seen)));
}

void TestAiEfficiency::limits_give_lower_bounds() {
  const Position here = position("1358m2459p2368s14z");
  EfficiencyModel model;
  model.extra = 0;
  const Efficiency whole = ask(here, model);
  QVERIFY(whole.exact);
  for (const std::size_t most : {std::size_t{200}, whole.hands / 2, std::size_t{1}}) {
    EfficiencyModel limited = model;
    limited.most_hands = most;
    const Efficiency part = ask(here, limited);
    QVERIFY(!part.exact);
    QVERIFY(part.hands < whole.hands);
    QVERIFY(!part.discards.empty());
    for (const DiscardEfficiency& row : part.discards) {
      const auto same = row_of(whole, kind_of_discard(row));
      QVERIFY(same != whole.discards.end());
      QVERIFY(row.win[0] <= same->win[0] * 1.0001F && row.win[0] > 0);
    }
  }
  // Less extra is tried first.
  model.extra = 1;
  model.most_hands = whole.hands;
  const Efficiency cut = ask(here, model);
  QVERIFY(!cut.exact);
  QCOMPARE(cut.reach, *whole.draws);
  QCOMPARE(cut.hands, whole.hands);
  // Complete hands may be limited as well.
  model = {};
  model.most_complete = 3;
  const Efficiency few = ask(here, model);
  QVERIFY(!few.exact);
}

void TestAiEfficiency::stops_when_asked() {
  std::stop_source source;
  source.request_stop();
  const Position here = position("1358m2459p2368s14z");
  const Efficiency none = efficiency_of(start_of(here), rules, {}, source.get_token());
  QVERIFY(!none.exact);
  QVERIFY(none.discards.empty());
}

// Riichi hands at 0 to 3 shanten by a program of other authors, without change of shape: there every complete
// hand wins, which is all that these columns need.
void TestAiEfficiency::equals_the_published_tables() {
  QFile file(TINGPAI_SHARED_DIR "/oracle/riichi_value.json");
  if (!file.open(QIODevice::ReadOnly)) QSKIP("the published tables are not beside this checkout");
  const QJsonArray cases = QJsonDocument::fromJson(file.readAll()).object()["cases"].toArray();
  int rows = 0;
  for (const QJsonValue entry : cases) {
    const QJsonObject one = entry.toObject();
    if (one["config"]["name"].toString() != "plain_no_red_no_ura_no_change") continue;
    Hand hand;
    hand.concealed = TileCounts(tiles(one["hand"].toString().toStdString()));
    for (const QJsonValue meld : one["melds"].toArray()) {
      const Tile kind = tile(meld["tiles"][0].toString().toStdString());
      hand.melds.push_back({MeldType::pung, kind, kind, std::nullopt});
    }
    TileCounts wall = rest_of(hand);
    wall.remove(tile(one["dora_indicator"].toString().toStdString()));
    QCOMPARE(wall.total(), one["wall_sum"].toInt());
    const bool closed = hand.melds.empty();
    const Worth any = [closed](const TileCounts& complete, int) {
      const bool standard = shanten(complete, Form::standard) == -1;
      return standard || (closed && shanten(complete, three_forms) == -1) ? 1.0F : 0.0F;
    };
    EfficiencyModel model;
    model.change = false;
    const Efficiency table = efficiency(hand, wall, three_forms, any, model);
    const QJsonArray stats = one["stats"].toArray();
    QCOMPARE(table.discards.size(), static_cast<std::size_t>(stats.size()));
    for (const QJsonValue expected : stats) {
      const std::string discard = expected["tile"].toString().toStdString();
      const int kind = discard.empty() ? -1 : tile(discard).kind();
      const auto row = row_of(table, kind);
      QVERIFY(row != table.discards.end());
      for (int turn = 1; turn <= model.turns; ++turn) {
        const auto at = static_cast<std::size_t>(turn);
        QVERIFY(std::abs(row->win[at] - expected["win"][turn].toDouble()) < 1e-6);
        QVERIFY(std::abs(row->ready[at] - expected["tenpai"][turn].toDouble()) < 1e-6);
      }
      ++rows;
    }
  }
  QCOMPARE(rows, 45);
}

QTEST_APPLESS_MAIN(TestAiEfficiency)
#include "tst_ai_efficiency.moc"
