// From a decision to what the tutor shows. Pure functions.
#pragma once

#include <QStringList>
#include <vector>

#include "app/base/row_model.h"
#include "app/tutor/reason_words.h"
#include "engine/ai/decision.h"

namespace tingpai::app {

// A chance of winning with its interval; the smallest and the greatest are told in words.
QString chance_text(double chance, const Ruleset& ruleset);

// How one action looks beside the others.
struct HintBar {
  bool told = true;  // false: a candidate, and no more is said of it
  double value = 0;
  QString value_text, spoken_value;  // the second says it by place, too, where that counts
  double margin = 0;                 // half width of the interval
  double height = 0;                 // 0 to 1, the best is 1
  bool best = false;
  bool equal_best = false;  // its interval overlaps the best one's
  bool emphasised = false;  // three kinds at most are
  std::array<double, 3> deal_in{};
};
std::optional<HintBar> hint_bar(const Decision& decision, Action action);
// The same for one of the best three discards, all alike; nothing for other actions.
std::optional<HintBar> candidate_bar(const Decision& decision, Action action);

// The likeliest way of a plan: the tiles it throws away, each copy once, in order; those it draws; the last
// one.
struct PlanPath {
  std::vector<Tile> leaves;
  std::vector<Tile> comes;
  std::vector<Tile> waits;
};
// Only its first `steps` steps, each a tile that leaves, a draw with the tile that leaves for it, or the wait
// at the end; 0: all.
PlanPath path_of(const Plan& plan, int steps = 0);
int steps_of(const Plan& plan);
// "2 of 4: 3 of dots comes, 9 of dots leaves"; empty for step 0.
QString step_text(const Plan& plan, int step);

// Whether to attack, and no more.
QString nudge(const Decision& decision);
QString headline(const Decision& decision);
QString brief(const Decision& decision);  // headline and value, where there is room for no more
// The tiles that bring a waiting hand nearer to winning, and how many copies of each are left.
QStringList helping_tiles(const Decision& decision);
QList<int> helping_live(const Decision& decision);
QString helping_text(const Decision& decision);  // the same in words
// What a hand as dealt can hope for. Empty where nothing is weighed.
QString opening_text(const Decision& decision, Numbers numbers = Numbers::all);

// That a table is slower or faster than usual, and what follows from it. speed: see speed_of(). Empty where
// there is nothing to tell.
QString pace_text(double speed);
QString pace_note(double speed);

struct PlanRow {
  Q_GADGET
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QString title MEMBER title)
  Q_PROPERTY(QString chanceText MEMBER chance_text)
  Q_PROPERTY(QString fanText MEMBER fan_text)
  Q_PROPERTY(QString liveText MEMBER live_text)
  Q_PROPERTY(QStringList leaves MEMBER leaves)
  Q_PROPERTY(QStringList comes MEMBER comes)
  Q_PROPERTY(QStringList waits MEMBER waits)
  Q_PROPERTY(QList<int> waitLive MEMBER wait_live)
  Q_PROPERTY(QString alsoText MEMBER also_text)
  Q_PROPERTY(QString spoken MEMBER spoken)
  Q_PROPERTY(QString path MEMBER path)

 public:
  int place = 0;
  QString title;
  QString chance_text;
  QString fan_text;
  QString live_text;
  QStringList leaves;  // of its likeliest way, as are the next two
  QStringList comes;
  QStringList waits;
  QList<int> wait_live;  // copies left of each wait
  QString also_text;     // tiles of other ways: "or 4 of characters"
  QString spoken;
  QString path;
};
QList<PlanRow> plan_rows(const Decision& decision);
// The chance of all other ways to win: "Other ways: 8 %". With the plans' chances it adds up to the win
// chance.
QString ways_text(const Decision& decision);
// "5 + 4 + 8 = 17 %", and its parts: the plans, then all other ways. Empty where no plan is named.
QString sum_text(const Decision& decision);
QList<int> shares(const Decision& decision);

}  // namespace tingpai::app
