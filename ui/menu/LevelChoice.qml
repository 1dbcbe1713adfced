import QtQuick
import Tingpai
import Tingpai.App

// How well the bots play.
ChoiceRow {
    caption: qsTr("Opponents")
    names: AppSettings.levelNames
    current: AppSettings.levels.indexOf(AppSettings.level)
    onChosen: index => AppSettings.level = AppSettings.levels[index]
}
