import QtQuick
import Tingpai

// A tile that may be pointed out by a ring.
Tile {
    id: root

    property bool ringed: false
    property color ringColor: Theme.accent

    Loader { // few have it
        active: root.ringed
        anchors.fill: parent
        anchors.margins: 1 - Theme.ring
        source: "TileRing.qml"
    }
}
