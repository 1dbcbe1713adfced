// What finished hands tell of how fast their players are.
#include <QTest>
#include <numeric>

#include "engine/ai/reading/learning.h"

using namespace tingpai;

namespace {

const Seat me = all_seats[0];
const Seat other = all_seats[1];

// A hand that is over after so many discards of each, won by somebody or by nobody.
PublicState hand_of(int discards, std::optional<Seat> winner) {
  PublicState table;
  table.phase = Phase::hand_over;
  int number = 0;
  for (int i = 0; i < discards; ++i) {
    for (const Seat seat : all_seats)
      table.rivers[seat].push_back({Tile::of(Suit::characters, 1 + seat.index()), true, {}, number++});
  }
  if (winner) {
    events::Won won;
    won.seat = *winner;
    table.wins = {won};
  }
  return table;
}

double speed(const Pace& pace) {  // as others see it
  Field field;
  for (Pace& one : field) one = pace;
  return speed_of(field, me, {});
}

double sum(const Pace& pace) { return std::accumulate(pace.shares().begin(), pace.shares().end(), 0.0); }

}  // namespace

class TestAiLearning : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void who_wins_early_is_faster() {
    const Field after = after_hand({}, hand_of(8, other));
    QVERIFY(speed(after[other]) > 1);
    QVERIFY(after[other].share(Level::expert) > Pace().share(Level::expert));
    QVERIFY(speed(after[me]) < speed(after[other]));
  }

  void who_never_wins_is_slower() {
    Field field;
    double before = speed(field[me]);
    for (int hand = 0; hand < 8; ++hand) {
      field = after_hand(field, hand_of(20, {}));
      QVERIFY(speed(field[me]) < before);
      before = speed(field[me]);
    }
    QVERIFY(before < 0.7);
  }

  void who_is_known_stays() {
    Field field = field_of(Level::quick);
    field[me] = Pace();
    for (const auto winner : {std::optional(me), std::optional(other), std::optional<Seat>()}) {
      const Field after = after_hand(field, hand_of(6, winner));
      for (const Seat seat : {all_seats[1], all_seats[2], all_seats[3]})
        QCOMPARE(after[seat], Pace(Level::quick));
      QVERIFY(after[me] != Pace());
    }
  }

  void shares_always_sum_to_1() {
    Field field;
    for (int hand = 0; hand < 200; ++hand) {
      field = after_hand(field, hand_of(hand % 23, hand % 3 == 0 ? std::optional(other) : std::nullopt));
      for (const Pace& pace : field) {
        QVERIFY(std::abs(sum(pace) - 1) < 1e-9);
        for (const double share : pace.shares()) QVERIFY(share >= 0);
      }
    }
  }

  void speed_is_that_of_the_others() {
    QCOMPARE(speed_of({}, me, {}), 1.0);
    Field field;
    field[me] = Level::quick;
    QCOMPARE(speed_of(field, me, {}), 1.0);
    QVERIFY(speed_of(field, other, {}) < 1);
    QVERIFY(speed(Level::quick) < speed(Level::path));
    QVERIFY(speed(Level::path) < speed(Level::expert));
    QVERIFY(speed(Level::quick) < 0.6);  // such tables are told of
    QVERIFY(speed(Level::expert) > 1.4);
    QVERIFY(speed(Level::regular) > 0.6 && speed(Level::path) < 1.4);
  }
};

QTEST_APPLESS_MAIN(TestAiLearning)
#include "tst_ai_learning.moc"
