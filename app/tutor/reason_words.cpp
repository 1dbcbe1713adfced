#include "app/tutor/reason_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "app/text/names.h"
#include "app/text/value_words.h"
#include "engine/ai/levels/assess.h"
#include "engine/ai/levels/reasons.h"

namespace tingpai::app {
namespace {

struct ReasonText {
  Q_DECLARE_TR_FUNCTIONS(ReasonWords)
};

constexpr qsizetype equals_named = 2;
// Points of per cent: whole from one on.
QString per_cent(double difference) {
  const double size = std::abs(difference) * 100;
  const QString said =
      size >= 1 ? QString::number(std::lround(size)) : ValueWords(ValueUnit::points).amount(size);
  return said + QStringLiteral("\u00a0%");
}

// The action in the middle of a sentence: "than the 7 of bamboo".
QString beside(Action action) {
  //: An action in the middle of a sentence: the discard of this tile
  if (action.type == ActionType::discard) return ReasonText::tr("the %1").arg(names::tile(action.tile));
  //: An action in the middle of a sentence: "Pung 3 of dots"
  return ReasonText::tr("“%1”").arg(names::action(action));
}

QString with_live(const QString& said, int more) {
  return more > 0 ? ReasonText::tr("%1: %n more tile(s) help", nullptr, more).arg(said)
                  : ReasonText::tr("%1: %n fewer tile(s) help", nullptr, -more).arg(said);
}

// What leads the difference between one action and another, said of the one.
QString lead_words(const Evaluation& one, const Evaluation& other, const ValueWords& words) {
  const Comparison difference = compare(one, other);
  const auto lead = difference.lead();
  if (!lead) return {};
  const bool ahead = difference.total > 0;
  const QString than = beside(other.action);
  switch (*lead) {
    case Part::winning: {
      const QString often = per_cent(winning_chance(one) - winning_chance(other));
      const QString said = ahead ? ReasonText::tr("Wins %1 more often than %2").arg(often, than)
                                 : ReasonText::tr("Wins %1 less often than %2").arg(often, than);
      return difference.live_agrees ? with_live(said, one.live_total - other.live_total) : said;
    }
    case Part::size: {
      const QString points = words.with_unit(one.worth - other.worth);
      return ahead ? ReasonText::tr("A win brings %1 more than with %2").arg(points, than)
                   : ReasonText::tr("A win brings %1 less than with %2").arg(points, than);
    }
    case Part::paid: {
      const QString points = words.with_unit(one.paid - other.paid);
      return ahead ? ReasonText::tr("Kongs bring %1 more than with %2").arg(points, than)
                   : ReasonText::tr("Kongs bring %1 less than with %2").arg(points, than);
    }
    case Part::settled: {
      const QString points = words.with_unit(one.settled - other.settled);
      //: if nobody wins before the last tile is drawn, and who is not ready pays who is
      return ahead ? ReasonText::tr("Brings %1 more than %2 if the wall runs out").arg(points, than)
                   : ReasonText::tr("Brings %1 less than %2 if the wall runs out").arg(points, than);
    }
    case Part::dealing_in:
      break;
  }
  const QString points = words.with_unit(one.loss - other.loss);
  return ahead ? ReasonText::tr("Risks %1 less than %2").arg(points, than)
               : ReasonText::tr("Risks %1 more than %2").arg(points, than);
}

// The same, without how much.
QString plain_lead_words(const Evaluation& one, const Evaluation& other) {
  const Comparison difference = compare(one, other);
  const auto lead = difference.lead();
  if (!lead) return {};
  const bool ahead = difference.total > 0;
  const QString than = beside(other.action);
  switch (*lead) {
    case Part::winning:
      return ahead ? ReasonText::tr("Wins more often than %1").arg(than)
                   : ReasonText::tr("Wins less often than %1").arg(than);
    case Part::size:
      return ahead ? ReasonText::tr("A win brings more than with %1").arg(than)
                   : ReasonText::tr("A win brings less than with %1").arg(than);
    case Part::paid:
      return ahead ? ReasonText::tr("Kongs bring more than with %1").arg(than)
                   : ReasonText::tr("Kongs bring less than with %1").arg(than);
    case Part::settled:
      return ahead ? ReasonText::tr("Brings more than %1 if the wall runs out").arg(than)
                   : ReasonText::tr("Brings less than %1 if the wall runs out").arg(than);
    case Part::dealing_in:
      break;
  }
  return ahead ? ReasonText::tr("Risks less than %1").arg(than)
               : ReasonText::tr("Risks more than %1").arg(than);
}

// Of two that are not as good: what folding does, where one of them does it.
QString folding_words(const Evaluation& best, const Evaluation& other, const ValueWords& words) {
  const QString points = words.with_unit(best.value - other.value);
  return best.gives_up ? ReasonText::tr("Folding keeps %1").arg(points)
                       : ReasonText::tr("Folding gives away %1").arg(points);
}

QString plain_folding_words(const Evaluation& best) {
  return best.gives_up ? ReasonText::tr("Folding keeps more points")
                       : ReasonText::tr("Folding gives points away");
}

bool is_equal(const Evaluation& one, const Evaluation& best, const ValueWords& words) {
  return as_good(one, best) || best.value - one.value < words.least_told();
}

QString equal_words(const Evaluation& best, const Evaluation& other) {
  return compare(best, other).contrast == Contrast::whole ? ReasonText::tr("About as good")
                                                          : ReasonText::tr("Equally good");
}

QString with_risk(const QString& said, bool praise, Risk risk) {
  switch (risk) {
    case Risk::safe:
      //: What a discard is to the hand: "No use in your hand, and safe"
      return praise ? ReasonText::tr("%1, and safe").arg(said) : ReasonText::tr("%1, but safe").arg(said);
    case Risk::high:
      return praise ? ReasonText::tr("%1, but dangerous").arg(said)
                    : ReasonText::tr("%1, and dangerous").arg(said);
    case Risk::unknown:
    case Risk::slight:
      break;
  }
  return said;
}

QString meaning_of_discard(const Decision& decision, const Evaluation& discard) {
  const Meaning meaning = meaning_of(decision, discard);
  switch (meaning.use) {
    case Use::none:
      return with_risk(ReasonText::tr("No use in your hand"), true, meaning.risk);
    case Use::least:
      return with_risk(ReasonText::tr("The tile you need least"), true, meaning.risk);
    case Use::some:
      return with_risk(ReasonText::tr("Useful in your hand"), false, meaning.risk);
    case Use::step_back:
      return with_risk(ReasonText::tr("Breaks up your hand"), false, meaning.risk);
    case Use::folding:
      break;
  }
  return with_risk(ReasonText::tr("A tile to fold with"), true, meaning.risk);
}

QString meaning_of_claim(const Decision& decision, const Evaluation& claim) {
  const Evaluation* pass = evaluation_of(decision, {ActionType::pass, {}});
  if (pass == nullptr) return {};
  return claim.shanten < pass->shanten ? ReasonText::tr("Brings you a step nearer")
                                       : ReasonText::tr("Brings you no step nearer");
}

bool is_win(const Evaluation& one) { return one.action.type == ActionType::win; }

// All that the value is made of, or how often it wins.
QString numbers_of(const Evaluation& one, Numbers numbers, const ValueWords& words) {
  const QString value = words.value(one.value);
  const QString wins = names::percent(winning_chance(one), is_win(one));
  if (numbers == Numbers::few) return ReasonText::tr("Wins %1").arg(wins);
  if (one.shifted) return ReasonText::tr("Value %1, wins %2").arg(value, wins);
  const QString risk = one.loss > 0 ? words.amount(one.loss) : QStringLiteral("0");
  QString said = one.action.riichi
                     ? ReasonText::tr("Value %1: wins %2, a win is worth %3, stick and discards risk %4")
                           .arg(value, wins, words.amount(one.worth), risk)
                     : ReasonText::tr("Value %1: wins %2, a win is worth %3, discards risk %4")
                           .arg(value, wins, words.amount(one.worth), risk);
  //: What kongs earn beside a win, after the other parts that the value is made of
  if (one.paid != 0) said = ReasonText::tr("%1, kongs bring %2").arg(said, words.amount(one.paid));
  //: What is paid where nobody wins before the last tile is drawn, after the other parts of the value
  if (std::abs(one.settled) >= words.least_told())
    said = ReasonText::tr("%1, a wall that runs out brings %2").arg(said, words.value(one.settled));
  return said;
}

// Of a win that is passed up, because it ends the game with others ahead.
QString waiting_words(const Decision& decision) {
  const auto& all = decision.evaluations;
  return std::any_of(all.begin() + 1, all.end(), is_win)
             ? ReasonText::tr(
                   "This win ends the game with others ahead of you: a bigger one is worth waiting for")
             : QString();
}

QString equals_of(const Decision& decision) {
  QStringList equals;
  const ValueWords words = ValueWords::of_hint(decision);
  const auto& all = decision.evaluations;
  for (std::size_t i = 1; i < all.size() && equals.size() < equals_named; ++i) {
    if (is_equal(all[i], all.front(), words)) equals << beside(all[i].action);
  }
  return equals.isEmpty() ? QString() : ReasonText::tr("Equally good: %1").arg(names::list(equals));
}

}  // namespace

bool has_values(const Decision& decision) {
  return decision.criterion != Criterion::chance && !decision.evaluations.empty();
}

QString meaning(const Decision& decision, Action action) {
  const Evaluation* one = evaluation_of(decision, action);
  if (!has_values(decision) || one == nullptr) return {};
  switch (action.type) {
    case ActionType::discard:
      return meaning_of_discard(decision, *one);
    case ActionType::chow:
    case ActionType::pung:
      return meaning_of_claim(decision, *one);
    case ActionType::pass:
      return action == decision.chosen && decision.evaluations.size() > 1
                 ? ReasonText::tr("The hand is better without the call")
                 : QString();
    default:
      return {};
  }
}

QStringList figures(const Decision& decision, bool dangerous) {
  if (!has_values(decision) || decision.criterion == Criterion::opening) return {};
  const Evaluation& best = decision.evaluations.front();
  QStringList figures{names::percent(winning_chance(best), is_win(best)),
                      ValueWords::of_hint(decision).value(best.value)};
  if (!dangerous) return figures;
  const double loses = best.deal_in[0] + best.deal_in[1] + best.deal_in[2];
  const bool known = best.action.type == ActionType::discard && !decision.opponents.empty();
  return figures << (known ? names::percent(loses) : QStringLiteral("\u2013"));
}

QStringList figure_captions(const Decision& decision) {
  const bool by_place = decision.unit == ValueUnit::placement || decision.places_first;
  QString worth = by_place ? ReasonText::tr("placement") : ReasonText::tr("points a hand");
  if (has_values(decision)) {
    const QString beside = ValueWords::of_hint(decision).beside(decision.evaluations.front().value);
    if (!beside.isEmpty()) worth += u'\n' + beside;
  }
  //: under a number: the chance to win, what it is worth, the chance to deal in
  return {ReasonText::tr("to win"), worth, ReasonText::tr("to deal in")};
}

QString worth_and_risk(const Decision& decision) {
  if (!has_values(decision) || decision.evaluations.front().shifted) return {};
  const Evaluation& best = decision.evaluations.front();
  const ValueWords words = ValueWords::of_hint(decision);
  const QString worth = words.with_unit(best.worth);
  return best.loss < words.least_told()
             ? ReasonText::tr("A win is worth %1, and discards risk nothing").arg(worth)
             : ReasonText::tr("A win is worth %1, discards risk %2").arg(worth, words.amount(best.loss));
}

QString detail(const Decision& decision, Numbers numbers) {
  if (!has_values(decision)) return names::criterion(decision.criterion);
  const Evaluation& best = decision.evaluations.front();
  return names::sentences(
      {meaning(decision, best.action), numbers_of(best, numbers, ValueWords::of_hint(decision))});
}

QString reason(const Decision& decision, Numbers numbers) {
  if (!has_values(decision)) return {};  // the detail says it all
  const auto& all = decision.evaluations;
  const Evaluation& best = all.front();
  const QString criterion = names::criterion(decision.criterion);
  if (is_win(best) || all.size() < 2) return criterion;
  if (const QString waits = waiting_words(decision); !waits.isEmpty()) return waits;
  const ValueWords words = ValueWords::of_hint(decision);
  const auto next = std::find_if(all.begin() + 1, all.end(),
                                 [&](const Evaluation& one) { return !is_equal(one, best, words); });
  if (next == all.end()) return equals_of(decision);
  const bool folding = compare(best, *next).contrast == Contrast::folding;
  const QString said = numbers == Numbers::few
                           ? (folding ? plain_folding_words(best) : plain_lead_words(best, *next))
                           : (folding ? folding_words(best, *next, words) : lead_words(best, *next, words));
  return names::sentences({said.isEmpty() ? criterion : said, equals_of(decision)});
}

QString reason(const PlayerView& view, const Decision& decision, Numbers numbers) {
  const std::optional<Suit> given_up = view.table.status[view.seat].void_suit;
  const bool rids_of_it = decision.criterion == Criterion::only_choice &&
                          decision.chosen.type == ActionType::discard &&
                          decision.chosen.tile.suit() == given_up;
  return rids_of_it ? ReasonText::tr("The suit you gave up goes first") : reason(decision, numbers);
}

QString why_not(const Decision& decision, Action action) {
  const Evaluation* other = evaluation_of(decision, action);
  if (!has_values(decision) || other == nullptr || action == decision.chosen) return {};
  const Evaluation& best = decision.evaluations.front();
  const ValueWords words = ValueWords::of_hint(decision);
  if (is_equal(*other, best, words)) return equal_words(best, *other);
  if (is_win(best))
    return ReasonText::tr("Passes up a win that pays %1").arg(words.with_unit(best.expected_points));
  if (is_win(*other))
    return names::sentences({ReasonText::tr("Ends the game with others ahead of you"),
                             ReasonText::tr("%1 worse").arg(words.with_unit(best.value - other->value))});
  if (compare(best, *other).contrast == Contrast::folding) return folding_words(best, *other, words);
  return names::sentences({lead_words(*other, best, words),
                           ReasonText::tr("%1 worse").arg(words.with_unit(best.value - other->value))});
}

}  // namespace tingpai::app
