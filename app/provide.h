// Gives a QML engine the program's singletons: Game and AppSettings.
#pragma once

class QQmlEngine;

namespace tingpai::app {

class AppSettings;
class GameController;

// Before the engine loads anything. Both must outlive the engine.
void provide(QQmlEngine& engine, GameController& game, AppSettings& settings);

}  // namespace tingpai::app
