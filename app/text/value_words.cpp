#include "app/text/value_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "app/text/names.h"

namespace tingpai::app {
namespace {

struct ValueText {
  Q_DECLARE_TR_FUNCTIONS(ValueWords)
};

}  // namespace

ValueWords::ValueWords(ValueUnit unit)
    : by_place_(unit == ValueUnit::placement),
      decimals_(by_place_                     ? 2
                : unit == ValueUnit::hundreds ? -1
                                              : 1),
      scale_(std::pow(10, decimals_)) {}

double ValueWords::rounded(double size) const { return std::round(size * scale_) / scale_; }

QString ValueWords::value(double value) const {
  const double told = rounded(value);
  if (told == 0) return part(0);
  return (told > 0 ? QStringLiteral("+") : QStringLiteral("\u2212")) + part(std::abs(told));
}

QString ValueWords::margin(double size) const { return part(std::max(1 / scale_, size)); }

QString ValueWords::part(double size) const {
  return decimals_ < 0 ? names::number(static_cast<int>(std::lround(rounded(size))))
                       : QString::number(size, 'f', decimals_);
}

// Decimals where they say something.
QString ValueWords::amount(double size) const {
  const double told = rounded(std::abs(size));
  if (told == 0) return u'<' + part(1 / scale_);
  const bool whole = told >= 10 || told == std::round(told);
  return decimals_ > 0 && whole ? QString::number(told, 'f', 0) : part(told);
}

QString ValueWords::with_unit(const QString& size) const {
  return by_place_ ? ValueText::tr("%1 placement points").arg(size) : ValueText::tr("%1 points").arg(size);
}

QString ValueWords::with_unit(double size) const {
  const QString said = amount(size);
  return with_unit(said == QLatin1String("1") ? part(1) : said);  // "points" is a plural
}

}  // namespace tingpai::app
