pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// A captioned group of small tiles on a plan card; counts are live copies, whose room is kept where they are not told.
Flow {
    id: root

    required property string caption
    required property list<string> tiles
    required property int widest

    property list<int> counts: []
    property bool counted: true
    property bool beside: false // the caption, else it stands above
    property int tileWidth: Theme.planTile
    property int room: 4 // places made; they stay, because making them costs more than showing other tiles

    readonly property int cellWidth: root.tileWidth + (counts.length > 0 ? Math.round(Theme.tiny * (beside ? 1.9 : 1.4)) : 0)
    readonly property int gap: Theme.px(2)
    readonly property int tilesWidth: tiles.length * (cellWidth + gap) - gap

    visible: tiles.length > 0
    width: beside ? Math.min(widest, name.width + spacing + tilesWidth) : widest
    spacing: Theme.px(6)
    onTilesChanged: room = Math.max(room, tiles.length)

    Words {
        id: name

        width: root.beside ? Math.min(implicitWidth, root.widest) : root.widest
        height: root.beside ? Theme.tileHeight(root.tileWidth) : implicitHeight
        font.pixelSize: Theme.tiny
        color: Theme.textDim
        text: root.caption
    }
    Flow {
        width: Math.min(root.widest, root.tilesWidth)
        spacing: root.gap

        Repeater {
            model: root.room

            Item {
                id: cell

                required property int index

                readonly property bool used: index < root.tiles.length
                readonly property bool counted: root.counted && index < root.counts.length

                visible: used
                width: root.cellWidth
                height: Theme.tileHeight(root.tileWidth)

                Tile {
                    tile: cell.used ? root.tiles[cell.index] : ""
                    tileWidth: root.tileWidth
                }
                Words {
                    visible: cell.counted
                    anchors.bottom: parent.bottom
                    x: root.tileWidth + Theme.px(2)
                    width: parent.width - x
                    font.pixelSize: Theme.tiny
                    color: cell.counted && root.counts[cell.index] === 0 ? Theme.loss : Theme.textDim
                    text: !cell.counted ? "" : !root.beside ? root.counts[cell.index] : root.counts[cell.index] === 0 ? "✕0"
                            : "×" + root.counts[cell.index]
                }
            }
        }
    }
}
