pragma ComponentBehavior: Bound
import QtQuick

// A captioned group of small tiles on a plan card; counts are live copies.
Column {
    id: root

    required property string caption
    required property list<string> tiles

    property list<int> counts: []

    visible: tiles.length > 0
    spacing: Theme.px(2)

    Words {
        font.pixelSize: Theme.tiny
        color: Theme.textFaint
        text: root.caption
    }
    Row {
        spacing: Theme.px(2)

        Repeater {
            model: root.tiles

            Item {
                id: cell

                required property string modelData
                required property int index

                readonly property bool counted: index < root.counts.length

                width: Theme.cardTile
                height: Theme.tileHeight(Theme.cardTile) + (root.counts.length > 0 ? Theme.tiny + Theme.px(3) : 0)

                Tile {
                    tile: cell.modelData
                    tileWidth: Theme.cardTile
                }
                Words {
                    visible: cell.counted
                    anchors.bottom: parent.bottom
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Theme.tiny
                    color: cell.counted && root.counts[cell.index] === 0 ? Theme.loss : Theme.textDim
                    text: cell.counted ? "×" + root.counts[cell.index] : ""
                }
            }
        }
    }
}
