#include "ui/base/cloth.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <algorithm>
#include <array>

namespace tingpai::ui {
namespace {

// Where the colours of the cloth stand between its middle and its edge.
constexpr std::array<double, 5> stops{0, 0.22, 0.5, 0.8, 1};
constexpr std::array<double, 4> gloss{0.5, 0.9, 0.55,
                                      0.25};  // of the lighter lines in the wood, from outside

QColor with_alpha(QColor colour, double alpha) {
  colour.setAlphaF(static_cast<float>(alpha));
  return colour;
}

void shade(QPainter* painter, const QRectF& area, QPointF from, QPointF to, int strength) {
  QLinearGradient gradient(from, to);
  gradient.setColorAt(0, QColor(0, 0, 0, strength));
  gradient.setColorAt(1, QColor(0, 0, 0, 0));
  painter->fillRect(area, gradient);
}

}  // namespace

Cloth::Cloth(QQuickItem* parent)
    : QQuickPaintedItem(parent), grain_(QStringLiteral(":/assets/table/felt.png")) {
  setOpaquePainting(true);
  setAntialiasing(true);
  connect(this, &Cloth::changed, this, [this] { update(); });
}

void Cloth::paint(QPainter* painter) {
  painter->setRenderHint(QPainter::Antialiasing);
  paint_felt(painter);
  paint_shade(painter);
  paint_rim(painter);
}

void Cloth::paint_felt(QPainter* painter) const {
  // A circle of a picture 160 x 100, stretched with the table: the light hangs over the centre.
  painter->save();
  painter->scale(width() / 160, height() / 100);
  QRadialGradient light(QPointF(80, 44), 104);
  for (qsizetype i = 0; i < felt_.size() && i < static_cast<qsizetype>(stops.size()); ++i)
    light.setColorAt(stops[static_cast<std::size_t>(i)], felt_.at(i));
  painter->fillRect(QRectF(0, 0, 160, 100), light);
  painter->restore();
  painter->setOpacity(0.8);  // fibres, which hide the steps between the colours
  painter->drawTiledPixmap(boundingRect().toRect(), QPixmap::fromImage(grain_));
  painter->setOpacity(1);
  painter->fillRect(boundingRect(), veil_);
}

// What the rim throws on the cloth.
void Cloth::paint_shade(QPainter* painter) const {
  const double down = 20 * unit_, in = 14 * unit_, right = width() - rim_;
  shade(painter, {0, double(rim_), width(), down}, {0, double(rim_)}, {0, rim_ + down}, 0x59);
  shade(painter, {double(rim_), 0, in, height()}, {double(rim_), 0}, {rim_ + in, 0}, 0x38);
  shade(painter, {right - in, 0, in, height()}, {right, 0}, {right - in, 0}, 0x38);
}

void Cloth::paint_rim(QPainter* painter) const {
  const double thin = std::max(1.0, unit_), corner = 18 * unit_;
  const auto ring = [&](double inset, double radius, double thick, const QColor& colour) {
    painter->setPen(QPen(colour, thick));
    painter->setBrush(Qt::NoBrush);
    const double middle = inset + thick / 2;
    painter->drawRoundedRect(boundingRect().adjusted(middle, middle, -middle, -middle), radius, radius);
  };
  QPainterPath wood;
  wood.setFillRule(Qt::OddEvenFill);
  wood.addRect(boundingRect());
  wood.addRoundedRect(boundingRect().adjusted(rim_, rim_, -rim_, -rim_), corner, corner);
  painter->fillPath(wood, wood_);
  for (std::size_t i = 0; i < gloss.size(); ++i) {
    const double share = 0.12 + 0.14 * static_cast<double>(i);
    ring(rim_ * share, corner + rim_ * (0.72 - share), thin, with_alpha(sheen_, gloss[i]));
  }
  ring(rim_ - 3 * unit_, corner + 2 * unit_, thin, with_alpha(brass_, 0.75));
  ring(rim_ - 2 * unit_, corner + unit_, 2 * thin, groove_);
}

}  // namespace tingpai::ui
