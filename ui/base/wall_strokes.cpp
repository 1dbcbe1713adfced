#include "ui/base/wall_strokes.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace tingpai::ui {
namespace {

constexpr int strokes_a_side = 18;
constexpr int strokes = 4 * strokes_a_side;

}  // namespace

WallStrokes::WallStrokes(QQuickItem* parent) : QQuickPaintedItem(parent) {
  connect(this, &WallStrokes::changed, this, [this] { update(); });
}

void WallStrokes::paint(QPainter* painter) {
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(Qt::NoPen);
  const int stacks = (tiles_left_ + 1) / 2;
  const double radius = 1.5 * unit_;
  for (int index = 0; index < strokes; ++index) {
    painter->setBrush(index >= strokes - stacks ? lit_ : taken_);
    painter->drawRoundedRect(stroke(index), radius, radius);
  }
}

// Below, right, above, left: each from its owner's left to the right. On whole pixels.
QRectF WallStrokes::stroke(int index) const {
  const auto px = [this](double size) { return std::round(size * unit_); };
  const int side = index / strokes_a_side, place = index % strokes_a_side;
  const bool flat = side % 2 == 0;
  const double inset = px(9), corner = px(17), thick = std::max(3.0, px(6));
  const double step = ((flat ? width() : height()) - 2 * corner) / strokes_a_side;
  const int at = side == 0 || side == 3 ? place : strokes_a_side - 1 - place;
  const double along = std::round(corner + at * step), length = std::max(2.0, std::floor(step) - px(2));
  if (flat) return {along, side == 0 ? height() - inset - thick : inset, length, thick};
  return {side == 1 ? width() - inset - thick : inset, along, thick, length};
}

}  // namespace tingpai::ui
