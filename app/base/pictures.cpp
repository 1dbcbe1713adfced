#include "app/base/pictures.h"

#include <QImageReader>

namespace tingpai::app {

Pictures::Pictures() : QQuickImageProvider(Image) {}

QImage Pictures::requestImage(const QString& name, QSize* size, const QSize& wanted) {
  QImageReader reader(QStringLiteral(":/assets/") + name);
  *size = reader.size();
  if (!wanted.isEmpty()) reader.setScaledSize(wanted);
  return reader.read().copy();
}

}  // namespace tingpai::app
