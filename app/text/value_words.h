// How values are written, in the unit of their decision.
#pragma once

#include <QString>

#include "engine/ai/decision.h"

namespace tingpai::app {

class ValueWords {
 public:
  explicit ValueWords(ValueUnit unit);

  QString value(double value) const;                  // "+6.4"; by place "+0.42"; by the hundred "+1,130"
  QString margin(double size) const;                  // "0.6", of a sample never "0.0"
  QString part(double size) const;                    // of what a value is made of: "12.0"
  QString amount(double size) const;                  // the same in a sentence: "<0.1", "6.4", "12"
  QString with_unit(const QString& size) const;       // "12.0 points", "0.42 placement points"
  QString with_unit(double size) const;               // the amount: "6.4 points"
  double least_told() const { return 0.5 / scale_; }  // less is shown as none

 private:
  double rounded(double size) const;

  bool by_place_;
  int decimals_;  // below 0: zeros before the point
  double scale_;  // steps that are told apart in one point
};

}  // namespace tingpai::app
