// What the table is covered with, and its rim: one opaque picture, painted again only when its size or its
// colours change, so that what moves over it costs no more than a copy.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QColor>
#include <QList>
#include <QQuickItem>

#include "ui/base/cloth_picture.h"

namespace tingpai::ui {

class Cloth : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QList<QColor> felt MEMBER felt_ NOTIFY changed)  // from the middle to the edge
  Q_PROPERTY(QColor veil MEMBER veil_ NOTIFY changed)         // over it, so that text can be read
  Q_PROPERTY(QColor wood MEMBER wood_ NOTIFY changed)
  Q_PROPERTY(QColor sheen MEMBER sheen_ NOTIFY changed)
  Q_PROPERTY(QColor brass MEMBER brass_ NOTIFY changed)
  Q_PROPERTY(QColor groove MEMBER groove_ NOTIFY changed)
  Q_PROPERTY(double unit MEMBER unit_ NOTIFY changed)
  Q_PROPERTY(int rim MEMBER rim_ NOTIFY changed)  // its width
 public:
  explicit Cloth(QQuickItem* parent = nullptr);

 Q_SIGNALS:
  void changed();

 protected:
  QSGNode* updatePaintNode(QSGNode* before, UpdatePaintNodeData* data) override;
  void geometryChange(const QRectF& now, const QRectF& before) override;
  void itemChange(ItemChange change, const ItemChangeData& data) override;

 private:
  ClothLook look() const;

  QList<QColor> felt_;
  QColor veil_{Qt::transparent};
  QColor wood_;
  QColor sheen_;
  QColor brass_;
  QColor groove_;
  double unit_ = 1;
  int rim_ = 12;
  qint64 shown_ = 0;  // the picture's key
};

}  // namespace tingpai::ui
