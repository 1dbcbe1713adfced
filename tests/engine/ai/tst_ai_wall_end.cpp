// What is settled when the wall ends a hand, and how bots reckon with it.
#include <QTest>
#include <cmath>

#include "engine/ai/reading/wall_end.h"
#include "engine/rules/riichi/riichi.h"
#include "engine/rules/scheme.h"
#include "tests/engine/ai/tst_ai_questions.h"

using namespace tingpai;

class TestAiWallEnd : public QObject {
  Q_OBJECT

 private slots:
  void readiness_grows_with_draws();
  void riichi_pays_who_is_ready();
  void being_ready_when_the_wall_ends_counts_data();
  void being_ready_when_the_wall_ends_counts();
  void elsewhere_it_settles_nothing();
  void what_kongs_brought_is_returned_data();
  void what_kongs_brought_is_returned();
};

void TestAiWallEnd::readiness_grows_with_draws() {
  WallEndModel model{.later_rate = 0.35};
  const auto after = [&](int draws, Shanten shanten, double rate) {
    return ready_after(model, draws, shanten, rate);
  };
  QCOMPARE(after(0, 0, 0), 1.0);
  QCOMPARE(after(0, 1, 0.5), 0.0);
  // With claims a step comes 1.2 times as often, and 0.35 times a draw after the first.
  QCOMPARE(after(1, 1, 0.5), 0.6);
  QCOMPARE(after(2, 1, 0.5), 1 - 0.4 * 0.4);
  QCOMPARE(after(1, 2, 1), 0.0);
  QCOMPARE(after(2, 2, 1), 0.35);
  QCOMPARE(after(3, 2, 0.5),
           0.6 * (1 - 0.65 * 0.65) + 0.4 * 0.6 * 0.35);  // the first step at once, or later
  QCOMPARE(after(9, 5, 0.5), 0.0);
  model.keeps_on = 0.8;
  QCOMPARE(after(0, 0, 0), 1.0);
  QCOMPARE(after(1, 1, 0.5), 0.8 * 0.6);
  QCOMPARE(after(2, 2, 1), 0.64 * 0.35);
}

// Whoever is ready, what is expected is what the settlement then pays.
void TestAiWallEnd::riichi_pays_who_is_ready() {
  for (const auto& [ready, paid, pays] : {std::tuple(0, 3000.0, 0.0), std::tuple(1, 1500.0, 1000.0),
                                          std::tuple(2, 1000.0, 1500.0), std::tuple(3, 0.0, 3000.0)}) {
    BySeat<bool> who;
    for (int i = 1; i <= ready; ++i) who[Seat::from_index(i)] = true;
    QCOMPARE(-riichi::ready_payments(who)[Seat{}], ready == 0 ? 0 : pays);
    who[Seat{}] = true;
    QCOMPARE(riichi::ready_payments(who)[Seat{}], paid);
  }
  // At the start of a game points are worth what they are, and all others are ready or half of them.
  Referee referee(*parse_ruleset("riichi"), 1);
  while (referee.advance()) {
  }
  const auto settled = [&](Seat seat, double ready_now) {
    std::vector<OtherAtEnd> others;
    for (const Seat other : all_seats) {
      if (other != seat) others.push_back({.seat = other, .ready_now = ready_now});
    }
    const PlayerView view = referee.view(seat);
    return profile_of(view.table.ruleset).wall_end->settled(view, others);
  };
  const Seat dealer = referee.state().table.dealer();
  for (const Seat seat : all_seats) {
    // A dealer who is ready has one deal more, which somebody pays.
    const double dealing = profile_of(*parse_ruleset("riichi")).placement->dealing;
    const double more = seat == dealer ? 4 * dealing / 3 : 0, less = seat == dealer ? 0 : dealing / 3;
    const SettledAtEnd beside_ready = settled(seat, 1), beside_others = settled(seat, 0);
    QVERIFY2(std::abs(beside_ready.paid - more + less) < 300, qPrintable(QString::number(beside_ready.paid)));
    QVERIFY2(std::abs(beside_ready.pays - 3000 - less) < 300, qPrintable(QString::number(beside_ready.pays)));
    const double paid = beside_others.paid - more, pays = beside_others.pays;
    QVERIFY2(paid > 700 && paid < 2500, qPrintable(QString::number(paid)));
    QVERIFY2(pays > 500 && pays < 2000, qPrintable(QString::number(pays)));
  }
}

void TestAiWallEnd::being_ready_when_the_wall_ends_counts_data() {
  QTest::addColumn<QByteArray>("rules");
  QTest::addColumn<int>("games");
  QTest::newRow("sichuan") << QByteArray("sichuan") << 8;
  QTest::newRow("riichi") << QByteArray("riichi") << 16;
}

// Late in hands: who keeps ready hopes for more than who cannot be ready any more.
void TestAiWallEnd::being_ready_when_the_wall_ends_counts() {
  QFETCH(const QByteArray, rules);
  QFETCH(const int, games);
  int compared = 0, kept_ready = 0;
  for (int game = 0; game < games; ++game) {
    for (const Question& question : questions_of(rules.constData(), static_cast<std::uint64_t>(game), 8)) {
      const PublicState& table = question.view.table;
      const int turns = table.draws_left() / table.in_play();
      if (!question.legal.has(ActionType::discard) || turns > 1) continue;
      const Decision decision = weighed(question, true);
      double least_ready = 1e9, most_unready = -1e9;
      for (const Evaluation& one : decision.evaluations) {
        if (one.shanten <= 0 && !one.gives_up) least_ready = std::min(least_ready, one.settled);
        if (one.shanten > turns) most_unready = std::max(most_unready, one.settled);
      }
      if (least_ready == 1e9 || most_unready == -1e9) continue;
      ++compared;
      QVERIFY(least_ready > most_unready);
      kept_ready += decision.evaluations.front().shanten <= 0;
    }
  }
  QVERIFY2(compared > 2 && kept_ready > 1, qPrintable(QStringLiteral("%1 %2").arg(compared).arg(kept_ready)));
}

void TestAiWallEnd::elsewhere_it_settles_nothing() {
  for (const char* rules : {"hongzhong", "mcr"}) {
    for (const Question& question : questions_of(rules, 8, 1)) {
      for (const Evaluation& one : weighed(question, true).evaluations) QCOMPARE(one.settled, 0.0);
    }
  }
}

void TestAiWallEnd::what_kongs_brought_is_returned_data() {
  QTest::addColumn<QByteArray>("rules");
  QTest::addColumn<bool>("returned");
  QTest::newRow("app") << QByteArray("sichuan") << true;
  QTest::newRow("competition") << QByteArray("sichuan_competition") << false;
}

// What the expert reckons with is what the settlement then takes.
void TestAiWallEnd::what_kongs_brought_is_returned() {
  QFETCH(const QByteArray, rules);
  QFETCH(const bool, returned);
  const Ruleset ruleset = *parse_ruleset(rules.constData());
  const Profile& profile = profile_of(ruleset);
  int taken = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Referee referee(ruleset, seed);
    Budget budget;
    BySeat<double> reckoned;
    while (!referee.game_over()) {
      for (const Seat seat : all_seats) {
        const PlayerView& view = referee.view(seat);
        if (view.table.ruleset == ruleset)
          reckoned[seat] = profile.wall_end->settled(view, {}).pays;  // it has begun
      }
      if (const auto event = referee.advance()) {
        const auto* settled = std::get_if<events::Settled>(&*event);
        if (settled == nullptr) continue;
        BySeat<double> paid;
        for (const Transfer& transfer : settled->transfers) {
          if (transfer.reason != TransferReason::kong_returned) continue;
          for (const Seat seat : all_seats) paid[seat] += std::max(0, -transfer.payments[seat]);
        }
        for (const Seat seat : all_seats) {
          if (paid[seat] == 0) continue;
          ++taken;
          QCOMPARE(paid[seat], reckoned[seat]);
        }
        continue;
      }
      for (const Seat seat : all_seats) {
        if (referee.asked(seat).empty()) continue;
        ++budget.seed;
        static_cast<void>(referee.answer(
            seat, decide(Level::regular, referee.view(seat), referee.asked(seat), budget).chosen));
      }
    }
  }
  QCOMPARE(taken > 10, returned);
}

QTEST_APPLESS_MAIN(TestAiWallEnd)
#include "tst_ai_wall_end.moc"
