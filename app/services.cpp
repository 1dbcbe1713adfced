#include "app/services.h"

#include "app/provide.h"

namespace tingpai::app {

namespace {

QString settings_file(const QString& directory) {
  return directory.isEmpty() ? QString() : directory + QStringLiteral("/settings.ini");
}

}  // namespace

Services::Services(const QString& directory, const Decide& decide)
    : settings(settings_file(directory)),
      keys(settings_file(directory)),
      store(directory),
      game(store, settings, decide),
      replay(store, settings, game, decide) {
  announcer.attend(game);
  announcer.attend(replay);
}

void Services::offer_to(QQmlEngine& engine) {
  engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
  provide(engine, {&game, &replay, &settings, &keys, &announcer, &statistics, &fan_book, &deals});
  QObject::connect(&translator, &Translator::changed, &engine, [this, &engine] {
    engine.retranslate();
    game.retranslate();
    replay.retranslate();
    keys.retranslate();
    statistics.retranslate();
    fan_book.retranslate();
  });
}

}  // namespace tingpai::app
