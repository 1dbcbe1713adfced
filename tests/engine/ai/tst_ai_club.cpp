// The level that errs as its network has doubts: its moves, drawn many times, come as often as they should.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <sstream>

#include "engine/ai/levels/bots.h"
#include "engine/ai/policy/networks.h"
#include "engine/table/referee.h"
#include "engine/table/wall.h"

using namespace tingpai;

namespace {

struct Position {
  PlayerView view;
  LegalActions legal;
};

// Decisions of hands that quick plays, each with several moves and without a win.
std::vector<Position> positions(std::uint64_t hands) {
  std::vector<Position> all;
  for (std::uint64_t seed = 1; seed <= hands; ++seed) {
    Referee referee({}, seed);
    while (referee.state().table.phase != Phase::hand_over) {
      while (referee.advance() && referee.state().table.phase != Phase::hand_over) {
      }
      for (const Seat seat : all_seats) {
        const LegalActions legal = referee.asked(seat);
        if (legal.empty()) continue;
        const PlayerView& view = referee.view(seat);
        if (legal.actions.size() > 1 && !legal.has(ActionType::win)) all.push_back({view, legal});
        referee.answer(seat, decide(Level::quick, view, legal, {}).chosen);
      }
    }
  }
  return all;
}

Decision club(const Position& position, std::uint64_t seed) {
  Budget budget;
  budget.seed = seed;
  return decide(Level::club, position.view, position.legal, budget);
}

}  // namespace

class TestAiClub : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void without_a_network_quick_decides() {
    for (const Position& position : positions(1)) {
      QCOMPARE(club(position, 1).chosen, decide(Level::quick, position.view, position.legal, {}).chosen);
    }
  }

  void lots_come_as_often_as_they_should() {
    constexpr int draws = 40'000;
    const std::vector<std::int32_t> scores{0, policy::score_unit, -2 * policy::score_unit,
                                           policy::out_of_reach};
    for (const double warmth : {0.5, 1.0, 3.0}) {
      Random lot(7);
      std::array<int, 4> came{};
      for (int i = 0; i < draws; ++i) ++came[policy::drawn(scores, warmth, lot)];
      const std::array<double, 3> odds{1, std::exp(1 / warmth), std::exp(-2 / warmth)};
      for (std::size_t i = 0; i < 3; ++i) {
        const double chance = odds[i] / (odds[0] + odds[1] + odds[2]);
        const double error = std::sqrt(chance * (1 - chance) / draws);
        QVERIFY(std::abs(came[i] / double{draws} - chance) < 4 * error);
      }
      QCOMPARE(came[3], 0);
    }
  }

  void moves_come_as_the_network_has_doubts() {
    std::ifstream file(TINGPAI_TEST_DATA_DIR "/../../assets/policies/mcr.policy", std::ios::binary);
    std::stringstream bytes;
    bytes << file.rdbuf();
    const std::string weights = bytes.str();
    QVERIFY(policy::install(std::as_bytes(std::span(weights))));
    const policy::AnyNetwork& network = *policy::network_of({});
    constexpr int times = 60;
    int best = 0, doubtful = 0, all = 0, agreed = 0;
    for (const Position& position : positions(4)) {
      constexpr std::int32_t far = 4 * policy::score_unit;
      const auto scores = policy::weighed(network, position.view, position.legal.actions, far);
      const std::int32_t top = *std::ranges::max_element(scores);
      std::map<std::size_t, int> came;
      for (int seed = 1; seed <= times; ++seed) {
        const Decision decision = club(position, static_cast<std::uint64_t>(seed));
        const auto place = static_cast<std::size_t>(
            std::ranges::find(position.legal.actions, decision.chosen) - position.legal.actions.begin());
        QVERIFY(place < scores.size() && scores[place] != policy::out_of_reach);
        QCOMPARE(decision.criterion, scores[place] < top ? Criterion::misjudged : Criterion::network);
        ++came[place];
        best += scores[place] == top ? 1 : 0;
      }
      all += times;
      QCOMPARE(club(position, 3).chosen, club(position, 3).chosen);
      doubtful += came.size() > 1 ? 1 : 0;
      const auto often = std::ranges::max_element(came, {}, [](const auto& one) { return one.second; });
      agreed += scores[often->first] >= top - policy::score_unit / 2 ? 1 : 0;
    }
    const int count = all / times;
    QVERIFY(count > 100);
    QVERIFY2(best > all / 2 && best < all * 9 / 10, qPrintable(QString::number(best / double(all))));
    QVERIFY2(doubtful > count / 3, qPrintable(QString::number(doubtful)));
    QVERIFY2(agreed > count * 9 / 10, qPrintable(QString::number(agreed)));
  }
};

QTEST_APPLESS_MAIN(TestAiClub)
#include "tst_ai_club.moc"
