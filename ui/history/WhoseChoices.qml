import QtQuick
import Tingpai

// Whose choices are looked at, one of several players. Left and right go round them.
Item {
    id: root

    required property list<string> names
    required property int current
    required property bool own // of the person who looks

    signal chosen(int index)

    function step(by: int) {
        chosen((current + by + names.length) % names.length);
    }

    implicitHeight: Math.max(before.height, words.implicitHeight) + Theme.px(6)
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: words.text
    Accessible.onIncreaseAction: step(1)
    Accessible.onDecreaseAction: step(-1)
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(9)
        color: Theme.track
        border.width: root.activeFocus ? Theme.ring : Theme.line
        border.color: root.activeFocus ? Theme.focusRing : Theme.cardLine
    }
    IconButton {
        id: before

        objectName: "previousPersonButton"
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.px(3)
        focusPolicy: Qt.NoFocus
        text: "‹"
        spoken: qsTr("Previous player")
        onClicked: root.step(-1)
    }
    Words {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        anchors.left: before.right
        anchors.right: after.left
        anchors.margins: Theme.px(6)
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        strong: true
        text: root.own ? qsTr("Your decisions (%1 of %2)").arg(root.current + 1).arg(root.names.length)
                : qsTr("Decisions of %1 (%2 of %3)").arg(root.names[root.current] ?? "").arg(root.current + 1).arg(root.names.length)
    }
    IconButton {
        id: after

        objectName: "nextPersonButton"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(3)
        anchors.verticalCenter: parent.verticalCenter
        focusPolicy: Qt.NoFocus
        text: "›"
        spoken: qsTr("Next player")
        onClicked: root.step(1)
    }
}
