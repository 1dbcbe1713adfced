import QtQuick
import QtQuick.Templates as T
import Tingpai

// A small quiet button.
T.AbstractButton {
    id: root

    property string keyText: ""
    property string spoken: text

    implicitWidth: Math.max(height, words.implicitWidth + Theme.px(18))
    implicitHeight: Math.max(28, Theme.px(32), words.implicitHeight + Theme.px(4))
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.description: keyText
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.px(7)
        color: root.down ? Theme.quietPressed : root.hovered ? Theme.quietHover : root.checked ? Theme.selected
                : Theme.quietButton
        border.width: root.visualFocus ? Theme.ring : Theme.line
        border.color: root.visualFocus ? Theme.focusRing : root.checked ? Theme.gain : Theme.cardLine
    }
    Item {
        anchors.fill: parent

        Row {
            id: words

            anchors.centerIn: parent
            spacing: Theme.px(6)

            Words {
                font.pixelSize: Theme.small
                text: root.text
            }
            Words {
                visible: root.keyText !== ""
                anchors.verticalCenter: parent.verticalCenter
                font.pixelSize: Theme.tiny
                color: Theme.textDim
                text: root.keyText
            }
        }
    }
}
