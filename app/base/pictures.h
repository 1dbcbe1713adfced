// Drawings among the resources, for QML: "image://drawing/tiles/classic/3m.svg".
#pragma once

#include <QQuickImageProvider>

namespace tingpai::app {

// Qt's own loader returns the picture that it drew on, and that keeps the pens and outlines of the drawing,
// many times its own size, for as long as it lives. This one returns a copy without them.
class Pictures : public QQuickImageProvider {
 public:
  Pictures();

  // `name` is a file in :/assets; the picture is empty where there is none. `wanted` is in pixels.
  QImage requestImage(const QString& name, QSize* size, const QSize& wanted) override;
};

// For an engine that goes, before its children do. Qt 6.4 stops the thread that reads an engine's pictures by
// having it delete an object, and may then wake an event dispatcher that went with the thread: a crash now
// and then when the window closes. A thread that has ended has no dispatcher to wake.
void stop_reading_pictures(const QObject* engine);

}  // namespace tingpai::app
