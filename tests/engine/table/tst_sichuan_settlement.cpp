// Sichuan bloody battle: how hands are settled in which the wall ran out, each case with the sentence of the
// rules that decides it.
#include <QTest>

#include "engine/rules/scheme.h"
#include "engine/rules/sichuan/scheme.h"
#include "engine/table/course/sichuan.h"
#include "tests/engine/support/payments.h"
#include "tests/engine/support/text_hand.h"

using namespace tingpai;
using namespace tingpai::sichuan;

namespace {

// Thirteen tiles each, all of them have given up bamboo.
constexpr const char* ready_1 = "123456789m1122p";
constexpr const char* ready_2 = "111222333m55p66p";       // all pungs
constexpr const char* ready_root = "1111m23m456m789p5p";  // 2, by a root
constexpr const char* ready_4 = "1133m5577m2288p6p";      // seven pairs
constexpr const char* ready_8 = "1112345678999m";         // a full flush, and a root on 1 or 9
constexpr const char* ready_16 = "1111223355779m";        // five doublings
constexpr const char* dead_wait = "123456789m9999p";      // holds all four of what it waits for
constexpr const char* unready = "1357m2468m13579p";
constexpr const char* pig = "123456789m112p3s";
constexpr const char* gone = "";  // has won and left

const Payments nothing = payments_of(0, 0, 0, 0);

Transfer kong(const Payments& payments) { return {TransferReason::kong, payments}; }
Transfer passed_on(const Payments& payments) { return {TransferReason::kong_passed_on, payments}; }

struct Case {
  const char* name;
  const char* rule;
  bool in_competition;
  std::array<const char*, 4> hands;
  std::vector<Transfer> ledger;
  Payments void_suit;
  Payments not_ready;
  Payments returned;
};

// Who is not ready pays who is.
const std::vector<Case> of_ready{
    {"everybody is ready",
     "Who is ready pays nothing.",
     false,
     {ready_1, ready_2, ready_4, ready_8},
     {},
     nothing,
     nothing,
     nothing},
    {"nobody is ready",
     "Only ready players are paid.",
     false,
     {unready, unready, unready, unready},
     {},
     nothing,
     nothing,
     nothing},
    {"one is not ready",
     "Each who is not ready pays each who is; a self-draw does not count.",
     false,
     {unready, ready_1, ready_1, ready_1},
     {},
     nothing,
     payments_of(-3, 1, 1, 1),
     nothing},
    {"two are not ready",
     "Each who is not ready pays each who is.",
     false,
     {unready, unready, ready_1, ready_1},
     {},
     nothing,
     payments_of(-2, -2, 2, 2),
     nothing},
    {"three are not ready",
     "Each who is not ready pays each who is.",
     false,
     {ready_4, unready, unready, unready},
     {},
     nothing,
     payments_of(12, -4, -4, -4),
     nothing},
    {"all pungs",
     "The hand's doublings count.",
     false,
     {unready, ready_2, ready_1, ready_1},
     {},
     nothing,
     payments_of(-4, 2, 1, 1),
     nothing},
    {"a root",
     "Roots count.",
     false,
     {unready, ready_root, ready_1, ready_1},
     {},
     nothing,
     payments_of(-4, 2, 1, 1),
     nothing},
    {"seven pairs",
     "The hand's doublings count.",
     false,
     {unready, ready_4, ready_1, ready_1},
     {},
     nothing,
     payments_of(-6, 4, 1, 1),
     nothing},
    {"several waits",
     "The dearest of the possible wins is paid.",
     false,
     {unready, ready_8, ready_1, ready_1},
     {},
     nothing,
     payments_of(-10, 8, 1, 1),
     nothing},
    {"the cap of apps",
     "No hand pays more than the cap.",
     false,
     {unready, ready_16, ready_1, ready_1},
     {},
     nothing,
     payments_of(-18, 16, 1, 1),
     nothing},
    {"the cap of the competition",
     "No hand pays more than the cap.",
     true,
     {unready, ready_16, ready_1, ready_1},
     {},
     nothing,
     payments_of(-10, 8, 1, 1),
     nothing},
    {"a wait on one's own four",
     "A wait for a tile that the hand holds all four of is no wait.",
     false,
     {dead_wait, ready_1, ready_1, ready_1},
     {},
     nothing,
     payments_of(-3, 1, 1, 1),
     nothing},
    {"a winner who left",
     "Who has won neither pays nor is paid for being ready.",
     false,
     {unready, gone, ready_1, ready_1},
     {},
     nothing,
     payments_of(-2, 0, 1, 1),
     nothing},
    {"two winners who left",
     "Who has won neither pays nor is paid for being ready.",
     false,
     {unready, gone, gone, ready_4},
     {},
     nothing,
     payments_of(-4, 0, 0, 4),
     nothing},
    {"three winners",
     "After the third win nothing is settled.",
     false,
     {unready, gone, gone, gone},
     {},
     nothing,
     nothing,
     nothing},
};
// Who still holds tiles of the suit given up is a pig.
const std::vector<Case> of_void_suits{
    {"a pig",
     "A pig pays 16 to each of the others, and what its hand not being ready costs.",
     false,
     {pig, ready_1, ready_1, ready_1},
     {},
     payments_of(-48, 16, 16, 16),
     payments_of(-3, 1, 1, 1),
     nothing},
    {"a pig pays winners, too",
     "A pig pays also those who have won; being ready is theirs no longer.",
     false,
     {pig, gone, ready_1, ready_1},
     {},
     payments_of(-48, 16, 16, 16),
     payments_of(-2, 0, 1, 1),
     nothing},
    {"a pig and two winners",
     "A pig pays also those who have won.",
     false,
     {pig, gone, gone, unready},
     {},
     payments_of(-48, 16, 16, 16),
     nothing,
     nothing},
    {"a pig pays who is not ready",
     "A pig pays everybody who is none.",
     false,
     {pig, unready, ready_4, ready_1},
     {},
     payments_of(-48, 16, 16, 16),
     payments_of(-5, -5, 8, 2),
     nothing},
    {"two pigs",
     "Pigs pay no pigs.",
     false,
     {pig, pig, ready_1, ready_1},
     {},
     payments_of(-32, -32, 32, 32),
     payments_of(-2, -2, 2, 2),
     nothing},
    {"three pigs",
     "Pigs pay no pigs.",
     false,
     {pig, pig, pig, unready},
     {},
     payments_of(-16, -16, -16, 48),
     nothing,
     nothing},
    {"four pigs", "Pigs pay no pigs.", false, {pig, pig, pig, pig}, {}, nothing, nothing, nothing},
    {"a pig in the competition",
     "The fine of 48 goes to nobody.",
     true,
     {pig, ready_1, ready_1, ready_1},
     {},
     payments_of(-48, 0, 0, 0),
     payments_of(-3, 1, 1, 1),
     nothing},
    {"two pigs in the competition",
     "The fine of 48 goes to nobody.",
     true,
     {pig, pig, ready_1, ready_1},
     {},
     payments_of(-48, -48, 0, 0),
     payments_of(-2, -2, 2, 2),
     nothing},
    {"a pig among winners in the competition",
     "The fine of 48 goes to nobody.",
     true,
     {pig, gone, gone, ready_4},
     {},
     payments_of(-48, 0, 0, 0),
     payments_of(-4, 0, 0, 4),
     nothing},
};
// What kongs earned.
const std::vector<Case> of_kongs{
    {"a concealed kong goes back",
     "Who is not ready returns all kong income.",
     false,
     {unready, ready_1, ready_1, ready_1},
     {kong(payments_of(6, -2, -2, -2))},
     nothing,
     payments_of(-3, 1, 1, 1),
     payments_of(-6, 2, 2, 2)},
    {"a claimed kong goes back",
     "Refunds go to who paid.",
     false,
     {unready, ready_1, ready_1, ready_1},
     {kong(payments_of(2, -2, 0, 0))},
     nothing,
     payments_of(-3, 1, 1, 1),
     payments_of(-2, 2, 0, 0)},
    {"an added kong goes back",
     "Refunds go to who paid.",
     false,
     {unready, ready_1, ready_1, ready_1},
     {kong(payments_of(3, -1, -1, -1))},
     nothing,
     payments_of(-3, 1, 1, 1),
     payments_of(-3, 1, 1, 1)},
    {"a refund to a winner",
     "Refunds go to who paid, also if they have won since.",
     false,
     {unready, gone, ready_1, ready_1},
     {kong(payments_of(6, -2, -2, -2))},
     nothing,
     payments_of(-2, 0, 1, 1),
     payments_of(-6, 2, 2, 2)},
    {"a kong after somebody had left",
     "Who had left paid nothing and gets nothing back.",
     false,
     {unready, gone, ready_1, ready_1},
     {kong(payments_of(4, 0, -2, -2))},
     nothing,
     payments_of(-2, 0, 1, 1),
     payments_of(-4, 0, 2, 2)},
    {"two kongs of one player",
     "All kong income goes back.",
     false,
     {unready, ready_1, ready_1, ready_1},
     {kong(payments_of(6, -2, -2, -2)), kong(payments_of(2, 0, 0, -2))},
     nothing,
     payments_of(-3, 1, 1, 1),
     payments_of(-8, 2, 2, 4)},
    {"kongs of two players",
     "Only who is not ready returns income.",
     false,
     {unready, ready_1, ready_1, ready_1},
     {kong(payments_of(6, -2, -2, -2)), kong(payments_of(-2, 6, -2, -2))},
     nothing,
     payments_of(-3, 1, 1, 1),
     payments_of(-6, 2, 2, 2)},
    {"a ready player keeps kongs",
     "Who is ready keeps the income.",
     false,
     {ready_1, unready, ready_1, ready_1},
     {kong(payments_of(6, -2, -2, -2))},
     nothing,
     payments_of(1, -3, 1, 1),
     nothing},
    {"a winner keeps kongs",
     "Who has won keeps the income.",
     false,
     {unready, gone, ready_1, ready_1},
     {kong(payments_of(-2, 6, -2, -2))},
     nothing,
     payments_of(-2, 0, 1, 1),
     nothing},
    {"a pig returns kongs",
     "Pigs return kong income, too.",
     false,
     {pig, ready_1, ready_1, ready_1},
     {kong(payments_of(6, -2, -2, -2))},
     payments_of(-48, 16, 16, 16),
     payments_of(-3, 1, 1, 1),
     payments_of(-6, 2, 2, 2)},
    {"two refunds",
     "Each who is not ready returns all kong income.",
     false,
     {unready, unready, ready_1, ready_1},
     {kong(payments_of(6, -2, -2, -2)), kong(payments_of(-1, 3, -1, -1))},
     nothing,
     payments_of(-2, -2, 2, 2),
     payments_of(-5, -1, 3, 3)},
    {"what was passed on stays",
     "Income that went to a winner is the owner's no longer.",
     false,
     {unready, gone, ready_1, ready_1},
     {kong(payments_of(6, -2, -2, -2)), passed_on(payments_of(-6, 6, 0, 0))},
     nothing,
     payments_of(-2, 0, 1, 1),
     nothing},
    {"only the last kong was passed on",
     "Only the last kong's income moves.",
     false,
     {unready, gone, ready_1, ready_1},
     {kong(payments_of(2, 0, 0, -2)), kong(payments_of(6, -2, -2, -2)), passed_on(payments_of(-6, 6, 0, 0))},
     nothing,
     payments_of(-2, 0, 1, 1),
     payments_of(-2, 0, 0, 2)},
    {"a kong that was kept back",
     "A late kong earns nothing and returns nothing.",
     false,
     {unready, ready_1, ready_1, ready_1},
     {kong(nothing)},
     nothing,
     payments_of(-3, 1, 1, 1),
     nothing},
    {"no refunds in the competition",
     "The competition knows no refunds.",
     true,
     {unready, ready_1, ready_1, ready_1},
     {kong(payments_of(6, -2, -2, -2))},
     nothing,
     payments_of(-3, 1, 1, 1),
     nothing},
    {"a pig keeps kongs in the competition",
     "The competition knows no refunds.",
     true,
     {pig, ready_1, ready_1, ready_1},
     {kong(payments_of(6, -2, -2, -2))},
     payments_of(-48, 0, 0, 0),
     payments_of(-3, 1, 1, 1),
     nothing},
    {"a pig and who is not ready",
     "Fines first, then hands, then refunds.",
     false,
     {pig, unready, ready_8, ready_1},
     {kong(payments_of(-2, 6, -2, -2))},
     payments_of(-48, 16, 16, 16),
     payments_of(-9, -9, 16, 2),
     payments_of(2, -6, 2, 2)},
};

std::vector<Case> cases() {
  std::vector<Case> all = of_ready;
  for (const auto* more : {&of_void_suits, &of_kongs}) all.insert(all.end(), more->begin(), more->end());
  return all;
}

TableState ending(const Case& one) {
  TableState state;
  state.table.ruleset = *parse_ruleset(one.in_competition ? "sichuan_competition" : "sichuan");
  state.table.rules = scheme::turn_rules(state.table.ruleset);
  state.table.ledger = one.ledger;
  for (const Seat seat : all_seats) {
    const char* tiles = one.hands[static_cast<std::size_t>(seat.index())];
    state.table.status[seat].void_suit = Suit::bamboo;
    state.table.status[seat].out = std::string_view(tiles).empty();
    state.hands[seat].concealed = hand(tiles);
  }
  return state;
}

Payments sum(const events::Settled& settled, TransferReason reason) {
  Payments sum;
  for (const Transfer& transfer : settled.transfers) {
    for (const Seat seat : all_seats) sum[seat] += transfer.reason == reason ? transfer.payments[seat] : 0;
  }
  return sum;
}

}  // namespace

class TestSichuanSettlement : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void pays_what_the_rules_say_data();
  void pays_what_the_rules_say();
};

void TestSichuanSettlement::pays_what_the_rules_say_data() {
  QTest::addColumn<int>("number");
  int number = 0;
  for (const Case& one : cases()) QTest::newRow(one.name) << number++;
}

void TestSichuanSettlement::pays_what_the_rules_say() {
  QFETCH(int, number);
  const Case one = cases()[static_cast<std::size_t>(number)];
  const TableState state = ending(one);
  const auto settled = settlement(rules_of(state.table.ruleset), state);
  QVERIFY2(sum(settled, TransferReason::void_suit) == one.void_suit, one.rule);
  QVERIFY2(sum(settled, TransferReason::not_ready) == one.not_ready, one.rule);
  QVERIFY2(sum(settled, TransferReason::kong_returned) == one.returned, one.rule);
}

QTEST_APPLESS_MAIN(TestSichuanSettlement)
#include "tst_sichuan_settlement.moc"
