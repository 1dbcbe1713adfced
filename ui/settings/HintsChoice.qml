import QtQuick
import Tingpai
import Tingpai.App

// Whether there are hints, and how much they tell.
ChoiceRow {
    caption: qsTr("Hints")
    even: false
    names: [qsTr("Off"), qsTr("Attack or defend"), qsTr("Three tiles"), qsTr("Full")]
    current: AppSettings.hints ? AppSettings.hintDepth + 1 : 0
    onChosen: index => {
        if (index > 0)
            AppSettings.hintDepth = index - 1;
        AppSettings.hints = index > 0;
    }
}
