pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// Somebody has been thinking for a while. It blocks nothing and moves nothing.
Row {
    id: root

    required property bool thinking

    property bool told: false // enough to be told
    property int lit: 0

    spacing: Theme.px(3)
    opacity: told ? 1 : 0
    onThinkingChanged: told = false
    Accessible.ignored: !told
    Accessible.role: Accessible.Indicator
    Accessible.name: qsTr("thinking")

    Timer {
        running: root.thinking
        interval: Theme.beat
        repeat: true
        onTriggered: {
            root.lit = (root.lit + 1) % 3;
            root.told = true;
        }
    }
    Repeater {
        model: 3

        Rectangle {
            required property int index

            width: Theme.px(6)
            height: width
            radius: width / 2
            color: Theme.stroke
            opacity: index === root.lit ? 1 : 0.35
        }
    }
}
