pragma ComponentBehavior: Bound
import QtQuick

// Somebody thinks. It blocks nothing.
Row {
    id: root

    property int lit: 0

    spacing: Theme.px(3)
    Accessible.role: Accessible.Indicator
    Accessible.name: qsTr("thinking")

    Timer {
        running: root.visible
        interval: 240
        repeat: true
        onTriggered: root.lit = (root.lit + 1) % 3
    }
    Repeater {
        model: 3

        Rectangle {
            required property int index

            width: Theme.px(6)
            height: width
            radius: width / 2
            color: Theme.accentText
            opacity: index === root.lit ? 1 : 0.35
        }
    }
}
