pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// The wall round the centre: 72 strokes, one a stack of two, lit while there. They go as tiles are drawn, round the table in the order of play.
Item {
    id: root

    required property int tilesLeft

    readonly property int stacks: Math.ceil(tilesLeft / 2)
    readonly property int inset: Theme.px(9)
    readonly property int corner: Theme.px(17)
    readonly property int thick: Math.max(3, Theme.px(6))

    Repeater {
        model: 72

        Rectangle {
            required property int index

            // Below, right, above, left: each from its owner's left to the right.
            readonly property int side: Math.floor(index / 18)
            readonly property bool flat: side % 2 === 0
            readonly property real step: ((flat ? root.width : root.height) - 2 * root.corner) / 18
            readonly property int at: side === 0 || side === 3 ? index % 18 : 17 - index % 18
            readonly property int along: Math.round(root.corner + at * step)

            x: flat ? along : side === 1 ? root.width - root.inset - width : root.inset
            y: !flat ? along : side === 0 ? root.height - root.inset - height : root.inset
            width: flat ? Math.max(2, Math.floor(step) - Theme.px(2)) : root.thick
            height: flat ? root.thick : Math.max(2, Math.floor(step) - Theme.px(2))
            radius: Theme.px(1.5)
            color: index >= 72 - root.stacks ? Theme.wall : Theme.wallTaken
        }
    }
}
