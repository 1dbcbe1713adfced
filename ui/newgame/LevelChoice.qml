import QtQuick
import Tingpai
import Tingpai.App

// How well the bots of the next game play, all alike. The lowest level plays at random and is for tests.
ChoiceRow {
    caption: AppSettings.level === "" ? qsTr("Opponents (mixed)") : qsTr("Opponents")
    names: AppSettings.levelNames.slice(1)
    current: Math.max(0, AppSettings.levels.indexOf(AppSettings.level)) - 1
    onChosen: index => AppSettings.level = AppSettings.levels[index + 1]
}
