import QtQuick
import Tingpai

// Round what is pointed out. A line outside parts it from whatever lies there.
Rectangle {
    id: root

    color: "transparent"
    border.width: Theme.ring
    border.color: Theme.accent

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.line
        radius: root.radius + Theme.line
        color: "transparent"
        border.width: Theme.line
        border.color: Theme.rimOf(root.border.color)
    }
}
