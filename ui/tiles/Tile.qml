import QtQuick
import Tingpai

// One tile, face up or down, turned by quarters. It shows; it does not listen. A table has a hundred of them: it
// is as small as can be.
Item {
    id: root

    required property string tile // "3m"; empty: face down
    required property int tileWidth

    property int turns: 0 // quarter turns clockwise
    property bool ringed: false
    property color ringColor: Theme.accent

    readonly property int tileHeight: Theme.tileHeight(tileWidth)

    implicitWidth: turns % 2 === 0 ? tileWidth : tileHeight
    implicitHeight: turns % 2 === 0 ? tileHeight : tileWidth

    TileImage {
        anchors.centerIn: parent
        rotation: 90 * root.turns
        tile: root.tile
        tileWidth: root.tileWidth
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.ring + 1
        visible: root.ringed
        radius: root.tileWidth * 0.12
        color: "transparent"
        border.width: Theme.ring
        border.color: root.ringColor
    }
}
