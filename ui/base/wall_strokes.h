// The wall round the centre, painted by one item: 72 items would be a tenth of a table's.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QColor>
#include <QQuickPaintedItem>

namespace tingpai::ui {

// One stroke a stack of two tiles, lit while there. They go as tiles are drawn, round the table in the order
// of play.
class WallStrokes : public QQuickPaintedItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(int tilesLeft MEMBER tiles_left_ NOTIFY changed)
  Q_PROPERTY(QColor lit MEMBER lit_ NOTIFY changed)
  Q_PROPERTY(QColor taken MEMBER taken_ NOTIFY changed)
  Q_PROPERTY(double unit MEMBER unit_ NOTIFY changed)  // as Theme's
 public:
  explicit WallStrokes(QQuickItem* parent = nullptr);

  void paint(QPainter* painter) override;

 Q_SIGNALS:
  void changed();

 private:
  QRectF stroke(int index) const;

  int tiles_left_ = 0;
  QColor lit_;
  QColor taken_;
  double unit_ = 1;
};

}  // namespace tingpai::ui
