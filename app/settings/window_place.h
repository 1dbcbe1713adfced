// Where the window is, kept between runs.
#pragma once

#include <QList>
#include <QObject>
#include <QRect>
#include <QTimer>
#include <QVariantMap>
#include <QWindow>

namespace tingpai::app {

class AppSettings;

struct WindowPlace {
  QRect geometry;  // without the frame, while neither maximised nor full-screen; null: none yet
  QWindow::Visibility visibility = QWindow::Windowed;  // or Maximized or FullScreen

  friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};

// The same geometry if it lies on one of the screens (their free areas), else made smaller and moved onto the
// one that has most of it, with room for a title bar above. Without screens it stays as it is.
QRect fitted(QRect geometry, const QList<QRect>& screens);

// The properties of a QML Window that opens at the place. Without one, where the window manager wants it, and
// no larger than the first screen has room for with a frame around it.
QVariantMap window_properties(const WindowPlace& place, const QList<QRect>& screens);

// Follows the window and writes its place to the settings.
class WindowKeeper : public QObject {
  Q_OBJECT
 public:
  WindowKeeper(QWindow& window, AppSettings& settings);

  bool eventFilter(QObject* watched, QEvent* event) override;  // sees the window close

 private:
  void look();

  QWindow& window_;
  AppSettings& settings_;
  QTimer settled_;
};

}  // namespace tingpai::app
