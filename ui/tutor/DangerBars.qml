import QtQuick
import Tingpai

// How likely a discard loses to each opponent: bars that hang down, full at 20 %, told apart by colour and pattern.
Item {
    id: root

    required property real next // 0 to 1
    required property real opposite
    required property real previous

    readonly property real cap: 0.2
    readonly property bool any: next + opposite + previous > 0.002
    readonly property int barWidth: Math.round(width / 3) - 2 * Theme.line

    function heightOf(share: real): int {
        return Math.round(Theme.dangerBar * Math.min(1, share / cap));
    }

    implicitHeight: Theme.dangerBar

    Rectangle { // 10 %
        visible: root.any
        y: Math.round(Theme.dangerBar / 2) - height
        width: root.width
        height: Theme.line
        color: Theme.tick
    }
    Rectangle { // 20 %
        visible: root.any
        y: Theme.dangerBar - height
        width: root.width
        height: Theme.line
        color: Theme.tick
    }
    DangerBar {
        opponent: 1
        x: Theme.line
        width: root.barWidth
        height: root.heightOf(root.next)
        overflowing: root.next > root.cap
    }
    DangerBar {
        opponent: 2
        x: Math.round(root.width / 3) + Theme.line
        width: root.barWidth
        height: root.heightOf(root.opposite)
        overflowing: root.opposite > root.cap
    }
    DangerBar {
        opponent: 3
        x: Math.round(root.width * 2 / 3) + Theme.line
        width: root.barWidth
        height: root.heightOf(root.previous)
        overflowing: root.previous > root.cap
    }
}
