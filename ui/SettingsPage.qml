import QtQuick
import Tingpai.App

// What the person chooses and the program keeps.
Page {
    id: root

    title: qsTr("Settings")

    Flickable {
        anchors.fill: parent
        contentHeight: rows.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: rows

            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, Theme.px(760))
            spacing: Theme.px(14)

            ChoiceRow {
                objectName: "speedChoice"
                focus: true
                width: parent.width
                caption: qsTr("Speed")
                names: [qsTr("Slow"), qsTr("Normal"), qsTr("Fast"), qsTr("Instant")]
                current: (AppSettings.speed + 3) % 4 // Off, the first, stands last
                onChosen: index => AppSettings.speed = (index + 1) % 4
            }
            ChoiceRow {
                objectName: "discardChoice"
                width: parent.width
                caption: qsTr("Discard")
                names: [qsTr("One click"), qsTr("Two clicks")]
                current: AppSettings.twoStepDiscard ? 1 : 0
                onChosen: index => AppSettings.twoStepDiscard = index === 1
            }
            ChoiceRow {
                objectName: "languageChoice"
                width: parent.width
                caption: qsTr("Language")
                names: AppSettings.languageNames
                current: AppSettings.languages.indexOf(AppSettings.language)
                onChosen: index => AppSettings.language = AppSettings.languages[index]
            }
        }
    }
}
