// The plain search that the path level is compared with: its values by hand, its choices where they are
// plain.
#include <QTest>
#include <algorithm>

#include "tests/bench/expectimax.h"
#include "tests/engine/table_play.h"

using namespace tingpai;

namespace {

// East has these thirteen tiles and the others nothing of worth; `draws` come from the wall in turn order.
TestGame dealt(const std::string& thirteen, const std::string& draws) {
  auto left = full_set(TestGame::without_flowers());
  for (const Tile tile : tiles(thirteen + draws)) left.erase(std::find(left.begin(), left.end(), tile));
  WallPlan plan;
  plan.deals = {thirteen, "", "", ""};
  for (std::size_t i = 0; i < 39; ++i) {  // every second tile, so that nobody is dealt a complete hand
    plan.deals[1 + i % 3] += to_text(left[2 * i]);
  }
  plan.draws = draws;
  return TestGame(plan);
}

Points pays(Fan fan) { return 3 * (8 + fan); }

PlayerView without(PlayerView view, Tile tile) {
  view.hand.concealed.remove(tile);
  return view;
}
PlayerView with(PlayerView view, int kind) {
  view.hand.concealed.add(kind);
  return view;
}

double best_leaf(const PlayerView& view) {
  double best = 0;
  for (const Tile out : view.hand.concealed.tiles())
    best = std::max(best, Expectimax(without(view, out)).at_leaf());
  return best;
}

// The mean over all unseen tiles: what winning pays, or what the hand with that tile is worth.
template <class Worth>
double mean_of_draws(const PlayerView& view, const std::string& winning, int fan, Worth worth) {
  TileCounts live;
  for (const Tile each : full_set(view.table.ruleset)) live.add(each);
  for (const Tile each : view.hand.concealed.tiles()) live.remove(each);
  double sum = 0;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (live[kind] == 0) continue;
    const bool wins = winning == to_text(Tile::from_index(kind));
    sum += live[kind] * (wins ? pays(fan) : worth(with(view, kind)));
  }
  return sum / live.total();
}

}  // namespace

class TestExpectimax : public QObject {
  Q_OBJECT

 private slots:
  void adds_up_all_draws_data();
  void adds_up_all_draws();
  void chooses_data();
  void chooses();
  void leaves_the_hand_as_it_was();
};

void TestExpectimax::adds_up_all_draws_data() {
  QTest::addColumn<std::string>("ready");
  QTest::addColumn<std::string>("winning");
  QTest::addColumn<int>("fan");
  // Pure straight 16, fully concealed 4, all chows 2, mixed double chow 1, closed wait 1.
  const auto row = [](const char* name, const char* ready, const char* winning, int fan) {
    QTest::newRow(name) << std::string(ready) << std::string(winning) << fan;
  };
  row("a pure straight", "123456789m13p55s", "2p", 24);
  // Fully concealed 4, no honours 1, closed wait 1: too little.
  row("a win that is not legal", "234m567888p1366s", "", 0);
}

void TestExpectimax::adds_up_all_draws() {
  QFETCH(const std::string, ready);
  QFETCH(const std::string, winning);
  QFETCH(const int, fan);
  TestGame game = dealt(ready, "1z");
  const PlayerView view = without(game.referee.view(player(0)), tile("1z"));
  QVERIFY(qFuzzyCompare(Expectimax(view).before_draw(1), mean_of_draws(view, winning, fan, best_leaf)));
  const auto one_draw_ahead = [](const PlayerView& after) { return Expectimax(after).before_discard(1); };
  QVERIFY(qFuzzyCompare(Expectimax(view).before_draw(2), mean_of_draws(view, winning, fan, one_draw_ahead)));
}

void TestExpectimax::chooses_data() {
  QTest::addColumn<std::string>("thirteen");
  QTest::addColumn<std::string>("drawn");
  QTest::addColumn<std::string>("chosen");
  const auto row = [](const char* name, const char* thirteen, const char* drawn, const char* chosen) {
    QTest::newRow(name) << std::string(thirteen) << std::string(drawn) << std::string(chosen);
  };
  row("the win", "123456789m13p55s", "2p", "win 2p");
  row("the useless tile", "123456789m13p55s", "1z", "discard 1z");
  row("what is in the way of a straight", "1234567m99m123p1z", "8m", "discard 1z");
}

void TestExpectimax::chooses() {
  QFETCH(const std::string, thirteen);
  QFETCH(const std::string, drawn);
  QFETCH(const std::string, chosen);
  TestGame game = dealt(thirteen, drawn);
  const Seat east = player(0);
  const Action action = Expectimax(game.referee.view(east)).decide(game.referee.asked(east), 1);
  QCOMPARE(to_text(action), chosen);
}

void TestExpectimax::leaves_the_hand_as_it_was() {
  TestGame game = dealt("123456789m13p55s", "1z");
  const Seat east = player(0);
  Expectimax search(game.referee.view(east));
  const double before = search.before_discard(1);
  search.decide(game.referee.asked(east), 1);
  QVERIFY(search.before_discard(1) == before);
}

QTEST_APPLESS_MAIN(TestExpectimax)
#include "tst_expectimax.moc"
