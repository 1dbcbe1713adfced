import QtQuick
import Tingpai
import Tingpai.App

// How many hands a new game has.
ChoiceRow {
    caption: qsTr("Hands in a game")
    names: AppSettings.lengths
    current: AppSettings.lengths.indexOf(String(AppSettings.length))
    onChosen: index => AppSettings.length = Number(AppSettings.lengths[index])
}
