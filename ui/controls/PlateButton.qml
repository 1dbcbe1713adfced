import QtQuick
import QtQuick.Templates as T
import Tingpai

// A button that lies on the cloth.
T.AbstractButton {
    id: root

    property string keyText: ""
    property string spoken: text

    implicitWidth: Math.max(height, words.implicitWidth + Theme.px(20))
    implicitHeight: Math.max(28, Theme.px(38))
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.description: keyText
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.radius
        color: root.down || root.hovered ? Theme.plateHover : Theme.plate
        border.width: root.visualFocus ? Theme.ring : Theme.line
        border.color: root.visualFocus ? Theme.focusRing : Theme.plateLine
    }
    Item {
        anchors.fill: parent

        Row {
            id: words

            anchors.centerIn: parent
            spacing: Theme.px(6)

            Words {
                strong: true
                font.pixelSize: Theme.tight(15)
                color: Theme.plateText
                text: root.text
            }
            Words {
                visible: root.keyText !== ""
                anchors.verticalCenter: parent.verticalCenter
                font.pixelSize: Theme.tight(12)
                color: Theme.plateDim
                text: root.keyText
            }
        }
    }
}
