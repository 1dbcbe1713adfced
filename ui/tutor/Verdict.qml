import QtQuick
import Tingpai
import Tingpai.App

// What the last choice cost: a dot (how bad by colour and sign, larger once it was punished) and a sentence.
Row {
    id: root

    required property Teacher teacher

    readonly property list<string> signs: ["✓", "·", "!", "!!"]
    readonly property real dot: Theme.px(teacher.punished ? 28 : 20)

    signal backRequested

    spacing: Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: teacher.punished ? qsTr("%1, and it was punished").arg(teacher.text) : teacher.text
    Accessible.description: teacher.reason

    Rectangle {
        objectName: "verdictDot"
        anchors.verticalCenter: parent.verticalCenter
        width: root.dot
        height: root.dot
        radius: root.dot / 2
        color: Theme.verdict(root.teacher.grade)

        Words {
            anchors.centerIn: parent
            strong: true
            font.pixelSize: Theme.small
            color: Theme.accentInk
            text: root.signs[root.teacher.grade]
        }
    }
    Words {
        objectName: "verdictText"
        anchors.verticalCenter: parent.verticalCenter
        strong: true
        color: Theme.feltText
        text: root.teacher.lossText
    }
    Words {
        anchors.verticalCenter: parent.verticalCenter
        visible: root.teacher.betterTile !== "" || root.teacher.betterAction !== ""
        color: Theme.feltTextDim
        text: root.teacher.betterAction === "" ? qsTr("better:") : qsTr("better: %1").arg(root.teacher.betterAction)
    }
    Tile {
        anchors.verticalCenter: parent.verticalCenter
        visible: root.teacher.betterTile !== ""
        tile: root.teacher.betterTile
        tileWidth: Theme.cardTile
    }
    IconButton {
        id: back

        objectName: "offerBackButton"
        anchors.verticalCenter: parent.verticalCenter
        visible: root.teacher.offersBack && Game.canTakeBack
        text: qsTr("Take it back")
        keyText: KeyBindings.texts[KeyBindings.TakeBack]
        onClicked: root.backRequested()
    }
}
