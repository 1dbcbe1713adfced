// What a record tells of a seat's choices, how they are judged, and the text that keeps it.
#include <QRegularExpression>
#include <QTest>

#include "engine/ai/levels/assess.h"
#include "engine/formats/lesson.h"
#include "engine/table/decision_points.h"
#include "tests/engine/support/quick_play.h"
#include "tests/engine/support/table_play.h"

using namespace tingpai;

namespace {

// A game of random answers, with every one that the seat gave among several.
struct Played {
  std::vector<Event> events;
  std::vector<AnsweredPoint> answers;
};

Played played(std::uint64_t seed, Seat seat) {
  Ruleset ruleset;
  ruleset.hands = 4;
  ruleset.scheme = mcr::Rules{.minimum_fan = 0};
  Referee referee(ruleset, seed);
  Random random(seed);
  Played game;
  while (!referee.game_over()) {
    if (auto event = referee.advance()) {
      game.events.push_back(*std::move(event));
      continue;
    }
    for (const Seat one : all_seats) {
      const LegalActions legal = referee.asked(one);
      if (legal.empty()) continue;
      const Action action = legal.actions[random.below(static_cast<std::uint32_t>(legal.actions.size()))];
      if (one == seat && legal.actions.size() > 1) {
        game.answers.push_back({static_cast<int>(game.events.size()), referee.view(one), legal, action});
      }
      if (referee.answer(one, action)) qFatal("illegal");
    }
  }
  return game;
}

Decision weighed(const LegalActions& legal) {
  Decision decision;
  for (const Action action : legal.actions) {
    Evaluation evaluation;
    evaluation.action = action;
    evaluation.shanten = 2;
    evaluation.live_total = 7;
    evaluation.win_chance = 0.125;
    evaluation.expected_points = 3.5;
    evaluation.deal_in = {0.01, 0.02, 0.25};
    evaluation.deal_in_cost = 0.5;
    evaluation.value = -1.25 - static_cast<double>(decision.evaluations.size());
    evaluation.margin = 0.375;
    evaluation.gives_up = decision.evaluations.size() % 2 == 1;
    evaluation.kept = 0.5;
    evaluation.worth = 38.5;
    evaluation.loss = 3.65;
    evaluation.shifted = decision.evaluations.size() % 3 == 1;
    decision.evaluations.push_back(evaluation);
  }
  decision.chosen = legal.actions.front();
  decision.criterion = Criterion::safety;
  return decision;
}

Evaluation discard(std::string_view tile, double value, double margin = 0.2) {
  Evaluation evaluation;
  evaluation.action = {ActionType::discard, *parse_tile(tile)};
  evaluation.value = value;
  evaluation.margin = margin;
  return evaluation;
}

}  // namespace

class TestLesson : public QObject {
  Q_OBJECT

 private slots:
  void a_record_tells_the_choices_data();
  void a_record_tells_the_choices();
  void lessons_read_back();
  void lessons_of_any_hand_of_riichi_read_back();
  void a_lesson_knows_nothing_of_what_came_after();
  void old_decisions_tell_faults_and_no_parts();
  void the_unit_of_values_is_kept();
  void damaged_lessons_are_errors_data();
  void damaged_lessons_are_errors();
  void a_win_is_weighed_beside_the_rest();
  void within_the_interval_passes();
  void faults_are_told_apart_data();
  void faults_are_told_apart();
};

void TestLesson::a_record_tells_the_choices_data() {
  QTest::addColumn<int>("seat");
  for (int seat = 0; seat < 4; ++seat) QTest::addRow("seat %d", seat) << seat;
}

// Every choice that is told is one that was made, and none is missing but those that another claim
// forestalled.
void TestLesson::a_record_tells_the_choices() {
  QFETCH(int, seat);
  const Seat me = Seat::from_index(seat);
  int told = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const Played game = played(seed, me);
    auto answer = game.answers.begin();
    for (const AnsweredPoint& choice : answered_points(game.events, me)) {
      while (answer->number < choice.number) {
        const auto others = decisions_told_by(game.events[static_cast<std::size_t>(answer->number)]);
        QVERIFY2(!others.empty() && others[0].first != me, "a choice is missing");
        ++answer;
      }
      QCOMPARE(choice.number, answer->number);
      QVERIFY(choice.view == answer->view);
      QVERIFY(choice.legal == answer->legal);
      QCOMPARE(to_text(choice.taken), to_text(answer->taken));
      ++answer;
      ++told;
    }
  }
  QVERIFY(told > 200);
}

void TestLesson::lessons_read_back() {
  std::string text;
  std::vector<Lesson> lessons;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const Played game = played(seed, all_seats[1]);
    for (const AnsweredPoint& choice : answered_points(game.events, all_seats[1])) {
      lessons.push_back(lesson_of(game.events, choice.number, all_seats[1], weighed(choice.legal)));
      QVERIFY(view_of(lessons.back()) == choice.view);
      text += to_text(lessons.back());
    }
  }
  QVERIFY(std::any_of(lessons.begin(), lessons.end(), [](const Lesson& lesson) {
    return lesson.scores != BySeat<Points>{} && view_of(lesson).table.hand_number > 0;
  }));
  const auto read = parse_lessons(text);
  QVERIFY2(read, read ? "" : read.error().message.c_str());
  QVERIFY(*read == lessons);
}

// Of a decision that was kept before its parts were, enough is known to tell faults apart, and no more.
void TestLesson::lessons_of_any_hand_of_riichi_read_back() {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {  // of different first dealers
    const auto events = test::quick_play(*parse_ruleset("riichi;hands=4"), seed);
    const auto points = answered_points(events, all_seats[1]);
    QVERIFY(points.size() > 20);
    for (const AnsweredPoint& point : points) {
      const Lesson lesson = lesson_of(events, point.number, all_seats[1], weighed(point.legal));
      const auto read = parse_lessons(to_text(lesson));
      QVERIFY2(read, read ? "" : (std::to_string(point.number) + ": " + read.error().message).c_str());
      QCOMPARE(to_text(read->front()), to_text(lesson));
      PlayerView view = point.view;  // but for the number of the hand
      view.table.hand_number = 0;
      view.table.midway = view_of(lesson).table.midway;
      QVERIFY(view_of(lesson) == view);
    }
  }
}

void TestLesson::old_decisions_tell_faults_and_no_parts() {
  const Decision decision = weighed(played(3, all_seats[1]).answers.front().legal);
  QString text = QString::fromStdString(to_text(decision));
  text.remove(
      QRegularExpression(QStringLiteral(" 0\\.5 38\\.5 3\\.65 [01]$"), QRegularExpression::MultilineOption));
  const auto read = parse_decision(text.toStdString());
  QVERIFY2(read, read ? "" : read.error().message.c_str());
  for (std::size_t i = 0; i < decision.evaluations.size(); ++i) {
    Evaluation expected = decision.evaluations[i];
    expected.kept = 1;
    expected.worth = 3.5 / 0.125 + 10;
    expected.loss = expected.deal_in_cost;
    expected.shifted = true;
    QVERIFY(read->evaluations[i] == expected);
  }
}

void TestLesson::the_unit_of_values_is_kept() {
  Decision decision = weighed(played(3, all_seats[1]).answers.front().legal);
  for (const ValueUnit unit : {ValueUnit::none, ValueUnit::points, ValueUnit::placement}) {
    decision.unit = unit;
    const auto read = parse_decision(to_text(decision));
    QVERIFY2(read, read ? "" : read.error().message.c_str());
    QVERIFY(*read == decision);
  }
  std::string text = to_text(decision);
  text.replace(text.find("placement"), 9, "pounds");
  QVERIFY(!parse_decision(text));
  QCOMPARE(parse_decision(text).error().position, 1U);
}

// Not even where a new hand begins right after it.
void TestLesson::a_lesson_knows_nothing_of_what_came_after() {
  const Seat seat = Seat::from_index(1);
  const Played game = played(3, seat);
  const auto is_start = [](const Event& event) {
    return std::holds_alternative<events::HandStarted<Truth>>(event);
  };
  const auto first = std::find_if(game.events.begin(), game.events.end(), is_start);
  const auto second = std::find_if(first + 1, game.events.end(), is_start);
  QVERIFY(second != game.events.end());
  const auto number = static_cast<int>(second - game.events.begin());
  const Lesson lesson = lesson_of(game.events, number, seat, weighed(game.answers.front().legal));
  QCOMPARE(lesson.events.size(), static_cast<std::size_t>(number));
  QVERIFY(lesson.events == std::vector<Event>(game.events.begin(), second));
}

void TestLesson::damaged_lessons_are_errors_data() {
  QTest::addColumn<QString>("from");
  QTest::addColumn<QString>("to");
  QTest::newRow("no seat") << "lesson 1"
                           << "lesson 7";
  QTest::newRow("scores") << "lesson 1 0,0,0,0"
                          << "lesson 1 0,0,0";
  QTest::newRow("another seat is asked") << "lesson 1"
                                         << "lesson 2";
  QTest::newRow("an event is damaged") << "discard "
                                       << "discord ";
  QTest::newRow("criterion") << "decision safety"
                             << "decision taste";
  QTest::newRow("not a number") << "0.125"
                                << "nan";
  QTest::newRow("some of the parts") << " 38.5 3.65 0"
                                     << " 38.5";
  QTest::newRow("an action is not legal") << "weighed discard:"
                                          << "weighed chow:";
  QTest::newRow("cut") << "end\n"
                       << "";
}

void TestLesson::damaged_lessons_are_errors() {
  QFETCH(QString, from);
  QFETCH(QString, to);
  const Played game = played(3, all_seats[1]);
  for (const AnsweredPoint& choice : answered_points(game.events, all_seats[1])) {
    if (!choice.legal.has(ActionType::discard) || choice.view.table.rivers[all_seats[0]].empty()) continue;
    const Lesson lesson = lesson_of(game.events, choice.number, all_seats[1], weighed(choice.legal));
    QString text = QString::fromStdString(to_text(lesson));
    const auto at = text.indexOf(from);
    QVERIFY(at >= 0);
    const auto line = text.left(at).count(u'\n') + 1;
    text.replace(at, from.size(), to);
    const auto read = parse_lessons(text.toStdString());
    QVERIFY(!read);
    QVERIFY(!read.error().message.empty());
    const auto place = static_cast<qsizetype>(read.error().position);
    QVERIFY2(place >= line - 1 && place <= text.count(u'\n') + 1, qPrintable(QString::number(place)));
    return;
  }
  QFAIL("no position");
}

void TestLesson::a_win_is_weighed_beside_the_rest() {
  PlayerView view;
  LegalActions legal;
  for (std::uint64_t seed = 1; !legal.has(ActionType::win); ++seed) {
    for (const AnsweredPoint& choice : answered_points(played(seed, all_seats[2]).events, all_seats[2])) {
      if (!choice.legal.has(ActionType::win)) continue;
      view = choice.view;
      legal = choice.legal;
    }
  }
  const LegalActions others = without_win(legal);
  QCOMPARE(others.actions.size(), legal.actions.size() - 1);
  QVERIFY(!others.has(ActionType::win));
  const Decision decision = with_win(weighed(others), view, legal);
  QCOMPARE(decision.chosen.type, ActionType::win);
  QCOMPARE(decision.evaluations.size(), legal.actions.size());
  const Evaluation& win = decision.evaluations.front();
  QVERIFY(win.expected_points >= 24);  // what the cheapest win pays
  QVERIFY(win.value > win.expected_points);
  QCOMPARE(fault_of(decision, others.actions.front()), Fault::passed_win);
  QCOMPARE(fault_of(decision, decision.chosen), Fault::none);
}

void TestLesson::within_the_interval_passes() {
  Decision decision;
  decision.evaluations = {discard("1m", 5, 0.3), discard("2m", 4.6, 0.2), discard("3m", 4, 0.1)};
  const auto best = judge(decision, decision.evaluations[0].action);
  QVERIFY(best->passed && best->loss == 0 && best->margin == 0);
  const auto near = judge(decision, decision.evaluations[1].action);
  QVERIFY(near->passed);
  QCOMPARE(near->loss, 5 - 4.6);
  const auto far = judge(decision, decision.evaluations[2].action);
  QVERIFY(!far->passed);
  QCOMPARE(far->loss, 1.0);
  QCOMPARE(far->margin, 0.4);
  QVERIFY(!judge(decision, {ActionType::pass, {}}));
}

void TestLesson::faults_are_told_apart_data() {
  QTest::addColumn<Evaluation>("best");
  QTest::addColumn<Evaluation>("taken");
  QTest::addColumn<int>("fault");
  const auto row = [](const char* name, Evaluation best, Evaluation taken, Fault fault) {
    best.value = 5;
    taken.value = 1;
    QTest::newRow(name) << best << taken << static_cast<int>(fault);
  };
  Evaluation good = discard("1m", 5);
  good.win_chance = 0.3;
  good.worth = 40;
  Evaluation bad = good;
  bad.action = {ActionType::discard, *parse_tile("5m")};

  Evaluation slow = bad;
  slow.win_chance = 0.2;
  row("fewer wins", good, slow, Fault::slow);
  Evaluation cheap = bad;
  cheap.worth = 26;
  row("as many wins for less", good, cheap, Fault::cheap);
  Evaluation dangerous = bad;
  dangerous.loss = 4;
  row("a dangerous tile", good, dangerous, Fault::dangerous);
  Evaluation fold = good;
  fold.gives_up = true;
  row("going on with a lost hand", fold, bad, Fault::pushed);
  Evaluation folded = bad;
  folded.gives_up = true;
  row("giving up a good hand", good, folded, Fault::folded);
  const auto with = [](Evaluation evaluation, ActionType type) {
    evaluation.action.type = type;
    return evaluation;
  };
  Evaluation declared = good;
  declared.action.riichi = true;
  row("a riichi missed", declared, bad, Fault::no_riichi);
  Evaluation declared_badly = bad;
  declared_badly.action.riichi = true;
  row("a riichi to be left", good, declared_badly, Fault::riichi);
  row("given up with a riichi at hand", declared, folded, Fault::folded);
  row("a claim to be passed", with(good, ActionType::pass), with(bad, ActionType::chow), Fault::claimed);
  row("another chow", with(good, ActionType::chow), with(bad, ActionType::chow), Fault::claimed);
  row("a claim missed", with(good, ActionType::pung), with(bad, ActionType::pass), Fault::passed_claim);
  row("a kong missed", with(good, ActionType::concealed_kong), bad, Fault::kong);
  row("a kong declared", good, with(bad, ActionType::added_kong), Fault::kong);
  row("a win passed", with(good, ActionType::win), bad, Fault::passed_win);
}

void TestLesson::faults_are_told_apart() {
  QFETCH(Evaluation, best);
  QFETCH(Evaluation, taken);
  QFETCH(int, fault);
  Decision decision;
  decision.evaluations = {best, taken};
  QCOMPARE(static_cast<int>(fault_of(decision, taken.action)), fault);
}

QTEST_APPLESS_MAIN(TestLesson)
#include "tst_lesson.moc"
