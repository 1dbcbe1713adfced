#include "app/services.h"

#include "app/provide.h"

namespace tingpai::app {

Services::Services(const QString& directory, const Decide& decide)
    : settings(directory.isEmpty() ? QString() : directory + QStringLiteral("/settings.ini")),
      store(directory),
      game(store, settings, decide) {}

void Services::offer_to(QQmlEngine& engine) {
  engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
  provide(engine, {&game, &settings});
  QObject::connect(&translator, &Translator::changed, &engine, [this, &engine] {
    engine.retranslate();
    game.retranslate();
  });
}

}  // namespace tingpai::app
