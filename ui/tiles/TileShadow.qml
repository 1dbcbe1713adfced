import QtQuick
import Tingpai

// The soft shadow of a lying tile. All shadows of a group lie under all its tiles: none darkens its neighbour.
Image {
    required property int tileWidth
    property bool wide: false
    property real tileX: 0
    property real tileY: 0

    readonly property int margin: Math.round(0.16 * tileWidth)

    x: tileX - margin
    y: tileY - margin + Math.round(0.06 * tileWidth)
    width: (wide ? Theme.faceHeight(tileWidth) : tileWidth) + 2 * margin
    height: (wide ? tileWidth : Theme.faceHeight(tileWidth)) + Theme.tileEdge(tileWidth) + 2 * margin
    source: "qrc:/assets/table/tile_shadow.png"
    sourceSize.width: Math.ceil(width * Theme.pixelRatio)
    sourceSize.height: Math.ceil(height * Theme.pixelRatio)
}
