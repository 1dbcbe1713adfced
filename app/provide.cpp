#include "app/provide.h"

#include <QJSEngine>
#include <QQmlEngine>

#include "app/app_settings.h"
#include "app/game_controller.h"

namespace tingpai::app {
namespace {

constexpr const char* game_property = "tingpai_game";
constexpr const char* settings_property = "tingpai_settings";

template <class T>
T* provided(QQmlEngine* engine, const char* property) {
  auto* object = qvariant_cast<T*>(engine->property(property));
  if (object != nullptr) QJSEngine::setObjectOwnership(object, QJSEngine::CppOwnership);
  return object;
}

}  // namespace

void provide(QQmlEngine& engine, GameController& game, AppSettings& settings) {
  engine.setProperty(game_property, QVariant::fromValue(&game));
  engine.setProperty(settings_property, QVariant::fromValue(&settings));
}

GameController* GameController::create(QQmlEngine* engine, QJSEngine*) {
  return provided<GameController>(engine, game_property);
}

AppSettings* AppSettings::create(QQmlEngine* engine, QJSEngine*) {
  return provided<AppSettings>(engine, settings_property);
}

}  // namespace tingpai::app
