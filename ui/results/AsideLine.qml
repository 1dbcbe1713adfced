pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// A line of tiles beside the hand that won; those that count have the ring.
Row {
    id: root

    required property bool used
    required property int place
    required property string caption
    required property list<string> tiles
    required property list<bool> counts
    required property int tileWidth

    property bool told: false // what is told stands on it
    property int room: 1 // tiles made, see LaidSet

    visible: used
    spacing: Theme.px(8)
    onTilesChanged: room = Math.max(room, tiles.length)

    Words {
        anchors.verticalCenter: parent.verticalCenter
        visible: text !== ""
        color: Theme.textDim
        font.pixelSize: Theme.font(14)
        text: root.caption
    }
    Item {
        width: row.width
        height: row.height + Theme.px(8)

        Row {
            id: row

            spacing: Theme.px(4)

            Repeater {
                model: root.room

                RingedTile {
                    required property int index

                    visible: index < root.tiles.length
                    tile: visible ? root.tiles[index] : ""
                    tileWidth: root.tileWidth
                    ringed: root.counts[index] ?? false
                }
            }
        }
        Rectangle {
            visible: root.told
            anchors.bottom: parent.bottom
            width: parent.width
            height: Math.max(2, Theme.px(4))
            radius: height / 2
            color: Theme.gain
        }
    }
}
