#include "app/text/value_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace tingpai::app {
namespace {

struct ValueText {
  Q_DECLARE_TR_FUNCTIONS(ValueWords)
};

}  // namespace

double ValueWords::least_told() const { return by_place_ ? 0.005 : 0.05; }

double ValueWords::rounded(double size) const {
  const double scale = by_place_ ? 100 : 10;
  return std::round(size * scale) / scale;
}

QString ValueWords::value(double value) const {
  const double told = rounded(value);
  if (told == 0) return part(0);
  return (told > 0 ? QStringLiteral("+") : QStringLiteral("\u2212")) + part(std::abs(told));
}

QString ValueWords::margin(double size) const { return part(std::max(2 * least_told(), size)); }

QString ValueWords::part(double size) const { return QString::number(size, 'f', decimals()); }

// Decimals where they say something.
QString ValueWords::amount(double size) const {
  const double told = rounded(std::abs(size));
  if (told == 0) return u'<' + part(2 * least_told());
  return QString::number(told, 'f', told >= 10 || told == std::round(told) ? 0 : decimals());
}

QString ValueWords::with_unit(const QString& size) const {
  return by_place_ ? ValueText::tr("%1 placement points").arg(size) : ValueText::tr("%1 points").arg(size);
}

QString ValueWords::with_unit(double size) const {
  const QString said = amount(size);
  return with_unit(said == QLatin1String("1") ? part(1) : said);  // "points" is a plural
}

}  // namespace tingpai::app
