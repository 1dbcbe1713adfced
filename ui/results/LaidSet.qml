pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// One set of the hand that won; the tile that completed it has the ring.
Item {
    id: root

    required property bool used
    required property int place
    required property list<string> tiles
    required property list<string> standsFor // of each tile, where it is wild
    required property int winning // index of the tile that won, -1: none of these
    required property int tileWidth

    property bool told: false // what is told stands on it
    property bool tileTold: false // on the tile that won alone
    property int room: 3 // places made; they stay, because making them costs more than showing other tiles

    readonly property int pitch: tileWidth + Theme.line

    visible: used
    width: tiles.length * pitch - Theme.line
    height: Theme.tileHeight(tileWidth) + Theme.px(14)
    onTilesChanged: room = Math.max(room, tiles.length)

    RowShadow {
        rowWidth: root.width
        rowHeight: Theme.tileHeight(root.tileWidth) + Theme.px(11)
    }
    Repeater {
        model: root.room

        RingedTile {
            required property int index

            visible: index < root.tiles.length
            x: index * root.pitch
            z: ringed ? 1 : 0
            tile: visible ? root.tiles[index] : ""
            tileWidth: root.tileWidth
            ringed: index === root.winning

            Loader { // few have it
                active: (root.standsFor[parent.index] ?? "") !== ""
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                source: "../tiles/StandsFor.qml"
                onLoaded: {
                    item.tile = Qt.binding(() => root.standsFor[parent.index] ?? "");
                    item.hostWidth = Qt.binding(() => root.tileWidth);
                }
            }
        }
    }
    Rectangle {
        readonly property bool one: !root.told && root.tileTold

        visible: root.told || root.tileTold && root.winning >= 0
        x: one ? root.winning * root.pitch : 0
        anchors.bottom: parent.bottom
        width: one ? root.tileWidth : root.width
        height: Math.max(2, Theme.px(4))
        radius: height / 2
        color: Theme.gain
    }
}
