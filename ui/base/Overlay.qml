import QtQuick
import Tingpai

// A page over the table. It takes the clicks and the keys that are not its own.
FocusScope {
    id: root

    default property alias content: panel.data
    property int panelWidth: Theme.px(760)
    property int panelHeight: Theme.px(560)

    Accessible.role: Accessible.Dialog

    MouseArea { // nothing behind is reached
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
    }
    Rectangle {
        id: panel

        anchors.centerIn: parent
        width: Math.min(root.panelWidth, root.width - 2 * Theme.margin)
        height: Math.min(root.panelHeight, root.height - 2 * Theme.margin)
        radius: Theme.px(16)
        color: Theme.panel
        border.width: Theme.line
        border.color: Theme.cardLine
    }
}
