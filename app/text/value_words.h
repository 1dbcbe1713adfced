// How values are written, in the unit of their decision. Where places count at the end of a game, a hint is
// written in points first and by place second; near the end of a game the other way round.
#pragma once

#include <QString>

#include "engine/ai/decision.h"

namespace tingpai::app {

class ValueWords {
 public:
  explicit ValueWords(ValueUnit unit) : ValueWords(unit, 1) {}
  static ValueWords of_hint(const Decision& decision);

  QString value(double value) const;             // "+6.4"; by place "+0.42"; by the hundred "+1,130"
  QString margin(double size) const;             // "0.6", of a sample never "0.0"
  QString part(double size) const;               // of what a value is made of: "12.0"
  QString amount(double size) const;             // the same in a sentence: "<0.1", "6.4", "12"
  QString with_unit(const QString& size) const;  // "12.0 points", "0.42 placement points"
  QString with_unit(double size) const;          // the amount: "6.4 points"
  QString beside(double value) const;            // the same the other way: "+0.42 placement"; empty without
  double least_told() const { return 0.5 / scale_ / factor_; }  // less is shown as none

 private:
  ValueWords(ValueUnit unit, double factor);
  double rounded(double size) const;
  QString written(double told) const;

  bool by_place_;
  double factor_;  // from the decision's unit to the one that is written
  ValueUnit other_ = ValueUnit::none;
  double other_factor_ = 1;
  int decimals_;  // below 0: zeros before the point
  double scale_;  // steps that are told apart in one point
};

}  // namespace tingpai::app
