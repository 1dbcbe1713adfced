pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The hand of the game that waits, with its melds, small.
Row {
    id: root

    required property int tileWidth

    spacing: Theme.line

    Repeater {
        model: root.visible ? Game.hand : null

        Item {
            id: place

            required property bool used
            required property string tile
            required property bool drawn

            visible: used
            width: one.implicitWidth + (drawn ? Theme.px(8) : 0)
            height: one.implicitHeight

            Tile {
                id: one

                anchors.right: parent.right
                tile: place.tile
                tileWidth: root.tileWidth
            }
        }
    }
    Repeater {
        model: root.visible ? Game.bottom.melds : null

        Item {
            id: meld

            required property bool used
            required property list<string> tiles

            visible: used
            width: row.width + Theme.px(8)
            height: row.implicitHeight

            TileRow {
                id: row

                anchors.right: parent.right
                tiles: meld.tiles
                tileWidth: root.tileWidth
            }
        }
    }
}
