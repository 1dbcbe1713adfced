#include "app/study/review_rows.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <map>

#include "app/text/names.h"
#include "app/text/value_words.h"
#include "engine/table/record.h"

namespace tingpai::app {
namespace {

struct ReviewRowsText {
  Q_DECLARE_TR_FUNCTIONS(ReviewRows)
};

constexpr double least_top = 0.2;  // of the chart of win chances

bool on_the_plan(Fault fault) { return fault == Fault::pushed || fault == Fault::folded; }

// A divergence that may go on.
struct Open {
  std::size_t mistake;  // index into the list
  Action best;          // what the expert wanted
  Fault fault;
  bool last;  // nothing good was chosen on an own turn since
};

// Whether a choice belongs to a divergence before it: see mistakes_of.
bool goes_on(const Open& open, Action best, Fault fault) {
  return open.best == best || (open.last && open.fault == fault && on_the_plan(fault));
}

void note(std::vector<Mistake>& mistakes, std::vector<Open>& open, const Mistake& mistake, Action best) {
  const auto before = std::find_if(open.begin(), open.end(),
                                   [&](const Open& one) { return goes_on(one, best, mistake.fault); });
  if (before == open.end()) {
    open.push_back({mistakes.size(), best, mistake.fault, true});
    mistakes.push_back(mistake);
    return;
  }
  before->best = best;
  before->last = true;
  Mistake& whole = mistakes[before->mistake];
  const int times = whole.times + 1;
  if (mistake.verdict.loss > whole.verdict.loss) whole = mistake;
  whole.times = times;
}

QString points_text(double points) { return names::signed_number(static_cast<int>(std::lround(points))); }

// Whole numbers, as far as points go.
QString lost_text(ValueUnit unit, double lost) {
  return unit == ValueUnit::placement ? ValueWords(unit).value(-lost) : points_text(-lost);
}
// Points less what choices lost tells luck in points alone.
QString luck_text(ValueUnit unit, double luck) {
  return unit == ValueUnit::placement ? QStringLiteral("–") : points_text(luck);
}

QString loss_text(const Verdict& verdict) {
  const ValueWords words(verdict.unit);
  return ReviewRowsText::tr("%1 ± %2").arg(words.value(-verdict.loss), words.margin(verdict.margin));
}

double top_of(const std::vector<Reviewed>& choices) {
  double top = least_top;
  for (const Reviewed& one : choices) {
    if (one.decision) top = std::max(top, one.decision->evaluations.front().win_chance);
  }
  return top;
}
double x_of(std::size_t choice, const std::vector<Reviewed>& choices) {
  return (static_cast<double>(choice) + 0.5) / static_cast<double>(choices.size());
}
double y_of(const Reviewed& one, double top) {
  return 1 - one.decision->evaluations.front().win_chance / top;
}

MistakeRow mistake_row(const std::vector<Reviewed>& choices, const Mistake& mistake, double top) {
  const Reviewed& reviewed = choices[mistake.choice];
  const PublicState& table = reviewed.choice.view.table;
  const QString taken = names::action(reviewed.choice.taken);
  const QString best = names::action(reviewed.decision->evaluations.front().action);
  const QString hand = ReviewRowsText::tr("Hand %1").arg(table.hand_number + 1);
  const QString fault = fault_name(mistake.fault);
  const QString loss = loss_text(mistake.verdict);
  const QString times = mistake.times > 1 ? QStringLiteral("×%1").arg(mistake.times) : QString();
  return {static_cast<int>(mistake.choice),
          hand,
          taken,
          best,
          fault,
          mistake.verdict.loss,
          loss,
          Severities(table.ruleset).of(mistake.verdict.loss),
          times,
          x_of(mistake.choice, choices),
          y_of(reviewed, top),
          ReviewRowsText::tr("%1, %2: %3 instead of %4, %5")
              .arg(hand, fault, taken, best, ValueWords(mistake.verdict.unit).with_unit(loss))};
}

}  // namespace

bool is_mistake(const Verdict& verdict, const Severities& severities) {
  return !verdict.passed && severities.is_mistake(verdict.loss);
}

std::vector<Mistake> mistakes_of(const std::vector<Reviewed>& choices) {
  std::vector<Mistake> mistakes;
  std::vector<Open> open;
  int hand = -1;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const AnsweredPoint& choice = choices[i].choice;
    if (choice.view.table.hand_number != hand) open.clear();
    hand = choice.view.table.hand_number;
    if (!choices[i].decision) continue;
    const auto verdict = judge(*choices[i].decision, choice.taken);
    if (!verdict) continue;
    if (is_mistake(*verdict, Severities(choice.view.table.ruleset))) {
      note(mistakes, open, {i, *verdict, fault_of(*choices[i].decision, choice.taken), 1},
           choices[i].decision->evaluations.front().action);
    } else if (choice.taken.type == ActionType::discard) {
      for (Open& one : open) one.last = false;
    }
  }
  std::stable_sort(mistakes.begin(), mistakes.end(),
                   [](const Mistake& a, const Mistake& b) { return a.verdict.loss > b.verdict.loss; });
  return mistakes;
}

std::vector<HandAccount> accounts_of(const std::vector<Event>& events, Seat seat,
                                     const std::vector<Reviewed>& choices,
                                     const std::vector<Mistake>& mistakes) {
  std::vector<HandAccount> accounts;
  HandEnds ends;
  PaymentsSoFar paid;
  for (const Event& event : events) {
    const bool over = ends.after(event);
    const auto payments = paid.after(event);
    if (const auto* start = std::get_if<events::HandStarted<Truth>>(&event)) {
      HandAccount account;
      account.hand = start->number;
      if (!accounts.empty()) account.scores = accounts.back().scores;
      accounts.push_back(account);
    }
    if (accounts.empty()) continue;
    HandAccount& account = accounts.back();
    if (payments) {
      account.points += (*payments)[seat];
      for (const Seat one : all_seats) account.scores[one] += (*payments)[one];
    }
    account.over = account.over || over;
  }
  const auto account_of = [&](const Reviewed& one) -> HandAccount& {
    return accounts[static_cast<std::size_t>(one.choice.view.table.hand_number)];
  };
  for (const Reviewed& one : choices) {
    const auto verdict = one.decision ? judge(*one.decision, one.choice.taken) : std::nullopt;
    if (!verdict) continue;
    ++account_of(one).judged;
    account_of(one).unit = verdict->unit;
    account_of(one).good += !is_mistake(*verdict, Severities(one.choice.view.table.ruleset));
  }
  for (const Mistake& mistake : mistakes) account_of(choices[mistake.choice]).lost += mistake.verdict.loss;
  return accounts;
}

std::optional<double> accuracy(const std::vector<HandAccount>& accounts) {
  int judged = 0;
  int good = 0;
  for (const HandAccount& account : accounts) {
    judged += account.judged;
    good += account.good;
  }
  return judged == 0 ? std::nullopt : std::optional(static_cast<double>(good) / judged);
}

QString fault_name(Fault fault) {
  switch (fault) {
    case Fault::none:
      return {};
    case Fault::slow:
      return ReviewRowsText::tr("Too slow");
    case Fault::cheap:
      return ReviewRowsText::tr("Too cheap");
    case Fault::dangerous:
      return ReviewRowsText::tr("Dangerous tile");
    case Fault::pushed:
      return ReviewRowsText::tr("Should have folded");
    case Fault::folded:
      return ReviewRowsText::tr("Folded too early");
    case Fault::claimed:
      return ReviewRowsText::tr("Costly claim");
    case Fault::passed_claim:
      return ReviewRowsText::tr("Missed claim");
    case Fault::kong:
      return ReviewRowsText::tr("Kong decision");
    case Fault::passed_win:
      return ReviewRowsText::tr("Passed a win");
    case Fault::no_riichi:
      return ReviewRowsText::tr("Missed riichi");
    case Fault::riichi:
      return ReviewRowsText::tr("Costly riichi");
  }
  return {};
}

QList<FaultRow> kind_rows(const std::vector<Mistake>& mistakes, const Wanted& wanted) {
  std::map<Fault, int> counts;
  for (const Mistake& mistake : mistakes) counts[mistake.fault] += wanted.large_enough(mistake);
  QList<FaultRow> rows;
  for (const auto& [fault, count] : counts) {
    const bool shown = !wanted.left_out.contains(fault);
    const QString name = fault_name(fault);
    const QString spoken = shown ? ReviewRowsText::tr("%1: %n mistake(s), shown", nullptr, count)
                                 : ReviewRowsText::tr("%1: %n mistake(s), hidden", nullptr, count);
    rows << FaultRow{static_cast<int>(fault), name, count, shown, spoken.arg(name)};
  }
  return rows;
}

QList<MistakeRow> mistake_rows(const std::vector<Reviewed>& choices, const std::vector<Mistake>& mistakes) {
  const double top = top_of(choices);
  QList<MistakeRow> rows;
  for (const Mistake& mistake : mistakes) {
    rows << mistake_row(choices, mistake, top);
  }
  return rows;
}

QList<AccountRow> account_rows(const std::vector<HandAccount>& accounts) {
  QList<AccountRow> rows;
  for (const HandAccount& account : accounts) {
    const double good = account.judged == 0 ? 1 : static_cast<double>(account.good) / account.judged;
    const QString title = QString::number(account.hand + 1);
    const QString share = account.judged == 0 ? QStringLiteral("–") : names::percent(good, true);
    const QString points = account.over ? points_text(account.points) : QStringLiteral("…");
    const QString lost = lost_text(account.unit, account.lost);
    const QString luck = account.over ? luck_text(account.unit, account.luck()) : QStringLiteral("…");
    rows << AccountRow{
        .hand = account.hand,
        .title = title,
        .over = account.over,
        .judged = account.judged,
        .accuracy = good,
        .accuracy_text = share,
        .points_text = points,
        .lost_text = lost,
        .luck_text = luck,
        .points_sign = account.points > 0   ? 1
                       : account.points < 0 ? -1
                                            : 0,
        .spoken = ReviewRowsText::tr("Hand %1: %2 of decisions good, %3 points: decisions %4, luck %5")
                      .arg(title, share, points, lost, luck)};
  }
  return rows;
}

QString summary(const std::vector<HandAccount>& accounts, const QString& name) {
  if (accounts.empty()) return {};
  double lost = 0;
  int points = 0;
  ValueUnit unit = ValueUnit::points;
  for (const HandAccount& account : accounts) {
    if (account.judged > 0) unit = account.unit;
    if (!account.over) continue;
    lost += account.lost;
    points += account.points;
  }
  const QString choices = lost_text(unit, lost);
  const QString luck = luck_text(unit, points + std::lround(lost));
  const QString number = QString::number(std::abs(points));
  if (!name.isEmpty()) {
    if (points > 0)
      return ReviewRowsText::tr("%1 won %2: decisions %3, luck %4").arg(name, number, choices, luck);
    if (points < 0)
      return ReviewRowsText::tr("%1 lost %2: decisions %3, luck %4").arg(name, number, choices, luck);
    return ReviewRowsText::tr("%1 came out even: decisions %2, luck %3").arg(name, choices, luck);
  }
  if (points > 0) return ReviewRowsText::tr("You won %1: decisions %2, luck %3").arg(number, choices, luck);
  if (points < 0) return ReviewRowsText::tr("You lost %1: decisions %2, luck %3").arg(number, choices, luck);
  return ReviewRowsText::tr("You came out even: decisions %1, luck %2").arg(choices, luck);
}

ScoreChart score_chart(const std::vector<HandAccount>& accounts, Seat seat, int hands) {
  ScoreChart chart;
  for (const HandAccount& account : accounts) {
    for (const Points score : account.scores) {
      chart.highest = std::max(chart.highest, score);
      chart.lowest = std::min(chart.lowest, score);
    }
  }
  const double range = std::max(1, chart.highest - chart.lowest);
  const auto y = [&](Points score) { return (chart.highest - score) / range; };
  chart.zero = y(0);
  const BySeat<Points> nothing{};
  const BySeat<Points>* before = &nothing;
  for (const HandAccount& account : accounts) {
    if (!account.over) continue;
    for (const Seat one : all_seats) {
      chart.lines << ScoreLineRow{
          static_cast<int>(chart.lines.size()),          (one.index() - seat.index() + 4) % 4,
          static_cast<double>(account.hand) / hands,     y((*before)[one]),
          static_cast<double>(account.hand + 1) / hands, y(account.scores[one])};
    }
    before = &account.scores;
  }
  return chart;
}

ChanceChart chance_chart(const std::vector<Reviewed>& choices) {
  ChanceChart chart;
  chart.top = top_of(choices);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (choices[i].decision) {
      chart.points << ChanceRow{static_cast<int>(i), x_of(i, choices), y_of(choices[i], chart.top)};
    }
    if (i > 0 && choices[i].choice.view.table.hand_number != choices[i - 1].choice.view.table.hand_number) {
      chart.hands << static_cast<double>(i) / static_cast<double>(choices.size());
    }
  }
  return chart;
}

}  // namespace tingpai::app
