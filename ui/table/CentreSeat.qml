import QtQuick
import Tingpai
import Tingpai.App

// One side of the centre: wind and score, amber while this seat is to move.
Grid {
    id: root

    required property SeatView seat
    required property bool acting

    readonly property color ink: acting ? Theme.plateAccent : Theme.plateText
    readonly property int edge: Theme.px(20)

    x: seat.position === 1 ? parent.width - width - edge : seat.position === 3 ? edge : Math.round((parent.width - width) / 2)
    y: seat.position === 0 ? parent.height - height - edge : seat.position === 2 ? edge : Math.round((parent.height - height) / 2)
    columns: seat.position % 2 === 0 ? 2 : 1
    columnSpacing: Theme.px(7)
    rowSpacing: Theme.px(2)
    horizontalItemAlignment: Grid.AlignHCenter
    verticalItemAlignment: Grid.AlignVCenter

    WindMark {
        seat: root.seat
        size: Math.max(16, Theme.px(24))
        ink: root.acting ? (Theme.light ? Theme.plateAccent : Theme.accent) : Theme.plateText
        ground: Theme.disc
    }
    Words {
        color: root.ink
        strong: true
        height: Theme.closeLine * font.pixelSize
        font.pixelSize: Theme.tight(16)
        text: root.seat.scoreText
    }
}
