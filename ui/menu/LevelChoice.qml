import QtQuick
import Tingpai
import Tingpai.App

// How well the bots of the next game play, all alike.
ChoiceRow {
    caption: AppSettings.level === "" ? qsTr("Opponents (mixed)") : qsTr("Opponents")
    names: AppSettings.levelNames
    current: AppSettings.levels.indexOf(AppSettings.level)
    onChosen: index => AppSettings.level = AppSettings.levels[index]
}
