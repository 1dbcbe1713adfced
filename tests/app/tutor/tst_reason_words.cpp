// What the tutor says of its numbers: short, and never against them. No catalogue is loaded here: plurals are
// as in the source.
#include <QRegularExpression>
#include <QTest>

#include "app/text/names.h"
#include "app/tutor/reason_words.h"
#include "engine/ai/levels/assess.h"
#include "engine/ai/levels/bots.h"
#include "engine/ai/levels/reasons.h"
#include "engine/table/referee.h"

using namespace tingpai;
using namespace tingpai::app;

namespace {

QString spaced(QString text) { return text.replace(QChar(QChar::Nbsp), u' '); }

// A discard of the characters of this rank.
Evaluation made(int rank, double wins, double worth, double loss, int live = 20) {
  Evaluation one;
  one.action = {ActionType::discard, Tile::of(Suit::characters, rank)};
  one.win_chance = wins;
  one.worth = worth;
  one.loss = loss;
  one.live_total = live;
  one.shanten = 1;
  one.value = wins * worth - loss;
  one.margin = 0.1;
  return one;
}

Evaluation folding(Evaluation one, double value) {
  one.gives_up = true;
  one.kept = 0.5;
  one.value = value;
  return one;
}

Evaluation shifted(Evaluation one, double value) {
  one.shifted = true;
  one.value = value;
  return one;
}

Evaluation known(Evaluation one) {
  one.margin = 0;
  return one;
}

Evaluation win(double value) {
  Evaluation one = made(1, 1, value, 0);
  one.action.type = ActionType::win;
  one.expected_points = 50;
  return one;
}

Evaluation as(Evaluation one, ActionType type, Shanten shanten = 1) {
  one.action.type = type;
  if (type == ActionType::pass) one.action.tile = {};
  one.shanten = shanten;
  return one;
}

Decision decision_of(std::vector<Evaluation> evaluations) {
  Decision decision;
  decision.evaluations = std::move(evaluations);
  decision.chosen = decision.evaluations.front().action;
  return decision;
}

Evaluation settled(Evaluation one, double points) {
  one.settled = points;
  one.value += points;
  return one;
}

// What is wrong with a sentence about one action beside another; empty if nothing is.
QString fault(const QString& said, const Evaluation& one, const Evaluation& other) {
  static const QRegularExpression two_places(QStringLiteral("[0-9][.][0-9]{2}"));
  const auto says = [&](const char* words) { return said.contains(QLatin1String(words)); };
  const double more_wins = winning_chance(one) - winning_chance(other);
  const bool risks = says("Risks ");
  if (says("more often") && more_wins <= 0) return QStringLiteral("it does not win more often");
  if (says("less often") && more_wins >= 0) return QStringLiteral("it does not win less often");
  if (says("points more than with") && one.worth <= other.worth)
    return QStringLiteral("its wins bring no more");
  if (says("points less than with") && one.worth >= other.worth)
    return QStringLiteral("its wins bring no less");
  if (risks && says("more than") && one.loss <= other.loss) return QStringLiteral("it risks no more");
  if (risks && says("less than") && one.loss >= other.loss) return QStringLiteral("it risks no less");
  if (says("more tile") && one.live_total <= other.live_total) return QStringLiteral("no more tiles help");
  if (says("fewer tile") && one.live_total >= other.live_total) return QStringLiteral("no fewer tiles help");
  const bool ahead = one.value > other.value;
  const bool praise = says("more often") || says("points more than with") || says("more tile") ||
                      (risks && says("less than"));
  const bool blame = says("less often") || says("points less than with") || says("fewer tile") ||
                     (risks && says("more than"));
  if (praise && !ahead) return QStringLiteral("praise of the worse one");
  if (blame && ahead) return QStringLiteral("blame of the better one");
  const bool better_folds = (ahead ? one : other).gives_up;
  if (says("Folding keeps") && !better_folds) return QStringLiteral("nothing is kept by folding");
  if (says("Folding gives away") && better_folds) return QStringLiteral("nothing is given away");
  if (said.contains(u'±')) return QStringLiteral("an interval in a sentence");
  if (said.contains(two_places)) return QStringLiteral("two places after the point");
  return {};
}

}  // namespace

class TestReasonWords : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void two_actions_are_compared_data() {
    QTest::addColumn<Evaluation>("best");
    QTest::addColumn<Evaluation>("other");
    QTest::addColumn<QString>("why");
    QTest::addColumn<QString>("why_not");
    const auto row = [](const char* name, const Evaluation& best, const Evaluation& other, const char* why,
                        const char* not_that) {
      QTest::newRow(name) << best << other << QString::fromUtf8(why) << QString::fromUtf8(not_that);
    };
    row("wins more often", made(1, 0.30, 40, 1), made(2, 0.27, 41, 1),
        "Wins 3 % more often than the 2 of characters",
        "Wins 3 % less often than the 1 of characters. 0.9 points worse");
    row("more tiles help too", made(1, 0.30, 40, 1, 26), made(2, 0.22, 40, 1, 20),
        "Wins 8 % more often than the 2 of characters: 6 more tile(s) help",
        "Wins 8 % less often than the 1 of characters: 6 fewer tile(s) help. 3.2 points worse");
    row("fewer tiles help, but it wins more often", made(1, 0.30, 40, 1, 20), made(2, 0.26, 40, 1, 24),
        "Wins 4 % more often than the 2 of characters",
        "Wins 4 % less often than the 1 of characters. 1.6 points worse");
    row("wins more often by little", made(1, 0.026, 40, 0.1), made(2, 0.019, 40, 0.1),
        "Wins 0.7 % more often than the 2 of characters",
        "Wins 0.7 % less often than the 1 of characters. 0.3 points worse");
    row("wins more", made(1, 0.25, 52, 1), made(2, 0.26, 40, 1),
        "A win brings 12 points more than with the 2 of characters",
        "A win brings 12 points less than with the 1 of characters. 2.6 points worse");
    row("deals in less", made(1, 0.25, 40, 0.5), made(2, 0.26, 40, 2.8),
        "Risks 2.3 points less than the 2 of characters",
        "Risks 2.3 points more than the 1 of characters. 1.9 points worse");
    row("is ready when the wall runs out", settled(made(1, 0.3, 40, 1), 2),
        settled(made(2, 0.3, 40, 1), -1.5),
        "Brings 3.5 points more than the 2 of characters if the wall runs out",
        "Brings 3.5 points less than the 1 of characters if the wall runs out. 3.5 points worse");
    row("folding", folding(made(1, 0.1, 40, 1), 1), made(2, 0.15, 40, 8), "Folding keeps 3 points",
        "Folding keeps 3 points");
    row("folding too early", made(1, 0.3, 40, 4), folding(made(2, 0.3, 40, 0.5), 5.5),
        "Folding gives away 2.5 points", "Folding gives away 2.5 points");
    row("a step back that was clipped", made(1, 0.3, 40, 1), shifted(made(2, 0.35, 40, 1), 11),
        "Equally good: the 2 of characters", "About as good");
    row("within the noise", made(1, 0.3, 40, 1), made(2, 0.297, 40, 1), "Equally good: the 2 of characters",
        "Equally good");
    row("less than is shown", known(made(1, 0.3, 40, 1)), known(made(2, 0.299, 40, 1)),
        "Equally good: the 2 of characters", "Equally good");
    row("another value that was shifted", made(1, 0.3, 40, 1), shifted(made(2, 0.35, 40, 1), 8.5),
        "Highest value", "2.5 points worse");
    row("beside a call", as(made(1, 0.30, 40, 1), ActionType::pass),
        as(made(3, 0.25, 40, 1), ActionType::pung), "Wins 5 % more often than “Pung 3 of characters”",
        "Wins 5 % less often than “Pass”. 2 points worse");
    row("a win", win(60), as(made(2, 0.5, 60, 0), ActionType::pass), "Highest value",
        "Passes up a win that pays 50 points");
    row("a win that is let go", as(made(2, 0.5, 60, 0), ActionType::pass), win(20),
        "This win ends the game with others ahead of you: a bigger one is worth waiting for",
        "Ends the game with others ahead of you. 10 points worse");
  }

  void two_actions_are_compared() {
    QFETCH(Evaluation, best);
    QFETCH(Evaluation, other);
    const Decision decision = decision_of({best, other});
    QTEST(spaced(reason(decision)), "why");
    static const QRegularExpression tile(QStringLiteral("[1-9] of characters")),
        digit(QStringLiteral("[0-9]"));
    QVERIFY(!reason(decision, Numbers::few).remove(tile).contains(digit));
    QTEST(spaced(app::why_not(decision, other.action)), "why_not");
    QCOMPARE(app::why_not(decision, best.action), QString());
    QCOMPARE(app::why_not(decision, {ActionType::discard, Tile::of(Suit::dots, 9)}), QString());
  }

  void what_is_as_good_is_left_out_of_the_reason() {
    const Decision decision = decision_of({made(1, 0.3, 40, 1), made(2, 0.299, 40, 1), made(3, 0.298, 40, 1),
                                           made(4, 0.297, 40, 1), made(5, 0.25, 40, 1)});
    QCOMPARE(
        spaced(reason(decision)),
        QStringLiteral("Wins 5 % more often than the 5 of characters. Equally good: the 2 of characters, "
                       "the 3 of characters"));
  }

  void few_numbers_are_told_first() {
    const Evaluation best = made(1, 0.3, 40, 1);
    const auto few = [&](const Evaluation& one, const Evaluation& other) {
      return spaced(reason(decision_of({one, other}), Numbers::few));
    };
    QCOMPARE(few(best, made(2, 0.2, 40, 1)), QStringLiteral("Wins more often than the 2 of characters"));
    QCOMPARE(few(best, made(2, 0.3, 20, 1)),
             QStringLiteral("A win brings more than with the 2 of characters"));
    QCOMPARE(few(best, made(2, 0.3, 40, 5)), QStringLiteral("Risks less than the 2 of characters"));
    QCOMPARE(few(folding(made(1, 0.04, 38, 0.5), 0.26), made(2, 0.04, 38, 9)),
             QStringLiteral("Folding keeps more points"));
    QCOMPARE(spaced(detail(decision_of({best, made(2, 0.2, 40, 1)}), Numbers::few)),
             QStringLiteral("The tile you need least. Wins 30 %"));
  }

  void nothing_is_said_where_nothing_is_weighed() {
    Decision decision = decision_of({made(1, 0.3, 40, 1), made(2, 0.2, 40, 1)});
    decision.criterion = Criterion::chance;
    QCOMPARE(reason(decision), QString());
    QCOMPARE(why_not(decision, decision.evaluations[1].action), QString());
    QCOMPARE(meaning(decision, decision.chosen), QString());
    QCOMPARE(detail(decision), names::criterion(Criterion::chance));
    QCOMPARE(reason({}), QString());
    Decision only = decision_of({made(1, 0.3, 40, 1)});
    only.criterion = Criterion::only_choice;
    QCOMPARE(reason(only), names::criterion(Criterion::only_choice));
    PlayerView view;
    QCOMPARE(reason(view, only), reason(only));
    only.chosen = {ActionType::discard, *parse_tile("3m")};
    for (const Suit given_up : {Suit::characters, Suit::dots}) {
      view.table.status[view.seat].void_suit = given_up;
      QCOMPARE(reason(view, only) == "The suit you gave up goes first", given_up == Suit::characters);
    }
  }

  void a_card_begins_with_a_plain_sentence_data() {
    QTest::addColumn<Decision>("decision");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const Decision& decision, const char* said) {
      QTest::newRow(name) << decision << QString::fromUtf8(said);
    };
    const auto looked = [](std::vector<Evaluation> evaluations, double deal_in) {
      evaluations[0].deal_in = {deal_in, 0, 0};
      for (Evaluation& one : evaluations) {
        if (one.effective.empty()) one.effective = {{Tile::of(Suit::dots, 1), 4}};
      }
      Decision decision = decision_of(std::move(evaluations));
      decision.opponents.resize(3);
      return decision;
    };
    const Evaluation good = made(1, 0.3, 38, 1), worse = made(2, 0.2, 38, 1);
    const char* numbers = ". Value +10.4: wins 30 %, a win is worth 38, discards risk 1";
    row("no use, safe", looked({good, worse}, 0.004),
        qPrintable(QStringLiteral("No use in your hand, and safe") + numbers));
    row("no use, a little risk", looked({good, worse}, 0.03),
        qPrintable(QStringLiteral("No use in your hand") + numbers));
    row("no use, dangerous", looked({good, worse}, 0.08),
        qPrintable(QStringLiteral("No use in your hand, but dangerous") + numbers));
    Evaluation wider = worse;
    wider.effective = {{Tile::of(Suit::dots, 1), 4}, {Tile::of(Suit::dots, 2), 4}};
    row("the least of what is needed", looked({good, wider}, 0.004),
        qPrintable(QStringLiteral("The tile you need least, and safe") + numbers));
    Evaluation hopeful = made(2, 0.35, 38, 8);
    row("useful, but safe", looked({good, hopeful}, 0.004),
        qPrintable(QStringLiteral("Useful in your hand, but safe") + numbers));
    row("useful and dangerous", looked({good, hopeful}, 0.2),
        qPrintable(QStringLiteral("Useful in your hand, and dangerous") + numbers));
    Evaluation back = made(1, 0.3, 38, 1);
    back.shanten = 2;
    row("a step back", looked({back, worse}, 0.004),
        qPrintable(QStringLiteral("Breaks up your hand, but safe") + numbers));
    row("folding", looked({folding(made(1, 0.04, 38, 0.5), 0.26), worse}, 0.004),
        "A tile to fold with, and safe. Value +0.3: wins 2 %, a win is worth 38, discards risk 0.5");
    row("nobody looks at the opponents", decision_of({good, worse}),
        qPrintable(QStringLiteral("The tile you need least") + numbers));
    row("a value that was shifted", decision_of({shifted(good, 9), worse}),
        "The tile you need least. Value +9.0, wins 30 %");
    const Evaluation pass = as(made(1, 0.2, 38, 1), ActionType::pass);
    row("a call that helps", decision_of({as(made(1, 0.3, 38, 1), ActionType::pung, 0), pass}),
        qPrintable(QStringLiteral("Brings you a step nearer") + numbers));
    row("a call that does not", decision_of({as(made(1, 0.3, 38, 1), ActionType::chow), pass}),
        qPrintable(QStringLiteral("Brings you no step nearer") + numbers));
    row("passing", decision_of({as(made(1, 0.3, 38, 1), ActionType::pass), as(worse, ActionType::pung)}),
        qPrintable(QStringLiteral("The hand is better without the call") + numbers));
    Evaluation win = made(1, 1, 58, 0);
    win.action.type = ActionType::win;
    row("a win", decision_of({win, pass}), "Value +58.0: wins 100 %, a win is worth 58, discards risk 0");
  }

  void a_card_begins_with_a_plain_sentence() {
    QFETCH(Decision, decision);
    QTEST(spaced(detail(decision)), "said");
  }

  // Of what experts and path players weigh, any two actions beside each other.
  void no_sentence_speaks_against_the_numbers_data() {
    QTest::addColumn<int>("level");
    QTest::newRow("path") << static_cast<int>(Level::path);
    QTest::newRow("expert") << static_cast<int>(Level::expert);
  }
  void no_sentence_speaks_against_the_numbers() {
    QFETCH(int, level);
    constexpr int pairs_wanted = 20000;
    const Budget budget{.seed = 5, .nodes = 120, .samples = 20, .plans = 0, .every_discard = true};
    int pairs = 0, told = 0;
    for (std::uint64_t seed = 40; pairs < pairs_wanted; ++seed) {
      Ruleset ruleset;
      ruleset.hands = 1;
      Referee referee(ruleset, seed);
      int asked = 0;
      while (!referee.game_over()) {
        while (referee.advance()) {
        }
        for (const Seat seat : all_seats) {
          const LegalActions legal = referee.asked(seat);
          if (legal.empty()) continue;
          if (++asked % 5 == 0 && !legal.has(ActionType::win)) {
            const Decision decision = decide(static_cast<Level>(level), referee.view(seat), legal, budget);
            const QString wrong = look_at(decision, pairs, told);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
          }
          referee.answer(seat, decide(Level::quick, referee.view(seat), legal, budget).chosen);
        }
      }
    }
    QVERIFY2(told > pairs / 2, qPrintable(QString::number(told)));
  }

 private:
  static QString look_at(const Decision& decision, int& pairs, int& told) {
    const auto& all = decision.evaluations;
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (std::size_t j = i + 1; j < all.size(); ++j, ++pairs) {
        const Decision two = decision_of({all[i], all[j]});
        const QString why = reason(two), not_that = why_not(two, all[j].action);
        QString wrong = fault(why, all[i], all[j]);
        if (wrong.isEmpty()) wrong = fault(not_that, all[j], all[i]);
        if (!wrong.isEmpty()) return QStringList{wrong, why, not_that}.join(QStringLiteral(" / "));
        told += compare(all[i], all[j]).lead().has_value();
      }
    }
    return {};
  }
};

QTEST_GUILESS_MAIN(TestReasonWords)
#include "tst_reason_words.moc"
