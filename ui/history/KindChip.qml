import QtQuick
import QtQuick.Templates as T
import Tingpai

// A kind of mistake and how many of it there are: ticked while they are listed.
T.AbstractButton {
    id: root

    required property int index
    required property bool used
    required property string name
    required property int count
    required property bool shown
    required property string spoken

    readonly property color ink: shown ? Theme.buttonText : Theme.textDim

    visible: used
    implicitWidth: words.implicitWidth + Theme.px(20)
    implicitHeight: Math.max(28, Theme.px(32), words.implicitHeight + Theme.px(6))
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.CheckBox
    Accessible.name: spoken
    Accessible.checkable: true
    Accessible.checked: shown
    Accessible.onPressAction: clicked()
    Accessible.onToggleAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    background: Rectangle {
        radius: height / 2
        color: root.shown ? (root.hovered ? Theme.buttonHover : Theme.button) : root.hovered ? Theme.quietButton
                : "transparent"
        border.width: root.visualFocus ? Theme.ring : Theme.line
        border.color: root.visualFocus ? Theme.focusRing : root.shown ? Theme.buttonLine : Theme.cardLine
    }
    Item {
        anchors.fill: parent

        Row {
            id: words

            objectName: "chipWords"
            anchors.centerIn: parent
            spacing: Theme.px(5)

            Words { // of one width, so that nothing moves
                width: font.pixelSize
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.small
                color: root.ink
                text: root.shown ? "✓" : "○"
            }
            Words {
                font.pixelSize: Theme.small
                color: root.ink
                text: root.name
            }
            Words {
                strong: true
                font.pixelSize: Theme.small
                color: root.ink
                text: root.count
            }
        }
    }
}
