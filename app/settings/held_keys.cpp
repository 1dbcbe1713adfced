#include "app/settings/held_keys.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace tingpai::app {

HeldKeys::HeldKeys() {
  if (auto* application = QCoreApplication::instance()) application->installEventFilter(this);
}

bool HeldKeys::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool acts =
        key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter || key->key() == Qt::Key_Space;
    if (acts && key->isAutoRepeat()) return true;
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace tingpai::app
