// What points are worth by the places that they bring.
#include <QTest>
#include <cmath>

#include "engine/ai/levels/assess.h"
#include "engine/ai/levels/bots.h"
#include "engine/ai/reading/standing.h"
#include "engine/ai/targets/targets.h"
#include "engine/rules/scheme.h"
#include "engine/table/course/course.h"
#include "engine/table/referee.h"
#include "tests/engine/support/lone_odds.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;

namespace {

constexpr int south_game = 8;

// Before the last deal but so many, with such scores of the seats in order; the first is the dealer then.
PublicState before(int deals_left, const std::array<Points, 4>& scores, const char* rules = "riichi") {
  PublicState table;
  table.ruleset = *parse_ruleset(rules);
  table.rules = scheme::turn_rules(table.ruleset);
  const int deal = south_game - deals_left;
  table.round = static_cast<Wind>(deal / 4);
  for (int i = 0; i < 4; ++i) {
    table.winds[Seat::from_index(i)] = static_cast<Wind>(i);
    table.scores[Seat::from_index(i)] = scores[static_cast<std::size_t>(i)];
  }
  table.first_dealer = Seat::from_index((4 - deal % 4) % 4);
  return table;
}

Places places_of(const PublicState& table) {
  return *Places::of(table, *profile_of(table.ruleset).placement);
}

Standing standing(const PublicState& table, int seat) {
  return {table, Seat::from_index(seat), places_of(table)};
}

double expected(const PublicState& table, int seat) {
  return places_of(table).expected(table.scores, Seat::from_index(seat), deals_left(table));
}

}  // namespace

class TestAiStanding : public QObject {
  Q_OBJECT

 private slots:
  void points_alone_have_no_places();
  void deals_are_counted();
  void equals_may_expect_the_same();
  void deals_to_come_are_worth_points();
  void a_dealer_who_wins_deals_again();
  void all_expectations_make_up_the_whole();
  void leads_count_more_towards_the_end();
  void the_last_deal_ends_the_game();
  void a_ready_dealer_deals_again();
  void points_are_worth_points_at_the_start();
  void a_place_is_worth_more_than_its_points();
  void who_is_close_behind_must_not_be_dealt_into();
  void what_a_win_saves_grows_with_what_may_be_lost();
  void hands_that_win_a_place_are_gone_for();
  void a_win_is_told_in_points_and_weighed_by_place();
  void a_win_that_leaves_the_last_place_is_let_go_data();
  void a_win_that_leaves_the_last_place_is_let_go();
};

void TestAiStanding::points_alone_have_no_places() {
  for (const char* rules : {"mcr", "sichuan", "hongzhong"}) {
    PublicState table;
    table.ruleset = *parse_ruleset(rules);
    QVERIFY(!Places::of(table, {.spread = 5000}));
    QVERIFY(profile_of(table.ruleset).placement == nullptr);
  }
}

void TestAiStanding::deals_are_counted() {
  for (int left = 1; left <= south_game; ++left) QCOMPARE(deals_left(before(left, {})).count, left);
  PublicState west = before(1, {});
  west.round = Wind::west;
  QCOMPARE(deals_left(west).count, 1);
}

void TestAiStanding::equals_may_expect_the_same() {
  for (const int deals : {4, 8}) {
    const PublicState table = before(deals, {25000, 25000, 25000, 25000});
    for (int seat = 0; seat < 4; ++seat) QVERIFY(std::abs(expected(table, seat)) < 0.05);
  }
}

// Of five deals the first seat has two, of three the last has none.
void TestAiStanding::deals_to_come_are_worth_points() {
  const double dealing = profile_of(*parse_ruleset("riichi")).placement->dealing;
  QVERIFY(dealing > 0);
  for (const auto& [deals, own] :
       {std::pair{5, std::array{2, 1, 1, 1}}, {3, {1, 1, 1, 0}}, {2, {1, 1, 0, 0}}}) {
    const PublicState table = before(deals, {25000, 25000, 25000, 25000});
    for (int seat = 0; seat < 4; ++seat) {
      const double points = dealing * (4 * own[static_cast<std::size_t>(seat)] - deals) / 3;
      QCOMPARE(expected(table, seat) > 0, points > 0);
      QVERIFY(std::abs(expected(table, seat)) > std::abs(points) / 1000);  // places come with the points
    }
  }
}

// Whoever deals has one deal more by a win; everybody else takes it from the dealer.
void TestAiStanding::a_dealer_who_wins_deals_again() {
  const PublicState table = before(8, {25000, 25000, 25000, 25000});
  const double dealing = profile_of(table.ruleset).placement->dealing;
  const auto more_than_paid = [&](int seat) { return standing(table, seat).won(300) - 300; };
  QVERIFY2(std::abs(more_than_paid(0) - 4 * dealing / 3) < 0.3 * dealing,
           qPrintable(QString::number(more_than_paid(0))));
  QVERIFY(std::abs(more_than_paid(1)) < 0.1 * dealing);
  const Standing other = standing(table, 1);
  const double more_lost = other.lost(1000, table.dealer()) - other.lost(1000, Seat::from_index(2));
  QVERIFY2(std::abs(more_lost - dealing / 3) < 0.15 * dealing, qPrintable(QString::number(more_lost)));
}

// Uma and oka come from the players themselves.
void TestAiStanding::all_expectations_make_up_the_whole() {
  for (const int deals : {1, 2, 5}) {
    const PublicState table = before(deals, {41000, 27000, 20000, 12000});
    double sum = 0;
    for (int seat = 0; seat < 4; ++seat) sum += expected(table, seat);
    QVERIFY2(std::abs(sum) < 0.1, QByteArray::number(sum).constData());
    for (int seat = 1; seat < 4; ++seat) QVERIFY(expected(table, seat) < expected(table, seat - 1));
  }
}

void TestAiStanding::leads_count_more_towards_the_end() {
  double last = 0;
  for (const int deals : {8, 6, 4, 2, 1}) {
    const double leader = expected(before(deals, {33000, 25000, 22000, 20000}), 0);
    QVERIFY2(leader > last, QByteArray::number(leader).constData());
    last = leader;
  }
}

// Whoever wins there, if not the dealer, ends the game as the rules have it.
void TestAiStanding::the_last_deal_ends_the_game() {
  PublicState table = before(1, {24000, 37000, 20000, 19000});
  const Standing third = standing(table, 2);
  const auto at_the_end = [&](Points won) {
    PublicState ended = table;
    for (const Seat seat : all_seats) ended.scores[seat] += seat.index() == 2 ? won : -won / 3;
    return (*course::placements(ended))[Seat::from_index(2)];
  };
  for (const Points won : {1500, 3900, 12000}) {
    const double more = third.won(won) - third.won(300);
    const double thousands = at_the_end(won) - at_the_end(300);
    QVERIFY2(std::abs(more * third.rate() - thousands) < 1e-6,
             qPrintable(QString("%1: %2, %3").arg(won).arg(more * third.rate()).arg(thousands)));
  }
}

// When the wall ends the last deal, a dealer behind the others goes on by being ready; others end the game.
void TestAiStanding::a_ready_dealer_deals_again() {
  const PublicState table = before(1, {22000, 33000, 25000, 20000});
  const Seat dealer = table.dealer();
  const Standing behind = standing(table, dealer.index());
  BySeat<bool> nobody, itself;
  itself[dealer] = true;
  QVERIFY(std::abs(behind.unwon({}, nobody)) < 1e-9);
  QVERIFY(behind.unwon({}, itself) > 1000);
  // What is paid counts by the places that it changes.
  Payments paid;
  for (const Seat seat : all_seats) paid[seat] = seat == dealer ? 3000 : -1000;
  QVERIFY(behind.unwon(paid, nobody) > 3000);
}

void TestAiStanding::points_are_worth_points_at_the_start() {
  const PublicState table = before(8, {25000, 25000, 25000, 25000});
  for (int seat = 0; seat < 4; ++seat) {
    const Standing even = standing(table, seat);
    QVERIFY(std::abs(even.lost(1000, Seat::from_index((seat + 1) % 4)) - 1000) < 200);
    QVERIFY(std::abs(even.won(3000) - 3000) < 700);
    QVERIFY(std::abs(even.won(3000) / even.lost(3000, Seat::from_index((seat + 1) % 4)) - 1) < 0.25);
    QVERIFY(even.rate() > 0.001 && even.rate() < 0.004);
  }
}

// The third is 5,000 points behind the second.
void TestAiStanding::a_place_is_worth_more_than_its_points() {
  const Standing third = standing(before(1, {16000, 37000, 26000, 21000}), 3);
  QVERIFY(third.won(8000) > 4 * third.won(2000));
  QVERIFY(third.won(8000) > third.won(2000) + 6000);
  const Standing safe = standing(before(1, {10000, 70000, 10000, 10000}), 1);  // whatever comes
  QVERIFY(safe.won(8000) < 8000);
}

void TestAiStanding::who_is_close_behind_must_not_be_dealt_into() {
  const Standing second = standing(before(1, {14000, 45000, 22000, 19000}), 2);
  QVERIFY(second.lost(2000, Seat::from_index(3)) > 2 * second.lost(2000, Seat::from_index(1)));
}

void TestAiStanding::what_a_win_saves_grows_with_what_may_be_lost() {
  const double threatened = standing(before(1, {15000, 31000, 30000, 24000}), 1).saved(1500);
  const double safe = standing(before(1, {10000, 60000, 20000, 10000}), 1).saved(1500);
  QVERIFY2(threatened > 3 * safe, qPrintable(QString("%1 %2").arg(threatened).arg(safe)));
}

// The same hand of two ways: a cheap one that is near, and a dear one.
void TestAiStanding::hands_that_win_a_place_are_gone_for() {
  const Hand hand{TileCounts(*parse_tiles("123m456p2379s55z1s")), {}};
  const Ruleset ruleset = *parse_ruleset("riichi");
  const Odds odds = test::lone_odds(hand, ruleset, 40);
  const auto spread = [&](const Standing* standing) {  // the dearest way as a multiple of the cheapest
    SeatContext context;
    context.seat = Wind::north;
    context.standing = standing;
    double least = 1e9, most = 0;
    for (const Target& target : find_targets(hand, context, odds, ruleset, {})) {
      least = std::min(least, static_cast<double>(target.points));
      most = std::max(most, static_cast<double>(target.points));
    }
    return most / least;
  };
  const Standing behind = standing(before(1, {40000, 30000, 18000, 12000}), 3);
  QVERIFY2(spread(&behind) > 1.3 * spread(nullptr),
           qPrintable(QString("%1 %2").arg(spread(&behind)).arg(spread(nullptr))));
}

// The hand of a winner at its moment.
void TestAiStanding::a_win_is_told_in_points_and_weighed_by_place() {
  Ruleset ruleset = *parse_ruleset("riichi");
  Referee referee(ruleset, 7);
  Budget budget;
  int wins = 0;
  while (wins == 0 && !referee.game_over()) {
    if (referee.advance()) continue;
    for (const Seat seat : all_seats) {
      const LegalActions legal = referee.asked(seat);
      if (legal.empty()) continue;
      if (legal.has(ActionType::win)) {
        ++wins;
        PlayerView view = referee.view(seat);
        view.table.scores = {};
        const Evaluation win = value_of_win(view);
        QCOMPARE(win.win_chance, 1.0);
        QVERIFY(win.expected_points >= 1000);
        QVERIFY(win.value != win.expected_points + 1500);
      }
      ++budget.seed;
      static_cast<void>(referee.answer(seat, decide(Level::path, referee.view(seat), legal, budget).chosen));
    }
  }
  QCOMPARE(wins, 1);
}

void TestAiStanding::a_win_that_leaves_the_last_place_is_let_go_data() {
  QTest::addColumn<int>("dealer");  // points
  QTest::addColumn<int>("third");
  QTest::addColumn<int>("left");  // deals
  QTest::addColumn<int>("draws");
  QTest::addColumn<bool>("waits");
  QTest::newRow("a bigger one lifts it") << 40500 << 17500 << 1 << 68 << true;
  QTest::newRow("it lifts by two places") << 13000 << 13500 << 1 << 40 << false;
  QTest::newRow("nothing lifts, points are points") << 28000 << 30000 << 1 << 68 << true;
  QTest::newRow("another deal comes") << 40500 << 17500 << 2 << 68 << false;
}

// Ready from the deal, closed, for 2,000 points; 12,000 in hand. The dealer throws the tile.
void TestAiStanding::a_win_that_leaves_the_last_place_is_let_go() {
  QFETCH(const int, dealer);
  QFETCH(const int, third);
  QFETCH(const int, left);
  QFETCH(const int, draws);
  QFETCH(const bool, waits);
  const Ruleset ruleset = *parse_ruleset("riichi");
  const char* const far = "147m369p129s1234z";
  TestGame game({.deals = {far, "234567m345p6788s", far, far}, .draws = "5s", .seed = 5}, ruleset);
  const Seat first = game.table().turn;
  const Seat seat = game.table().after(first);
  game.answer(first.index(), "discard 5s");
  PlayerView view = game.referee.view(seat);
  const LegalActions legal = game.referee.asked(seat);
  QVERIFY(legal.has(ActionType::win));
  const std::array<Points, 4> scores{dealer, 12000, third, 88000 - dealer - third};
  const int deal = south_game - left;
  view.table.round = static_cast<Wind>(deal / 4);
  view.table.wall_left = draws;
  view.table.first_dealer = Seat::from_index((first.index() - deal + south_game) % 4);
  for (const Seat one : all_seats)
    view.table.scores[one] = scores[static_cast<std::size_t>(view.table.winds[one])];
  const auto expert = [&](const LegalActions& some) { return decide(Level::expert, view, some, {}); };
  QCOMPARE(expert(legal).chosen.type == ActionType::win, !waits);
  QCOMPARE(decide(Level::path, view, legal, {}).chosen.type, ActionType::win);  // counts on too much
  const Decision told = decide_beside_win(view, legal, expert);
  QCOMPARE(told.evaluations.front().action, told.chosen);
  QCOMPARE(told.chosen.type == ActionType::win, !waits);
}

QTEST_APPLESS_MAIN(TestAiStanding)
#include "tst_ai_standing.moc"
