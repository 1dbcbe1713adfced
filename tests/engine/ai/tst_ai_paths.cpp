// What targets are worth as a race of draws, against numbers worked out by hand.
#include <QTest>
#include <algorithm>
#include <cmath>

#include "engine/ai/paths/paths.h"
#include "tests/engine/ai/tst_ai_positions.h"

using namespace tingpai;

namespace {

const Ruleset ruleset;
constexpr float stake = 10;
constexpr Rivals three_rivals{{{0.1, 0.05, 0.1}, {0.1, 0.05, 0.1}, {0.1, 0.05, 0.1}}};

bool near(double a, double b) { return std::abs(a - b) <= 1e-5 * std::max(1.0, std::abs(b)); }
// The race orders its draws once, not every turn.
bool about(double a, double b) { return std::abs(a - b) <= 1e-3 * std::max(0.01, std::abs(b)); }
bool near(const PathValue& a, const PathValue& b) { return near(a.win, b.win) && near(a.points, b.points); }

// A target as the race sees it: what comes, what leaves, how it is won.
Target target(const std::string& missing, const std::string& leaving, Finish finish, float points) {
  Target made;
  made.finish = finish;
  made.points = points;
  made.weight = points;
  TileCounts taken;
  for (const Tile tile : tiles(missing)) {
    made.missing.push_back(
        {static_cast<std::uint8_t>(tile.kind()), Missing::never, static_cast<std::uint8_t>(taken[tile])});
    taken.add(tile);
  }
  for (const Tile tile : tiles(leaving)) made.leaving.push_back(static_cast<std::uint8_t>(tile.kind()));
  return made;
}

// Live tiles by text; the wall is as long as it says.
Odds odds(const std::string& live, int wall_left = 60) {
  Position position;
  position.live = hand(live);
  position.wall_left = wall_left;
  return position.odds();
}

// Of the whole wall, beside players who discard like that, after such discards of its own.
Odds odds_of_open_wall(const Habits& habits, const std::string& discarded, const OddsModel& model = {},
                       const Rivals& rivals = {}) {
  std::array<float, Tile::kinds> in_wall{};
  TileCounts live;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    live.add(kind, 4);
    in_wall[static_cast<std::size_t>(kind)] = 4;
  }
  KindSet barred;
  for (const Tile tile : tiles(discarded)) barred.insert(tile.kind());
  return Odds(live, in_wall, 60, rivals, model, habits, barred);
}

const std::string open_wall = "111122223333444455556666777788889999m1111222233334444p";

int kind(const char* text) { return tile(text).kind(); }

PathValue value_of(const std::vector<Target>& targets, const Odds& odds,
                   std::optional<int> discard = std::nullopt) {
  return PathTree(targets, odds, stake).value(discard);
}

double compared(const PathValue& value) {
  return static_cast<double>(value.points) + static_cast<double>(stake) * static_cast<double>(value.win);
}

// A node by the book: turn by turn from the end of the wall. A draw: its rate and the course of what it leads
// to.
using Course = std::vector<double>;
struct Draw {
  double rate = 0;
  Course then;
};

Course won(const Odds& odds, double points) {
  return Course(static_cast<std::size_t>(odds.turns()) + 1, points + stake);
}

Course node(const Odds& odds, std::vector<Draw> draws) {
  Course course(static_cast<std::size_t>(odds.turns()) + 1, 0.0);
  for (std::size_t next = course.size() - 1; next > 0; --next) {
    std::sort(draws.begin(), draws.end(),
              [&](const Draw& a, const Draw& b) { return a.then[next] > b.then[next]; });
    double value = 0, none_better = 1;
    for (const Draw& draw : draws) {
      if (draw.then[next] <= course[next]) break;
      value += none_better * (1 - std::exp(-draw.rate)) * draw.then[next];
      none_better *= std::exp(-draw.rate);
    }
    course[next - 1] =
        static_cast<double>(odds.survives(static_cast<int>(next) - 1)) * (value + none_better * course[next]);
  }
  return course;
}

std::vector<Target> targets_of(const Position& position) {
  return find_targets(position.hand, position.context, position.odds(), ruleset, {.evaluations = 400});
}

}  // namespace

class TestAiPaths : public QObject {
  Q_OBJECT

 private slots:
  void odds_are_rates();
  void ready_hand_wins_turn_by_turn();
  void part_of_a_turn_counts_in_part_data();
  void part_of_a_turn_counts_in_part();
  void own_draw_is_slower();
  void two_waits_add_up();
  void own_discards_bar_a_hand_from_wins_on_discards_data();
  void own_discards_bar_a_hand_from_wins_on_discards();
  void declared_hands_win_by_habits_of_their_own();
  void fewer_pay_for_a_late_draw();
  void those_who_left_discard_no_more();
  void the_wall_lasts_longer_where_others_leave();
  void each_copy_comes_once_data();
  void each_copy_comes_once();
  void two_draws_by_hand();
  void a_second_copy_is_rarer();
  void claims_need_the_last_tile_of_a_group();
  void cheap_win_waits_for_a_dear_one();
  void discard_keeps_its_targets_only();
  void wins_by_target_add_up();
  void wins_by_target_by_hand();
  void values_are_chances_data();
  void values_are_chances();
  void more_live_tiles_never_hurt();
  void parts_are_not_worth_more();
};

void TestAiPaths::odds_are_rates() {
  const Odds o = odds(open_wall);
  for (const Way way : {Way::draw, Way::chow, Way::pung, Way::win}) {
    QCOMPARE(o.rate(kind("1z"), way), 0.0F);  // none live
    QVERIFY(near(o.rate(kind("1m"), way, 1) * 4, o.rate(kind("1m"), way) * 3));
    QCOMPARE(o.rate(kind("1m"), way, 4), 0.0F);
    QVERIFY(o.rate(kind("1m"), Way::draw) <= o.rate(kind("1m"), way));
    QVERIFY(o.rate(kind("1m"), way) <= o.rate(kind("1m"), Way::win));
    QVERIFY(
        near(o.chance(kind("1m"), way), o.rate(kind("1m"), way) / (o.rate(kind("1m"), way) + o.end_rate())));
  }
  QVERIFY(near(o.rate(kind("1m"), Way::draw), 4.0 / o.live_total()));
  QVERIFY(odds(open_wall, 4).end_rate() > odds(open_wall, 60).end_rate());
  const Position position{{}, {}, hand(open_wall)};
  QVERIFY(position.odds(2).end_rate() > position.odds(0).end_rate());
}

void TestAiPaths::ready_hand_wins_turn_by_turn() {
  const Odds o = odds(open_wall, 8);  // two turns
  QCOMPARE(o.turns(), 2);
  const double comes = 1 - std::exp(-static_cast<double>(o.rate(kind("5m"), Way::win)));
  const double first = static_cast<double>(o.survives(0)), second = static_cast<double>(o.survives(1));
  const double win = first * (comes + (1 - comes) * second * comes);
  const PathValue value = value_of({target("5m", "", Finish::closed, 48)}, o);
  QVERIFY(about(value.win, win));
  QVERIFY(about(value.points, 48 * win));
}

void TestAiPaths::part_of_a_turn_counts_in_part_data() {
  QTest::addColumn<int>("draws");
  QTest::addColumn<double>("part");  // of the second turn
  QTest::addColumn<int>("whole");    // turns where no turn counts in part
  QTest::newRow("none of it") << 4 << 0.0 << 1;
  QTest::newRow("a quarter") << 5 << 0.25 << 1;
  QTest::newRow("half") << 6 << 0.5 << 2;
  QTest::newRow("three quarters") << 7 << 0.75 << 2;
  QTest::newRow("all") << 8 << 1.0 << 2;
}

void TestAiPaths::part_of_a_turn_counts_in_part() {
  QFETCH(const int, draws);
  QFETCH(const double, part);
  QFETCH(const int, whole);
  Position position;
  position.live = hand(open_wall);
  position.wall_left = draws;
  const Odds rounded = position.odds();
  QCOMPARE(rounded.turns(), whole);
  QCOMPARE(rounded.part(whole - 1), 1.0F);
  OddsModel model;
  model.part_turns = true;
  const Odds o = position.odds(0.5, model);
  QCOMPARE(o.turns(), part > 0 ? 2 : 1);
  QCOMPARE(o.part(0), 1.0F);
  const auto rate = static_cast<double>(o.rate(kind("5m"), Way::win));
  const double first = static_cast<double>(position.odds().survives(0));
  Position longer = position;
  longer.wall_left = 40;
  const double second = 1 - part * (1 - static_cast<double>(longer.odds().survives(1)));
  const double win = first * (1 - std::exp(-rate) + std::exp(-rate) * second * (1 - std::exp(-rate * part)));
  const std::vector<Target> wait{target("5m", "", Finish::closed, 48)};
  PathTree tree(wait, o, stake, true);
  QVERIFY(about(tree.value().win, win));
  QVERIFY(about(static_cast<double>(tree.wins_by_target(std::nullopt)[0]), win));
}

void TestAiPaths::own_draw_is_slower() {
  const Odds o = odds(open_wall);
  const Course slow = node(o, {{o.rate(kind("5m"), Way::draw), won(o, 48)}});
  const Course fast = node(o, {{o.rate(kind("5m"), Way::win), won(o, 48)}});
  QVERIFY(about(compared(value_of({target("5m", "", Finish::closed_self, 48)}, o)), slow[0]));
  QVERIFY(about(compared(value_of({target("5m", "", Finish::open_self, 48)}, o)), slow[0]));
  QVERIFY(about(compared(value_of({target("5m", "", Finish::closed, 48)}, o)), fast[0]));
  QVERIFY(slow[0] < fast[0]);
}

void TestAiPaths::two_waits_add_up() {
  const Odds o = odds(open_wall);
  const Course both = node(o, {{o.rate(kind("5m"), Way::win) + o.rate(kind("8m"), Way::win), won(o, 40)}});
  const PathValue value =
      value_of({target("5m", "", Finish::open, 40), target("8m", "", Finish::open, 40)}, o);
  QVERIFY(about(compared(value), both[0]));
}

// Two tiles in either order: first one of them, then the other.
void TestAiPaths::own_discards_bar_a_hand_from_wins_on_discards_data() {
  QTest::addColumn<QString>("waits");  // each a target of its own
  QTest::addColumn<int>("sequence");   // the first kind of the one that is short of it; -1: none
  QTest::addColumn<QString>("discarded");
  QTest::addColumn<bool>("barred");
  const auto row = [](const char* name, const char* waits, int sequence, const char* discarded, bool barred) {
    QTest::newRow(name) << QString(waits) << sequence << QString(discarded) << barred;
  };
  row("nothing discarded", "3m6m", -1, "", false);
  row("another tile", "3m6m", -1, "4m", false);
  row("one of two waits", "3m6m", -1, "6m", true);
  row("the other side, which is no target", "6m", 3, "3m", true);
  row("the other side from above", "3m", 2, "6m", true);
  row("a closed wait has no other side", "5m", 3, "2m8m", false);
  row("an edge wait has none", "7m", 6, "4m1p", false);
  row("in another suit", "6m", 3, "3p", false);
}

void TestAiPaths::own_discards_bar_a_hand_from_wins_on_discards() {
  QFETCH(const QString, waits);
  QFETCH(const int, sequence);
  QFETCH(const QString, discarded);
  QFETCH(const bool, barred);
  const auto race = [&](Finish finish, const std::string& gone) {
    std::vector<Target> targets;
    for (const Tile wait : tiles(waits.toStdString())) {
      targets.push_back(target(to_text(wait), "9p", finish, 20));
      targets.back().groups.push_back(chow_id(std::max(sequence, 0)));
      if (sequence >= 0) targets.back().missing[0].group = 0;
    }
    return value_of(targets, odds_of_open_wall({}, gone), kind("9p"));
  };
  const PathValue value = race(Finish::closed, discarded.toStdString());
  QVERIFY(near(value, race(barred ? Finish::closed_self : Finish::closed, "")));
}

void TestAiPaths::declared_hands_win_by_habits_of_their_own() {
  Habits habits;
  habits.declared[static_cast<std::size_t>(kind("3m"))] = 0.25F;
  const Odds o = odds_of_open_wall(habits, "");
  const auto worth = [](const Odds& odds, Finish finish) {
    return value_of({target("3m", "", finish, 20)}, odds);
  };
  QVERIFY(worth(o, Finish::closed).win < worth(o, Finish::open).win);
  QVERIFY(near(worth(o, Finish::open), worth(odds_of_open_wall({}, ""), Finish::open)));
  QVERIFY(near(worth(o.undeclared(), Finish::closed), worth(o, Finish::open)));
}

// By hand, of a single wait: from the second turn on half of the payers are left.
void TestAiPaths::fewer_pay_for_a_late_draw() {
  OddsModel model;
  model.payers = [](int turn, const Rivals&) { return turn == 0 ? 1.0 : 0.5; };
  const Odds same = odds_of_open_wall({}, "");
  const Odds fewer = odds_of_open_wall({}, "", model);
  Target wait = target("3m", "", Finish::closed, 20);
  wait.drawn = 12;
  const PathValue all = value_of({wait}, same), late = value_of({wait}, fewer);
  QVERIFY(near(all.points, 20 * all.win));
  QVERIFY(near(late.win, all.win));
  const double at_once = static_cast<double>(same.survives(0)) *
                         (1 - std::exp(-static_cast<double>(same.rate(kind("3m"), Way::declared_win))));
  QVERIFY(near(late.points, 20 * at_once + 14 * (static_cast<double>(all.win) - at_once)));
}

void TestAiPaths::those_who_left_discard_no_more() {
  Habits habits;
  habits.players = 1.0F / 3;
  const Odds three = odds_of_open_wall({}, ""), one = odds_of_open_wall(habits, "");
  const int wait = kind("3m");
  const float drawn = three.rate(wait, Way::draw);
  QCOMPARE(one.rate(wait, Way::draw), drawn);
  QVERIFY(near(one.rate(wait, Way::win) - drawn, (three.rate(wait, Way::win) - drawn) / 3));
}

// Of 60 draws, four share the first 16; then two of them are out.
void TestAiPaths::the_wall_lasts_longer_where_others_leave() {
  OddsModel model;
  QCOMPARE(odds_of_open_wall({}, "", model, three_rivals).turns(), 15);
  model.payers = [](int turn, const Rivals&) { return turn < 4 ? 1.0 : 1.0 / 3; };
  QCOMPARE(odds_of_open_wall({}, "", model, three_rivals).turns(),
           std::min(4 + (60 - 16) / 2, Odds::most_turns));
  model.part_turns = true;
  model.payers = [](int turn, const Rivals&) { return turn < 13 ? 1.0 : 1.0 / 3; };
  const Odds in_part = odds_of_open_wall({}, "", model, three_rivals);  // 52, then four turns of two
  QCOMPARE(in_part.turns(), 17);
  QVERIFY(near(static_cast<double>(in_part.part(16)), 1));
  model.payers = [](int turn, const Rivals&) { return turn < 14 ? 1.0 : 2.0 / 3; };
  const Odds third = odds_of_open_wall({}, "", model, three_rivals);  // 56, a turn of three, and one left
  QCOMPARE(third.turns(), 16);
  QVERIFY(near(static_cast<double>(third.part(15)), 1.0 / 3));
  model.part_turns = false;
  model.payers = [](int, const Rivals&) { return 1.0; };
  QCOMPARE(odds_of_open_wall({}, "", model, three_rivals).turns(), 15);
}

void TestAiPaths::each_copy_comes_once_data() {
  QTest::addColumn<int>("copies");
  for (const int copies : {1, 2, 4}) QTest::addRow("%d", copies) << copies;
}

// Nobody else wins, and every turn is as likely as the first to bring a copy.
void TestAiPaths::each_copy_comes_once() {
  QFETCH(const int, copies);
  const auto odds_with = [&](OddsModel model) {
    TileCounts live;
    live.add(kind("3m"), copies);
    live.add(kind("9p"), 4);
    live.add(kind("1s"), 4);
    std::array<float, Tile::kinds> in_wall{};
    for (int k = 0; k < Tile::kinds; ++k)
      in_wall[static_cast<std::size_t>(k)] = 0.5F * static_cast<float>(live[k]);
    return Odds(live, in_wall, 12, {}, model);
  };
  const Odds once = odds_with({.copies_come_once = true}), again = odds_with({});
  const double each = static_cast<double>(once.rate(kind("3m"), Way::draw)) / copies;
  const Target wait = target("3m", "", Finish::closed_self, 20);
  const double never = std::pow(1 - each * once.turns(), copies);
  QVERIFY(never > 0.05);
  QVERIFY(near(value_of({wait}, once).win, 1 - never));
  QVERIFY(near(value_of({wait}, again).win, 1 - std::exp(-each * copies * once.turns())));

  // A hand that still has to draw two tiles waits for the last one later.
  const std::vector<Target> two{target("3m1s", "9p", Finish::closed_self, 20)};
  PathTree tree(two, once, stake, true);
  const float win = tree.value().win;
  QVERIFY(win > value_of(two, again).win && win < value_of({wait}, once).win);
  QVERIFY(near(tree.wins_by_target(std::nullopt)[0], win));
}

void TestAiPaths::two_draws_by_hand() {
  const Odds o = odds(open_wall + "1z");
  const auto expected = [&](Way last) {
    const Course after_a = node(o, {{o.rate(kind("1z"), last), won(o, 100)}});
    const Course after_b = node(o, {{o.rate(kind("5m"), last), won(o, 100)}});
    return node(o, {{o.rate(kind("5m"), Way::draw), after_a}, {o.rate(kind("1z"), Way::draw), after_b}})[0];
  };
  QVERIFY(
      about(compared(value_of({target("5m1z", "9p", Finish::closed_self, 100)}, o)), expected(Way::draw)));
  // The last tile may be another's discard; the first, of a hand that stays concealed, may not.
  QVERIFY(about(compared(value_of({target("5m1z", "9p", Finish::closed, 100)}, o)), expected(Way::win)));
}

void TestAiPaths::a_second_copy_is_rarer() {
  const Odds o = odds(open_wall);
  const double first = o.rate(kind("5m"), Way::draw);
  const Course second = node(o, {{first * 3 / 4, won(o, 100)}});
  const PathValue value = value_of({target("55m", "9p", Finish::closed_self, 100)}, o);
  QVERIFY(about(compared(value), node(o, {{first, second}})[0]));
}

void TestAiPaths::claims_need_the_last_tile_of_a_group() {
  const Odds o = odds(open_wall);
  const auto by_hand = [&](Way way) {
    const Course after_a = node(o, {{o.rate(kind("1p"), Way::draw), won(o, 100)}});
    const Course after_b = node(o, {{o.rate(kind("5m"), Way::draw), won(o, 100)}});
    return node(o, {{o.rate(kind("5m"), way), after_a}, {o.rate(kind("1p"), Way::draw), after_b}})[0];
  };
  Target open = target("5m1p", "9p", Finish::open_self, 100);
  open.groups.push_back(pung_id(kind("5m")));
  open.missing[0].group = 0;  // completes a pung
  QVERIFY(about(compared(value_of({open}, o)), by_hand(Way::pung)));
  open.groups[0] = chow_id(kind("5m"));  // only the previous player's discards
  QVERIFY(about(compared(value_of({open}, o)), by_hand(Way::chow)));
  QVERIFY(by_hand(Way::pung) > by_hand(Way::chow));

  // With two tiles missing from one group, neither is claimed before the other has come.
  Target both = target("5m6m", "9p", Finish::open_self, 100);
  both.groups.push_back(chow_id(kind("4m")));
  both.missing[0].group = both.missing[1].group = 0;
  QVERIFY(near(value_of({both}, o), value_of({target("5m6m", "9p", Finish::closed_self, 100)}, o)));
}

// A tile that would win little is let go while waiting is worth more: at the end of the wall any win will do.
void TestAiPaths::cheap_win_waits_for_a_dear_one() {
  const Odds o = odds(open_wall);
  const double a = o.rate(kind("5m"), Way::win);
  const Target dear = target("5m", "", Finish::open, 10000);
  const Target cheap = target("8m", "", Finish::open, 1);
  const Course both = node(o, {{a, won(o, 10000)}, {o.rate(kind("8m"), Way::win), won(o, 1)}});
  const PathValue value = value_of({dear, cheap}, o);
  QVERIFY(about(compared(value), both[0]));
  QVERIFY(compared(value) > node(o, {{a, won(o, 10000)}})[0]);
}

void TestAiPaths::discard_keeps_its_targets_only() {
  const Odds o = odds(open_wall);
  const std::vector<Target> both{target("5m", "9p", Finish::open, 40), target("8m", "1z", Finish::open, 60)};
  QVERIFY(near(value_of(both, o, kind("9p")), value_of({both[0]}, o, kind("9p"))));
  QVERIFY(near(value_of(both, o, kind("1z")), value_of({both[1]}, o, kind("1z"))));
  QCOMPARE(value_of(both, o, kind("2z")).win, 0.0F);
  QCOMPARE(value_of({}, o).win, 0.0F);
}

void TestAiPaths::wins_by_target_add_up() {
  Random random(11);
  int several = 0;
  for (int i = 0; i < 40; ++i) {
    const Position position = random_position(random, 13 + i % 2, 1 + i % 2);
    const auto targets = targets_of(position);
    const Odds o = position.odds();
    PathTree plain(targets, o, stake);
    PathTree traced(targets, o, stake, true);
    for (const auto discard : discards_of(position.hand)) {
      const PathValue value = plain.value(discard);
      QVERIFY(near(traced.value(discard), value));  // tracing changes nothing
      const std::vector<float> wins = traced.wins_by_target(discard);
      double sum = 0;
      for (std::size_t n = 0; n < wins.size(); ++n) {
        QVERIFY(wins[n] >= 0);
        const auto& leaving = targets[n].leaving;
        if (discard && std::find(leaving.begin(), leaving.end(), *discard) == leaving.end())
          QCOMPARE(wins[n], 0.0F);
        sum += static_cast<double>(wins[n]);
      }
      QVERIFY2(std::abs(sum - static_cast<double>(value.win)) < 1e-4, describe(position).c_str());
      several += std::count_if(wins.begin(), wins.end(), [](float win) { return win > 0; }) > 1;
    }
  }
  QVERIFY(several > 40);
}

// Two waits, turn by turn: of tiles that come together the dearer win is taken.
void TestAiPaths::wins_by_target_by_hand() {
  const Odds o = odds(open_wall);
  const std::vector<Target> both{target("5m", "", Finish::closed, 60), target("8m", "", Finish::closed, 55)};
  PathTree tree(both, o, stake, true);
  const std::vector<float> wins = tree.wins_by_target(std::nullopt);
  double here = 1, dear = 0, cheap = 0;
  const double first = 1 - std::exp(-static_cast<double>(o.rate(kind("5m"), Way::win)));
  const double second = 1 - std::exp(-static_cast<double>(o.rate(kind("8m"), Way::win)));
  for (int turn = 0; turn < o.turns(); ++turn) {
    here *= static_cast<double>(o.survives(turn));
    dear += here * first;
    cheap += here * (1 - first) * second;
    here *= (1 - first) * (1 - second);
  }
  QVERIFY(about(static_cast<double>(wins[0]), dear));
  QVERIFY(about(static_cast<double>(wins[1]), cheap));
  QVERIFY(dear > cheap);
}

void TestAiPaths::values_are_chances_data() {
  QTest::addColumn<int>("strangers");
  for (const int n : {0, 1, 2, 3}) QTest::addRow("%d strange tiles", n) << n;
}

void TestAiPaths::values_are_chances() {
  QFETCH(const int, strangers);
  Random random(static_cast<std::uint64_t>(20 + strangers));
  for (int i = 0; i < 50; ++i) {
    const Position position = random_position(random, 13 + i % 2, strangers);
    const auto targets = targets_of(position);
    float most = 0;
    for (const Target& each : targets) most = std::max(most, each.points);
    const Odds o = position.odds();
    PathTree tree(targets, o, stake);
    for (const auto discard : discards_of(position.hand)) {
      const PathValue value = tree.value(discard);
      QVERIFY2(value.win >= 0 && value.win <= 1, describe(position).c_str());
      QVERIFY2(value.points >= 0 && value.points <= value.win * most * 1.0001F, describe(position).c_str());
    }
  }
}

// The same hand and targets, one of the useless tiles turned into a useful one.
void TestAiPaths::more_live_tiles_never_hurt() {
  Random random(12);
  int compared = 0;
  for (int i = 0; i < 80; ++i) {
    Position position = random_position(random, 13, 1);
    const auto targets = targets_of(position);
    KindSet wanted;
    for (const Target& each : targets) {
      for (const Missing& missing : each.missing) wanted.insert(missing.kind);
    }
    const Odds before = position.odds();
    Position richer = position;
    bool changed = false;
    for (int useful = 0; useful < Tile::kinds && !changed; ++useful) {
      if (!wanted.contains(useful) || position.live[useful] == 4) continue;
      for (int useless = 0; useless < Tile::kinds && !changed; ++useless) {
        if (wanted.contains(useless) || position.live[useless] == 0) continue;
        richer.live.add(useful);
        richer.live.remove(useless);
        changed = true;
      }
    }
    if (!changed) continue;
    ++compared;
    const Odds after = richer.odds();
    PathTree poor(targets, before, stake);
    PathTree rich(targets, after, stake);
    QVERIFY2(rich.compared(rich.value()) >= poor.compared(poor.value()) * 0.9999F,
             describe(position).c_str());
  }
  QVERIFY(compared > 30);
}

// Going for some targets alone is worth no more than going for all of them when the hand is one draw away;
// further off the search settles on one discard a draw, so a part may do a little better.
void TestAiPaths::parts_are_not_worth_more() {
  Random random(13);
  int parts_seen = 0;
  for (int i = 0; i < 60; ++i) {
    const Position position = random_position(random, 13, 0);
    auto targets = targets_of(position);
    std::erase_if(targets, [](const Target& each) { return each.missing.size() > 1; });
    const Odds o = position.odds();
    PathTree tree(targets, o, stake);
    const float whole = tree.compared(tree.value());
    float sum = 0;
    for (int n = 0; n < static_cast<int>(targets.size()); ++n) {
      const std::vector<Target> alone{targets[static_cast<std::size_t>(n)]};
      PathTree part_tree(alone, o, stake);
      const float part = part_tree.compared(part_tree.value());
      QVERIFY2(part <= whole * 1.0001F, describe(position).c_str());
      sum += part;
      ++parts_seen;
    }
    QVERIFY2(whole <= sum * 1.0001F, describe(position).c_str());  // the tiles compete for the same draws
  }
  QVERIFY(parts_seen > 60);
}

QTEST_APPLESS_MAIN(TestAiPaths)
#include "tst_ai_paths.moc"
