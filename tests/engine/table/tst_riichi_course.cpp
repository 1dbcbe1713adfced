// Riichi at the table: what a declaration binds to, furiten, claims, indicators, aborted hands and who deals
// next.
#include <QTest>

#include "engine/rules/riichi/scheme.h"
#include "engine/rules/scheme.h"
#include "engine/table/course/riichi.h"
#include "tests/engine/support/payments.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;
using namespace tingpai::riichi;

namespace {

// Ready for 1s and 4s, with a pure straight.
constexpr const char* ready = "123456789m11p23s";
// Far from anything, and of use to nobody.
constexpr const char* far = "258m369p47s1234z6z";

// Of use to nobody, and not near to anything.
constexpr const char* other = "147m258p369s1257z";

// Places count from the dealer on.
struct Table : TestGame {
  explicit Table(const WallPlan& plan, const char* ruleset = "riichi")
      : TestGame(plan, *parse_ruleset(ruleset)) {}
  int at(int place) const { return (table().dealer().index() + place) % 4; }
  Seat seat(int place) const { return player(at(place)); }
  Points score(int place) const { return table().scores[seat(place)]; }
  void act(int place, std::string_view action) { answer(at(place), action); }
  bool may(int place, std::string_view action) const { return asked(at(place), action); }
  bool is_asked(int place) const { return !referee.asked(seat(place)).empty(); }
  // Discards, and nobody claims it.
  void turn(int place, const std::string& discard) {
    act(place, "discard " + discard);
    pass_all();
  }
  const events::Won& won(std::size_t i = 0) const { return table().wins.at(i); }
};

PublicState table_after(const char* ruleset) {
  PublicState table;
  table.ruleset = *parse_ruleset(ruleset);
  table.rules = scheme::turn_rules(table.ruleset);
  for (const Seat seat : all_seats) {
    table.winds[seat] = static_cast<Wind>(seat.index());
    table.scores[seat] = table.rules.start;
  }
  table.phase = Phase::hand_over;
  return table;
}

std::vector<RiverTile> river(std::string_view discards) {
  std::vector<RiverTile> river;
  for (const Tile each : tiles(discards)) {
    RiverTile one;
    one.tile = each;
    river.push_back(one);
  }
  return river;
}

// The dealer has moved on `deals` times.
void move_on(PublicState& table, int deals) {
  table.round = static_cast<Wind>(deals / 4);
  for (const Seat seat : all_seats) table.winds[seat] = static_cast<Wind>((seat.index() - deals + 16) % 4);
}

void wins(PublicState& table, int seat) {
  events::Won won;
  won.seat = player(seat);
  table.wins = {won};
}

}  // namespace

class TestRiichiCourse : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void own_discards_bar_a_win();
  void a_passed_win_bars_until_the_next_draw();
  void a_tile_without_yaku_bars_as_well();
  void a_passed_win_after_riichi_bars_for_good();
  void riichi_binds_the_hand();
  void riichi_costs_a_stick_unless_it_is_won_on();
  void riichi_needs_points_tiles_and_a_closed_hand();
  void first_discards_declare_twice();
  void a_call_ends_ippatsu();
  void swaps_are_forbidden_data();
  void swaps_are_forbidden();
  void two_winners_are_paid();
  void three_winners_data();
  void three_winners();
  void indicators_come_in_time();
  void hands_are_aborted_data();
  void hands_are_aborted();
  void four_riichi_abort();
  void the_last_set_makes_liable();
  void who_is_not_ready_pays();
  void outer_discards_are_a_mangan();
  void who_deals_next_data();
  void who_deals_next();
  void games_end_data();
  void games_end();
  void places_are_worth_points_data();
  void places_are_worth_points();
};

void TestRiichiCourse::own_discards_bar_a_win() {
  for (const bool barred : {true, false}) {
    Table table({.deals = {ready, far, far, other}, .draws = barred ? "1s4s" : "7z4s"});
    table.turn(0, barred ? "1s" : "7z");
    table.act(1, "discard 4s");
    QCOMPARE(table.may(0, "win 4s"), !barred);
  }
}

void TestRiichiCourse::a_passed_win_bars_until_the_next_draw() {
  Table table({.deals = {ready, far, far, other}, .draws = "7z4s4s5z5z1s"});
  table.turn(0, "7z");
  table.turn(1, "4s");
  table.act(2, "discard 4s");
  QVERIFY(!table.is_asked(0));
  table.turn(3, "5z");
  table.turn(0, "5z");
  table.act(1, "discard 1s");
  QVERIFY(table.may(0, "win 1s"));
}

// 1m completes the hand without a yaku: its owner is not asked, but bound. 4m makes all simples.
void TestRiichiCourse::a_tile_without_yaku_bars_as_well() {
  for (const bool barred : {true, false}) {
    Table table({.deals = {"23567m345p666s88s", far, far, other}, .draws = barred ? "7z1m4m" : "7z5z4m"});
    table.turn(0, "7z");
    table.act(1, barred ? "discard 1m" : "discard 5z");
    QVERIFY(!table.is_asked(0));
    table.pass_all();
    table.act(2, "discard 4m");
    QCOMPARE(table.may(0, "win 4m"), !barred);
  }
}

void TestRiichiCourse::a_passed_win_after_riichi_bars_for_good() {
  Table table({.deals = {ready, far, far, other}, .draws = "7z4s5z5z7z1s"});
  table.turn(0, "7z riichi");
  table.turn(1, "4s");
  table.turn(2, "5z");
  table.turn(3, "5z");
  table.turn(0, "7z");
  table.act(1, "discard 1s");
  QVERIFY(!table.is_asked(0));
}

// No claim, no other discard; a kong only where it changes nothing.
void TestRiichiCourse::riichi_binds_the_hand() {
  Table plain({.deals = {ready, far, far, other}, .draws = "7z1p5z5z7z"});
  plain.turn(0, "7z riichi");
  plain.act(1, "discard 1p");
  QVERIFY(!plain.is_asked(0));
  plain.turn(2, "5z");
  plain.turn(3, "5z");
  QCOMPARE(plain.options(plain.at(0)), std::string("discard 7z"));

  const char* no_ones = "247m258p369s1257z";
  Table kong({.deals = {"111456789m11p23s", far, far, no_ones}, .draws = "7z5z5z5z1m"});
  kong.turn(0, "7z riichi");
  for (const int place : {1, 2, 3}) kong.turn(place, "5z");
  QVERIFY(kong.may(0, "concealed_kong 1m"));

  Table other_waits({.deals = {"11123m456789p77z", far, far, no_ones}, .draws = "4z5z5z5z1m"});
  other_waits.turn(0, "4z riichi");
  for (const int place : {1, 2, 3}) other_waits.turn(place, "5z");
  QVERIFY(other_waits.may(0, "win 1m") && other_waits.may(0, "discard 1m"));
  QVERIFY(!other_waits.may(0, "concealed_kong 1m"));
}

void TestRiichiCourse::riichi_costs_a_stick_unless_it_is_won_on() {
  Table paid({.deals = {"234567m345p99s78p", ready, far, other}, .draws = "7z"});
  paid.act(0, "discard 7z riichi");
  paid.pass_all();
  QCOMPARE(paid.score(0), 24000);
  QCOMPARE(paid.table().sticks, 1);
  QVERIFY(paid.table().status[paid.seat(0)].riichi);

  Table won({.deals = {"234567m345p99s78p", ready, far, other}, .draws = "4s"});
  won.act(0, "discard 4s riichi");
  won.act(1, "win 4s");
  QCOMPARE(won.won().score.total, 3);  // pure straight and pinfu
  QCOMPARE(won.score(0), 25000 - 3900);
  QCOMPARE(won.score(1), 25000 + 3900);
  QCOMPARE(won.table().sticks, 0);
}

void TestRiichiCourse::riichi_needs_points_tiles_and_a_closed_hand() {
  const Table enough({.deals = {ready, far, far, other}, .draws = "7z"});
  QVERIFY(enough.may(0, "discard 7z riichi"));
  PlayerView view = enough.referee.view(enough.seat(0));
  const auto may_declare = [](const PlayerView& of) {
    return legal_actions(of).contains({ActionType::discard, tile("7z"), {}, true});
  };
  QVERIFY(may_declare(view));
  view.table.scores[view.seat] = 900;
  QVERIFY(!may_declare(view));
  view.table.scores[view.seat] = 1000;
  view.table.wall_left = 3;
  QVERIFY(!may_declare(view));
  view.table.wall_left = 4;
  QVERIFY(may_declare(view));
  Table open(
      {.deals = {"123456m11p23s557z", "5z147m258p369s123z", far, "147m258p369s1246z"}, .draws = "1z2z"});
  open.turn(0, "1z");
  open.act(1, "discard 5z");
  open.act(0, "pung 5z");
  QVERIFY(!open.may(0, "discard 7z riichi") && open.may(0, "discard 7z"));
}

void TestRiichiCourse::first_discards_declare_twice() {
  Table first({.deals = {ready, far, far, other}, .draws = "7z5z5z5z"});
  first.turn(0, "7z riichi");
  QVERIFY(first.table().status[first.seat(0)].double_riichi);
  Table second({.deals = {ready, far, far, other}, .draws = "7z5z5z5z7z"});
  second.turn(0, "7z");
  for (const int place : {1, 2, 3}) second.turn(place, "5z");
  second.turn(0, "7z riichi");
  QVERIFY(second.table().status[second.seat(0)].riichi &&
          !second.table().status[second.seat(0)].double_riichi);
}

void TestRiichiCourse::a_call_ends_ippatsu() {
  Table at_once({.deals = {ready, far, far, other}, .draws = "7z1s"});
  at_once.turn(0, "7z riichi");
  at_once.act(1, "discard 1s");
  at_once.act(0, "win 1s");
  QVERIFY(at_once.won().win.ippatsu);
  QCOMPARE(at_once.won().win.under.size(), std::size_t{1});
  QCOMPARE(at_once.score(0), 25000 + at_once.won().score.worth);  // its stick comes back

  Table called({.deals = {ready, far, "258m369p17s12z55z6z", "147m258p369s1267z"}, .draws = "7z5z"});
  called.turn(0, "7z riichi");
  called.act(1, "discard 5z");
  called.act(2, "pung 5z");
  called.act(2, "discard 1s");
  called.act(0, "win 1s");
  QVERIFY(!called.won().win.ippatsu && called.won().win.riichi);
}

void TestRiichiCourse::swaps_are_forbidden_data() {
  QTest::addColumn<QString>("ruleset");
  QTest::addColumn<QString>("hand");
  QTest::addColumn<QString>("discard");
  QTest::addColumn<QString>("claim");
  QTest::addColumn<QStringList>("forbidden");
  const QString usual = "riichi";
  QTest::newRow("upper end") << usual << "1234m369p147s123z"
                             << "4m"
                             << "chow 2m" << QStringList{"4m", "1m"};
  QTest::newRow("lower end") << usual << "1234m369p147s123z"
                             << "1m"
                             << "chow 1m" << QStringList{"1m", "4m"};
  QTest::newRow("middle") << usual << "3457m369p14s1237z"
                          << "4m"
                          << "chow 3m" << QStringList{"4m"};
  QTest::newRow("pung") << usual << "444m1369p147s12z7s"
                        << "4m"
                        << "pung 4m" << QStringList{"4m"};
  QTest::newRow("where they are allowed") << "riichi;swap_calls=1"
                                          << "1234m369p147s123z"
                                          << "4m"
                                          << "chow 2m" << QStringList{};
}

void TestRiichiCourse::swaps_are_forbidden() {
  QFETCH(QString, ruleset);
  QFETCH(QString, hand);
  QFETCH(QString, discard);
  QFETCH(QString, claim);
  QFETCH(QStringList, forbidden);
  Table table({.deals = {"258m258p258s4567z", hand.toStdString(), "58m369p47s13446z2p", "17m258p369s1257z9m"},
               .draws = discard.toStdString()},
              qPrintable(ruleset));
  table.act(0, "discard " + discard.toStdString());
  table.act(1, claim.toStdString());
  for (const Action& action : table.referee.asked(table.seat(1)).actions)
    QVERIFY(!forbidden.contains(QString::fromStdString(to_text(action.tile))));
  std::size_t kinds = 0;
  for (const auto held : table.referee.view(table.seat(1)).hand.concealed.raw()) kinds += held > 0;
  std::size_t held_back = 0;
  for (const QString& one : forbidden)
    held_back += table.referee.view(table.seat(1)).hand.concealed[tile(one.toStdString())] > 0;
  QCOMPARE(table.referee.asked(table.seat(1)).actions.size(), kinds - held_back);
}

// Each is paid in full; honba and sticks are the nearer one's.
void TestRiichiCourse::two_winners_are_paid() {
  Table table({.deals = {far, other, ready, "123456789p11m23s"}, .draws = "7z4s"});
  table.turn(0, "7z");
  table.act(1, "discard 4s");
  table.act(2, "win 4s");
  table.act(3, "win 4s");
  QCOMPARE(table.score(1), 25000 - 2 * 3900);
  QCOMPARE(table.score(2), 25000 + 3900);
  QCOMPARE(table.score(3), 25000 + 3900);
}

void TestRiichiCourse::three_winners_data() {
  QTest::addColumn<QString>("ruleset");
  QTest::addColumn<bool>("paid");
  QTest::newRow("Tenhou") << "riichi" << false;
  QTest::newRow("Mahjong Soul") << "riichi_soul" << true;
}

void TestRiichiCourse::three_winners() {
  QFETCH(QString, ruleset);
  QFETCH(bool, paid);
  Table table({.deals = {far, ready, "123456789p11m23s", "234678m234p55p23s"}, .draws = "4s"},
              qPrintable(ruleset));
  table.act(0, "discard 4s");
  for (const int place : {1, 2, 3}) table.act(place, "win 4s");
  QCOMPARE(table.table().wins.size(), paid ? std::size_t{3} : std::size_t{0});
  QCOMPARE(table.table().aborted.has_value(), !paid);
  QCOMPARE(table.score(0) == 25000, !paid);
}

// That of a concealed kong at once, that of an open one after the discard; before it if the rules say so. A
// win on that discard comes first.
void TestRiichiCourse::indicators_come_in_time() {
  Table concealed(
      {.deals = {"1111z258m369p47s6z", "147m258p369s2257z", "369m147p58s2233z9s", "2589m369p14s3447z"},
       .draws = "7z"});
  QCOMPARE(concealed.table().indicators.size(), std::size_t{1});
  concealed.act(0, "concealed_kong 1z");
  QCOMPARE(concealed.table().indicators.size(), std::size_t{2});

  for (const bool early : {false, true}) {
    Table open(
        {.deals = {"111z258m369p147s6z", "47m258p369s257z11s", ready, "258m369p47s2344z7s"}, .draws = "7z1z"},
        early ? "riichi;early_indicators=1" : "riichi");
    open.turn(0, "7z");
    open.act(1, "discard 1z");
    open.act(0, "melded_kong 1z");
    QCOMPARE(open.table().indicators.size(), early ? std::size_t{2} : std::size_t{1});
    open.act(0, "discard 4s");
    if (!early) {
      QCOMPARE(open.table().indicators.size(), std::size_t{1});
      open.act(2, "win 4s");
      QCOMPARE(open.won().win.indicators.size(), std::size_t{1});
    } else {
      open.pass_all();
      QCOMPARE(open.table().indicators.size(), std::size_t{2});
    }
  }
}

void TestRiichiCourse::hands_are_aborted_data() {
  QTest::addColumn<QString>("reason");
  QTest::newRow("nine terminals") << "nine";
  QTest::newRow("four winds") << "winds";
  QTest::newRow("four kongs") << "kongs";
}

void TestRiichiCourse::hands_are_aborted() {
  QFETCH(QString, reason);
  if (reason == "nine") {
    Table nine(
        {.deals = {"19m19p1258s12345z", "47m258p369s3667z1m", far, "258m369p47s2255z7s"}, .draws = "5m"},
        "riichi");
    QVERIFY(nine.may(0, "abort"));
    nine.act(0, "abort");
    QCOMPARE(nine.table().aborted, std::optional(AbortReason::nine_terminals));
    QVERIFY2(Referee::resume(nine.events), "its record goes on");
    const Table none(
        {.deals = {"19m19p1258s12345z", "47m258p369s3667z1m", far, "258m369p47s2255z7s"}, .draws = "5m"},
        "riichi_ema");
    QVERIFY(!none.may(0, "abort"));
    return;
  }
  if (reason == "winds") {
    Table winds(
        {.deals = {"147m258p369s5566z", "258m369p147s5577z", "369m147p258s6677z", "258m369p147s369m1p"},
         .draws = "1z1z1z1z"});
    for (const int place : {0, 1, 2, 3}) winds.turn(place, "1z");
    QCOMPARE(winds.table().aborted, std::optional(AbortReason::four_winds));
    return;
  }
  Table kongs({.deals = {"1111z2222z258m36p", "3333z4444z258p36s", "147m258p369s5566z", "258m369p147s5577z"},
               .draws = "7z7z"});
  kongs.act(0, "concealed_kong 1z");
  kongs.act(0, "concealed_kong 2z");
  kongs.turn(0, "7z");
  kongs.act(1, "concealed_kong 3z");
  kongs.act(1, "concealed_kong 4z");
  QVERIFY(!kongs.table().aborted);
  kongs.turn(1, "7z");
  QCOMPARE(kongs.table().aborted, std::optional(AbortReason::four_kongs));
}

// The fourth stick is paid, too, and all of them stay on the table.
void TestRiichiCourse::four_riichi_abort() {
  Table table(
      {.deals = {ready, "123456789p11m23s", "123456789s11z23m", "234678m234p55p23s"}, .draws = "5z5z6z6z"});
  table.turn(0, "5z riichi");
  table.turn(1, "5z riichi");
  table.turn(2, "6z riichi");
  QVERIFY(!table.table().aborted);
  table.turn(3, "6z riichi");
  QCOMPARE(table.table().aborted, std::optional(AbortReason::four_riichi));
  for (const int place : {0, 1, 2, 3}) QCOMPARE(table.score(place), 24000);
  QCOMPARE(table.table().sticks, 4);
}

void TestRiichiCourse::the_last_set_makes_liable() {
  PublicState table = table_after("riichi");
  const auto set = [&](const char* kind, MeldType type, std::optional<int> from) {
    table.melds[player(0)].push_back(
        {type, tile(kind), tile(kind), from ? std::optional(player(*from)) : std::nullopt, {}});
  };
  set("5z", MeldType::pung, 1);
  set("1m", MeldType::pung, 2);
  set("6z", MeldType::concealed_kong, {});
  QCOMPARE(liable(Rules(), table, player(0)), std::optional<Seat>());
  set("7z", MeldType::added_kong, 3);
  QCOMPARE(liable(Rules(), table, player(0)), std::optional(player(3)));
  QCOMPARE(liable(Rules{.liability = false}, table, player(0)), std::optional<Seat>());
  table.melds[player(0)].clear();
  for (const char* kind : {"1z", "2z", "3z"}) set(kind, MeldType::pung, 1);
  QCOMPARE(liable(Rules(), table, player(0)), std::optional<Seat>());
  set("4z", MeldType::melded_kong, 2);
  QCOMPARE(liable(Rules(), table, player(0)), std::optional(player(2)));
}

void TestRiichiCourse::who_is_not_ready_pays() {
  Table table({.deals = {ready, far, far, other}, .draws = "7z"});
  table.drift([] { return false; });
  QCOMPARE(table.count<events::WallExhausted>(), 1);
  QCOMPARE(table.score(0), 28000);
  for (const int place : {1, 2, 3}) QCOMPARE(table.score(place), 24000);
  QVERIFY(table.last<events::Settled>().shown[table.seat(0)].has_value());
  QVERIFY(!table.last<events::Settled>().shown[table.seat(1)].has_value());
  const Seat dealer = table.table().dealer();
  table.go_on();
  QCOMPARE(table.table().dealer(), dealer);  // it was ready
  QCOMPARE(table.table().honba, 1);
}

void TestRiichiCourse::outer_discards_are_a_mangan() {
  TableState state;
  state.table = table_after("riichi");
  for (const Seat seat : all_seats) {
    state.hands[seat].concealed = hand(far);
    state.table.rivers[seat] = river("1z5m");
  }
  state.hands[player(2)].concealed = hand(ready);
  state.table.rivers[player(1)] = river("1z9p1s");
  const events::Settled settled = settlement(Rules(), state);
  QCOMPARE(settled.transfers.size(), std::size_t{1});  // in place of what is paid for being ready
  QVERIFY(settled.transfers[0] ==
          (Transfer{TransferReason::nagashi, payments_of(-4000, 8000, -2000, -2000)}));
  state.table.rivers[player(1)][1].claimed_by = player(2);
  const events::Settled claimed = settlement(Rules(), state);
  QVERIFY(claimed.transfers[0] ==
          (Transfer{TransferReason::not_ready, payments_of(-1000, -1000, 3000, -1000)}));
}

void TestRiichiCourse::who_deals_next_data() {
  QTest::addColumn<QString>("end");
  QTest::addColumn<int>("dealer");
  QTest::addColumn<int>("honba");
  QTest::newRow("the dealer wins") << "dealer" << 0 << 3;
  QTest::newRow("another wins") << "other" << 1 << 0;
  QTest::newRow("both win") << "both" << 0 << 3;
  QTest::newRow("the dealer is ready") << "ready" << 0 << 3;
  QTest::newRow("the dealer is not ready") << "not ready" << 1 << 3;
  QTest::newRow("aborted") << "aborted" << 0 << 3;
}

void TestRiichiCourse::who_deals_next() {
  QFETCH(QString, end);
  QFETCH(int, dealer);
  QFETCH(int, honba);
  PublicState table = table_after("riichi");
  table.honba = 2;
  if (end == "dealer" || end == "both") wins(table, 0);
  if (end == "other") wins(table, 2);
  if (end == "both") {
    events::Won second;
    second.seat = player(3);
    table.wins.insert(table.wins.begin(), second);
  }
  if (end == "ready") table.status[player(0)].shown = true;
  if (end == "aborted") table.aborted = AbortReason::four_winds;
  const auto next = next_hand(Rules(), table);
  QVERIFY(next);
  QCOMPARE(next->winds[player(dealer)], Wind::east);
  QCOMPARE(next->honba, honba);
  QCOMPARE(next->round, Wind::east);
}

void TestRiichiCourse::games_end_data() {
  QTest::addColumn<QString>("ruleset");
  QTest::addColumn<int>("deals");  // before this one
  QTest::addColumn<QList<int>>("scores");
  QTest::addColumn<int>("winner");  // -1: nobody, the dealer is not ready
  QTest::addColumn<bool>("over");
  const QList<int> even{25000, 25000, 25000, 25000};
  QTest::newRow("in the middle") << "riichi" << 5 << even << -1 << false;
  QTest::newRow("below zero") << "riichi" << 2 << QList<int>{50100, 25000, 25000, -100} << 0 << true;
  QTest::newRow("below zero does not matter")
      << "riichi;bust=0" << 2 << QList<int>{50100, 25000, 25000, -100} << 0 << false;
  QTest::newRow("the last deal, with the target")
      << "riichi" << 7 << QList<int>{31000, 23000, 23000, 23000} << 0 << true;
  QTest::newRow("the last deal, nobody has it") << "riichi" << 7 << even << 0 << false;
  QTest::newRow("without an extension") << "riichi;extension=0" << 7 << even << 0 << true;
  QTest::newRow("the dealer leads and wins")
      << "riichi" << 7 << QList<int>{23000, 23000, 23000, 31000} << 3 << true;
  QTest::newRow("the dealer wins, but does not lead")
      << "riichi" << 7 << QList<int>{31000, 20000, 20000, 29000} << 3 << false;
  QTest::newRow("in the extension") << "riichi" << 9 << QList<int>{31000, 20000, 20000, 29000} << 1 << true;
  QTest::newRow("the extension goes on") << "riichi" << 9 << even << 0 << false;
  QTest::newRow("the extension's last") << "riichi" << 11 << even << 0 << true;
  QTest::newRow("east alone") << "riichi;hands=4" << 3 << QList<int>{31000, 23000, 23000, 23000} << 0 << true;
}

void TestRiichiCourse::games_end() {
  QFETCH(QString, ruleset);
  QFETCH(int, deals);
  QFETCH(QList<int>, scores);
  QFETCH(int, winner);
  QFETCH(bool, over);
  PublicState table = table_after(qPrintable(ruleset));
  move_on(table, deals);
  for (const Seat seat : all_seats) table.scores[seat] = scores[seat.index()];
  if (winner >= 0) wins(table, winner);
  const Rules& rules = rules_of(table.ruleset);
  const auto next = next_hand(rules, table);
  QCOMPARE(!next.has_value(), over);
  if (next && winner != deals % 4) QCOMPARE(static_cast<int>(next->round), (deals + 1) / 4);
  table.sticks = 2;
  BySeat<Points> last = table.scores;
  const auto first = std::ranges::max_element(scores) - scores.begin();
  last[player(static_cast<int>(first))] += 2000;
  QVERIFY(finals(rules, table) == last);
}

void TestRiichiCourse::places_are_worth_points_data() {
  QTest::addColumn<QString>("ruleset");
  QTest::addColumn<QList<int>>("scores");
  QTest::addColumn<QList<double>>("worth");
  // Tenhou: 25,000 to 30,000, so that 20,000 more go to the first.
  QTest::newRow("uma and oka") << "riichi" << QList<int>{41200, 12300, 27500, 19000}
                               << QList<double>{51.2, -37.7, 7.5, -21};
  QTest::newRow("of equals, who dealt first")
      << "riichi" << QList<int>{25000, 25000, 25000, 25000} << QList<double>{35, 5, -15, -25};
  // The EMA's table starts with what it aims at.
  QTest::newRow("no oka") << "riichi_ema" << QList<int>{30000, 41000, 29000, 20000}
                          << QList<double>{5, 26, -6, -25};
}

void TestRiichiCourse::places_are_worth_points() {
  QFETCH(QString, ruleset);
  QFETCH(QList<int>, scores);
  QFETCH(QList<double>, worth);
  PublicState table = table_after(qPrintable(ruleset));
  for (const Seat seat : all_seats) table.scores[seat] = scores[seat.index()];
  const auto placed = placements(rules_of(table.ruleset), table);
  QVERIFY(placed.has_value());
  double sum = 0;
  for (const Seat seat : all_seats) {
    QCOMPARE((*placed)[seat], worth[seat.index()]);
    sum += (*placed)[seat];
  }
  QVERIFY(std::abs(sum) < 1e-9);
}

QTEST_APPLESS_MAIN(TestRiichiCourse)
#include "tst_riichi_course.moc"
