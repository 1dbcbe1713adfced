import QtQuick
import Tingpai
import Tingpai.App

// One side of the centre panel: wind, score, and the accent while this seat is to move.
Item {
    id: root

    required property SeatView seat

    readonly property bool upright: seat.position % 2 === 0
    readonly property color ink: seat.active ? Theme.feltAccent : Theme.feltText
    readonly property int edge: Theme.px(5)

    Rectangle { // the accent
        visible: root.seat.active
        x: root.seat.position === 1 ? parent.width - width : root.seat.position === 3 ? 0 : root.edge * 2
        y: root.seat.position === 0 ? parent.height - height : root.seat.position === 2 ? 0 : root.edge * 2
        width: root.upright ? parent.width - 4 * root.edge : root.edge
        height: root.upright ? root.edge : parent.height - 4 * root.edge
        radius: root.edge / 2
        color: Theme.accent
    }
    Grid {
        x: root.seat.position === 1 ? parent.width - width - root.edge * 2 : root.seat.position === 3 ? root.edge * 2
                : (parent.width - width) / 2
        y: root.seat.position === 0 ? parent.height - height - root.edge * 1.6 : root.seat.position === 2
                ? root.edge * 1.6 : (parent.height - height) / 2
        columns: root.upright ? 2 : 1
        columnSpacing: Theme.px(8)
        horizontalItemAlignment: Grid.AlignHCenter
        verticalItemAlignment: Grid.AlignVCenter

        Words {
            color: root.ink
            strong: true
            height: Theme.closeLine * font.pixelSize // as close as the lines between the seats
            font.pixelSize: Theme.tight(17)
            text: root.seat.windName
        }
        Words {
            color: root.ink
            height: Theme.closeLine * font.pixelSize
            font.pixelSize: Theme.tight(16)
            text: root.seat.scoreText
        }
    }
}
