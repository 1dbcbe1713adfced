import QtQuick
import QtQuick.Templates as T
import Tingpai

// Something that is on or off, with its name and the key that does the same.
T.AbstractButton {
    id: root

    property string keyText: ""
    property string spoken: text

    implicitWidth: knobRoom.width + Theme.gap + words.implicitWidth
    implicitHeight: Math.max(28, Theme.px(32), words.implicitHeight)
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.CheckBox
    Accessible.name: spoken
    Accessible.description: keyText
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: clicked()
    Accessible.onToggleAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Rectangle {
        id: knobRoom

        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(38)
        height: Theme.px(22)
        radius: height / 2
        color: root.checked ? Theme.chosenFill : Theme.track
        border.width: root.visualFocus ? Theme.ring : Theme.line
        border.color: root.visualFocus ? Theme.focusRing : root.hovered ? Theme.text : Theme.buttonLine

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            x: root.checked ? parent.width - width - Theme.px(3) : Theme.px(3)
            width: parent.height - Theme.px(6)
            height: width
            radius: width / 2
            color: root.checked ? Theme.badgeText : Theme.textFaint

            Behavior on x {
                NumberAnimation {
                    duration: Theme.quick
                }
            }
        }
    }
    Row {
        id: words

        anchors.left: knobRoom.right
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(6)

        Words {
            strong: true
            text: root.text
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.keyText !== ""
            font.pixelSize: Theme.tiny
            color: Theme.textDim
            text: root.keyText
        }
    }
}
