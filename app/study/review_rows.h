// From a person's choices and the expert's decisions to the rows of a review. Pure functions.
#pragma once

#include <QString>
#include <optional>
#include <set>
#include <vector>

#include "app/base/row_model.h"
#include "app/tutor/severity.h"
#include "engine/ai/levels/assess.h"
#include "engine/table/decision_points.h"

namespace tingpai::app {

struct Reviewed {
  AnsweredPoint choice;
  std::optional<Decision> decision;  // nothing: not decided again yet
};

bool is_mistake(const Verdict& verdict);

struct Mistake {
  std::size_t choice = 0;  // index of the worst choice of the divergence
  Verdict verdict;         // of that choice
  Fault fault = Fault::none;
  int times = 1;  // choices that belong to it
};

// Worst first. One divergence of plan counts once, with its largest loss: within a hand, choices for which
// the expert names the same action again (the same tile is kept, the same claim is left), and choices one
// after the other that go on with a hand that was to be given up, or give up one that was not.
std::vector<Mistake> mistakes_of(const std::vector<Reviewed>& choices);

// Which of them are asked for.
struct Wanted {
  double least = thresholds.front();  // points
  std::set<Fault> left_out;

  bool large_enough(const Mistake& mistake) const { return mistake.verdict.loss >= least; }
  bool shows(const Mistake& mistake) const {
    return large_enough(mistake) && !left_out.contains(mistake.fault);
  }
};

// What a hand brought, and how much the person's choices cost.
struct HandAccount {
  int hand = 0;     // 0-based
  int judged = 0;   // choices decided again
  int good = 0;     // of them, no mistakes
  double lost = 0;  // by mistakes, points
  Points points = 0;
  BySeat<Points> scores;  // after it
  bool over = false;

  double luck() const { return points + lost; }
};
std::vector<HandAccount> accounts_of(const std::vector<Event>& events, Seat seat,
                                     const std::vector<Reviewed>& choices,
                                     const std::vector<Mistake>& mistakes);
// Share of the judged choices that were no mistakes, 0 to 1; nothing where none was judged.
std::optional<double> accuracy(const std::vector<HandAccount>& accounts);

QString fault_name(Fault fault);
QList<QByteArray> kind_roles();
// The kinds of all mistakes, with how many are large enough.
QList<Row> kind_rows(const std::vector<Mistake>& mistakes, const Wanted& wanted);
QList<QByteArray> mistake_roles();
// x and y: their points in the chart of chances.
QList<Row> mistake_rows(const std::vector<Reviewed>& choices, const std::vector<Mistake>& mistakes);
QList<QByteArray> account_roles();
QList<Row> account_rows(const std::vector<HandAccount>& accounts);
// "You lost 24: choices −5, luck −19", or the name of somebody else.
QString summary(const std::vector<HandAccount>& accounts, const QString& name = {});

// Charts: x and y from 0 to 1, y downwards.
struct ScoreChart {
  QList<Row> lines;  // pieces from one hand's end to the next, by position
  int highest = 0;   // points at the top, of all players
  int lowest = 0;    // points at the bottom
  double zero = 0;   // y of no points
};
QList<QByteArray> score_roles();
// Positions as `seat` sees them: 0 is its own.
ScoreChart score_chart(const std::vector<HandAccount>& accounts, Seat seat, int hands);
// The win chance that the person's best action had at each choice.
struct ChanceChart {
  QList<Row> points;
  QList<double> hands;  // x where a hand begins, the first one left out
  double top = 1;       // win chance at the top
};
QList<QByteArray> chance_roles();
ChanceChart chance_chart(const std::vector<Reviewed>& choices);

}  // namespace tingpai::app
