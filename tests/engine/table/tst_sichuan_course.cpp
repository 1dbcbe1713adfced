// Sichuan bloody battle at the table: what wins, kongs and passed wins lead to in play.
#include <QTest>

#include "engine/rules/scheme.h"
#include "engine/rules/sichuan/scheme.h"
#include "engine/table/course/sichuan.h"
#include "engine/table/legality.h"
#include "tests/engine/support/invariants.h"
#include "tests/engine/support/payments.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;
using namespace tingpai::sichuan;

namespace {

const Payments nothing = payments_of(0, 0, 0, 0);

// The dealer has a kong of 1p and discards 5p, for which the three others wait. All give up bamboo.
struct WaitingForFive : TestGame {
  explicit WaitingForFive(const char* ruleset)
      : TestGame({.deals = {"1111p5p77p9p12389m", "123456789m46p22p", "123456789m46p33p", "123456789m46p88p"},
                  .draws = "9p",
                  .replacements = "9p"},
                 *parse_ruleset(ruleset)) {
    for (int seat = 0; seat < 4; ++seat) answer(seat, "void s");
  }
  // Places from the dealer on.
  int at(int place) const { return (table().dealer().index() + place) % 4; }
  Points score(int place) const { return table().scores[player(at(place))]; }
  void win(std::initializer_list<int> places) {
    for (int place = 1; place < 4; ++place) {
      const bool wins = std::ranges::find(places, place) != places.end();
      answer(at(place), wins ? "win 5p" : "pass");
    }
  }
};

}  // namespace

class TestSichuanCourse : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void two_win_on_one_discard();
  void three_winners_end_the_hand();
  void what_a_kong_earned_goes_to_the_winner_data();
  void what_a_kong_earned_goes_to_the_winner();
  void a_late_kong_earns_nothing();
  void a_passed_win_binds_to_dearer_ones();
  void the_suit_given_up_leaves_first();
  void who_deals_next();
  void games_end();
};

// Each who wins is paid in full, and the player after the last of them draws.
void TestSichuanCourse::two_win_on_one_discard() {
  WaitingForFive game("sichuan;exchange=0;hands=1");
  game.answer(game.at(0), "discard 5p");
  game.win({1, 2});
  QCOMPARE(game.score(0), -2);
  QCOMPARE(game.score(1), 1);
  QCOMPARE(game.score(2), 1);
  QCOMPARE(game.table().wins.size(), std::size_t{2});
  QVERIFY(game.table().status[player(game.at(1))].out && game.table().status[player(game.at(2))].out);
  QCOMPARE(game.table().turn, player(game.at(3)));
  QCOMPARE(game.table().in_play(), 2);
}

// The hand ends with the third win, even on a shared tile, and nothing is settled.
void TestSichuanCourse::three_winners_end_the_hand() {
  WaitingForFive game("sichuan;exchange=0;hands=1");
  game.answer(game.at(0), "discard 5p");
  game.win({1, 2, 3});
  QCOMPARE(game.score(0), -3);
  QCOMPARE(game.table().phase, Phase::hand_over);
  QCOMPARE(game.count<events::Settled>(), 1);
  QVERIFY(game.table().ledger.empty());
}

void TestSichuanCourse::what_a_kong_earned_goes_to_the_winner_data() {
  QTest::addColumn<QString>("ruleset");
  QTest::addColumn<bool>("two");
  QTest::addColumn<QList<int>>("expected");  // from the dealer on
  // The kong earns 2 from each; a plain hand shot after a kong is doubled once.
  QTest::newRow("apps: to the winner") << "sichuan;exchange=0;hands=1" << false << QList<int>{-2, 6, -2, -2};
  QTest::newRow("apps: to the nearer of two")
      << "sichuan;exchange=0;hands=1" << true << QList<int>{-4, 6, 0, -2};
  QTest::newRow("the competition cancels it")
      << "sichuan_competition;hands=1" << false << QList<int>{-2, 2, 0, 0};
  QTest::newRow("where it is kept") << "sichuan;exchange=0;kong_lost=0;hands=1" << false
                                    << QList<int>{4, 0, -2, -2};
}

void TestSichuanCourse::what_a_kong_earned_goes_to_the_winner() {
  QFETCH(QString, ruleset);
  QFETCH(bool, two);
  QFETCH(QList<int>, expected);
  WaitingForFive game(qPrintable(ruleset));
  game.answer(game.at(0), "concealed_kong 1p");
  QCOMPARE(game.score(0), 6);
  game.answer(game.at(0), "discard 5p");
  if (two) {
    game.win({1, 2});
  } else {
    game.win({1});
  }
  for (int place = 0; place < 4; ++place) QCOMPARE(game.score(place), expected[place]);
  QVERIFY(game.table().wins.front().win.after_kong);
}

// An added kong earns nothing if its tile was kept back.
void TestSichuanCourse::a_late_kong_earns_nothing() {
  TableState state;
  state.table.ruleset = *parse_ruleset("sichuan");
  state.table.rules = scheme::turn_rules(state.table.ruleset);
  const Tile five = tile("5p");
  state.table.melds[player(0)].push_back({MeldType::added_kong, five, five, player(2), {}});
  state.table.phase = Phase::robbing;
  state.table.turn = player(0);
  state.table.last_tile = five;
  for (const bool drawn : {true, false}) {
    state.table.drawn = drawn;
    const auto paid = std::get<events::Paid>(*due(Rules{}, state));
    QCOMPARE(paid.transfer.payments, drawn ? payments_of(3, -1, -1, -1) : nothing);
  }
}

// Who lets a win pass may win by discard before the next draw only for more.
void TestSichuanCourse::a_passed_win_binds_to_dearer_ones() {
  WaitingForFive game("sichuan;exchange=0;hands=1");
  game.answer(game.at(0), "discard 5p");
  TableState state = game.referee.state();
  const Seat south = player(game.at(1));
  const auto may_win = [&] {
    return detail::legal_actions(detail::stance_of(state, south)).has(ActionType::win);
  };
  QVERIFY(may_win());
  state.missed[south] = {{}, 0, true, 1};
  QVERIFY(!may_win());
  state.missed[south].bound = 0;
  QVERIFY(may_win());
  state.missed[south] = {{}, 0, false, 1};  // it has drawn since
  QVERIFY(may_win());
}

// Its tiles must be discarded first; nobody wins or claims with them.
void TestSichuanCourse::the_suit_given_up_leaves_first() {
  TestGame game({.deals = {"1111p5p77p9p12389m", "123456789m46p22p", "123456789m46p33p", "123456789m46p88p"},
                 .draws = "9p"},
                *parse_ruleset("sichuan;exchange=0;hands=1"));
  const int dealer = game.table().dealer().index();
  for (int seat = 0; seat < 4; ++seat) game.answer(seat, seat == dealer ? "void p" : "void s");
  QVERIFY(game.asked(dealer, "discard 5p") && game.asked(dealer, "discard 1p"));
  QVERIFY(!game.asked(dealer, "discard 1m") && !game.asked(dealer, "concealed_kong 1p"));
}

// The first winner; if the first discard that won had several winners, its player.
void TestSichuanCourse::who_deals_next() {
  for (const bool two : {false, true}) {
    WaitingForFive game("sichuan;exchange=0;hands=2");
    const int dealer = game.at(0);
    const int south = game.at(1);
    game.answer(dealer, "discard 5p");
    if (two) {
      game.win({1, 2});
    } else {
      game.win({1});
    }
    const auto next = next_hand(Rules{}, game.table());
    QVERIFY(next);
    QCOMPARE(next->winds[player(two ? dealer : south)], Wind::east);
  }
}

void TestSichuanCourse::games_end() {
  for (const char* ruleset : {"sichuan;hands=4", "sichuan_competition;hands=4"}) {
    int wins = 0, shared = 0, robbed = 0, passed_on = 0, settled = 0, third = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
      Referee referee(*parse_ruleset(ruleset), seed);
      Invariants invariants;
      const auto look = [&](const Referee& at, const Event& event) {
        invariants.after(at, event);
        if (const auto* won = std::get_if<events::Won>(&event)) {
          ++wins;
          shared += won->place > 0;
          robbed += won->win.robbing;
          third += at.state().table.wins.size() == 3;
        }
        if (const auto* paid = std::get_if<events::Paid>(&event))
          passed_on += paid->transfer.reason != TransferReason::kong;
        settled += std::holds_alternative<events::Settled>(event);
      };
      const auto policy = [](const PlayerView& view, const LegalActions& legal, Random& random) {
        const bool before_play = view.table.phase == Phase::exchanging || view.table.phase == Phase::voiding;
        return before_play ? random_action(view, legal, random) : greedy_action(view, legal, random);
      };
      const auto events = play(referee, policy, seed, {look, {}});
      if (!invariants.broken().empty())
        qFatal("%s\n%s", invariants.broken().c_str(), to_text(events).c_str());
      const auto again = parse_record(to_text(events));
      QVERIFY(again && *again == events);
      QVERIFY(Referee::resume(events));
    }
    qInfo("%s: %d wins (%d shared, %d robbed), %d third wins, %d kongs lost, %d settlements", ruleset, wins,
          shared, robbed, third, passed_on, settled);
    QCOMPARE(settled, 400);
    QVERIFY(wins > 300 && shared > 0 && passed_on > 0 && third > 20);
  }
}

QTEST_GUILESS_MAIN(TestSichuanCourse)
#include "tst_sichuan_course.moc"
