// Objects of the program as QML singletons: an engine is given them before it loads QML, and the `create` of
// each singleton finds its own.
#pragma once

#include <QJSEngine>
#include <QQmlEngine>
#include <initializer_list>

namespace tingpai::app {

inline const char* provided_under(const QMetaObject& type) { return type.className(); }

inline void provide(QQmlEngine& engine, std::initializer_list<QObject*> objects) {
  for (QObject* object : objects) {
    engine.setProperty(provided_under(*object->metaObject()), QVariant::fromValue(object));
  }
}

template <class T>
T* provided(QQmlEngine* engine) {
  auto* object =
      qobject_cast<T*>(engine->property(provided_under(T::staticMetaObject)).template value<QObject*>());
  if (object != nullptr) QJSEngine::setObjectOwnership(object, QJSEngine::CppOwnership);
  return object;
}

}  // namespace tingpai::app
