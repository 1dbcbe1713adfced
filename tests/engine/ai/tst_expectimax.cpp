// The full search that the path level is compared with: its values beside a slow calculation of the same, its
// choices where they are plain.
#include <QTest>
#include <algorithm>

#include "engine/ai/profile.h"
#include "engine/rules/mcr/mcr.h"
#include "engine/rules/scheme.h"
#include "tests/bench/expectimax.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;

namespace {

PlayerView without(PlayerView view, Tile tile) {
  view.hand.concealed.remove(tile);
  return view;
}

// The same search word by word: tiles are counted, chances worked out where they are asked for. Only the list
// of complete hands is made beforehand.
class SlowSearch {
 public:
  explicit SlowSearch(const PlayerView& view)
      : view_(view),
        odds_(odds_of(view, profile_of({}).apart)),
        hand_(view.hand.concealed),
        live_(live_tiles(view)) {
    SeatContext context{view.table.round, view.table.winds[view.seat], 0, visible_tiles(view)};
    for (const Tile own : hand_.tiles()) context.exposed.remove(own);
    targets_ = find_targets(view.hand, context, odds_, Ruleset{}, Expectimax::limits);
    if (targets_.size() > Expectimax::most_goals) targets_.resize(Expectimax::most_goals);
    std::stable_sort(targets_.begin(), targets_.end(),
                     [](const Target& a, const Target& b) { return a.points > b.points; });
  }

  double before_draw(int draws) {
    double sum = 0;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      const int copies = live_[kind];
      if (copies == 0) continue;
      const double won = gain_of_win(kind);
      hand_.add(kind);
      live_.remove(kind);
      sum += copies * (won > 0 ? won : before_discard(draws - 1));
      live_.add(kind);
      hand_.remove(kind);
    }
    return sum / live_.total();
  }

  double before_discard(int draws) {
    double best = 0;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (hand_[kind] == 0) continue;
      hand_.remove(kind);
      best = std::max(best, draws > 0 ? before_draw(draws) : leaf_without(kind));
      hand_.add(kind);
    }
    return best;
  }

 private:
  static constexpr double saved = 10;  // by a win, as for the path level

  double gain_of_win(int kind) const {
    Win win;
    win.concealed = hand_;
    win.melds = view_.hand.melds;
    win.tile = Tile::from_index(kind);
    win.self_drawn = true;
    win.round = view_.table.round;
    win.seat = view_.table.winds[view_.seat];
    const auto score = mcr::score(win, mcr::Rules{});
    return score && score->legal ? 3 * (8 + score->total) + saved : 0;
  }

  // The hand of 3n+1 tiles that is left without this kind.
  double leaf_without(int kind) const {
    double none = 1;
    double points = 0;
    for (const Target& target : targets_) {
      const TileCounts complete = tiles_of_target(target);
      if (complete[kind] > hand_[kind]) continue;  // the kind would have to come back
      const double comes = chance(target, complete);
      points += none * comes * (static_cast<double>(target.points) + saved);
      none *= 1 - comes;
    }
    return points;
  }

  TileCounts tiles_of_target(const Target& target) const {
    TileCounts tiles = view_.hand.concealed;
    for (const int kind : target.leaving) tiles.remove(kind);
    for (const Missing& missing : target.missing) tiles.add(missing.kind);
    return tiles;
  }

  double chance(const Target& target, const TileCounts& complete) const {
    struct Lacking {
      double as_win, as_last, as_any;
    };
    std::vector<Lacking> lacking;
    const bool on_discard = target.finish == Finish::open || target.finish == Finish::closed;
    for (int n = 0; n < 4; ++n) {
      for (int kind = 0; kind < Tile::kinds; ++kind) {
        if (n < hand_[kind] || n >= complete[kind]) continue;
        const int gone = odds_.live(kind) - live_[kind] + n - hand_[kind];
        lacking.push_back({comes(kind, Way::win, gone), comes(kind, on_discard ? Way::win : Way::draw, gone),
                           comes(kind, way_of(target, kind, n), gone)});
      }
    }
    const auto last = std::min_element(lacking.begin(), lacking.end(),
                                       [](const auto& a, const auto& b) { return a.as_win < b.as_win; });
    double product = 1;
    for (auto each = lacking.begin(); each != lacking.end(); ++each)
      product *= each == last ? each->as_last : each->as_any;
    return product;
  }

  double comes(int kind, Way way, int gone) const {
    return static_cast<double>(odds_.chance(kind, way, gone));
  }

  // Each group is claimed once: with the first tile that the hand lacked when the search began, in a pung
  // always with the third.
  static Way way_of(const Target& target, int kind, int copy) {
    if (target.finish == Finish::closed || target.finish == Finish::closed_self) return Way::draw;
    std::vector<int> claimed;
    for (const Missing& missing : target.missing) {
      if (missing.group >= Missing::pair) continue;
      if (std::find(claimed.begin(), claimed.end(), missing.group) != claimed.end()) continue;
      claimed.push_back(missing.group);
      if (missing.kind != kind) continue;
      if (!is_chow(target.groups[missing.group])) {
        if (copy == 2) return Way::pung;
      } else {
        return Way::chow;
      }
    }
    return Way::draw;
  }

  PlayerView view_;
  Odds odds_;
  TileCounts hand_;
  TileCounts live_;
  std::vector<Target> targets_;
};

bool nearly_equal(double a, double b) { return std::abs(a - b) <= 1e-5 * std::max(a, b); }

}  // namespace

class TestExpectimax : public QObject {
  Q_OBJECT

 private slots:
  void agrees_with_the_slow_search_data();
  void agrees_with_the_slow_search();
  void chooses_data();
  void chooses();
  void leaves_the_hand_as_it_was();
};

void TestExpectimax::agrees_with_the_slow_search_data() {
  QTest::addColumn<std::string>("thirteen");
  QTest::newRow("ready for a pure straight") << std::string("123456789m13p55s");
  QTest::newRow("ready for a win that is not legal") << std::string("234m567888p1366s");
  QTest::newRow("two draws to go") << std::string("1245689m13p55s11z");
  QTest::newRow("pungs") << std::string("111m44p77p22s555z6z");
  QTest::newRow("pairs") << std::string("1133m4477p2266s5z");
  QTest::newRow("far from anything") << std::string("147m258p1369s125z");
}

void TestExpectimax::agrees_with_the_slow_search() {
  QFETCH(const std::string, thirteen);
  TestGame game = dealt(thirteen, "4z");
  const PlayerView view = game.referee.view(player(0));
  const double leaf = Expectimax(view).before_discard(0);
  QVERIFY(leaf > 0);
  QVERIFY(nearly_equal(leaf, SlowSearch(view).before_discard(0)));
  QVERIFY(nearly_equal(Expectimax(view).before_discard(1), SlowSearch(view).before_discard(1)));
  const PlayerView passing = without(view, tile("4z"));
  QVERIFY(nearly_equal(Expectimax(passing).before_draw(1), SlowSearch(passing).before_draw(1)));
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
  // 67m waits for two kinds, but 5m and 8m make no more than all chows; 79m waits for the straight.
  row("the narrow wait that may win", "123456m79m345p55s", "6m", "discard 6m");
  row("the narrow wait for a mixed straight", "123m66m456p234s79s", "6s", "discard 6s");
  row("a step earlier", "123466m79m34p55s7p", "6p", "discard 6m");
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
