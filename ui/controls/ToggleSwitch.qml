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

    SwitchTrack {
        id: knobRoom

        anchors.verticalCenter: parent.verticalCenter
        height: Theme.px(22)
        on: root.checked
        pointed: root.hovered
        focused: root.visualFocus
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
