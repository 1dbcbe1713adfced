import QtQuick
import QtQuick.Templates as T
import Tingpai

// Something that is on or off: a press asks for the other.
T.AbstractButton {
    id: root

    implicitHeight: Math.max(Theme.px(48), label.implicitHeight + Theme.px(12))
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checked: checked
    Accessible.checkable: true
    Accessible.onPressAction: clicked()
    Accessible.onToggleAction: clicked()
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    background: Rectangle {
        radius: Theme.px(9)
        color: root.hovered ? Theme.quietHover : "transparent"
        border.width: root.visualFocus ? Theme.ring : 0
        border.color: Theme.focusRing
    }
    Item {
        anchors.fill: parent

        Words {
            id: label

            x: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            width: track.x - x - Theme.px(12)
            wrapMode: Text.Wrap
            text: root.text
        }
        SwitchTrack {
            id: track

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            height: Theme.font(24)
            on: root.checked
        }
    }
}
