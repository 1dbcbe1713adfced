// From a person's choices and the expert's decisions to the rows of a review. Pure functions.
#pragma once

#include <QMetaType>
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

bool is_mistake(const Verdict& verdict, const Severities& severities);

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
  double least = 0;  // in Decision::unit
  std::set<Fault> left_out;

  bool large_enough(const Mistake& mistake) const { return mistake.verdict.loss >= least; }
  bool shows(const Mistake& mistake) const {
    return large_enough(mistake) && !left_out.contains(mistake.fault);
  }
};

// What a hand brought, and how much the person's choices cost.
struct HandAccount {
  int hand = 0;    // 0-based
  int judged = 0;  // choices decided again
  int good = 0;    // of them, no mistakes
  ValueUnit unit = ValueUnit::points;
  double lost = 0;  // by mistakes, in this unit
  Points points = 0;
  BySeat<Points> scores;  // after it
  bool over = false;

  double luck() const { return points + lost; }  // where both are points
};
std::vector<HandAccount> accounts_of(const std::vector<Event>& events, Seat seat,
                                     const std::vector<Reviewed>& choices,
                                     const std::vector<Mistake>& mistakes);
// Share of the judged choices that were no mistakes, 0 to 1; nothing where none was judged.
std::optional<double> accuracy(const std::vector<HandAccount>& accounts);

QString fault_name(Fault fault);
struct FaultRow {
  Q_GADGET
  Q_PROPERTY(int fault MEMBER fault)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(int count MEMBER count)
  Q_PROPERTY(bool shown MEMBER shown)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  int fault = 0;
  QString name;
  int count = 0;  // of the mistakes that are large enough
  bool shown = false;
  QString spoken;
};
// The kinds of all mistakes, with how many are large enough.
QList<FaultRow> kind_rows(const std::vector<Mistake>& mistakes, const Wanted& wanted);
struct MistakeRow {
  Q_GADGET
  Q_PROPERTY(int choice MEMBER choice)
  Q_PROPERTY(QString hand MEMBER hand)
  Q_PROPERTY(QString taken MEMBER taken)
  Q_PROPERTY(QString best MEMBER best)
  Q_PROPERTY(QString fault MEMBER fault)
  Q_PROPERTY(double loss MEMBER loss)
  Q_PROPERTY(QString lossText MEMBER loss_text)
  Q_PROPERTY(int severity MEMBER severity)
  Q_PROPERTY(QString times MEMBER times)
  Q_PROPERTY(double atX MEMBER at_x)
  Q_PROPERTY(double atY MEMBER at_y)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  int choice = 0;
  QString hand;
  QString taken;
  QString best;
  QString fault;
  double loss = 0;
  QString loss_text;
  int severity = 0;
  QString times;
  double at_x = 0;
  double at_y = 0;
  QString spoken;
};
// x and y: their points in the chart of chances.
QList<MistakeRow> mistake_rows(const std::vector<Reviewed>& choices, const std::vector<Mistake>& mistakes);
struct AccountRow {
  Q_GADGET
  Q_PROPERTY(int hand MEMBER hand)
  Q_PROPERTY(QString title MEMBER title)
  Q_PROPERTY(bool over MEMBER over)
  Q_PROPERTY(int judged MEMBER judged)
  Q_PROPERTY(double accuracy MEMBER accuracy)
  Q_PROPERTY(QString accuracyText MEMBER accuracy_text)
  Q_PROPERTY(QString pointsText MEMBER points_text)
  Q_PROPERTY(QString lostText MEMBER lost_text)
  Q_PROPERTY(QString luckText MEMBER luck_text)
  Q_PROPERTY(int pointsSign MEMBER points_sign)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  int hand = 0;
  QString title;
  bool over = false;
  int judged = 0;
  double accuracy = 0;
  QString accuracy_text;
  QString points_text;
  QString lost_text;
  QString luck_text;
  int points_sign = 0;
  QString spoken;
};
QList<AccountRow> account_rows(const std::vector<HandAccount>& accounts);
// "You lost 24: choices −5, luck −19", or the name of somebody else.
QString summary(const std::vector<HandAccount>& accounts, const QString& name = {});

// Charts: x and y from 0 to 1, y downwards.
// A piece from one hand's end to the next.
struct ScoreLineRow {
  Q_GADGET
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(int position MEMBER position)
  Q_PROPERTY(double fromX MEMBER from_x)
  Q_PROPERTY(double fromY MEMBER from_y)
  Q_PROPERTY(double toX MEMBER to_x)
  Q_PROPERTY(double toY MEMBER to_y)

 public:
  int place = 0;
  int position = 0;
  double from_x = 0;
  double from_y = 0;
  double to_x = 0;
  double to_y = 0;
};
struct ScoreChart {
  QList<ScoreLineRow> lines;  // by position
  int highest = 0;            // points at the top, of all players
  int lowest = 0;             // points at the bottom
  double zero = 0;            // y of no points
};
// Positions as `seat` sees them: 0 is its own.
ScoreChart score_chart(const std::vector<HandAccount>& accounts, Seat seat, int hands);
struct ChanceRow {
  Q_GADGET
  Q_PROPERTY(int choice MEMBER choice)
  Q_PROPERTY(double atX MEMBER at_x)
  Q_PROPERTY(double atY MEMBER at_y)

 public:
  int choice = 0;
  double at_x = 0;
  double at_y = 0;
};
// The win chance that the person's best action had at each choice.
struct ChanceChart {
  QList<ChanceRow> points;
  QList<double> hands;  // x where a hand begins, the first one left out
  double top = 1;       // win chance at the top
};
ChanceChart chance_chart(const std::vector<Reviewed>& choices);

}  // namespace tingpai::app
