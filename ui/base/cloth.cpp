#include "ui/base/cloth.h"

#include <QQuickWindow>
#include <QSGImageNode>
#include <cmath>

namespace tingpai::ui {

Cloth::Cloth(QQuickItem* parent) : QQuickItem(parent) {
  setFlag(ItemHasContents);
  connect(this, &Cloth::changed, this, &QQuickItem::update);
}

QSGNode* Cloth::updatePaintNode(QSGNode* before, UpdatePaintNodeData* /*data*/) {
  auto* node = static_cast<QSGImageNode*>(before);
  const ClothLook wanted = look();
  if (wanted.size.isEmpty()) {
    delete node;
    return nullptr;
  }
  const QImage picture = cloth_picture(wanted);
  if (node == nullptr) {
    node = window()->createImageNode();
    node->setOwnsTexture(true);
    shown_ = 0;
  }
  if (picture.cacheKey() != shown_) {
    node->setTexture(window()->createTextureFromImage(picture, QQuickWindow::TextureIsOpaque));
    node->setSourceRect(QRectF(picture.rect()));
  }
  shown_ = picture.cacheKey();
  node->setRect(boundingRect());
  return node;
}

void Cloth::geometryChange(const QRectF& now, const QRectF& before) {
  QQuickItem::geometryChange(now, before);
  if (now.size() != before.size()) update();
}

void Cloth::itemChange(ItemChange change, const ItemChangeData& data) {
  QQuickItem::itemChange(change, data);
  if (change == ItemDevicePixelRatioHasChanged) update();
}

ClothLook Cloth::look() const {
  const double ratio = window()->effectiveDevicePixelRatio();
  const QSize size(static_cast<int>(std::ceil(width() * ratio)),
                   static_cast<int>(std::ceil(height() * ratio)));
  return {size, ratio, felt_, veil_, wood_, sheen_, brass_, groove_, unit_, rim_};
}

}  // namespace tingpai::ui
