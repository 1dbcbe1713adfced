#include "ui/base/cloth_picture.h"

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
constexpr qsizetype kept = 3;                 // the table's beside the dock and without it, and a page's

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

void paint_felt(QPainter* painter, const ClothLook& look, const QRectF& area) {
  // A circle of a picture 160 x 100, stretched with the table: the light hangs over the centre.
  painter->save();
  painter->scale(area.width() / 160, area.height() / 100);
  QRadialGradient light(QPointF(80, 44), 104);
  for (qsizetype i = 0; i < look.felt.size() && i < static_cast<qsizetype>(stops.size()); ++i)
    light.setColorAt(stops[static_cast<std::size_t>(i)], look.felt.at(i));
  painter->fillRect(QRectF(0, 0, 160, 100), light);
  painter->restore();
  painter->setOpacity(0.8);  // fibres, which hide the steps between the colours
  painter->drawTiledPixmap(area.toRect(), QPixmap(QStringLiteral(":/assets/table/felt.png")));
  painter->setOpacity(1);
  painter->fillRect(area, look.veil);
}

// What the rim throws on the cloth.
void paint_shade(QPainter* painter, const ClothLook& look, const QRectF& area) {
  const double rim = look.rim, down = 20 * look.unit, in = 14 * look.unit, right = area.width() - rim;
  shade(painter, {0, rim, area.width(), down}, {0, rim}, {0, rim + down}, 0x59);
  shade(painter, {rim, 0, in, area.height()}, {rim, 0}, {rim + in, 0}, 0x38);
  shade(painter, {right - in, 0, in, area.height()}, {right, 0}, {right - in, 0}, 0x38);
}

void paint_rim(QPainter* painter, const ClothLook& look, const QRectF& area) {
  const double rim = look.rim, thin = std::max(1.0, look.unit), corner = 18 * look.unit;
  const auto ring = [&](double inset, double radius, double thick, const QColor& colour) {
    painter->setPen(QPen(colour, thick));
    painter->setBrush(Qt::NoBrush);
    const double middle = inset + thick / 2;
    painter->drawRoundedRect(area.adjusted(middle, middle, -middle, -middle), radius, radius);
  };
  QPainterPath wood;
  wood.setFillRule(Qt::OddEvenFill);
  wood.addRect(area);
  wood.addRoundedRect(area.adjusted(rim, rim, -rim, -rim), corner, corner);
  painter->fillPath(wood, look.wood);
  for (std::size_t i = 0; i < gloss.size(); ++i) {
    const double share = 0.12 + 0.14 * static_cast<double>(i);
    ring(rim * share, corner + rim * (0.72 - share), thin, with_alpha(look.sheen, gloss[i]));
  }
  ring(rim - 3 * look.unit, corner + 2 * look.unit, thin, with_alpha(look.brass, 0.75));
  ring(rim - 2 * look.unit, corner + look.unit, 2 * thin, look.groove);
}

QImage painted(const ClothLook& look) {
  QImage picture(look.size, QImage::Format_RGB32);
  picture.setDevicePixelRatio(look.ratio);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF area(QPointF(0, 0), QSizeF(look.size) / look.ratio);
  paint_felt(&painter, look, area);
  paint_shade(&painter, look, area);
  paint_rim(&painter, look, area);
  return picture;
}

struct Kept {
  ClothLook look;
  QImage picture;
};

}  // namespace

QImage cloth_picture(const ClothLook& look) {
  static QList<Kept> pictures;  // the one asked for last comes last
  const auto at =
      std::find_if(pictures.begin(), pictures.end(), [&](const Kept& one) { return one.look == look; });
  if (at != pictures.end()) {
    std::rotate(at, at + 1, pictures.end());
  } else {
    if (pictures.size() == kept) pictures.removeFirst();
    pictures.append({look, painted(look)});
  }
  return pictures.constLast().picture;
}

}  // namespace tingpai::ui
