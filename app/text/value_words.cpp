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

ValueWords::ValueWords(ValueUnit unit, double factor)
    : by_place_(unit == ValueUnit::placement),
      factor_(factor),
      decimals_(by_place_                     ? 2
                : unit == ValueUnit::hundreds ? -1
                                              : 1),
      scale_(std::pow(10, decimals_)) {}

ValueWords ValueWords::of_hint(const Decision& decision) {
  if (decision.placement <= 0) return ValueWords(decision.unit);
  const std::pair points{decision.unit, 1.0};
  const std::pair places{ValueUnit::placement, decision.placement};
  const auto& [first, second] = decision.places_first ? std::pair(places, points) : std::pair(points, places);
  ValueWords words(first.first, first.second);
  words.other_ = second.first;
  words.other_factor_ = second.second;
  return words;
}

double ValueWords::rounded(double size) const { return std::round(size * factor_ * scale_) / scale_; }

QString ValueWords::value(double value) const {
  const double told = rounded(value);
  if (told == 0) return written(0);
  return (told > 0 ? QStringLiteral("+") : QStringLiteral("\u2212")) + written(std::abs(told));
}

QString ValueWords::beside(double value) const {
  if (other_ == ValueUnit::none) return {};
  const ValueWords words(other_, other_factor_);
  const QString said = words.value(value);
  return words.by_place_ ? ValueText::tr("%1 placement").arg(said) : words.with_unit(said);
}

QString ValueWords::margin(double size) const { return written(std::max(1 / scale_, rounded(size))); }

QString ValueWords::part(double size) const { return written(rounded(size)); }

QString ValueWords::written(double told) const {
  return decimals_ < 0 ? names::number(static_cast<int>(std::lround(told)))
                       : QString::number(told, 'f', decimals_);
}

// Decimals where they say something.
QString ValueWords::amount(double size) const {
  const double told = rounded(std::abs(size));
  if (told == 0) return u'<' + written(1 / scale_);
  const bool whole = told >= 10 || told == std::round(told);
  return decimals_ > 0 && whole ? QString::number(told, 'f', 0) : written(told);
}

QString ValueWords::with_unit(const QString& size) const {
  return by_place_ ? ValueText::tr("%1 placement points").arg(size) : ValueText::tr("%1 points").arg(size);
}

QString ValueWords::with_unit(double size) const {
  const QString said = amount(size);
  return with_unit(said == QLatin1String("1") ? written(1) : said);  // "points" is a plural
}

}  // namespace tingpai::app
