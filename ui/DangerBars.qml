pragma ComponentBehavior: Bound
import QtQuick

// How likely a discard loses to each opponent: bars that hang down, full at 20 %, told apart by colour and pattern.
Item {
    id: root

    required property real next // 0 to 1
    required property real opposite
    required property real previous

    readonly property list<real> shares: [next, opposite, previous]
    readonly property real cap: 0.2
    readonly property bool any: next + opposite + previous > 0.002

    implicitHeight: Theme.dangerBar

    Repeater { // ticks at 10 and 20 %
        model: root.any ? 2 : 0

        Rectangle {
            required property int index

            y: Math.round(Theme.dangerBar * (index + 1) / 2) - height
            width: root.width
            height: Theme.line
            color: Theme.tick
        }
    }
    Repeater {
        model: root.shares

        DangerBar {
            required property real modelData
            required property int index

            x: Math.round(index * root.width / 3) + Theme.line
            width: Math.round(root.width / 3) - 2 * Theme.line
            height: Math.round(Theme.dangerBar * Math.min(1, modelData / root.cap))
            opponent: index + 1
            overflowing: modelData > root.cap
        }
    }
}
