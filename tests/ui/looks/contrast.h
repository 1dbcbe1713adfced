// How far two colours are apart, as WCAG 2 has it.
#pragma once

#include <QColor>
#include <algorithm>
#include <cmath>

namespace tingpai::ui_test {

inline double luminance(const QColor& colour) {
  const auto part = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

inline double contrast(const QColor& a, const QColor& b) {
  const double one = luminance(a) + 0.05;
  const double other = luminance(b) + 0.05;
  return std::max(one, other) / std::min(one, other);
}

inline QColor over(const QColor& ink, const QColor& paper, double opacity) {
  const auto mix = [&](double a, double b) { return static_cast<float>(a * opacity + b * (1 - opacity)); };
  return QColor::fromRgbF(mix(ink.redF(), paper.redF()), mix(ink.greenF(), paper.greenF()),
                          mix(ink.blueF(), paper.blueF()));
}

}  // namespace tingpai::ui_test
