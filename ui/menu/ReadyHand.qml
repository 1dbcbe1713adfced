pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// A hand that waits, for show: nine kinds of tiles win it.
Item {
    id: root

    required property int room

    readonly property int apart: Theme.px(24)
    readonly property int tileWidth: Math.min(Theme.px(74), Math.floor((room - apart) / 14) - Theme.line)
    readonly property int pitch: tileWidth + Theme.line
    readonly property string ranks: "1112345678999"

    implicitWidth: 14 * pitch - Theme.line + apart
    implicitHeight: Theme.tileHeight(tileWidth)
    Accessible.ignored: true

    RowShadow {
        rowY: Theme.px(18)
        rowWidth: 13 * root.pitch
        rowHeight: root.height - Theme.px(4)
    }
    RowShadow {
        rowX: 13 * root.pitch + root.apart
        rowY: Theme.px(18)
        rowWidth: root.pitch
        rowHeight: root.height - Theme.px(4)
    }
    Repeater {
        model: root.ranks.length

        Tile {
            required property int index

            x: index * root.pitch
            standing: true
            tile: root.ranks[index] + "m"
            tileWidth: root.tileWidth
        }
    }
    Tile {
        x: 13 * root.pitch + root.apart
        tile: ""
        tileWidth: root.tileWidth
    }
}
