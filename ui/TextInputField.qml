import QtQuick
import QtQuick.Templates as T

// One line to type in.
T.TextField {
    id: root

    required property string spoken

    implicitHeight: Math.max(28, Theme.px(40))
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(14)
    verticalAlignment: TextInput.AlignVCenter
    color: Theme.text
    placeholderTextColor: Theme.textFaint
    selectionColor: Theme.button
    selectedTextColor: Theme.buttonText
    selectByMouse: true
    font.family: Theme.family
    font.pixelSize: Theme.normal
    Accessible.role: Accessible.EditableText
    Accessible.name: spoken

    background: Rectangle {
        radius: Theme.px(9)
        color: Theme.track
        border.width: root.activeFocus ? Theme.ring : Theme.line
        border.color: root.activeFocus ? Theme.focusRing : Theme.cardLine
    }
    Words {
        anchors.fill: parent
        anchors.leftMargin: root.leftPadding
        anchors.rightMargin: root.rightPadding
        visible: root.text === "" && root.preeditText === ""
        color: Theme.textFaint
        text: root.placeholderText
    }
}
