import QtQuick
import Tingpai
import Tingpai.App

// One side of the centre: wind and score, amber while this seat is to move.
Grid {
    id: root

    required property SeatView seat
    required property bool acting

    property real zoom: 1 // at which the table is drawn
    readonly property bool fits: score.fitsIn(widest)

    readonly property color ink: acting ? Theme.plateAccent : Theme.plateText
    readonly property int edge: Theme.px(20)
    readonly property bool aside: seat.position % 2 === 1
    readonly property int widest: aside ? (parent.width - (parent as CentrePanel).room) / 2 - edge : parent.width / 2 // of the score

    x: seat.position === 1 ? parent.width - width - edge : seat.position === 3 ? edge : Math.round((parent.width - width) / 2)
    y: seat.position === 0 ? parent.height - height - edge : seat.position === 2 ? edge : Math.round((parent.height - height) / 2)
    columns: aside ? 1 : 2
    columnSpacing: Theme.px(7)
    rowSpacing: Theme.px(2)
    horizontalItemAlignment: Grid.AlignHCenter
    verticalItemAlignment: Grid.AlignVCenter

    WindMark {
        seat: root.seat
        size: Math.max(Math.round(16 / root.zoom), Theme.px(24))
        ink: root.acting ? (Theme.light ? Theme.plateAccent : Theme.accent) : Theme.plateText
        ground: Theme.disc
    }
    Words { // large figures: they are read from afar
        id: score

        width: Math.min(implicitWidth, root.widest)
        color: root.ink
        strong: true
        height: Theme.closeLine * font.pixelSize
        font.pixelSize: Theme.tightAt(21, root.zoom)
        text: root.seat.scoreText
    }
}
