import QtQuick
import Tingpai

// What is painted on a tile's face. All of one width share one picture in memory.
Image {
    required property string tile // "3m"; empty: face down
    required property int tileWidth

    visible: tile !== ""
    width: tileWidth
    height: Theme.faceHeight(tileWidth)
    source: Theme.tileSource(tile)
    sourceSize: Theme.inPixels(tileWidth, Theme.faceHeight(tileWidth))
}
