pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// A captioned group of small tiles on a plan card; counts are live copies, whose room is kept where they are not told.
Column {
    id: root

    required property string caption
    required property list<string> tiles
    required property int widest

    property list<int> counts: []
    property bool counted: true
    property int room: 4 // places made; they stay, because making them costs more than showing other tiles

    readonly property int cellWidth: Math.max(Theme.planTile, counts.length > 0 ? Math.round(Theme.tiny * 1.9) : 0)

    visible: tiles.length > 0
    spacing: Theme.px(2)
    onTilesChanged: room = Math.max(room, tiles.length)

    Words {
        font.pixelSize: Theme.tiny
        color: Theme.textDim
        text: root.caption
    }
    Flow {
        width: Math.min(root.widest, root.tiles.length * (root.cellWidth + spacing) - spacing)
        spacing: Theme.px(2)

        Repeater {
            model: root.room

            Item {
                id: cell

                required property int index

                readonly property bool used: index < root.tiles.length
                readonly property bool counted: root.counted && index < root.counts.length

                visible: used
                width: root.cellWidth
                height: Theme.tileHeight(Theme.planTile) + (root.counts.length > 0 ? Theme.tiny + Theme.px(3) : 0)

                Tile {
                    anchors.horizontalCenter: parent.horizontalCenter
                    tile: cell.used ? root.tiles[cell.index] : ""
                    tileWidth: Theme.planTile
                }
                Words {
                    visible: cell.counted
                    anchors.bottom: parent.bottom
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Theme.tiny
                    color: cell.counted && root.counts[cell.index] === 0 ? Theme.loss : Theme.textDim
                    text: !cell.counted ? "" : root.counts[cell.index] === 0 ? "✕ 0" : "×" + root.counts[cell.index]
                }
            }
        }
    }
}
