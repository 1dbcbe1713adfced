#include "app/base/pictures.h"

#include <QImageReader>
#include <QThread>

namespace tingpai::app {

Pictures::Pictures() : QQuickImageProvider(Image) {}

QImage Pictures::requestImage(const QString& name, QSize* size, const QSize& wanted) {
  QImageReader reader(QStringLiteral(":/assets/") + name);
  *size = reader.size();
  if (!wanted.isEmpty()) reader.setScaledSize(wanted);
  return reader.read().copy();
}

void stop_reading_pictures(const QObject* engine) {
  const auto readers = engine->findChildren<QThread*>(Qt::FindDirectChildrenOnly);
  for (QThread* reader : readers) {
    reader->quit();
    reader->wait();
  }
}

}  // namespace tingpai::app
