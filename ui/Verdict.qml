import QtQuick
import Tingpai.App

// What the last choice cost: a dot (how bad by colour and sign, larger once it was punished) and a sentence.
Row {
    id: root

    required property Teacher teacher
    required property real room

    readonly property list<string> signs: ["✓", "·", "!", "!!"]
    readonly property real dot: Theme.px(teacher.punished ? 28 : 20)

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
        id: words

        objectName: "verdictText"
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, Math.max(0, root.room - root.dot - 2 * root.spacing - (back.visible ? back.width : 0)))
        elide: Text.ElideRight
        text: root.teacher.text
    }
    IconButton {
        id: back

        objectName: "offerBackButton"
        anchors.verticalCenter: parent.verticalCenter
        visible: root.teacher.offersBack && Game.canTakeBack
        text: qsTr("Take it back")
        keyText: KeyBindings.texts.takeBack
        onClicked: Game.takeBack(false)
    }
}
