import QtQuick
import QtQuick.Templates as T
import Tingpai

// One way on from the menu: what it is and, below, what one finds there.
T.AbstractButton {
    id: root

    property string detail: ""
    property string keyText: ""
    property bool strong: false

    readonly property color ink: strong ? Theme.accentInk : Theme.text

    implicitHeight: Math.max(40, Theme.px(58), lines.implicitHeight + Theme.px(12))
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: detail
    Accessible.onPressAction: if (enabled) clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.px(9)
        color: root.strong ? (root.hovered ? Qt.lighter(Theme.accent, 1.08) : Theme.accent)
                : root.down ? Theme.quietPressed : root.hovered ? Theme.quietHover : Theme.card
        border.width: root.visualFocus ? Theme.ring : Theme.line
        border.color: root.visualFocus ? Theme.focusRing : root.strong ? Theme.accentText : Theme.cardLine
    }
    Item {
        anchors.fill: parent

        Column {
            id: lines

            anchors.verticalCenter: parent.verticalCenter
            x: Theme.px(14)
            width: parent.width - 2 * x
            spacing: Theme.px(1)

            Words {
                width: parent.width - (key.visible ? key.implicitWidth + Theme.px(8) : 0)
                strong: true
                font.pixelSize: Theme.font(16)
                color: root.ink
                text: root.text
            }
            Words {
                visible: text !== ""
                width: parent.width
                font.pixelSize: Theme.tiny
                color: root.strong ? Theme.accentInk : Theme.textDim
                text: root.detail
            }
        }
        Words {
            id: key

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(14)
            y: Theme.px(10)
            visible: text !== ""
            font.pixelSize: Theme.tiny
            color: root.ink
            opacity: 0.9
            text: root.keyText
        }
    }
}
