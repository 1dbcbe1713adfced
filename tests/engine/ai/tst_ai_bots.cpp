// The levels at the table: legal, repeatable, honest, and right where the right answer is plain.
// TINGPAI_GAMES sets how many hands are played; the labelled slow test plays 2,000.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <thread>

#include "engine/ai/levels/bots.h"
#include "engine/rules/mcr/mcr.h"
#include "engine/table/reshuffle.h"
#include "engine/table/setup.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;

namespace {

// Enough to see the search work, little enough to play hundreds of hands.
constexpr Budget small{.seed = 7, .nodes = 60, .samples = 6, .plans = false};

// The master weighs a turn's every draw with as much.
Budget budget_of(Level level) {
  Budget budget = small;
  if (level == Level::master) budget.nodes = 10;
  return budget;
}

int hands_wanted() {
  const int wanted = qEnvironmentVariableIntValue("TINGPAI_GAMES");
  return wanted > 0 ? wanted : 80;
}

Ruleset one_hand() {
  Ruleset ruleset;
  ruleset.hands = 1;
  return ruleset;
}

bool is_chance(double x) { return std::isfinite(x) && x >= 0 && x <= 1; }

std::string fault(const Evaluation& evaluation, const LegalActions& legal) {
  if (!legal.contains(evaluation.action)) return "weighs what is not legal";
  if (!is_chance(evaluation.win_chance)) return "the win chance is none";
  for (const double chance : evaluation.deal_in) {
    if (!is_chance(chance)) return "the chance to deal in is none";
  }
  if (!std::isfinite(evaluation.value) || evaluation.deal_in_cost < 0) return "the value is no number";
  if (evaluation.expected_points < 0) return "a win costs points";
  int live = 0;
  for (const LiveTile& tile : evaluation.effective) live += tile.live;
  if (live != evaluation.live_total) return "live tiles do not add up";
  return {};
}

// What is wrong with a decision; empty if nothing is.
std::string fault(const Decision& decision, const LegalActions& legal, Level level) {
  if (!legal.contains(decision.chosen)) return "chooses what is not legal";
  if (level != Level::random && legal.has(ActionType::win) && decision.chosen.type != ActionType::win) {
    return "passes a win";
  }
  const auto& evaluations = decision.evaluations;
  for (const Evaluation& evaluation : evaluations) {
    if (const auto wrong = fault(evaluation, legal); !wrong.empty()) return wrong;
  }
  const bool sorted =
      std::is_sorted(evaluations.begin(), evaluations.end(),
                     [](const Evaluation& a, const Evaluation& b) { return a.value > b.value; });
  if (!sorted) return "the best is not first";
  if (!evaluations.empty()) {
    const bool first = evaluations.front().action == decision.chosen;
    const bool errs = level == Level::beginner || level == Level::regular;
    if (!first && !errs) return "chooses not the best";
    if (first && decision.criterion == Criterion::misjudged) return "calls the best misjudged";
    const bool in_points = decision.unit == ValueUnit::points;
    if (in_points != searches(level)) return "tells its values in another unit";
  }
  if (searches(level) && decision.criterion != Criterion::win && evaluations.empty()) return "weighs nothing";
  for (const OpponentEstimate& opponent : decision.opponents) {
    if (!is_chance(opponent.ready)) return "readiness is no chance";
    for (const float wait : opponent.waits) {
      if (!is_chance(static_cast<double>(wait))) return "a wait is no chance";
    }
  }
  return {};
}

// A question that came up in a game: what the seat saw, and the truth so far.
struct Question {
  PlayerView view;
  LegalActions legal;
  std::vector<Event> events;
};

Level level_of(Seat seat, std::uint64_t seed) {
  return all_levels[(static_cast<std::size_t>(seat.index()) + seed) % all_levels.size()];
}

// About one in `every` of the questions of mixed games, until there are so many.
std::vector<Question> questions(std::size_t wanted, std::uint32_t every) {
  std::vector<Question> all;
  for (std::uint64_t seed = 0; all.size() < wanted; ++seed) {
    Random random(seed + 1000);
    Referee referee(one_hand(), seed);
    std::vector<Event> events;
    const auto policy = [&](const PlayerView& view, const LegalActions& legal, Random&) {
      const Level level = level_of(view.seat, seed);
      return decide(level, view, legal, budget_of(level)).chosen;
    };
    const auto look = [&](const Referee& now, Seat seat) {
      const LegalActions& legal = now.asked(seat);
      // Alternatives to discarding are rare and interesting.
      if (random.below(legal.has(ActionType::pass) ? every / 4 + 1 : every) != 0) return;
      all.push_back({now.view(seat), legal, events});
    };
    play(referee, policy, seed, {[&](const Referee&, const Event& event) { events.push_back(event); }, look});
  }
  all.resize(wanted);
  return all;
}

const std::vector<Question>& sample_questions() {
  static const auto all = questions(150, 24);
  return all;
}

void add_level_rows() {
  QTest::addColumn<int>("level");
  for (const Level level : all_levels) QTest::newRow(to_text(level).data()) << static_cast<int>(level);
}

}  // namespace

class TestAiBots : public QObject {
  Q_OBJECT

 private slots:
  void games_are_legal();
  void games_with_an_exchange_are_legal();
  void hands_that_go_on_are_read_right();
  void same_question_same_answer_data() { add_level_rows(); }
  void same_question_same_answer();
  void another_thread_agrees_data() { add_level_rows(); }
  void another_thread_agrees();
  void stopped_decisions_are_legal_data() { add_level_rows(); }
  void stopped_decisions_are_legal();
  void hidden_tiles_change_nothing_data() { add_level_rows(); }
  void hidden_tiles_change_nothing();
  void wins_are_taken_data();
  void wins_are_taken();
  void every_option_is_weighed();
  void errors_take_what_is_near_for_the_best();
  void regulars_err_among_what_leads_on();
  void plans_explain_and_change_nothing();
  void margins_tell_how_far_sampling_moves_values();
  void styles_lean_as_they_say();
  void names_round_trip();
};

void TestAiBots::games_are_legal() {
  int decisions = 0;
  int wins = 0;
  BySeat<int> claims;
  for (int game = 0; game < hands_wanted(); ++game) {
    const auto seed = static_cast<std::uint64_t>(game);
    std::string wrong;
    Referee referee(one_hand(), seed);
    const auto policy = [&](const PlayerView& view, const LegalActions& legal, Random& random) {
      const Level level = level_of(view.seat, seed);
      Budget budget = budget_of(level);
      budget.seed = random.next();
      const Decision decision = decide(level, view, legal, budget);
      ++decisions;
      if (wrong.empty()) wrong = fault(decision, legal, level);
      return legal.contains(decision.chosen) ? decision.chosen : legal.actions.front();
    };
    for (const Event& event : play(referee, policy, seed)) wins += std::holds_alternative<events::Won>(event);
    QVERIFY2(wrong.empty(), qPrintable(QString("seed %1: %2").arg(seed).arg(QString::fromStdString(wrong))));
    Points sum = 0;
    for (const Points points : referee.state().table.scores) sum += points;
    QCOMPARE(sum, 0);
  }
  QVERIFY(decisions > 50 * hands_wanted());
  QVERIFY(wins > hands_wanted() / 10);
}

// No scheme has a say yet on what is exchanged: what is chosen is at least legal, at every level.
void TestAiBots::games_with_an_exchange_are_legal() {
  std::set<Level> asked;
  for (std::uint64_t seed = 0; seed < 14; ++seed) {
    TableState start = before_hand({one_hand(), seed}, 0, {});
    start.table.rules.exchange = start.table.rules.void_suits = true;
    Referee referee = Referee::at(std::move(start));
    bool legal_all = true;
    const auto policy = [&](const PlayerView& view, const LegalActions& legal, Random& random) {
      const Level level = level_of(view.seat, seed);
      Budget budget = budget_of(level);
      budget.seed = random.next();
      const Decision decision = decide(level, view, legal, budget);
      if (decision.criterion == Criterion::opening) asked.insert(level);
      legal_all &= legal.contains(decision.chosen);
      return decision.chosen;
    };
    play(referee, policy, seed);
    QVERIFY(legal_all && referee.state().table.phase == Phase::game_over);
  }
  QCOMPARE(asked.size(), all_levels.size() - 1);  // a random bot draws by lot
}

// Who has won and left is no opponent any more, and its hand lies open.
void TestAiBots::hands_that_go_on_are_read_right() {
  int late = 0;
  int looked_ahead = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Ruleset easy = one_hand();
    easy.scheme = mcr::Rules{.flowers = false, .minimum_fan = 0};
    TableState start = before_hand({easy, seed}, 0, {});
    start.table.rules.goes_on_after_win = start.table.rules.several_winners = true;
    Referee referee = Referee::at(std::move(start));
    std::string wrong;
    const auto policy = [&](const PlayerView& view, const LegalActions& legal, Random& random) {
      const Level level = seed % 2 == 0 ? Level::expert : Level::master;
      Budget budget = budget_of(level);
      budget.seed = random.next();
      const Decision decision = decide(level, view, legal, budget);
      if (wrong.empty()) wrong = fault(decision, legal, level);
      if (view.table.wins.empty()) return decision.chosen;
      ++late;
      for (const Evaluation& evaluation : decision.evaluations) looked_ahead += evaluation.shifted;
      for (std::size_t i = 0; i < decision.opponents.size(); ++i) {
        const OpponentEstimate& estimate = decision.opponents[i];
        const bool in_turn = view.table.steps(view.seat, estimate.seat) == static_cast<int>(i) + 1;
        if (!in_turn) wrong = "the opponents are not those who sit there";
        if (!view.table.status[estimate.seat].out) continue;
        const bool waits = std::ranges::any_of(estimate.waits, [](float wait) { return wait > 0; });
        if (waits || estimate.ready > 0) wrong = "one who is out is feared";
      }
      return decision.chosen;
    };
    play(referee, policy, seed);
    QVERIFY2(wrong.empty(), wrong.c_str());
    QVERIFY(referee.state().table.phase == Phase::game_over);
  }
  QVERIFY(late > 100);
  QVERIFY(looked_ahead > 0);
}

void TestAiBots::same_question_same_answer() {
  QFETCH(const int, level);
  const Budget budget = budget_of(static_cast<Level>(level));
  for (const Question& question : sample_questions()) {
    const Decision first = decide(static_cast<Level>(level), question.view, question.legal, budget);
    const Decision second = decide(static_cast<Level>(level), question.view, question.legal, budget);
    QVERIFY(first == second);
    const std::string wrong = fault(first, question.legal, static_cast<Level>(level));
    QVERIFY2(wrong.empty(), wrong.c_str());
  }
}

void TestAiBots::another_thread_agrees() {
  QFETCH(const int, level);
  const Budget budget = budget_of(static_cast<Level>(level));
  const auto answers = [&] {
    std::vector<Decision> all;
    for (const Question& question : sample_questions()) {
      all.push_back(decide(static_cast<Level>(level), question.view, question.legal, budget));
    }
    return all;
  };
  const std::vector<Decision> here = answers();
  std::array<std::vector<Decision>, 2> there;
  {
    std::jthread one([&] { there[0] = answers(); });
    std::jthread other([&] { there[1] = answers(); });
  }
  QVERIFY(there[0] == here);
  QVERIFY(there[1] == here);
}

void TestAiBots::stopped_decisions_are_legal() {
  QFETCH(const int, level);
  std::stop_source source;
  source.request_stop();
  const bool searching = searches(static_cast<Level>(level));
  for (const Question& question : sample_questions()) {
    const Decision decision =
        decide(static_cast<Level>(level), question.view, question.legal, Budget{}, source.get_token());
    const std::string wrong = fault(decision, question.legal, static_cast<Level>(level));
    QVERIFY2(wrong.empty(), wrong.c_str());
    if (searching && decision.criterion != Criterion::win) QVERIFY(decision.stopped);
  }
}

// The hidden tiles dealt anew: the seat sees the same and so answers the same.
void TestAiBots::hidden_tiles_change_nothing() {
  QFETCH(const int, level);
  const Budget budget = budget_of(static_cast<Level>(level));
  static const auto positions = questions(250, 12);
  Random random(3);
  int changed_truths = 0;
  for (const Question& question : positions) {
    const auto other = reshuffled(question.events, only(question.view.seat), random.next());
    TableState truth;
    TableState was;
    PlayerView view = view_of(question.view.seat);
    for (std::size_t i = 0; i < other.size(); ++i) {
      evolve(was, question.events[i]);
      evolve(truth, other[i]);
      evolve(view, redact(other[i], question.view.seat));
    }
    changed_truths += truth.hands != was.hands;
    const LegalActions legal = legal_actions(view);
    QVERIFY(decide(static_cast<Level>(level), view, legal, budget) ==
            decide(static_cast<Level>(level), question.view, question.legal, budget));
  }
  QVERIFY(changed_truths > 245);
}

void TestAiBots::wins_are_taken_data() {
  QTest::addColumn<int>("level");
  QTest::addColumn<bool>("by_discard");
  for (const Level level : all_levels) {
    if (level == Level::random) continue;
    const auto name = to_text(level).data();
    QTest::addRow("%s, own draw", name) << static_cast<int>(level) << false;
    QTest::addRow("%s, a discard", name) << static_cast<int>(level) << true;
  }
}

void TestAiBots::wins_are_taken() {
  QFETCH(const int, level);
  QFETCH(const bool, by_discard);
  WallPlan plan;
  plan.deals = {"12345679m345s99p", "1112233445566p", "1112227778889s", "1112223334445z"};
  plan.draws = by_discard ? "7z8m" : "8m";
  TestGame game(plan);
  if (by_discard) {
    game.answer(0, "discard 7z");
    game.pass_all();
    game.answer(1, "discard 8m");
  }
  QVERIFY(game.asked(0, "win 8m"));
  const PlayerView& view = game.referee.view(player(0));
  const Decision decision = decide(static_cast<Level>(level), view, game.referee.asked(player(0)), small);
  QVERIFY(decision.chosen.type == ActionType::win);
  QVERIFY(decision.criterion == Criterion::win);
}

// Path and expert weigh each legal action once, but a win, which is taken.
void TestAiBots::every_option_is_weighed() {
  for (const Level level : {Level::path, Level::expert}) {
    for (const Question& question : sample_questions()) {
      if (question.legal.has(ActionType::win)) continue;
      const Decision decision = decide(level, question.view, question.legal, small);
      QCOMPARE(decision.evaluations.size(), question.legal.actions.size());
      for (const Action action : question.legal.actions) {
        const auto weighed = [&](const Evaluation& e) { return e.action == action; };
        QCOMPARE(std::count_if(decision.evaluations.begin(), decision.evaluations.end(), weighed), 1);
      }
      QCOMPARE(decision.opponents.size(), level == Level::expert ? std::size_t{3} : std::size_t{0});
    }
  }
}

// Where one option is taken half as often as the best, one twice as far from it is taken a quarter as often.
void TestAiBots::errors_take_what_is_near_for_the_best() {
  int compared = 0;
  for (const Question& question : sample_questions()) {
    const Decision right = decide(Level::quick, question.view, question.legal, small);
    if (right.criterion != Criterion::tables || right.evaluations.size() < 8) continue;
    std::map<std::string, int> taken;
    for (Budget budget; budget.seed <= 4000; ++budget.seed) {
      const Decision decision = decide(Level::beginner, question.view, question.legal, budget);
      QVERIFY(decision.evaluations == right.evaluations);
      ++taken[to_text(decision.chosen)];
    }
    std::vector<double> steepness;  // of the fall, measured at each option that is taken often enough
    for (const Evaluation& option : right.evaluations) {
      const double distance = std::log(right.evaluations.front().value / option.value);
      const int times = taken[to_text(option.action)];
      if (distance < 0.5 || times < 150) continue;
      steepness.push_back(std::log(1.0 * taken[to_text(right.chosen)] / times) / distance);
    }
    if (steepness.size() < 2) continue;
    const auto [least, most] = std::minmax_element(steepness.begin(), steepness.end());
    QVERIFY2(*most / *least < 1.5, std::to_string(*most / *least).c_str());
    if (++compared == 10) return;
  }
  QFAIL("too few positions");
}

// And the same way whether or not people are told what every discard is worth.
void TestAiBots::regulars_err_among_what_leads_on() {
  int errors = 0;
  int left_out = 0;
  for (const Question& question : sample_questions()) {
    if (question.legal.has(ActionType::win)) continue;
    for (Budget budget = small; budget.seed < 17; ++budget.seed) {
      Budget told = budget;
      told.every_discard = true;
      const Decision decision = decide(Level::regular, question.view, question.legal, budget);
      QVERIFY(decide(Level::regular, question.view, question.legal, told).chosen == decision.chosen);
      const Evaluation& best = decision.evaluations.front();
      errors += decision.criterion == Criterion::misjudged;
      for (const Evaluation& option : decision.evaluations) {
        const bool worse = option.action.type == ActionType::discard && option.shanten > best.shanten;
        left_out += worse;
        QVERIFY(!worse || option.action != decision.chosen);
        if (option.action != decision.chosen || decision.criterion == Criterion::only_choice) continue;
        QCOMPARE(decision.criterion == Criterion::misjudged, option.value < best.value);
      }
    }
  }
  QVERIFY(errors > 100);
  QVERIFY(left_out > 1000);
}

void TestAiBots::plans_explain_and_change_nothing() {
  int asked = 0;
  int plans = 0;
  int different = 0;
  int cheap = 0;
  for (const Question& question : sample_questions()) {
    if (question.legal.has(ActionType::win)) continue;
    Budget explained = small;
    explained.plans = true;
    const Level level = asked++ % 2 == 0 ? Level::path : Level::expert;
    Decision told = decide(level, question.view, question.legal, explained);
    const Decision plain = decide(level, question.view, question.legal, small);
    for (Evaluation& evaluation : told.evaluations) {
      const auto likelier = [](const Plan& a, const Plan& b) { return a.win_chance > b.win_chance; };
      QVERIFY(std::is_sorted(evaluation.plans.begin(), evaluation.plans.end(), likelier));
      double sum = 0;
      for (const Plan& plan : evaluation.plans) sum += plan.win_chance;
      QVERIFY(sum <= evaluation.win_chance + 1e-6);
      QVERIFY(evaluation.win_chance == 0 || !evaluation.plans.empty() || evaluation.other);
      double named = other_ways(evaluation);
      for (const Plan& plan : named_plans(evaluation)) {
        named += plan.win_chance;
        QVERIFY(plan.win_chance >= 0.03 && plan.win_chance >= evaluation.win_chance / 6);
      }
      QVERIFY(std::abs(named - evaluation.win_chance) < 1e-6 && named_plans(evaluation).size() <= 3);
      for (const Plan& plan : evaluation.plans) {
        ++plans;
        QVERIFY(!mcr::row(mcr::pattern_of(plan.pattern)).incidental);
        QVERIFY(std::abs(plan.expected_points - plan.win_chance * (24 + plan.mean_total)) < 1e-9);
        QVERIFY(is_chance(plan.win_chance) && plan.win_chance > 0);
        QVERIFY(is_chance(plan.best.probability) && plan.best.probability > 0);
        QVERIFY(!plan.best.steps.empty() && !plan.best.steps.back().discard);
        QVERIFY(!plan.best.patterns.empty());
        cheap += plan.best.fan < mcr::Rules{}.minimum_fan || plan.mean_total < mcr::Rules{}.minimum_fan;
        QVERIFY(!plan.best.waits.empty());
        for (const LiveTile& wait : plan.best.waits) {  // what leaves on the way cannot complete the hand
          QVERIFY(plan.best.first_discard != wait.tile);
          for (const PathStep& step : plan.best.steps) QVERIFY(step.discard != wait.tile);
        }
        int live = 0;
        for (const LiveTile& tile : plan.needed) {
          QVERIFY(tile.live > 0 && tile.live <= 4);
          live += tile.live;
        }
        QCOMPARE(plan.live_total, live);
        if (evaluation.action.type == ActionType::discard) {
          QVERIFY(plan.best.first_discard == evaluation.action.tile);
        }
      }
      evaluation.plans.clear();
      evaluation.other.reset();
    }
    different += !(told == plain);
  }
  QVERIFY(plans > 100);
  QVERIFY(different == 0 && cheap == 0);
}

void TestAiBots::margins_tell_how_far_sampling_moves_values() {
  int inside = 0, all = 0;
  for (const Question& question : sample_questions()) {
    if (question.legal.has(ActionType::win)) continue;
    Budget explained = small;
    explained.margins = true;
    const Decision told = decide(Level::expert, question.view, question.legal, explained);
    Budget otherwise = small;
    otherwise.seed = 1000;
    const Decision other = decide(Level::expert, question.view, question.legal, otherwise);
    for (const Evaluation& evaluation : told.evaluations) {
      for (const Evaluation& again : other.evaluations) {
        if (!(again.action == evaluation.action)) continue;
        QCOMPARE(again.margin, 0.0);  // bots need none
        QVERIFY(std::isfinite(evaluation.margin) && evaluation.margin >= 0);
        ++all;
        inside += std::abs(again.value - evaluation.value) <= 1.5 * evaluation.margin + 1e-6;
      }
    }
  }
  QVERIFY(all > 300);
  // Two samplings differ by more than one of them from the truth: 1.5 margins hold nearly all of it.
  QVERIFY2(inside > 0.85 * all, qPrintable(QStringLiteral("%1 of %2").arg(inside).arg(all)));
}

void TestAiBots::styles_lean_as_they_say() {
  // What the choices of each style are worth to one that leans to nothing.
  struct Sum {
    double win = 0, points = 0, danger = 0;
  };
  std::array<Sum, all_styles.size()> sums;
  int asked = 0;
  for (const Question& question : questions(400, 8)) {
    if (!question.legal.has(ActionType::discard) || question.legal.has(ActionType::win)) continue;
    ++asked;
    const Decision plain = decide(Level::expert, question.view, question.legal, small);
    for (const Style style : all_styles) {
      const Action chosen = decide({Level::expert, style}, question.view, question.legal, small).chosen;
      for (const Evaluation& evaluation : plain.evaluations) {
        if (evaluation.action != chosen) continue;
        Sum& sum = sums[static_cast<std::size_t>(style)];
        sum.win += evaluation.win_chance;
        sum.points += evaluation.expected_points;
        sum.danger += evaluation.deal_in_cost;
      }
    }
  }
  QVERIFY(asked > 50);
  const auto& [balanced, fast, big, careful] = sums;
  QVERIFY2(fast.win > balanced.win, "fast wins more often");
  QVERIFY2(big.points / big.win > balanced.points / balanced.win, "big wins more at once");
  QVERIFY2(careful.danger < balanced.danger, "careful discards what is safer");
}

void TestAiBots::names_round_trip() {
  for (const Level level : all_levels) {
    QVERIFY(level_named(to_text(level)) == level);
    for (const Style style : all_styles) {
      const bool known = has_style(level, style);
      if (known) QVERIFY(bot_named(to_text(Bot(level, style))) == Bot(level, style));
      if (!known) QVERIFY(!bot_named(to_text(Bot(level, style))));
    }
  }
  QVERIFY(!level_named("clairvoyant"));
  for (const char* name : {"", "-", "path-careful", "quick-fast", "quick-balanced", "expert-", "expert-brave",
                           "clairvoyant-fast", "expert-fast-big"}) {
    QVERIFY2(!bot_named(name), name);
  }
}

QTEST_APPLESS_MAIN(TestAiBots)
#include "tst_ai_bots.moc"
