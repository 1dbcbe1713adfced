#include "app/settings/window_place.h"

#include <QEvent>
#include <algorithm>

#include "app/settings/app_settings.h"

namespace tingpai::app {
namespace {

constexpr QSize usual_size{1280, 800};  // as in Main.qml
constexpr int title_bar = 40;           // pixels
constexpr int edge = 6;                 // of the frame at the other sides
constexpr int settling = 500;           // milliseconds

int area(const QRect& rect) { return rect.isEmpty() ? 0 : rect.width() * rect.height(); }

}  // namespace

QRect fitted(QRect geometry, const QList<QRect>& screens) {
  if (screens.isEmpty()) return geometry;
  const auto shared = [&](const QRect& screen) { return area(screen.intersected(geometry)); };
  const QRect& screen = *std::ranges::max_element(screens, {}, shared);
  if (screen.contains(geometry)) return geometry;
  const QRect room = screen.adjusted(0, title_bar, 0, 0);
  geometry.setSize(geometry.size().boundedTo(room.size()));
  geometry.moveLeft(std::clamp(geometry.left(), room.left(), room.right() - geometry.width() + 1));
  geometry.moveTop(std::clamp(geometry.top(), room.top(), room.bottom() - geometry.height() + 1));
  return geometry;
}

QVariantMap window_properties(const WindowPlace& place, const QList<QRect>& screens) {
  const bool first = place.geometry.isNull();
  QRect geometry = first ? QRect({}, usual_size) : fitted(place.geometry, screens);
  if (first && !screens.isEmpty()) {
    const QRect room = screens.first().adjusted(edge, title_bar, -edge, -edge);
    geometry.setSize(usual_size.boundedTo(room.size()));
  }
  QVariantMap properties{{QStringLiteral("width"), geometry.width()},
                         {QStringLiteral("height"), geometry.height()},
                         {QStringLiteral("visibility"), static_cast<int>(place.visibility)}};
  if (!first) {
    properties.insert(QStringLiteral("x"), geometry.x());
    properties.insert(QStringLiteral("y"), geometry.y());
  }
  return properties;
}

// Geometry and visibility change one after the other, in either order: what is kept is what they settle to.
WindowKeeper::WindowKeeper(QWindow& window, AppSettings& settings) : window_(window), settings_(settings) {
  settled_.setSingleShot(true);
  settled_.setInterval(settling);
  connect(&settled_, &QTimer::timeout, this, &WindowKeeper::look);
  const auto changed = [this] { settled_.start(); };
  connect(&window, &QWindow::xChanged, this, changed);
  connect(&window, &QWindow::yChanged, this, changed);
  connect(&window, &QWindow::widthChanged, this, changed);
  connect(&window, &QWindow::heightChanged, this, changed);
  connect(&window, &QWindow::visibilityChanged, this, changed);
  window.installEventFilter(this);
}

bool WindowKeeper::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Close) look();
  return QObject::eventFilter(watched, event);
}

void WindowKeeper::look() {
  WindowPlace place = settings_.window_place();
  switch (window_.visibility()) {
    case QWindow::Windowed:
      place.geometry = window_.geometry();
      [[fallthrough]];
    case QWindow::Maximized:
    case QWindow::FullScreen:
      place.visibility = window_.visibility();
      settings_.set_window_place(place);
      break;
    default:  // hidden or minimised: it comes back as it was
      break;
  }
}

}  // namespace tingpai::app
