// What the expert's numbers are made of where kongs are paid, tiles are wild and hands go on after a win.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "engine/ai/levels/assess.h"
#include "engine/ai/levels/bots.h"
#include "engine/ai/levels/expert.h"
#include "engine/ai/profile.h"
#include "engine/ai/reading/calibration.h"
#include "engine/ai/reading/habits.h"
#include "engine/ai/reading/opponents.h"
#include "engine/ai/reading/plan_shares.h"
#include "engine/ai/targets/targets.h"
#include "engine/table/referee.h"
#include "tests/engine/ai/tst_ai_questions.h"
#include "tests/engine/support/lone_odds.h"
#include "tests/engine/support/text_hand.h"

using namespace tingpai;

namespace {

// Of the hand as it is, or after each discard that it may make now.
std::set<int> detours_of(const PlayerView& view) {
  const Profile& profile = profile_of(view.table.ruleset);
  std::set<int> detours;
  const auto add = [&](const Hand& hand) {
    const Shanten shanten = HandShape(hand, useful_kinds(view.table, view.seat)).shanten(profile.forms);
    detours.insert(*detour_of(profile, hand, shanten));
  };
  if (view.hand.tile_count() == 13) add(view.hand);
  for (int kind = 0; view.hand.tile_count() == 14 && kind < Tile::kinds; ++kind) {
    if (view.hand.concealed[kind] == 0) continue;
    Hand left = view.hand;
    left.give(left.one_of(kind));
    add(left);
  }
  return detours;
}

const Evaluation* of(const Decision& decision, const Action& action) {
  const auto found = std::ranges::find(decision.evaluations, action, &Evaluation::action);
  return found == decision.evaluations.end() ? nullptr : &*found;
}

}  // namespace

class TestAiSchemes : public QObject {
  Q_OBJECT

 private slots:
  void values_are_made_of_their_parts_data();
  void values_are_made_of_their_parts();
  void plans_know_who_else_plays_and_the_detour();
  void one_correction_keeps_the_order_of_chances();
  void calls_have_corrections_of_their_own();
  void riichi_knows_the_way_to_all_simples();
  void kongs_to_come_are_counted();
  void a_discard_that_gives_up_a_kong_is_no_dangerous_one();
  void masters_look_no_further_than_a_riichi();
  void who_has_declared_is_ready();
  void tiles_look_as_discards_tell_data();
  void tiles_look_as_discards_tell();
  void tiles_of_void_suits_look_like_discards();
  void the_wall_holds_what_was_found_there();
  void who_waits_long_waits_for_what_is_left();
  void closed_hands_count_on_luck();
  void hands_with_tiles_to_get_rid_of_have_targets_data();
  void hands_with_tiles_to_get_rid_of_have_targets();
};

void TestAiSchemes::values_are_made_of_their_parts_data() {
  QTest::addColumn<QByteArray>("rules");
  for (const char* rules : {"sichuan", "sichuan_competition", "hongzhong", "hongzhong_commercial"})
    QTest::newRow(rules) << QByteArray(rules);
}

void TestAiSchemes::values_are_made_of_their_parts() {
  QFETCH(const QByteArray, rules);
  int seen = 0;
  for (const Question& question : questions_of(rules.constData(), 5, 4)) {
    for (const Evaluation& one : weighed(question, true).evaluations) {
      ++seen;
      const double made = one.kept * one.win_chance * one.worth - one.loss + one.paid + one.settled;
      QVERIFY2(one.shifted || std::abs(one.value - made) < 1e-6,
               (to_text(one.action) + ' ' + std::to_string(one.value) + ' ' + std::to_string(made)).c_str());
    }
  }
  QVERIFY(seen > 500);
}

// Sichuan's plans go by how many of the others are slower than experts, and by how far the hand is from one
// suit; the proportion of two plans, not the likeliest, does not depend on the turns to be expected.
void TestAiSchemes::plans_know_who_else_plays_and_the_detour() {
  int compared = 0;
  Budget budget;
  budget.plans = true;
  for (const Question& question : questions_of("sichuan", 12, 24)) {
    const PlayerView& view = question.view;
    ExpertModel model(profile_of(view.table.ruleset));
    model.field = field_of(Level::quick);
    model.field[Seat::from_index((view.seat.index() + 1) % 4)] = Level::expert;
    const Evaluation shown = decide_as_expert(view, question.legal, budget, {}, model).evaluations.front();
    model.value.plan_shares = false;
    Evaluation seen = decide_as_expert(view, question.legal, budget, {}, model).evaluations.front();
    if (seen.plans.size() < 3 || seen.win_chance <= 0) continue;
    Hand left = after(view.hand, seen.action, view.table.last_tile);
    if (left.tile_count() == 14) left.give(*seen.plans[0].best.first_discard);  // after a claim
    const Profile& profile = profile_of(view.table.ruleset);
    PlanShares(*profile.plans, seen.shanten, view.table.draws_left(), 8, 2.0 / 3,
               detour_of(profile, left, seen.shanten))
        .apply(seen.plans, seen.win_chance);
    const auto proportion = [](const Evaluation& of) {
      return of.plans[2].win_chance / of.plans[1].win_chance;
    };
    for (const std::size_t i : {1U, 2U}) QCOMPARE(shown.plans[i].pattern, seen.plans[i].pattern);
    QVERIFY(std::abs(proportion(shown) - proportion(seen)) < 1e-6);
    ++compared;
  }
  QVERIFY(compared > 20);
}

// A chance that is corrected moves all others of the decision the same way: what looks better stays better.
void TestAiSchemes::one_correction_keeps_the_order_of_chances() {
  int pairs = 0;
  int moved = 0;
  for (const Question& question : questions_of("sichuan", 6, 4)) {
    const Decision corrected = weighed(question, true);
    const Decision plain = weighed(question, false);
    for (const Evaluation& a : plain.evaluations) {
      const Evaluation* a_corrected = of(corrected, a.action);
      QVERIFY(a_corrected != nullptr);
      moved += std::abs(a.win_chance - a_corrected->win_chance) > 0.02;
      // What follows a claim is chosen by value, and may be another discard.
      if (a.action.type != ActionType::discard) continue;
      for (const Evaluation& b : plain.evaluations) {
        if (b.action.type != ActionType::discard || a.win_chance <= b.win_chance + 1e-6) continue;
        ++pairs;
        QVERIFY(a_corrected->win_chance > of(corrected, b.action)->win_chance);
      }
    }
  }
  QVERIFY(pairs > 1000);
  QVERIFY(moved > 100);
}

// A claim, a kong or passing is corrected as the hand that it leaves, but for the detour, which is that of
// the hand before it: else a claim would look better for leaving one suit.
void TestAiSchemes::calls_have_corrections_of_their_own() {
  std::map<ActionType, int> compared;
  for (const Question& question : questions_of("sichuan", 9, 16)) {
    const PlayerView& view = question.view;
    const Decision plain = weighed(question, false);
    const Decision corrected = weighed(question, true);
    double ready = 0;
    for (const OpponentEstimate& one : corrected.opponents) {
      if (!view.table.status[one.seat].out) ready += one.ready;
    }
    const Calibration calibration(*profile_of(view.table.ruleset).calibration, view.table.draws_left(), ready,
                                  {}, view.seat, view.table.in_play());
    for (const Evaluation& one : plain.evaluations) {
      const Evaluation& shown = *of(corrected, one.action);
      const bool passes = one.action.type == ActionType::pass;
      // What follows a claim is chosen by value, and may be another discard.
      if (one.action.type == ActionType::discard || shown.deal_in != one.deal_in ||
          shown.effective != one.effective)
        continue;
      ++compared[one.action.type];
      const auto melds = static_cast<int>(view.hand.melds.size()) +
                         (passes || one.action.type == ActionType::added_kong ? 0 : 1);
      const bool as_expected = std::ranges::any_of(detours_of(view), [&](int detour) {
        const double expected =
            calibration({one.win_chance, melds, one.shanten, *after_of(one.action.type), detour});
        return std::abs(shown.win_chance - expected) < 1e-5;
      });
      QVERIFY2(as_expected, (to_text(one.action) + ' ' + std::to_string(shown.win_chance)).c_str());
    }
  }
  QVERIFY(compared[ActionType::pass] > 50 && compared[ActionType::pung] > 20);
  QVERIFY(compared[ActionType::melded_kong] + compared[ActionType::concealed_kong] > 5);
}

// Passing in riichi is corrected by how far the hand is from all simples.
void TestAiSchemes::riichi_knows_the_way_to_all_simples() {
  std::map<std::optional<int>, int> compared;
  for (const Question& question : questions_of("riichi", 9, 16)) {
    const PlayerView& view = question.view;
    const Decision plain = weighed(question, false);
    const Evaluation* seen = of(plain, {ActionType::pass, {}});
    if (seen == nullptr || seen->win_chance <= 0) continue;
    const Decision corrected = weighed(question, true);
    double ready = 0;
    for (const OpponentEstimate& one : corrected.opponents) ready += one.ready;
    const Profile& profile = profile_of(view.table.ruleset);
    const Calibration calibration(*profile.calibration, view.table.draws_left(), ready, {}, view.seat);
    const std::optional<int> detour = detour_of(profile, view.hand, seen->shanten);
    const double expected = calibration(
        {seen->win_chance, static_cast<int>(view.hand.melds.size()), seen->shanten, After::passing, detour});
    QVERIFY(std::abs(of(corrected, seen->action)->win_chance - expected) < 1e-5);
    ++compared[detour];
  }
  QVERIFY(compared.size() > 4);
}

// And waits for nothing that was discarded since, nor for what it has discarded itself.
void TestAiSchemes::who_has_declared_is_ready() {
  int declared = 0;
  for (const Question& question : questions_of("riichi", 5, 4)) {
    const PublicState& table = question.view.table;
    const Opponents opponents = estimate_opponents(question.view, {}, 60, 1);
    for (const OpponentEstimate& one : opponents.estimates) {
      const auto& river = table.rivers[one.seat];
      const auto since = std::ranges::find(river, true, &RiverTile::riichi);
      QCOMPARE(since != river.end(), table.declared(one.seat));
      if (since == river.end()) continue;
      ++declared;
      QCOMPARE(one.ready, 1.0);
      float waits = 0;
      for (const float chance : one.waits) waits += chance;
      QVERIFY(waits > 0.5F);
      for (const RiverTile& own : river) QCOMPARE(one.waits[static_cast<std::size_t>(own.tile.kind())], 0.0F);
      for (const Seat other : all_seats) {
        for (const RiverTile& passed : table.rivers[other]) {
          if (passed.number > since->number)
            QCOMPARE(one.waits[static_cast<std::size_t>(passed.tile.kind())], 0.0F);
        }
      }
    }
  }
  QVERIFY2(declared > 30, QByteArray::number(declared).constData());
}

void TestAiSchemes::tiles_look_as_discards_tell_data() {
  QTest::addColumn<QString>("discarded");  // by the player
  QTest::addColumn<QString>("tiles");      // that look alike
  QTest::addColumn<QString>("others");     // that look different from them
  const auto row = [](const char* name, const char* discarded, const char* tiles, const char* others) {
    QTest::newRow(name) << discarded << tiles << others;
  };
  row("nothing tells terminals apart", "", "1m9m1p9p1s9s", "2m8m1z");
  row("by their place", "", "4m5m6m4s5s6s", "3m7m2s8s");
  row("winds and dragons", "1m9p", "1z2z4z5z6z7z", "9m1p");
  row("outside of a four", "4m", "1m", "9m1p4m");
  row("outside of a six", "6s", "9s", "1s9m");
  row("three and seven behind a six and a four", "6p4s", "3p7s", "7p3s");
  row("a five behind both sides", "2m8m2p", "5m", "5p5s");
  row("behind one side", "1p9s", "4p6s", "5p4s");
  row("discarded itself", "5m1z", "5m1z", "6m2z");
  row("dora", "3z", "2p", "2m2s");  // the indicator is 1p
}

void TestAiSchemes::tiles_look_as_discards_tell() {
  QFETCH(const QString, discarded);
  QFETCH(const QString, tiles);
  QFETCH(const QString, others);
  PublicState table;
  table.ruleset = *parse_ruleset("riichi");
  table.indicators.push_back(tile("1p"));
  const Seat seat = Seat::from_index(2);
  for (const Tile gone : tingpai::tiles(discarded.toStdString()))
    table.rivers[seat].emplace_back().tile = gone;
  const HabitModel& habits = *profile_of(table.ruleset).habits;
  std::set<std::size_t> looks;
  for (const Tile one : tingpai::tiles(tiles.toStdString()))
    looks.insert(habits.class_of(one.kind(), table, seat));
  QCOMPARE(looks.size(), std::size_t{1});
  QVERIFY(*looks.begin() < habits.classes);
  for (const Tile other : tingpai::tiles(others.toStdString()))
    QVERIFY(!looks.contains(habits.class_of(other.kind(), table, seat)));
}

// In Sichuan by place and by how many of those who still play have given up the suit.
void TestAiSchemes::tiles_of_void_suits_look_like_discards() {
  PublicState table;
  table.ruleset = *parse_ruleset("sichuan");
  const Seat seat = Seat::from_index(0);
  const HabitModel& habits = *profile_of(table.ruleset).habits;
  const auto look = [&](const char* text) { return habits.class_of(tile(text).kind(), table, seat); };
  const auto gives_up = [&](int other, Suit suit) { table.status[Seat::from_index(other)].void_suit = suit; };
  QCOMPARE(look("5m"), look("5p"));
  QVERIFY(look("1m") != look("2m") && look("2m") != look("3m"));
  gives_up(1, Suit::dots);
  gives_up(0, Suit::bamboo);  // its own, which tells nothing of the others
  QCOMPARE(look("5s"), look("5m"));
  QVERIFY(look("5p") != look("5m"));
  const std::size_t one = look("5p");
  gives_up(2, Suit::dots);
  QVERIFY(look("5p") != one);
  table.status[Seat::from_index(2)].out = true;
  QCOMPARE(look("5p"), one);
  gives_up(3, Suit::dots);
  gives_up(2, Suit::dots);
  table.status[Seat::from_index(2)].out = false;
  QVERIFY(look("9p") < habits.classes);

  // A table for each level, without a hole in it, and a number for each class of the tiles that are waited
  // for.
  for (const OpponentModel::Looks& looks : profile_of(table.ruleset).opponents->looks) {
    QCOMPARE(looks.quiet.size(), habits.classes);
    QVERIFY(looks.late.back() > 1.5F * looks.late.front());  // who waits long waits for what nobody discards
  }
  for (std::size_t level = 0; level < habits.quiet.size(); ++level) {
    for (const HabitModel::Table& cells : {habits.quiet[level], habits.left[level]}) {
      QCOMPARE(cells.size(), habits.stretches * habits.classes);
      for (const HabitModel::Cells& cell : cells)
        for (const auto& row : cell) QVERIFY(std::ranges::all_of(row, [](float times) { return times > 0; }));
    }
  }
}

// What the expert expects to draw follows what self-play found in the wall, as a multiple of the samples.
void TestAiSchemes::the_wall_holds_what_was_found_there() {
  int moved = 0;
  for (const Question& question : questions_of("sichuan", 11, 2)) {
    const PlayerView& view = question.view;
    ExpertModel model(profile_of(view.table.ruleset));
    const Habits habits = habits_of(view, live_tiles(view), model.field);
    const Surroundings known(view, {}, model);
    model.habits = false;
    const Surroundings sampled(view, {}, model);
    std::optional<double> scale;  // the same for all kinds: they add up to 1
    for (int kind = 0; kind < 27; ++kind) {
      if (sampled.drawn(kind) <= 0) continue;
      const double times = known.drawn(kind) / sampled.drawn(kind);
      const auto left = static_cast<double>(habits.left[static_cast<std::size_t>(kind)]);
      QVERIFY(std::abs(times / left / scale.value_or(times / left) - 1) < 1e-4);
      scale = times / left;
      moved += std::abs(times - 1) > 0.05;
    }
  }
  QVERIFY(moved > 100);
}

// In Sichuan a ready opponent is likelier to wait for a tile of this hand the longer it has played, and may
// wait for what it has discarded.
void TestAiSchemes::who_waits_long_waits_for_what_is_left() {
  struct Sum {
    double ready = 0, waits = 0;
    double each() const { return waits / ready; }
  };
  Sum early, late;
  int own_discards = 0;
  for (const Question& question : questions_of("sichuan", 12, 8)) {
    const PlayerView& view = question.view;
    for (const OpponentEstimate& opponent : estimate_opponents(view, {}, 100, 5).estimates) {
      const auto& river = view.table.rivers[opponent.seat];
      if (view.table.status[opponent.seat].out || (river.size() > 6 && river.size() < 12)) continue;
      Sum& sum = river.size() < 12 ? early : late;
      sum.ready += opponent.ready;
      for (int kind = 0; kind < 27; ++kind) {
        const auto wait = static_cast<double>(opponent.waits[static_cast<std::size_t>(kind)]);
        if (view.hand.concealed[kind] == 0) continue;
        sum.waits += wait;
        const bool discarded =
            std::ranges::any_of(river, [&](const RiverTile& tile) { return tile.tile.kind() == kind; });
        own_discards += discarded && wait > 0;
      }
    }
  }
  QVERIFY(late.each() > 1.4 * early.each());
  QVERIFY(own_discards > 20);
}

// What riichi may add by luck is expected.
void TestAiSchemes::closed_hands_count_on_luck() {
  const Hand hand{TileCounts(*parse_tiles("234567m345p67s88s")), {}};
  const Ruleset ruleset = *parse_ruleset("riichi");
  const Odds odds = test::lone_odds(hand, ruleset, 60);
  const auto points = [&](bool silent) {
    SeatContext context;
    context.silent = silent;
    float most = 0;
    for (const Target& target : find_targets(hand, context, odds, ruleset, {}))
      most = std::max(most, target.points);
    return static_cast<double>(most);
  };
  // All simples and pinfu, and riichi beside them: twice the points without luck, and half as much again with
  // it.
  QVERIFY2(points(false) > 2.2 * points(true),
           qPrintable(QString("%1 %2").arg(points(false)).arg(points(true))));
}

// The nearest way to win of a Sichuan hand: how many tiles it misses.
void TestAiSchemes::hands_with_tiles_to_get_rid_of_have_targets_data() {
  QTest::addColumn<std::string>("held");
  QTest::addColumn<int>("given_up");  // suit
  QTest::addColumn<std::string>("gone");
  QTest::addColumn<int>("missing");
  const auto row = [](const char* name, const char* tiles, Suit given_up, const char* gone, int missing) {
    QTest::newRow(name) << std::string(tiles) << static_cast<int>(given_up) << std::string(gone) << missing;
  };
  row("three chows begun, no fourth", "12367m3578p34566s", Suit::dots, "", 4);
  row("the groups stand, no pair", "123456m777888s99p", Suit::dots, "", 2);
  row("six tiles leave", "4789m5679p245679s", Suit::bamboo, "", 6);
  row("the nearest tile is gone", "77m122348p123568s", Suit::characters, "3333p", 4);
  row("nothing leaves", "123456m777888s2m", Suit::dots, "", 1);
  row("the only wait is gone", "12345m33456789s", Suit::dots, "3333m6666m", 2);
}

void TestAiSchemes::hands_with_tiles_to_get_rid_of_have_targets() {
  QFETCH(const std::string, held);
  QFETCH(const int, given_up);
  QFETCH(const std::string, gone);
  QFETCH(const int, missing);
  Hand hand;
  for (const Tile tile : tiles(held)) hand.take(tile);
  TileCounts live;
  std::array<float, Tile::kinds> in_wall{};
  for (int kind = 0; kind < 27; ++kind) live.add(kind, 4 - hand.concealed[kind]);
  for (const Tile tile : tiles(gone)) live.remove(tile, live[tile.kind()] > 0 ? 1 : 0);
  for (int kind = 0; kind < 27; ++kind)
    in_wall[static_cast<std::size_t>(kind)] = static_cast<float>(live[kind]);
  SeatContext context;
  context.useful = KindSet(0x7ffffff & ~(std::uint64_t{0x1ff} << 9 * given_up));
  const Ruleset rules = *parse_ruleset("sichuan");
  const OddsModel& odds = profile_of(rules).race;
  const auto targets = find_targets(
      hand, context, Odds(live, in_wall, 55, {odds.usual, odds.usual, odds.usual}, odds), rules, {});
  QVERIFY(!targets.empty());
  std::size_t nearest = 14;
  for (const Target& target : targets) {
    nearest = std::min(nearest, target.missing.size());
    QVERIFY(target.weight > 0);
    const Win win = win_of(target, hand);
    for (int kind = 0; kind < Tile::kinds; ++kind)
      QVERIFY(context.useful.contains(kind) || (win.concealed[kind] == 0 && win.tile.kind() != kind));
  }
  QCOMPARE(static_cast<int>(nearest), missing);
}

// Of three alike in the hand and of pungs, as long as the fourth may still come; and of four that are held.
void TestAiSchemes::kongs_to_come_are_counted() {
  std::array<int, 2> counted{};
  for (const Question& question : questions_of("sichuan", 7, 8)) {
    if (question.view.table.draws_left() == 0) continue;
    const TileCounts live = live_tiles(question.view);
    for (const Evaluation& one : weighed(question, true).evaluations) {
      if (one.action.type != ActionType::discard) continue;
      Hand hand = question.view.hand;
      hand.give(one.action.tile);
      bool hopes = std::ranges::any_of(hand.melds, [&](const Meld& meld) {
        return meld.type == MeldType::pung && live[meld.tile.kind()] > 0;
      });
      const auto given_up = question.view.table.status[question.view.seat].void_suit;
      for (int kind = 0; kind < 27; ++kind) {
        if (kind / 9 == static_cast<int>(*given_up)) continue;
        hopes |= hand.concealed[kind] == 4 || (hand.concealed[kind] == 3 && live[kind] > 0);
      }
      ++counted[hopes ? 1 : 0];
      QVERIFY2(hopes == (one.paid > 0), (to_text(one.action) + ' ' + std::to_string(one.paid)).c_str());
    }
  }
  QVERIFY(counted[0] > 100 && counted[1] > 100);
}

void TestAiSchemes::a_discard_that_gives_up_a_kong_is_no_dangerous_one() {
  Decision decision;
  for (const auto& [text, paid] : {std::pair{"discard 1m", 1.5}, {"discard 5p", 0.0}}) {
    Evaluation& one = decision.evaluations.emplace_back();
    one.action = *parse_action(text);
    one.win_chance = 0.5;
    one.worth = 4;
    one.paid = paid;
    one.value = one.win_chance * one.worth + one.paid;
  }
  decision.chosen = decision.evaluations.front().action;
  QCOMPARE(fault_of(decision, decision.chosen), Fault::none);
  QCOMPARE(fault_of(decision, decision.evaluations.back().action), Fault::cheap);
}

// Nobody chooses anything after it.
void TestAiSchemes::masters_look_no_further_than_a_riichi() {
  constexpr Budget small{.seed = 7, .nodes = 300, .samples = 30, .plans = false};
  int declared = 0, looked = 0;
  for (const Question& question : questions_of("riichi", 5, 1)) {
    const Decision expert = decide(Level::expert, question.view, question.legal, small);
    const Decision master = decide(Level::master, question.view, question.legal, small);
    const bool looks = std::ranges::any_of(master.evaluations, &Evaluation::shifted);
    looked += looks;
    if (!expert.chosen.riichi) continue;
    ++declared;
    QVERIFY(!looks);
    QCOMPARE(master.chosen, expert.chosen);
  }
  QVERIFY(declared > 0);
  QVERIFY(looked > 5);
}

QTEST_APPLESS_MAIN(TestAiSchemes)
#include "tst_ai_schemes.moc"
