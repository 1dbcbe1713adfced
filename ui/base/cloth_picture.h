// The picture of the table's cloth and its rim.
#pragma once

#include <QColor>
#include <QImage>
#include <QList>
#include <QSize>

namespace tingpai::ui {

struct ClothLook {
  QSize size;          // in pixels of the screen
  double ratio = 1;    // of these to the window's own
  QList<QColor> felt;  // from the middle to the edge
  QColor veil;         // over it, so that text can be read
  QColor wood;
  QColor sheen;
  QColor brass;
  QColor groove;
  double unit = 1;
  int rim = 12;  // its width

  bool operator==(const ClothLook&) const = default;
};

// Opaque. The pictures that were asked for last are kept and shared: a page that opens again, or the table
// with and without its dock, waits for none.
QImage cloth_picture(const ClothLook& look);

}  // namespace tingpai::ui
