import QtQuick
import Tingpai

// One tile, face up or down, lying in any direction or standing before its owner: a body, and the face's picture on it.
// It shows; it does not listen. A table has a hundred of them: it is as small as can be.
Item {
    id: root

    required property string tile // "3m"; empty: face down
    required property int tileWidth

    property int turns: 0 // quarter turns clockwise
    property bool standing: false // its edge is above the face, not below

    readonly property bool wide: turns % 2 === 1
    readonly property int faceWidth: wide ? Theme.faceHeight(tileWidth) : tileWidth
    readonly property int faceHeight: wide ? tileWidth : Theme.faceHeight(tileWidth)

    implicitWidth: faceWidth
    implicitHeight: faceHeight + Theme.tileEdge(tileWidth)

    TileBody {
        width: root.implicitWidth
        height: root.implicitHeight
        sourceSize: root.wide ? Theme.inPixels(Theme.faceHeight(root.tileWidth), root.tileWidth + Theme.tileEdge(root.tileWidth))
                : Theme.inPixels(root.tileWidth, Theme.tileHeight(root.tileWidth))
        pose: root.standing ? (root.tile === "" ? "far" : "stand") : (root.tile === "" ? "down" : "lie") + (root.wide ? "_wide" : "")
    }
    TileImage {
        x: (root.faceWidth - width) / 2
        y: (root.faceHeight - height) / 2 + (root.standing ? Theme.tileEdge(root.tileWidth) : 0)
        rotation: 90 * root.turns
        tile: root.tile
        tileWidth: root.tileWidth
    }
}
