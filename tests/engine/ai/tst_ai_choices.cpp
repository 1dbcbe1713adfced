// Decisions with a plain right answer, by what the hand may score: they hold for any sensible constants.
#include <QTest>
#include <algorithm>

#include "engine/ai/levels/assess.h"
#include "engine/ai/levels/bots.h"
#include "engine/ai/levels/expert.h"
#include "engine/ai/levels/hindsight.h"
#include "engine/rules/mcr/mcr.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;

namespace {

constexpr Budget full{.seed = 1, .plans = true, .margins = true};  // as in play

bool names(const Plan& plan, mcr::Pattern pattern) {
  return std::any_of(plan.best.patterns.begin(), plan.best.patterns.end(),
                     [&](const CountedPattern& counted) { return mcr::pattern_of(counted.id) == pattern; });
}

std::string describe(const Decision& decision) {
  std::string text;
  for (const Evaluation& evaluation : decision.evaluations) {
    text += to_text(evaluation.action) + " " + std::to_string(evaluation.value);
    for (const Plan& plan : evaluation.plans) {
      text += " {";
      for (const CountedPattern& pattern : plan.best.patterns) {
        text += std::string(mcr::row(mcr::pattern_of(pattern.id)).name) + " ";
      }
      text += "}";
    }
    text += "\n";
  }
  return text;
}

}  // namespace

class TestAiChoices : public QObject {
  Q_OBJECT

 private slots:
  void keeps_what_scores_data();
  void keeps_what_scores();
  void people_are_told_what_a_step_back_is_worth();
  void people_are_told_what_the_bot_does();
  void hindsight_brings_nearer();
  void hindsight_raises_what_is_not_chosen();
  void claims_for_all_pungs();
  void an_added_kong_may_be_robbed();
  void claims_nothing_that_ruins_the_hand();
  void the_last_discard_hopes_for_nothing();
};

void TestAiChoices::keeps_what_scores_data() {
  using P = mcr::Pattern;
  QTest::addColumn<std::string>("thirteen");
  QTest::addColumn<std::string>("drawn");
  QTest::addColumn<std::string>("discards");  // any of these is right
  QTest::addColumn<P>("pattern");
  const auto add = [](const char* name, const char* thirteen, const char* drawn, const char* discards,
                      P pattern) {
    QTest::newRow(name) << std::string(thirteen) << std::string(drawn) << std::string(discards) << pattern;
  };
  // 67 waits for eight tiles and 79 for four, but only with 8m is there a straight of 16 fans.
  add("pure straight: 79 of 679, not 67", "123m456m79m345s99p", "6m", "6m", P::pure_straight);
  add("pure straight even where 67 may win on own draws", "123m456m79m456p99s", "6m", "6m", P::pure_straight);
  add("pure straight, two away", "123m46m79m345s99p1z", "2z", "1z2z", P::pure_straight);
  add("mixed straight: 79 of 679", "123m456p79s345m99p", "6s", "6s", P::mixed_straight);
  add("mixed triple chow: 24 of 245", "234m234p24s678p99m", "5s", "5s", P::mixed_triple_chow);
  add("knitted straight: the stranger leaves", "147m258p36s789m11z", "5s", "5s", P::knitted_straight);
  add("mixed shifted chows: 35 of 356", "123m234p35s678p99m", "6s", "6s", P::mixed_shifted_chows);
  add("mixed shifted pungs: two pairs stay", "222m333p44s55s678m", "9m", "6m9m", P::mixed_shifted_pungs);
  add("lower four: 24 of 245", "123m234p24p44s123s", "5p", "5p", P::lower_four);
  add("pure shifted chows: 57 of 578", "123p345p57p678m22s", "8p", "8p", P::pure_shifted_chows);
  add("all pungs: pairs stay", "111m333p77s99s55z9p", "6p", "6p9p", P::all_pungs);
  add("thirteen orphans: nothing between", "19m19p19s123456z5m", "6m", "5m6m", P::thirteen_orphans);
  add("half flush: other suits leave", "12344678m55z77z2p", "8s", "8s2p", P::half_flush);
  add("seven pairs: the single tiles leave", "1133m5588p22s4z7z9s", "4z", "9s7z", P::seven_pairs);
}

void TestAiChoices::keeps_what_scores() {
  QFETCH(const std::string, thirteen);
  QFETCH(const std::string, drawn);
  QFETCH(const std::string, discards);
  QFETCH(const mcr::Pattern, pattern);
  const TestGame game = dealt(thirteen, drawn);
  const PlayerView& view = game.referee.view(player(0));
  const LegalActions& legal = game.referee.asked(player(0));
  for (const Level level : {Level::path, Level::expert}) {
    const Decision decision = decide(level, view, legal, full);
    const auto right = tiles(discards);
    const std::string text = std::string(to_text(level)) + "\n" + describe(decision);
    QVERIFY2(decision.chosen.type == ActionType::discard, text.c_str());
    QVERIFY2(std::find(right.begin(), right.end(), decision.chosen.tile) != right.end(), text.c_str());
    const auto& plans = decision.evaluations.front().plans;
    QVERIFY2(!plans.empty() && names(plans.front(), pattern), text.c_str());
  }
}

// Ready for seven pairs. A pair broken up leaves a hand that can still win, though nobody would choose it.
void TestAiChoices::people_are_told_what_a_step_back_is_worth() {
  const TestGame game = dealt("1133m5588p22s4z7z9s", "4z");
  const PlayerView& view = game.referee.view(player(0));
  const LegalActions& legal = game.referee.asked(player(0));
  Budget for_people = full;
  for_people.every_discard = true;
  const Decision told = decide(Level::expert, view, legal, for_people);
  const Decision played = decide(Level::expert, view, legal, full);
  QVERIFY(told.chosen == played.chosen);
  const auto find = [](const Decision& decision, const char* tile) {
    return *std::find_if(decision.evaluations.begin(), decision.evaluations.end(),
                         [&](const Evaluation& one) { return one.action.tile == tiles(tile).front(); });
  };
  const Evaluation broken = find(told, "1m");
  const Evaluation best = told.evaluations.front();
  QVERIFY(broken.alone && !best.alone);
  QVERIFY2(broken.win_chance > 0.05, describe(told).c_str());
  QVERIFY(broken.win_chance > find(played, "1m").win_chance + 0.03);
  QVERIFY(broken.win_chance < best.win_chance && broken.value < best.value);
}

// Whatever people are told beside it, the first thing is what the bot would do; when it folds too, and where
// what is safest leads away from winning.
void TestAiChoices::people_are_told_what_the_bot_does() {
  Ruleset ruleset;
  ruleset.hands = 8;
  Referee referee(ruleset, 5);
  int choices = 0, calls = 0, folds = 0, plans = 0;
  while (!referee.game_over()) {
    if (referee.advance()) continue;
    for (const Seat seat : all_seats) {
      const LegalActions legal = referee.asked(seat);
      if (legal.empty()) continue;
      const PlayerView& view = referee.view(seat);
      const bool late = view.table.wall_left < 50 || !legal.has(ActionType::discard);
      if (late && legal.actions.size() > 1 && !legal.has(ActionType::win)) {
        Budget budget;
        budget.seed = static_cast<std::uint64_t>(++choices);
        budget.samples = 60;
        const Decision played = decide(Level::expert, view, legal, budget);
        budget.every_discard = true;
        const Decision told = decide(Level::expert, view, legal, budget);
        QVERIFY2(told.chosen == played.chosen && told.criterion == played.criterion,
                 (describe(told) + "\n" + describe(played)).c_str());
        calls += legal.has(ActionType::discard) ? 0 : 1;
        const Evaluation& first = told.evaluations.front();
        QVERIFY(first.action == told.chosen && !first.alone);
        QCOMPARE(first.value, played.evaluations.front().value);
        for (const Evaluation& one : told.evaluations) {
          QVERIFY2(one.value <= first.value, describe(told).c_str());
          QVERIFY(!one.alone || one.action != told.chosen);
        }
        const bool folding = told.criterion == Criterion::safety;
        folds += folding;
        if (folding && told.evaluations.front().win_chance > 0.02) {
          budget.plans = true;
          const Decision explained = decide(Level::expert, view, legal, budget);
          QVERIFY2(!explained.evaluations.front().plans.empty(), describe(explained).c_str());
          ++plans;
        }
      }
      referee.answer(seat, decide(Level::quick, view, legal, Budget{}).chosen);
    }
  }
  QVERIFY2(choices > 100 && calls > 50 && folds > 10 && plans > 0,
           qPrintable(QStringLiteral("%1, %2, %3, %4").arg(choices).arg(calls).arg(folds).arg(plans)));
}

// What seems behind the best comes nearer to it, never past it, and stays in order; by no more than a few
// points.
void TestAiChoices::hindsight_brings_nearer() {
  const ValueConstants& constants = profile_of({}).value;
  for (const auto& blurs : {constants.blur_of_discards, constants.blur_of_claims}) {
    for (const double blur : blurs) {
      QCOMPARE(hindsight(0, blur), 0.0);
      double before = 0;
      for (double behind = 0.01; behind < 60; behind *= 1.1) {
        const double now = hindsight(behind, blur);
        QVERIFY(now >= before && now <= behind && behind - now < 5);
        before = now;
      }
    }
  }
  for (Shanten shanten = -1; shanten < 9; ++shanten)
    QVERIFY(hindsight_distance(shanten) < hindsight_distances);
}

// Of the same moments with and without it: wins are likelier, and no other number of the best changes.
void TestAiChoices::hindsight_raises_what_is_not_chosen() {
  const TestGame game = dealt("1133m5588p22s4z7z9s", "4z");
  const PlayerView& view = game.referee.view(player(0));
  const LegalActions& legal = game.referee.asked(player(0));
  Budget budget = full;
  budget.every_discard = true;
  ExpertModel before(profile_of({}));
  before.value.hindsight = false;
  const Decision raw = decide_as_expert(view, legal, budget, {}, before);
  const Decision told = decide_as_expert(view, legal, budget, {}, ExpertModel(profile_of({})));
  QCOMPARE(raw.evaluations.size(), told.evaluations.size());
  QVERIFY(raw.evaluations.front() == told.evaluations.front());
  for (const Evaluation& one : told.evaluations) {
    const Evaluation* seen = evaluation_of(raw, one.action);
    QVERIFY(one.win_chance * one.worth >= seen->win_chance * seen->worth - 1e-9);
    QVERIFY(one.value >= seen->value - 1e-9);
    QVERIFY(one.loss <= std::max(raw.evaluations.front().loss, seen->loss) + 1e-9);
    QCOMPARE(one.deal_in, seen->deal_in);
    QVERIFY(one.shifted || std::abs(one.kept * one.win_chance * one.worth - one.loss - one.value) < 1e-9);
  }
}

// With one pung called, all pungs is what is left to score: the next one is called too.
void TestAiChoices::claims_for_all_pungs() {
  WallPlan plan;
  plan.deals = {"222m55p88s11z9p1m7p6z", "8s147m369p137s34z5p", "147m369p259s3456z", "258m147p369s4567z"};
  plan.draws = "4z2z6z";
  TestGame game(plan);
  game.answer(0, "discard 4z");
  game.pass_all();
  game.answer(1, "discard 8s");
  game.answer(0, "pung 8s");
  game.pass_all();
  game.answer(0, "discard 9p");
  game.pass_all();
  game.answer(1, "discard 5p");
  QVERIFY(game.asked(0, "pung 5p"));
  const PlayerView& view = game.referee.view(player(0));
  for (const Level level : {Level::path, Level::expert}) {
    const Decision decision = decide(level, view, game.referee.asked(player(0)), full);
    QVERIFY2(decision.chosen.type == ActionType::pung, describe(decision).c_str());
    const auto& plans = decision.evaluations.front().plans;
    const auto all_pungs = [](const Plan& each) { return names(each, mcr::Pattern::all_pungs); };
    QVERIFY2(std::any_of(plans.begin(), plans.end(), all_pungs), describe(decision).c_str());
  }
}

// It is as dangerous as the discard of its tile would be.
void TestAiChoices::an_added_kong_may_be_robbed() {
  WallPlan plan;
  plan.deals = {"222m55p88s11z9p1m7p6z", "8s147m369p137s34z5p", "147m369p259s3456z", "258m147p369s4567z"};
  plan.draws = "4z2z6z1z1z8s";
  TestGame game(plan);
  game.answer(0, "discard 4z");
  game.pass_all();
  game.answer(1, "discard 8s");
  game.answer(0, "pung 8s");
  game.pass_all();
  game.answer(0, "discard 9p");
  game.pass_all();
  for (const auto& [seat, discard] : {std::pair{1, "discard 6z"}, {2, "discard 1z"}, {3, "discard 1z"}}) {
    game.answer(seat, discard);
    game.pass_all();
  }
  PlayerView view = game.referee.view(player(0));
  for (const Tile open : tiles("1m1p9p")) {  // as if West had called three pungs
    view.table.melds[player(2)].push_back({MeldType::pung, open, open, player(1)});
    view.table.concealed_count[player(2)] -= 3;
  }
  for (const Seat seat : all_seats) {  // it was late, and nobody had refused an 8s
    view.table.rivers[seat].clear();
    for (const Tile discarded : tiles("9m9s3z4z5z7z3p4m"))
      view.table.rivers[seat].emplace_back().tile = discarded;
  }
  const Decision decision = decide(Level::expert, view, game.referee.asked(player(0)), full);
  const Tile tile = tiles("8s").front();
  const auto of = [&](ActionType type) {
    return *std::find_if(decision.evaluations.begin(), decision.evaluations.end(),
                         [&](const Evaluation& one) {
                           return one.action == Action{type, tile};
                         });
  };
  QVERIFY2(of(ActionType::discard).deal_in_cost > 0, describe(decision).c_str());
  QCOMPARE(of(ActionType::added_kong).deal_in_cost, of(ActionType::discard).deal_in_cost);
}

// A hand of seven pairs, ready: a claim would end it.
void TestAiChoices::claims_nothing_that_ruins_the_hand() {
  WallPlan plan;
  plan.deals = {"1133m5588p22s44z7z", "2s147m369p1478s34z", "147m369p258s3456z", "258m147p369s1256z"};
  plan.draws = "9m2z";
  TestGame game(plan);
  game.answer(0, "discard 9m");
  game.pass_all();
  game.answer(1, "discard 2s");
  QVERIFY(game.asked(0, "pung 2s"));
  const PlayerView& view = game.referee.view(player(0));
  for (const Level level : {Level::path, Level::expert}) {
    const Decision decision = decide(level, view, game.referee.asked(player(0)), full);
    QVERIFY2(decision.chosen.type == ActionType::pass, describe(decision).c_str());
  }
}

// After the wall's last tile a ready hand is worth no more than any other.
void TestAiChoices::the_last_discard_hopes_for_nothing() {
  const TestGame game = dealt("123m456m79m345s99p", "6m");
  PlayerView view = game.referee.view(player(0));
  view.table.wall_left = 0;
  for (const Level level : {Level::path, Level::expert}) {
    const Decision decision = decide(level, view, game.referee.asked(player(0)), full);
    for (const Evaluation& evaluation : decision.evaluations) {
      QCOMPARE(evaluation.win_chance, 0.0);
      QCOMPARE(evaluation.expected_points, 0.0);
      QVERIFY(evaluation.plans.empty());
      QVERIFY(evaluation.deal_in_cost >= decision.evaluations.front().deal_in_cost);
    }
  }
}

QTEST_APPLESS_MAIN(TestAiChoices)
#include "tst_ai_choices.moc"
