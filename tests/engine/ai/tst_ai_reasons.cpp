// What values are made of, and what is said of two of them: every part is found again from its own
// definition.
#include <QTest>
#include <algorithm>
#include <cmath>

#include "engine/ai/levels/assess.h"
#include "engine/ai/levels/bots.h"
#include "engine/ai/levels/expert.h"
#include "engine/ai/levels/hindsight.h"
#include "engine/ai/levels/reasons.h"
#include "engine/ai/levels/styles.h"
#include "engine/ai/odds.h"
#include "engine/ai/reading/habits.h"
#include "engine/ai/reading/readiness.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;

namespace {

constexpr int pairs_wanted = 20000;
constexpr int pairs_wanted_of_style = 5000;
constexpr int pairs_wanted_of_master = 2000;  // each of its decisions is a hundred of the expert's

constexpr Budget small{.seed = 7, .nodes = 120, .samples = 20, .plans = 0, .every_discard = true};

Budget budget_of(Level level) {
  Budget budget = small;
  if (level == Level::master) budget.nodes = 10;
  return budget;
}

// Both are floats that were multiplied a few times.
bool same(double a, double b) { return std::abs(a - b) <= 1e-5 * (1 + std::abs(a) + std::abs(b)); }
bool exactly(double a, double b) { return std::abs(a - b) <= 1e-12 * (1 + std::abs(a) + std::abs(b)); }

struct Question {
  PlayerView view;
  LegalActions legal;
};

// Every fourth question of quick games with more than one answer, and of those with a call every one.
template <class Look>
void each_question(const Look& wants_more) {
  Ruleset ruleset;
  ruleset.hands = 1;
  bool more = true;
  for (std::uint64_t seed = 500; more; ++seed) {
    Random random(seed);
    Referee referee(ruleset, seed);
    const auto policy = [](const PlayerView& view, const LegalActions& legal, Random&) {
      return decide(Level::path, view, legal, small).chosen;
    };
    const auto look = [&](const Referee& now, Seat seat) {
      const LegalActions& legal = now.asked(seat);
      if (!more || legal.actions.size() < 2 || legal.has(ActionType::win)) return;
      if (legal.has(ActionType::discard) && random.below(4) != 0) return;
      more = wants_more(Question{now.view(seat), legal});
    };
    play(referee, policy, seed, {{}, look});
  }
}

// What danger costs at a table, found again from the sampled hands.
struct Dangers {
  Danger danger;
  double ahead = 0;  // of every tile that may be drawn until the hand ends, points
  double end_rate = 0;

  Dangers(const PlayerView& view, const Budget& budget) {
    const Opponents opponents = estimate_opponents(view, {}, budget.samples, budget.seed);
    danger = danger_of(opponents, {}, profile_of({}));
    const TileCounts live = live_tiles(view);
    Rivals rivals;
    for (std::size_t i = 0; i < 3; ++i)
      rivals[i] = profile_of({}).readiness->rival({}, opponents.estimates[i].ready);
    const Odds odds(live, opponents.in_wall, view.table.draws_left(), rivals, profile_of({}).race,
                    habits_of(view, live, {}));
    end_rate = static_cast<double>(odds.end_rate());
    for (int kind = 0; kind < Tile::kinds; ++kind) ahead += live[kind] * cost(kind);
    ahead /= std::max(1, live.total()) * end_rate;
  }

  double chance(std::size_t opponent, int kind) const {
    return static_cast<double>(danger.chance[opponent][static_cast<std::size_t>(kind)]);
  }
  double cost(int kind) const {
    double sum = 0;
    for (std::size_t i = 0; i < 3; ++i) sum += chance(i, kind) * static_cast<double>(danger.cost[i]);
    return sum;
  }
};

// The parts of one value, from their definitions.
struct Parts {
  double wins = 0;
  double worth = 0;
  double loss = 0;
};

Parts parts_of(const Evaluation& one, const Dangers* dangers, const ValueModel& model) {
  Parts parts;
  parts.wins = one.gives_up ? model.kept_hope * one.win_chance : one.win_chance;
  if (one.win_chance > 0)
    parts.worth = one.expected_points / one.win_chance + static_cast<double>(model.stake);
  if (dangers == nullptr) return parts;
  const bool own = one.action.type == ActionType::discard || one.action.type == ActionType::added_kong;
  double cost = 0, safe = 1;
  for (std::size_t i = 0; i < 3; ++i) {
    // Of a claim the discard that follows is not known here.
    const double chance = own ? dangers->chance(i, one.action.tile.kind()) : one.deal_in[i];
    cost += chance * static_cast<double>(dangers->danger.cost[i]);
    safe *= 1 - chance;
  }
  const double risky_share = one.gives_up ? model.safe_share : model.risk_ahead;
  const double later = risky_share * dangers->ahead * (1 - one.win_chance);
  const double kong = is_kong(one.action.type) ? model.risk_ahead * dangers->ahead * dangers->end_rate : 0;
  parts.loss = parts.wins * parts.worth * (1 - safe) + model.caution * (cost + later + kong);
  return parts;
}

// What a discard loses more than the best one is told less by hindsight.
double told_loss(const Evaluation& one, double loss, const Evaluation& best, double of_best,
                 const ValueModel& model) {
  if (!one.alone || one.action.type != ActionType::discard || loss <= of_best) return loss;
  return of_best + hindsight(loss - of_best, model.blur_of_discards[hindsight_distance(best.shanten)]);
}

// What is wrong with the parts of one value; empty if nothing is.
std::string fault(const Evaluation& one, const Parts& parts) {
  if (!same(winning_chance(one), parts.wins)) return "the win chance";
  if (!same(one.worth, parts.worth)) return "what a win is worth";
  if (!same(one.loss, parts.loss) || one.loss < 0) return "what discards lose";
  if (!one.shifted && !exactly(one.value, winning_chance(one) * one.worth - one.loss)) return "the value";
  return {};
}

bool is_opposite(const Comparison& there, const Comparison& back) {
  return there.winning == -back.winning && there.size == -back.size && there.dealing_in == -back.dealing_in &&
         there.paid == -back.paid && there.settled == -back.settled && there.total == -back.total &&
         there.contrast == back.contrast && there.lead() == back.lead() &&
         there.live_agrees == back.live_agrees;
}

// What is wrong with what is said of two; empty if nothing is.
std::string fault(const Evaluation& a, const Evaluation& b, const Parts& of_a, const Parts& of_b) {
  const Comparison one = compare(a, b);
  if (!same(one.winning, (of_a.worth + of_b.worth) / 2 * (of_a.wins - of_b.wins))) return "winning";
  if (!same(one.size, (of_a.wins + of_b.wins) / 2 * (of_a.worth - of_b.worth))) return "size";
  if (!same(one.dealing_in, of_b.loss - of_a.loss)) return "dealing in";
  if (one.total != a.value - b.value) return "the total";
  if (!is_opposite(one, compare(b, a))) return "not the opposite when swapped";
  const bool shifted = a.shifted || b.shifted;
  const double sum = one.winning + one.size + one.dealing_in;
  if (!shifted && !exactly(sum, one.total) && std::abs(sum - one.total) > 1e-9) return "the sum";
  const Contrast wanted = shifted                    ? Contrast::whole
                          : a.gives_up != b.gives_up ? Contrast::folding
                                                     : Contrast::parts;
  if (one.contrast != wanted) return "what there is to say";
  if (one.live_agrees && (a.live_total - b.live_total) * one.total <= 0) return "live tiles go against it";
  const auto lead = one.lead();
  if (lead.has_value() != (wanted == Contrast::parts && std::abs(one.total) > 0)) return "no lead, or one";
  if (!lead) return {};
  const double sign = one.total > 0 ? 1 : -1;
  if (sign * one.of(*lead) <= 0) return "the lead goes against it";
  for (const Part part : {Part::winning, Part::size, Part::dealing_in}) {
    if (sign * one.of(part) > sign * one.of(*lead)) return "another part is larger";
  }
  return {};
}

Evaluation made(double wins, double worth, double loss, int live = 20) {
  Evaluation one;
  one.action = {ActionType::discard, Tile::from_index(0)};
  one.win_chance = wins;
  one.worth = worth;
  one.loss = loss;
  one.live_total = live;
  one.value = wins * worth - loss;
  return one;
}

Evaluation discard(int kind, Shanten shanten, double hope, std::initializer_list<int> helping) {
  Evaluation one = made(hope / 40, 40, 0);
  one.action.tile = Tile::from_index(kind);
  one.shanten = shanten;
  for (const int tile : helping) one.effective.push_back({Tile::from_index(tile), 3});
  return one;
}

}  // namespace

class TestAiReasons : public QObject {
  Q_OBJECT

 private slots:
  void every_part_is_found_again_data();
  void every_part_is_found_again();
  void a_win_is_worth_what_it_pays_and_saves();
  void the_lead_speaks_for_the_difference_data();
  void the_lead_speaks_for_the_difference();
  void discards_have_a_meaning_data();
  void discards_have_a_meaning();
  void kongs_are_something_to_hope_for();
  void risk_is_told_in_words_data();
  void risk_is_told_in_words();
};

void TestAiReasons::every_part_is_found_again_data() {
  QTest::addColumn<int>("level");
  QTest::addColumn<int>("style");
  QTest::addColumn<int>("wanted");
  const auto row = [](const char* name, Level level, Style style, int wanted) {
    QTest::newRow(name) << static_cast<int>(level) << static_cast<int>(style) << wanted;
  };
  row("path", Level::path, Style::balanced, pairs_wanted);
  row("path, big", Level::path, Style::big, pairs_wanted_of_style);
  row("expert", Level::expert, Style::balanced, pairs_wanted);
  row("expert, fast", Level::expert, Style::fast, pairs_wanted_of_style);
  row("expert, careful", Level::expert, Style::careful, pairs_wanted_of_style);
  row("master", Level::master, Style::balanced, pairs_wanted_of_master);
}

void TestAiReasons::every_part_is_found_again() {
  QFETCH(int, level);
  QFETCH(int, style);
  QFETCH(int, wanted);
  const Bot bot(static_cast<Level>(level), static_cast<Style>(style));
  const ValueModel model = leaning(ValueModel(profile_of({}).value), bot.style);
  const Budget budget = budget_of(bot.level);
  int pairs = 0, shifted = 0, folding = 0;
  std::string wrong;
  each_question([&](const Question& question) {
    const Decision decision = decide(bot, question.view, question.legal, budget);
    std::optional<Dangers> dangers;
    if (bot.level >= Level::expert) dangers.emplace(question.view, budget);
    // The best one is not searched again on its own; a master may choose another after all.
    const Evaluation& best = *std::ranges::find(decision.evaluations, false, &Evaluation::alone);
    const Dangers* known = dangers ? &*dangers : nullptr;
    const double of_best = parts_of(best, known, model).loss;
    std::vector<Parts> parts;
    for (const Evaluation& one : decision.evaluations) {
      parts.push_back(parts_of(one, known, model));
      parts.back().loss = told_loss(one, parts.back().loss, best, of_best, model);
      wrong = fault(one, parts.back());
      if (!wrong.empty()) return false;
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
      for (std::size_t j = i + 1; j < parts.size(); ++j, ++pairs) {
        const Evaluation& a = decision.evaluations[i];
        const Evaluation& b = decision.evaluations[j];
        wrong = fault(a, b, parts[i], parts[j]);
        if (!wrong.empty()) return false;
        const Contrast contrast = compare(a, b).contrast;
        shifted += contrast == Contrast::whole;
        folding += contrast == Contrast::folding;
      }
    }
    return pairs < wanted;
  });
  QVERIFY2(wrong.empty(), wrong.c_str());
  QVERIFY(pairs >= wanted);
  if (bot.level < Level::expert) {
    QCOMPARE(folding, 0);
  } else {
    QVERIFY(shifted > 0 && folding > 0);
  }
}

void TestAiReasons::a_win_is_worth_what_it_pays_and_saves() {
  int wins = 0;
  for (std::uint64_t seed = 0; wins < 10; ++seed) {
    Ruleset ruleset;
    ruleset.hands = 1;
    Referee referee(ruleset, seed);
    const auto policy = [](const PlayerView& view, const LegalActions& legal, Random&) {
      return decide(Level::path, view, legal, small).chosen;
    };
    play(referee, policy, seed, {{}, [&](const Referee& now, Seat seat) {
                                   if (!now.asked(seat).has(ActionType::win)) return;
                                   const Evaluation win = value_of_win(now.view(seat));
                                   QCOMPARE(winning_chance(win), 1.0);
                                   QCOMPARE(win.worth, win.expected_points + 10);
                                   QCOMPARE(win.loss, 0.0);
                                   QCOMPARE(win.value, win.worth);
                                   ++wins;
                                 }});
  }
}

void TestAiReasons::the_lead_speaks_for_the_difference_data() {
  QTest::addColumn<Evaluation>("one");
  QTest::addColumn<Evaluation>("other");
  QTest::addColumn<int>("lead");  // -1: nothing is named
  QTest::addColumn<bool>("live");
  const auto row = [](const char* name, const Evaluation& one, const Evaluation& other,
                      std::optional<Part> lead, bool live) {
    QTest::newRow(name) << one << other << (lead ? static_cast<int>(*lead) : -1) << live;
  };
  row("wins more often", made(0.3, 40, 1), made(0.25, 41, 1), Part::winning, false);
  row("wins more often, more tiles help", made(0.3, 40, 1, 24), made(0.25, 41, 1), Part::winning, true);
  row("wins more often, fewer tiles help", made(0.3, 40, 1, 16), made(0.25, 40, 1), Part::winning, false);
  row("wins more", made(0.25, 50, 1), made(0.27, 40, 1), Part::size, false);
  row("deals in less", made(0.25, 40, 0.5), made(0.26, 40, 4), Part::dealing_in, false);
  row("ahead by the smaller of two", made(0.30, 40, 0.5), made(0.33, 30, 0.6), Part::size, false);
  row("behind for the danger", made(0.3, 40, 5), made(0.25, 40, 1), Part::dealing_in, false);
  row("the same", made(0.3, 40, 1), made(0.3, 40, 1), std::nullopt, false);
  Evaluation shifted = made(0.3, 40, 1, 30);
  shifted.value = 2;
  shifted.shifted = true;
  row("shifted", shifted, made(0.25, 40, 1), std::nullopt, false);
  row("beside a shifted one", made(0.25, 40, 1), shifted, std::nullopt, false);
  Evaluation folds = made(0.05, 40, 0.5);
  folds.gives_up = true;
  folds.kept = 0.5;
  folds.value = 0.5;
  row("gives up", folds, made(0.1, 40, 6), std::nullopt, false);
  Evaluation folds_too = folds;
  folds_too.loss = 2;
  folds_too.value = -1;
  row("both give up", folds, folds_too, Part::dealing_in, false);
}

void TestAiReasons::the_lead_speaks_for_the_difference() {
  QFETCH(Evaluation, one);
  QFETCH(Evaluation, other);
  QFETCH(bool, live);
  const Comparison there = compare(one, other);
  const auto lead = there.lead();
  QTEST(lead ? static_cast<int>(*lead) : -1, "lead");
  if (there.contrast == Contrast::parts) QCOMPARE(there.live_agrees, live);
  QVERIFY(is_opposite(there, compare(other, one)));
  // What a review calls the fault is the same part.
  Decision decision;
  decision.evaluations = there.total > 0 ? std::vector{one, other} : std::vector{other, one};
  decision.evaluations[1].action.tile = Tile::from_index(1);
  const Fault fault = fault_of(decision, decision.evaluations[1].action);
  const Evaluation& best = decision.evaluations[0];
  if (lead) {
    constexpr std::array faults{Fault::slow, Fault::cheap, Fault::dangerous};
    QCOMPARE(fault, faults[static_cast<std::size_t>(*lead)]);
  } else if (there.contrast == Contrast::folding) {
    QCOMPARE(fault, best.gives_up ? Fault::pushed : Fault::folded);
  }
}

void TestAiReasons::discards_have_a_meaning_data() {
  QTest::addColumn<int>("at");
  QTest::addColumn<int>("use");
  const auto row = [](const char* name, int at, Use use) {
    QTest::newRow(name) << at << static_cast<int>(use);
  };
  row("nothing needs it", 0, Use::none);
  row("as much is left to hope for, by fewer tiles", 1, Use::least);
  row("less is left to hope for", 2, Use::some);
  row("leads away", 3, Use::step_back);
  row("folds", 4, Use::folding);
}

void TestAiReasons::discards_have_a_meaning() {
  QFETCH(int, at);
  Decision decision;
  decision.evaluations = {discard(0, 1, 8, {10, 11, 12}), discard(1, 1, 8, {10, 11}),
                          discard(2, 1, 6, {10, 11, 12}), discard(3, 2, 9, {10, 11, 12, 13}),
                          discard(4, 1, 9, {10, 14})};
  decision.evaluations[4].gives_up = true;
  decision.evaluations[4].effective = {{Tile::from_index(10), 2}};
  QTEST(static_cast<int>(meaning_of(decision, decision.evaluations[static_cast<std::size_t>(at)]).use),
        "use");
  // Who cannot tell them apart calls none the better.
  if (at != 2) return;
  for (Evaluation& one : decision.evaluations) one.margin = 1;
  QCOMPARE(static_cast<int>(meaning_of(decision, decision.evaluations[2]).use), static_cast<int>(Use::none));
  // What seems to bring more than the best one, and is told as equal, makes the best one no mistake.
  decision.evaluations = {discard(0, 1, 8, {10, 11, 12}), discard(1, 1, 12, {10, 11, 12})};
  decision.evaluations[1].shifted = true;
  decision.evaluations[1].value = decision.evaluations[0].value;
  QCOMPARE(static_cast<int>(meaning_of(decision, decision.evaluations[0]).use), static_cast<int>(Use::none));
  decision.evaluations[1].shifted = false;
  QCOMPARE(static_cast<int>(meaning_of(decision, decision.evaluations[0]).use), static_cast<int>(Use::some));
}

void TestAiReasons::kongs_are_something_to_hope_for() {
  Decision decision;
  decision.evaluations = {discard(0, 1, 8, {10, 11, 12}), discard(1, 1, 6, {10, 11, 12})};
  QCOMPARE(static_cast<int>(meaning_of(decision, decision.evaluations[1]).use), static_cast<int>(Use::some));
  decision.evaluations[1].paid = 3;
  QCOMPARE(static_cast<int>(meaning_of(decision, decision.evaluations[1]).use), static_cast<int>(Use::none));
}

void TestAiReasons::risk_is_told_in_words_data() {
  QTest::addColumn<double>("chance");
  QTest::addColumn<bool>("looks");
  QTest::addColumn<int>("risk");
  const auto row = [](const char* name, double chance, bool looks, Risk risk) {
    QTest::newRow(name) << chance << looks << static_cast<int>(risk);
  };
  row("nobody looks at the opponents", 0.2, false, Risk::unknown);
  row("none", 0, true, Risk::safe);
  row("hardly any", 0.003, true, Risk::safe);
  row("each a little", 0.01, true, Risk::slight);
  row("together much", 0.02, true, Risk::high);
}

void TestAiReasons::risk_is_told_in_words() {
  QFETCH(double, chance);
  QFETCH(bool, looks);
  Decision decision;
  decision.evaluations = {made(0.3, 40, 1)};
  decision.evaluations[0].deal_in = {chance, chance, chance};
  if (looks) decision.opponents.resize(3);
  QTEST(static_cast<int>(meaning_of(decision, decision.evaluations[0]).risk), "risk");
  decision.discards_win = false;
  QCOMPARE(static_cast<int>(meaning_of(decision, decision.evaluations[0]).risk),
           static_cast<int>(Risk::unknown));
}

QTEST_APPLESS_MAIN(TestAiReasons)
#include "tst_ai_reasons.moc"
