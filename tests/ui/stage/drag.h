// The mouse that takes hold of a tile in the hand.
#pragma once

#include <QTest>

#include "tests/ui/stage/stage.h"

namespace tingpai::ui_test {

inline QQuickItem* hand_tile(const Stage& stage, int row) {
  return stage.of_type(QStringLiteral("HandTile")).value(row);
}

inline QPoint middle(const QQuickItem* tile) {
  return tile->mapToScene(QPointF(tile->width() / 2, tile->height() / 2)).toPoint();
}

// From the middle of a tile by steps.
class Drag {
 public:
  Drag(const Stage& stage, int row) : stage_(stage), tile_(hand_tile(stage, row)), from_(middle(tile_)) {
    QTest::mousePress(stage_.window(), Qt::LeftButton, {}, from_);
  }
  void move(QPoint to) {
    const QPoint start = from_ + at_;
    for (int step = 1; step <= 8; ++step)
      QTest::mouseMove(stage_.window(), start + (from_ + to - start) * step / 8, 5);
    at_ = to;
  }
  void release() { QTest::mouseRelease(stage_.window(), Qt::LeftButton, {}, from_ + at_); }
  QPointF slide() const { return {tile_->property("slideX").toReal(), tile_->property("slideY").toReal()}; }
  const QQuickItem* tile() const { return tile_; }

 private:
  const Stage& stage_;
  QQuickItem* tile_;
  QPoint from_;
  QPoint at_;
};

}  // namespace tingpai::ui_test
