pragma ComponentBehavior: Bound
import QtQuick

// A few tiles side by side, read aloud as one.
Row {
    id: root

    required property list<string> tiles
    required property int tileWidth

    property string heading: ""
    property list<string> badges: [] // a short text under each tile, or none

    spacing: Math.max(1, Math.round(tileWidth * 0.06))
    Accessible.role: Accessible.StaticText

    Repeater {
        model: root.tiles

        Column {
            id: cell

            required property string modelData
            required property int index

            Tile {
                tile: cell.modelData
                tileWidth: root.tileWidth
            }
            Words {
                visible: root.badges.length > cell.index
                width: root.tileWidth
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.tiny
                color: Theme.textDim
                text: visible ? root.badges[cell.index] : ""
            }
        }
    }
}
