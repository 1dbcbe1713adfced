import QtQuick
import QtQuick.Templates as T
import Tingpai

// One line of text to type.
T.TextField {
    id: root

    property string spoken: ""
    property string placeholder: ""

    implicitWidth: Theme.px(220)
    implicitHeight: Theme.buttonHeight
    leftPadding: Theme.px(12)
    rightPadding: Theme.px(12)
    verticalAlignment: TextInput.AlignVCenter
    selectByMouse: true
    color: Theme.text
    selectionColor: Theme.button
    selectedTextColor: Theme.buttonText
    font.family: Theme.family
    font.pixelSize: Theme.font(16)
    Accessible.role: Accessible.EditableText
    Accessible.name: spoken

    background: Rectangle {
        radius: Theme.px(9)
        color: Theme.track
        border.width: root.activeFocus ? Theme.ring : Theme.line
        border.color: root.activeFocus ? Theme.focusRing : Theme.cardLine

        Words {
            anchors.fill: parent
            anchors.leftMargin: Theme.px(12)
            anchors.rightMargin: Theme.px(12)
            verticalAlignment: Text.AlignVCenter
            visible: root.text === "" && root.preeditText === ""
            font.pixelSize: Theme.small
            color: Theme.textFaint
            text: root.placeholder
        }
    }
}
