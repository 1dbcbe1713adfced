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
        Rectangle {
            id: track

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(height * 1.75)
            height: Theme.font(24)
            radius: height / 2
            color: root.checked ? Theme.button : Theme.track
            border.width: Theme.line
            border.color: root.checked ? Theme.buttonLine : Theme.textFaint

            Rectangle {
                x: root.checked ? parent.width - width - y : y
                y: Math.round(parent.height / 8)
                width: parent.height - 2 * y
                height: width
                radius: width / 2
                color: root.checked ? Theme.buttonText : Theme.textFaint
            }
        }
    }
}
