import QtQuick
import Tingpai
import Tingpai.App

// How many hands a new game has.
ChoiceRow {
    caption: qsTr("Hands in a game")
    names: AppSettings.lengths.map(hands => hands.toString())
    current: AppSettings.lengths.indexOf(AppSettings.length)
    onChosen: index => AppSettings.length = AppSettings.lengths[index]
}
