#include "app/settings/held_keys.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QWindow>

namespace tingpai::app {

namespace {

constexpr int patience = 8;  // milliseconds

bool acts(const QKeyEvent& key) {
  return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Space;
}

}  // namespace

HeldKeys::HeldKeys() : pairs_(QGuiApplication::platformName() == QLatin1String("xcb")) {
  if (auto* application = QCoreApplication::instance()) application->installEventFilter(this);
}

HeldKeys::~HeldKeys() = default;

bool HeldKeys::eventFilter(QObject* watched, QEvent* event) {
  const bool press = event->type() == QEvent::KeyPress;
  if (!press && event->type() != QEvent::KeyRelease) return QObject::eventFilter(watched, event);
  const auto& key = *static_cast<QKeyEvent*>(event);
  if (acts(key) && key.isAutoRepeat()) return true;
  if (!pairs_ || !event->spontaneous() || qobject_cast<QWindow*>(watched) == nullptr || key.isAutoRepeat())
    return QObject::eventFilter(watched, event);
  if (press) return pressed(watched, key);
  let_go();
  released_.reset(key.clone());
  window_ = watched;
  waits_.start(patience, this);
  return true;
}

// True: it only repeats.
bool HeldKeys::pressed(QObject* window, const QKeyEvent& key) {
  if (!released_ || released_->key() != key.key() || released_->timestamp() != key.timestamp()) {
    let_go();
    return false;
  }
  waits_.stop();
  released_.reset();
  if (acts(key)) return true;
  QKeyEvent again(QEvent::KeyPress, key.key(), key.modifiers(), key.text(), true);
  QCoreApplication::sendEvent(window, &again);
  return true;
}

void HeldKeys::let_go() {
  waits_.stop();
  const std::unique_ptr<QKeyEvent> key = std::move(released_);
  if (key && window_) QCoreApplication::sendEvent(window_, key.get());
}

void HeldKeys::timerEvent(QTimerEvent*) { let_go(); }

}  // namespace tingpai::app
