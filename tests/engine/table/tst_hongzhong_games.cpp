// Games of red-dragon-wild, played out by chance and by bots: kongs are paid, the winner deals, red dragons
// stay out of claims.
#include <QTest>

#include "engine/ai/levels/bots.h"
#include "engine/rules/hongzhong/scheme.h"
#include "engine/table/record.h"
#include "tests/engine/support/invariants.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;
using hongzhong::wild;

namespace {

struct Seen {
  int wins = 0;
  int robbed = 0;
  int shared = 0;
  int exhausted = 0;
  int kongs = 0;
  int hits = 0;
  int reds_in_melds = 0;
  int wrong_dealers = 0;
  std::optional<Seat> dealer;  // of the hand
  std::optional<Seat> due;     // to deal next

  void operator()(const Referee& referee, const Event& event) {
    const PublicState& table = referee.state().table;
    if (std::holds_alternative<events::HandStarted<Truth>>(event)) {
      wrong_dealers += due && table.dealer() != *due;
      due = table.dealer();
    }
    if (const auto* won = std::get_if<events::Won>(&event)) {
      ++wins;
      robbed += won->win.robbing;
      shared += won->place > 0;
      hits += won->score.total - 1;
      due = won->place > 0 ? *won->from : won->seat;
    }
    exhausted += std::holds_alternative<events::WallExhausted>(event);
    kongs += std::holds_alternative<events::Paid>(event);
    for (const SeenMelds& melds : table.melds) {
      for (const SeenMeld& meld : melds) reds_in_melds += meld.tile && meld.tile->kind() == wild;
    }
  }
};

Seen games(const char* ruleset, int games) {
  Seen seen;
  for (int seed = 1; seed <= games; ++seed) {
    Referee referee(*parse_ruleset(ruleset), static_cast<std::uint64_t>(seed));
    Invariants invariants;
    seen.due.reset();
    const auto look = [&](const Referee& at, const Event& event) {
      invariants.after(at, event);
      seen(at, event);
    };
    const auto events = play(referee, greedy_action, static_cast<std::uint64_t>(seed), {look, {}});
    if (!invariants.broken().empty()) qFatal("%s", invariants.broken().c_str());
    const auto again = parse_record(to_text(events));
    if (!again || *again != events || !Referee::resume(events)) qFatal("the record of game %d differs", seed);
  }
  return seen;
}

}  // namespace

class TestHongzhongGames : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void played_at_random_data();
  void played_at_random();
};

void TestHongzhongGames::played_at_random_data() {
  QTest::addColumn<QString>("ruleset");
  QTest::addColumn<bool>("robbing");
  QTest::newRow("A") << "hongzhong;hands=4" << false;
  QTest::newRow("B") << "hongzhong_commercial;hands=4" << true;
  QTest::newRow("one tile by its rank") << "hongzhong;hands=4;rank_counts=1" << false;
  QTest::newRow("four reds") << "hongzhong;hands=4;four_reds=1;added_kong=0" << false;
}

void TestHongzhongGames::played_at_random() {
  QFETCH(QString, ruleset);
  QFETCH(bool, robbing);
  const Seen seen = games(qPrintable(ruleset), 60);
  qInfo("%d wins (%d robbed, %d shared), %d without a winner, %d kongs paid, %d hits", seen.wins, seen.robbed,
        seen.shared, seen.exhausted, seen.kongs, seen.hits);
  QCOMPARE(seen.wins - seen.shared + seen.exhausted, 240);
  QVERIFY(seen.wins > 40);
  QVERIFY(seen.kongs > 40);
  QVERIFY(seen.hits > seen.wins / 2);
  QCOMPARE(seen.robbed > 0, robbing);
  QCOMPARE(seen.reds_in_melds, 0);
  QCOMPARE(seen.wrong_dealers, 0);
}

QTEST_GUILESS_MAIN(TestHongzhongGames)
#include "tst_hongzhong_games.moc"
